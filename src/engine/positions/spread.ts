// Where the cards of a position can be that nobody has named: hands by chance that meet its conditions and what the play has shown.
import { type Card, cardsOfPack, facesIn, rankOf, sumPoints, withoutAll } from '../base/cards.ts';
import { calledSuitOf } from '../base/contract.ts';
import type { Random } from '../base/random.ts';
import { type BySeat, bySeat, type Seat } from '../base/seats.ts';
import { orderOf } from '../play/order.ts';
import type { Need } from '../search/need.ts';
import {
  gameAt,
  handOrderContract,
  handSizeAt,
  placesAt,
  seatsAt,
  type TableRules,
  widowPlaceOf,
} from '../table/table-rules.ts';
import type { Laid } from './laid.ts';
import type { Condition, Counted, Position } from './position.ts';
import { type Drawing, drawingOf } from './drawing.ts';
import { objection, type PositionReason } from './position-reasons.ts';

/** All hands that a position leaves possible, as far as single cards and their numbers tell. */
export interface Spread {
  /** Hands as they were dealt, all of them full, and what lies beside them in the places after those of the players; undefined where this draw misses a number of card points. */
  draw(random: Random): BySeat<readonly Card[]> | undefined;
  /** Whether nothing is left to chance. */
  readonly certain: boolean;
}

type CountCondition = Extract<Condition, { readonly kind: 'count' }>;

/** What is left to be dealt: the cards, and how many of them go where. */
interface Left {
  readonly out: readonly Card[];
  readonly sizes: BySeat<number>;
}

const leftIn = ({ rules, known }: Laid): Left => ({
  out: withoutAll(cardsOfPack(rules.pack), known.flat()),
  sizes: bySeat((seat) =>
    seatsAt(rules).includes(seat) ? handSizeAt(rules) - known[seat].length : besides(rules, seat),
  ),
});

/** Cards that lie in a place beside the hands: a widow, or a pile. */
function besides(rules: TableRules, place: Seat): number {
  const { widow, pileSize = 0 } = gameAt(rules);
  if (place === widowPlaceOf(rules)) return widow?.size ?? 0;
  return placesAt(rules).includes(place) ? pileSize : 0;
}

/** How a hand is counted by the order of the contract, or as long as there is none by the usual one. */
function countsAs({ rules, contract }: Laid, of: Counted): (card: Card) => boolean {
  const order = orderOf(contract ?? handOrderContract(rules), rules.pack);
  switch (of) {
    case 'trumps':
      return (card) => order.groupOf(card) === 'trump';
    case 'obers':
      return (card) => rankOf(card) === 'O';
    case 'unters':
      return (card) => rankOf(card) === 'U';
    case 'points':
      return () => false;
    default:
      return (card) => order.groupOf(card) === of;
  }
}

/** The hands to draw from, or which condition leaves none. */
export function spreadOf(position: Position, laid: Laid): Spread | PositionReason {
  const left = leftIn(laid);
  const drawing = drawingWith(position, laid, left, position.conditions);
  if (!drawing) return culpritIn(position, laid, left);
  const { known } = laid;
  const points = position.conditions.filter((each): each is CountCondition => isPoints(each));
  return {
    certain: left.out.length === 0,
    draw(random) {
      const drawn = drawing.draw(random);
      if (!drawn) return undefined;
      const hands = bySeat((seat) => [...known[seat], ...drawn[seat]]);
      return points.every((each) => meetsPoints(each, hands[each.seat])) ? hands : undefined;
    },
  };
}

const isPoints = (condition: Condition): boolean => condition.kind === 'count' && condition.of === 'points';

const meetsPoints = ({ least = 0, most = Infinity }: CountCondition, hand: readonly Card[]): boolean =>
  sumPoints(hand) >= least && sumPoints(hand) <= most;

/** Undefined where no deal fits. */
function drawingWith(
  { contract }: Position,
  laid: Laid,
  left: Left,
  conditions: readonly Condition[],
): Drawing | undefined {
  const needs: Need[] = [...needsOfGame(laid, left, contract?.declarer)];
  for (const condition of conditions) {
    const needed = condition.kind === 'count' ? needsOfCount(laid, left, condition) : withoutIn(laid, condition);
    if (!needed) return undefined;
    needs.push(...needed.filter(({ min }) => min > 0));
  }
  const holders = new Map(
    facesIn(left.out).map((card) => [card, holdersOf(laid, left, conditions, card, contract?.declarer)]),
  );
  return [...holders.values()].some((seats) => seats.length === 0) ? undefined : drawingOf(left, holders, needs);
}

/** The known cards and those to come, as needs of at least so many of one kind and of its opposite; undefined if it cannot be. */
function needsOfCount(laid: Laid, { out, sizes }: Left, condition: CountCondition): readonly Need[] | undefined {
  const { seat, of, least = 0, most = Infinity } = condition;
  if (of === 'points') return [];
  const belongs = countsAs(laid, of);
  const have = laid.known[seat].filter(belongs).length;
  const atMost = Math.min(sizes[seat], most - have);
  if (atMost < 0 || least - have > sizes[seat]) return undefined;
  const others = new Set(out.filter((card) => !belongs(card)));
  return [
    { seat, cards: new Set(out.filter(belongs)), min: Math.max(0, least - have) },
    { seat, cards: others, min: sizes[seat] - atMost },
  ];
}

/** The condition as needs; undefined if the card is in the hand. */
const withoutIn = (
  { known }: Laid,
  { seat, card }: Extract<Condition, { readonly kind: 'without' }>,
): readonly Need[] | undefined => (known[seat].includes(card) ? undefined : []);

/** A called suit, or a trump suit besides lords, needs a card in the hand that announces it. */
function needsOfGame({ rules, contract, known }: Laid, { out }: Left, declarer: Seat | undefined): readonly Need[] {
  if (!contract || declarer === undefined) return [];
  const { announceRules, trumps } = contract.row;
  const order = orderOf(contract, rules.pack);
  const called = calledSuitOf(contract);
  const isLord = (card: Card): boolean => trumps.some((step) => 'rank' in step && step.rank === rankOf(card));
  const belongs = announceRules.includes('holdsCalledSuit')
    ? (card: Card) => order.groupOf(card) === called
    : announceRules.includes('holdsTrumpSuit')
      ? (card: Card) => card[0] === contract.trump && !isLord(card)
      : undefined;
  if (!belongs || known[declarer].some(belongs)) return [];
  return [{ seat: declarer, cards: new Set(out.filter(belongs)), min: 1 }];
}

/** Who may have a card that nobody has named: not who did not follow it, nor who must not have it. */
function holdersOf(
  { rules, contract, played }: Laid,
  { sizes }: Left,
  conditions: readonly Condition[],
  card: Card,
  declarer: Seat | undefined,
): readonly Seat[] {
  const order = contract && orderOf(contract, rules.pack);
  const showsVoid = (seat: Seat): boolean =>
    played.some(
      (each) =>
        each.seat === seat &&
        each.led !== undefined &&
        order?.groupOf(each.led) === order?.groupOf(card) &&
        order?.groupOf(each.card) !== order?.groupOf(card),
    );
  const calls = (seat: Seat): boolean =>
    contract?.called === card && seat === declarer && contract.row.announceRules.includes('calledAceNotHeld');
  const lacks = (seat: Seat): boolean =>
    conditions.some((each) => each.kind === 'without' && each.seat === seat && each.card === card);
  return placesAt(rules).filter((seat) => sizes[seat] > 0 && !showsVoid(seat) && !calls(seat) && !lacks(seat));
}

/** The condition without which there would be a deal; else the seats that the play has left no room for the rest. */
function culpritIn(position: Position, laid: Laid, left: Left): PositionReason {
  const { conditions } = position;
  const alone = conditions.find((each) => !drawingWith(position, laid, left, [each]));
  const free = drawingWith(position, laid, left, []);
  if (free && alone) return objection('P.CONDITION', { condition: alone });
  const first = conditions.find((_, at) => !drawingWith(position, laid, left, conditions.slice(0, at + 1)));
  if (free && first) return objection('P.CONDITION', { condition: first, together: true });
  return objection('P.NO_ROOM', { seats: seatsAt(laid.rules).filter((seat) => left.sizes[seat] > 0) });
}
