# SIX im Terminal. Nichts hier darf etwas vom Sand verraten.

stage = Etappe { $stage } von { $stages }
dice = { $who } hat die Würfel: { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
}
rolling = die Würfel rollen
secures = gesichert: { $who }
place-1 = 1
place-2 = 2
place-3 = 3
supply = Vorrat
secured = gesichert
to-place = deine Karte zum Legen:
sum = Die letzte Summe ist { $sum }.
open = Du hast offen: { $cards }.
place-now = Leg die { $number }.
