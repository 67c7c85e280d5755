# Lo que dice la propia mesa, sea cual sea el juego.

refusal-no-such-move = No existe la jugada { $move }
refusal-no-such-move-near = No hay ninguna jugada { $move }; ¿querías decir { $near }?
refusal-table-only-wakes = La mesa tiene una sola jugada, wake, no { $move }
refusal-time-never-falls = Ya son { $now } ms; una jugada a los { $at } ms llega tarde
refusal-nothing-is-due = Todavía no hay nada pendiente
refusal-wake-comes-first = Antes hay algo pendiente: primero actúa la mesa
refusal-match-is-over = La partida ha terminado

advice-of-a-bot = Eso es lo que haría un bot
advice-wait = Espera: ahora no tienes que hacer nada

seat = asiento { $seat }
none = nada
