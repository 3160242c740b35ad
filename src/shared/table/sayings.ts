// What is said or done around a deal besides calls and cards: knocking, laying, doubling a Ramsch, a Durchbruch, claiming runners.
import type { Decision } from '../../engine/table/log.ts';

export const SAYINGS = [
  'knock',
  'legen',
  'noLegen',
  'lay',
  'noLay',
  'spritz',
  'noSpritz',
  'claim',
  'noClaim',
  'doppler',
  'durchbruch',
] as const;
export type Saying = (typeof SAYINGS)[number];

const SAID = [
  'knock',
  'legen',
  'lay',
  'spritz',
  'claim',
  'doppler',
  'durchbruch',
] as const satisfies readonly Decision['type'][];

/** Decisions that are such a saying. */
export type SayingDecision = Extract<Decision, { type: (typeof SAID)[number] }>;

/** Whether a decision is one of these. */
export const isSaying = <D extends { readonly type: string }>(
  decision: D,
): decision is Extract<D, { type: (typeof SAID)[number] }> => SAID.some((type) => type === decision.type);

const NOS: readonly Saying[] = ['noLegen', 'noLay', 'noSpritz', 'noClaim'];

/** Sayings that leave everything as it is. */
export const isNo = (saying: Saying): boolean => NOS.includes(saying);

/** What a decision says. */
export function sayingOf(decision: SayingDecision): Saying {
  switch (decision.type) {
    case 'knock':
    case 'doppler':
    case 'durchbruch':
      return decision.type;
    case 'legen':
      return decision.says === 'lay' ? 'legen' : 'noLegen';
    case 'lay':
      return decision.says === 'lay' ? 'lay' : 'noLay';
    case 'spritz':
      return decision.says === 'double' ? 'spritz' : 'noSpritz';
    case 'claim':
      return decision.says === 'claim' ? 'claim' : 'noClaim';
  }
}
