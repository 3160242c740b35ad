// Four people to play with at any level: what each of them likes a little more or less than the level does.
import { beginnerPlayer } from './beginner/beginner-player.ts';
import { LAPSES } from './beginner/lapses.ts';
import type { Level } from './levels.ts';
import type { Player } from './player.ts';
import { rulePlayer } from './rule-player.ts';
import { MEISTER_EFFORT } from './sampling/effort.ts';
import { samplingPlayer } from './sampling/sampling-player.ts';
import type { RulePlayerStyle } from './styles.ts';
import { STYLES } from './styles.ts';

export const CHARACTERS = ['resi', 'sepp', 'vroni', 'xaver'] as const;
export type Character = (typeof CHARACTERS)[number];

/** Added to the margins of the level: Resi waits, Sepp calls an ace early, Vroni likes to play alone, Xaver to double. */
const TEMPERS: Readonly<Record<Character, RulePlayerStyle>> = {
  resi: { ruferMargin: 4, aloneMargin: 3, doubleMargin: 4 },
  sepp: { ruferMargin: -5, aloneMargin: 0, doubleMargin: 0 },
  vroni: { ruferMargin: 2, aloneMargin: -5, doubleMargin: 0 },
  xaver: { ruferMargin: 0, aloneMargin: 2, doubleMargin: -4 },
};

const NO_TEMPER: RulePlayerStyle = { ruferMargin: 0, aloneMargin: 0, doubleMargin: 0 };

const MAKERS: Readonly<Record<Level, (temper: RulePlayerStyle) => Player>> = {
  anfaenger: (temper) => beginnerPlayer(sumOf(STYLES.anfaenger, temper), LAPSES),
  stammtisch: (temper) => rulePlayer(sumOf(STYLES.verein, temper)),
  meister: (temper) => samplingPlayer(rulePlayer(sumOf(STYLES.verein, temper)), MEISTER_EFFORT),
};

const sumOf = (a: RulePlayerStyle, b: RulePlayerStyle): RulePlayerStyle => ({
  ruferMargin: a.ruferMargin + b.ruferMargin,
  aloneMargin: a.aloneMargin + b.aloneMargin,
  doubleMargin: a.doubleMargin + b.doubleMargin,
});

/** A player of a level, with the temper of a character if one is named. */
export const levelPlayer = (level: Level, character?: Character): Player =>
  MAKERS[level](character ? TEMPERS[character] : NO_TEMPER);
