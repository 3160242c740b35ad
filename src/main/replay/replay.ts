// A finished round to be walked through: which frames there are, and the round after each of them.
import type { Entry } from '../../engine/table/log.ts';
import type { Round } from '../../engine/table/round.ts';
import { replay } from '../../engine/round/step.ts';
import type { ReplayInfo, ReplayMark } from '../../shared/calls/library-calls.ts';
import type { RoundFile } from '../../shared/files/round-file.ts';
import { libraryItem } from '../rounds/library-item.ts';

/** The deal takes two entries, the shuffle and the cut; frame 0 shows the table after them. */
export const DEAL_ENTRIES = 2;

export interface OpenReplay {
  readonly file: RoundFile;
  /** The round after each frame's entry. */
  readonly rounds: readonly Round[];
  readonly info: ReplayInfo;
}

/** Index in the log of the entry that a frame shows. */
export const entryOf = (frame: number): number => frame + DEAL_ENTRIES - 1;

/** The frame that shows the table right after an entry; below 0 before the deal. */
export const frameAfter = (entry: number): number => entry - DEAL_ENTRIES + 1;

/** The round of a file that has passed its checks. Throws for any other (programming error). */
export function openReplay(id: string, file: RoundFile): OpenReplay {
  const folded = replay(file.record);
  if (!folded.ok) throw new Error(`entry ${folded.at} of ${id} is illegal`);
  const rounds = folded.steps.slice(DEAL_ENTRIES - 1).map(({ round }) => round);
  const branches = file.study?.branches;
  const item = libraryItem(id, file, folded.round);
  const info = { item, frames: rounds.length, marks: marksOf(rounds), ...(branches && { branches }) };
  return { file, rounds, info };
}

/** The frames to jump to: a trick is found at its first card. */
function marksOf(rounds: readonly Round[]): readonly ReplayMark[] {
  const last = rounds.length - 1;
  const marks = rounds.flatMap((round, frame) => markOf(round, frame, rounds[frame - 1]));
  return [{ frame: 0, kind: 'deal' }, ...marks, ...(last > 0 ? [{ frame: last, kind: 'end' } as const] : [])];
}

function markOf(round: Round, frame: number, before: Round | undefined): readonly ReplayMark[] {
  if (!before) return [];
  const entry = round.entries.at(-1) as Entry;
  if (frame === 1) return [{ frame, kind: 'auction' }];
  if ('play' in round && !('play' in before)) return [{ frame, kind: 'contract' }];
  if (entry.type !== 'play' || !('play' in before) || before.play.trick.cards.length > 0) return [];
  return [{ frame, kind: 'trick', trick: before.play.done.length + 1 }];
}
