# Il segnapunti sulla pagina.
pad-home = Segnapunti
    .about = Per la scatola sul tuo tavolo: punti, clessidra nascosta, regole
pad-which = Quale gioco è sul tavolo?
pad-mine = Segnapunti di questo dispositivo
pad-going = in corso
pad-over = finito
pad-join = Il segnapunti di un altro: il codice
pad-open = Apri
pad-clock = Allena il tuo orologio interno
pad-players = Chi gioca?
pad-players-about = Nell’ordine in cui sedete, in senso orario.
pad-player = Giocatore { $n }
pad-add = Un giocatore in più
pad-remove = Senza { $name }
pad-earlier = { $name }: un posto prima
pad-first-deals = Chi dà le carte o comincia?
pad-draw = Sorteggia
pad-begin = Tira fuori il segnapunti
pad-options = Come giocate
pad-sub-round = manche { $round }
pad-sub-of = manche { $round } di { $rounds }
pad-sub-target = manche { $round } · a { $target }
pad-sub-over = finito
pad-deals = { $name } dà le carte
pad-leads = Comincia { $name }
pad-cards = { $n } carte a testa
pad-tricks =
    { $n ->
        [one] una presa
       *[other] { $n } prese
    }
pad-out = togliete un colore
pad-colours = { $n } colori
pad-display = { $n } carte scoperte in mezzo
pad-stages = { $n } fasi
pad-ask-left = Che cosa resta a { $name }?
pad-ask-won = Che cosa ha preso { $name }?
pad-ask-secured = Che cosa ha messo al sicuro { $name }?
pad-ask-points = Quanti punti per { $name }?
pad-field-said = dette
pad-field-won = fatte
pad-field-points = punti
pad-field-left = ancora in mano
pad-field-secured = al sicuro
pad-take-last = Togli l’ultima
pad-or-sum = o scrivi la somma
pad-next = Poi: { $name }
pad-write-down = Annota
pad-round-n = Manche { $round }
pad-correct-title = Correggi la manche { $round }, { $name }
pad-correct-about = La vecchia cifra resta sul segnapunti, barrata.
pad-leave = Lascia
pad-correct = Correggi
pad-cell = Manche { $round }, { $name }:
pad-undo = Annulla l’ultima riga
pad-share = Altri telefoni
pad-share-about = Chi ha questo link o codice vede il segnapunti in diretta.
pad-code = Codice { $code }
pad-copy = Copia il link
pad-copied = Copiato
pad-guests = Possono scrivere anche loro
    .about = Ognuno la propria riga, dal proprio telefono; le correzioni restano a te
pad-log = Che cosa è stato scritto
pad-log-wrote = Manche { $round }: { $name }
pad-log-corrected = Manche { $round }: { $name }, correzione
pad-log-undid = Annullato: manche { $round }, { $name }
pad-log-allowed = Tutti possono scrivere
pad-log-closed = Scrive solo chi tiene il segnapunti
pad-log-turned = La clessidra è stata girata
pad-log-lifted = Il tubo è stato sollevato
pad-log-followed = Continuano le stesse persone
pad-print = Stampa
pad-csv = Come tabella (CSV)
pad-json = Come dati (JSON)
pad-again = Rigiocate insieme
pad-follow = Alla partita successiva
pad-earlier-matches = Partite precedenti
pad-chart = Come va
pad-chart-label = Totali dopo ogni manche
pad-won =
    { $n ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }
pad-menu = Altro
pad-looking = Stai guardando. Scrive chi tiene il segnapunti.
pad-gone-title = Questo segnapunti non esiste
pad-gone-text = Forse il link non è completo, o il segnapunti è stato buttato.
glass-title = Clessidra nascosta
glass-sub = un telefono fa da tubo
glass-turn = Gira la clessidra
glass-about = Nessuno vede per quanto scorre la sabbia: non lo sa nemmeno questo telefono.
glass-lay = Metti il telefono in mezzo al tavolo.
glass-lift = Solleva il tubo
glass-how = Scorri in su, o tieni premuto un momento. Non mostra nulla.
glass-stage = fase { $stage } di { $stages }
glass-gone = La sabbia è finita
glass-gone-text = Chi ha lanciato per ultimo rimette sotto la riserva l’ultima carta messa al sicuro e comincia la fase successiva.
glass-left = C’è ancora sabbia
glass-left-text = Chi ha sollevato rimette sotto la riserva l’ultima carta messa al sicuro e comincia la fase successiva.
glass-ran = Questa volta la sabbia scorre per { $seconds } secondi.
glass-on = Alla fase { $stage }
glass-count = Conta i tratti
pad-needs =
    { $points ->
        [one] manca { $points }
       *[other] mancano { $points }
    }
pad-behind = sotto di { $points }
pad-rounds =
    { $n ->
        [one] una manche
       *[other] { $n } manche
    }
pad-target =
    { $n ->
        [one] a { $n } punto
       *[other] a { $n } punti
    }
pad-note-trump = Briscola
pad-note-out = Escluso
pad-none-left = ha chiuso
pad-uncounted = Tutte le carte valgono { $deck }. Non ancora contati: { $n }.
pad-so-far = Finora { $n } su { $tricks } prese.
pad-who-are-you = Chi sei?
pad-nameless = Togli tutti i nomi
pad-nameless-sure = Per sempre: togli tutti i nomi
pad-forget = Dimentica { $title }, { $day }
pad-arbiter = Che cosa dicono le regole?
    .about = Cerca quello che è successo: «mazzo finito»
pad-arbiter-of = Le regole: { $game }
pad-log-noted = Manche { $round }: una nota
pad-log-gave = { $name } restituisce una carta
pad-log-joined = { $name } scrive da un telefono
glass-who-lifted = Chi ha sollevato?
glass-who-rolled = Chi ha lanciato per ultimo?
glass-gives = { $name } rimette sotto la riserva l’ultima carta messa al sicuro e comincia la fase successiva.
glass-gives-last = { $name } rimette sotto la riserva l’ultima carta messa al sicuro.
glass-goes-on =
    { $n ->
        [0] Chi ha sollevato restituisce una carta. La clessidra continua.
       *[other] { $name } restituisce una carta. La clessidra continua.
    }
glass-starts = Comincia { $name }: gira la clessidra e lancia subito.
glass-asleep = Tocca lo schermo una volta, così resta acceso.
measure-title = La clessidra della tua scatola
measure-about = Misurala una volta: girala, tocca lo schermo, e toccalo di nuovo quando la sabbia è finita. Questo dispositivo se lo ricorda.
measure-runs = La sabbia scorre. Tienila d’occhio.
measure-done = Impostata: circa { $seconds } secondi, mai proprio uguale.
measure-unlikely = Nessuna clessidra scorre così: non è stato impostato nulla.
measure-forget = Di nuovo come nel gioco
measure-start = L’ho girata
measure-stop = La sabbia è finita
clock-wide =
    { $n ->
        [one] { $seconds } s di scarto
       *[other] Gli ultimi { $n } tentativi: in media { $seconds } s di scarto
    }
clock-title = Il tuo orologio interno
clock-about = Avvia, guarda altrove e ferma quando pensi che siano passati due minuti.
clock-start = Avvia
clock-stop = Sono passati due minuti
clock-runs = Sta andando. Non sbirciare.
clock-early = { $seconds } s troppo presto
clock-late = { $seconds } s troppo tardi
clock-exact = Due minuti esatti
clock-before = I tuoi tentativi
clock-chart = Di quanto sbagli, tentativo per tentativo

# Il segnapunti nel terminale.
pad-line-help = Una riga per giocatore: carte o numeri separati da spazi, o la somma; riga vuota: niente. Anche: undo, fix MANCHE GIOCATORE ... (più giocatori: ; in mezzo), log, quit.
pad-line-codes = { $field }: { $codes }
pad-line-numbers = { $field }: da { $least } a { $most }
pad-line-stands = Manche { $round }: { $points }
pad-line-total = In tutto: { $points }
pad-line-ahead = In testa: { $names }
pad-line-over = Qualcosa non va? undo o fix; Invio termina.
pad-line-zero = 0 è stato letto come una carta; senza carte lascia la riga vuota. undo toglie l’ultima riga.
pad-line-glass = Clessidra nascosta: turn la avvia, lift guarda; give GIOCATORE dice chi dà una carta.
