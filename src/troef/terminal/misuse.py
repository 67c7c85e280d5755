"""What click finds wrong with a command line, as our own errors of use: so that it is said in the player's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from troef.core.errors import BadUse, near


def ours(error: click.ClickException, arguments: Sequence[str]) -> BadUse:
    """The same complaint about a command line, as the id of a message and its arguments."""
    match error:
        case click.NoSuchOption(ctx=click.Context() as ctx):
            return BadUse(use="no-option", name=error.option_name, near=near(error.option_name, _options(ctx)))
        case click.BadOptionUsage(option_name=name):
            given = any(word.startswith(f"{name}=") for word in arguments)
            return BadUse(use="takes-none" if given else "needs-value", name=name)
        case click.MissingParameter(ctx=click.Context() as ctx, param=click.Parameter() as param):
            return BadUse(
                use="missing", name=_name(param, ctx), usage=_usage(ctx), near=near("", _completed(ctx, param))
            )
        case click.BadParameter(ctx=click.Context() as ctx, param=click.Parameter() as param):
            kind, bounds = _taken(param.type)
            return BadUse(use=f"takes-{kind}", name=_name(param, ctx), **bounds)
        case click.UsageError(ctx=click.Context() as ctx):
            return BadUse(use="too-many", usage=_usage(ctx))
    return BadUse(error.format_message())


def _options(ctx: click.Context) -> list[str]:
    """The options of a command that help names."""
    options = [param for param in ctx.command.get_params(ctx) if isinstance(param, click.Option)]
    return [name for option in options if not option.hidden for name in option.opts]


def _completed(ctx: click.Context, param: click.Parameter) -> list[str]:
    """What the shell would offer there, files apart."""
    return [item.value for item in param.shell_complete(ctx, "") if item.type == "plain"]


def _name(param: click.Parameter, ctx: click.Context) -> str:
    """A parameter as help names it."""
    return param.opts[0] if isinstance(param, click.Option) else param.make_metavar(ctx)


def _usage(ctx: click.Context) -> str:
    """How the command is written."""
    return " ".join([ctx.command_path, *ctx.command.collect_usage_pieces(ctx)])


def _taken(kind: click.ParamType[Any]) -> tuple[str, dict[str, Any]]:
    """What values of that type may be."""
    if isinstance(kind, click.Choice):
        return "choice", {"words": ", ".join(map(str, kind.choices))}
    if isinstance(kind, click.IntRange) and kind.max is not None:
        return "range", {"low": kind.min, "high": kind.max}
    if isinstance(kind, click.IntRange):
        return "least", {"low": kind.min}
    return ("whole" if kind is click.INT else "number"), {}
