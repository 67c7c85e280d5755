"""A bot of your own at a running table: python write-a-bot-remote.py http://127.0.0.1:8377 CODE"""

import asyncio
import json
import random
import secrets
import sys
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


async def play(server: str, code: str) -> None:
    sit = Request(f"{server}/api/tables/{code}/sit", json.dumps({"name": "Robo"}).encode())
    seat = json.load(urlopen(sit))
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{seat['table']}/socket"
    async with connect(address, additional_headers={"Authorization": f"Bearer {seat['token']}"}) as socket:
        await socket.send(json.dumps({"t": "hello"}))
        async for text in socket:
            message = json.loads(text)
            if message["t"] in ("whole", "refused"):
                view = message["view"]
            elif message["t"] == "update":
                for path, value in message["patch"]:  # the keys of the view that have changed
                    (view[path[0]] if len(path) == 2 else view)[path[-1]] = value
            else:
                continue
            table, me, wish = view["table"], view["you"]["chair"], None
            if table["phase"] == "waiting" and not table["chairs"][me]["seeded"]:
                wish = {"t": "seed", "entropy": secrets.token_hex(16)}
            elif table["phase"] == "between" and me not in table["ready"]:
                wish = {"t": "ready"}
            elif table["phase"] == "playing" and view["game"]["moves"]:
                wish = {"t": "act", "move": random.choice(view["game"]["moves"]), "on": message["n"]}
            elif table["phase"] == "over":
                return
            if wish:
                await socket.send(json.dumps({"id": secrets.token_hex(4), **wish}))


asyncio.run(play(*sys.argv[1:3]))
