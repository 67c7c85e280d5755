"""Level 4: tables for people. An ASGI application over real sockets and a durable store."""
