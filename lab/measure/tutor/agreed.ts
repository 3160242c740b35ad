// Whether what a hint advises is ever criticised: `agreed.ts FILE.gz [POSITIONS] [SKIP] [EVERY]`: half of the positions from recorded games, half from rounds between bots.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { contradictionsIn, type Heard, ofRounds } from '../../sentences/agreement/voices.ts';
import { objectIn } from '../../../src/cli/lines.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { movesIn } from '../compare/game.ts';

const [file = '', positions = '300', skip = '0', every = '9'] = process.argv.slice(2);
/** Positions of one round between bots. */
const PER_ROUND = 3;

/** One choice of a card of every so many recorded games. */
async function ofRecorded(wanted: number): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    number += 1;
    if (heard.length >= wanted) break;
    if (number <= Number(skip) || (number - Number(skip)) % Number(every) !== 0 || line.trim() === '') continue;
    const record = objectIn(line);
    const moves = 'json' in record && record.json['record'] === 'round' ? movesIn(record.json) : undefined;
    const choices = (moves ?? []).filter(({ view }) => view.options.filter(({ verdict }) => verdict.legal).length > 1);
    const chosen = choices[randomOf('agreed', number).below(Math.max(1, choices.length))];
    if (chosen) heard.push({ from: `game ${number}, trick ${chosen.view.tricks.length + 1}`, view: chosen.view });
  }
  return heard;
}

const half = Math.ceil(Number(positions) / 2);
for (const [name, heard] of [
  ['recorded games', await ofRecorded(half)],
  ['rounds between bots', ofRounds(Math.ceil(half / PER_ROUND), PER_ROUND)],
] as const) {
  const found = heard.flatMap(contradictionsIn);
  console.log(`${name}: ${heard.length} positions, ${found.length} contradictions`);
  for (const each of found) console.log(`  ${each}`);
}
