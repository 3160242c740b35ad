// What each legal card is worth to the own side in one possible deal, if everybody then plays perfectly.
import type { Card } from '../../base/cards.ts';
import { dealtIn, type Game, openGame } from '../../open-game/open-game.ts';
import { outcomesIn } from '../../open-game/outcomes.ts';
import type { World } from '../../inference/worlds.ts';
import { declarerIn, type Knowledge } from '../../inference/knowledge.ts';

/** Payoff in cents for the own seat, by card. */
export type Payoffs = ReadonlyMap<Card, number>;

/** The game that a view shows. Throws if no card is to be played, or in a Ramsch (programming error). */
export function gameIn(know: Knowledge): Game {
  const { view, contract } = know;
  const { rules, trick, tricks: done, contract: announced, doublings, carried } = view;
  if (!trick || !announced) throw new Error('no card is to be played');
  const partner = announced.revealed?.seat;
  const { doubling } = announced;
  const { laidAway } = view.widow ?? {};
  return { rules, contract, declarer: declarerIn(know), partner, doubling, doublings, carried, trick, done, laidAway };
}

/** The payoff of every legal card in a world. */
export const payoffsIn = (know: Knowledge, world: World): Payoffs =>
  new Map(
    [...outcomesIn(openGame(gameIn(know), world), know.seat, 'classes')].map(([card, { cents }]) => [card, cents]),
  );

/** The hands as they were dealt in this world. */
export function dealtHands({ view: { rules, trick, tricks: done } }: Knowledge, world: World): World {
  if (!trick) throw new Error('no card is to be played');
  return dealtIn({ rules, trick, done }, world);
}
