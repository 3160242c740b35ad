// The value of an endgame by looking at every line of play: legal cards and winners as the rules state them, no bounds, no
// skipping. Cards and hands are numbered only so that a position met before is found again quickly.
import { type Card, pointsOf } from '../../../src/engine/base/cards.ts';
import { legalCards } from '../../../src/engine/play/legality.ts';
import { beats, orderOf } from '../../../src/engine/play/order.ts';
import type { Count } from '../../../src/engine/search/solver.ts';
import { placesIn, type Seat, seatAt, SEATS } from '../../../src/engine/base/seats.ts';
import { calledSuitLed, type PlayState, turnOf } from '../../../src/engine/play/tricks.ts';

/** Most cards that a hand may have: with more, not even all different positions could be looked at. */
const MOST_CARDS = 6;
const SETS = 2 ** MOST_CARDS;

/** A card of the endgame. */
interface Piece {
  readonly card: Card;
  readonly points: number;
  /** Its number in the hand that it is in, as a power of two. */
  readonly weight: number;
  /** The pieces that take the trick from it while it is winning. */
  readonly beatenBy: Set<Piece>;
  readonly isCalledSuit: boolean;
}

/** A trick on the table; `winning` and `winner` are about the cards so far. */
interface Table {
  readonly leader: Seat;
  readonly count: number;
  readonly led: Piece;
  readonly winning: Piece;
  readonly winner: Seat;
  readonly points: number;
}

/**
 * For every legal card: what the declaring side (`side`) gets from now on under best play with open hands, cards on the
 * table included. Card points, tricks, or whether it takes none. Throws if a hand has more than six cards.
 */
export function plainValues(play: PlayState, side: readonly Seat[], count: Count): ReadonlyMap<Card, number> {
  if (play.hands.some((hand, seat) => hand.length > MOST_CARDS && seat !== play.trick.idle))
    throw new Error('too many cards for a plain search');
  const { players } = play;
  const hands = SEATS.map((seat) =>
    seat === play.trick.idle ? [] : play.hands[seat].map((card, index) => pieceOf(play, card, index)),
  );
  const onTable = play.trick.cards.map((card) => pieceOf(play, card, 0));
  const pieces = [...hands.flat(), ...onTable];
  const order = orderOf(play.contract, play.pack);
  for (const piece of pieces)
    for (const other of pieces) if (beats(order, other.card, piece.card)) piece.beatenBy.add(other);

  /** The cards held now, by seat: the sum of their weights. */
  const held = hands.map((hand) => hand.reduce((sum, { weight }) => sum + weight, 0));
  const legal = legalPieces(play, hands);
  const known = new Map<number, number>();

  function valueOf(leader: Seat, searched: boolean): number {
    if (held.every((cards) => cards === 0)) return count === 'noTrick' ? 1 : 0;
    const [a = 0, b = 0, c = 0, d = 0] = held;
    const key = ((((a * SETS + b) * SETS + c) * SETS + d) * 4 + leader) * 2 + (searched ? 1 : 0);
    const value = known.get(key) ?? bestOf(leader, undefined, searched);
    known.set(key, value);
    return value;
  }

  function bestOf(seat: Seat, table: Table | undefined, searched: boolean): number {
    const maximises = side.includes(seat);
    let best = maximises ? -Infinity : Infinity;
    for (const piece of legal(seat, held[seat] ?? 0, table, searched)) {
      const value = valueAfter(seat, piece, table, searched);
      if (maximises ? value > best : value < best) best = value;
    }
    return best;
  }

  function valueAfter(seat: Seat, piece: Piece, before: Table | undefined, searched: boolean): number {
    const table = before ? withPiece(before, seat, piece) : tableOf(seat, piece);
    held[seat] = (held[seat] ?? 0) - piece.weight;
    const value =
      table.count < placesIn(play.trick, players)
        ? bestOf(seatAt({ ...play.trick, leader: table.leader }, table.count, players), table, searched)
        : afterTrick(table, searched);
    held[seat] += piece.weight;
    return value;
  }

  function afterTrick({ led, winner, points }: Table, searched: boolean): number {
    const takes = side.includes(winner);
    if (takes && count === 'noTrick') return 0;
    const gain = takes ? (count === 'tricks' ? 1 : points) : 0;
    return gain + valueOf(winner, searched || led.isCalledSuit);
  }

  const searched = calledSuitLed(play);
  const turn = turnOf(play);
  const table = onTable.reduce<Table | undefined>((before, piece, place) => {
    const seat = seatAt(play.trick, place, players);
    return before ? withPiece(before, seat, piece) : tableOf(seat, piece);
  }, undefined);
  const choices = held[turn] === 0 ? [] : legal(turn, held[turn] ?? 0, table, searched);
  return new Map(choices.map((piece) => [piece.card, valueAfter(turn, piece, table, searched)]));
}

function pieceOf({ contract, pack }: PlayState, card: Card, index: number): Piece {
  const order = orderOf(contract, pack);
  const isCalledSuit = contract.called !== undefined && order.groupOf(card) === order.groupOf(contract.called);
  return { card, points: pointsOf(card), weight: 2 ** index, beatenBy: new Set(), isCalledSuit };
}

const tableOf = (leader: Seat, piece: Piece): Table => ({
  leader,
  count: 1,
  led: piece,
  winning: piece,
  winner: leader,
  points: piece.points,
});

function withPiece({ leader, count, led, winning, winner, points }: Table, seat: Seat, piece: Piece): Table {
  const takes = winning.beatenBy.has(piece);
  return {
    leader,
    count: count + 1,
    led,
    winning: takes ? piece : winning,
    winner: takes ? seat : winner,
    points: points + piece.points,
  };
}

type LegalPieces = (seat: Seat, held: number, table: Table | undefined, searched: boolean) => readonly Piece[];

/** What may be played, asked of the rules once for each hand, card led, winning card and state of the called suit. */
function legalPieces({ contract, pack }: PlayState, hands: readonly (readonly Piece[])[]): LegalPieces {
  const answers = new Map<Piece | undefined, Map<Piece | undefined, (readonly Piece[])[]>>();
  return (seat, held, table, searched) => {
    const { led, winning } = table ?? {};
    const byWinning = answers.get(led) ?? new Map<Piece | undefined, (readonly Piece[])[]>();
    answers.set(led, byWinning);
    const known = byWinning.get(winning) ?? [];
    byWinning.set(winning, known);
    const key = (held * 4 + seat) * 2 + (searched ? 1 : 0);
    const before = known[key];
    if (before) return before;
    const pieces = (hands[seat] ?? []).filter(({ weight }) => Math.floor(held / weight) % 2 === 1);
    const hand = pieces.map(({ card }) => card);
    const cards = legalCards({ contract, pack, hand, trick: cardsOn(table), calledSuitLed: searched });
    const legal = cards.flatMap((card) => pieces.find((piece) => piece.card === card) ?? []);
    known[key] = legal;
    return legal;
  };
}

/** Of a trick on the table, the cards that bear on what may be played: the one led and the best one. */
const cardsOn = (table: Table | undefined): readonly Card[] =>
  table === undefined ? [] : table.led === table.winning ? [table.led.card] : [table.led.card, table.winning.card];
