# SIX in the terminal. Nothing here may tell of the sand.

stage = Stage { $stage } of { $stages }
dice = { $who } has the dice: { $dice ->
    [one] one die
   *[other] { $dice } dice
}
rolling = the dice roll
secures = secured by: { $who }
place-1 = 1
place-2 = 2
place-3 = 3
supply = supply
secured = secured
to-place = your card to place:
sum = The last sum is { $sum }.
open = You have open: { $cards }.
place-now = Place { $number }.
