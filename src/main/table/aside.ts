// Rounds beside the session: a deal is played once more for practice, and then the session goes on where it was.
import { chairOf } from '../../engine/table/chairs.ts';
import type { Entry, RoundRecord } from '../../engine/table/log.ts';
import { isOver, startRound } from '../../engine/table/round.ts';
import { type Seat, seatAfter, seatsOf } from '../../engine/base/seats.ts';
import { isSessionOver, nextTerms, withRound } from '../../engine/round/session.ts';
import { replay } from '../../engine/round/step.ts';
import { isUndealt } from '../../engine/table/readers.ts';
import { asBegun } from '../../shared/border/old-records.ts';
import type { EntryNote, RoundFile } from '../../shared/files/round-file.ts';
import {
  type Aside,
  practiceOf,
  recordIn,
  type RoundPart,
  type SavedSession,
  type SessionFile,
} from './session-file.ts';
import { DEAL_ENTRIES } from '../replay/replay.ts';
import { HUMAN } from './next-move.ts';
import { chairsAt, playersAt } from '../../engine/table/table-rules.ts';

/** A log to go on from, with the reasons known for its entries. */
export interface Opening {
  readonly record: RoundRecord;
  readonly notes: readonly EntryNote[];
}

/** The round part of a file, apart from the rest. */
function partOf({ entries, notes, deal, finishedAt, savedAs, help, taught }: SessionFile): RoundPart {
  return {
    entries,
    notes,
    ...(deal && { deal }),
    ...(finishedAt !== undefined && { finishedAt }),
    ...(savedAs !== undefined && { savedAs }),
    ...(help && { help }),
    ...(taught && { taught }),
  };
}

/** The file with another round in the place of the present one. */
function withPart(file: SessionFile, part: RoundPart): SessionFile {
  const { deal: _deal, finishedAt: _at, savedAs: _as, help: _help, taught: _taught, aside: _aside, ...session } = file;
  return { ...session, ...part };
}

/** The session with its finished round on the sheet, and no round dealt. */
export function afterRound({ file, round }: SavedSession): SessionFile {
  const session = withRound(file.session, round, practiceOf(file) ? 'practice' : 'counted');
  return { ...withPart(file, { entries: [], notes: [] }), session };
}

/** What waits while a round is played beside the session; the session's round goes on the sheet if it is over. */
function waiting(saved: SavedSession): { readonly file: SessionFile; readonly laidBy?: RoundPart } {
  const { file, round } = saved;
  if (file.aside) {
    const { laidBy } = file.aside;
    return { file, ...(laidBy && { laidBy }) };
  }
  // The last round of a session stays, so that the session ends with it again.
  const next = isOver(round) ? afterRound(saved) : file;
  if (isOver(round) && !isSessionOver(next.session)) return { file: next };
  return isUndealt(round) ? { file } : { file, laidBy: partOf(file) };
}

/** The session with a round beside it that begins with the given log. Undefined if it is over already, or not dealt. */
export function playedAside(saved: SavedSession, opening: Opening): SavedSession | undefined {
  const { notes } = opening;
  const record = asBegun(opening.record);
  const folded = replay(record);
  if (!folded.ok || isOver(folded.round) || record.entries.length < DEAL_ENTRIES) return undefined;
  const { file, laidBy } = waiting(saved);
  const ordinal = (file.asides ?? 0) + 1;
  const aside: Aside = { ordinal, rules: record.rules, terms: record.terms, ...(laidBy && { laidBy }) };
  const part = { entries: record.entries, notes };
  return { file: { ...withPart(file, part), asides: ordinal, aside }, round: folded.round };
}

/** The session as it was before the round beside it; undefined if there is no such round. */
export function backFromAside({ file }: SavedSession): SavedSession | undefined {
  if (!file.aside) return undefined;
  const { laidBy } = file.aside;
  const regular = withPart(file, laidBy ?? { entries: [], notes: [] });
  if (!laidBy) return { file: regular, round: startRound(regular.session.rules, nextTerms(regular.session)) };
  const folded = replay(recordIn(regular));
  if (!folded.ok) throw new Error(`the round that was laid by is illegal at entry ${folded.at}`);
  return { file: regular, round: folded.round };
}

type Turn = (seat: Seat) => Seat;

const turnedEntry = (entry: Entry, turned: Turn): Entry =>
  entry.type === 'shuffled' ? entry : { ...entry, seat: turned(entry.seat) };

/** The beginning of a finished round, `length` entries long, moved round the table until its player sits in the person's chair. */
export function openingOf({ record, notes, you }: RoundFile, length: number): Opening {
  const players = playersAt(record.rules);
  const turnedBy =
    (by: number): Turn =>
    (seat) =>
      seatAfter(seat, by, players);
  const dealtBy = (dealer: Seat): RoundRecord => ({ ...record, terms: { ...record.terms, dealer } });
  const by = seatsOf(players).find((steps) => {
    const dealer = turnedBy(steps)(record.terms.dealer);
    return chairsAt(record.rules).includes(dealer) && chairOf(dealtBy(dealer), turnedBy(steps)(you)) === HUMAN;
  });
  if (by === undefined) throw new Error('the player of a round sits nowhere');
  const turned = turnedBy(by);
  return {
    record: {
      ...dealtBy(turned(record.terms.dealer)),
      entries: record.entries.slice(0, length).map((entry) => turnedEntry(entry, turned)),
    },
    // Reasons name seats; in a round that was turned they would name the wrong ones.
    notes: by === 0 ? notes.filter(({ entry }) => entry < length) : [],
  };
}

/** The deal of the present round once more. */
export const sameDeal = ({ file }: SavedSession): Opening => ({
  record: { ...recordIn(file), entries: file.entries.slice(0, DEAL_ENTRIES) },
  notes: [],
});
