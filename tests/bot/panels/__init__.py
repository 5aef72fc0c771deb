"""The message layouts."""
