// What can be seen from a card that somebody plays, without knowing the others: made from the reader's own view only.
import { type Card, cardsOfPack, pointsOf, sumPoints, withoutAll } from '../../engine/base/cards.ts';
import { calledSuitOf, type Contract } from '../../engine/base/contract.ts';
import { type Order, orderOf, winningIndex } from '../../engine/play/order.ts';
import { placesIn, type Seat, seatAfter, seatAt } from '../../engine/base/seats.ts';
import { calledSuitLed, type Trick } from '../../engine/play/tricks.ts';
import type { SeatView } from '../../engine/round/view.ts';
import type { Glimpse, GlimpseParams, Glimpses, TrickGiven } from '../../shared/teaching/glimpses.ts';
import { knownContract, partnerFor } from './contract-of.ts';
import { ramschRulesOf } from '../../engine/scoring/ramsch-result.ts';
import { handSizeAt, houseOf, playersAt } from '../../engine/table/table-rules.ts';

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
  // Who neither declares nor holds the called card knows the own side, though nobody else's.
  if (partner === undefined) return contract.called === undefined || seat === view.seat ? 'defending' : 'unknown';
  return partner === seat ? 'declaring' : 'defending';
}

function ofLead(sight: Sight, seat: Seat, card: Card): Glimpses {
  const { order, contract } = sight;
  const group = order.groupOf(card);
  const wants = tricksWanted(sight);
  if (wants) {
    const { declarer } = wants;
    return [{ id: 'lead.forTricks', params: { ...wants, by: seat === declarer ? 'declarer' : 'others' } }];
  }
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
  const trick = ofTrick(
    sight,
    seat,
    card,
    duty?.id === 'follow.discard' && mayChoose(sight) ? 'freely' : 'perhapsForced',
  );
  return duty ? [duty, trick] : [trick];
}

/** Fewest cards of a hand from which what is thrown on a trick tells something. */
const CHOICE = 3;

/** Whether whoever plays now ends the trick and has cards to choose from: before the end nobody knows who will have it. */
function mayChoose({ view, trick }: Sight): boolean {
  const players = playersAt(view.rules);
  return trick.cards.length === placesIn(trick, players) - 1 && handSizeAt(view.rules) - view.tricks.length >= CHOICE;
}

/** What the declarer wants, and who it is, where tricks decide and not card points. */
function tricksWanted({
  contract,
  declarer,
}: Sight): Pick<GlimpseParams['trick.lies'], 'declarer' | 'wants'> | undefined {
  const { kind } = contract.row.goal;
  if (declarer === undefined || (kind !== 'noTrick' && kind !== 'everyTrick')) return undefined;
  return { declarer, wants: kind };
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
function ofTrick(sight: Sight, seat: Seat, card: Card, choice: GlimpseParams['trick.gives']['choice']): Glimpse {
  const { order, trick } = sight;
  const cards = [...trick.cards, card];
  const players = playersAt(sight.view.rules);
  const winner = seatAt(trick, winningIndex(order, cards), players);
  const place = cards.length === placesIn(trick, players) ? 'last' : 'before';
  const wants = tricksWanted(sight);
  if (wants) return { id: 'trick.lies', params: { ...wants, with: winner, place } };
  if (winner === seat) return { id: 'trick.takesLead', params: { points: sumPoints(cards), place } };
  return {
    id: 'trick.gives',
    params: { points: pointsOf(card), to: winner, whose: trickGiven(sight, seat, winner), choice },
  };
}

/** What a card of `giver` in a trick that `winner` has is to the reader. */
function trickGiven(sight: Sight, giver: Seat, winner: Seat): TrickGiven {
  const reader = sight.view.seat;
  const both = playTogether(sight, giver, winner);
  if (both === 'nobody' || both === 'unknown') return both;
  const mine = playTogether(sight, winner, reader);
  if (mine === 'nobody' || mine === 'unknown') return 'unknown';
  if (mine === 'yes') return both === 'yes' ? 'ours' : 'toUs';
  return both === 'yes' ? 'theirs' : 'fromUs';
}

type Together = 'yes' | 'no' | 'nobody' | 'unknown';

/** Whether two seats play together, as far as the reader knows. */
function playTogether(sight: Sight, one: Seat, other: Seat): Together {
  if (one === other) return 'yes';
  if (sight.contract.row.parties.kind === 'everyone') return inRamsch(sight, one, other);
  const [a, b] = [sideFor(sight, one), sideFor(sight, other)];
  if (a === 'unknown' || b === 'unknown') return 'unknown';
  return a === b ? 'yes' : 'no';
}

/** Everybody plays alone there, or with whoever sits opposite. */
const inRamsch = ({ view: { rules } }: Sight, one: Seat, other: Seat): Together =>
  ramschRulesOf(houseOf(rules)).form === 'everyone'
    ? 'nobody'
    : other === seatAfter(one, 2, playersAt(rules))
      ? 'yes'
      : 'no';
