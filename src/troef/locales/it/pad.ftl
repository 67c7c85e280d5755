# Il segnapunti: che cosa non si può scrivere, e perché.
refusal-pad-no-such-player = Su questo segnapunti non c’è quel giocatore.
refusal-pad-no-such-round = La manche { $round } non si può ancora scrivere.
refusal-pad-wrong-fields = In una riga servono: { $fields }.
refusal-pad-wrong-value = Questo non va bene qui: { $field }.
refusal-pad-nothing-to-undo = Non c’è nulla da annullare.
refusal-pad-glass-runs = La sabbia scorre già.
refusal-pad-glass-stands = La clessidra non è stata girata.
refusal-pad-stages-are-over = Tutte le fasi sono finite.
refusal-pad-one-is-out =
    { $n ->
        [0] Qualcuno ha chiuso: un giocatore non ha più carte.
       *[other] Solo un giocatore può aver chiuso.
    }
refusal-pad-too-many = Nel mazzo non ci sono così tante carte { $face }.
refusal-pad-more-than-all = In tutto { $sum }: più di quanto valgono tutte le carte ({ $most }).
refusal-pad-tricks = Prese in tutto: { $won }; devono essere da { $least } a { $most }.
refusal-pad-no-glass = Questo gioco non ha una clessidra nascosta.
refusal-pad-only-the-keeper = Può farlo solo chi tiene questo segnapunti.
refusal-pad-nobody-lifted = Nessuno ha sollevato il tubo.
refusal-pad-has-a-phone = Questo giocatore ha già un telefono qui.
refusal-pad-only-your-line = Su questo telefono scrivi solo la tua riga.
refusal-table-no-such-pad = Questo segnapunti non esiste. Forse il link non è completo.
