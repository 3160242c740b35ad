// What a seat thinks of its possible contracts: the source of every call and announcement.
import type { SeatView } from '../../round/view.ts';
import { playersAt } from '../../table/table-rules.ts';
import type { RulePlayerStyle } from '../styles.ts';
import { deckAt } from './decks.ts';
import { isPlayable, type Plan, plansOf } from './plans.ts';
import type { Silence } from './silence.ts';

export interface Appraisal {
  /** Everything that the hand may announce. */
  readonly all: readonly Plan[];
  /** Those of them that the player would rather play than say no more. */
  readonly good: readonly Plan[];
  /** What it is worth to say no more, where that was looked at. */
  readonly silence?: Silence;
}

export type Appraise = (view: SeatView) => Appraisal;

/** Taken off the margin of games played alone at a table of three: careful players would throw in four deals of ten. */
const LIVELY_AT_THREE = 8;

/** How daring a player of a style is at the table: three play alone or not at all, so each of them dares a little more. */
export const styleAt = ({ rules }: SeatView, style: RulePlayerStyle): RulePlayerStyle =>
  playersAt(rules) === 3 ? { ...style, aloneMargin: style.aloneMargin - LIVELY_AT_THREE } : style;

/** By the fitted models of hands and the margins of a style. */
export const byRule =
  (style: RulePlayerStyle): Appraise =>
  (view) => {
    const all = plansOf(view);
    const own = styleAt(view, style);
    return { all, good: all.filter((plan) => isPlayable(plan, deckAt(view.rules), own)) };
  };
