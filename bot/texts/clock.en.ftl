# Time and waiting: settings, pace, reminders, absence.

command-settings = How I reach you: notifications, time zone, quiet hours, digest
command-settings-time-zone = Where you live, for example Europe/Paris
command-settings-quiet-hours = When nothing is sent to you, for example 22:00-08:00; off for never

settings = Your settings
setting-notify = When it is your turn
setting-notify-about = The first menu holds everywhere, the second in this club.
setting-notify-both = Mention and direct message
setting-notify-mention = Mention in the channel
setting-notify-dm = Direct message
setting-notify-none = Nothing: I look by myself
setting-here = Here: { $value }
setting-as-everywhere = Here: as everywhere
setting-digest = Digest
setting-digest-about = Instead of one message for every turn: twice a day, all your tables in one. In between I write only when little of your time is left.
setting-digest-off = Off
setting-digest-on = On, at 8 in the morning and 6 in the evening
setting-zone = **Time zone:** { $zone }
setting-quiet = **Quiet hours:** { $quiet }
setting-hours-about = Change them with /{ name-settings } { name-settings-time-zone }: and /{ name-settings } { name-settings-quiet-hours }:. In quiet hours nothing is sent to you and no clock of yours begins to run.

no-such-setting = There is no setting “{ $name }”.
no-such-value = “{ $value }” cannot be chosen there.
no-such-zone = I know no time zone “{ $zone }”. Choose one from the list, such as Europe/Paris.
bad-quiet = “{ $hours }” are no quiet hours. Write them like 22:00-08:00, at most 14 hours, or “off”.
bad-pace = “{ $pace }” is no pace. Write 12h to 7d for a turn, or a reserve with what each turn adds, such as 3d+12h.

vacation-past = A vacation lies ahead: it begins today or later and ends when or after it begins.
vacation-far = That is too far ahead; a vacation ends within a year.
vacation-twice = You are away on some of those days already.
vacation-too-long = This club grants { $most ->
    [one] 1 day
   *[other] { $most } days
} of vacation a year, and with these days you would have more in { $year }.
away = { $name } is away from { $starts } to { $ends }. Their clocks stand still meanwhile.
league-away = { $name } is away from { $starts } to { $ends }. Tables that are open wait with their clocks stopped; those still to come open when { $name } is back.
back-early = { $name } is back.

reminder-half = Half of your time is left: it is up { $ends }.
reminder-tenth = Little of your time is left: it is up { $ends }.
call-notice = it is your turn.
call-half = half of your time is left: it is up { $ends }.
call-tenth = little of your time is left: it is up { $ends }.
overtime-flag = The time of { $player } is up. The table goes on waiting.
overtime-turn = The time of { $name } is up: a stand-in plays this turn.
overtime-until-back = The time of { $name } is up: a stand-in plays until they are back.
overtime-out = The time of { $name } is up: a stand-in takes the seat for the rest of the game.
overtime-told-until-back = Your time was up in { $channel }. A stand-in keeps your seat; “I am back” below the table gives it back to you.
overtime-told-out = Your time was up in { $channel }, and a stand-in has taken your seat. Whoever else plays there can give it back to you with /{ name-replace }.
returned = { $name } is back at the table.
not-away = No stand-in keeps a seat for you here.

command-new-pace = How fast: 12h to 7d for each turn, or a reserve such as 3d+12h; none if you say nothing
command-new-overtime = What happens when somebody’s time is up
command-vacation = Be away: your clocks stand still and the tables see it
command-vacation-from = The first day, such as 2026-07-01
command-vacation-to = The last day
command-nudge = Remind those who are waited for, once a day
command-club-vacation-days = How many days of a year people may be away
command-club-summary-channel = Where the week is summed up on Monday
command-club-summary = Whether the week is summed up
command-club-time-zone = Where the club’s Monday begins
command-replace-stand-in = Give it to a stand-in at once

pace = Pace
pace-none = without clocks
pace-turn = { $time } for each turn
pace-reserve = a reserve of { $time }, each turn adds { $increment }, up to { $cap }
pace-turn-about = The clock runs only while you are asked; not in an outage, not on vacation, and it begins outside your quiet hours.
pace-reserve-about = What you do not use is yours to keep. The clock runs only while you are asked; not in an outage, not on vacation, and it begins outside your quiet hours.
pace-overtime-flag = When time is up, the table is told and goes on waiting.
pace-overtime-turn = When time is up, a stand-in plays that turn.
pace-overtime-until-back = When time is up, a stand-in plays until its person is back.
pace-overtime-out = When time is up, a stand-in takes the seat for good.
overtime-flag-choice = Say so and go on waiting
overtime-turn-choice = A stand-in plays that turn
overtime-until-back-choice = A stand-in plays until they are back
overtime-out-choice = The seat is out: a stand-in takes it for good

time-left = ⏳ { $who } has until { $at }: { $ends }
time-over = ⌛ The time of { $who } was up { $ends }.
time-later = 🌙 The clock of { $who } starts { $starts }.
time-away = 🧳 { $who } is away until { $until }.
time-reserves = Reserves: { $who }
your-time = ⏳ Your time is up { $ends }, at { $at }.
your-time-over = ⌛ Your time was up { $ends }.
seat-kept = A stand-in plays for you at this table.
back = I am back

nudge = Nudge
nudged = { $player } nudges { $who }: the table is waiting.
nudged-you = { $player } nudges you: the table is waiting for you.
done-nudge = They have been reminded.
nudge-nobody = The table waits for nobody whom you could nudge.
nudge-again = You have nudged this table today. Again { $when }.
nudge-asleep = Let them sleep: they can be reached { $when }.

offer = The seat of { $player } (seat { $seat }) is free for whoever wants to play on.
take = Take seat { $seat }
offers-none = The seat is taken.
done-offer = The seat is on offer in the channel.
offered-already = That seat is on offer already.
not-offered = That seat is no longer on offer.
story-so-far = The story so far

digest = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
digest-more = { $count ->
    [one] -# … and one more: /{ name-turns }
   *[other] -# … and { $count } more: /{ name-turns }
}

week = The week at the club
week-span = { $starts } to { $ends }
week-finished = { $count ->
    [one] One game came to its end
   *[other] { $count } games came to their end
}
week-game = { $game } in { $channel }: { $winners } won with { $points } ({ $moves } moves)
week-game-won = { $game } in { $channel }: { $winners } won ({ $moves } moves)
week-records = Records
week-record = { $game }: { $points } by { $winners }, more than anybody here before
week-waits = The longest waits
week-wait = { $time } for { $name }, { $game } in { $channel }

club-vacation-days = **Vacation:** { $days ->
    [one] 1 day
   *[other] { $days } days
} a year
club-summary = **Summary of the week:** { $channel }
club-summary-none = Nobody sums up the week here; /{ name-club } { name-club-summary }:True does.
bad-days = A club grants 0 to { $most } days.

vacations = Your vacations in this club
vacation-line = { $starts } to { $ends }
vacation-none = You are not away.
vacation-left = { $left ->
    [one] 1 day
   *[other] { $left } days
} of this year are left to you here. Days begin at midnight in { $zone }.
home = I am back
home-all = I am back; call them all off
no-such-day = “{ $day }” is no day. Write it like 2026-07-01.
