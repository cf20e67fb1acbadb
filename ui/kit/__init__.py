"""What all screens are made of: colours, texts, cards. The place that knows KivyMD."""
