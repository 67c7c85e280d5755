# Quello che dice la pagina stessa: schermate, pulsanti, nastri. Le parole di un tabellone sono in web/src/games/<key>/locales.

guest = Ospite
you = tu
you-title = Tu
name-you = { $name } (tu)
yes = sì
no = no
unknown = sconosciuto
close = Chiudi
go-back = Indietro
go-home = Ai giochi
settings = Impostazioni
one-moment = Un momento…
server-away = Il server non risponde. Continuiamo a provare.
your-name = Il tuo nome
copied = Copiato
shared = Inviato
players = { $least ->
   *[other] { $least }–{ $most } giocatori
}
points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
    .short = { $n } pt
    .with =
        { $n ->
            [one] con { $n } punto
           *[other] con { $n } punti
        }

cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}

# la prima schermata
home-title = Apparecchia il tavolo, manda un link, gioca.
home-about = Con amici e bot onesti. Senza account.
home-games = Giochi
play-now = Gioca
with-friends = Tra amici
friends-label = Tra amici: tavolo di { $game }
resume = Continua
resume-waiting = Il tuo tavolo ti aspetta
join-label = Hai un link o un codice?
join-example = KX7 2QP
join-unclear = Un codice ha sei lettere o cifre; va bene anche un link.
join-unknown = Questo tavolo non esiste (più).
sit-down = Siediti
my-games = Le mie partite

# un nuovo tavolo
new-title = Nuovo tavolo
new-who = Chi si siede?
new-who-hint = Tocca una sedia: un ospite via link, un bot o nessuno.
new-rules = Quali regole?
new-house = Regole della casa
new-run = Come si svolge
new-lay = Apparecchia per { $n }
new-too-few = Servono almeno { $least } giocatori
no-such-game = Questo gioco qui non c’è.
chair-label = Sedia { $n }: { $what }
chair-you = tu
chair-invite = ospite
chair-bot = bot · { $level }
chair-off = nessuno
chair-free = libera
level-random = a caso
level-heuristic = semplice
level-easy = facile
level-normal = normale
level-hard = forte
level-expert = esperto
set-pace = I bot giocano
pace-quick = in fretta
pace-normal = con calma
pace-slow = piano
set-time = Tempo per giocare
time-none = senza limite
time-relaxed = un minuto
time-brisk = 20 s
set-hints = Consigli per
hints-off = nessuno
hints-bots = chi sfida i bot
hints-all = tutti
set-chat = Chiacchiere
chat-off = no
chat-presets = frasi
chat-free = libere
set-watch = Spettatori ammessi
    .about = Chiunque abbia il link; non vede nulla di nascosto.
set-public = Tavolo pubblico
    .about = Il tavolo è nell’elenco dei tavoli aperti.

# prima della partita
table-called = Tavolo { $name }
chairs-label = Sedie
invite = Invita
bot = bot
add-bot = Bot
bot-level = Livello di { $name }
add-seat = Aggiungi un posto
fewer-seats = Un posto in meno
remove = Manda via { $name }
rename = Cambia il mio nome
runs-table = gestore
reconnecting = si ricollega…
is-here = è qui
sealed = Mescolato e sigillato
sealed-when = prima che qualcuno si sedesse
send-link = Manda questo link
link-label = Link a questo tavolo
or-code = o il codice
qr-label = Codice QR del link
copy = Copia
share = Condividi
share-title = Una partita a Troef?
copy-by-hand = Selezionato: copialo ora
share-by-hand = Copia questo: { $link }
only-here = Questo indirizzo funziona solo su questo computer. Avvia il server con --host 0.0.0.0 per far entrare altri della tua rete.
join-title = Unisciti a questo tavolo
seal = Mescolata sigillata
seal-about = Il server ha scelto la sua parte della mescolata prima del tuo arrivo e ne mostra qui l’impronta. Ogni dispositivo aggiunge un proprio numero casuale. Dopo la partita tutto si apre, e questa pagina controlla che nulla sia cambiato.
start = Inizia
start-with = { $free ->
    [one] Inizia in { $n } · un posto libero
   *[other] Inizia in { $n } · { $free } posti liberi
}
start-needs = { $n ->
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $n } giocatori
}
waits-for = { $who } dà inizio alla partita
change = cambia
change-title = Posti e regole
change-seats = Chi siede dove
change-use = Gioca così
hand-over = Affida il tavolo a { $name }
seat-earlier = { $name }: una sedia prima

# al tavolo
rail-label = Che cosa puoi fare
hand-label = Le tue carte
seats-label = Giocatori, in senso orario dalla tua sinistra
seat-away = via · gioca un bot
card-not-now = { $card }, non ora
ribbon-yours = Tocca a te
ribbon-moment = Un momento…
ribbon-watching = Stai guardando
ribbon-thinks = { $n ->
    [one] { $who } sta pensando
   *[other] { $who } stanno pensando
}
ribbon-is-thinking = { $n ->
    [one] sta pensando
   *[other] stanno pensando
}
ribbon-lost = Connessione persa.
ribbon-lost-kept = Nulla è perduto; riproviamo…
ribbon-replaced = Questo posto ora è su un altro dispositivo
ribbon-paused = In pausa
ribbon-round-over = La manche { $round } è finita
ribbon-waiting-for = si aspetta { $who }
take-back = Riportalo qui
next-round = Prossima manche
round-title = Manche { $round }
over-you = Hai vinto
over-others = { $n ->
    [one] Vince { $who }
   *[other] Vittoria condivisa: { $who }
}
over-ahead = { $points }, { $me ->
    [yes] { $n } di vantaggio su di te
   *[no] { $n } di vantaggio su { $who }
}
again = Rigioca qui
score-sheet = Segnapunti
open-rule = Leggi la regola
say-table = Descrivi il tavolo
story-title = La storia finora
history-open = Che cosa è successo
history-title = Che cosa è successo
rules-open = Regole
rules-title = Le regole
rules-chapters = Capitoli
rules-find = Cerca nelle regole
rules-none = Nessuna regola contiene queste parole.
rules-why = Perché
rules-numbers = zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici
rules-alike = vuoto finito; parità stessa pari
why-silent = Il foglietto non ne parla; così il gioco cambia il meno possibile.
why-readings = Il foglietto si può leggere in due modi; questo si accorda con il resto.
why-versions = Qui le lingue del foglietto non concordano; vale l’originale olandese.
why-fair = Il foglietto non indica nessuno, o guarda all’età o alla fretta; un sorteggio è giusto per tutti.
why-clock = Altrimenti vincerebbe chi conta, aspetta o ha una connessione veloce.
why-stuck = Senza, il gioco potrebbe bloccarsi o non finire mai.
why-shared = Il foglietto non prevede uno spareggio per chi è a pari merito.
why-open = Così nessuno ne sa più degli altri e tutti possono controllare.
rules-here = A questo tavolo
menu-open = Menu
menu-title = Menu
menu-say = Di’ qualcosa
menu-mute = Non sentire più { $name }
say-send = Dillo
menu-invite = Manda il link
menu-pause = Chiedi una pausa
menu-go-on = Continua
menu-leave = Lascia il tavolo
menu-leave-sure = Esci: un bot prende il posto
menu-leave-open = Esci: il posto resta libero
seat-device = Il mio posto su un altro dispositivo
    .about = Apri questo link là. È solo tuo: chi ce l’ha prende il tuo posto.
seat-give = Cedi il mio posto a qualcuno
    .about = Manda questo link a una persona. Chi lo apre continua con le tue carte.
gift-title = Un posto per te
gift-text = Qualcuno ti cede il suo posto. Con quale nome continui?
key-space = Spazio
key-choose = scegli
key-history = che cosa è successo
key-say = descrivi il tavolo
key-rules = regole
pad-label = Punti
pad-round = manche
hint-ask = Che cosa farebbe un bot?
key-hint = un consiglio
coach-title = La tua prima partita
coach-offer = Prima partita a { $game }? Ti diciamo che cosa fare, una frase alla volta.
coach-yes = Fammi vedere
coach-no = No, grazie
coach-leave = Finisci la lezione
coach-try = Tocca a te. Il consiglio qui sotto è una buona scelta; si può fare tutto ciò che è rialzato.
coach-watch = Giocano gli altri. Quello che succede è raccontato sul bordo inferiore del tappeto.
generic-moves = Che cosa puoi fare
plain-label = Il tavolo a parole

# dopo la partita
match-over = { $n ->
    [one] partita finita · una manche
   *[other] partita finita · { $n } manche
}
back-to-board = Torna al tabellone
how-it-went = Com’è andata
graph-label = Totali dopo ogni manche
record = Il verbale
check-shuffle = Controlla la mescolata
seal-fits = Il sigillo è intatto
seal-broken = Qualcosa non torna
check-seal = Il segreto aperto è proprio quello che il tavolo aveva sigillato.
check-promise = Il sigillo è quello che questo dispositivo ha visto prima della prima carta.
check-promise-unknown = Questo dispositivo non ha visto il sigillo prima della partita.
check-own = Il numero casuale di questo dispositivo fa parte della mescolata.
check-own-unknown = Questo dispositivo non ha aggiunto alcun numero casuale.
check-seed = Il seme della partita deriva dal segreto e dai numeri casuali di tutti.
check-numbers = Tutti i { $n } numeri estratti per mescolate e dadi derivano da quel seme.
check-more = Chiunque può controllare il verbale mossa per mossa: troef verify FILE
check-away = I numeri di questa partita per ora non sono disponibili.

# rivedere una partita
replay = Rivedi
replay-through = con gli occhi di { $who }
replay-open = carte di tutti scoperte
replay-eyes = Con gli occhi di chi
replay-slider = Mossa
replay-move = Mossa { $at } di { $last }
replay-back = Una indietro
replay-on = Una avanti
replay-mark-before = Al momento speciale precedente
replay-mark-next = Al prossimo momento speciale
replay-play = Avvia
replay-stop = Ferma
key-step = una mossa
key-moments = momenti speciali
replay-link = Copia un link a questa mossa

# impostazioni
settings-kept = restano su questo dispositivo
set-looks = Aspetto
set-light = Luce
light-device = del dispositivo
light-day = giorno
light-evening = sera
set-cards = Carte
cards-normal = normali
cards-bigger = grandi
cards-biggest = enormi
set-text = Testo
text-normal = normale
text-larger = grande
text-largest = enorme
set-letters = Lettere sulle carte
    .about = B G R Y P O accanto a ogni colore
set-plain = A parole
    .about = Tabelle e pulsanti al posto dei disegni
set-still = Meno movimento
    .about = Le cose si posano, senza scorrere
set-contrast = Linee più nette
    .about = Più contrasto ovunque
set-you = Tu
set-you-about = Senza account. I tuoi posti e le tue partite restano solo su questo dispositivo.
set-plays = Modo di giocare
set-one-tap = Basta un tocco
    .about = Altrimenti tocca due volte, o trascina in su
set-sort = Ordina le mie carte
    .about = Per colore, poi per numero
set-left = Per mancini
    .about = Il tavolo allo specchio
set-sound = Suono
    .about = Suoni smorzati di legno: carte, dadi, il tuo turno
set-buzz = Vibra quando tocca a me
set-aloud = Racconta ad alta voce
    .about = Per i lettori di schermo: ogni mossa, non solo il mio turno
set-language = Lingua

# quando qualcosa va storto
lost-title = Qui non c’è nulla
lost-text = Questo indirizzo non porta da nessuna parte. Forse manca una lettera.
gone-title = Questo tavolo non c’è più
gone-text = A questo link non c’è (più) alcun tavolo.
gone-kept = Le partite giocate fino in fondo restano ai loro giocatori.
cannot-title = Per ora non funziona
away-title = Il server non risponde
away-text = Riproviamo ogni pochi secondi; non serve ricaricare.
away-kept = Il tuo posto, le tue carte e ogni mossa confermata sono al sicuro. Intanto nessuno può giocare.
try-now = Riprova ora

# the plain board: what the fields of a view are called
field-dealer = mazziere
field-direction = senso
field-direction-1 = orario
field-direction--1 = antiorario
field-hand = le tue carte
field-hand_sizes = carte in mano
field-leader = apre
field-round = manche
field-seat = giocatore
field-seats = giocatori
field-target = si gioca a
field-colour = colore
field-leaders = in testa
field-winners = vincitori
field-card = carta
field-cards = carte
field-gained = guadagnati
field-points = punti
