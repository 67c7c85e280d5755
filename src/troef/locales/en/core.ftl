# What the table itself says, whatever the game.

refusal-no-such-move = There is no move { $move }
refusal-no-such-move-near = There is no move { $move }; did you mean { $near }?
refusal-table-only-wakes = The table has one move, wake, not { $move }
refusal-time-never-falls = It is { $now } ms already; an act at { $at } ms comes too late
refusal-nothing-is-due = Nothing is due yet
refusal-wake-comes-first = Something is due before that: the table acts first
refusal-match-is-over = The match is over

advice-of-a-bot = That is what a bot would do here
advice-wait = Wait: there is nothing you need to do now

seat = seat { $seat }
none = none
