// The exact solver against the plain search on random endgames: points, tricks and thresholds of every legal card. And its two
// searches against each other, node by node.
import type { Card } from '../../engine/base/cards.ts';
import { POINTS_OF_PACK } from '../../engine/base/cards.ts';
import { sideOf } from '../../engine/play/parties.ts';
import { randomOf } from '../../engine/base/random.ts';
import { openCardValues, positionOf } from '../../engine/search/open-cards.ts';
import type { Count } from '../../engine/search/solver.ts';
import { createModuleSearch } from '../../engine/search/module-search.ts';
import { SCRIPT_SEARCH } from '../../engine/search/search.ts';
import type { Solver } from '../../engine/search/solver.ts';
import { solverOf, targetsReached } from '../../engine/search/solver.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { turnOf } from '../../engine/play/tricks.ts';
import { plainValues } from './plain-search.ts';
import type { Endgame } from './random-endgame.ts';
import { ENDGAME_ROWS, mayRunAway, randomEndgame } from './random-endgame.ts';
import type { Tally } from './selftest.ts';
import { count } from './selftest.ts';

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
    thresholdMismatch(endgame, points, [1, 1 + random.below(POINTS_OF_PACK), 1 + random.below(POINTS_OF_PACK)]) ??
    twinMismatch(endgame, tally);
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

const script = solverOf(SCRIPT_SEARCH);
const found = createModuleSearch();
const module = found && solverOf(found);

/** The search in TypeScript and the one for WebAssembly must find the same values in the same nodes; nothing where the latter is not. */
function twinMismatch({ play, declarer, partner }: Endgame, tally: Tally): string | undefined {
  if (!module) return undefined;
  const position = positionOf(play, declarer, partner);
  const inOne = (solver: Solver): string => {
    const before = solver.nodesSearched();
    const values = (['points', 'tricks'] as const).map((counted) => solver.solve(position, counted));
    return JSON.stringify({ values, nodes: solver.nodesSearched() - before });
  };
  const [compiled, plain] = [inOne(module), inOne(script)];
  count(tally, 'twins');
  return compiled === plain ? undefined : `WebAssembly: ${compiled}; TypeScript: ${plain}`;
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
