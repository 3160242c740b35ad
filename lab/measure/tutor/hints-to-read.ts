// Hints as a person reads them who judges them by hand: `hints-to-read.ts FILE.gz [HINTS] [SKIP] [EVERY] [SEED]`: in German, a position of a recorded game each.
import { randomOf } from '../../../src/engine/base/random.ts';
import { positionTold, stepsTold } from './hint-told.ts';
import { recordedMoves, someChoice } from './recorded-moves.ts';

const [file = '', hints = '60', skip = '0', every = '1', seed = 'read'] = process.argv.slice(2);

let told = 0;
const isWanted = (number: number): boolean =>
  number > Number(skip) && (number - Number(skip) - 1) % Number(every) === 0;
for await (const { number, moves } of recordedMoves(file, isWanted)) {
  if (told >= Number(hints)) break;
  const chosen = someChoice(moves, randomOf(seed, number));
  if (!chosen) continue;
  told += 1;
  console.log(
    [`## ${told} (Zeile ${number})`, ...positionTold(chosen.view), ...stepsTold(chosen.view, seed), ''].join('\n'),
  );
}
