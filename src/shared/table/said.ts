// What of a decision is said at the table, as a bubble: everything but cards.
import type { Decision } from '../../engine/table/log.ts';
import type { Bubble } from './board.ts';
import { isSaying, sayingOf } from './sayings.ts';

/** Decisions that are said, and of which cards are no part. */
export type SaidDecision = Exclude<Decision, { type: 'cut' | 'play' | 'give' | 'return' | 'passOn' | 'discard' }>;

/** The bubble of a decision by itself; whoever knows what was said before it may say more. */
export function bubbleOf(decision: SaidDecision): Bubble {
  if (isSaying(decision)) return { kind: 'saying', saying: sayingOf(decision) };
  switch (decision.type) {
    case 'call':
      return { kind: 'call', call: decision.call };
    case 'announce':
      return { kind: 'announce', announcement: decision.announcement };
    case 'obers':
      return { kind: 'obers', answer: decision.answer };
    case 'widow':
      return { kind: 'widow', answer: decision.answer };
    case 'tie':
      return { kind: 'tie', answer: decision.answer };
    case 'number':
      return { kind: 'number', count: decision.count };
    case 'reserve':
      return { kind: 'reserve', says: decision.says };
    case 'ansage':
      return { kind: 'ansage', says: decision.says };
    case 'reservation':
      return decision.names === 'none' ? { kind: 'withdrawn' } : { kind: 'announce', announcement: decision.names };
    case 'stoss':
    case 'retour':
      return { kind: decision.type };
  }
}
