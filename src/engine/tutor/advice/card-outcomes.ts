// What cards come to in a deal that is taken to be the real one, with the chance that is left at the table then.
import type { Card } from '../../base/cards.ts';
import { breakThroughKnowledge } from '../../bots/ramsch/break-through.ts';
import { ofRamsch, openRamsch, ramschOutcomes } from '../../bots/ramsch/ramsch-payoffs.ts';
import { gameIn } from '../../bots/sampling/payoffs.ts';
import { playedOut } from '../../bots/sampling/played-out.ts';
import type { Scored } from '../../bots/sampling/scores.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import type { World } from '../../inference/worlds.ts';
import { openGame } from '../../open-game/open-game.ts';
import { type Depth, finalsIn, outcomeOf } from '../../open-game/outcomes.ts';

/** What each of the cards, all legal ones if none are named, comes to in a deal. Throws if one is not allowed (programming error). */
export function outcomesOf(
  know: Knowledge,
  world: World,
  depth: Depth,
  cards: readonly Card[] = know.legal,
): readonly Scored[] {
  const solo = breakThroughKnowledge(know);
  if (know.declarer === undefined && !solo)
    return ramschOutcomes(openRamsch(know, world), know.seat, cards).map(ofRamsch);
  const open = openGame(gameIn(solo ?? know), world);
  const chanceOf = playedOut(open);
  const declaring = open.side.includes(know.seat);
  const finals = finalsIn(open, depth, cards);
  return cards.map((card) => {
    const final = finals.get(card);
    if (!final) throw new Error(`the search knows no ${card}`);
    const chance = chanceOf(final);
    return { ...outcomeOf(open, know.seat, final), atTable: declaring ? chance : 1 - chance };
  });
}
