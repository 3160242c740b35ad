// The course of an evening, folded from its lines: who deals and who sits out, what every deal came to, what comes next.
import { bockDoublings } from '../special/bock.ts';
import { callableRounds, type CalledRound, type QueuedRound, standingOf } from '../special/standing.ts';
import { stockAfterGame, stockPaidIn } from '../special/stock.ts';
import type { BroughtDoublings } from '../scoring/doublings.ts';
import type { SheetLine } from '../table/sheet.ts';
import type { TableRules } from '../table/table-rules.ts';
import { objectionTo, type Setting } from './checked.ts';
import {
  type DealEntry,
  type Evening,
  type EveningLine,
  FEWEST_PEOPLE,
  linesOf,
  type LogEntry,
  MOST_PEOPLE,
  type Person,
} from './evening.ts';
import { reckonedDeal, type ReckonedDeal, seatOfPerson } from './reckoned.ts';
import { refusal, type ScorerReason } from './scorer-reasons.ts';
import { after, playersOf, rulesFor } from './table-of.ts';

/** Cents by name; who is not named has none. */
export type ByPerson = Readonly<Record<Person, number>>;

/** What a deal is played with. */
export interface DealSetting extends Setting {
  readonly dealer: Person;
  readonly sitsOut: readonly Person[];
  readonly brought: BroughtDoublings;
  readonly stock: number;
  readonly rounds: readonly QueuedRound[];
}

/** A line with what came of it. */
export interface ToldLine {
  readonly line: EveningLine;
  /** Number of the deal, from 1, for deals that were played or thrown in. */
  readonly number?: number;
  readonly setting?: DealSetting;
  readonly deal?: ReckonedDeal;
  /** What the line has brought to each, the Stock included. */
  readonly amounts: ByPerson;
  /** Everybody's balance after it. */
  readonly totals: ByPerson;
}

export interface Course {
  readonly lines: readonly ToldLine[];
  /** Who is there now, in playing direction. */
  readonly present: readonly Person[];
  /** Everybody who has ever sat there, in the order in which they came. */
  readonly people: readonly Person[];
  readonly totals: ByPerson;
  readonly next: DealSetting;
}

/** A course, or why one of its lines cannot stand; `at` is the place of that line, or -1 for the people of the beginning. */
export type Folded =
  | { readonly ok: true; readonly course: Course }
  | { readonly ok: false; readonly at: number; readonly reason: ScorerReason };

interface State {
  readonly evening: Evening;
  readonly present: readonly Person[];
  readonly people: readonly Person[];
  readonly dealer: Person;
  readonly sheet: readonly SheetLine[];
  readonly called: readonly CalledRound[];
  readonly lines: readonly ToldLine[];
  readonly totals: ByPerson;
}

/** The course of an evening. */
export function courseOf(evening: Evening): Folded {
  const wrong = peopleWrong(evening.people);
  if (wrong) return { ok: false, at: -1, reason: wrong };
  let state: State = {
    evening,
    present: evening.people,
    people: evening.people,
    dealer: evening.people[0] ?? '',
    sheet: [],
    called: [],
    lines: [],
    totals: {},
  };
  for (const [at, line] of linesOf(evening.log).entries()) {
    const written = afterLine(state, line);
    if ('id' in written) return { ok: false, at, reason: written };
    state = written;
  }
  const { lines, present, people, totals, dealer } = state;
  return { ok: true, course: { lines, present, people, totals, next: settingAt(state, dealer) } };
}

/** The evening with one more entry in its log, or why that cannot be written. */
export function withEntry(evening: Evening, entry: LogEntry): Folded & { readonly evening: Evening } {
  const count = linesOf(evening.log).length;
  const most = entry.does === 'insert' ? count : count - 1;
  if ('at' in entry && (entry.at < 0 || entry.at > most))
    return { ok: false, at: entry.at, reason: refusal('S.NO_LINE', {}), evening };
  const next = { ...evening, log: [...evening.log, entry] };
  return { ...courseOf(next), evening: next };
}

/** The setting of a deal written at this place, as it was before the line there; of somebody else's deal if a dealer is named. */
export function settingBefore(evening: Evening, at: number, dealer?: Person): DealSetting | undefined {
  const lines = linesOf(evening.log).slice(0, at);
  const folded = courseOf({ ...evening, log: lines.map((line) => ({ does: 'write', line }) as const) });
  if (!folded.ok) return undefined;
  const { next, present } = folded.course;
  if (dealer === undefined || !present.includes(dealer)) return next;
  const players = playersOf(present, dealer);
  return { ...next, dealer, players, sitsOut: present.filter((person) => !players.includes(person)) };
}

function peopleWrong(people: readonly Person[]): ScorerReason | undefined {
  if (people.some((name) => name.trim() === '')) return refusal('S.NO_NAME', {});
  const twice = people.find((name, at) => people.indexOf(name) !== at);
  if (twice !== undefined) return refusal('S.SAME_NAME', { person: twice });
  const count = people.length;
  return count < FEWEST_PEOPLE || count > MOST_PEOPLE
    ? refusal('S.PEOPLE', { count, least: FEWEST_PEOPLE, most: MOST_PEOPLE })
    : undefined;
}

/** With whom and with what a deal of this dealer is played. */
function settingAt({ evening, present, sheet, called }: State, dealer: Person): DealSetting {
  const { house } = evening;
  const players = playersOf(present, dealer);
  const { bocks, hausbocks, stock, rounds } = standingOf({ rules: rulesFor(house, 4), sheet, called });
  const bock = bockDoublings(house, bocks);
  return {
    rules: rulesFor(house, present.length),
    dealer,
    players,
    sitsOut: present.filter((person) => !players.includes(person)),
    brought: { ...(bock > 0 && { bock }), ...(hausbocks > 0 && { hausbock: 1 }) },
    stock,
    rounds,
  };
}

function afterLine(state: State, line: EveningLine): State | ScorerReason {
  switch (line.kind) {
    case 'deal':
      return state.present.includes(line.dealer)
        ? afterDeal(state, line, line.entry)
        : refusal('S.NOT_HERE', { person: line.dealer });
    case 'redeal':
      return afterThrownIn(state, line);
    case 'comes':
    case 'goes':
      return withPeople(state, line);
    case 'break':
      return told(state, { line, amounts: {} });
    case 'bock':
      return callableRounds(state.evening.house).includes('bock')
        ? {
            ...told(state, { line, amounts: {} }),
            called: [...state.called, { after: state.sheet.length, round: 'bock' }],
          }
        : refusal('S.NO_BOCK', {});
  }
}

function afterDeal(
  state: State,
  line: EveningLine & { readonly dealer: Person },
  entry: DealEntry,
): State | ScorerReason {
  const setting = settingAt(state, line.dealer);
  const wrong = objectionTo(setting, entry);
  if (wrong) return wrong;
  const deal = reckonedDeal(setting, entry, setting.brought);
  const { row, announcement, result, settlement } = deal;
  const stock = hasStock(setting.rules) ? stockAfterGame(state.evening.house, setting.stock, row, result) : undefined;
  const amounts = byPerson(setting, (person) => {
    const seat = seatOfPerson(setting, person);
    return settlement.balance[seat] + (stock?.moved[seat] ?? 0);
  });
  const number = state.sheet.length + 1;
  const written = { kind: 'played', number, dealer: 0, announcement, result, settlement } as const;
  const next = told(state, { line, number, setting, deal, amounts });
  return passedOn({ ...next, sheet: [...state.sheet, { ...written, ...(stock && { stock }) }] }, line.dealer);
}

function afterThrownIn(state: State, line: Extract<EveningLine, { kind: 'redeal' }>): State | ScorerReason {
  const { house } = state.evening;
  if (!state.present.includes(line.dealer)) return refusal('S.NOT_HERE', { person: line.dealer });
  if (line.why === 'hausbock' && !house['legen.hausbock']) return refusal('S.NO_HAUSBOCK', {});
  const setting = settingAt(state, line.dealer);
  const stock = hasStock(setting.rules) && line.why === undefined ? stockPaidIn(house, setting.stock) : undefined;
  const amounts = byPerson(setting, (person) => stock?.moved[seatOfPerson(setting, person)] ?? 0);
  const number = state.sheet.length + 1;
  const written = { kind: 'thrownIn', number, dealer: 0, ...(line.why && { why: line.why }) } as const;
  const next = told(state, { line, number, setting, amounts });
  return passedOn({ ...next, sheet: [...state.sheet, { ...written, ...(stock && { stock }) }] }, line.dealer);
}

const hasStock = ({ allPass }: TableRules): boolean => allPass === 'stock';

const byPerson = ({ players }: Setting, amount: (person: Person) => number): ByPerson =>
  Object.fromEntries(players.map((person) => [person, amount(person)] as const));

/** The deal passes on to the next one who is there. */
const passedOn = (state: State, dealer: Person): State => ({
  ...state,
  dealer: after(state.present, dealer)[0] ?? dealer,
});

function told(state: State, line: Omit<ToldLine, 'totals'>): State {
  const totals = Object.fromEntries(
    state.people.map((person) => [person, (state.totals[person] ?? 0) + (line.amounts[person] ?? 0)] as const),
  );
  return { ...state, totals, lines: [...state.lines, { ...line, totals }] };
}

function withPeople(state: State, line: Extract<EveningLine, { kind: 'comes' | 'goes' }>): State | ScorerReason {
  const { person } = line;
  const here = state.present.includes(person);
  if (line.kind === 'goes') {
    if (!here) return refusal('S.NOT_HERE', { person });
    const present = state.present.filter((each) => each !== person);
    const dealer = state.dealer === person ? (after(state.present, person)[0] ?? '') : state.dealer;
    return peopleWrong(present) ?? { ...told(state, { line, amounts: {} }), present, dealer };
  }
  if (line.before !== undefined && !state.present.includes(line.before))
    return refusal('S.NOT_HERE', { person: line.before });
  const at = line.before === undefined ? state.present.length : state.present.indexOf(line.before);
  const present = state.present.toSpliced(at, 0, person);
  const people = state.people.includes(person) ? state.people : [...state.people, person];
  return peopleWrong(present) ?? { ...told({ ...state, people }, { line, amounts: {} }), present };
}
