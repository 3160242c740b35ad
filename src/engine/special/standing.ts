// Where a session stands: Bock rounds, stored Hausbocks, the Stock, special rounds that run or wait. Found from the sheet alone.
import type { ContractRow } from '../base/contract.ts';
import type { HouseRules } from '../options/options.ts';
import { sidesOf } from '../scoring/by-kind.ts';
import type { SheetLine } from '../table/sheet.ts';
import { gameAt, houseOf, rowOf, type TableRules } from '../table/table-rules.ts';
import { type Bocks, bocksAfter, bockTriggers } from './bock.ts';
import { isSolo } from './solo.ts';
import type { CallableRound, SpecialRound } from '../table/terms.ts';

/** A special round in the queue; the first one runs. */
export interface QueuedRound {
  readonly kind: SpecialRound;
  /** Deals that it still has. */
  readonly left: number;
  /** Number of its first deal in the session; of a round that waits, the earliest that it can be. */
  readonly begins: number;
}

export interface Standing {
  readonly bocks: Bocks;
  /** Stored for deals to come, one for each (SPEC 4.1). */
  readonly hausbocks: number;
  /** Content of the Stock, in cents. */
  readonly stock: number;
  readonly rounds: readonly QueuedRound[];
  /** Undecided deals of a Bierkopf since the last one that was won (SPEC 3.16). */
  readonly draws: number;
}

/** A special round that a player has asked for. */
export interface CalledRound {
  /** Number of the deal after which it was asked for; 0 before the first one. */
  readonly after: number;
  readonly round: CallableRound;
}

/** The parts of a session from which its standing follows. */
export interface SheetOf {
  readonly rules: TableRules;
  readonly sheet: readonly SheetLine[];
  readonly called?: readonly CalledRound[];
}

const NOTHING: Standing = { bocks: [], hausbocks: 0, stock: 0, rounds: [], draws: 0 };

const withRounds = (standing: Standing, kinds: readonly SpecialRound[], deals: number, next: number): Standing => ({
  ...standing,
  rounds: [...standing.rounds, ...kinds.map((kind): QueuedRound => ({ kind, left: deals, begins: next }))],
});

/** Where the session stands before its next deal. Deals that were practice change nothing. */
export function standingOf({ rules, sheet, called = [] }: SheetOf): Standing {
  const house = houseOf(rules);
  const withAsked = (standing: Standing, after: number): Standing =>
    called
      .filter((each) => each.after === after)
      .reduce((now, { round }) => withAskedFor(now, round, house['round.length'], after + 1), standing);
  return sheet.reduce(
    (standing, line) => {
      const counted = line.practice ? standing : afterLine(standing, line, rules, house);
      return withAsked(counted, line.number);
    },
    withAsked(NOTHING, 0),
  );
}

/** A Bock round runs beside the others, which wait for each other. */
const withAskedFor = (standing: Standing, round: CallableRound, deals: number, next: number): Standing =>
  round === 'bock' ? { ...standing, bocks: [...standing.bocks, deals] } : withRounds(standing, [round], deals, next);

function afterLine(standing: Standing, line: SheetLine, rules: TableRules, house: HouseRules): Standing {
  const stock = line.stock?.after ?? standing.stock;
  if (line.kind === 'thrownIn') {
    // The Obers of a Schieber were refused: that was its deal. Any other deal that is thrown in uses up nothing.
    const rounds = line.why === 'obersLeft' ? roundsAfterDeal(standing.rounds, line.number) : standing.rounds;
    return { ...standing, stock, rounds, hausbocks: standing.hausbocks + (line.why === 'hausbock' ? 1 : 0) };
  }
  const row = rowOf(rules, line.announcement.contract);
  const events = row ? bockTriggers(house, row, line.result) : [];
  const played: Standing = {
    bocks: bocksAfter(house, standing.bocks, events.length),
    hausbocks: Math.max(0, standing.hausbocks - 1),
    stock,
    rounds: roundsAfterDeal(standing.rounds, line.number),
    draws: carriedAfter(standing.draws, line, rules),
  };
  // A special round starts no other one.
  return standing.rounds.length > 0
    ? played
    : withRounds(played, roundsDue(house, line, row), house['round.length'], line.number + 1);
}

/** An undecided deal that the next one pays for (SPEC 3.16); elsewhere nobody pays, and that is all. */
const carriedAfter = (draws: number, { result }: PlayedLine, rules: TableRules): number =>
  gameAt(rules).draws === 'carried' && sidesOf(result)?.winner === 'draw' ? draws + 1 : 0;

/** The queue after a deal of the round that runs; the next one begins with the next deal. */
function roundsAfterDeal(rounds: readonly QueuedRound[], number: number): readonly QueuedRound[] {
  const [running, ...waiting] = rounds;
  if (!running) return rounds;
  if (running.left > 1) return [{ ...running, left: running.left - 1 }, ...waiting];
  const [next, ...others] = waiting;
  return next ? [{ ...next, begins: number + 1 }, ...others] : [];
}

type PlayedLine = Extract<SheetLine, { kind: 'played' }>;

/** The special rounds that a played deal of the usual kind brings about (SPEC 3.11, 3.12). */
function roundsDue(
  house: HouseRules,
  { announcement: { contract }, result }: PlayedLine,
  row: ContractRow | undefined,
): readonly SpecialRound[] {
  const solo = row !== undefined && isSolo(row, house);
  const triggers = house['kreuz.trigger'];
  const lost = triggers.includes('solo-lost') && sidesOf(result)?.winner === 'defenders';
  const kreuz = house['kreuz.form'] !== 'off' && solo && (triggers.includes('solo-played') || lost);
  const schieber = house['schieber.trigger'] === 'tout-played' && contract.endsWith('-tout');
  return [...(kreuz ? (['kreuz'] as const) : []), ...(schieber ? (['schieber'] as const) : [])];
}

/** Special rounds that a player of this table may ask for between two deals. */
export function callableRounds(house: HouseRules): readonly CallableRound[] {
  return [
    ...(house['bock.mode'] !== 'off' && house['bock.triggers'].includes('manual') ? (['bock'] as const) : []),
    ...(house['kreuz.form'] !== 'off' && house['kreuz.trigger'].includes('manual') ? (['kreuz'] as const) : []),
    ...(house['schieber.trigger'] === 'manual' ? (['schieber'] as const) : []),
    ...(house['teufel.trigger'] === 'manual' ? (['teufel'] as const) : []),
  ];
}
