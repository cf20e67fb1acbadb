"""The surface that every board lies on, and what boards are drawn with."""
