// What the arena prints of its rounds: money, points and time of each player, by contract and role, and in pairs.
import type { ContractId } from '../../../src/engine/base/contract.ts';
import { outcomeFor } from '../../../src/engine/scoring/by-kind.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import type { TableRules } from '../../../src/engine/table/table-rules.ts';
import { type Estimate, estimateOf, meanOf, secondsOf, shareOf, type Times, timesOf } from '../../base/statistics.ts';

export const ROLES = ['declarer', 'partner', 'defender', 'alone'] as const;
export type Role = (typeof ROLES)[number];

/** How one chair did in one round; chairs go round the table with their player. */
export interface Score {
  readonly deal: number;
  readonly player: string;
  readonly cents: number;
  readonly points: number;
  /** Missing if everybody passed. */
  readonly part?: { readonly contract: ContractId; readonly role: Role; readonly won: boolean };
}

/** What a chair needed in one rotation. */
export interface Spent {
  /** Milliseconds of each decision. */
  readonly ms: readonly number[];
  /** Milliseconds of CPU in this process; a foreign program uses its own. */
  readonly cpuMs: number;
  /** The same of each choice between at least two decisions. */
  readonly choiceCpuMs: readonly number[];
}

export interface RoleReport {
  readonly rounds: number;
  /** Share of these rounds that the player's side won. */
  readonly won: number | null;
  /** Per round; the error is over deals. */
  readonly cents: Estimate;
}

export interface ContractReport {
  /** As declarer: share of all rounds, and share won of those. */
  readonly declared: number | null;
  readonly won: number | null;
  /** Roles that the player had in this contract. */
  readonly roles: Readonly<Partial<Record<Role, RoleReport>>>;
}

export interface PlayerReport {
  readonly player: string;
  /** Cents won and card points taken per round; errors over deals, a deal being the mean of its four rounds. */
  readonly cents: Estimate;
  readonly points: Estimate;
  readonly contracts: Readonly<Record<ContractId, ContractReport>>;
  /** Milliseconds of a decision, waiting for a foreign program included. */
  readonly ms: Times;
  /** Milliseconds of CPU of a choice between at least two decisions; none of a foreign program. */
  readonly cpuMs: Times;
  /** CPU that the player used in the arena's processes; a foreign program is measured apart. */
  readonly cpuSeconds: number;
}

/** Cents per round that the first player wins more than the second; both played the same deals, so the error is paired. */
export interface PairReport {
  readonly players: readonly [string, string];
  readonly cents: Estimate;
}

/** How the seat did in a round that is over. */
export function scoreIn(round: Round, seat: Seat, deal: number, player: string): Score {
  if (round.phase !== 'scored') return { deal, player, cents: 0, points: 0 };
  const { play, result, settlement, declarer, partner } = round;
  const role: Role =
    declarer === undefined ? 'alone' : seat === declarer ? 'declarer' : seat === partner ? 'partner' : 'defender';
  const won = outcomeFor(result, seat) === 'won';
  return {
    deal,
    player,
    cents: settlement.balance[seat],
    points: result.points[seat],
    part: { contract: play.contract.row.id, role, won },
  };
}

/** The mean of each deal, in the order of the deals. */
function byDeal(scores: readonly Score[], valueOf: (score: Score) => number): ReadonlyMap<number, number> {
  const deals = new Map<number, number[]>();
  for (const score of scores) {
    const values = deals.get(score.deal);
    if (values) values.push(valueOf(score));
    else deals.set(score.deal, [valueOf(score)]);
  }
  return new Map([...deals].map(([deal, values]) => [deal, meanOf(values)]));
}

const centsOf = ({ cents }: Score): number => cents;

function roleReport(scores: readonly Score[]): RoleReport {
  return {
    rounds: scores.length,
    won: shareOf(scores.filter(({ part }) => part?.won).length, scores.length),
    cents: { ...estimateOf([...byDeal(scores, centsOf).values()]), mean: estimateOf(scores.map(centsOf)).mean },
  };
}

function contractReport(id: ContractId, scores: readonly Score[]): ContractReport {
  const played = scores.filter(({ part }) => part?.contract === id);
  const roles = ROLES.map((role) => [role, played.filter(({ part }) => part?.role === role)] as const);
  const declared = played.filter(({ part }) => part?.role === 'declarer');
  return {
    declared: shareOf(declared.length, scores.length),
    won: shareOf(declared.filter(({ part }) => part?.won).length, declared.length),
    roles: Object.fromEntries(
      roles.filter(([, some]) => some.length > 0).map(([role, some]) => [role, roleReport(some)]),
    ),
  };
}

/** Contracts of the auction, and others that came about. */
const playedIn = ({ contracts }: TableRules, scores: readonly Score[]): readonly ContractId[] => [
  ...new Set([...contracts.map(({ id }) => id), ...scores.flatMap(({ part }) => part?.contract ?? [])]),
];

export function playerReport(
  player: string,
  all: readonly Score[],
  rules: TableRules,
  spent: readonly Spent[],
): PlayerReport {
  const scores = all.filter((score) => score.player === player);
  return {
    player,
    cents: estimateOf([...byDeal(scores, centsOf).values()]),
    points: estimateOf([...byDeal(scores, ({ points }) => points).values()]),
    contracts: Object.fromEntries(playedIn(rules, scores).map((id) => [id, contractReport(id, scores)])),
    ms: timesOf(spent.flatMap(({ ms }) => ms)),
    cpuMs: timesOf(spent.flatMap(({ choiceCpuMs }) => choiceCpuMs)),
    cpuSeconds: secondsOf(spent.reduce((sum, { cpuMs }) => sum + cpuMs, 0)),
  };
}

/** Every two different players against each other. */
export function pairReports(names: readonly string[], scores: readonly Score[]): readonly PairReport[] {
  const means = names.map((name) =>
    byDeal(
      scores.filter(({ player }) => player === name),
      centsOf,
    ),
  );
  return names.flatMap((first, a) =>
    names.slice(a + 1).map((second, n): PairReport => {
      const other = means[a + 1 + n];
      const gaps = [...(means[a] ?? [])].map(([deal, cents]) => cents - (other?.get(deal) ?? 0));
      return { players: [first, second], cents: estimateOf(gaps) };
    }),
  );
}
