"""The rules of Alcazar and Das neue Big Boss, sentence by sentence: tests are named after the section or ruling."""
