# SIX no terminal. Nada aqui pode falar da areia.

stage = Etapa { $stage } de { $stages }
dice = { $who } tem os dados: { $dice ->
    [1] um dado
   *[other] { $dice } dados
}
rolling = os dados rolam
secures = guardada por: { $who }
place-1 = 1
place-2 = 2
place-3 = 3
supply = reserva
secured = guardadas
to-place = a tua carta para pôr:
sum = A última soma é { $sum }.
open = Tens à vista: { $cards }.
place-now = Põe o { $number }.
