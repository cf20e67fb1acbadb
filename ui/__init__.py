"""The screens of Alcazar, made with Kivy and KivyMD. They ask the engine and show its answers; they know no rules."""
