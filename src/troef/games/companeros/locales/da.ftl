# Compañeros: hvad der sker, hvorfor ikke, hvad man kan vælge.

card = { $colour } { $number }
colour-G = grøn
colour-Y = gul
colour-R = rød
colour-B = blå
colour-P = lilla
colour-O = orange

event-starts = { $who } begynder
event-shown = I udvalget: { $card }
event-dealt = { $who } får { $card }
    .hidden = { $who } får et kort
event-laid = { $who } lægger { $card }
event-tied = { $colours } står lige med { $strength }: hverken de eller svagere farver tager noget
event-took = { $who } tager { $colour }: { $points ->
    [one] ét point
   *[other] { $points } point
}
event-leads = { $who } begynder næste stik
event-scored = { $who } får { $points } point
event-won = { $winners } vinder
    .several = { $winners } deler sejren

refusal-not-your-turn = { $seat } har turen
refusal-take-first = Stikket bliver gjort op: tag en farve fra udvalget
refusal-lay-first = Der lægges kort nu: læg et fra hånden
refusal-not-in-hand = Du har ikke { $card } på hånden
refusal-not-on-display = Farven { $colour } er ikke i udvalget

option-games = Spil i træk
    .about = Pointene fra så mange spil lægges sammen; den, der får flest, begynder det næste.
option-open_scores = Åbne point
    .about = Viser alles point undervejs; efter reglerne i æsken ligger de med bagsiden opad.
preset-classic = Ét spil
preset-evening = Tre spil

# hvorfor et træk er godt
advice-most = { $colour } er mest værd nu: { $points ->
    [one] ét point
   *[other] { $points } point
}
advice-leaves = { $colour } giver { $points ->
    [one] ét point
   *[other] { $points } point
} og efterlader det, der hjælper de andre mindst
advice-first = Som det står, vælger du først og får op til { $points ->
    [one] ét point
   *[other] { $points } point
}
advice-together = Sammen har { $colour } styrken { $strength }: du vælger med de andre i den farve
advice-cheap = Et lavt kort koster dig ikke meget her
advice-place = Tallet { $number } giver dig en plads i rækkefølgen til en rimelig pris
advice-tie = Som det står, bliver det lige på { $strength }: derfra og ned vælger ingen, heller ikke du
advice-nothing = Som det står, vælger du intet i dette stik: gem dine bedre kort
advice-only = Det er det eneste kort, du har tilbage

move-lay = læg { $card }
move-take = tag { $colour }
