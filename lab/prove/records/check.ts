// One line of a record file in, one report out; never throws on what a line may hold.
import { objectIn } from '../../../src/cli/lines.ts';
import { checkAuction } from './check-auction.ts';
import { checkCalls } from './check-calls.ts';
import { checkDraw } from './check-draw.ts';
import { checkHouseRecord } from './check-house.ts';
import { checkPosition } from './check-position.ts';
import { checkRound } from './check-round.ts';
import { checkSession } from './check-session.ts';
import { type Findings, nonsense, type Report, unsupported } from './difference.ts';

const CHECKS: Readonly<Record<string, (json: unknown) => Findings>> = {
  round: checkRound,
  auction: checkAuction,
  calls: checkCalls,
  position: checkPosition,
  house: checkHouseRecord,
  session: checkSession,
  draw: checkDraw,
};

const reportOf = (id: string | null, { differences, unsupported: what }: Findings): Report => ({
  id,
  ok: differences.length === 0 && what === undefined,
  differences,
  ...(what !== undefined && { unsupported: what }),
});

type Json = Readonly<Record<string, unknown>>;

/** The report on a line of a record file; `number` counts from 1 and names lines that are not JSON. */
export function checkLine(line: string, number: number): Report {
  const read = objectIn(line);
  if ('json' in read) return checkRecord(read.json);
  return reportOf(null, { differences: [nonsense(`line ${number}`, line.slice(0, 80), read.wrong)] });
}

/** The report on one record. */
export function checkRecord(json: Json): Report {
  const { id, record } = json;
  const name = typeof id === 'string' ? id : null;
  if (typeof record !== 'string')
    return reportOf(name, { differences: [nonsense('record', record, 'no kind of record')] });
  const check = Object.hasOwn(CHECKS, record) ? CHECKS[record] : undefined;
  const findings = check ? check(json) : unsupported(`record ${record}`);
  if (name !== null) return reportOf(name, findings);
  return reportOf(null, { ...findings, differences: [nonsense('id', id, 'not a text'), ...findings.differences] });
}

export interface Summary {
  readonly records: number;
  readonly ok: number;
  readonly differing: number;
  readonly unsupported: number;
}

export const EMPTY_SUMMARY: Summary = { records: 0, ok: 0, differing: 0, unsupported: 0 };

export const withReport = (summary: Summary, report: Report): Summary => ({
  records: summary.records + 1,
  ok: summary.ok + (report.ok ? 1 : 0),
  differing: summary.differing + (report.differences.length > 0 ? 1 : 0),
  unsupported: summary.unsupported + (report.unsupported !== undefined && report.differences.length === 0 ? 1 : 0),
});
