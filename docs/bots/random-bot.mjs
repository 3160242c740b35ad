// A foreign player for the arena: plays any legal choice and never doubles (docs/BOT-PROTOCOL.md).
import { createInterface } from 'node:readline';

const send = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** Index of a choice. `view` holds everything that the seat knows: hand, tricks, contract, calls. */
const choose = ({ choices }) => Math.floor(Math.random() * choices.length);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  switch (message.type) {
    case 'hello':
      send({ type: 'hello', version: 1, name: 'random (JavaScript)' });
      break;
    case 'decide':
      send({ id: message.id, choice: choose(message) });
      break;
    case 'double':
      send({ id: message.id, choice: null });
      break;
    // Other types may come with later versions: nothing to answer.
  }
}
