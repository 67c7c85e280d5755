# La hoja de puntos: qué no se puede anotar, y por qué.
refusal-pad-no-such-player = En esta hoja no está ese jugador.
refusal-pad-no-such-round = La ronda { $round } todavía no se puede anotar.
refusal-pad-wrong-fields = En una línea hacen falta: { $fields }.
refusal-pad-wrong-value = Eso no vale aquí: { $field }.
refusal-pad-nothing-to-undo = No hay nada que deshacer.
refusal-pad-glass-runs = El reloj de arena ya está corriendo.
refusal-pad-glass-stands = Nadie ha girado el reloj de arena.
refusal-pad-stages-are-over = Todas las etapas han terminado.
refusal-pad-one-is-out =
    { $n ->
        [0] Alguien tiene que haberse quedado sin cartas.
       *[other] Solo un jugador puede quedarse sin cartas.
    }
refusal-pad-too-many = En la baraja no hay tantas cartas { $face }.
refusal-pad-more-than-all = En total { $sum }: más de lo que valen todas las cartas ({ $most }).
refusal-pad-tricks = Bazas en total: { $won }. Tienen que ser de { $least } a { $most }.
refusal-pad-no-glass = Este juego no tiene reloj de arena oculto.
refusal-pad-only-the-keeper = Eso solo lo puede hacer quien lleva esta hoja.
refusal-pad-nobody-lifted = Nadie ha levantado el tubo.
refusal-pad-has-a-phone = Este jugador ya tiene aquí un móvil.
refusal-pad-only-your-line = En este móvil solo anotas tu propia línea.
refusal-table-no-such-pad = Esa hoja no existe. Quizá el enlace no esté completo.
