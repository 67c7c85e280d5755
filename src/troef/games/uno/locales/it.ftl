# UNO: che cosa succede, perché no, che cosa si può scegliere.

card = { $face ->
    [0] lo 0
    [1] l’1
    [8] l’8
   *[other] il { $face }
} { $colour }
colour-B = blu
colour-G = verde
colour-R = rosso
colour-Y = giallo
face-S = Salta turno
face-R = Cambio giro
face-D = Pesca Due
wild-W = il Jolly
wild-W4 = il Jolly Pesca Quattro
direction-left = verso sinistra
direction-right = verso destra

event-drew_for_deal = Per decidere chi dà le carte { $who } pesca { $card }
event-deals = { $who } dà le carte
event-dealt = { $who } riceve { $card }
    .hidden = { $who } riceve una carta
event-put_back = Prima carta scoperta: { $card }. Torna nel mazzo, che si rimescola
event-turned = Prima carta scoperta: { $card }
event-named = { $who } dichiara { $colour }
event-played = { $who } gioca { $card }
event-jumped = { $who } si inserisce con { $card }
event-drew = { $who } pesca { $card }
    .hidden = { $who } pesca una carta
event-draws_on = { $who } non la può giocare e pesca ancora
event-may_play = { $who } può giocare { $card }
    .hidden = { $who } può giocare la carta pescata
event-kept = { $who } tiene la carta
event-passed = { $who } passa: nulla da giocare, nulla da pescare
event-skipped = { $who } salta il turno
event-reversed = Si gioca { $direction }
event-owes = { $who } ha un debito di { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
event-took = { $who } deve prendere { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
event-new_stock = Gli scarti si rimescolano: nuovo mazzo di { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
event-challenged = { $who } contesta la mossa di { $accused }
event-shown = { $who } mostra { $card }
    .hidden = { $who } mostra una carta a chi contesta
event-guilty = { $who } aveva una carta del colore giusto: colpevole
event-innocent = { $who } non aveva carte del colore giusto: innocente
event-one_left = A { $who } resta una carta
event-may_catch = Ora si può cogliere in fallo { $who }
event-called = { $who }: UNO!
event-caught = { $who } coglie in fallo { $culprit }
event-swapped = { $who } scambia le carte con { $other }
event-hands_passed = Le carte di tutti passano { $direction }
event-received = { $who } riceve { $card }
    .hidden = { $who } riceve una carta
event-went_out = { $who } chiude
event-left = A { $who } resta { $card }
event-scored = { $who } segna { $points ->
    [one] un punto
   *[other] { $points } punti
}
event-won = Vince { $winners }
    .several = Vittoria condivisa: { $winners }

refusal-not-your-turn = Tocca a { $seat }
refusal-no-call-due = Non c’è nessun UNO da chiamare
refusal-not-your-call = Tocca a { $seat } chiamare UNO, non a te
refusal-not-yourself = Non puoi coglierti in fallo da te
refusal-nothing-to-catch = { $seat } non è in fallo
refusal-grace = { $seat } ha ancora un momento per chiamare UNO: { $ms } ms dalla carta
refusal-no-jumps = A questo tavolo non ci si inserisce
refusal-jump-on-turn = Tocca a te: gioca la carta
refusal-jump-too-late = { $seat } ha cominciato: troppo tardi per inserirsi
refusal-not-identical = { $card } non è identico alla carta in cima
refusal-not-in-hand = Non hai in mano { $card }
refusal-only-the-drawn = Hai pescato: ora si può giocare solo { $card }
refusal-does-not-fit = { $card } non va bene: gioca il { $colour }, il numero o il simbolo della carta in cima, o un jolly
refusal-no-bluffing = Hai del { $colour }: a questo tavolo il Jolly Pesca Quattro non è permesso
refusal-no-answer = { $card } non è una risposta alle { $cards } carte che devi prendere
refusal-no-action-finish = A questo tavolo { $card } non può essere la tua ultima carta
refusal-no-colour-needed = { $card } è la tua ultima carta: non serve dichiarare un colore
refusal-name-a-colour = Per { $card } serve un colore
refusal-no-swaps = A questo tavolo non si scambiano le carte
refusal-no-swap-at-the-end = Un 7 come ultima carta non scambia nulla
refusal-swap-with-another = Non puoi scambiare le carte con { $seat }
refusal-choose-whom = Scegli con chi il 7 scambia le tue carte
refusal-nothing-to-name = Non c’è un colore da dichiarare
refusal-name-first = Prima dichiara un colore
refusal-nothing-owed = Non devi prendere carte
refusal-no-challenge-without-bluffing = A questo tavolo non si bluffa: non c’è nulla da contestare
refusal-no-challenge-in-a-stack = Si può contestare solo un Jolly Pesca Quattro singolo
refusal-you-owe = Prima devi prendere { $cards } carte
refusal-already-drawn = Hai pescato { $card }: gioca o tieni la carta
refusal-nothing-to-draw = Non c’è nulla da pescare
refusal-must-play = Puoi giocare, quindi devi
refusal-draw-instead = Pesca una carta: ce ne sono
refusal-nothing-drawn = Non hai pescato nulla da tenere
refusal-must-play-the-drawn = { $card } si può giocare, quindi a questo tavolo si deve

option-scoring = Punteggio
    .about = Chi vince la manche segna ciò che gli altri hanno in mano, o ognuno annota ciò che gli resta e vince il totale più basso.
choice-scoring-winner = segna chi vince
choice-scoring-penalty = punti di penalità
option-target = Punti da raggiungere
    .about = La partita finisce quando qualcuno raggiunge questi punti.
option-bluffing = Bluff
    .about = Un Jolly Pesca Quattro si può giocare contro la regola, e si può contestare.
option-uno_call = Chiamare UNO
    .about = Ognuno chiama UNO da sé e può essere colto in fallo, o il tavolo lo chiama per tutti.
choice-uno_call-call = ognuno lo dice
choice-uno_call-auto = lo dice il tavolo
option-uno_grace_ms = Tempo per chiamare (millisecondi)
    .about = Per questo tempo può agire solo chi ha una carta; poi gli altri possono coglierlo in fallo.
option-uno_penalty = Carte per chi dimentica
    .about = Quante ne pesca chi è colto in fallo.
option-wild_start = Jolly scoperto per primo
    .about = Chi siede a sinistra del mazziere sceglie il colore, o si scopre un’altra carta.
choice-wild_start-choose = scegliere il colore
choice-wild_start-redraw = scoprire un’altra carta
option-two_player_reverse = Cambio giro in due
    .about = In due vale come Salta turno, o cambia solo il senso.
choice-two_player_reverse-skip = salta l’altro
choice-two_player_reverse-pass = cambia solo il giro
option-stacking = Accumulo
    .about = Un Pesca Due risponde a un Pesca Due e un Jolly Pesca Quattro a un suo pari; misto: anche l’uno all’altro.
choice-stacking-off = no
choice-stacking-same = sulla stessa
choice-stacking-mixed = misto
option-jump_in = Inserirsi
    .about = Chi ha una carta identica a quella in cima può giocarla fuori turno.
option-seven_zero = Sette e zeri
    .about = Un 7 scambia le tue carte con quelle di qualcuno, uno 0 fa passare le carte di tutti.
option-draw_until_playable = Pescare fino a poter giocare
    .about = Chi non ha nulla da giocare pesca finché non trova una carta giocabile.
option-forced_play = Gioco obbligato
    .about = Chi può giocare deve, anche una carta appena pescata.
option-no_action_finish = Niente azioni alla fine
    .about = L’ultima carta deve essere un numero.
preset-classic = Come nel foglietto
preset-strict = Senza bluff
preset-party = Festa: accumulo, inserirsi, sette e zeri, pescare fino a poter giocare

# perché una mossa è buona
advice-out = È la tua ultima carta: chiudi
advice-stop = A { $seat } { $cards ->
    [one] resta una carta
   *[other] restano { $cards } carte
}: bisogna intervenire
advice-void = { $seat } ha appena pescato sul { $colour } e forse non ne ha
advice-costly = Ti costerebbe { $points } punti se chiudesse qualcun altro
advice-colour = Hai { $cards ->
    [one] una carta
   *[other] { $cards } carte
} di colore { $colour }: tieni in gioco quel colore
advice-sheds = Una carta in meno, e il resto va bene più spesso
advice-save = Quello che potresti giocare vale di più dopo
advice-nothing-fits = Nulla di ciò che hai in mano va bene
advice-keep = Questa carta vale di più dopo
advice-call = Ti resta una carta: chiama UNO prima che ti colgano in fallo
advice-catch = { $seat } ha una sola carta e non ha chiamato UNO
advice-take = { $seat } probabilmente non aveva scelta
advice-challenge = { $seat } probabilmente aveva una carta del colore giusto

move-play = gioca { $card }
move-play-as = gioca { $card } e dichiara { $colour }
move-play-swap = gioca { $card } e scambia le carte con { $seat }
move-jump = inserisciti con { $card }
move-jump-swap = inserisciti con { $card } e scambia le carte con { $seat }
move-name = dichiara { $colour }
move-catch = cogli in fallo { $seat }
move-pass = passa
move-draw = pesca una carta
move-keep = tieni la carta
move-take = prendi le carte
move-challenge = contesta il Jolly Pesca Quattro
move-uno = chiama UNO!
