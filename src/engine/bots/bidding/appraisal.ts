// What a seat thinks of its possible contracts: the source of every call and announcement.
import type { SeatView } from '../../round/view.ts';
import type { RulePlayerStyle } from '../styles.ts';
import { deckAt } from './decks.ts';
import type { Plan } from './plans.ts';
import { isPlayable, plansOf } from './plans.ts';

export interface Appraisal {
  /** Everything that the hand may announce. */
  readonly all: readonly Plan[];
  /** Those of them that the player would rather play than say no more. */
  readonly good: readonly Plan[];
}

export type Appraise = (view: SeatView) => Appraisal;

/** By the fitted models of hands and the margins of a style. */
export const byRule =
  (style: RulePlayerStyle): Appraise =>
  (view) => {
    const all = plansOf(view);
    return { all, good: all.filter((plan) => isPlayable(plan, deckAt(view.rules), style)) };
  };
