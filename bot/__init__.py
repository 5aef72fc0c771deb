"""The Discord bot, the local Discord to try it with, and the `petitbleu` command."""
