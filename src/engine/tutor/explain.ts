// A refusal told in full: the rule with its evidence, notes that make it clearer, and what is allowed instead.
import { type Card, suitOf } from '../base/cards.ts';
import { announcementsOf, type Contract, type ContractRow } from '../base/contract.ts';
import type { Decision } from '../table/log.ts';
import { allowedOf, announcementIn } from '../table/readers.ts';
import { orderOf } from '../play/order.ts';
import type { Reason, ReasonId, ReasonParams } from '../base/reasons.ts';
import { rowOf } from '../table/table-rules.ts';
import type { SeatView } from '../round/view.ts';
import { callingIn } from './calling.ts';
import { type Explanation, type Note, note } from './notes.ts';
import { contractIn, lordsOfSuit, playableIn, usuallyTrump, whyTrump } from './reading.ts';

/** Why the seat of the view may not take this decision, as `judge` has found. */
export const explain = (view: SeatView, decision: Decision, because: Reason): Explanation => ({
  because,
  notes: clarify(view, decision, because),
  allowed: decision.type === 'play' ? playableIn(view) : [],
});

/** A decision offered to the seat, with the refusal in full if it is not allowed. */
export interface ExplainedOption {
  readonly decision: Decision;
  readonly refusal?: Explanation;
}

/** Everything the seat could think of doing now, each refusal told in full. */
export const explainOptions = (view: SeatView): readonly ExplainedOption[] =>
  view.options.map(({ decision, verdict }) => ({
    decision,
    ...(!verdict.legal && { refusal: explain(view, decision, verdict.because) }),
  }));

type Clarify<K extends ReasonId> = (params: ReasonParams[K], view: SeatView, decision: Decision) => readonly Note[];

/** For each reason that needs more words, where to find them. */
const CLARIFY: { readonly [K in ReasonId]?: Clarify<K> } = {
  'R.FOLLOW_SUIT': onFollowSuit,
  'R.FOLLOW_TRUMP': onFollowTrump,
  'R.CALLED_CARD_MUST': ({ called }) => [note('N.CALLED_IS_SEARCHED', { called })],
  'R.CALLED_SUIT_LEAD': ({ suit }, view) => {
    const contract = contractIn(view);
    return contract ? lordsOfSuit(orderOf(contract, view.rules.pack), view.hand, suit) : [];
  },
  'A.BAD_CALL': onBadCall,
  'A.NO_BID_YET': (_, view) => maySay(view),
  'A.NOT_HIGHER': (_, view) => maySay(view),
  'A.NOTHING_TO_PLAY': (_, view) => maySay(view),
  'A.SIE_NEEDS_TOP_TRUMPS': (_, view) => maySay(view),
  'A.CALL_OWN_CARD': (_, view, decision) => mayCall(view, decision),
  'A.CALL_NEEDS_SUIT_CARD': (_, view, decision) => mayCall(view, decision),
  'A.SOLO_NEEDS_SUIT_CARD': (_, view, decision) => mayChoose(view, decision),
};

function clarify(view: SeatView, decision: Decision, because: Reason): readonly Note[] {
  const more = CLARIFY[because.id] as Clarify<ReasonId> | undefined;
  return more ? more(because.params, view, decision) : [];
}

/** The refused card is a trump, or a card of the suit is one only elsewhere. */
function onFollowSuit(
  { led, suit, have }: ReasonParams['R.FOLLOW_SUIT'],
  view: SeatView,
  decision: Decision,
): readonly Note[] {
  const contract = contractIn(view);
  if (!contract || decision.type !== 'play') return [];
  const { card } = decision;
  const isTrump = orderOf(contract, view.rules.pack).groupOf(card) === 'trump';
  const onCard = !isTrump
    ? []
    : suitOf(card) === suit
      ? [whyTrump(contract, card)]
      : [note('N.RUFF_WHEN_VOID', { card, suit })];
  return [...onCard, ...usuallyTrump(view, [led, ...have], suit), ...searched(contract, view, have)];
}

/** Of several cards of the suit led only the called one may be played. */
function searched({ called }: Contract, view: SeatView, have: readonly Card[]): readonly Note[] {
  const playable = playableIn(view);
  const only = called !== undefined && have.length > 1 && playable.length === 1 && playable.includes(called);
  return only ? [note('N.CALLED_IS_SEARCHED', { called })] : [];
}

/** The card led is a trump, and why; the same for held trumps that bear the sign of the refused card. */
function onFollowTrump(
  { led, have }: ReasonParams['R.FOLLOW_TRUMP'],
  view: SeatView,
  decision: Decision,
): readonly Note[] {
  const contract = contractIn(view);
  if (!contract || decision.type !== 'play') return [];
  const suit = suitOf(decision.card);
  const twins = suit === suitOf(led) ? [] : have.filter((card) => suitOf(card) === suit);
  return [whyTrump(contract, led), ...(twins.length > 0 ? [note('N.LORD_IS_TRUMP', { cards: twins, suit })] : [])];
}

const announcedRow = ({ rules }: SeatView, decision: Decision): ContractRow | undefined => {
  const announcement = announcementIn(decision);
  return announcement && rowOf(rules, announcement.contract);
};

/** Said or announced at the wrong moment, or a card that nobody can call. */
function onBadCall(_: ReasonParams['A.BAD_CALL'], view: SeatView, decision: Decision): readonly Note[] {
  if (decision.type === 'call') return maySay(view);
  const row = announcedRow(view, decision);
  if (!row || row.parties.kind !== 'calledAce') return [];
  const cards = announcementsOf(row).flatMap(({ called }): Card[] => (called ? [called] : []));
  return [note('N.ONLY_THESE_CALLED', { cards })];
}

/** What the seat may say now; "weiter" is left out where "gut" says the same. */
function maySay({ options }: SeatView): readonly Note[] {
  const legal = allowedOf(options, 'call').map(({ call }) => call);
  const calls = legal.includes('gut') ? legal.filter((call) => call !== 'weiter') : legal;
  return calls.length > 0 ? [note('N.MAY_SAY', { calls })] : [];
}

/** The cards that this hand may call in the contract it wanted, or that there are none. */
function mayCall(view: SeatView, decision: Decision): readonly Note[] {
  const row = announcedRow(view, decision);
  if (!row) return [];
  const { contract, callable, own, missing } = callingIn(view, row);
  return callable.length > 0
    ? [note('N.CALLABLE', { cards: callable })]
    : [note('D.BLOCKED', { seat: view.seat, contract, own, missing })];
}

/** The suits that may be made trump in the contract that was wanted. */
function mayChoose({ options }: SeatView, decision: Decision): readonly Note[] {
  const contract = announcementIn(decision)?.contract;
  const suits = allowedOf(options, 'announce').flatMap(({ announcement }) =>
    announcement.contract === contract ? (announcement.trump ?? []) : [],
  );
  return suits.length > 0 ? [note('N.TRUMP_SUITS', { suits })] : [];
}
