# SIX i terminalen. Intet her må røbe noget om sandet.

stage = Etape { $stage } af { $stages }
dice = { $who } har terningerne: { $dice ->
    [one] én terning
   *[other] { $dice } terninger
}
rolling = terningerne ruller
secures = { $who } sikrer
place-1 = 1
place-2 = 2
place-3 = 3
supply = forråd
secured = sikret
to-place = dit kort, der skal lægges:
sum = Den seneste sum er { $sum }.
open = Du har åbent: { $cards }.
place-now = Læg { $number }.
