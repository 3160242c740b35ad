// Players against each other: every deal is played as often as there are players, so that everybody holds every hand once.
import { cardsOfPack } from '../../engine/cards.ts';
import type { ContractRow } from '../../engine/contract.ts';
import type { Entry, RoundTerms } from '../../engine/log.ts';
import { randomOf, shuffled } from '../../engine/random.ts';
import type { Round } from '../../engine/round.ts';
import { cutterOf } from '../../engine/round.ts';
import type { BySeat } from '../../engine/seats.ts';
import { bySeat, seatAfter, seatsOf } from '../../engine/seats.ts';
import type { TableRules } from '../../engine/table-rules.ts';
import { playersAt } from '../../engine/table-rules.ts';
import type { ArenaPlayer, Sitter } from './play-round.ts';
import { opened, playOn } from './play-round.ts';
import { chosenGame } from './chosen-game.ts';
import type { PairReport, PlayerReport, Score } from './report.ts';
import { pairReports, playerReport, scoreIn } from './report.ts';
import { shareOf } from './statistics.ts';

/** A player with the name under which the report adds up its rounds; one name may sit at the table more than once. */
export interface Chair {
  readonly name: string;
  readonly player: ArenaPlayer;
}

export interface ArenaPlan {
  readonly deals: number;
  readonly seed: string;
  readonly rules: TableRules;
  readonly chairs: BySeat<Chair>;
  /** The contract that is played in every deal; without one the players bid. */
  readonly contract?: ContractRow;
  /** Milliseconds of a clock. */
  readonly now: () => number;
}

export interface ArenaReport {
  readonly rounds: number;
  /** Share of rounds in which everybody passed. */
  readonly thrownIn: number | null;
  readonly players: readonly PlayerReport[];
  readonly pairs: readonly PairReport[];
}

type AllTimes = ReadonlyMap<string, number[]>;

/** Shuffle and cut of a deal: no player cuts, so that the cards are the same in all rotations whoever plays. */
function openingOf({ seed, rules }: ArenaPlan, terms: RoundTerms, deal: number): readonly Entry[] {
  const random = randomOf(seed, 'arena deal', deal);
  const pack = shuffled(cardsOfPack(rules.pack), random);
  const at = rules.cutMin + random.below(pack.length - 2 * rules.cutMin + 1);
  return [
    { type: 'shuffled', pack },
    { type: 'cut', seat: cutterOf({ rules, terms }), at },
  ];
}

/** The cut pack, or the first trick of the contract that is to be played. */
function startOf(plan: ArenaPlan, terms: RoundTerms, deal: number): Round {
  const { seed, rules, contract } = plan;
  if (contract) return chosenGame(rules, contract, terms, randomOf(seed, 'arena game', deal));
  return opened(rules, terms, openingOf(plan, terms, deal));
}

/** One deal, once for each player; in rotation n the first chair is seat n. */
async function playDeal(plan: ArenaPlan, deal: number, times: AllTimes): Promise<readonly Score[]> {
  const { seed, chairs, now, rules } = plan;
  const players = playersAt(rules);
  const terms = { dealer: seatAfter(0, deal, players) };
  const start = startOf(plan, terms, deal);
  const scores: Score[] = [];
  for (const rotation of seatsOf(players)) {
    const sitters = bySeat((seat): Sitter => {
      const at = seatAfter(seat, -rotation, players);
      const { name, player } = chairs[at];
      const random = randomOf(seed, 'arena player', deal, rotation, at);
      return { name, player, random, took: (ms) => void times.get(name)?.push(ms) };
    });
    const round = await playOn(start, sitters, now);
    scores.push(...seatsOf(players).map((seat) => scoreIn(round, seat, deal, sitters[seat].name)));
  }
  return scores;
}

/** Plays all deals of a plan; with players that can be repeated the same plan gives the same report, times apart. */
export async function runArena(plan: ArenaPlan): Promise<ArenaReport> {
  const names = [...new Set(plan.chairs.map(({ name }) => name))];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  const scores: Score[] = [];
  for (let deal = 0; deal < plan.deals; deal++) scores.push(...(await playDeal(plan, deal, times)));
  const rounds = plan.deals * playersAt(plan.rules);
  const played = scores.filter(({ part }) => part?.role === 'declarer').length;
  return {
    rounds,
    thrownIn: shareOf(rounds - played, rounds),
    players: names.map((name) => playerReport(name, scores, plan.rules, times.get(name) ?? [])),
    pairs: pairReports(names, scores),
  };
}
