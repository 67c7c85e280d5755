# Hvad bordet selv siger, uanset spillet.

refusal-no-such-move = Trækket { $move } findes ikke
refusal-no-such-move-near = Der er intet træk { $move }; mente du { $near }?
refusal-table-only-wakes = Bordet har ét træk, wake, ikke { $move }
refusal-time-never-falls = Vi er allerede ved { $now } ms; et træk ved { $at } ms kommer for sent
refusal-nothing-is-due = Der er intet at gøre endnu
refusal-wake-comes-first = Noget skal ske inden da: bordet handler først
refusal-match-is-over = Spillet er slut

advice-of-a-bot = Det ville en bot gøre her
advice-wait = Vent: du behøver ikke gøre noget nu

seat = plads { $seat }
none = ingen
