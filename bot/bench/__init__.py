"""Measuring speed: every figure stands beside a floor or a peer measured in the same run.

Seconds depend on the machine and on what else it does; ratios say whether the code got slower.
"""
