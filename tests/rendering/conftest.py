"""Properties are tried with the same examples every time, however slow the machine is today."""

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.load_profile("steady")
