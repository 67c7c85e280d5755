# Quello che dice il terminale stesso.

t-you = tu
t-cards = carte
t-points = punti
t-n-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
t-hand = Hai in mano: { $cards }.
t-your-turn = Tocca a te
t-you-may = Puoi agire
t-to-do = { $turn }: { $what }
t-thinks = { $n ->
    [one] { $who } sta pensando
   *[other] { $who } stanno pensando
}
t-moment = Un momento
t-round-over = La manche { $round } è finita.
t-go-on = Invio: continua
t-won = { $n ->
    [one] Vince { $who }
   *[other] Vittoria condivisa: { $who }
}
t-over = La partita è finita.
t-standing = Punti: { $points }.
t-curtain = Passa la tastiera a { $who }.
t-curtain-about = Intanto l’orologio è fermo. Invio: mostra le carte
t-sealed = Mescolato e sigillato: { $commit }
t-opened = Il sigillo è aperto: { $secret }
t-saved = Il verbale è in { $file }; troef verify { $file } lo controlla.
t-choose = Scegli:
t-rules = regole
t-hint = consiglio
t-quit = esci
t-back = indietro
t-hand-over = passa
t-hint-is = Consiglio: { $move }
t-hint-none = Nessun consiglio: per ora non devi fare nulla.
t-quit-sure = Premi ancora q per lasciare la partita.
t-small = Ingrandisci la finestra: { $width } × { $height } è troppo poco per questo tavolo, ci vogliono { $wide } × { $high }.
t-keys = frecce: scegli, Invio: gioca · Spazio: primo pulsante
t-story = PgUp: cronaca
t-newer = PgDn: avanti
t-number-or-move = Scrivi un numero o una mossa; oppure: hint (consiglio), rules (regole), table (tavolo), quit (esci).
t-also = Oppure: rules (regole), table (tavolo), quit (esci).
t-looks-on = Stai guardando. Scrivi: rules (regole), table (tavolo), quit (esci).
t-not-understood = '{ $text }' non è un numero dell’elenco né una mossa{ $hint }
t-input-ended = L’input è finito, e con esso la tua partita.
t-left = Hai lasciato la partita.
t-come-back = Il tuo posto resta tuo. Per tornare:
t-connecting = Connessione
t-bot-failed = { $who } ha inciampato ({ $why }) e fa la prima mossa permessa
t-lost = Connessione persa. Nulla è perduto; riprovo
t-wait-you = Gestisci tu questo tavolo: { $start } comincia con { $n } giocatori, con bot sulle sedie libere.
t-wait-host = Si aspetta che { $who } cominci la partita.
t-wait-free = { $n ->
    [0] Tutte le sedie sono occupate.
    [one] Una sedia è libera.
   *[other] { $n } sedie sono libere.
}
t-wait-here = Al tavolo: { $names }.
t-waiting = Si aspetta l’inizio della partita
t-start = inizia
t-paused = La partita è in pausa; riprende quando tutti lo vogliono.
t-between-wait = Si aspetta { $who }
t-replaced = Questo posto ora è su un altro dispositivo.
t-says = { $who }: { $text }
t-place = Tavolo { $name }, { $link }
t-again-wait = Il tavolo resta: { $start } prepara un’altra partita.
