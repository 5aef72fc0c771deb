"""Months at the club in minutes: many tables, many people, a clock that jumps, and kills."""
