"""The wire: the closed list of messages, decoded once. The TypeScript types are made from these classes.

A client that connects says `Hello` with the last number it saw and gets one `Whole` view; from then on every entry of
the table's log is one `Update` with the next number. Every request has an id of the client's; it is answered by `Done`
or `Refused`, and asked twice it is answered twice and done once. A `Whole` that comes unasked means that messages were
dropped because they were read too slowly: what has not been answered is to be asked again, as after a reconnect.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from troef.core.options import Value
from troef.server.entries import Settings

RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
Device = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Entropy = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
ChairNumber = Annotated[int, Meta(ge=0, le=15)]


class FromClient(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """What a client may say."""


class Request(FromClient, frozen=True, kw_only=True):
    """A wish that is answered with its id."""

    id: RequestId


class Hello(FromClient, tag="hello", frozen=True):
    """The first message: the last number seen, to be told what was missed; and by what name the device knows itself.

    Whoever comes back under the same name replaces nobody but itself, whichever of its connections arrives last.
    """

    since: int | None = None
    device: Device = ""


class Ping(FromClient, tag="ping", frozen=True):
    """Measures the way there and back; `sent` is the client's own clock in milliseconds."""

    sent: float


class Pulse(FromClient, tag="pulse", frozen=True):
    """The answer to a beat, sent at once: so the server measures how long messages travel."""

    beat: int


class Act(Request, tag="act", frozen=True, kw_only=True):
    """A move. `on` is the number of the view it was chosen on."""

    move: Annotated[str, Meta(min_length=1, max_length=40)]
    on: int


class Sit(Request, tag="sit", frozen=True, kw_only=True):
    """Put a bot on a chair, or empty it (the opener's wish)."""

    chair: ChairNumber
    bot: str | None = None


class Leave(Request, tag="leave", frozen=True, kw_only=True):
    """Get up; during a match a bot goes on, or the chair is open for another guest."""

    open: bool = False


class Swap(Request, tag="swap", frozen=True, kw_only=True):
    """Two chairs change places (the opener's wish, before the start)."""

    chair: ChairNumber
    other: ChairNumber


class Resize(Request, tag="resize", frozen=True, kw_only=True):
    """So many chairs (the opener's wish, before the start)."""

    chairs: Annotated[int, Meta(ge=1, le=16)]


class Configure(Request, tag="configure", frozen=True, kw_only=True):
    """Options and settings (the opener's wish, before the start)."""

    options: dict[str, Value]
    settings: Settings


class HandOver(Request, tag="handover", frozen=True, kw_only=True):
    """Another person is to run the table."""

    chair: ChairNumber


class Start(Request, tag="start", frozen=True, kw_only=True):
    """Begin; empty chairs are taken away, or filled with bots of this level."""

    fill: str | None = None


class Seed(Request, tag="seed", frozen=True, kw_only=True):
    """The device's own random bytes for the match to come."""

    entropy: Entropy


class GoOn(Request, tag="ready", frozen=True, kw_only=True):
    """The end of the round has been seen."""


class Vote(Request, tag="vote", frozen=True, kw_only=True):
    """Pause, or go on after a pause: it happens when everybody who is there wishes it."""

    want: bool = True


class Give(Request, tag="give", frozen=True, kw_only=True):
    """Offer the own seat to whoever brings this gift, 16 random bytes of the client's; the newest offer counts."""

    gift: Entropy


class Rematch(Request, tag="again", frozen=True, kw_only=True):
    """Another match with the same people in the same room."""

    rotate: bool = True


class Rename(Request, tag="rename", frozen=True, kw_only=True):
    """Go by another name."""

    name: Name


class Say(Request, tag="say", frozen=True, kw_only=True):
    """A word to the table: free text, or a preset or an emote by its id."""

    text: Annotated[str, Meta(max_length=200)] = ""
    preset: Annotated[str, Meta(max_length=20)] = ""


class Mute(Request, tag="mute", frozen=True, kw_only=True):
    """Hear no more of what somebody says, or hear them again; nobody else is told."""

    chair: ChairNumber
    on: bool = True


class Ask(Request, tag="hint", frozen=True, kw_only=True):
    """What would a bot do here? It is told what this seat knows; answered by a hint."""


Wish = Sit | Leave | Swap | Resize | Configure | HandOver | Start | Seed | GoOn | Vote | Give | Rematch | Rename
AnyRequest = Act | Say | Mute | Ask | Wish
decode = msgspec.json.Decoder(Hello | Ping | Pulse | AnyRequest).decode


# ---- from the server ------------------------------------------------------------------------------------------------


class ToClient(msgspec.Struct, frozen=True, tag_field="t"):
    """What the server says."""


class Whole(ToClient, tag="whole", frozen=True):
    """A whole view, the events missed since the number the client named (the latest), and the table's clock."""

    n: int
    view: dict[str, Any]
    missed: list[dict[str, Any]]
    at: int = 0


class Update(ToClient, tag="update", frozen=True, omit_defaults=True):
    """One entry of the log: what it was and whose, what happened in the game, and the patch of the view.

    `bot`: a bot acted, for itself or for somebody who is away or took too long.
    """

    n: int
    what: str
    events: list[dict[str, Any]]
    patch: list[list[Any]]
    chair: int = -1
    bot: bool = False


class Done(ToClient, tag="done", frozen=True):
    """A request was carried out, as entry n."""

    id: str
    n: int


class Verdict(msgspec.Struct, frozen=True):
    """Who was first: milliseconds from the act before, of the seat that was faster and of this one."""

    seat: int
    theirs: int
    yours: int


class Refused(ToClient, tag="refused", frozen=True):
    """A request was refused: why, and the view as it is. `verdict`: somebody else was faster."""

    id: str
    message: str
    rule: str | None
    args: dict[str, Any]
    n: int
    view: dict[str, Any]
    verdict: Verdict | None = None


class Hint(ToClient, tag="hint", frozen=True):
    """What a bot would do on view n (null: wait), and why: a message id (`advice-...`) with its arguments."""

    id: str
    n: int
    move: str | None
    message: str
    args: dict[str, Any]


class Pong(ToClient, tag="pong", frozen=True):
    """The answer to a ping."""

    sent: float


class Beat(ToClient, tag="beat", frozen=True):
    """To be answered at once by a pulse with the same number."""

    beat: int


class Said(ToClient, tag="said", frozen=True):
    """Somebody said something; never part of the record."""

    chair: int
    text: str
    preset: str


class Muted(ToClient, tag="muted", frozen=True):
    """Whom this person does not want to hear, by their chairs as they stand now."""

    chairs: list[int]


class Here(ToClient, tag="here", frozen=True):
    """Whose devices are connected now; who is silent for long is away, and a bot plays for them."""

    chairs: list[int]


class Replaced(ToClient, tag="replaced", frozen=True):
    """A newer device has taken this seat; this connection is told nothing more."""


class Bad(ToClient, tag="bad", frozen=True):
    """A message could not be read; nothing was done."""

    why: str


class Gone(ToClient, tag="gone", frozen=True):
    """The connection ends, and why."""

    message: str


Answer = Whole | Update | Done | Refused | Hint | Pong | Beat | Said | Muted | Here | Replaced | Bad | Gone
encode = msgspec.json.Encoder().encode
