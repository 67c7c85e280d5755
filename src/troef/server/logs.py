"""What a host reads: one JSON line an event. Never a hand, a seed, a token, a name or a link to a table."""

from __future__ import annotations

import hashlib
import logging
import sys
from typing import Any

import structlog

LEVELS = ("debug", "info", "warning", "error")
log: Any = structlog.get_logger("troef")


def table_mark(table: str) -> str:
    """A table as logs name it: the same every time, and nobody can find the table by it."""
    return hashlib.sha256(table.encode()).hexdigest()[:10]


def configure(level: str = "warning") -> None:
    """Everything, uvicorn's own lines too, goes to stderr as JSON."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
