// What can be seen from a card that somebody plays, without knowing the others: made from the reader's own view only.
import { type Card, cardsOfPack, pointsOf, sumPoints, withoutAll } from '../../engine/base/cards.ts';
import { calledSuitOf, type Contract } from '../../engine/base/contract.ts';
import { type Order, orderOf, winningIndex } from '../../engine/play/order.ts';
import { placesIn, type Seat, seatAfter, seatAt } from '../../engine/base/seats.ts';
import { calledSuitLed, type Trick } from '../../engine/play/tricks.ts';
import type { SeatView } from '../../engine/round/view.ts';
import type { Glimpse, GlimpseParams, Glimpses } from '../../shared/teaching/glimpses.ts';
import { knownContract, partnerFor } from './contract-of.ts';
import { ramschRulesOf } from '../../engine/scoring/ramsch-result.ts';
import { houseOf, playersAt } from '../../engine/table/table-rules.ts';

/** The reader's view before a card is played, taken apart. */
interface Sight {
  readonly view: SeatView;
  readonly contract: Contract;
  readonly order: Order;
  readonly trick: Trick;
  /** Nobody in a Ramsch. */
  readonly declarer: Seat | undefined;
}

/** What a card shows to the seat of `view`, which is the view before it. Throws where no card can be played (programming error). */
export function glimpsesOfCard(view: SeatView, seat: Seat, card: Card): Glimpses {
  const contract = knownContract(view);
  const { trick } = view;
  if (!contract || !trick || !view.contract) throw new Error(`a card was played in the phase ${view.phase}`);
  const sight: Sight = {
    view,
    contract,
    trick,
    order: orderOf(contract, view.rules.pack),
    declarer: view.contract.declarer,
  };
  return trick.cards.length === 0 ? ofLead(sight, seat, card) : ofFollow(sight, seat, card);
}

/** Whoever plays Re is the declaring side, where the sides are Re and Kontra. */
const SIDE_OF = { re: 'declaring', kontra: 'defending', unknown: 'unknown' } as const;

/** Whether a seat plays with the declarer, as far as the reader knows. */
function sideFor({ view, contract, declarer }: Sight, seat: Seat): 'declaring' | 'defending' | 'unknown' {
  if (view.sides) return SIDE_OF[view.sides[seat]?.side ?? 'unknown'];
  if (declarer === undefined) return 'unknown';
  if (seat === declarer) return 'declaring';
  if (contract.row.parties.kind === 'alone') return 'defending';
  const partner = partnerFor(view);
  if (partner === undefined) return contract.called === undefined ? 'defending' : 'unknown';
  return partner === seat ? 'declaring' : 'defending';
}

function ofLead(sight: Sight, seat: Seat, card: Card): Glimpses {
  const { order, contract } = sight;
  const group = order.groupOf(card);
  const trumps = trumpsLeft(sight).length > 0 ? 'left' : 'gone';
  const highest: Glimpse | undefined = isHighestLeft(sight, card)
    ? { id: 'lead.highestLeft', params: { card, group, trumps } }
    : undefined;
  const open = isOpen(sight);
  if (open && card === contract.called) return [{ id: 'lead.calledCard', params: { called: card } }];
  if (group === 'trump') return ofTrumpLead(sight, seat, card, highest);
  if (open && contract.called && group === calledSuitOf(contract))
    return [{ id: 'lead.calledSuit', params: { suit: group, called: contract.called, by: searcher(sight, seat) } }];
  return [highest ?? { id: 'lead.plain', params: { suit: group, points: pointsOf(card) } }];
}

/** Whether the called card still has to show its holder: its suit has not been led yet, and it was not given away either. */
const isOpen = ({ view, contract }: Sight): boolean =>
  contract.called !== undefined &&
  view.contract?.revealed === undefined &&
  !calledSuitLed({ contract, pack: view.rules.pack, done: view.tricks });

/** In a Ramsch nobody is helped by trumps, and where the seats alone say who plays together neither side is more than the other. */
function ofTrumpLead(sight: Sight, seat: Seat, card: Card, highest: Glimpse | undefined): Glimpses {
  if (sight.declarer === undefined || isUndeclared(sight)) return [highest ?? { id: 'lead.trumpForAll', params: {} }];
  return [{ id: 'lead.trump', params: { card, by: sideFor(sight, seat) } }, ...(highest ? [highest] : [])];
}

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

function ofFollow(sight: Sight, seat: Seat, card: Card): Glimpses {
  const duty = ofDuty(sight, card);
  const trick = ofTrick(sight, seat, card);
  return duty ? [duty, trick] : [trick];
}

/** Whether it follows what was led; if it does not, its player has nothing of it. */
function ofDuty(sight: Sight, card: Card): Glimpse | undefined {
  const { order, contract, trick } = sight;
  const led = order.groupOf(trick.cards[0] ?? card);
  const group = order.groupOf(card);
  if (isOpen(sight) && card === contract.called && group === led)
    return { id: 'follow.calledCard', params: { called: card } };
  // That suit had to be followed explains no card: nobody sees whether there was a choice.
  if (group === led) return undefined;
  if (group === 'trump' && led !== 'trump') return { id: 'follow.ruff', params: { suit: led } };
  return { id: 'follow.discard', params: { group: led } };
}

/** What it does to the trick. */
function ofTrick(sight: Sight, seat: Seat, card: Card): Glimpse {
  const { order, trick } = sight;
  const cards = [...trick.cards, card];
  const players = playersAt(sight.view.rules);
  const winner = seatAt(trick, winningIndex(order, cards), players);
  if (winner === seat) {
    const place = cards.length === placesIn(trick, players) ? 'last' : 'before';
    return { id: 'trick.takesLead', params: { points: sumPoints(cards), place } };
  }
  const points = pointsOf(card);
  return { id: 'trick.gives', params: { points, to: winner, whose: whoseIs(sight, seat, winner) } };
}

function whoseIs(sight: Sight, giver: Seat, winner: Seat): GlimpseParams['trick.gives']['whose'] {
  if (sight.contract.row.parties.kind === 'everyone') return inRamsch(sight, giver, winner);
  const [a, b] = [sideFor(sight, giver), sideFor(sight, winner)];
  if (a === 'unknown' || b === 'unknown') return 'unknown';
  return a === b ? 'own' : 'other';
}

/** Everybody plays alone there, or with whoever sits opposite. */
const inRamsch = ({ view: { rules } }: Sight, giver: Seat, winner: Seat): 'own' | 'other' | 'nobody' =>
  ramschRulesOf(houseOf(rules)).form === 'everyone'
    ? 'nobody'
    : winner === seatAfter(giver, 2, playersAt(rules))
      ? 'own'
      : 'other';
