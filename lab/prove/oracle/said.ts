// What was said in an auction, read from the log.
import type { Entry } from '../../../src/engine/table/log.ts';

/** A call as it stands in the log, and a Hochzeit that is announced by whoever has bid for it. */
export type Said = Pick<Extract<Entry, { type: 'call' }>, 'seat' | 'call'> & { readonly announced?: true };

/** What was said in an auction, in order. */
export const saidIn = (entries: readonly Entry[]): readonly Said[] =>
  entries.flatMap((entry): readonly Said[] => {
    if (entry.type === 'call') return [entry];
    const marries = entry.type === 'announce' && entry.announcement.contract === 'hochzeit';
    return marries ? [{ seat: entry.seat, call: 'hochzeit', announced: true }] : [];
  });
