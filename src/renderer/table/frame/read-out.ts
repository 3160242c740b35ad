// What is read out of the table: the hand by suits, the trick, the trumps that are out, card points, what the player has won.
import { seatsOf } from '../../../engine/base/seats.ts';
import type { HandCard, TableView } from '../../../shared/table/board.ts';
import { HELP } from '../../../shared/table/help-modes.ts';
import { actingSeat } from '../../../shared/table/own-seats.ts';
import { capitalised } from '../../../words/base/words.ts';
import type { Speech } from '../../state/speech.svelte.ts';
import { countAt } from '../../tutor/rungs.ts';

/** What can be read out on a key. */
export const READ_OUTS = ['hand', 'trick', 'trumps', 'points', 'balance'] as const;
export type ReadOut = (typeof READ_OUTS)[number];

const READERS: Readonly<Record<ReadOut, (view: TableView, speech: Speech) => string>> = {
  hand: handOf,
  trick: trickOf,
  trumps: trumpsOf,
  points: pointsOf,
  balance: balanceOf,
};

/** One or two sentences that are true of the table as it is. */
export const readOut = (what: ReadOut, view: TableView, speech: Speech): string => READERS[what](view, speech);

/** The own cards, trumps first, then suit by suit, in the order in which they stand. */
function handOf({ board }: TableView, speech: Speech): string {
  const texts = speech.ui.readout;
  const name = speech.nameAt(board);
  const cards = board.hands[actingSeat(board)].cards ?? [];
  if (cards.length === 0) return texts.noHand;
  const groups = new Map<HandCard['group'], HandCard[]>();
  for (const card of cards) groups.set(card.group, [...(groups.get(card.group) ?? []), card]);
  const told = [...groups].map(([group, some]) =>
    texts.group(group === 'trump' ? texts.trumps : name.suit(group), name.cards(some.map(({ card }) => card))),
  );
  return texts.hand(told.join('; '));
}

function trickOf({ board }: TableView, speech: Speech): string {
  const texts = speech.ui.readout;
  const name = speech.nameAt(board);
  const { trick } = board;
  const player = (seat: Parameters<typeof name.player>[0]): string => capitalised(name.player(seat));
  if (!trick || trick.cards.length === 0) {
    const leads = trick?.leader ?? (board.contract ? board.turn : undefined);
    return [texts.noTrick, ...(leads === undefined ? [] : [texts.leads(player(leads))])].join(' ');
  }
  const order = seatsOf(board.playerCount).filter((seat) => seat !== trick.idle);
  const first = order.indexOf(trick.leader);
  const cards = trick.cards.flatMap((card, at) => {
    const seat = order[(first + at) % order.length];
    return seat === undefined ? [] : [texts.card(player(seat), name.card(card))];
  });
  const taken = trick.taken ? [texts.taken(player(trick.taken.winner))] : [];
  return [texts.leads(player(trick.leader)), texts.trick(cards.join(', ')), ...taken].join(' ');
}

/** As the ladder of trumps shows them; in the inn nobody shows a ladder. */
function trumpsOf({ board, mode }: TableView, speech: Speech): string {
  const texts = speech.ui.readout;
  if (mode === 'inn' || HELP[mode].fallen === 'hidden') return texts.keptDark;
  if (board.ladder.length === 0) return texts.noTrumps;
  const out = board.ladder.filter(({ place }) => place === 'out').map(({ card }) => card);
  const [only] = out;
  const name = speech.nameAt(board);
  if (only && out.length === 1) return texts.oneTrumpOut(name.card(only));
  return texts.trumpsOut(countAt(board.ladder, 'out'), name.cards(out));
}

/** Card points where they are shown, and otherwise what everybody can see: the tricks. */
function pointsOf({ board, running }: TableView, speech: Speech): string {
  const texts = speech.ui.readout;
  if (running) return texts.points(running.own, running.other, running.needed);
  const name = speech.nameAt(board);
  const won = seatsOf(board.playerCount).map((seat) =>
    texts.card(capitalised(name.player(seat)), name.number(board.tricksWon[seat])),
  );
  return texts.tricks(won.join(', '));
}

function balanceOf({ chairs, totals }: TableView, speech: Speech): string {
  return speech.ui.readout.balance(speech.nameAt(chairs).balance(totals[chairs.you]));
}

/** What the round has brought the player, and where that leaves him; empty before it is paid. */
export function paymentOf(view: TableView, speech: Speech): string {
  const { ended, board } = view;
  if (ended?.kind !== 'played') return '';
  const paid = ended.settlement.balance[board.you];
  return `${speech.ui.readout.payment(paid, speech.nameAt(board))} ${balanceOf(view, speech)}`;
}
