// What a table of memory asks about what has fallen: now and then, before a card of the person, the same after a restart.
import { randomOf } from '../../engine/base/random.ts';
import { viewFor } from '../../engine/round/view.ts';
import { roundNumber } from '../../engine/round/session.ts';
import { isPlaying } from '../../engine/table/readers.ts';
import { type Recall, recallAt, recallTimes } from '../../engine/teaching/trainers/recall.ts';
import { HELP, USUAL_MODE } from '../../shared/table/help-modes.ts';
import { askedSeatIn, type Move, personIn } from './next-move.ts';
import type { SavedSession } from './session-file.ts';

/** The question that is put before the person plays; undefined where none is. */
export function recallIn({ file, round }: SavedSession, { kind }: Move): Recall | undefined {
  if (HELP[file.mode ?? USUAL_MODE].fallen === 'shown' || kind !== 'person' || !isPlaying(round)) return undefined;
  const seat = personIn(round);
  if (askedSeatIn(round) !== seat) return undefined;
  const view = viewFor(round, seat);
  const tricks = view.tricks.length + view.hand.length;
  const times = recallTimes(tricks, randomOf(file.session.seed, 'recall', roundNumber(file.session)));
  if (!times.includes(view.tricks.length)) return undefined;
  return recallAt(view, randomOf(file.session.seed, 'recall', roundNumber(file.session), view.tricks.length));
}
