# SIX in de terminal. Niets hier mag iets over het zand verraden.

stage = Etappe { $stage } van { $stages }
dice = { $who } heeft { $dice ->
    [one] de dobbelstenen: één steen
   *[other] de dobbelstenen: { $dice } stenen
}
rolling = de dobbelstenen rollen
secures = veiliggesteld door: { $who }
place-1 = 1
place-2 = 2
place-3 = 3
supply = voorraad
secured = veilig
to-place = jouw kaart om te leggen:
sum = De laatste som is { $sum }.
open = Jij hebt open: { $cards }.
place-now = Leg de { $number } neer.
