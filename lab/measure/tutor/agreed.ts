// Whether what a hint advises is ever criticised: `agreed.ts FILE.gz [POSITIONS] [SKIP] [EVERY]`: half of the positions from recorded games, half from rounds between bots.
import { contradictionsIn, type Heard, ofRounds } from '../../sentences/agreement/voices.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { recordedMoves, someChoice } from './recorded-moves.ts';

const [file = '', positions = '300', skip = '0', every = '9'] = process.argv.slice(2);
/** Positions of one round between bots. */
const PER_ROUND = 3;

/** One choice of a card of every so many recorded games. */
async function ofRecorded(wanted: number): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  const isWanted = (number: number): boolean => number > Number(skip) && (number - Number(skip)) % Number(every) === 0;
  for await (const { number, moves } of recordedMoves(file, isWanted)) {
    if (heard.length >= wanted) break;
    const chosen = someChoice(moves, randomOf('agreed', number));
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
