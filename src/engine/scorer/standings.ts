// Everybody over many evenings: how often they sat there, what they have won, and what it has come to.
import type { Course, ToldLine } from './course.ts';
import type { Person } from './evening.ts';

/** What somebody has come to; amounts in what the evenings are reckoned in. */
export interface Standing {
  readonly person: Person;
  readonly evenings: number;
  /** Deals in which the person played. */
  readonly deals: number;
  /** Deals that have brought something. */
  readonly won: number;
  /** Games declared, and those of them that have brought something. */
  readonly declared: number;
  readonly declaredWon: number;
  readonly amount: number;
  /** The best and the worst evening. */
  readonly best: number;
  readonly worst: number;
}

/** What the evenings have come to for everybody, the highest amount first. Evenings must be reckoned in the same. */
export function standingsOf(evenings: readonly Pick<Course, 'lines' | 'people' | 'totals'>[]): readonly Standing[] {
  const people = [...new Set(evenings.flatMap((evening) => evening.people))];
  return people
    .map((person) =>
      standingOf(
        person,
        evenings.filter((evening) => evening.people.includes(person)),
      ),
    )
    .toSorted((a, b) => b.amount - a.amount || a.person.localeCompare(b.person));
}

function standingOf(person: Person, evenings: readonly Pick<Course, 'lines' | 'totals'>[]): Standing {
  const played = evenings.flatMap(({ lines }) => lines).filter((line) => plays(line, person));
  const declared = played.filter(({ line }) => declarerOf(line) === person);
  const amounts = evenings.map(({ totals }) => totals[person] ?? 0);
  const brought = (lines: readonly ToldLine[]): number =>
    lines.filter(({ amounts: each }) => (each[person] ?? 0) > 0).length;
  return {
    person,
    evenings: evenings.length,
    deals: played.length,
    won: brought(played),
    declared: declared.length,
    declaredWon: brought(declared),
    amount: amounts.reduce((sum, amount) => sum + amount, 0),
    best: Math.max(...amounts),
    worst: Math.min(...amounts),
  };
}

const plays = ({ deal, setting }: ToldLine, person: Person): boolean =>
  deal !== undefined && setting !== undefined && setting.players.includes(person);

const declarerOf = (line: ToldLine['line']): Person | undefined =>
  line.kind === 'deal' && 'declarer' in line.entry ? line.entry.declarer : undefined;
