# Der Punkteblock: was nicht darauf geschrieben werden kann, und warum.

refusal-pad-no-such-player = Diese Person steht nicht auf dem Block.
refusal-pad-no-such-round = Runde { $round } kann noch nicht aufgeschrieben werden.
refusal-pad-wrong-fields = Eine Zeile braucht { $fields }.
refusal-pad-wrong-value = Das passt hier nicht: { $field }.
refusal-pad-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-pad-glass-runs = Die Sanduhr läuft schon.
refusal-pad-glass-stands = Die Sanduhr wurde nicht umgedreht.
refusal-pad-stages-are-over = Alle Etappen sind vorbei.
refusal-pad-one-is-out = { $n ->
    [0] Jemand ist fertig: Eine Hand hat keine Karten mehr.
   *[other] Nur eine Person kann fertig sein.
}
refusal-pad-too-many = So viele Karten { $face } gibt es nicht im Spiel.
refusal-pad-more-than-all = Zusammen { $sum }: mehr, als alle Karten wert sind ({ $most }).
refusal-pad-tricks = Stiche zusammen: { $won }; es müssen { $least } bis { $most } sein.
refusal-pad-no-glass = Dieses Spiel hat keine verdeckte Sanduhr.
refusal-pad-only-the-keeper = Das darf nur, wer diesen Block führt.
refusal-pad-nobody-lifted = Niemand hat die Röhre gehoben.
refusal-pad-has-a-phone = Diese Person hat hier schon ein Handy.
refusal-pad-only-your-line = Auf diesem Handy schreibst du nur deine eigene Zeile.
refusal-table-no-such-pad = Diesen Block gibt es nicht. Vielleicht ist der Link nicht vollständig.
