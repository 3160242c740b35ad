// The course of an evening, folded from its lines: who deals and who sits out, what every deal came to, what comes next.
import { type BySeat, bySeat, type Seat } from '../base/seats.ts';
import { peopleOfEvening } from '../games/shelf.ts';
import { bockDoublings } from '../special/bock.ts';
import { callableRounds, type CalledRound, type QueuedRound, standingOf } from '../special/standing.ts';
import { stockAfterGame, stockPaidIn } from '../special/stock.ts';
import type { BroughtDoublings } from '../scoring/doublings.ts';
import { inChairs } from '../table/chairs.ts';
import { chalkAfter } from '../table/chalk.ts';
import type { SheetLine } from '../table/sheet.ts';
import type { CallableRound } from '../table/terms.ts';
import { gameAt, houseOf, type TableRules } from '../table/table-rules.ts';
import { gamesOn, linesGoingOn, missingOn } from '../table/target-games.ts';
import { objectionTo, reckonedDeal, type ReckonedDeal } from './entry-kinds.ts';
import { type DealEntry, type Evening, type EveningLine, type LogEntry, type Person, writtenIn } from './evening.ts';
import { refusal, type ScorerReason } from './scorer-reasons.ts';
import { after, dealAt, playersOf, rulesFor, rulesOf, type Setting } from './table-of.ts';

/** Cents by name; who is not named has none. */
export type ByPerson = Readonly<Record<Person, number>>;

/** What a deal is played with. */
export interface DealSetting extends Setting {
  readonly dealer: Person;
  readonly sitsOut: readonly Person[];
  readonly brought: BroughtDoublings;
  /** Deals that the longest Bock round still has. */
  readonly bockLeft: number;
  readonly stock: number;
  readonly rounds: readonly QueuedRound[];
}

/** A line with what came of it. */
export interface ToldLine {
  readonly line: EveningLine;
  /** Number of the deal, from 1, for deals that were played or thrown in. */
  readonly number?: number;
  readonly setting?: DealSetting;
  /** Its result and bill by the places of the players in the setting. */
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
  /** Where games of several deals are played: how many points win one, what each has in the one going on, and games won so far. */
  readonly games?: { readonly target: number; readonly marks: ByPerson; readonly won: ByPerson };
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
  /** Who has played the solo that everybody owes. */
  readonly paid: readonly Person[];
}

/** The course of an evening. */
export function courseOf(evening: Evening): Folded {
  const { people: first, lines: entered } = writtenIn(evening);
  const wrong = peopleWrong(evening, first);
  if (wrong) return { ok: false, at: -1, reason: wrong };
  let state: State = {
    evening,
    present: first,
    people: first,
    dealer: first[0] ?? '',
    sheet: [],
    called: [],
    lines: [],
    totals: {},
    paid: [],
  };
  for (const [at, line] of entered.entries()) {
    const written = afterLine(state, line);
    if ('id' in written) return { ok: false, at, reason: written };
    state = written;
  }
  const { lines, present, people, totals, dealer } = state;
  const games = gamesIn(state);
  return {
    ok: true,
    course: { lines, present, people, totals, next: settingAt(state, dealer), ...(games && { games }) },
  };
}

/** The evening with one more entry in its log, or why that cannot be written. */
export function withEntry(evening: Evening, entry: LogEntry): Folded & { readonly evening: Evening } {
  if (entry.does === 'rename') return renamed(evening, entry);
  const count = writtenIn(evening).lines.length;
  const most = entry.does === 'insert' ? count : count - 1;
  if ('at' in entry && (entry.at < 0 || entry.at > most))
    return { ok: false, at: entry.at, reason: refusal('S.NO_LINE', {}), evening };
  const next = { ...evening, log: [...evening.log, entry] };
  return { ...courseOf(next), evening: next };
}

/** The setting of a deal written at this place, as it was before the line there; of somebody else's deal if a dealer is named. */
export function settingBefore(evening: Evening, at: number, dealer?: Person): DealSetting | undefined {
  const { people, lines } = writtenIn(evening);
  const log = lines.slice(0, at).map((line) => ({ does: 'write', line }) as const);
  const folded = courseOf({ ...evening, people, log });
  if (!folded.ok) return undefined;
  const { next, present } = folded.course;
  if (dealer === undefined || !present.includes(dealer)) return next;
  const players = playersOf(next.rules, present, dealer);
  return { ...next, dealer, players, sitsOut: present.filter((person) => !players.includes(person)) };
}

/** Another name, which nobody else has had this evening. */
function renamed(
  evening: Evening,
  entry: Extract<LogEntry, { does: 'rename' }>,
): Folded & { readonly evening: Evening } {
  const folded = courseOf(evening);
  const { people } = folded.ok ? folded.course : evening;
  const refused = (reason: ScorerReason) => ({ ok: false, at: -1, reason, evening }) as const;
  if (!people.includes(entry.from)) return refused(refusal('S.NOT_HERE', { person: entry.from }));
  if (entry.to.trim() === '') return refused(refusal('S.NO_NAME', {}));
  if (people.includes(entry.to)) return refused(refusal('S.SAME_NAME', { person: entry.to }));
  const next = { ...evening, log: [...evening.log, entry] };
  return { ...courseOf(next), evening: next };
}

function peopleWrong(evening: Evening, people: readonly Person[]): ScorerReason | undefined {
  if (people.some((name) => name.trim() === '')) return refusal('S.NO_NAME', {});
  const twice = people.find((name, at) => people.indexOf(name) !== at);
  if (twice !== undefined) return refusal('S.SAME_NAME', { person: twice });
  const count = people.length;
  const { least, most } = peopleOfEvening(evening.game ?? 'schafkopf');
  return count < least || count > most ? refusal('S.PEOPLE', { count, least, most }) : undefined;
}

/** How many points win a game of several deals; undefined where deals are not put together to games. */
const targetOf = (rules: TableRules): number | undefined => gameAt(rules).target?.(houseOf(rules));

/** The games of several deals of an evening in which everybody has a chair. */
function gamesIn({ evening, people, sheet }: State): Course['games'] {
  const target = targetOf(rulesOf(evening));
  if (target === undefined) return undefined;
  const missing = missingOn(sheet, target);
  const won = gamesOn(sheet, target).flatMap(({ wonBy }) => wonBy);
  const byChair = (amounts: BySeat<number>): ByPerson =>
    Object.fromEntries(people.map((person, chair) => [person, amounts[chair] ?? 0] as const));
  return {
    target,
    marks: byChair(linesGoingOn(sheet, target).length > 0 ? bySeat((chair) => target - missing[chair]) : [0, 0, 0, 0]),
    won: byChair(bySeat((chair) => won.filter((each) => each === chair).length)),
  };
}

/** What a deal of a game brings along from those before it, besides what doubles it. */
function broughtBy({ present, sheet, paid }: State, rules: TableRules, draws: number): Partial<Setting> {
  const target = targetOf(rules);
  const game = gameAt(rules);
  return {
    ...(draws > 0 && { carried: draws }),
    ...(target !== undefined && { missing: missingOn(sheet, target) }),
    ...(game.numbers?.chalk && { chalk: chalkAfter(sheet, target ?? Infinity) }),
    ...(game.dueSolos?.(houseOf(rules)) && { owing: present.filter((person) => !paid.includes(person)) }),
  };
}

/** With whom and with what a deal of this dealer is played. */
function settingAt(state: State, dealer: Person): DealSetting {
  const { evening, present, sheet, called } = state;
  const rules = rulesFor(evening, present.length);
  const players = playersOf(rules, present, dealer);
  const { bocks, hausbocks, stock, rounds, draws } = standingOf({ rules: rulesOf(evening), sheet, called });
  const bock = bockDoublings(houseOf(rulesOf(evening)), bocks);
  return {
    rules,
    ...broughtBy(state, rules, draws),
    dealer,
    players,
    sitsOut: present.filter((person) => !players.includes(person)),
    bockLeft: Math.max(0, ...bocks),
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
      return afterAskedFor(state, line, 'bock');
    case 'round':
      return afterAskedFor(state, line, line.round);
  }
}

function afterAskedFor(state: State, line: EveningLine, round: CallableRound): State | ScorerReason {
  if (!callableRounds(houseOf(rulesOf(state.evening))).includes(round)) return refusal('S.NO_ROUND', { round });
  return { ...told(state, { line, amounts: {} }), called: [...state.called, { after: state.sheet.length, round }] };
}

function afterDeal(
  state: State,
  line: EveningLine & { readonly dealer: Person },
  entry: DealEntry,
): State | ScorerReason {
  const setting = settingAt(state, line.dealer);
  const wrong = objectionTo(setting, entry);
  if (wrong) return wrong;
  const reckoned = reckonedDeal(setting, entry, setting.brought);
  const { row, announcement } = reckoned;
  const stock = hasStock(setting.rules)
    ? stockAfterGame(houseOf(setting.rules), setting.stock, row, reckoned.result)
    : undefined;
  const number = state.sheet.length + 1;
  const { result, settlement } = reckoned;
  const played = { kind: 'played', number, dealer: 0, announcement, result, settlement } as const;
  const written = inChairs({ ...played, ...(stock && { stock }) }, dealAt(setting));
  if (written.kind !== 'played') throw new Error('a deal that was played is none');
  const amounts = byPerson(setting, (at) => written.settlement.balance[at] + (written.stock?.moved[at] ?? 0));
  const deal = { ...reckoned, result: written.result, settlement: written.settlement };
  const next = { ...told(state, { line, number, setting, deal, amounts }), sheet: [...state.sheet, written] };
  // Who has played a solo that was owed deals it again: the deal does not count in turn.
  if (entry.kind === 're' && entry.due) return { ...next, paid: [...state.paid, entry.declarer], dealer: line.dealer };
  return passedOn(next, line.dealer);
}

function afterThrownIn(state: State, line: Extract<EveningLine, { kind: 'redeal' }>): State | ScorerReason {
  const house = houseOf(rulesOf(state.evening));
  if (!state.present.includes(line.dealer)) return refusal('S.NOT_HERE', { person: line.dealer });
  if (line.why === 'hausbock' && !house['legen.hausbock']) return refusal('S.NO_HAUSBOCK', {});
  const setting = settingAt(state, line.dealer);
  // Nobody has taken the Obers of a Schieber: that was one of its deals, and nobody passed.
  const why: 'hausbock' | 'obersLeft' | undefined =
    setting.rounds[0]?.kind === 'schieber' ? (line.why ?? 'obersLeft') : line.why;
  const stock = hasStock(setting.rules) && why === undefined ? stockPaidIn(house, setting.stock) : undefined;
  const amounts = byPerson(setting, (at) => stock?.moved[at] ?? 0);
  const number = state.sheet.length + 1;
  const written = { kind: 'thrownIn', number, dealer: 0, ...(why && { why }) } as const;
  const next = told(state, { line, number, setting, amounts });
  return passedOn({ ...next, sheet: [...state.sheet, { ...written, ...(stock && { stock }) }] }, line.dealer);
}

const hasStock = ({ allPass }: TableRules): boolean => allPass === 'stock';

/** Amounts by the places of those who play. */
const byPerson = ({ players }: Setting, amount: (at: Seat) => number): ByPerson =>
  Object.fromEntries(players.map((person, at) => [person, amount(at as Seat)] as const));

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
    return peopleWrong(state.evening, present) ?? { ...told(state, { line, amounts: {} }), present, dealer };
  }
  if (line.before !== undefined && !state.present.includes(line.before))
    return refusal('S.NOT_HERE', { person: line.before });
  const at = line.before === undefined ? state.present.length : state.present.indexOf(line.before);
  const present = state.present.toSpliced(at, 0, person);
  const people = state.people.includes(person) ? state.people : [...state.people, person];
  return peopleWrong(state.evening, present) ?? { ...told({ ...state, people }, { line, amounts: {} }), present };
}
