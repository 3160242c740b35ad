// Reads what the tutor says in thousands of positions: `check-sentences.ts [POSITIONS] [SEED] [pure|house]`.
import '../../../src/words/all-languages.ts';
import { houseSituations } from '../../support/tutor/random-rounds.ts';
import { HOUSE_TABLES, playedRound, PURE_TABLES } from '../../support/tutor/checked-tables.ts';
import { type Place, placesAt, placesOf } from '../rendered/places.ts';
import { checkedAt } from './checked.ts';

const [positions = '2000', seed = 'a', kind = 'pure'] = process.argv.slice(2);

/** Positions of rounds between players who bid by their cards or anything, at one table after the other. */
function* placesPlayed(): Generator<Place> {
  const tables = kind === 'house' ? HOUSE_TABLES : PURE_TABLES;
  for (let n = 0; ; n++) {
    for (const table of tables) yield* placesOf(playedRound(table, `${seed} ${n}`));
    if (kind === 'house') yield* placesMixed(`${seed} ${n}`);
  }
}

/** Random rounds at each of the some forty tables in which all values of all house rules meet in pairs. */
function* placesMixed(mixed: string): Generator<Place> {
  const situations = houseSituations(mixed);
  for (const [at, round] of situations.entries()) {
    const after = situations[at + 1];
    const next = after?.entries.length === round.entries.length + 1 ? after.entries.at(-1) : undefined;
    yield* placesAt(round, next);
  }
}

const faults = new Map<string, number>();
let [read, views] = [0, 0];
for (const place of placesPlayed()) {
  views++;
  for (const { id, text, is, claim } of checkedAt(place)) {
    read++;
    if (is === 'true') continue;
    const fault = `${is === 'false' ? 'FALSE' : 'UNKNOWN'} ${id} (${claim ?? ''})`;
    const times = faults.get(fault) ?? 0;
    faults.set(fault, times + 1);
    if (times < 2)
      console.log(
        `${fault}: ${text} | hand ${place.view.hand.join(' ')} | ${JSON.stringify(place.view.contract ?? '')} | table ${place.view.trick?.cards.join(' ') ?? ''} | seat ${place.view.seat} after ${place.view.tricks.map(({ leader, cards }) => `${leader}: ${cards.join(' ')}`).join(', ')}`,
      );
  }
  // Two views of each position.
  if (views >= 2 * Number(positions)) break;
}
const wrong = [...faults.values()].reduce((sum, times) => sum + times, 0);
console.log(`${views / 2} positions, ${read} sentences read, ${wrong} of them false or unknown`);
for (const [fault, times] of faults) console.log(`${times} ${fault}`);
process.exitCode = wrong > 0 ? 1 : 0;
