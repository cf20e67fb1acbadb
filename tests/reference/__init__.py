"""A slow, plain referee for Alcazar and Das neue Big Boss, written apart from the engine to check its traces."""
