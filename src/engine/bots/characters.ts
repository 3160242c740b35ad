// Four people to play with at any level: what each of them likes a little more or less than the level does.
import type { RulePlayerStyle } from './styles.ts';

export const CHARACTERS = ['resi', 'sepp', 'vroni', 'xaver'] as const;
export type Character = (typeof CHARACTERS)[number];

/** The names by which they are known at the table; the same in every language. */
export const CHARACTER_NAMES: Readonly<Record<Character, string>> = {
  resi: 'Resi',
  sepp: 'Sepp',
  vroni: 'Vroni',
  xaver: 'Xaver',
};

/**
 * Added to the level. Resi waits, takes no risks and holds her Tens; Sepp calls an ace early and draws trumps; Vroni likes to play alone and takes
 * what she can; Xaver likes to double, and gives points where they may be welcome.
 */
export const TEMPERS: Readonly<Record<Character, RulePlayerStyle>> = {
  resi: { ruferMargin: 4, aloneMargin: 3, doubleMargin: 4, tastes: { trumpLeads: 0, smears: -3, risks: -2 } },
  sepp: { ruferMargin: -5, aloneMargin: 0, doubleMargin: 0, tastes: { trumpLeads: 4, smears: 0, risks: 0 } },
  vroni: { ruferMargin: 2, aloneMargin: -5, doubleMargin: 0, tastes: { trumpLeads: 0, smears: 0, risks: 3 } },
  xaver: { ruferMargin: 0, aloneMargin: 2, doubleMargin: -4, tastes: { trumpLeads: -2, smears: 3, risks: 0 } },
};

export const NO_TEMPER: RulePlayerStyle = { ruferMargin: 0, aloneMargin: 0, doubleMargin: 0 };

/** A style with the temper of a character added to it; tastes of cards are the character's alone. */
export const tempered = (style: RulePlayerStyle, temper: RulePlayerStyle): RulePlayerStyle => ({
  ruferMargin: style.ruferMargin + temper.ruferMargin,
  aloneMargin: style.aloneMargin + temper.aloneMargin,
  doubleMargin: style.doubleMargin + temper.doubleMargin,
  ...(temper.tastes && { tastes: temper.tastes }),
});
