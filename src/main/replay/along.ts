// Lines of play that leave a finished round: the table after one of them, and what the next cards are worth.
import type { Advice } from '../../engine/tutor/advice/advice.ts';
import type { CardValues, ReplayFrame } from '../../shared/calls/library-calls.ts';
import type { RoundFile } from '../../shared/files/round-file.ts';
import type { Branch } from '../../shared/files/study.ts';
import { alongBranch, foldRecord } from '../rounds/check-round.ts';
import { frameOf, type Viewer } from './frame.ts';
import { openReplay } from './replay.ts';
import { ofDecision } from '../../engine/table/readers.ts';

export type Line = Pick<Branch, 'from' | 'moves'>;

/** The round as far as a line goes; undefined if its place is none, or a card of it is not allowed. */
export function fileAlong(file: RoundFile, line: Line): RoundFile | undefined {
  if (line.from < 2 || line.from > file.record.entries.length) return undefined;
  const record = alongBranch(file.record, line);
  return foldRecord(record).ok
    ? { ...file, record, notes: file.notes.filter(({ entry }) => entry < line.from) }
    : undefined;
}

/** The table after the last move of a line. */
export function frameAlong(id: string, file: RoundFile, line: Line, viewer: Viewer): ReplayFrame | undefined {
  const along = fileAlong(file, line);
  const open = along && openReplay(id, along);
  return open && frameOf(open, open.rounds.length - 1, viewer);
}

/** What the advice says of cards, as losses against the best of them. */
export function valuesIn({ seat, basis, ranked }: Advice): CardValues {
  const best = ranked[0]?.cents ?? 0;
  const cards = ofDecision(ranked, 'play').map(({ decision: { card }, cents }) => ({
    card,
    loss: Math.max(0, best - cents),
  }));
  return { seat, basis, cards };
}
