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


class Plain(logging.Filter):
    """What a guest does wrong is no fault of the server: a line, and no traceback."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Of text that is no UTF-8 uvicorn makes an error with a traceback."""
        if record.msg == "Invalid UTF-8 sequence received from client.":
            record.exc_info, record.levelno, record.levelname = None, logging.INFO, "INFO"
        return record.levelno >= logging.getLogger().getEffectiveLevel()


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
    logging.getLogger("uvicorn.error").addFilter(Plain())
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
