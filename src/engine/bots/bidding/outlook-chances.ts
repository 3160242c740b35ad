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
const bounded = (chance: number): number => logit(Math.min(MOST, Math.max(1 - MOST, chance)));

/**
 * What speaks for reaching the target of an index: a constant, the fitted chance of the hand to win (0 - 1), whether the seat leads, and
 * with imagined deals what came of them: solved and played out, or, where their hands alone let expect something (see dealt-games.ts), this
 * and played out, to which the solver would add nothing. The weights of the models follow this order.
 */
export function evidenceOf(
  outlook: Outlook | undefined,
  at: number,
  chance: number,
  leads: 0 | 1,
  dealt?: readonly number[],
): readonly number[] {
  const { open = [], played = [], deals = 0 } = outlook ?? {};
  return [
    1,
    bounded(chance),
    leads,
    ...(dealt ? [bounded(dealt[at] ?? 0)] : outlook ? [counted(open[at] ?? 0, deals)] : []),
    ...(outlook ? [counted(played[at] ?? 0, deals)] : []),
  ];
}

/** The hand that is weighed up: its fitted chance to win, whether it leads, and its deck. */
export interface Weighed {
  readonly contract: Contract;
  readonly deck: Deck;
  readonly chance: number;
  readonly leads: 0 | 1;
  /** What the hands of imagined deals let expect of each target, where the kind of contract has been fitted so. */
  readonly dealt?: readonly number[] | undefined;
}

/**
 * Chances from 0 to 1 to reach each target of the contract (see targetsOf), never rising from one target to the next;
 * without an outlook they are told from the hand alone. Empty for a hand that is laid down.
 */
export function chancesOf({ contract, deck, chance, leads, dealt }: Weighed, outlook?: Outlook): readonly number[] {
  if (contract.row.goal.kind === 'laidDown') return [];
  const models: readonly OutlookModel[] = (outlook ? OUTLOOK_MODELS : HAND_ONLY_MODELS)[modelOf(contract, deck)][deck];
  let most = 1;
  return models.map((weights, at) => {
    const sum = evidenceOf(outlook, at, chance, leads, dealt).reduce(
      (total, each, i) => total + each * (weights[i] ?? 0),
      0,
    );
    most = Math.min(most, 1 / (1 + Math.exp(-sum)));
    return most;
  });
}
