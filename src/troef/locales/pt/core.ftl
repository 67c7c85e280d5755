# O que a própria mesa diz, seja qual for o jogo.

refusal-no-such-move = Não existe a jogada { $move }
refusal-no-such-move-near = Não há nenhuma jogada { $move }; querias dizer { $near }?
refusal-table-only-wakes = A mesa tem uma só jogada, wake, e não { $move }
refusal-time-never-falls = Já vamos em { $now } ms; uma jogada aos { $at } ms chega tarde
refusal-nothing-is-due = Ainda não há nada para fazer
refusal-wake-comes-first = Há algo que vem antes: a mesa age primeiro
refusal-match-is-over = A partida acabou

advice-of-a-bot = É o que um bot faria aqui
advice-wait = Espera: agora não tens de fazer nada

seat = lugar { $seat }
none = nada
