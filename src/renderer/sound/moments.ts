// What is to be heard when the picture of the table changes: found by comparing two pictures, nothing else is asked.
import type { Card } from '../../engine/base/cards.ts';
import type { Board, TableView } from '../../shared/table/board.ts';
import { isLookedAt } from '../../shared/table/questions.ts';
import type { Sound } from './recipes.ts';

/** A sound, and how many milliseconds after the change it begins. */
export interface Cue {
  readonly sound: Sound;
  readonly after: number;
}

const now = (sound: Sound): Cue => ({ sound, after: 0 });

/** So many of the highest trumps are slapped down by whoever plays them. */
const SLAPPED = 4;

/** Whether a card comes down with force: one of the highest trumps, or a trump on a plain card that was led. */
function isSlapped({ ladder, trick }: Board, card: Card): boolean {
  const place = ladder.findIndex((rung) => rung.card === card);
  const led = trick?.cards[0];
  const onPlain = led !== undefined && led !== card && !ladder.some((rung) => rung.card === led);
  return place >= 0 && (place < SLAPPED || onPlain);
}

/** Cards that lie on the table now and did not before. */
function laidSince(before: Board, after: Board): readonly Card[] {
  const old = before.trick?.cards ?? [];
  const cards = after.trick?.cards ?? [];
  const same = old.length <= cards.length && old.every((card, index) => cards[index] === card);
  return same ? cards.slice(old.length) : cards;
}

/** How often this deal has been doubled, by whatever means. */
function doublings({ contract, laid, knockedBy }: Board): number {
  const { stoss, retour, further = [], doppler = [] } = contract ?? {};
  const single = [stoss, retour, knockedBy].filter((seat) => seat !== undefined);
  return single.length + further.length + doppler.length + laid.length;
}

/** Whether somebody plays alone, by an announcement: nobody is called and nobody helps. */
const isAlone = ({ contract }: Board): boolean =>
  contract?.declarer !== undefined && contract.partner === undefined && contract.announcement.called === undefined;

/** Whether the table waits for the reader to decide something. */
const waits = ({ asked }: TableView): boolean => asked !== undefined && !isLookedAt(asked);

const heldCards = ({ hands, you }: Board): number => hands[you].cards?.length ?? 0;

/** What a round that is over sounds like: coins, where any move, and whether the reader gets some. */
function endCues({ board, ended }: TableView): readonly Cue[] {
  if (ended?.kind !== 'played') return [];
  const own = ended.settlement.balance[board.you];
  if (own === 0) return [now('coins')];
  return [now('coins'), { sound: own > 0 ? 'win' : 'loss', after: 450 }];
}

/** Cards have come into a hand that held so many before. */
function dealCues(held: number, board: Board, packets: number): readonly Cue[] {
  if (held > 0 || heldCards(board) === 0) return [];
  return [now('deal'), { sound: 'deal', after: packets }];
}

/**
 * What is to be heard between two pictures, in order. Nothing at the first picture, nor when decisions are taken back.
 * `packets`: milliseconds between the first and the second packet of a deal.
 */
export function cuesBetween(before: TableView | null, after: TableView | null, packets: number): readonly Cue[] {
  if (!before || !after) return [];
  if (before.roundId !== after.roundId) return [now('shuffle'), ...dealCues(0, after.board, packets)];
  if (after.at < before.at) return [];
  const [old, board] = [before.board, after.board];
  const laid = laidSince(old, board).map((card) => now(isSlapped(board, card) ? 'slap' : 'card'));
  const over = before.ended === undefined && after.ended !== undefined;
  return [
    ...dealCues(heldCards(old), board, packets),
    ...(old.trick?.taken && !board.trick?.taken ? [now('trick')] : []),
    ...laid,
    ...(doublings(board) > doublings(old) ? [now('knock')] : []),
    ...(!old.contract && isAlone(board) ? [now('announce')] : []),
    ...(over ? endCues(after) : []),
    ...(waits(after) && !waits(before) && !over ? [{ sound: 'turn', after: 120 } as const] : []),
  ];
}
