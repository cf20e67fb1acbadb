"""The rules of Burgen Land, sentence by sentence: tests are named after the chapter or ruling of the rules."""
