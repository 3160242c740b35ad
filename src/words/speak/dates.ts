// When a finished round was played, in words of the language.
import type { Language } from '../../shared/border/language.ts';

interface Finished {
  /** ISO 8601, UTC. */
  readonly finishedAt: string;
  /** Set if the time of day is not known. */
  readonly dayOnly?: true;
}

/** "21. November 2026 um 19:05"; the day alone, the same all over the world, where no time is known. */
export const dateOf = ({ finishedAt, dayOnly }: Finished, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    ...(dayOnly ? { timeZone: 'UTC' } : { timeStyle: 'short' }),
  }).format(new Date(finishedAt));

/** "21.11.2026", "Nov 21, 2026". */
export const dayOf = ({ finishedAt, dayOnly }: Finished, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...(dayOnly && { timeZone: 'UTC' }) }).format(
    new Date(finishedAt),
  );

/** "19:05"; empty where no time is known. */
export const timeOf = ({ finishedAt, dayOnly }: Finished, language: Language): string =>
  dayOnly ? '' : new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(finishedAt));
