// Measures what lesson 40 says of Aces to call: `node build/run-ts.mjs lab/measure/tutor/called-aces.ts [hands] [deals] [seed]`.
// Each Ace that a hand may call is played out by rule players in the same imagined deals; how often it wins is held beside an Ace of which the same hand has a single worthless card.
import { type Card, cardsOfPack, rankOf, suitOf } from '../../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { playOf, playOut } from '../../../src/engine/bots/bidding/bidding-play-out.ts';
import { simulatedDeals } from '../../../src/engine/bots/bidding/simulated.ts';
import { partnerOf, sideOf } from '../../../src/engine/play/parties.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { handCount } from '../../../src/engine/teaching/lessons/hand-count.ts';
import { toAnnounce, wholeHands } from '../../../src/engine/teaching/lessons/lesson-rounds.ts';
import { gameOf, LESSON_RULES } from '../../../src/engine/teaching/lessons/position.ts';
import { callableAces, isTrump } from '../../../src/engine/teaching/lessons/truths.ts';

const [hands = 1000, deals = 80, seed = 1] = process.argv.slice(2).map(Number);

/** Hands worth a Rufspiel by the count of lesson 28, and not so strong that any Ace wins. */
const COUNTS = { least: 9, most: 13 } as const;

const DECLARER = 0;
const LEADS = [0, 2] as const;

/** What a hand may have of the suit whose Ace it calls. */
const KINDS = {
  worthless: 'a single worthless card',
  ten: 'the Ten alone',
  king: 'the King alone',
  two: 'two worthless cards',
  tenAndOne: 'two cards, one of them the Ten',
  kingAndOne: 'two cards, one of them the King',
  three: 'three cards or more',
} as const;
type Kind = keyof typeof KINDS;

function kindOf(hand: readonly Card[], called: Card): Kind {
  const own = hand.filter((card) => suitOf(card) === suitOf(called) && !isTrump({ contract: 'rufer', called }, card));
  const has = (rank: 'T' | 'K'): boolean => own.some((card) => rankOf(card) === rank);
  if (own.length > 2) return 'three';
  if (own.length === 2) return has('T') ? 'tenAndOne' : has('K') ? 'kingAndOne' : 'two';
  return has('T') ? 'ten' : has('K') ? 'king' : 'worthless';
}

/** Games of a hundred that are won by calling each of these Aces. */
function wonWith(hand: readonly Card[], aces: readonly Card[], leads: (typeof LEADS)[number]): readonly number[] {
  const view = viewFor(toAnnounce(wholeHands([hand.join(' '), '', '', '']), DECLARER, leads), DECLARER);
  const worlds = simulatedDeals(view, deals);
  return aces.map((called) => {
    const contract = gameOf({ contract: 'rufer', called });
    const won = worlds.filter((dealt) => {
      const side = sideOf(DECLARER, partnerOf(contract, dealt));
      const { done } = playOut(view, playOf(view, contract, dealt));
      return done.reduce((sum, { winner, points }) => sum + (side.includes(winner) ? points : 0), 0) > 60;
    });
    return (100 * won.length) / deals;
  });
}

/** Games of a hundred more than with a single worthless card, by what the hand has instead. */
const more = new Map<Kind, number[]>();
for (let number = 0; number < hands; number++) {
  const hand = shuffled(cardsOfPack(LESSON_RULES.pack), randomOf('called aces', seed, number)).slice(0, 8);
  const aces = callableAces(hand.join(' '));
  const count = handCount(hand);
  const kinds = aces.map((called) => kindOf(hand, called));
  const beside = kinds.indexOf('worthless');
  if (count < COUNTS.least || count > COUNTS.most || aces.length < 2 || beside < 0) continue;
  const won = wonWith(hand, aces, LEADS[number % LEADS.length] ?? DECLARER);
  kinds.forEach((kind, at) => {
    if (at !== beside) more.set(kind, [...(more.get(kind) ?? []), (won[at] ?? 0) - (won[beside] ?? 0)]);
  });
}

console.log('games of a hundred won more than with a single worthless card:');
for (const [kind, each] of more) {
  const mean = each.reduce((sum, one) => sum + one, 0) / each.length;
  const spread = each.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, each.length - 1);
  const error = Math.sqrt(spread / each.length);
  console.log(`${KINDS[kind].padEnd(32)} ${mean.toFixed(1).padStart(5)} ± ${error.toFixed(1)}, ${each.length} hands`);
}
