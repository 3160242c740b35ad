// The problems of the days: which day it is, and how many were solved in a row of days.
import type { KeptProblems } from './training-file.ts';

const DAY = 86_400_000;

/** Days that may be left out between two problems of a row. */
const FORGIVEN = 1;

/** The calendar day of a moment, where the player is: `2026-11-28`. */
export function dayOf(date: string): string {
  const moment = new Date(date);
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${String(moment.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}

/** The row as it stands on a day: none once more days than one were left out. */
export function rowOn(today: string, day: KeptProblems['day']): number {
  if (!day) return 0;
  const between = Math.round((Date.parse(today) - Date.parse(day.date)) / DAY) - 1;
  return between > FORGIVEN ? 0 : day.row;
}

/** What is kept after the problem of a day; its first answer counts, and a wrong one does not end the row. */
export function afterDay(problems: KeptProblems | undefined, today: string, verdict: 'right' | 'wrong'): KeptProblems {
  const kept = problems ?? { run: 0 };
  if (kept.day?.date === today) return kept;
  const row = rowOn(today, kept.day) + (verdict === 'right' ? 1 : 0);
  return { ...kept, day: { date: today, verdict, row } };
}
