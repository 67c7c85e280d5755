# Wat de tafel zelf zegt, bij elk spel.

refusal-no-such-move = De zet { $move } bestaat niet
refusal-no-such-move-near = Er is geen zet { $move }; bedoelde je { $near }?
refusal-table-only-wakes = De tafel heeft één zet, wake, niet { $move }
refusal-time-never-falls = Het is al { $now } ms; een zet op { $at } ms komt te laat
refusal-nothing-is-due = Er hoeft nog niets te gebeuren
refusal-wake-comes-first = Er moet eerst iets anders gebeuren: de tafel is aan zet
refusal-match-is-over = Het spel is afgelopen

advice-of-a-bot = Dat zou een bot hier doen
advice-wait = Wacht even: je hoeft nu niets te doen

seat = plaats { $seat }
none = geen
