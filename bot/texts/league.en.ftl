# Leagues: sign-up, seasons, standings, ratings, and the organisers’ log, in English.

# Refusals

league-not-organiser = Only those who run this server, or have the role it names for that, can organise leagues.
league-bad-seats = This game’s leagues have tables of { $least } to { $most }.
league-bad-points = Give { $seats } numbers from best to worst, for example { $seats ->
    [2] 2 0
    [3] 4 2 0
   *[other] 6 3 1 0
}; the first must be worth more than the last.
league-bad-size = A division has { $least } to { $most } entrants.
league-bad-moves = As many or fewer may go up than come down, and at most { $most } of a division of this size.
league-bad-tables = Everybody plays 1 to { $most } tables in a season, and 1 to { $at_once } at a time.
league-bad-tie-break = “{ $name }” is no tie-break. There are: { $known }.
tie-break-wins = most wins
tie-break-head-to-head = head to head
tie-break-opponents = strength of opponents
tie-break-share = share of the points scored
tie-break-places = better places
league-bad-name = A league’s name has 1 to { $most } characters.
league-name-taken = This club has a league called “{ $name }” already.
league-bad-days = A sign-up lasts up to { $most } days.
league-bad-reason = Give a reason of 1 to { $most } characters; it stands in the log.
league-bad-adjustment = Points are adjusted by 1 to { $most }, up or down.
league-no-channel = This league’s channel is gone. Give it another with /{ name-league } { name-league-move }.
league-needs-channel = A league needs a text channel, in which its tables get threads.
league-which = This club has several leagues: say which.
league-none = This club has no league yet. /{ name-league } { name-league-create } makes one.
league-withdrawn = You have withdrawn from this season, and can enter the next.
league-full = No more than { $most } can enter.
league-not-in = That person has no place in this season.
league-in-already = { $name } has a place in this season already.
league-went-on = The league has gone on from that result; it stands.
league-fixture-settled = That fixture needs no table any more.
no-such-league = That league is not in our books.
no-such-season = That season is not in our books.
no-season-yet = This league has had no season yet.
no-such-result = That result is not in our books.
season-goes-on = A season of this league is going on already.
season-over = That season is over.
season-begun = That season has begun already.
season-not-begun = That season has not begun yet.
done-before = That has been done already.

# The season’s message

league-season = Season { $number }
league-division = Division { $number }
league-round = Round { $round } of { $rounds }
league-round-number = Round { $round }
league-format-league = league
league-format-swiss = Swiss event
league-format-knock-out = knock-out
league-seats = tables of { $seats }
league-at-once = { $count ->
    [one] one table at a time
   *[other] up to { $count } tables at a time
}
league-closes = Sign-up closes { $when }.
league-entered = { $count ->
    [0] Nobody has signed up yet.
    [one] One has signed up{ $most ->
        [0] :
       *[other] { " " }(of { $most }):
    }
   *[other] { $count } have signed up{ $most ->
        [0] :
       *[other] { " " }(of { $most }):
    }
}
league-waiting = Waiting list:
league-progress = { $tables ->
    [one] { $done } of { $tables } table played
   *[other] { $done } of { $tables } tables played
}
league-paused = The season is paused: no further tables open.
league-won = { $champion } wins the season!
league-without-result = The season ended without a result.
league-called-off = This season was called off.
league-join = Sign up
league-wait = Wait for a place
league-leave = Withdraw
league-begin = Begin now
league-mine = My tables
league-text = Standings as text
league-next = Open the next season
league-opens = The table opens in this thread.
league-champion = { $champion } is the champion of season { $number }. Congratulations!

league-joined-in = You are in.
league-joined-waiting = You are on the waiting list, and take the next place that becomes free.
league-left = You are out of this season.
league-not-there = You were not in this season.
league-sure = Do you want to withdraw from this season? If somebody waits, they take over your place and your open tables. Otherwise stand-ins finish your open tables, and all of them count as lost.
league-withdraw = Yes, withdraw
league-done = Done.
league-made = The league “{ $name }” is made. /{ name-league } { name-league-season } opens its first sign-up.

# Standings and one’s own page

league-line = **{ $points }** { $points ->
    [one] point
   *[other] points
}, { $played }/{ $total } played ({ $places })
league-fair-same = { $tables ->
    [one] Everybody plays one table
   *[other] Everybody plays { $tables } tables
} and meets everybody else { $times ->
    [one] once
   *[other] { $times } times
}.
league-fair-once = { $tables ->
    [one] Everybody plays one table
   *[other] Everybody plays { $tables } tables
}; no two meet more than once.
league-fair = { $tables ->
    [one] Everybody plays one table
   *[other] Everybody plays { $tables } tables
}; any two meet { $least } to { $most } times.
league-fair-excess = { $excess ->
    [one] One meeting away from perfect.
   *[other] { $excess } meetings away from perfect.
}
league-further = { $count ->
    [one] -# One more division: /{ name-league } { name-league-standings } { name-league-standings-division }:
   *[other] -# { $count } more divisions: /{ name-league } { name-league-standings } { name-league-standings-division }:
}
league-ranks = Ranks
league-bye = { $name } goes on without a table.
league-goes-on = { $count ->
    [one] { $who } goes on
   *[other] { $who } go on
}
league-nothing-mine = You are in no season of this club at the moment.
league-you-wait = You are on the waiting list.
league-you-are-in = You are in; the season has not begun.
league-reach = You can still come to ranks { $best } to { $worst }.
league-settled = Your rank is settled.
league-table-asked = **Your turn** against { $others }: { $where }
league-table-open = Against { $others }: { $where }
league-table-planned = To come: { $others }
league-no-champions = No season of this league has come to its end yet.
league-exported = Standings and results as files.

# Ratings and statistics

league-ratings-club = { $game }: ratings in this club
league-ratings-all = { $game }: ratings everywhere
league-no-ratings = Nobody has a rating yet.
league-rating-line = **{ $rating }** ± { $margin }, { $played ->
    [one] { $played } game
   *[other] { $played } games
}
league-provisional = provisional
league-no-rating = { $name } has no rating at this game yet.
league-alt-rating = { $count ->
    [one] The rating after one game: { $rating }.
   *[other] The rating over { $count } games, now { $rating }.
}
league-stats-none = { $name } has not finished a game of this yet.
league-stats-played = Played { $played }, won { $won }.
league-stats-places = Places: { $places }
league-stats-scores = Best score { $best }, on average { $mean }.
league-stats-streak = Longest run of wins: { $longest }; now: { $now }.
league-stats-habit-first = Begins with
league-stats-habit-points = Scores most by
league-versus = { $met ->
    [0] { $one } and { $other } have not met yet.
    [one] { $one } and { $other } have met once: ahead { $ahead }, level { $level }, behind { $behind }.
   *[other] { $one } and { $other } have met { $met } times: ahead { $ahead }, level { $level }, behind { $behind }.
}

# The log

league-log-more = { $count ->
    [one] -# One earlier line is in the file.
   *[other] -# { $count } earlier lines are in the file.
}
league-by-rule = by rule
act-made = The league is made.
act-opened = The sign-up for season { $number } opens.
act-closed = The sign-up is closed early.
act-extended = { $days ->
    [one] The sign-up is open for one day more.
   *[other] The sign-up is open for { $days } days more.
}
act-too-few = { $count ->
    [0] Nobody signed up; the season is called off.
    [one] Only one signed up; the season is called off.
   *[other] Only { $count } signed up; the season is called off.
}
act-begun = Season { $number } begins with { $count } entrants.
act-ended = Season { $number } ends. Champion: { $champion }.
act-ended-empty = Season { $number } ends without a result.
act-called-off = The season is called off.
act-paused = The season is paused.
act-resumed = The season goes on.
act-moved = The league is told about in another channel.
act-channel-gone = The league’s channel is gone; it stands still.
act-replaced = { $new } takes over the place of { $old }.
act-taken-over = { $old } withdraws; { $new } takes over from the waiting list.
act-withdrawn = { $name } withdraws.
act-annulled = The result of table { $table } is annulled: { $reason }
act-adjusted = { $points ->
    [one] { $name } gets { $points } point: { $reason }
   *[other] { $name } gets { $points } points: { $reason }
}
act-again = The table of fixture { $table } was called off; another one opens.
act-given-up = Fixture { $table } was called off too often; it does not count.

# Commands

command-league = Leagues, events and ratings of this club
command-league-create = Make a league, a Swiss event or a knock-out
command-league-season = Open the sign-up of the next season
command-league-list = The leagues of this club
command-league-standings = The standings of a season
command-league-me = My tables, what waits, what I can still reach
command-league-log = What was done in a league, and by whom
command-league-champions = Who won
command-league-export = Standings and results as CSV files
command-league-ratings = Who is best at a game
command-league-rating = How a rating went
command-league-stats = What somebody’s results say
command-league-versus = How two people fare against each other
command-league-begin = Close the sign-up and begin
command-league-extend = Leave the sign-up open for longer
command-league-pause = Open no further tables for now
command-league-resume = Go on after a pause
command-league-move = Tell about a league in this channel from now on
command-league-replace = Give somebody’s place to somebody else
command-league-annul = Let a result not count
command-league-adjust = Give or take points, with a reason
command-league-end = End the season now
command-league-cancel = Call a season off during its sign-up
command-league-league = Which league
command-league-name = What it is called
command-league-format = League, Swiss event or knock-out
command-league-seats = People at a table
command-league-tables = Tables for each in a season; rounds of a Swiss event
command-league-at-once = Tables that somebody has open at a time
command-league-size = Entrants of a division
command-league-up = How many go up
command-league-down = How many go down
command-league-points = Points for places, best first, for example 6 3 1 0
command-league-tie-breaks = In order, for example wins head-to-head opponents
command-league-role = Whoever has this role may organise
command-league-days = How many days
command-league-most = How many may enter; the others wait
command-league-division = Which division
command-league-as = As a picture or as text
command-league-game = Which game
command-league-everywhere = Not only in this club
command-league-stand-ins = Count games with stand-ins
command-league-person = Whose
command-league-other = Against whom
command-league-reason = Why; it stands in the log
command-league-points-more = How many points; negative to take
command-league-table = The table, by players and day; or its id, as in the export
command-league-again = Whether it is to be played again
command-league-new = Who takes over
command-league-pace = Time for a turn, for example 1d or 3d+12h
