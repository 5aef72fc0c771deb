"""The message layouts: each is made from what the club tells, for one reader."""
