# 6th Sense: hvad der sker, hvorfor ikke, hvad man kan vælge.

card = { $colour } { $number }
sense = { $colour } { $number }
zero = { $colour } { $number }
colour-B = blå
colour-Y = gul
colour-R = rød
colour-G = grøn
colour-P = lilla

why-win-trump = den højeste trumf
why-win-colour = det højeste kort i den gældende kulør
why-reverse = stikket er vendt, og det er det laveste kort
why-reverse-tie = stikket er vendt, og det er det sidst spillede af de laveste kort
why-block-two_players = begge kort er blokeret

event-left-out = Kuløren { $colour } er ikke med i dette spil
event-deals = { $who } giver til runde { $round }
event-dealt = { $who } får { $card }
    .hidden = { $who } får et kort
event-turned = { $card } vendes: { $colour } er trumf
event-predicted = { $who } spår med { $card }
    .hidden = { $who } lægger et spåkort med bagsiden opad
event-leads = { $who } spiller ud
event-played = { $who } spiller { $card }
event-called = { $who } spiller { $card } som { $value }
event-blocked = { $who } blokerer { $card } med { $block }: ingen af dem tæller
event-asked = Udspillet er blokeret: nu gælder { $colour }
event-free = Udspillet er blokeret: det næste kort bestemmer kuløren
event-took = { $who } vinder stikket med { $card }: { $why }
event-lost = Begge kort er blokeret: ingen vinder stikket
event-split = { $who } deler stikket og tæller to
event-kept = { $who } beholder det som ét stik
event-peeked = { $who } smugkigger på spåkortet hos { $whose }
event-saw = { $who } ser, at { $whose } har spået med { $card }
    .hidden = Ingen andre ser kortet
event-shown = { $who } har spået med { $card }
event-scored = { $who } vandt { $tricks ->
    [one] ét stik
   *[other] { $tricks } stik
} og får { $points } point
event-won = { $winners } vinder
    .several = { $winners } deler sejren

refusal-not-your-turn = { $seat } har turen
refusal-predict-first = Læg først et kort med bagsiden opad som spåkort
refusal-already-predicted = Dit spåkort ligger der allerede og bliver liggende
refusal-predictions-are-down = Alle har spået: spil et kort
refusal-not-in-hand = Du har ikke { $card } på hånden
refusal-must-follow = Du skal bekende { $colour }
refusal-choose-six-or-nine = Sig, om { $card } er 6 eller 9
refusal-nothing-to-block = Der er intet at blokere endnu: stikkets første kort kan ikke være en blokering
refusal-one-block-a-trick = Der er allerede blokeret i dette stik: en nuller er nu et almindeligt kort
refusal-not-in-the-trick = { $card } er ikke med i dette stik
refusal-split-first = Først afgør { $seat }, om stikket skal deles
refusal-decide-first = Bestem først: del stikket, eller behold det som ét
refusal-nothing-to-split = Der er intet stik at dele
refusal-no-trump-to-turn = Nybegyndere spiller uden trumf, så der er intet trumfkort at vende bagefter

option-novice = For nybegyndere
    .about = Ingen trumf, og point for at komme tæt på: 6 for en rigtig spådom, 4, 3, 2, 1 for et til fire stik ved siden af.
option-target = Pointgrænse
    .about = Der spilles, til nogen har så mange point efter en runde (højst 20 runder); 0 betyder et fast antal runder.
option-late_trump = Sen trumf
    .about = Trumfkortet vendes først, når alle har spået.
preset-classic = Hele spillet
preset-beginners = For nybegyndere: ingen trumf
preset-blind = Trumf vendes efter spådommene
preset-race = Først til 30 point

# hvorfor et træk er godt
advice-expect = Dine andre kort er gode for omkring { $tricks ->
    [one] ét stik
   *[other] { $tricks } stik
}
advice-nearest = Dine andre kort er gode for omkring { $tricks ->
    [one] ét stik
   *[other] { $tricks } stik
}, og intet tal på din hånd er nærmere
advice-fewer = Dine andre kort er gode for omkring { $tricks ->
    [one] ét stik
   *[other] { $tricks } stik
}, men de holder ikke alle sammen: sig hellere færre
advice-more = Dine andre kort er gode for omkring { $tricks ->
    [one] ét stik
   *[other] { $tricks } stik
}, og godt spillet for flere
advice-wins = Du mangler endnu { $tricks ->
    [one] ét stik
   *[other] { $tricks } stik
}, og dette kort vinder nok
advice-later = Du mangler endnu { $tricks ->
    [one] ét stik
   *[other] { $tricks } stik
}, men bedre kort kan tage dem senere
advice-best = Du mangler endnu { $tricks ->
    [one] ét stik
   *[other] { $tricks } stik
}, og et bedre kort har du ikke
advice-spare = Dette kort vinder næppe: gem de bedre til resten
advice-only = Det er det eneste kort, du må spille
advice-reached = Du har de stik, du spåede: hold dig fra dette
advice-last = Du har stik nok, og intet på din hånd taber med sikkerhed
advice-block = En blokering afgør stikket til din fordel
advice-split = To stik bringer dig nærmere din spådom
advice-one = Ét stik passer bedre til din spådom end to

move-predict = spå med { $card }
move-play = spil { $card }
move-play-as = spil { $sense } som { $value }
move-block-on = blokér { $card } med { $zero }
move-split = del: tæl to stik
move-keep = behold det som ét stik
