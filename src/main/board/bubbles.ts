// What each player said last, as speech bubbles: calls, then the contract and doublings, until the first trick is complete; later what is said between two cards.
import { type BySeat, withSeat } from '../../engine/base/seats.ts';
import { isDoublingStep } from '../../engine/table/log.ts';
import type { PublicView, Told } from '../../engine/round/view.ts';
import type { Bubble } from '../../shared/table/board.ts';
import { type Before, wordsWith } from './acts.ts';

type Bubbles = BySeat<Bubble | null>;

const SILENCE: Bubbles = [null, null, null, null];

/** Said before the auction. */
const BEFORE_IT: readonly Told['type'][] = ['knock', 'legen'];

/** The auction takes the place of what was said before it, the announcement that of all calls. */
const clears = (entry: Told, bubbles: Bubbles): boolean =>
  entry.type === 'announce' ||
  (entry.type === 'call' && bubbles.some((bubble) => bubble !== null && BEFORE_IT.includes(bubble.type)));

/** What was said with each entry of the log; nothing where it was done in silence. */
export function heardIn(history: readonly Told[]): readonly (Bubble | undefined)[] {
  let before: Before = { step: 0, highest: 0, given: false };
  return history.map((told) => {
    const { step, highest, given } = before;
    const now = { ...before, step: isDoublingStep(told) ? step + 1 : step };
    const heard = wordsWith(told, now);
    const number = told.type === 'number' ? Math.max(highest, told.count) : highest;
    before = { ...now, highest: number, given: given || told.type === 'give' };
    return heard;
  });
}

/** Bubbles of the bidding; after the first trick those of what was said since the last card. */
export function bubblesOf({ history, tricks }: Pick<PublicView, 'history' | 'tricks'>): Bubbles {
  const heard = heardIn(history);
  const from = tricks.length > 0 ? history.findLastIndex(({ type }) => type === 'play') + 1 : 0;
  return history.slice(from).reduce<Bubbles>((bubbles, told, at) => {
    const bubble = heard[from + at];
    if (!bubble || !('seat' in told)) return bubbles;
    return withSeat(clears(told, bubbles) ? SILENCE : bubbles, told.seat, bubble);
  }, SILENCE);
}
