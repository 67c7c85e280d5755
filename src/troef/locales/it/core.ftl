# Quello che dice il tavolo stesso, qualunque sia il gioco.

refusal-no-such-move = La mossa { $move } non esiste
refusal-no-such-move-near = La mossa { $move } non esiste; intendevi { $near }?
refusal-table-only-wakes = Il tavolo ha una sola mossa, wake, non { $move }
refusal-time-never-falls = Siamo già a { $now } ms; una mossa a { $at } ms arriva troppo tardi
refusal-nothing-is-due = Non c’è ancora nulla da fare
refusal-wake-comes-first = C’è qualcosa da fare prima: tocca al tavolo
refusal-match-is-over = La partita è finita

advice-of-a-bot = È quello che farebbe un bot
advice-wait = Aspetta: per ora non devi fare nulla

seat = posto { $seat }
none = niente
