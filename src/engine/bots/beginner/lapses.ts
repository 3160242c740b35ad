// What beginners get wrong when they choose a card: each lapse comes with the odds that it happens, and pulls at some cards.
import { type Card, pointsOf, rankOf } from '../../base/cards.ts';
import { calledSuitOf } from '../../base/contract.ts';
import { beats } from '../../play/order.ts';
import { higherOut, isFriend, type Knowledge } from '../../inference/knowledge.ts';
import { keepValue } from '../play/keep-value.ts';
import type { Lapse, Pull } from './lapse.ts';

export const isTrump = ({ order }: Knowledge, card: Card): boolean => order.groupOf(card) === 'trump';

export const takes = ({ order, trick }: Knowledge, card: Card): boolean =>
  trick !== undefined && beats(order, card, trick.best);

/** Does not lead the called suit, so that the partner of the declarer stays unknown. */
const forgetsSearch: Pull = (know, card) =>
  !know.trick && know.role === 'defender' && know.order.groupOf(card) === calledSuitOf(know.contract) ? -20 : 0;

/** Leads an ace as soon as there is one. */
const acesAtOnce: Pull = (know, card) => (!know.trick && rankOf(card) === 'A' && !isTrump(know, card) ? 16 : 0);

/** Leads trump against the declarer. */
const trumpAsDefender: Pull = (know, card) =>
  !know.trick && know.role === 'defender' && isTrump(know, card) && pointsOf(card) < 10 ? 20 : 0;

/** Has not counted: takes a trump for the highest although one is out, or leads trump when none is left. */
export const forgetsTrumps: Pull = (know, card) => {
  if (!isTrump(know, card)) return 0;
  if (!know.trick) return know.role !== 'defender' && know.trumpsOut.length === 0 ? 14 : 0;
  return takes(know, card) && higherOut(know, card).length === 1 ? 14 : 0;
};

/** Gives points to a trick while it is still open who takes it, or with whom its player sits. */
export const smearsTooEarly: Pull = (know, card) => {
  const { trick, behind } = know;
  if (!trick || behind.length === 0 || takes(know, card) || know.sides.friend[trick.winner] === 0) return 0;
  return 1.5 * pointsOf(card);
};

/** Takes a trick with more than it needs. */
export const spendsHigh: Pull = (know, card) =>
  know.trick && takes(know, card) && isTrump(know, card) && higherOut(know, card).length === 0 ? 15 : 0;

/** Takes the trick away from the own partner. */
export const overtakesPartner: Pull = (know, card) =>
  know.trick && takes(know, card) && isFriend(know, know.trick.winner) ? 15 : 0;

/** Against a Tout, does not think of what could stop it: keeps the dear cards and throws the low ones that guard them. */
const throwsGuards: Pull = (know, card) =>
  know.contract.row.goal.kind === 'everyTrick' && know.role === 'defender' && know.trick && !takes(know, card)
    ? keepValue(know, card) - pointsOf(card)
    : 0;

/** The lapses of a beginner who knows the rules and has played a few evenings. */
export const LAPSES: readonly Lapse[] = [
  { id: 'forgetsSearch', odds: 75, pull: forgetsSearch },
  { id: 'acesAtOnce', odds: 55, pull: acesAtOnce },
  { id: 'trumpAsDefender', odds: 55, pull: trumpAsDefender },
  { id: 'forgetsTrumps', odds: 60, pull: forgetsTrumps },
  { id: 'smearsTooEarly', odds: 65, pull: smearsTooEarly },
  { id: 'spendsHigh', odds: 60, pull: spendsHigh },
  { id: 'overtakesPartner', odds: 45, pull: overtakesPartner },
  { id: 'throwsGuards', odds: 85, pull: throwsGuards },
];
