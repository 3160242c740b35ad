// Players against each other: every deal is played as often as there are players, so that everybody holds every hand once.
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import type { ContractRow } from '../../../src/engine/base/contract.ts';
import type { Entry, RoundTerms } from '../../../src/engine/table/log.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { cutterOf, type Round } from '../../../src/engine/table/round.ts';
import { type BySeat, bySeat, type Seat, seatAfter } from '../../../src/engine/base/seats.ts';
import { deciderOf } from '../../../src/engine/table/blind.ts';
import { chairOf, seatOf } from '../../../src/engine/table/chairs.ts';
import { chairsAt, gameAt, peopleAt, type TableRules } from '../../../src/engine/table/table-rules.ts';
import { CHALKS } from '../../../src/engine/table/terms.ts';
import { type ArenaPlayer, opened, playOn, type Sitter } from '../../base/play-round.ts';
import { chosenGame } from './chosen-game.ts';
import { metered, type Thought } from './metered.ts';
import {
  type PairReport,
  pairReports,
  type PlayerReport,
  playerReport,
  type Score,
  scoreIn,
  type Spent,
} from './report.ts';
import { shareOf } from '../../base/statistics.ts';

/** A player with the name under which the report adds up its rounds; one name may sit at the table more than once. */
export interface Chair {
  readonly name: string;
  readonly player: ArenaPlayer;
}

/** What is played, whoever plays and wherever. */
export interface ArenaTerms {
  /** Number of the first deal; 0 if it is not said. */
  readonly from?: number;
  readonly deals: number;
  readonly seed: string;
  readonly rules: TableRules;
  /** The contract that is played in every deal; without one the players bid. */
  readonly contract?: ContractRow;
}

export interface ArenaPlan extends ArenaTerms {
  readonly chairs: BySeat<Chair>;
  /** Milliseconds of a clock. */
  readonly now: () => number;
  /** Milliseconds of CPU that this process has used so far; nothing is measured without it. */
  readonly cpu?: () => number;
}

/** One rotation of a deal, chair by chair. */
export interface Played {
  readonly deal: number;
  readonly rotation: number;
  readonly scores: readonly Score[];
  readonly spent: readonly Spent[];
}

export interface ArenaReport {
  readonly rounds: number;
  /** Share of rounds in which everybody passed. */
  readonly thrownIn: number | null;
  readonly players: readonly PlayerReport[];
  readonly pairs: readonly PairReport[];
}

/** Shuffle and cut of a deal: no player cuts, so that the cards are the same in all rotations whoever plays. */
function openingOf({ seed, rules }: ArenaTerms, terms: RoundTerms, deal: number): readonly Entry[] {
  const random = randomOf(seed, 'arena deal', deal);
  const pack = shuffled(cardsOfPack(rules.pack), random);
  const at = rules.cutMin + random.below(pack.length - 2 * rules.cutMin + 1);
  return [
    { type: 'shuffled', pack },
    { type: 'cut', seat: cutterOf({ rules, terms }), at },
  ];
}

/** The cut pack, or the first trick of the contract that is to be played. */
export function startOf(plan: ArenaTerms, deal: number): Round {
  const { seed, rules, contract } = plan;
  const terms = termsOf(plan, deal);
  if (contract) return chosenGame(rules, contract, terms, randomOf(seed, 'arena game', deal));
  return opened(rules, terms, openingOf(plan, terms, deal));
}

/** The dealer goes round, and after each round of the table the chalk lies elsewhere, in games with one. */
function termsOf(plan: ArenaTerms, deal: number): RoundTerms {
  const dealer = dealerOf(plan, deal);
  const chalk = CHALKS[Math.floor(deal / peopleAt(plan.rules)) % CHALKS.length];
  return gameAt(plan.rules).numbers?.chalk && chalk !== undefined ? { dealer, chalk } : { dealer };
}

export const dealerOf = ({ rules }: ArenaTerms, deal: number): Seat => seatAfter(0, deal, peopleAt(rules));

/** Numbers of the deals of a plan. */
export const dealsOf = ({ from = 0, deals }: ArenaTerms): readonly number[] =>
  Array.from({ length: deals }, (_, index) => from + index);

/** One deal once; in rotation n the first chair is the n-th of the table. Nothing that was played before changes it. */
export async function playRotation(plan: ArenaPlan, start: Round, deal: number, rotation: number): Promise<Played> {
  const { seed, chairs, now, rules, cpu } = plan;
  const people = peopleAt(rules);
  const spent = chairsAt(rules).map(() => ({ ms: [] as number[], cpuMs: 0, choiceCpuMs: [] as number[] }));
  const sitters = bySeat((seat): Sitter => {
    const at = seatAfter(chairOf(start, deciderOf(start, seat)), -rotation, people);
    const { name, player } = chairs[at];
    const own = spent[at];
    const random = randomOf(seed, 'arena player', deal, rotation, at);
    const used = (ms: number, thought: Thought): void => {
      if (own) own.cpuMs += ms;
      if (thought === 'choice') own?.choiceCpuMs.push(ms);
    };
    return { name, player: cpu ? metered(player, cpu, used) : player, random, took: (ms) => void own?.ms.push(ms) };
  });
  const round = await playOn(start, sitters, now);
  const seatOfChair = (chair: Seat): Seat => seatOf(start, seatAfter(chair, rotation, people));
  const scores = chairsAt(rules).map((chair) => scoreIn(round, seatOfChair(chair), deal, chairs[chair].name));
  return { deal, rotation, scores, spent };
}

/** What was played, added up; `names` are those of the chairs. */
export function reportOn(rules: TableRules, names: readonly string[], played: readonly Played[]): ArenaReport {
  const scores = played.flatMap((each) => each.scores);
  const declared = scores.filter(({ part }) => part?.role === 'declarer').length;
  const different = [...new Set(names)];
  const spentBy = (name: string): readonly Spent[] =>
    played.flatMap(({ spent }) => spent.filter((_, chair) => names[chair] === name));
  return {
    rounds: played.length,
    thrownIn: shareOf(played.length - declared, played.length),
    players: different.map((name) => playerReport(name, scores, rules, spentBy(name))),
    pairs: pairReports(different, scores),
  };
}

/** Plays all deals of a plan; with players that can be repeated the same plan gives the same report, times apart. */
export async function runArena(plan: ArenaPlan): Promise<ArenaReport> {
  const played: Played[] = [];
  const players = chairsAt(plan.rules);
  for (const deal of dealsOf(plan)) {
    const start = startOf(plan, deal);
    for (const rotation of players) played.push(await playRotation(plan, start, deal, rotation));
  }
  const names = players.map((chair) => plan.chairs[chair].name);
  return reportOn(plan.rules, names, played);
}
