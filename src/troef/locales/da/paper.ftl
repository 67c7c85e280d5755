# Regnskabsblokken på siden.
pad-home = Regnskabsblok
    .about = Til æsken på jeres bord: point, skjult timeglas, regler
pad-which = Hvilket spil ligger på bordet?
pad-mine = Blokke på denne enhed
pad-going = i gang
pad-over = færdig
pad-join = En andens blok: dens kode
pad-open = Åbn
pad-clock = Træn dit indre ur
pad-players = Hvem spiller?
pad-players-about = I den rækkefølge, I sidder, med uret.
pad-player = Spiller { $n }
pad-add = En spiller mere
pad-remove = Uden { $name }
pad-earlier = { $name } en plads frem
pad-first-deals = Hvem giver eller begynder?
pad-draw = Træk lod
pad-begin = Tag blokken frem
pad-options = Sådan spiller I
pad-sub-round = runde { $round }
pad-sub-of = runde { $round } af { $rounds }
pad-sub-target = runde { $round } · til { $target }
pad-sub-over = færdig
pad-deals = { $name } giver
pad-leads = { $name } begynder
pad-cards = { $n } kort til hver
pad-tricks =
    { $n ->
        [one] ét stik
       *[other] { $n } stik
    }
pad-out = tag én kulør ud
pad-colours = { $n } farver
pad-display = { $n } åbne kort i midten
pad-stages = { $n } etaper
pad-ask-left = Hvad har { $name } tilbage på hånden?
pad-ask-won = Hvad vandt { $name }?
pad-ask-secured = Hvad har { $name } sikret?
pad-ask-points = Hvor mange point til { $name }?
pad-field-said = spået
pad-field-won = vundet
pad-field-points = point
pad-field-left = tilbage på hånden
pad-field-secured = sikret
pad-take-last = Fjern det sidste
pad-or-sum = eller skriv summen
pad-next = Næste: { $name }
pad-write-down = Skriv det ned
pad-round-n = Runde { $round }
pad-correct-title = Ret runde { $round }, { $name }
pad-correct-about = Det gamle tal bliver stående på blokken, overstreget.
pad-leave = Lad det stå
pad-correct = Ret det
pad-cell = Runde { $round }, { $name }:
pad-undo = Tag sidste linje tilbage
pad-share = Andre telefoner
pad-share-about = Alle med dette link eller denne kode ser blokken live.
pad-code = Kode { $code }
pad-copy = Kopiér linket
pad-copied = Kopieret
pad-guests = De må også skrive
    .about = Hver sin linje på sin egen telefon; kun du kan rette
pad-log = Hvad der blev skrevet
pad-log-wrote = Runde { $round }: { $name }
pad-log-corrected = Runde { $round }: { $name }, rettet
pad-log-undid = Taget tilbage: runde { $round }, { $name }
pad-log-allowed = Alle må skrive
pad-log-closed = Kun regnskabsføreren skriver
pad-log-turned = Timeglasset blev vendt
pad-log-lifted = Røret blev løftet
pad-log-followed = De samme spillere fortsætter
pad-print = Udskriv
pad-csv = Som tabel (CSV)
pad-json = Som data (JSON)
pad-again = Igen, samme spillere
pad-follow = Til næste spil
pad-earlier-matches = Tidligere spil
pad-chart = Sådan går det
pad-chart-label = Point i alt efter hver runde
pad-won =
    { $n ->
        [one] { $names } vinder
       *[other] { $names } deler sejren
    }
pad-menu = Mere
pad-looking = Du ser med. Regnskabsføreren skriver.
pad-gone-title = Den blok findes ikke
pad-gone-text = Måske mangler der noget af linket, eller blokken er smidt ud.
glass-title = Skjult timeglas
glass-sub = én telefon er røret
glass-turn = Vend timeglasset
glass-about = Ingen ser, hvor længe sandet løber: ikke engang denne telefon ved det.
glass-lay = Læg telefonen midt på bordet.
glass-lift = Løft røret
glass-how = Stryg opad, eller hold nede et øjeblik. Det viser intet.
glass-stage = etape { $stage } af { $stages }
glass-gone = Sandet er løbet ud
glass-gone-text = Den, der slog sidst, lægger sit øverste sikrede kort ind under sit forråd og begynder næste etape.
glass-left = Der er sand tilbage
glass-left-text = Den, der løftede, lægger sit øverste sikrede kort ind under sit forråd og begynder næste etape.
glass-ran = Denne gang løber det i { $seconds } sekunder.
glass-on = Videre til etape { $stage }
glass-count = Tæl stregerne
pad-needs = mangler { $points }
pad-behind = { $points } bagud
pad-rounds =
    { $n ->
        [one] én runde
       *[other] { $n } runder
    }
pad-target = til { $n } point
pad-note-trump = Trumf
pad-note-out = Tages ud
pad-none-left = ude
pad-uncounted = Alle kort tilsammen er { $deck }. Endnu ikke talt: { $n }.
pad-so-far = Indtil nu { $n } af { $tricks } stik.
pad-who-are-you = Hvem er du?
pad-nameless = Fjern alle navne
pad-nameless-sure = For altid: fjern alle navne
pad-forget = Glem { $title }, { $day }
pad-arbiter = Hvad siger reglerne?
    .about = Søg på det, der skete: ”trækbunken tom”
pad-arbiter-of = Reglerne for { $game }
pad-log-noted = Runde { $round }: en note
pad-log-gave = { $name } giver et kort tilbage
pad-log-joined = { $name } skriver på en telefon
glass-who-lifted = Hvem løftede?
glass-who-rolled = Hvem slog sidst?
glass-gives = { $name } lægger sit øverste sikrede kort ind under sit forråd og begynder næste etape.
glass-gives-last = { $name } lægger sit øverste sikrede kort ind under sit forråd.
glass-goes-on =
    { $n ->
        [0] Den, der løftede, giver et kort tilbage. Timeglasset løber videre.
       *[other] { $name } giver et kort tilbage. Timeglasset løber videre.
    }
glass-starts = { $name } begynder: vend timeglasset, og slå straks.
glass-asleep = Tryk én gang på skærmen, så den forbliver tændt.
measure-title = Timeglasset fra din æske
measure-about = Mål det én gang: vend det, tryk, og tryk igen, når sandet er løbet ud. Enheden husker det.
measure-runs = Det løber. Hold øje med sandet.
measure-done = Indstillet: cirka { $seconds } sekunder, aldrig helt det samme.
measure-unlikely = Sådan løber intet timeglas: der er ikke indstillet noget.
measure-forget = Igen som i spillet
measure-start = Jeg har vendt det
measure-stop = Sandet er løbet ud
clock-wide =
    { $n ->
        [one] { $seconds } s ved siden af
       *[other] De seneste { $n } forsøg: i snit { $seconds } s ved siden af
    }
clock-title = Dit indre ur
clock-about = Start, se væk, og stop, når du tror, der er gået to minutter.
clock-start = Start
clock-stop = To minutter er gået
clock-runs = Uret går. Ikke smugkigge.
clock-early = { $seconds } s for tidligt
clock-late = { $seconds } s for sent
clock-exact = Præcis to minutter
clock-before = Dine forsøg
clock-chart = Hvor langt ved siden af, forsøg for forsøg
pad-line-help = En linje pr. spiller: kort eller tal med mellemrum imellem, eller summen; en tom linje: ingenting. Også: undo, fix RUNDE SPILLER ... (flere: ; imellem), log, quit.
pad-line-codes = { $field }: { $codes }
pad-line-numbers = { $field }: { $least } til { $most }
pad-line-stands = Runde { $round }: { $points }
pad-line-total = I alt: { $points }
pad-line-ahead = Forrest: { $names }
pad-line-over = Er noget galt? undo eller fix; Enter afslutter.
pad-line-zero = 0 blev læst som et kort; ingen kort er en tom linje. undo tager den sidste linje tilbage.
pad-line-glass = Skjult timeglas: turn starter det, lift kigger; give SPILLER siger, hvem der giver et kort.
