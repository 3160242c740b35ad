// From imagined deals to chances among people who see no hidden card: open cards flatter or wrong a hand, fitted models set it right.
import type { Contract } from '../../base/contract.ts';
import type { Deck } from './decks.ts';
import { HAND_ONLY_MODELS, OUTLOOK_MODELS, type OutlookModel } from './outlook-models.ts';
import type { Outlook } from './outlook.ts';
import { modelOf } from './plans.ts';

const logit = (chance: number): number => Math.log(chance / (1 - chance));

/** The logit of a share that was counted, kept off 0 and 1. */
const counted = (hits: number, tries: number): number => logit((hits + 0.5) / (tries + 1));

const MOST = 0.995;

/**
 * What speaks for reaching the target of an index: a constant, the fitted chance of the hand to win (0 - 1), whether the
 * seat leads, and with imagined deals what came of them. The weights of the models follow this order.
 */
export const evidenceOf = (
  outlook: Outlook | undefined,
  at: number,
  chance: number,
  leads: 0 | 1,
): readonly number[] => [
  1,
  logit(Math.min(MOST, Math.max(1 - MOST, chance))),
  leads,
  ...(outlook ? [counted(outlook.open[at] ?? 0, outlook.deals), counted(outlook.played[at] ?? 0, outlook.deals)] : []),
];

/** The hand that is weighed up: its fitted chance to win, whether it leads, and its deck. */
export interface Weighed {
  readonly contract: Contract;
  readonly deck: Deck;
  readonly chance: number;
  readonly leads: 0 | 1;
}

/**
 * Chances from 0 to 1 to reach each target of the contract (see targetsOf), never rising from one target to the next;
 * without an outlook they are told from the hand alone. Empty for a hand that is laid down.
 */
export function chancesOf({ contract, deck, chance, leads }: Weighed, outlook?: Outlook): readonly number[] {
  if (contract.row.goal.kind === 'laidDown') return [];
  const models: readonly OutlookModel[] = (outlook ? OUTLOOK_MODELS : HAND_ONLY_MODELS)[modelOf(contract, deck)][deck];
  let most = 1;
  return models.map((weights, at) => {
    const sum = evidenceOf(outlook, at, chance, leads).reduce((total, each, i) => total + each * (weights[i] ?? 0), 0);
    most = Math.min(most, 1 / (1 + Math.exp(-sum)));
    return most;
  });
}
