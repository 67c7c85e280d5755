# Compañeros: che cosa succede, perché no, che cosa si può scegliere.

card = { $number ->
    [1] l’1
    [8] l’8
   *[other] il { $number }
} { $colour }
colour-G = verde
colour-Y = giallo
colour-R = rosso
colour-B = blu
colour-P = viola
colour-O = arancione

event-starts = Comincia { $who }
event-shown = Sul banco: { $card }
event-dealt = { $who } riceve { $card }
    .hidden = { $who } riceve una carta
event-laid = { $who } gioca { $card }
event-tied = Parità a { $strength }: { $colours }. Chi ha giocato questi colori o uno più debole non prende nulla
event-took = { $who } prende { $colour ->
    [arancione] l’arancione
   *[other] il { $colour }
}: { $points ->
    [one] un punto
   *[other] { $points } punti
}
event-leads = { $who } apre la prossima presa
event-scored = { $who } segna { $points ->
    [one] un punto
   *[other] { $points } punti
}
event-won = Vince { $winners }
    .several = Vittoria condivisa: { $winners }

refusal-not-your-turn = Tocca a { $seat }
refusal-take-first = Si risolve la presa: prendi un colore dal banco
refusal-lay-first = È il momento di giocare: metti giù una carta dalla tua mano
refusal-not-in-hand = Non hai in mano { $card }
refusal-not-on-display = Sul banco non ci sono carte di colore { $colour }

option-games = Partite di fila
    .about = Si sommano i punti di tutte queste partite; chi ne segna di più comincia la successiva.
option-open_scores = Punti scoperti
    .about = Mostra i punti di tutti durante la partita; nel gioco in scatola restano coperti.
preset-classic = Una partita
preset-evening = Tre partite

# perché una mossa è buona
advice-most = { $colour ->
    [arancione] L’arancione
   *[other] Il { $colour }
} ora vale più di tutti: { $points ->
    [one] un punto
   *[other] { $points } punti
}
advice-leaves = { $colour ->
    [arancione] L’arancione
   *[other] Il { $colour }
} rende { $points ->
    [one] un punto
   *[other] { $points } punti
} e lascia agli altri ciò che li aiuta meno
advice-first = Per ora la prima scelta è tua: fino a { $points ->
    [one] un punto
   *[other] { $points } punti
}
advice-together = In tutto, { $colour ->
    [arancione] l’arancione
   *[other] il { $colour }
} ha forza { $strength }: scegli con gli altri di quel colore
advice-cheap = Qui una carta bassa ti costa poco
advice-place = Con un { $number } ottieni un posto nell’ordine a buon prezzo
advice-tie = Per ora è parità a { $strength }: da lì in giù nessuno sceglie, nemmeno tu
advice-nothing = Per ora in questa presa non scegli nulla: tieni le carte migliori
advice-only = È l’unica carta che ti resta

move-lay = gioca { $card }
move-take = prendi { $colour ->
    [arancione] l’arancione
   *[other] il { $colour }
}
