// How daring a rule-based player is: one row of thresholds for each named strength.
import type { CardTastes } from './tastes.ts';

/** Thresholds are margins in the units of the hand values (see bidding): below zero is daring, above zero careful. */
export interface RulePlayerStyle {
  /** Added to what a Rufer must be worth, in per cent of won games. */
  readonly ruferMargin: number;
  /** Added to what a contract played alone must be worth, in per cent of won games. */
  readonly aloneMargin: number;
  /** Added to what a Stoss or Retour must promise, in per cent of won games. */
  readonly doubleMargin: number;
  /** What it likes of cards; nothing if absent. */
  readonly tastes?: CardTastes;
}

export const STYLES = {
  verein: { ruferMargin: 0, aloneMargin: 0, doubleMargin: 0 },
  vorsichtig: { ruferMargin: 6, aloneMargin: 8, doubleMargin: 10 },
  anfaenger: { ruferMargin: 8, aloneMargin: 10, doubleMargin: 20 },
  draufgaenger: { ruferMargin: -7, aloneMargin: -8, doubleMargin: -6 },
} as const satisfies Readonly<Record<string, RulePlayerStyle>>;
