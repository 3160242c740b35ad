// The people in the texts of lessons: their names, and the pronouns that go with them, in both languages.
import type { LessonRole } from '../../../engine/teaching/lessons/roles.ts';
import { type Character, CHARACTER_NAMES } from '../../../shared/table/characters.ts';
import type { LessonCast } from '../../../shared/teaching/lesson-views.ts';
import type { Naming } from '../../types/naming.ts';

const GENDER: Readonly<Record<Character, 'm' | 'f'>> = { resi: 'f', sepp: 'm', vroni: 'f', xaver: 'm' };

/** `sein` is a stem: `{sein:declarer}e Karte` becomes "seine Karte" or "ihre Karte". */
const PRONOUNS = {
  er: { m: 'er', f: 'sie' },
  ihn: { m: 'ihn', f: 'sie' },
  ihm: { m: 'ihm', f: 'ihr' },
  sein: { m: 'sein', f: 'ihr' },
  he: { m: 'he', f: 'she' },
  him: { m: 'him', f: 'her' },
  his: { m: 'his', f: 'her' },
} as const satisfies Readonly<Record<string, Readonly<Record<'m' | 'f', string>>>>;

/** `who` is the name, `whose` the possessive of it. */
export type PersonForm = 'who' | 'whose' | keyof typeof PRONOUNS;

export const isPersonForm = (form: string): form is PersonForm =>
  form === 'who' || form === 'whose' || Object.hasOwn(PRONOUNS, form);

/** Throws if nobody has this role in the position of the text (programming error). */
export function personIn(form: PersonForm, role: LessonRole, { language }: Naming, cast: LessonCast): string {
  const character = cast[role];
  if (!character) throw new Error(`nobody here is ${role}`);
  const known = CHARACTER_NAMES[character];
  if (form === 'who') return known;
  if (form === 'whose') return language === 'de' ? `${known}s` : `${known}’s`;
  return PRONOUNS[form][GENDER[character]];
}
