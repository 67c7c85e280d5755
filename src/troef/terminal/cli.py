"""The door: finds the commands, runs one, and turns whatever goes wrong into one clear line and an exit code.

0 done · 1 a file whose content is wrong · 2 bad use · 70 a fault of the program
130 interrupted · 141 nobody reads on · 143 told to end
"""

from __future__ import annotations

import importlib
import io
import os
import pkgutil
import signal
import sys
import traceback
from collections.abc import Sequence
from typing import NoReturn

import click

from troef.core.errors import BadRecord, BadUse, TroefError, UnknownGame, near
from troef.terminal import commands, language
from troef.terminal.misuse import ours
from troef.terminal.output import one_line, paint

WRONG, BAD_USE, FAULT, INTERRUPTED, UNREAD = 1, 2, 70, 130, 141


class Unread(Exception):
    """Whoever read our output has gone (`troef replay ... | head`)."""


class Commands(click.Group):
    """The commands in the folder `commands`; only the one that is run is imported."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Their names, in alphabetical order."""
        return [module.name.replace("_", "-") for module in pkgutil.iter_modules(commands.__path__)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name."""
        if cmd_name not in self.list_commands(ctx):
            return None
        module = importlib.import_module(f"{commands.__name__}.{cmd_name.replace('-', '_')}")
        command: click.Command = module.command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command named first, or a refusal that names the nearest one."""
        try:
            return super().resolve_command(ctx, args)
        except click.exceptions.NoSuchCommand:
            names = self.list_commands(ctx)
            raise BadUse(use="no-command", name=args[0], near=near(args[0], names)) from None

    def invoke(self, ctx: click.Context) -> None:
        """Runs the command; click itself would exit with 1 when nobody reads on."""
        try:
            super().invoke(ctx)
            if sys.stdout is not None:
                sys.stdout.flush()
        except BrokenPipeError:
            raise Unread from None


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="troef", prog_name="troef", message="%(prog)s %(version)s")
@click.pass_context
def door(ctx: click.Context) -> None:
    """Troef: a table for card and dice games.

    \b
    Examples:
      troef play uno     you and three bots, in this terminal
      troef rules six    how to play
      troef serve        tables in the browser, for friends too
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> NoReturn:
    """The program `troef`."""
    signal.signal(signal.SIGTERM, _terminated)
    _open_what_is_closed()
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Runs one command line; returns the exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal that lacks a letter is no reason to stop
    try:
        code = door.main(list(arguments), "troef", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except Unread:
        _stop_writing()
        return UNREAD
    except (click.Abort, KeyboardInterrupt):
        return complain(language.misuse(BadUse(use="interrupted"), language.asked(arguments)), INTERRUPTED)
    except Exception as error:
        if os.environ.get("TROEF_DEBUG"):
            traceback.print_exc()
        if isinstance(error, click.ClickException):
            error = ours(error, arguments)
        return complain(*judged(error, language.asked(arguments)))


def judged(error: Exception, lang: str) -> tuple[str, int]:
    """What to say of an error, and the exit code."""
    if isinstance(error, BadRecord):
        return str(error), BAD_USE if isinstance(error, UnknownGame) else WRONG
    if isinstance(error, BadUse):
        return language.misuse(error, lang), BAD_USE
    if isinstance(error, TroefError):
        return str(error), BAD_USE
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror, BAD_USE
    return f"a fault of the program (TROEF_DEBUG=1 shows where): {type(error).__name__}: {error}", FAULT


def complain(message: str, code: int) -> int:
    """One line on stderr; returns the exit code."""
    click.echo(f"{paint('troef:', fg='red', bold=True)} {one_line(message)}", err=True)
    return code


def _terminated(number: int, frame: object) -> NoReturn:
    """Ends in good order: what a run has finished is kept."""
    sys.exit(128 + number)


def _open_what_is_closed() -> None:
    """A stream the shell has closed (`<&-`) is nobody's: empty to read, and nowhere to write."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def _stop_writing() -> None:
    """Python flushes stdout once more at its end; nobody would read that either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
