// What each player said last, as speech bubbles: calls, then the contract and doublings, until the first trick is complete.
import type { BySeat, Seat } from '../../engine/base/seats.ts';
import { withSeat } from '../../engine/base/seats.ts';
import { isDoublingStep } from '../../engine/table/log.ts';
import type { PublicView, Told } from '../../engine/round/view.ts';
import type { Bubble } from '../../shared/board.ts';
import { sayingOf } from '../../shared/sayings.ts';

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

function said(
  entry: Told,
  { step, highest, given }: Before,
): { readonly seat: Seat; readonly bubble: Bubble } | undefined {
  switch (entry.type) {
    case 'call':
      return { seat: entry.seat, bubble: { kind: 'call', call: entry.call } };
    case 'announce':
      return { seat: entry.seat, bubble: { kind: 'announce', announcement: entry.announcement } };
    case 'obers':
      return { seat: entry.seat, bubble: { kind: 'obers', answer: entry.answer } };
    case 'widow':
      return { seat: entry.seat, bubble: { kind: 'widow', answer: entry.answer } };
    case 'number':
      return {
        seat: entry.seat,
        bubble: { kind: 'number', count: entry.count, ...(highest === entry.count && { mit: true }) },
      };
    case 'reserve':
      return { seat: entry.seat, bubble: { kind: 'reserve', says: entry.says } };
    case 'reservation':
      return {
        seat: entry.seat,
        bubble: entry.names === 'none' ? { kind: 'withdrawn' } : { kind: 'announce', announcement: entry.names },
      };
    case 'ansage':
      return { seat: entry.seat, bubble: { kind: 'ansage', says: entry.says } };
    case 'tie':
      return { seat: entry.seat, bubble: { kind: 'tie', answer: entry.answer } };
    case 'discard':
      return { seat: entry.seat, bubble: { kind: 'discard' } };
    case 'give':
      return { seat: entry.seat, bubble: passed(entry) };
    case 'return':
      return given ? { seat: entry.seat, bubble: passed(entry) } : undefined;
    case 'passOn':
    case 'stoss':
    case 'retour':
      return { seat: entry.seat, bubble: { kind: entry.type, ...(step > 2 && { step }) } };
    case 'knock':
    case 'legen':
    case 'lay':
    case 'spritz':
    case 'claim':
    case 'doppler':
    case 'durchbruch':
      return { seat: entry.seat, bubble: { kind: 'saying', saying: sayingOf(entry) } };
    default:
      return undefined;
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
    if (!heard) return bubbles;
    return withSeat(clears(entry, bubbles) ? SILENCE : bubbles, heard.seat, heard.bubble);
  }, SILENCE);
}
