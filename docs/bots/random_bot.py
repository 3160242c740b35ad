"""A foreign player for the arena: plays any legal choice and never doubles (docs/BOT-PROTOCOL.md)."""
import json
import random
import sys


def send(message):
    print(json.dumps(message), flush=True)


def choose(question):
    """Index of a choice. `question["view"]` holds everything that the seat knows."""
    return random.randrange(len(question["choices"]))


for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        random.seed(message["seed"])
        send({"type": "hello", "version": 1, "name": "random (Python)"})
    elif kind == "decide":
        send({"id": message["id"], "choice": choose(message)})
    elif kind == "double":
        send({"id": message["id"], "choice": None})
    # Other types may come with later versions: nothing to answer.
