// When a finished round was played, in words of the language.
import type { Language } from './naming.ts';

interface Finished {
  /** ISO 8601, UTC. */
  readonly finishedAt: string;
  /** Set if the time of day is not known. */
  readonly dayOnly?: true;
}

/** The stroke of midnight is what a file says that was given a day and no time. */
const MIDNIGHT = /T00:00(:00(\.0+)?)?Z$/;

const isDayOnly = ({ finishedAt, dayOnly }: Finished): boolean => dayOnly === true || MIDNIGHT.test(finishedAt);

/** "21. November 2026 um 19:05"; the day alone where no time is known. */
export function dateOf(finished: Finished, language: Language): string {
  const { finishedAt } = finished;
  // Midnight in Greenwich is the evening before in half of the world.
  const how = isDayOnly(finished) ? MIDNIGHT.test(finishedAt) && { timeZone: 'UTC' } : { timeStyle: 'short' as const };
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', ...how }).format(new Date(finishedAt));
}

/** "19:05"; empty where no time is known. */
export const timeOf = (finished: Finished, language: Language): string =>
  isDayOnly(finished)
    ? ''
    : new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(finished.finishedAt));
