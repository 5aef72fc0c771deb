"""The arithmetic of leagues: fixtures, standings, promotion, pairings, brackets, ratings.

Pure functions over numbers and small values: no database, no Discord, no clock. The club's league
service (`bot.club.league`) feeds them from what is stored and writes down what they say.
"""
