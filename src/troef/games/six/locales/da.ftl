# SIX: hvad der sker, hvorfor ikke, hvad man kan vælge.

colour-blue = blå
colour-yellow = gul
colour-green = grøn
colour-purple = lilla
colour-orange = orange

why-lifted = røret blev løftet
why-unlifted = ingen løftede røret
why-exhausted = der er ikke mere at sikre

event-opened = { $who } åbner { $number } på felt { $place }
event-starts = { $who } begynder etape { $stage }
event-hurried = { $who } venter for længe: bordet slår
event-turned = { $who } vender timeglasset og dækker det til
event-rolled = { $who } slår { $dice }: { $sum }!
event-secured = { $who } sikrer { $number }{ $open ->
    [0] { "" }
   *[other] , { $open } er åben igen
}
event-claimable = { $number } kan kræves af { $seats }
event-missed = { $who } går glip af { $number }
event-double = To ens: turen er slut for { $who }
event-matched = { $who } har { $number } åben og slår igen med tre terninger
event-unmatched = { $dice ->
    [0] { $who } har slået med den sidste terning: skift!
    [one] Passer ikke: { $who } fortsætter med én terning
   *[other] Passer ikke: { $who } fortsætter med { $dice } terninger
}
event-rested = Terningerne ligger stille
event-reversed = Spillet går den anden vej rundt
event-change = { $who } får terningerne
event-drew = { $who } skal lægge { $number }
    .hidden = { $who } skal lægge et kort
event-slow = { $who } er for længe om det: bordet lægger kortet
event-placed = { $over ->
    [0] { $who } lægger { $number } på felt { $place }
   *[other] { $who } dækker { $over } med { $number } på felt { $place }
}
event-chooses = { $who } må slå eller løfte røret
event-lifted = { $who } løfter røret: { $sand ->
    [gone] sandet er løbet ud
   *[left] der er sand tilbage
}
event-gave = { $number ->
    [0] { $who } har intet sikret kort at aflevere
   *[other] { $who } lægger sit sikrede { $number }-kort ind under forrådet
}
event-goes_on = Røret sættes over sandet igen, og { $who } skal slå
event-stage_over = Etape { $stage } er slut: { $why }
event-scored = { $who } har { $points ->
    [one] 1 streg
   *[other] { $points } streger
}
event-won = { $winners } vinder
    .several = { $winners } deler sejren

refusal-stages-are-over = Alle etaper er slut
refusal-place-first = Læg først dit kort
refusal-not-your-dice = { $seat } har terningerne
refusal-dice-are-rolling = Terningerne ruller endnu
refusal-wait-for-placements = Ikke alle har lagt deres kort endnu
refusal-lift-only-instead-of-the-first-roll = Røret kan kun løftes i stedet for turens første slag
refusal-starter-cannot-lift = Den, der begynder en etape, skal slå først
refusal-lifted-too-early = Du løftede for tidligt: nu skal du slå
refusal-no-change = Kort lægges kun ved et skift
refusal-receiver-does-not-place = Den, der får terningerne, lægger ikke noget kort
refusal-no-supply = Dit forråd er tomt
refusal-already-placed = Du har allerede lagt dit kort
refusal-empty-place-first = Brug først et tomt felt
refusal-secured-by-itself = Ved dette bord bliver kort sikret af sig selv
refusal-nothing-to-claim = Der er intet at kræve
refusal-roller-secures-nothing = Den, der slår, sikrer ingenting
refusal-not-the-sum = Summen er { $sum }
refusal-was-not-open = Du havde ikke { $number } åben, da der blev slået
refusal-already-claimed = Du har allerede krævet { $number }
refusal-covered-meanwhile = { $number } er siden blevet dækket til
refusal-timer-min-above-timer-max = Sandet kan ikke løbe mindst { $timer_min } s og højst { $timer_max } s
refusal-claim-needs-roll-ms = Skal kort kræves, skal terningerne rulle mindst { $least } ms, ikke { $roll_ms }

option-pro = Profversion
    .about = To ens afslutter turen, og spillet går den anden vej rundt.
option-secure = Sikring
    .about = Bordet tager selv de slåede kort, eller alle skal kræve deres egne i tide.
choice-secure-auto = af sig selv
choice-secure-claim = ved at kræve
option-timer_min = Sand, mindst (sekunder)
    .about = Det skjulte timeglas løber mindst så længe.
option-timer_max = Sand, højst (sekunder)
    .about = Det skjulte timeglas løber højst så længe.
option-grace_seconds = Frist (sekunder)
    .about = Løfter ingen røret, slutter etapen så længe efter, at sandet er løbet ud.
option-place_seconds = Tid til at lægge (sekunder)
    .about = Efter så lang tid lægger bordet for dem, der mangler.
option-turn_seconds = Tid til at slå (sekunder)
    .about = Efter så lang tid slår bordet for den, der har terningerne.
option-start_seconds = Tid til at begynde (sekunder)
    .about = Så længe venter bordet på etapens første slag.
option-roll_ms = Terningerne ruller (millisekunder)
    .about = Så længe ruller terningerne før næste slag eller skiftet.
option-free_placement = Frit valg af felt
    .about = Kort må dækkes til, også mens et felt er tomt.
option-early_lift = For tidligt løft
    .about = Afslutter etapen eller koster et kort, og etapen går videre.
choice-early_lift-ends = etapen slutter
choice-early_lift-goes_on = etapen går videre
option-strokes = Streger
    .about = Hvad tallene 1 til 18 er værd; et skøn, medmindre du skriver dem af fra din æske.
preset-classic = Efter spillereglerne
preset-pro = Profversion
preset-sharp = Skarp: kræv dine kort, ingen tidlig slutning
preset-short = Kort: et minut pr. etape

# hvorfor et træk er godt
advice-claim = { $number } er slået og ligger åben foran dig: kræv den
advice-cover = Dæk { $number } til: det er det mindste, du kan miste
advice-empty = Et tomt felt koster dig ingenting
advice-roll = Det er dit slag
advice-sand = Sandet kan ikke være løbet ud endnu
advice-dare = Sandet løber nok endnu ({ $percent } % chance for, at det er løbet ud): slå videre
advice-hold = Sandet kan være løbet ud ({ $percent } % chance), men løfter du for tidligt, koster det et kort: slå videre
advice-lift = Sandet er løbet ud med { $percent } % sandsynlighed: løft, så betaler den, der slog sidst
advice-end = At slutte nu er det kort værd, som det kan koste ({ $percent } % chance for, at sandet er løbet ud)

move-roll = slå
move-lift = løft røret
move-place = på felt { $place }
move-claim = kræv { $number }
