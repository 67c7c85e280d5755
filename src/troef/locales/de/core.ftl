# Was der Tisch selbst sagt, bei jedem Spiel.

refusal-no-such-move = Den Zug { $move } gibt es nicht
refusal-no-such-move-near = Es gibt keinen Zug { $move }; meintest du { $near }?
refusal-table-only-wakes = Der Tisch hat nur einen Zug, wake, nicht { $move }
refusal-time-never-falls = Es sind schon { $now } ms; ein Zug bei { $at } ms kommt zu spät
refusal-nothing-is-due = Es ist noch nichts fällig
refusal-wake-comes-first = Vorher ist etwas anderes fällig: Der Tisch ist dran
refusal-match-is-over = Das Spiel ist vorbei

advice-of-a-bot = Das würde ein Bot hier tun
advice-wait = Warte: Du musst jetzt nichts tun

seat = Platz { $seat }
none = keine
