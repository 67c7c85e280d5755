# Het scoreblok: wat er niet op geschreven kan worden, en waarom.

refusal-pad-no-such-player = Die speler staat niet op dit blok.
refusal-pad-no-such-round = Ronde { $round } kan nog niet worden opgeschreven.
refusal-pad-wrong-fields = Een regel heeft { $fields } nodig.
refusal-pad-wrong-value = Dat past hier niet: { $field }.
refusal-pad-nothing-to-undo = Er valt niets terug te nemen.
refusal-pad-glass-runs = De zandloper loopt al.
refusal-pad-glass-stands = De zandloper is niet omgedraaid.
refusal-pad-stages-are-over = Alle etappes zijn afgelopen.
refusal-pad-one-is-out = { $n ->
    [0] Er is iemand uit: één speler heeft geen kaarten meer.
   *[other] Er kan maar één speler uit zijn.
}
refusal-pad-too-many = Zoveel van { $face } zijn er niet in het spel.
refusal-pad-more-than-all = Samen { $sum }: meer dan alle kaarten waard zijn ({ $most }).
refusal-pad-tricks = Slagen samen: { $won }; het moeten er { $least } tot { $most } zijn.
refusal-pad-no-glass = Dit spel heeft geen verborgen zandloper.
refusal-pad-only-the-keeper = Dat mag alleen wie dit blok bijhoudt.
refusal-pad-nobody-lifted = Niemand heeft de koker opgetild.
refusal-pad-has-a-phone = Deze speler heeft hier al een telefoon.
refusal-pad-only-your-line = Op deze telefoon schrijf je alleen je eigen regel.
refusal-table-no-such-pad = Dat blok is er niet. Misschien is de link niet volledig.
