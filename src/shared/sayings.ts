// What is said or done around a deal besides calls and cards: knocking, laying, claiming runners.
import type { Decision } from '../engine/log.ts';

export const SAYINGS = ['knock', 'legen', 'noLegen', 'lay', 'noLay', 'claim', 'noClaim'] as const;
export type Saying = (typeof SAYINGS)[number];

/** Decisions that are such a saying. */
export type SayingDecision = Extract<Decision, { type: 'knock' | 'legen' | 'lay' | 'claim' }>;

/** Whether a decision is one of these. */
export const isSaying = (decision: Decision): decision is SayingDecision =>
  decision.type === 'knock' || decision.type === 'legen' || decision.type === 'lay' || decision.type === 'claim';

/** What a decision says. */
export function sayingOf(decision: SayingDecision): Saying {
  switch (decision.type) {
    case 'knock':
      return 'knock';
    case 'legen':
      return decision.says === 'lay' ? 'legen' : 'noLegen';
    case 'lay':
      return decision.says === 'lay' ? 'lay' : 'noLay';
    case 'claim':
      return decision.says === 'claim' ? 'claim' : 'noClaim';
  }
}
