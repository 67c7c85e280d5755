"""The messages as TypeScript, from the JSON Schema of their classes."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from troef.server import api, messages
from troef.server.typescript import shown

HEADER = "// Made from the server's types by `python -m troef.server.typescript`; do not edit.\n"
BODIES = (
    *(api.OpenTable, api.TakeSeat, api.TakeGift, api.Token, api.Seat),
    *(api.PublicTable, api.Drawn, api.Replay, api.GameInfo, api.GameTexts),
)
SHOWN = (shown.View,)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def family(base: type) -> list[type]:
    """The messages of one direction: the classes of a family that have a tag of their own."""
    found = [cls for cls in vars(messages).values() if isinstance(cls, type) and issubclass(cls, base)]
    return [cls for cls in found if not cls.__subclasses__() and cls is not base]


def text() -> str:
    """The whole file."""
    outward, inward = family(messages.FromClient), family(messages.ToClient)
    _, found = msgspec.json.schema_components([*outward, *inward, *BODIES, *SHOWN], ref_template="{name}")
    parts = [HEADER, *(declaration(name, found[name]) for name in found)]
    parts.append(union("FromClient", outward))
    parts.append(union("ToClient", inward))
    return "\n".join(parts)


def union(name: str, members: list[type]) -> str:
    """The closed list of one direction."""
    return f"export type {name} =\n" + "\n".join(f"  | {cls.__name__}" for cls in members) + ";\n"


def declaration(name: str, schema: dict[str, Any]) -> str:
    """One exported interface."""
    required = set(schema.get("required", ()))
    lines = [f"/** {schema['description'].splitlines()[0]} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for field, inner in schema.get("properties", {}).items():
        lines.append(f"  {field}{'' if field in required else '?'}: {typed(inner)};")
    return "\n".join([*lines, "}\n"])


def typed(schema: dict[str, Any]) -> str:
    """The type of one value."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typed(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        return array(schema)
    if kind == "object":
        inner = schema.get("additionalProperties", {})
        return f"Record<string, {typed(inner) if isinstance(inner, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def array(schema: dict[str, Any]) -> str:
    """A list, or a row of fixed length."""
    if "prefixItems" in schema:
        return f"[{', '.join(typed(part) for part in schema['prefixItems'])}]"
    inner = typed(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
    return f"({inner})[]" if "|" in inner else f"{inner}[]"
