// What can be seen from somebody's decision without knowing their cards: made from the reader's own view only.
import type { Card } from '../../engine/base/cards.ts';
import { cardsOfPack, pointsOf, sumPoints, withoutAll } from '../../engine/base/cards.ts';
import { isChosen } from '../../engine/bots/bidding/plans.ts';
import type { Announcement, Contract } from '../../engine/base/contract.ts';
import { calledSuitOf } from '../../engine/base/contract.ts';
import type { Decision } from '../../engine/table/log.ts';
import type { Order } from '../../engine/play/order.ts';
import { orderOf, winningIndex } from '../../engine/play/order.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { placesIn, seatAt } from '../../engine/base/seats.ts';
import type { Trick } from '../../engine/play/tricks.ts';
import { calledSuitLed } from '../../engine/play/tricks.ts';
import type { SeatView } from '../../engine/round/view.ts';
import type { Glimpse, GlimpseParams } from '../../shared/advice.ts';
import { knownContract, partnerFor } from '../board/contract-of.ts';
import { playersAt, rowOf } from '../../engine/table/table-rules.ts';

/** The reader's view before a card is played, taken apart. */
interface Sight {
  readonly view: SeatView;
  readonly contract: Contract;
  readonly order: Order;
  readonly trick: Trick;
  /** Nobody in a Ramsch. */
  readonly declarer: Seat | undefined;
}

/** What the decision shows to the seat of `view`, which is the view before it. Never more than that seat may know. */
export function glimpsesOf(view: SeatView, decision: Decision): readonly Glimpse[] {
  switch (decision.type) {
    case 'call':
      return [{ id: 'said.call', params: { call: decision.call } }];
    case 'announce':
      return ofAnnouncement(view, decision.announcement);
    case 'stoss':
      return [{ id: 'said.stoss', params: {} }];
    case 'retour':
      return [{ id: 'said.retour', params: {} }];
    case 'cut':
    case 'obers':
    case 'passOn':
    case 'widow':
    case 'number':
    case 'reserve':
    case 'reservation':
    case 'ansage':
    case 'tie':
    case 'discard':
    case 'give':
    case 'return':
    case 'knock':
    case 'legen':
    case 'lay':
    case 'spritz':
    case 'claim':
      return [];
    case 'doppler':
      return [{ id: 'said.doppler', params: {} }];
    case 'durchbruch':
      return [{ id: 'said.durchbruch', params: {} }];
    case 'play':
      return ofCard(view, decision.seat, decision.card);
  }
}

/** What somebody promises who has chosen a game; a game that the rules have forced on its player promises nothing. */
function ofAnnouncement({ rules }: SeatView, announcement: Announcement): readonly Glimpse[] {
  const row = rowOf(rules, announcement.contract);
  return row && isChosen(row) ? [{ id: 'said.announcement', params: { announcement } }] : [];
}

function ofCard(view: SeatView, seat: Seat, card: Card): readonly Glimpse[] {
  const contract = knownContract(view);
  const { trick } = view;
  if (!contract || !trick || !view.contract) return [];
  const sight: Sight = {
    view,
    contract,
    trick,
    order: orderOf(contract, view.rules.pack),
    declarer: view.contract.declarer,
  };
  return trick.cards.length === 0 ? ofLead(sight, seat, card) : ofFollow(sight, seat, card);
}

/** Whether a seat plays with the declarer, as far as the reader knows. */
function sideFor({ view, contract, declarer }: Sight, seat: Seat): 'declaring' | 'defending' | 'unknown' {
  if (declarer === undefined) return 'unknown';
  if (seat === declarer) return 'declaring';
  if (contract.row.parties.kind === 'alone') return 'defending';
  const partner = partnerFor(view);
  if (partner === undefined) return contract.called === undefined ? 'defending' : 'unknown';
  return partner === seat ? 'declaring' : 'defending';
}

function ofLead(sight: Sight, seat: Seat, card: Card): readonly Glimpse[] {
  const { order, contract } = sight;
  const group = order.groupOf(card);
  const trumps = trumpsLeft(sight).length > 0 ? 'left' : 'gone';
  const highest: readonly Glimpse[] = isHighestLeft(sight, card)
    ? [{ id: 'lead.highestLeft', params: { card, group, trumps } }]
    : [];
  const open = isOpen(sight);
  if (open && card === contract.called) return [{ id: 'lead.calledCard', params: { called: card } }];
  if (group === 'trump') return [...ofTrumpLead(sight, seat, card), ...highest];
  if (open && contract.called && group === calledSuitOf(contract))
    return [{ id: 'lead.calledSuit', params: { suit: group, called: contract.called, by: searcher(sight, seat) } }];
  return highest.length > 0 ? highest : [{ id: 'lead.plain', params: { suit: group, points: pointsOf(card) } }];
}

/** Whether the called card still has to show its holder: its suit has not been led yet, and it was not given away either. */
const isOpen = ({ view, contract }: Sight): boolean =>
  contract.called !== undefined &&
  view.contract?.revealed === undefined &&
  !calledSuitLed({ contract, pack: view.rules.pack, done: view.tricks });

/** In a Ramsch nobody is helped by trumps, and where the seats alone say who plays together neither side is more than the other. */
const ofTrumpLead = (sight: Sight, seat: Seat, card: Card): readonly Glimpse[] =>
  sight.declarer === undefined || isUndeclared(sight)
    ? []
    : [{ id: 'lead.trump', params: { card, by: sideFor(sight, seat) } }];

/** Whether those who sit opposite play together and nobody has named trumps; a Kreuz has a side that declares. */
const isUndeclared = ({ view, contract }: Sight): boolean =>
  contract.row.parties.kind === 'opposite' &&
  view.contract?.announcement.trump === undefined &&
  view.special === undefined;

/** Why a seat leads the called suit, as far as the reader knows with whom it plays. */
function searcher(sight: Sight, seat: Seat): GlimpseParams['lead.calledSuit']['by'] {
  if (seat === sight.declarer) return 'declarer';
  const by = { declaring: 'runningAway', defending: 'searching', unknown: 'unknown' } as const;
  return by[sideFor(sight, seat)];
}

/** Cards of the pack that have not fallen, each as often as it is still there. */
const leftIn = ({ view }: Sight, besides: readonly Card[] = []): readonly Card[] =>
  withoutAll(cardsOfPack(view.rules.pack), [...view.tricks.flatMap(({ cards }) => cards), ...besides]);

/** Trumps that have not fallen. */
const trumpsLeft = (sight: Sight): readonly Card[] =>
  leftIn(sight, sight.view.widow?.laidAway).filter((card) => sight.order.groupOf(card) === 'trump');

/** No card above it can be in another hand: all of those have fallen. */
function isHighestLeft(sight: Sight, card: Card): boolean {
  const { order } = sight;
  const group = order.groupOf(card);
  return leftIn(sight).every(
    (other) => order.groupOf(other) !== group || order.strengthOf(other) <= order.strengthOf(card),
  );
}

function ofFollow(sight: Sight, seat: Seat, card: Card): readonly Glimpse[] {
  return [...ofDuty(sight, card), ...ofTrick(sight, seat, card)];
}

/** Whether it follows what was led; if it does not, its player has nothing of it. */
function ofDuty(sight: Sight, card: Card): readonly Glimpse[] {
  const { order, contract, trick } = sight;
  const led = order.groupOf(trick.cards[0] ?? card);
  const group = order.groupOf(card);
  if (isOpen(sight) && card === contract.called && group === led)
    return [{ id: 'follow.calledCard', params: { called: card } }];
  // That suit had to be followed explains no card: nobody sees whether there was a choice.
  if (group === led) return [];
  if (group === 'trump' && led !== 'trump') return [{ id: 'follow.ruff', params: { suit: led } }];
  return [{ id: 'follow.discard', params: { group: led } }];
}

/** What it does to the trick. */
function ofTrick(sight: Sight, seat: Seat, card: Card): readonly Glimpse[] {
  const { order, trick } = sight;
  const cards = [...trick.cards, card];
  const players = playersAt(sight.view.rules);
  const winner = seatAt(trick, winningIndex(order, cards), players);
  if (winner === seat) {
    const place = cards.length === placesIn(trick, players) ? 'last' : 'before';
    return [{ id: 'trick.takesLead', params: { points: sumPoints(cards), place } }];
  }
  const points = pointsOf(card);
  return [{ id: 'trick.gives', params: { points, to: winner, whose: whoseIs(sight, seat, winner) } }];
}

function whoseIs(sight: Sight, giver: Seat, winner: Seat): 'own' | 'other' | 'unknown' {
  const [a, b] = [sideFor(sight, giver), sideFor(sight, winner)];
  if (a === 'unknown' || b === 'unknown') return 'unknown';
  return a === b ? 'own' : 'other';
}
