// Taking back and repeating own decisions: a shorter log, and what was cut off to put it on again.
import type { Entry } from '../../engine/table/log.ts';
import { isOver, type Round } from '../../engine/table/round.ts';
import { replay } from '../../engine/round/step.ts';
import { USUAL_MODE } from '../../shared/table/help-modes.ts';
import { NO_HELP } from '../../shared/table/help-counts.ts';
import { recordIn, type SavedSession, type SessionFile } from './session-file.ts';
import { DEAL_ENTRIES } from '../replay/replay.ts';
import { isPersons } from './next-move.ts';

/** What was taken back, from an entry of the log on, with the reasons of the bots. */
export interface Tail extends Pick<SessionFile, 'entries' | 'notes'> {
  readonly from: number;
}

/** The cut cannot be taken back: one would choose among deals. */
const isOwn = (round: Round) => (entry: Entry, index: number) =>
  index >= DEAL_ENTRIES && entry.type !== 'shuffled' && isPersons(round, entry.seat);

/** Index of the person's last decision; undefined if there is none, or nothing may be taken back. */
export function lastOwn({ file, round }: SavedSession): number | undefined {
  if (isOver(round) || (file.mode ?? USUAL_MODE) === 'inn') return undefined;
  const index = round.entries.findLastIndex(isOwn(round));
  return index < 0 ? undefined : index;
}

/** Whether more than the deal has happened in a round that goes on, so that it can be begun again. */
export const canBeginAgain = ({ file, round }: SavedSession): boolean =>
  !isOver(round) && (file.mode ?? USUAL_MODE) !== 'inn' && round.entries.length > DEAL_ENTRIES;

/** The session with another log of the same round. Undefined if the rules refuse it. */
function withLog(file: SessionFile): SavedSession | undefined {
  const folded = replay(recordIn(file));
  return folded.ok ? { file, round: folded.round } : undefined;
}

/** The log down to `length` entries, and what was cut off. Counts as a decision taken back. */
export function shortened({ file }: SavedSession, length: number): { saved: SavedSession; tail: Tail } | undefined {
  const help = file.help ?? NO_HELP;
  const saved = withLog({
    ...file,
    entries: file.entries.slice(0, length),
    notes: file.notes.filter(({ entry }) => entry < length),
    ...(file.taught && { taught: file.taught.filter(({ at }) => at <= length) }),
    help: { ...help, takenBack: help.takenBack + 1 },
  });
  const tail: Tail = {
    from: length,
    entries: file.entries.slice(length),
    notes: file.notes.filter(({ entry }) => entry >= length),
  };
  return saved && { saved, tail };
}

/** The log with the tail put on again; undefined if it does not fit any more. */
export function lengthened({ file }: SavedSession, tail: Tail): SavedSession | undefined {
  if (tail.from !== file.entries.length) return undefined;
  return withLog({ ...file, entries: [...file.entries, ...tail.entries], notes: [...file.notes, ...tail.notes] });
}

/** The same deal from its first call on. */
export const begunAgain = (saved: SavedSession): SavedSession | undefined =>
  canBeginAgain(saved) ? shortened(saved, DEAL_ENTRIES)?.saved : undefined;
