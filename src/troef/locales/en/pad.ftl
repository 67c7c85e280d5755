# The score pad: what cannot be written on it, and why.
refusal-pad-no-such-player = There is no such player on this pad.
refusal-pad-no-such-round = Round { $round } cannot be written yet.
refusal-pad-wrong-fields = A line needs { $fields }.
refusal-pad-wrong-value = That does not fit here: { $field }.
refusal-pad-nothing-to-undo = There is nothing to take back.
refusal-pad-glass-runs = The glass is running already.
refusal-pad-glass-stands = The glass has not been turned.
refusal-pad-stages-are-over = All stages are over.
refusal-pad-one-is-out =
    { $n ->
        [0] Somebody has gone out: one player has no cards left.
       *[other] Only one player can be out.
    }
refusal-pad-too-many = There are not so many of { $face } in the deck.
refusal-pad-more-than-all = Together { $sum }: more than all cards are worth ({ $most }).
refusal-pad-tricks = Together { $won } tricks: it must be { $least } to { $most }.
refusal-pad-no-glass = This game has no hidden glass.
refusal-pad-only-the-keeper = Only the keeper of this pad may do that.
refusal-pad-nobody-lifted = Nobody has lifted the tube.
refusal-pad-has-a-phone = This player has a phone here already.
refusal-pad-only-your-line = On this phone you write your own line only.
refusal-table-no-such-pad = There is no such pad. Perhaps the link is not whole.
