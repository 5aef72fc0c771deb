"""Whole games through the local Discord, with the real bot and the real discord.py."""
