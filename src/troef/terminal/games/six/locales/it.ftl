# SIX nel terminale. Qui nulla può parlare della sabbia.

stage = Fase { $stage } di { $stages }
dice = { $who } ha i dadi: { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}
rolling = i dadi rotolano
secures = al sicuro: { $who }
place-1 = 1
place-2 = 2
place-3 = 3
supply = riserva
secured = al sicuro
to-place = la tua carta da piazzare:
sum = L’ultima somma è { $sum }.
open = Scoperte davanti a te: { $cards }.
place-now = Piazza { $number ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $number }
}.
