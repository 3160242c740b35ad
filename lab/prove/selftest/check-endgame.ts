// The exact solver against the plain search on random endgames: points, tricks and thresholds of every legal card.
import { type Card, POINTS_OF_PACK } from '../../../src/engine/base/cards.ts';
import { sideOf } from '../../../src/engine/play/parties.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { openCardValues, positionOf } from '../../../src/engine/search/open-cards.ts';
import { type Count, targetsReached } from '../../../src/engine/search/solver.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { turnOf } from '../../../src/engine/play/tricks.ts';
import { plainValues } from './plain-search.ts';
import { type Endgame, ENDGAME_ROWS, mayRunAway, randomEndgame } from './random-endgame.ts';
import { count, type Tally } from './selftest.ts';

export interface EndgameFailure {
  readonly endgame: number;
  readonly what: string;
  /** The position as a record, with the values of the plain search: `solve` and `check` read it. */
  readonly record: object;
}

/** Endgames have up to so many tricks to come. */
export const MOST_TRICKS = 5;

/** One random endgame of a seed, solved in both ways; adds the number of values compared to the tally. */
export function checkEndgame(seed: string, number: number, most: number, tally: Tally): EndgameFailure | undefined {
  const random = randomOf(seed, 'endgame', number);
  const row = ENDGAME_ROWS[number % ENDGAME_ROWS.length];
  if (!row) throw new Error('no contracts');
  const endgame = randomEndgame(row, most, random);
  tallyForm(endgame, tally);
  const points = plainFor(endgame, 'points');
  const what =
    mismatch(endgame, 'points', points) ??
    mismatch(endgame, 'tricks', plainFor(endgame, 'tricks')) ??
    (endgame.partner === undefined ? mismatch(endgame, 'noTrick', plainFor(endgame, 'noTrick')) : undefined) ??
    thresholdMismatch(endgame, points, [1, 1 + random.below(POINTS_OF_PACK), 1 + random.below(POINTS_OF_PACK)]);
  count(tally, 'values', points.size);
  return what === undefined ? undefined : { endgame: number, what, record: recordOf(endgame, points) };
}

const plainFor = ({ play, declarer, partner }: Endgame, counted: Count): ReadonlyMap<Card, number> =>
  plainValues(play, sideOf(declarer, partner), counted);

const written = (values: ReadonlyMap<Card, number>): string =>
  [...values]
    .map(([card, value]) => `${card} ${value}`)
    .sort()
    .join(', ');

function mismatch(endgame: Endgame, counted: Count, plain: ReadonlyMap<Card, number>): string | undefined {
  const { play, declarer, partner } = endgame;
  const [solved, expected] = [written(openCardValues(play, declarer, partner, counted)), written(plain)];
  return solved === expected ? undefined : `${counted}: solver ${solved}; plain search ${expected}`;
}

/** Null windows must answer as the exact values do. */
function thresholdMismatch(
  { play, declarer, partner }: Endgame,
  plain: ReadonlyMap<Card, number>,
  some: readonly number[],
): string | undefined {
  const targets = [...some].sort((a, b) => a - b);
  const position = positionOf(play, declarer, partner);
  for (const { bit, reached } of targetsReached(position, targets)) {
    const card = position.compiled.layout.cardAt[bit] as Card;
    const expected = targets.filter((target) => target <= (plain.get(card) ?? 0)).length;
    if (reached !== expected) return `${card} reaches ${reached} of ${targets.join(', ')} instead of ${expected}`;
  }
  return undefined;
}

function tallyForm({ play }: Endgame, tally: Tally): void {
  const { contract, pack, hands, trick } = play;
  count(tally, `${contract.row.id} ${pack}`);
  count(tally, `${hands[turnOf(play)].length} tricks to come`);
  count(tally, `${trick.cards.length} cards on the table`);
  if (mayRunAway(play)) count(tally, 'may run away');
}

function recordOf({ play, declarer, partner }: Endgame, toCome: ReadonlyMap<Card, number>): object {
  const { contract, pack, done, trick, hands } = play;
  const side: readonly Seat[] = sideOf(declarer, partner);
  const made = done.filter(({ winner }) => side.includes(winner)).reduce((sum, { points }) => sum + points, 0);
  const { row, trump = null, called = null } = contract;
  return {
    record: 'position',
    id: 'endgame',
    deck: pack,
    contract: { kind: row.id, suit: trump, called, declarer, partner: partner ?? null },
    tricks: done.map(({ leader, cards }) => ({ leader, cards })),
    trick,
    turn: turnOf(play),
    hands,
    values: Object.fromEntries([...toCome].map(([card, value]) => [card, value + made])),
  };
}
