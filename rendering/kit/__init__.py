"""What all boards share: boxes, type, colours, sprites, and a canvas that keeps text inside."""
