// What the page is told of an evening: its sheet, who deals next, and what may be entered.
import { callableRounds } from '../../engine/special/standing.ts';
import { type ByKind, byKind } from '../../engine/scoring/by-kind.ts';
import { type ByPerson, type Course, courseOf, type DealSetting, type ToldLine } from '../../engine/scorer/course.ts';
import {
  cappedBalances,
  type Payment,
  paymentsFor,
  roundedBalances,
  withStockShared,
} from '../../engine/scorer/payments.ts';
import { rowsAt, rulesOf } from '../../engine/scorer/table-of.ts';
import { sideNumber } from '../../engine/table/chalk.ts';
import { gameAt, houseOf } from '../../engine/table/table-rules.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { SpecialRound } from '../../engine/table/terms.ts';
import type { ScorerBill, ScorerLine, ScorerSetting, ScorerSummary, ScorerView } from '../../shared/calls/scorer.ts';
import type { EveningFile } from './evening-file.ts';
import { offerOf } from './scorer-offers.ts';

/** The course of a file, which was seen to be sound when it was read. Throws otherwise (programming error). */
export function courseIn(file: EveningFile): Course {
  const folded = courseOf(file);
  if (!folded.ok) throw new Error(`evening ${file.id}: ${folded.reason.id} in line ${folded.at}`);
  return folded.course;
}

/** What the list of evenings tells of one. */
export function summaryOf(file: EveningFile, { people, totals, lines }: Course): ScorerSummary {
  const { id, begunAt, unit, game = 'schafkopf' } = file;
  return {
    id,
    begunAt,
    game,
    unit,
    people: people.map((person) => ({ person, cents: totals[person] ?? 0 })),
    deals: lines.filter(({ number }) => number !== undefined).length,
  };
}

export function viewOf(file: EveningFile): ScorerView {
  const course = courseIn(file);
  const { games, people } = course;
  const rules = rulesOf(file);
  const house = houseOf(rules);
  return {
    ...summaryOf(file, course),
    present: course.present,
    next: settingOf(course.next),
    lines: course.lines.map((line) => lineOf(line, people)),
    undo: file.log.length > 0,
    ...(games && {
      games: { target: games.target, marks: inOrder(people, games.marks), won: inOrder(people, games.won) },
    }),
    suits: file.suits ?? false,
    pays: gameAt(rules).settles === undefined,
    settling: settlingOf(file),
    payments: [...paymentsIn(file, course)],
    mayCall: [...callableRounds(house)],
    mayHausbock: house['legen.hausbock'],
  };
}

/** To the cent, where nothing else was chosen. */
const settlingOf = ({ settling = { step: 1 } }: EveningFile) => settling;

function paymentsIn(file: EveningFile, { totals, next, present }: Course): readonly Payment[] {
  const { step, cap = Infinity } = settlingOf(file);
  const shared = withStockShared(totals, next.stock, present);
  return paymentsFor(roundedBalances(cappedBalances(shared, cap), step));
}

const inOrder = (people: readonly string[], by: ByPerson): readonly number[] => people.map((person) => by[person] ?? 0);

/** With whom a deal is played, and what may be entered for it. */
export function settingOf(setting: DealSetting): ScorerSetting {
  const { rules, dealer, players, sitsOut, brought, bockLeft, stock, rounds, carried = 0, chalk } = setting;
  return {
    dealer,
    players,
    sitsOut,
    bock: brought.bock ?? 0,
    bockLeft,
    hausbock: brought.hausbock ?? 0,
    stock,
    carried,
    chalk: players.filter((_, chair) => sideNumber(chair as Seat) === chalk),
    rounds: rounds.map(({ kind, left }) => ({ kind, left })),
    usual: usualIn(setting),
    offers: rowsAt(rules).map((row) => offerOf(setting, row)),
  };
}

/** What a special round is about: the others are played as Solos. */
const PLAYED_IN = { kreuz: 'kreuz', schieber: 'solo', teufel: 'solo' } as const satisfies Record<SpecialRound, string>;

function usualIn({ rules, rounds: [running] }: DealSetting): string {
  const rows = rowsAt(rules);
  const row = running && rows.find(({ id }) => id === PLAYED_IN[running.kind]);
  return (row ?? rows[0])?.id ?? '';
}

/** Whether the side that has declared has won; undefined where nobody has. */
const WON_BY: ByKind<ScorerBill['winner']> = {
  sides: ({ winner }) => winner,
  ramsch: () => undefined,
  least: () => undefined,
  reKontra: ({ winner, fine, re, revoke }) => {
    if (fine) return revoke && re.includes(revoke.seat) ? 'defenders' : 'declarer';
    if (!winner) return 'draw';
    return winner === 're' ? 'declarer' : 'defenders';
  },
};

/** The bill of a line; undefined where nothing was played. */
export function billOf({ deal, setting, amounts }: ToldLine): ScorerBill | undefined {
  if (!deal || !setting) return undefined;
  const winner = byKind(WON_BY, deal.result);
  return {
    players: setting.players,
    announcement: deal.announcement,
    settlement: deal.settlement,
    ...(winner && { winner }),
    amounts: setting.players.map((person) => ({ person, cents: amounts[person] ?? 0 })),
  };
}

function lineOf(told: ToldLine, people: readonly string[]): ScorerLine {
  const bill = billOf(told);
  return {
    line: told.line,
    ...(told.number !== undefined && { number: told.number }),
    ...(bill && { bill }),
    amounts: inOrder(people, told.amounts),
    totals: inOrder(people, told.totals),
  };
}
