// Whether a round that is taken in can be looked at from its first to its last frame, whoever looks on: tried before it is accepted.
import { setImmediate as breathe } from 'node:timers/promises';
import { seatsAt } from '../../engine/table/table-rules.ts';
import { LIBRARY_CALLS } from '../../shared/calls/library-calls.ts';
import type { Problem } from '../../shared/border/problems.ts';
import type { RoundFile } from '../../shared/files/round-file.ts';
import { notShown } from '../rounds/library-jobs.ts';
import { frameOf, type Viewer } from '../replay/frame.ts';
import { openReplay } from '../replay/replay.ts';

/** Why a round that has passed its checks cannot be looked at; undefined if it can. Lets others work between two frames. */
export async function objectionToShowing(file: RoundFile): Promise<Problem | undefined> {
  try {
    const open = openReplay(file.id, file);
    LIBRARY_CALLS['replay.open'].output.parse(open.info);
    const viewers: readonly Viewer[] = ['open', ...seatsAt(file.record.rules)];
    for (const frame of open.rounds.keys()) {
      for (const viewer of viewers) LIBRARY_CALLS['replay.frame'].output.parse(frameOf(open, frame, viewer));
      await breathe();
    }
    return undefined;
  } catch (error) {
    return notShown(error);
  }
}
