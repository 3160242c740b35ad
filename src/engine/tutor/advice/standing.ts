// What a seat must think of its side's chance to win: the one reckoning behind cards, a Stoss, and the outlook of the commentary.
import type { Random } from '../../base/random.ts';
import { gameIn } from '../../bots/sampling/payoffs.ts';
import { playedOut } from '../../bots/sampling/played-out.ts';
import { toldChance } from '../../bots/told/told-chance.ts';
import { imagine } from '../../bots/sampling/sample.ts';
import { declarerIn, type Knowledge } from '../../inference/knowledge.ts';
import { type Game, openGame } from '../../open-game/open-game.ts';
import { finalIn } from '../../open-game/outcomes.ts';
import type { SeatView } from '../../round/view.ts';
import type { AdviceThink } from './advice.ts';
import { bestCard } from './card-advice.ts';
import { forTrick, rowOf } from './effort.ts';
import { chanceAtTable } from './table-advice.ts';

/** Deals that are looked at: up to `all` possible ones all of them, else so many drawn. */
interface Deals {
  readonly all: number;
  readonly drawn: number;
}

/** Chance of the declaring side, 0 to 1, in the deals that a seat must think possible, as such games go at the table. */
export function chanceOfDeclarers(
  know: Knowledge,
  { all, drawn }: Deals,
  random: Random,
  game: Game = gameIn(know),
): number {
  let [won, weights] = [0, 0];
  for (const { world, weight } of imagine(know, all, drawn, random).worlds) {
    const open = openGame(game, world);
    weights += weight;
    won += weight * playedOut(open)(finalIn(open));
  }
  return weights > 0 ? won / weights : 0;
}

/** How a seat stands, and in how many deals that was looked at. */
export interface Standing {
  /** Share of the deals that its side wins, 0 to 1, as such games go at the table where that is known deal by deal. */
  readonly chance: number;
  readonly deals: number;
}

/**
 * The standing of a seat in a game of two sides: what its best card promises where it is to play, in the very deals in which the card is
 * weighed up with the same random numbers; else over as many deals.
 */
export function standingOf(know: Knowledge, think: AdviceThink): Standing {
  const { view, seat } = know;
  if (view.table) {
    const { outlook } = rowOf(think.effort);
    return { chance: ownOf(know, chanceAtTable(view, declarerIn(know), think)), deals: outlook };
  }
  return view.turn === seat ? bestCard(know, think) : standingIn(know, think);
}

/** The same over deals alone, also of a game that is not quite the one that is played. */
export function standingIn(know: Knowledge, { random, effort }: AdviceThink, game: Game = gameIn(know)): Standing {
  const row = rowOf(effort);
  const drawn = forTrick(row.worlds, know.view.tricks.length);
  return { chance: ownOf(know, chanceOfDeclarers(know, { all: 0, drawn }, random, game)), deals: drawn };
}

/** The chance that is told of it; nothing where none may be told. */
export function toldOf(view: SeatView, { chance }: Standing): { readonly chance?: number } {
  const known = toldChance(view, { type: 'play' }, chance);
  return known === undefined ? {} : { chance: known };
}

const ownOf = ({ role }: Knowledge, ofDeclarers: number): number =>
  role === 'defender' ? 1 - ofDeclarers : ofDeclarers;
