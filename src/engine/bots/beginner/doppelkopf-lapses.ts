// What beginners of Doppelkopf get wrong with cards of which every one is there twice, and with a partner whom they must find.
import { pointsOf, rankOf } from '../../base/cards.ts';
import type { Group } from '../../play/order.ts';
import { FOX } from '../../scoring/re-kontra.ts';
import { isFriend, type Knowledge, threatsTo } from '../../inference/knowledge.ts';
import type { Lapse, Pull } from './lapse.ts';
import { forgetsTrumps, isTrump, overtakesPartner, smearsTooEarly, spendsHigh, takes } from './lapses.ts';

/** Card points from which a card given to the partner is a smear. */
const FAT = 10;

const wasLed = ({ view, order }: Knowledge, group: Group): boolean =>
  view.tricks.some(({ cards: [led] }) => led !== undefined && order.groupOf(led) === group);

/** Does not think of giving points to a partner who is known and has the trick for sure. */
const missesSmear: Pull = (know, card) => {
  const { trick } = know;
  if (!trick || takes(know, card) || pointsOf(card) < FAT || !isFriend(know, trick.winner)) return 0;
  return threatsTo(know, trick.best, trick.led).length === 0 ? -2 * pointsOf(card) : 0;
};

/** Holds aces back for later, when others are void and trump them. */
const keepsAces: Pull = (know, card) =>
  !know.trick && rankOf(card) === 'A' && !isTrump(know, card) && !wasLed(know, know.order.groupOf(card)) ? -20 : 0;

/** Leads a fat card of a suit that has been round, as if everybody could still follow. */
const forgetsRound: Pull = (know, card) =>
  !know.trick && !isTrump(know, card) && pointsOf(card) >= FAT && wasLed(know, know.order.groupOf(card)) ? 16 : 0;

/** Plays the fox like any low trump, wherever it may be caught. */
const losesFox: Pull = (know, card) => {
  if (card !== FOX || !isTrump(know, card)) return 0;
  return know.trick && (takes(know, card) || isFriend(know, know.trick.winner)) ? 0 : 14;
};

/** The lapses of somebody who knows the rules and has played a few evenings. */
export const DOPPELKOPF_LAPSES: readonly Lapse[] = [
  { id: 'missesSmear', odds: 60, pull: missesSmear },
  { id: 'keepsAces', odds: 60, pull: keepsAces },
  { id: 'forgetsRound', odds: 60, pull: forgetsRound },
  { id: 'losesFox', odds: 60, pull: losesFox },
  { id: 'forgetsTrumps', odds: 60, pull: forgetsTrumps },
  { id: 'spendsHigh', odds: 60, pull: spendsHigh },
  { id: 'overtakesPartner', odds: 45, pull: overtakesPartner },
  { id: 'smearsTooEarly', odds: 65, pull: smearsTooEarly },
];
