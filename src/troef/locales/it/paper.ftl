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
pad-earlier = { $name } un posto prima
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
pad-stages = { $n } fasi
pad-needs = A { $name } mancano { $points }
pad-ask-left = Che cosa resta a { $name }?
pad-ask-won = Che cosa ha preso { $name }?
pad-ask-secured = Che cosa ha al sicuro { $name }?
pad-ask-points = Quanti punti per { $name }?
pad-field-said = dette
pad-field-won = fatte
pad-field-points = punti
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
pad-share-about = Chi ha questo link o codice vede il segnapunti dal vivo.
pad-code = Codice { $code }
pad-copy = Copia il link
pad-copied = Copiato
pad-guests = Possono scrivere anche loro
    .about = Le righe della manche in corso; le correzioni restano a te
pad-log = Che cosa è stato scritto
pad-log-wrote = Manche { $round }: { $name }
pad-log-corrected = Manche { $round }: { $name }, corretto
pad-log-undid = Annullato
pad-log-allowed = Tutti possono scrivere
pad-log-closed = Scrive solo chi tiene il segnapunti
pad-log-turned = La clessidra è stata girata
pad-log-lifted = Il tubo è stato sollevato
pad-print = Stampa
pad-csv = Come tabella (CSV)
pad-json = Come dati (JSON)
pad-again = Rigiocate insieme
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
glass-lift = Solleva il tubo
glass-how = Scorri in su, o tieni premuto un momento. Non mostra nulla.
glass-stage = fase { $stage } di { $stages }
glass-gone = La sabbia è finita
glass-gone-text = Chi ha lanciato per ultimo rimette sotto la riserva l’ultima carta messa al sicuro e comincia la fase successiva.
glass-left = C’è ancora sabbia
glass-left-text = Chi ha sollevato rimette sotto la riserva l’ultima carta messa al sicuro e comincia la fase successiva.
glass-ran = Questa volta scorre per { $seconds } secondi.
glass-on = Alla fase { $stage }
glass-count = Conta i tratti
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
pad-line-help = Una riga per giocatore: carte o numeri separati da spazi, o la somma; riga vuota: niente. Anche: undo, fix ROUND PLAYER ..., quit.
pad-line-codes = { $field }: { $codes }
pad-line-numbers = { $field }: da { $least } a { $most }
pad-line-stands = Manche { $round }: { $points }
pad-line-total = In tutto: { $points }
