// Players against each other: every deal is played four times, so that everybody holds every hand once.
import type { Player } from '../../engine/bots/player.ts';
import { cardsOfPack } from '../../engine/cards.ts';
import type { ContractId } from '../../engine/contract.ts';
import type { Entry } from '../../engine/log.ts';
import { randomOf, shuffled } from '../../engine/random.ts';
import type { Round } from '../../engine/round.ts';
import type { BySeat, Seat } from '../../engine/seats.ts';
import { bySeat, seatAfter, SEATS, stepsBetween } from '../../engine/seats.ts';
import type { TableRules } from '../../engine/table-rules.ts';
import type { Sitter } from './play-round.ts';
import { playRound } from './play-round.ts';
import type { Estimate, Times } from './statistics.ts';
import { estimateOf, meanOf, shareOf, timesOf } from './statistics.ts';

export interface ArenaPlan {
  readonly deals: number;
  readonly seed: string;
  readonly rules: TableRules;
  /** Ids of the players; one player may sit at the table more than once. */
  readonly seats: BySeat<string>;
  readonly players: Readonly<Record<string, Player>>;
  /** Milliseconds of a clock. */
  readonly now: () => number;
}

export interface PlayerReport {
  readonly player: string;
  /** Cents won and card points taken per round; errors over deals, a deal being the mean of its four rounds. */
  readonly cents: Estimate;
  readonly points: Estimate;
  /** As declarer: share of all rounds, and share won of those. */
  readonly contracts: Readonly<Record<ContractId, { readonly declared: number | null; readonly won: number | null }>>;
  /** Milliseconds of a decision. */
  readonly ms: Times;
}

export interface ArenaReport {
  readonly rounds: number;
  /** Share of rounds in which everybody passed. */
  readonly thrownIn: number | null;
  readonly players: readonly PlayerReport[];
}

/** How one chair did in one round; chairs go round the table with their player. */
interface Score {
  readonly deal: number;
  readonly player: string;
  readonly cents: number;
  readonly points: number;
  /** Set if the player was the declarer. */
  readonly declared?: { readonly contract: ContractId; readonly won: boolean };
}

function scoreIn(round: Round, seat: Seat, deal: number, player: string): Score {
  if (round.phase !== 'scored') return { deal, player, cents: 0, points: 0 };
  const { contract, result, settlement, declarer } = round;
  return {
    deal,
    player,
    cents: settlement.balance[seat],
    points: result.points[seat],
    ...(declarer === seat && { declared: { contract: contract.row.id, won: result.winner === 'declarer' } }),
  };
}

/** One deal, four times; in rotation n the first player sits in seat n. */
function playDeal(plan: ArenaPlan, deal: number, times: ReadonlyMap<string, number[]>): readonly Score[] {
  const { seed, rules, seats, players, now } = plan;
  const pack = shuffled(cardsOfPack(rules.pack), randomOf(seed, 'arena deal', deal));
  const shuffle: Entry = { type: 'shuffled', pack };
  const terms = { dealer: seatAfter(0, deal) };
  return SEATS.flatMap((rotation) => {
    const chairOf = (seat: Seat): number => stepsBetween(rotation, seat);
    const sitters = bySeat((seat): Sitter => {
      const name = seats[chairOf(seat)] ?? '';
      const player = players[name];
      if (!player) throw new Error(`no player ${name}`);
      const random = randomOf(seed, 'arena player', deal, rotation, chairOf(seat));
      return { name, player, random, took: (ms) => void times.get(name)?.push(ms) };
    });
    const round = playRound(rules, terms, shuffle, sitters, now);
    return SEATS.map((seat) => scoreIn(round, seat, deal, sitters[seat].name));
  });
}

/** The mean of each deal, in the order of the deals. */
function byDeal(scores: readonly Score[], valueOf: (score: Score) => number): readonly number[] {
  const deals = new Map<number, number[]>();
  for (const score of scores) deals.set(score.deal, [...(deals.get(score.deal) ?? []), valueOf(score)]);
  return [...deals.values()].map(meanOf);
}

function reportOf(player: string, all: readonly Score[], rules: TableRules, ms: readonly number[]): PlayerReport {
  const scores = all.filter((score) => score.player === player);
  const contracts = rules.contracts.map(({ id }) => {
    const declared = scores.filter((score) => score.declared?.contract === id);
    const won = declared.filter((score) => score.declared?.won).length;
    return [id, { declared: shareOf(declared.length, scores.length), won: shareOf(won, declared.length) }] as const;
  });
  return {
    player,
    cents: estimateOf(byDeal(scores, ({ cents }) => cents)),
    points: estimateOf(byDeal(scores, ({ points }) => points)),
    contracts: Object.fromEntries(contracts),
    ms: timesOf(ms),
  };
}

/** Plays all deals of a plan; the same plan gives the same report, times apart. */
export function runArena(plan: ArenaPlan): ArenaReport {
  const names = [...new Set(plan.seats)];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  const scores = Array.from({ length: plan.deals }, (_, deal) => playDeal(plan, deal, times)).flat();
  const rounds = plan.deals * SEATS.length;
  const played = scores.filter((score) => score.declared).length;
  return {
    rounds,
    thrownIn: shareOf(rounds - played, rounds),
    players: names.map((name) => reportOf(name, scores, plan.rules, times.get(name) ?? [])),
  };
}
