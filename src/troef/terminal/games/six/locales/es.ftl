# SIX en el terminal. Nada de aquí puede hablar de la arena.

stage = Etapa { $stage } de { $stages }
dice = { $who } tiene los dados: { $dice ->
    [one] un dado
   *[other] { $dice } dados
}
rolling = los dados ruedan
secures = a salvo: { $who }
place-1 = 1
place-2 = 2
place-3 = 3
supply = reserva
secured = a salvo
to-place = tu carta por colocar:
sum = La última suma es { $sum }.
open = Tienes abiertas: { $cards }.
place-now = Coloca el { $number }.
