// What each player said last, as speech bubbles: calls, then the contract and doublings, until the first trick is complete.
import type { BySeat } from '../../engine/base/seats.ts';
import { withSeat } from '../../engine/base/seats.ts';
import { isDoublingStep } from '../../engine/table/log.ts';
import type { PublicView, Told } from '../../engine/round/view.ts';
import type { Bubble } from '../../shared/board.ts';
import { bubbleOf } from '../../shared/said.ts';

type Bubbles = BySeat<Bubble | null>;

const SILENCE: Bubbles = [null, null, null, null];

/** What was said before an entry that its words depend on. */
interface Before {
  /** Steps of doubling, with the entry itself. */
  readonly step: number;
  /** The highest number bid. */
  readonly highest: number;
  /** A card has been given to a partner, who gives one for it. */
  readonly given: boolean;
}

function said(entry: Told, { step, highest, given }: Before): Bubble | undefined {
  switch (entry.type) {
    case 'shuffled':
    case 'cut':
    case 'play':
    case 'revoke':
      return undefined;
    case 'number':
      return { kind: 'number', count: entry.count, ...(highest === entry.count && { mit: true }) };
    case 'give':
      return passed(entry);
    case 'return':
      return given ? passed(entry) : undefined;
    case 'passOn':
    case 'discard':
      return { kind: entry.type };
    case 'stoss':
    case 'retour':
      return { kind: entry.type, ...(step > 2 && { step }) };
    default:
      return bubbleOf(entry);
  }
}

const passed = ({ type, card }: Extract<Told, { type: 'give' | 'return' }>): Bubble => ({
  kind: type,
  ...(card && { card }),
});

/** The auction takes the place of what was said before it, the announcement that of all calls. */
const clears = (entry: Told, bubbles: Bubbles): boolean =>
  entry.type === 'announce' || (entry.type === 'call' && bubbles.some((bubble) => bubble?.kind === 'saying'));

/** Bubbles of the bidding; after the first trick those of laying and of a Durchbruch, at the end those of claiming. */
export function bubblesOf({ history, tricks }: Pick<PublicView, 'history' | 'tricks'>): Bubbles {
  const late = history.filter(({ type }) => ['lay', 'claim', 'durchbruch'].includes(type));
  if (tricks.length > 0 && history.at(-1)?.type !== late.at(-1)?.type) return SILENCE;
  let step = 0;
  let highest = 0;
  let given = false;
  return (tricks.length > 0 ? late : history).reduce<Bubbles>((bubbles, entry) => {
    if (isDoublingStep(entry)) step++;
    const heard = said(entry, { step, highest, given });
    if (entry.type === 'number') highest = Math.max(highest, entry.count);
    given ||= entry.type === 'give';
    if (!heard || !('seat' in entry)) return bubbles;
    return withSeat(clears(entry, bubbles) ? SILENCE : bubbles, entry.seat, heard);
  }, SILENCE);
}
