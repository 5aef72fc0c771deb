"""What a seat sees, as a picture and as words."""
