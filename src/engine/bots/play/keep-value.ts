// What a card is worth if it stays in hand, in card points.
import { type Card, rankOf } from '../../base/cards.ts';
import { higherOut, isLean, type Knowledge, outOf, ownOf } from '../../inference/knowledge.ts';
import { heightOf } from './bettel.ts';
import { stopperValue } from './stopper.ts';
import { WEIGHTS } from '../weights.ts';

/** How likely a suit goes round once without a ruff, by the number of its cards out. */
const GOES_ROUND = [0.05, 0.1, 0.2, 0.35, 0.5, 0.6, 0.65, 0.7];

/** Chance that the highest card of a plain suit takes a trick when it is led later. */
const goesRound = (know: Knowledge, out: number): number =>
  know.trumpsOut.length === 0 ? 1 : (GOES_ROUND[Math.min(out, GOES_ROUND.length - 1)] ?? 0);

/** Worth of the lowest card of a suit where the declarer must not take a trick: both sides need low cards. */
const LOW_CARD = 8;

/** Card points that keeping the card is worth; zero for the last card. */
export function keepValue(know: Knowledge, card: Card): number {
  if (know.hand.length === 1) return 0;
  const { kind } = know.contract.row.goal;
  const { declarer } = know;
  if (kind === 'everyTrick' && know.role === 'defender' && declarer !== undefined)
    return stopperValue(know, card, declarer);
  if (kind === 'noTrick') return LOW_CARD * (1 - heightOf(know, card));
  return know.order.groupOf(card) === 'trump' ? trumpValue(know, card) : plainValue(know, card);
}

function trumpValue(know: Knowledge, card: Card): number {
  const { topTrump, lowTrump } = WEIGHTS;
  const out = know.trumpsOut.length;
  if (out === 0) return topTrump;
  const share = 1 - higherOut(know, card).length / out;
  return lowTrump + (topTrump - lowTrump) * share * share;
}

function plainValue(know: Knowledge, card: Card): number {
  const group = know.order.groupOf(card);
  const out = outOf(know, group).length;
  const above = higherOut(know, card).length;
  const own = ownOf(know, group);
  if (above === 0) return goesRound(know, out) * WEIGHTS.topTrump * WEIGHTS.patience;
  const void_ = own.length === 1 && hasTrumps(know) && out >= 3 ? -WEIGHTS.voidSuit : 0;
  return (
    loserValue(know) +
    void_ +
    (bares(know, card) ? WEIGHTS.bareTen : 0) +
    (rankOf(card) === 'T' && own.length > 1 ? 1 : 0)
  );
}

/** Who plays alone and has drawn the trumps, or needs them to come in again, gives losers away while that is cheap. */
function loserValue(know: Knowledge): number {
  const { role, contract, trumpsOut } = know;
  if (role !== 'declarer' || contract.row.parties.kind !== 'alone') return 0;
  const lean = isLean(know);
  if (trumpsOut.length > 0) return lean ? WEIGHTS.loserLean : 0;
  return lean ? WEIGHTS.loserLeanDrawn : WEIGHTS.loserDrawn;
}

const hasTrumps = (know: Knowledge): boolean => ownOf(know, 'trump').length > 0;

/** The own ten that this card guards: without it the ten would lie alone under a higher card that is out. */
export function guardedTen(know: Knowledge, card: Card): Card | undefined {
  const group = know.order.groupOf(card);
  if (group === 'trump') return undefined;
  const own = ownOf(know, group);
  const ten = own.find((each) => rankOf(each) === 'T');
  if (ten === undefined || ten === card || own.length < 2) return undefined;
  return higherOut(know, ten).length > 0 ? ten : undefined;
}

/** Whether playing the card leaves the own ten alone. */
export const bares = (know: Knowledge, card: Card): boolean =>
  guardedTen(know, card) !== undefined && ownOf(know, know.order.groupOf(card)).length === 2;
