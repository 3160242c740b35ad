// A finished round of somebody else: its rules agree, its log folds, its reasons can be told, its amounts can be reckoned with.
import type { RoundRecord } from '../../engine/table/log.ts';
import { isOver, type Round } from '../../engine/table/round.ts';
import { newsOf, replay } from '../../engine/round/step.ts';
import { blindOf } from '../../engine/table/blind.ts';
import { seatsAt } from '../../engine/table/table-rules.ts';
import { MAX_FILE_BYTES, MOST_ROUND_CENTS } from '../../shared/border/limits.ts';
import { type Problem, problem } from '../../shared/border/problems.ts';
import { ROUND_FILE_VERSION, type RoundFile, RoundFileSchema } from '../../shared/files/round-file.ts';
import type { Branch } from '../../shared/files/study.ts';
import { accepted, type Checked, detailOf, type FileKind, parseFile, refused } from '../store/check.ts';
import { objectionToRules } from './rules-agree.ts';
import { isTellable } from './tellable.ts';

const ROUND_KIND: FileKind<RoundFile> = {
  format: 'schafkopf-stube-round',
  version: ROUND_FILE_VERSION,
  schema: RoundFileSchema,
  maxBytes: MAX_FILE_BYTES,
};

/** The round that a record folds to; a record is data of somebody else, so its table may be unplayable too. */
export function foldRecord(record: RoundRecord): Checked<Round> {
  const wrong = objectionToRules(record);
  if (wrong) return refused(wrong);
  try {
    const folded = replay(record);
    if (folded.ok) return accepted(folded.round);
    return refused(problem('F.ILLEGAL_ENTRY', { entry: folded.at, because: folded.because }));
  } catch (error) {
    return refused(problem('F.BAD_FIELD', { path: 'record.rules', detail: detailOf(error) }));
  }
}

/** Longest text, longest list and deepest nesting in the evidence of a reason; the program's own stay far below. */
const MOST_TEXT = 200;
const MOST_PARTS = 64;
const DEEPEST = 3;

/** Whether the evidence of a reason is small, plain data: names of cards and seats, numbers, lists of them. */
function isModest(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.length <= MOST_TEXT && !/\p{C}/u.test(value);
  if (typeof value === 'number') return Number.isFinite(value) && Math.abs(value) <= MOST_ROUND_CENTS;
  if (typeof value !== 'object' || value === null) return true;
  const parts = Object.entries(value);
  const small = depth < DEEPEST && parts.length <= MOST_PARTS;
  return small && parts.every(([key, part]) => key.length <= MOST_TEXT && isModest(part, depth + 1));
}

/** Reasons must belong to an entry, be of modest size and be known to the texts. */
function objectionToNotes({ notes, record }: RoundFile): Problem | undefined {
  const last = record.entries.length - 1;
  for (const [index, { entry, because }] of notes.entries()) {
    const wrong = (place: string, detail: string): Problem =>
      problem('F.BAD_FIELD', { path: `notes[${index}].${place}`, detail });
    if (entry > last) return wrong('entry', `the log ends with ${last}`);
    const huge = because.findIndex((fact) => !isModest(fact));
    if (huge >= 0) return wrong(`because[${huge}]`, 'more than a reason can be about');
    const strange = because.findIndex((fact) => !isTellable(fact));
    if (strange >= 0) return wrong(`because[${strange}]`, 'no known reason');
  }
  return undefined;
}

function objectionToSeats({ you, record }: RoundFile): Problem | undefined {
  if (seatsAt(record.rules).includes(you) && you !== blindOf(record)) return undefined;
  return problem('F.BAD_FIELD', { path: 'you', detail: `nobody sits in seat ${you}` });
}

/** Every amount that the round has come to must be one that can be shown and added up. */
function objectionToAmounts(round: Round): Problem | undefined {
  const bill = newsOf(round).settlement;
  const amounts = [round.terms.stock ?? 0, ...(bill ? [bill.unit, bill.factor, bill.each, ...bill.balance] : [])];
  const cents = Math.max(...amounts.map(Math.abs));
  return cents <= MOST_ROUND_CENTS ? undefined : problem('F.TOO_MUCH', { cents, most: MOST_ROUND_CENTS });
}

/** The record up to a branch, and then along it. */
export const alongBranch = (record: RoundRecord, { from, moves }: Pick<Branch, 'from' | 'moves'>): RoundRecord => ({
  ...record,
  entries: [...record.entries.slice(0, from), ...moves],
});

/** A line of play begins at a card of the round, and every card of it is allowed. */
function objectionToStudy({ study, record }: RoundFile): Problem | undefined {
  for (const [index, branch] of (study?.branches ?? []).entries()) {
    const path = `study.branches[${index}]`;
    const cards = [record.entries[branch.from], ...branch.moves].every((entry) => entry?.type === 'play');
    if (!cards) return problem('F.BAD_FIELD', { path, detail: 'a line is made of cards that are played' });
    const folded = foldRecord(alongBranch(record, branch));
    if (!folded.ok) return problem('F.BAD_FIELD', { path, detail: 'a card that is not allowed' });
  }
  return undefined;
}

/** What a source that tells days alone was read as, before files said so themselves. */
const MIDNIGHT = /T00:00(:00(\.0+)?)?Z$/;

/** A round of elsewhere that lies at midnight has no time of day; pages of Sauspiel tell theirs to the minute. */
function withDayOnly(file: RoundFile): RoundFile {
  const { id, origin, finishedAt } = file;
  const timeless = origin === 'imported' && MIDNIGHT.test(finishedAt) && !id.startsWith('sauspiel-');
  return timeless ? { ...file, dayOnly: true } : file;
}

export interface CheckedRound {
  readonly file: RoundFile;
  readonly round: Round;
}

/** A finished round from the text of its file. */
export function checkRound(text: string): Checked<CheckedRound> {
  const parsed = parseFile(text, ROUND_KIND);
  if (!parsed.ok) return parsed;
  const file = withDayOnly(parsed.value);
  const folded = foldRecord(file.record);
  if (!folded.ok) return folded;
  const round = folded.value;
  if (!isOver(round)) return refused(problem('F.UNFINISHED', {}));
  const wrong = objectionToSeats(file) ?? objectionToNotes(file) ?? objectionToAmounts(round) ?? objectionToStudy(file);
  return wrong ? refused(wrong) : accepted({ file, round });
}
