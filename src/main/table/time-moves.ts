// The moves in time: what each makes of the session and of what can be repeated; undefined where it is not possible.
import { isOver } from '../../engine/table/round.ts';
import type { MoveInTime } from '../../shared/table/moves-in-time.ts';
import type { SavedSession } from './session-file.ts';
import { backFromAside, playedAside, sameDeal } from './aside.ts';
import { begunAgain, lastOwn, lengthened, shortened, type Tail } from './taking-back.ts';

/** A session, and what the person has taken back and may repeat, the next one first. */
export interface Timeline {
  readonly saved: SavedSession;
  readonly tails: readonly Tail[];
}

const afresh = (saved: SavedSession | undefined): Timeline | undefined => saved && { saved, tails: [] };

export const TIME_MOVES: Readonly<Record<MoveInTime, (from: Timeline) => Timeline | undefined>> = {
  /** The person's last decision, with all that followed. */
  takeBack({ saved, tails }) {
    const at = lastOwn(saved);
    const back = at === undefined ? undefined : shortened(saved, at);
    return back && { saved: back.saved, tails: [back.tail, ...tails] };
  },
  /** What was taken back last. */
  repeat({ saved, tails: [tail, ...others] }) {
    const longer = tail && lengthened(saved, tail);
    return longer && { saved: longer, tails: others };
  },
  /** From its first call on if the round goes on, else beside the session. */
  sameDeal: ({ saved }) => afresh(isOver(saved.round) ? playedAside(saved, sameDeal(saved)) : begunAgain(saved)),
  /** Back to the session's own round. */
  leaveAside: ({ saved }) => afresh(backFromAside(saved)),
};
