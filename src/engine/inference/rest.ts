// Whether all tricks that are left belong to a seat, in every deal that it must think possible and whatever the others play.
import { type Message, messagesOf } from '../base/messages.ts';
import { type Card, pointsOfPack } from '../base/cards.ts';
import { type Seat, seatsFrom } from '../base/seats.ts';
import { judgePlays } from '../play/legality.ts';
import { beats, type Group } from '../play/order.ts';
import type { SeatView } from '../round/view.ts';
import type { Need } from '../search/need.ts';
import { hasBlind, hasDoublePack, hasPiles, playersAt } from '../table/table-rules.ts';
import { type ConsistentDeals, consistentDeals } from './deal-cases.ts';
import { sizesIn } from './holders.ts';
import { type Knowledge, knowledgeOf, pointsSoFar } from './knowledge.ts';
import { worldsOf } from './worlds.ts';
import { decisionsOf } from '../table/readers.ts';

/** Why the rest is not the claimer's, or why a round is not lost yet. `own` is a card of the claimer's hand. */
export interface RestParams {
  /** A higher card of the same kind may lie with `holder`. */
  'C.HIGHER': { readonly own: Card; readonly by: Card; readonly holder: Seat };
  /** `holder` may be out of the suit by then, and trump. */
  'C.TRUMPED': { readonly own: Card; readonly by: Card; readonly holder: Seat };
  /** No card takes the trick on the table, in which `best` lies. */
  'C.TRICK_LOST': { readonly best: Card; readonly holder: Seat };
  /** The others have so many card points for sure, and would need so many. */
  'C.NOT_LOST': { readonly have: number; readonly need: number };
}

export const REST_IDS = [
  'C.HIGHER',
  'C.TRUMPED',
  'C.TRICK_LOST',
  'C.NOT_LOST',
] as const satisfies readonly (keyof RestParams)[];
export type RestId = (typeof REST_IDS)[number];
export type RestObjection = Message<Pick<RestParams, RestId>>;

/** The answer to a claim: the cards in the order in which they take all that is left, or what stands against it. */
export type RestProof =
  | { readonly outcome: 'granted'; readonly plan: readonly Card[] }
  | { readonly outcome: 'refused'; readonly because: RestObjection };

const objection = messagesOf<Pick<RestParams, RestId>>();

/** Fewest cards with which somebody says how the round will end instead of playing them. */
const FEWEST = 2;

/**
 * Whether a seat may say now how the round will end: in its turn to play one of at least two cards of a hand, in a game that tricks or
 * card points decide between two sides. Where every card is there twice, single tricks bring something, and they are played.
 */
export function mayEndEarly(view: SeatView): boolean {
  const { rules, seat, contract, hand, options } = view;
  if (view.turn !== seat || hand.length < FEWEST || !contract) return false;
  if (decisionsOf(options, 'play').length === 0) return false;
  if (hasDoublePack(rules) || hasPiles(rules) || hasBlind(rules) || view.table) return false;
  const { goal, sitsOut } = knowledgeOf(view).contract.row;
  return contract.declarer !== undefined && !sitsOut && (goal.kind === 'points' || goal.kind === 'everyTrick');
}

/** One possible order of the own cards, as far as the proof of it goes. */
interface Plan {
  readonly know: Knowledge;
  readonly deals: ConsistentDeals;
  readonly cards: readonly Card[];
  /** What is led to each trick. */
  readonly led: readonly Group[];
}

/**
 * The seat of the view claims every trick that is left. Proved for one order of its cards: trumps from the highest down, then the suits.
 * As long as the claimer leads, nothing that the others could show him makes another order better: everybody has as many cards as he, and
 * needs to keep but one that beats one of his, with as many as it takes to follow suit before. So nobody can be squeezed. Duties that
 * would bind the others beyond following suit are not counted on. A few dozen counts of deals; some milliseconds.
 */
export function proveRest(view: SeatView): RestProof {
  const know = knowledgeOf(view);
  const deals = consistentDeals(know);
  const firsts = know.trick ? takersOf(know) : leadsFrom(know, know.hand).slice(0, 1);
  if (know.trick && firsts.length === 0)
    return {
      outcome: 'refused',
      because: objection('C.TRICK_LOST', { best: know.trick.best, holder: know.trick.winner }),
    };
  let furthest: { readonly at: number; readonly because: RestObjection } | undefined;
  for (const first of firsts) {
    const cards = [first, ...leadsFrom(know, without(know.hand, first), groupLed(know, first))];
    const plan: Plan = {
      know,
      deals,
      cards,
      led: cards.map((card, at) => (at > 0 ? know.order.groupOf(card) : groupLed(know, first))),
    };
    const found = againstPlan(plan);
    if (!found) return { outcome: 'granted', plan: cards };
    if (!furthest || found.at > furthest.at) furthest = found;
  }
  if (!furthest) throw new Error('a hand without a card claims the rest');
  return { outcome: 'refused', because: furthest.because };
}

const without = (cards: readonly Card[], card: Card): readonly Card[] => cards.filter((each) => each !== card);

const groupLed = ({ trick, order }: Knowledge, first: Card): Group => trick?.led ?? order.groupOf(first);

/** Cards that may be played and hold the trick on the table at this moment. */
function takersOf({ legal, order, trick }: Knowledge): readonly Card[] {
  return trick ? legal.filter((card) => beats(order, card, trick.best)) : [];
}

/** The cards in the order in which they are led: trumps first, each kind from the highest down, as far as the called card lets them. */
function leadsFrom(know: Knowledge, hand: readonly Card[], ledBefore?: Group): readonly Card[] {
  const { contract, view, order, searched } = know;
  const calledSuit = contract.called && order.groupOf(contract.called);
  const cards: Card[] = [];
  let left = order.sort(hand);
  let calledSuitLed = searched || (ledBefore !== undefined && ledBefore === calledSuit);
  while (left.length > 0) {
    const verdicts = judgePlays({
      contract,
      pack: view.rules.pack,
      hand: left,
      trick: [],
      calledSuitLed,
      dealtHand: view.dealtHand,
    });
    const next = left.find((card) => verdicts.get(card)?.legal);
    if (next === undefined) throw new Error('no card may be led');
    cards.push(next);
    left = without(left, next);
    calledSuitLed ||= order.groupOf(next) === calledSuit;
  }
  return cards;
}

/** The first trick of a plan that somebody could take, in some deal and by some play. */
function againstPlan(plan: Plan): { readonly at: number; readonly because: RestObjection } | undefined {
  const { know, cards } = plan;
  const others = seatsFrom(know.seat, playersAt(know.view.rules)).filter((seat) => seat !== know.seat);
  for (const at of cards.keys())
    for (const seat of others) {
      if (at === 0 && know.trick && !know.behind.includes(seat)) continue;
      const because = againstCard(plan, at, seat);
      if (because) return { at, because };
    }
  return undefined;
}

/** What a seat could take the trick `at` with. It keeps what beats the card, and follows with everything else of the kind before. */
function againstCard(plan: Plan, at: number, seat: Seat): RestObjection | undefined {
  const { know, cards, led } = plan;
  const { order } = know;
  const own = cards[at] as Card;
  const group = led[at] as Group;
  const followed = playedBefore(plan, at, seat, group);
  const ruffs = order.groupOf(own) !== group;
  const higher = know.out.filter(
    (card) => order.groupOf(card) === order.groupOf(own) && order.strengthOf(card) > order.strengthOf(own),
  );
  const inGroup = outOf(plan, (card) => order.groupOf(card) === group);
  if (!ruffs) {
    const by = higher.find((card) => canHold(plan, [one(seat, card), { seat, cards: inGroup, min: followed + 1 }]));
    if (by) return objection('C.HIGHER', { own, by, holder: seat });
  }
  if (group === 'trump') return undefined;
  const trumps = ruffs ? higher : know.trumpsOut;
  const by = trumps.toReversed().find((card) => mayTrump(plan, at, seat, card));
  return by && objection('C.TRUMPED', { own, by, holder: seat });
}

/** Whether a seat can be out of the suit led to the trick `at` and still have a trump, which may be this one. */
function mayTrump(plan: Plan, at: number, seat: Seat, trump: Card): boolean {
  const { know, led } = plan;
  const { order } = know;
  const group = led[at] as Group;
  const size = sizesIn(know.view)[seat];
  const others = outOf(plan, (card) => order.groupOf(card) !== group);
  const trumps = outOf(plan, (card) => order.groupOf(card) === 'trump');
  const kept: Need = { seat, cards: trumps, min: playedBefore(plan, at, seat, 'trump') + 1 };
  const followed = playedBefore(plan, at, seat, group);
  const outBy = (gone: number): Need => ({ seat, cards: others, min: size - gone });
  if (canHold(plan, [one(seat, trump), kept, outBy(followed)])) return true;
  const [first] = led;
  if (!discards(plan, seat) || at === 0 || first === undefined || first === group) return false;
  const void0: Need = { seat, cards: outOf(plan, (card) => order.groupOf(card) !== first), min: size };
  return canHold(plan, [one(seat, trump), kept, void0, outBy(followed + 1)]);
}

/** Whether the claimer ruffs the trick on the table, so that a seat behind may throw a card of another suit away without losing a trump. */
const discards = ({ know, cards, led }: Plan, seat: Seat): boolean =>
  know.trick !== undefined &&
  know.behind.includes(seat) &&
  led[0] !== 'trump' &&
  know.order.groupOf(cards[0] as Card) === 'trump';

/** How many cards of a kind a seat that has enough of them has followed with before the trick `at`. */
const playedBefore = ({ know, led }: Plan, at: number, seat: Seat, group: Group): number =>
  led.slice(0, at).filter((each, trick) => each === group && (trick > 0 || !know.trick || know.behind.includes(seat)))
    .length;

const outOf = ({ know }: Plan, belongs: (card: Card) => boolean): ReadonlySet<Card> =>
  new Set(know.out.filter(belongs));

const one = (seat: Seat, card: Card): Need => ({ seat, cards: new Set([card]), min: 1 });

/** Whether some deal that the claimer must think possible gives a seat all of this. */
function canHold({ deals }: Plan, needs: readonly Need[]): boolean {
  const asked = deals.cases.map((each) => ({ ...each, needs: [...each.needs, ...needs] }));
  return worldsOf({ ...deals, cases: asked }).count > 0;
}

/** Whether a seat may give up now: where it may end the round early and card points decide. */
export const mayGiveUp = (view: SeatView): boolean =>
  mayEndEarly(view) && knowledgeOf(view).contract.row.goal.kind === 'points';

/**
 * What stands against giving up: nothing, once the others have as many card points for sure, by what the seat knows, as they need.
 * Throws where `mayGiveUp` says no (programming error).
 */
export function againstGivingUp(view: SeatView): RestObjection | undefined {
  const know = knowledgeOf(view);
  const { goal } = know.contract.row;
  if (goal.kind !== 'points') throw new Error('card points decide nothing here');
  const least = goal.fewerWith?.atLeast ?? goal.drawAt ?? goal.atLeast;
  const need = know.role === 'defender' ? goal.atLeast : pointsOfPack(view.rules.pack) - least + 1;
  const have = pointsSoFar(know).other;
  return have >= need ? undefined : objection('C.NOT_LOST', { have, need });
}
