// The exact solver: nodes and time by contract and cards left against its targets, and worlds solved in a second.
import { sideOf } from '../../../src/engine/play/parties.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { quantileOf } from '../../base/statistics.ts';
import type { Card, PackSize } from '../../../src/engine/base/cards.ts';
import type { ContractRow } from '../../../src/engine/base/contract.ts';
import { ALL_CONTRACTS } from '../../../src/engine/contracts/registry.ts';
import { countFor, openCardValues, positionOf } from '../../../src/engine/search/open-cards.ts';
import { nodesSearched, type Position, solve, solveValue, targetsReached } from '../../../src/engine/search/solver.ts';
import { bySeat, type Seat, SEATS } from '../../../src/engine/base/seats.ts';
import { afterPlay, turnOf } from '../../../src/engine/play/tricks.ts';
import { type PlausibleDeal, plausibleDeal } from '../../base/plausible-deals.ts';
import type { Row, Section } from './section.ts';

const DEALS = 150;
/** The contracts with targets, and those of which only full deals are measured. */
const ROWS: readonly ContractRow[] = ALL_CONTRACTS.filter(({ id }) => ['rufer', 'wenz', 'solo', 'geier'].includes(id));
const OTHER_ROWS: readonly ContractRow[] = ALL_CONTRACTS.filter(({ id }) =>
  ['bettel', 'suit-geier', 'suit-wenz', 'eisenbahner', 'kaiser', 'hochzeit'].includes(id),
);
const OTHER_DEALS = 40;
/** Deals that are played on for the positions with fewer cards. */
const PLAYED_DEALS = 20;
const WORLDS = 25;
const WORLD_DEALS = 8;

type ByContract = Readonly<Record<string, number>>;

/** Targets for 32 cards; the "must" is twice as much, or half as many. */
const ALL_NODES: ByContract = { solo: 210_000, wenz: 125_000, geier: 105_000, rufer: 105_000 };
const WORLDS_PER_SECOND = [600, 1_400, 7_000, 27_000];

interface Goals {
  readonly nodes?: Row['goal'];
  readonly ms?: readonly [median: Row['goal'], p95: Row['goal'], max?: Row['goal']];
}

const atMost = (target: number, must: number): NonNullable<Row['goal']> => ({ kind: 'max', target, must });

/** Lines that hold for full deals. */
function goalsOf(id: string, pack: PackSize, what: 'value' | 'all'): Goals {
  if (!(id in ALL_NODES)) return {};
  const isSolo = id === 'solo';
  if (pack === 24) return what === 'all' ? { ms: [atMost(1.2, 3), undefined] } : {};
  if (what === 'value') return { ms: [atMost(isSolo ? 8 : 5, 15), atMost(35, 80)] };
  const nodes = ALL_NODES[id] ?? 0;
  return { nodes: atMost(nodes, 2 * nodes), ms: [atMost(isSolo ? 17 : 10, 35), atMost(80, 160), atMost(170, 250)] };
}

interface Measured {
  readonly nodes: readonly number[];
  readonly ms: readonly number[];
}

function measure(positions: readonly Position[], search: (position: Position) => unknown): Measured {
  const nodes: number[] = [];
  const ms: number[] = [];
  for (const position of positions) {
    const before = nodesSearched();
    const started = performance.now();
    search(position);
    ms.push(performance.now() - started);
    nodes.push(nodesSearched() - before);
  }
  return { nodes, ms };
}

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

const withGoal = (row: Row, goal: Row['goal']): Row => ({ ...row, ...(goal && { goal }) });

function spreadRow(what: string, unit: string, values: readonly number[], goal: Row['goal']): Row {
  const [value = 0, p95 = 0, max = 0] = [0.5, 0.95, 1].map((share) => quantileOf(values, share));
  return withGoal({ what, unit, value, spread: { p95, max } }, goal);
}

function rowsOf(what: string, { nodes, ms }: Measured, { nodes: nodeGoal, ms: times = [undefined, undefined] }: Goals) {
  const [median, p95, max] = times;
  return [
    spreadRow(what, 'nodes', nodes, nodeGoal),
    spreadRow(what, 'ms', ms, median),
    ...(p95 ? [withGoal({ what: `${what}, p95`, unit: 'ms', value: quantileOf(ms, 0.95) }, p95)] : []),
    ...(max ? [withGoal({ what: `${what}, maximum`, unit: 'ms', value: quantileOf(ms, 1) }, max)] : []),
  ];
}

const positionIn = ({ play, declarer, partner }: PlausibleDeal): Position => positionOf(play, declarer, partner);

const dealsOf = (row: ContractRow, pack: PackSize, count: number): readonly PlausibleDeal[] =>
  Array.from({ length: count }, (_, number) => plausibleDeal(row, pack, number));

/** Full deals: exact value, and exact value of every card of the leader. */
function fullDeals(row: ContractRow, pack: PackSize, all: Measured[]): readonly Row[] {
  const positions = dealsOf(row, pack, ROWS.includes(row) ? DEALS : OTHER_DEALS).map(positionIn);
  const count = countFor(row.goal);
  const values = measure(positions, (position) => solveValue(position, count));
  const cards = measure(positions, (position) => solve(position, count));
  all.push(values, cards);
  return [
    ...rowsOf(`${row.id}, ${pack} cards: exact value`, values, goalsOf(row.id, pack, 'value')),
    ...rowsOf(`${row.id}, ${pack} cards: all cards exact`, cards, goalsOf(row.id, pack, 'all')),
  ];
}

/** Plays a card that loses nothing. */
function bestPlay({ play, declarer, partner }: PlausibleDeal): PlausibleDeal {
  const maximises = sideOf(declarer, partner).includes(turnOf(play));
  const values = [...openCardValues(play, declarer, partner)];
  const best = values.reduce((found, each) => ((maximises ? each[1] > found[1] : each[1] < found[1]) ? each : found));
  return { play: afterPlay(play, best[0]), declarer, partner };
}

/** Positions of best play, from the deal on. */
function* line(deal: PlausibleDeal, tricks: number): Generator<PlausibleDeal> {
  for (let now = deal; now.play.done.length < tricks; now = bestPlay(now)) yield now;
}

/** All cards exact with fewer cards left, at trick boundaries of best play. */
function laterTricks(row: ContractRow): readonly Row[] {
  const lines = dealsOf(row, 32, PLAYED_DEALS).map((deal) => [...line(deal, 6)]);
  return [28, 24, 20, 16, 12].map((cards) => {
    const positions = lines.flatMap((states) =>
      states.filter(({ play }) => sum(play.hands.map((hand) => hand.length)) === cards),
    );
    return spreadRow(
      `${row.id}, ${cards} of 32 cards left: all cards exact`,
      'nodes',
      measure(positions.map(positionIn), solve).nodes,
      undefined,
    );
  });
}

/** The same position with the cards that the seat to play does not see dealt anew; whatever fits in number will do. */
function otherWorld({ play, declarer, partner }: PlausibleDeal, number: number): PlausibleDeal {
  const turn = turnOf(play);
  const others = SEATS.filter((seat) => seat !== turn);
  const cards = [
    ...shuffled(
      others.flatMap((seat): readonly Card[] => play.hands[seat]),
      randomOf('world', number),
    ),
  ];
  const hands = bySeat((seat) => (seat === turn ? play.hands[seat] : cards.splice(0, play.hands[seat].length)));
  const called = play.contract.called;
  const holder: Seat | undefined = called && SEATS.find((seat) => hands[seat].includes(called));
  const fits = holder === undefined || holder !== declarer;
  return fits ? { play: { ...play, hands }, declarer, partner: holder ?? partner } : { play, declarer, partner };
}

/** Worlds in a second when every legal card is asked for 31, 61 and 91 points, in each of the first four tricks. */
function worldSpeeds(row: ContractRow): readonly Row[] {
  const states = dealsOf(row, 32, WORLD_DEALS).flatMap((deal) => [...line(deal, 4)]);
  return WORLDS_PER_SECOND.map((target, trick) => {
    const decisions = states.filter(({ play }) => play.done.length === trick && play.hands[turnOf(play)].length > 1);
    const worlds = decisions.flatMap((deal) => Array.from({ length: WORLDS }, (_, number) => otherWorld(deal, number)));
    const started = performance.now();
    for (const world of worlds) targetsReached(positionIn(world), openTargets(world));
    const value = (1000 * worlds.length) / (performance.now() - started);
    return {
      what: `${row.id}, trick ${trick + 1}: worlds for 31, 61 and 91`,
      unit: 'worlds/s',
      value,
      goal: { kind: 'min', target, must: target / 2 },
    } satisfies Row;
  });
}

function openTargets({ play, declarer, partner }: PlausibleDeal): readonly number[] {
  const side = sideOf(declarer, partner);
  const made = sum(play.done.map(({ winner, points }) => (side.includes(winner) ? points : 0)));
  return [31 - made, 61 - made, 91 - made];
}

const LOOPS = 50_000_000;

/** How fast this machine is just now: a loop of dependent integer steps, to judge the other times by. */
function referenceLoop(): number {
  let state = 1;
  const started = performance.now();
  for (let n = 0; n < LOOPS; n++) state = (Math.imul(state, 0x2c1b3c6d) ^ (state >>> 13)) | 0;
  const ns = (1e6 * (performance.now() - started)) / LOOPS;
  return state === 0 ? 0 : ns;
}

export const solver: Section = {
  name: 'solver',
  about: 'nodes and milliseconds of solved deals, by contract and pack; what a node costs',
  measure() {
    for (const row of ROWS) measure(dealsOf(row, 24, 20).map(positionIn), solve);
    const all: Measured[] = [];
    const full = ([32, 24] as const).flatMap((pack) =>
      [...ROWS, ...OTHER_ROWS].flatMap((row) => fullDeals(row, pack, all)),
    );
    const perNode = (1e6 * sum(all.flatMap(({ ms }) => ms))) / sum(all.flatMap(({ nodes }) => nodes));
    return [
      ...full,
      withGoal({ what: 'one node', unit: 'ns', value: perNode }, atMost(95, 130)),
      { what: 'one step of a reference loop', unit: 'ns', value: referenceLoop() },
      ...ROWS.flatMap(laterTricks),
      ...ROWS.flatMap(worldSpeeds),
    ];
  },
};
