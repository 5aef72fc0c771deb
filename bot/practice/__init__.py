"""The local Discord: its HTTP API, its gateway and a web page, on this machine alone.

The bot inside it is the real one; `connect` gives it the address. A club of six people is made
afresh at every start and lives in memory. What Discord would refuse is refused here with Discord's
codes, so that a bot that works here works there.
"""
