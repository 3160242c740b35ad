// What the page is told of an evening: its sheet, who deals next, and what may be entered.
import { callableRounds } from '../../engine/special/standing.ts';
import { sidesOf } from '../../engine/scoring/by-kind.ts';
import type { ContractRow } from '../../engine/base/contract.ts';
import { type ByPerson, type Course, courseOf, type DealSetting, type ToldLine } from '../../engine/scorer/course.ts';
import { doublingsMost, hasPartner, rowsAt, runnersIn } from '../../engine/scorer/table-of.ts';
import type {
  ScorerBill,
  ScorerLine,
  ScorerOffer,
  ScorerSetting,
  ScorerSummary,
  ScorerView,
} from '../../shared/calls/scorer.ts';
import type { EveningFile } from './evening-file.ts';

/** The course of a file, which was seen to be sound when it was read. Throws otherwise (programming error). */
export function courseIn(file: EveningFile): Course {
  const folded = courseOf(file);
  if (!folded.ok) throw new Error(`evening ${file.id}: ${folded.reason.id} in line ${folded.at}`);
  return folded.course;
}

/** What the list of evenings tells of one. */
export function summaryOf({ id, begunAt, unit }: EveningFile, { people, totals, lines }: Course): ScorerSummary {
  return {
    id,
    begunAt,
    unit,
    people: people.map((person) => ({ person, cents: totals[person] ?? 0 })),
    deals: lines.filter(({ number }) => number !== undefined).length,
  };
}

export function viewOf(file: EveningFile): ScorerView {
  const course = courseIn(file);
  const { house, log } = file;
  return {
    ...summaryOf(file, course),
    present: course.present,
    next: settingOf(course.next),
    lines: course.lines.map((line) => lineOf(line, course.people)),
    undo: log.length > 0,
    mayBock: callableRounds(house).includes('bock'),
    mayHausbock: house['legen.hausbock'],
  };
}

/** With whom a deal is played, and what may be entered for it. */
export const settingOf = ({ rules, dealer, players, sitsOut, brought, stock, rounds }: DealSetting): ScorerSetting => ({
  dealer,
  players,
  sitsOut,
  bock: brought.bock ?? 0,
  hausbock: brought.hausbock ?? 0,
  stock,
  rounds: rounds.map(({ kind, left }) => ({ kind, left })),
  offers: rowsAt(rules).map((row): ScorerOffer => {
    const runners = runnersIn(rules, row);
    return {
      contract: row.id,
      kind: row.goal.kind === 'fewestPoints' ? 'everyone' : 'game',
      partner: hasPartner(row),
      result: resultIn(row),
      ...(row.goal.kind === 'points' && { wonFrom: row.goal.atLeast }),
      ...(runners && { runners }),
      doublings: doublingsMost(rules, row),
    };
  }),
});

function resultIn({ goal }: ContractRow): ScorerOffer['result'] {
  if (goal.kind === 'points') return 'points';
  if (goal.kind === 'laidDown') return 'won';
  return goal.kind === 'everyTrick' && goal.graded ? 'graded' : 'wonLost';
}

/** The bill of a line; undefined where nothing was played. */
export function billOf({ deal, setting, amounts }: ToldLine): ScorerBill | undefined {
  if (!deal || !setting) return undefined;
  const sides = sidesOf(deal.result);
  return {
    players: setting.players,
    announcement: deal.announcement,
    settlement: deal.settlement,
    ...(sides && { winner: sides.winner }),
    amounts: setting.players.map((person) => ({ person, cents: amounts[person] ?? 0 })),
  };
}

function lineOf(told: ToldLine, people: readonly string[]): ScorerLine {
  const bill = billOf(told);
  const inOrder = (by: ByPerson): readonly number[] => people.map((person) => by[person] ?? 0);
  return {
    line: told.line,
    ...(told.number !== undefined && { number: told.number }),
    ...(bill && { bill }),
    amounts: inOrder(told.amounts),
    totals: inOrder(told.totals),
  };
}
