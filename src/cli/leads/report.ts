// How often people and the tutor follow the rules of leading, and how the tutor grades people who do.
import type { Estimate } from '../arena/statistics.ts';
import { estimateOf } from '../arena/statistics.ts';
import type { Habit, Lead } from './lead.ts';
import { HABITS } from './lead.ts';

export interface HabitReport {
  /** Leads at which the rule could be followed and be left. */
  readonly leads: number;
  /** How many people, and the tutor, followed it. */
  readonly person: number;
  readonly tutor: number;
  /** The tutor advises another card that is not better by two standard errors. */
  readonly unproved: number;
  /** Of the leads of people who followed the rule: graded mistake or blunder, and unsure. */
  readonly blamed: number;
  readonly unsure: number;
  /** Cents in the real deal with open cards, tutor's card less the person's, each lead. */
  readonly gained: Estimate;
}

export interface LeadsReport {
  readonly games: number;
  readonly skipped: number;
  readonly habits: Readonly<Record<Habit, HabitReport>>;
}

export function reportOn(leads: readonly Lead[], games: number, skipped: number): LeadsReport {
  const reports = HABITS.map((habit) => [habit, habitReport(leads.filter((lead) => lead.habit === habit))] as const);
  return { games, skipped, habits: Object.fromEntries(reports) as Record<Habit, HabitReport> };
}

function habitReport(leads: readonly Lead[]): HabitReport {
  const count = (is: (lead: Lead) => boolean): number => leads.filter(is).length;
  return {
    leads: leads.length,
    person: count(({ person }) => person),
    tutor: count(({ tutor }) => tutor),
    unproved: count(({ unproved }) => unproved),
    blamed: count(({ person, grade }) => person && (grade === 'mistake' || grade === 'blunder')),
    unsure: count(({ person, grade }) => person && grade === 'unsure'),
    gained: estimateOf(leads.map(({ cents }) => cents.tutor - cents.person)),
  };
}

/** The report as a table for reading. */
export function tableOf({ games, skipped, habits }: LeadsReport): readonly string[] {
  const heading = ['', 'leads', 'person', 'tutor', 'unproved', 'blamed', 'unsure', 'gained', '+-'];
  const rows = HABITS.map((habit) => {
    const { leads, person, tutor, unproved, blamed, unsure, gained } = habits[habit];
    const counts = [leads, person, tutor, unproved, blamed, unsure].map(String);
    return [habit, ...counts, gained.mean.toFixed(2), (gained.standardError ?? 0).toFixed(2)];
  });
  const widths = heading.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const written = (line: readonly string[]): string =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  return [`${games} games, ${skipped} records skipped`, written(heading), ...rows.map(written)];
}
