"""A program that plays Innovation."""
