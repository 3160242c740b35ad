// The decisions of special rounds: taking the Obers, passing two cards on, naming a Solo (SPEC 3.12, 3.13).
import type { Card } from '../../base/cards.ts';
import { announcementOf } from '../../base/contract.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import { pairsOf, SCHIEBER_OBERS } from '../../special/schieber.ts';
import type { SeatView } from '../../round/view.ts';
import { plainAcesIn, trumpsIn } from '../bidding/plan-facts.ts';
import { handOrderContract } from '../../table/table-rules.ts';
import type { Choice } from '../player.ts';
import type { RulePlayerStyle } from '../styles.ts';
import { weighedPairs } from './passing.ts';
import { bestChance, soloOutlooks } from './solo-outlook.ts';

/** Chance from which the Obers are taken, before the style adds its margin. Left, they may go to somebody stronger. */
const TAKE_FROM = 0.5;

/** Estimated chance from 0 to 1 of the Solo that the Obers would make of this hand. */
export function chanceWithObers(view: SeatView): number {
  const full = [...view.hand, ...SCHIEBER_OBERS];
  if (view.seat === view.dealer) return bestChance(view, full);
  // The two cards passed on are low ones: the search over all pairs is left for the decision itself.
  return Math.max(
    ...lowPairs(view.hand).map((pair) =>
      bestChance(
        view,
        full.filter((card) => !pair.includes(card)),
      ),
    ),
  );
}

/** Pairs among the four cards that a Solo needs least in most hands. */
function lowPairs(hand: readonly Card[]): readonly (readonly Card[])[] {
  const spare = hand.filter((card) => !/[OUA]$/.test(card));
  return pairsOf(spare.length >= 2 ? spare : hand);
}

/** Takes the Obers or leaves them. */
export function answerObers(view: SeatView, { aloneMargin }: RulePlayerStyle): Choice {
  const { seat } = view;
  const take = chanceWithObers(view) >= TAKE_FROM + aloneMargin / 100;
  const [best] = soloOutlooks(view, [...view.hand, ...SCHIEBER_OBERS]);
  const because: readonly Fact[] =
    take && best?.contract.trump
      ? [
          fact('bid.solo', {
            contract: best.contract.row.id,
            trump: best.contract.trump,
            trumps: trumpsIn(view, best.contract),
            aces: plainAcesIn(view, best.contract),
          }),
        ]
      : [fact('bid.weak', { trumps: trumpsIn(view, handOrderContract(view.rules)) })];
  return { decision: { type: 'obers', seat, answer: take ? 'take' : 'leave' }, because };
}

/** Passes the two cards on that the hand needs least. */
export function passTwo(view: SeatView): Choice {
  const [best] = weighedPairs(view);
  if (!best) throw new Error('there is nothing to pass on');
  return {
    decision: { type: 'passOn', seat: view.seat, cards: best.cards },
    because: [fact('pass.leastUseful', { cards: best.cards })],
  };
}

/** Names the suit of a Solo by the cards seen so far. */
export function nameSolo(view: SeatView): Choice {
  const [best] = soloOutlooks(view, view.hand);
  if (!best?.contract.trump) throw new Error('no Solo can be named');
  const { contract } = best;
  const trump = best.contract.trump;
  const [trumps, aces] = [trumpsIn(view, contract), plainAcesIn(view, contract)];
  return {
    decision: { type: 'announce', seat: view.seat, announcement: announcementOf(contract) },
    because: [fact('bid.solo', { contract: contract.row.id, trump, trumps, aces })],
  };
}
