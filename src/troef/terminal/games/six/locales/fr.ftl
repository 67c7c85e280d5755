# SIX dans le terminal. Rien ici ne doit parler du sable.

stage = Étape { $stage } sur { $stages }
dice = { $who } a les dés : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
rolling = les dés roulent
secures = à l’abri : { $who }
place-1 = 1
place-2 = 2
place-3 = 3
supply = réserve
secured = à l’abri
to-place = ta carte à poser :
sum = Dernière somme : { $sum }.
open = Visibles devant toi : { $cards }.
place-now = Pose le { $number }.
