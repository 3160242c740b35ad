// How the people at the table take what happens: their moods, and a remark now and then. From the picture of the table alone.
import type { Card } from '../../../engine/base/cards.ts';
import { type BySeat, bySeat, type Seat, seatsOf } from '../../../engine/base/seats.ts';
import type { Board, TableView } from '../../../shared/table/board.ts';
import type { Occasion } from '../../../shared/table/talk-occasions.ts';
import type { Mood } from '../../cards/portraits.ts';

/** So many card points make a trick that one is glad of, or cross about. */
const FAT = 17;

/** Of the tricks in which there would be something to say, one in so many is remarked on. */
const SELDOM = 3;

/** What the round has brought to each seat; nobody's mood follows from it while it goes on. */
export type Balance = BySeat<number>;

/** Whether two seats play together, as far as everybody knows. */
function together({ contract }: Board, a: Seat, b: Seat): boolean {
  const side = (seat: Seat): boolean => seat === contract?.declarer || seat === contract?.partner;
  return side(a) === side(b);
}

/** Whether everybody knows who plays with whom: with a called card only once it has shown the partner. */
const sidesKnown = ({ contract }: Board): boolean =>
  contract?.declarer !== undefined && (contract.announcement.called === undefined || contract.partner !== undefined);

function moodAt(board: Board, seat: Seat, balance: Balance | undefined): Mood {
  if (balance && balance[seat] !== 0) return balance[seat] > 0 ? 'glad' : 'cross';
  const taken = board.trick?.taken;
  if (taken && taken.points >= FAT) {
    if (taken.winner === seat) return 'glad';
    if (sidesKnown(board)) return together(board, seat, taken.winner) ? 'glad' : 'cross';
  }
  const { declarer, stoss, retour } = board.contract ?? {};
  const early = board.tricksWon.every((count) => count === 0);
  return early && [declarer, stoss, retour].includes(seat) ? 'keen' : 'calm';
}

/** The mood of each seat. */
export const moodsOf = (board: Board, balance?: Balance): BySeat<Mood> =>
  bySeat((seat) => moodAt(board, seat, balance));

/** A remark: who speaks, on what, and which of the ways to say it, from 0. */
export interface Remark {
  readonly seat: Seat;
  readonly on: Occasion;
  readonly way: 0 | 1 | 2;
}

/** A number that follows from a text, so that the same round is remarked on in the same way. */
const chanceOf = (text: string): number =>
  [...text].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7);

/** Whether a plain card was led and somebody has trumped it. */
function isTrumped({ ladder, trick }: Board): boolean {
  const [led, ...others] = trick?.cards ?? [];
  const isTrump = (card: Card): boolean => ladder.some((rung) => rung.card === card);
  return led !== undefined && !isTrump(led) && others.some(isTrump);
}

function onTrick(board: Board, speaker: Seat): Occasion | undefined {
  const { trick } = board;
  if (!trick?.taken) return undefined;
  const { winner, points } = trick.taken;
  if (speaker !== winner)
    return points >= FAT && sidesKnown(board) && !together(board, speaker, winner) ? 'fatLost' : undefined;
  if (points >= FAT) return 'fatTaken';
  return isTrumped(board) ? 'trumped' : undefined;
}

/** What is never left unsaid. */
const ALWAYS: ReadonlySet<Occasion> = new Set(['stossGiven', 'restTaken']);

function occasionFor({ board, ended, restSaid }: TableView, before: TableView, speaker: Seat): Occasion | undefined {
  if (restSaid?.seat === speaker && !before.restSaid) return 'restTaken';
  if (ended !== undefined && before.ended === undefined) {
    const own = ended?.kind === 'played' ? ended.settlement.balance[speaker] : 0;
    return own === 0 ? undefined : own > 0 ? 'won' : 'lost';
  }
  if (board.contract?.stoss === speaker && before.board.contract?.stoss === undefined) return 'stossGiven';
  return board.trick?.taken && !before.board.trick?.taken ? onTrick(board, speaker) : undefined;
}

/** What somebody remarks when the table changes, if anybody does: never the reader, and not at every occasion. */
export function remarkBetween(before: TableView | null, after: TableView | null): Remark | undefined {
  if (!before || !after || before.roundId !== after.roundId || after.at < before.at) return undefined;
  const { board } = after;
  const said = seatsOf(board.playerCount).flatMap((seat) => {
    const on = board.players[seat].kind === 'bot' ? occasionFor(after, before, seat) : undefined;
    return on ? [{ seat, on }] : [];
  });
  const chance = chanceOf(`${after.roundId}/${after.at}`);
  const speaks = said[chance % Math.max(1, said.length)];
  if (!speaks) return undefined;
  if (!ALWAYS.has(speaks.on) && Math.floor(chance / 7) % SELDOM !== 0) return undefined;
  return { ...speaks, way: (Math.floor(chance / 64) % 3) as Remark['way'] };
}
