// Own mistakes from games: whenever the commentary on a round is done, what it grades as a mistake goes into the deck.
import path from 'node:path';
import type { Grade } from '../../engine/tutor/advice/advice.ts';
import { isOwn } from '../../shared/files/round-file.ts';
import type { Push } from '../base/push.ts';
import { gradedOf } from '../review/review-figures.ts';
import type { Room } from '../table/room.ts';
import type { Training } from './training-room.ts';
import { SAVE_FOLDERS } from '../store/folders.ts';

/** The page hears of it just before the last piece is written down; milliseconds until that is surely done. */
const UNTIL_WRITTEN = 2000;

const WORTH_REPEATING: readonly Grade[] = ['mistake', 'blunder'];

/** The way to the page for the commentary, on which finished commentary is noticed. */
export function noticing(
  { push, folder, library, clock }: Pick<Room, 'push' | 'folder' | 'library' | 'clock'>,
  training: Pick<Training, 'collect'>,
): Push {
  const rounds = path.join(folder, SAVE_FOLDERS.library);

  async function collect(id: string): Promise<void> {
    const found = await library.read(id);
    if (!found?.ok) return;
    const { record, you } = found.value.file;
    if (!isOwn(found.value.file)) return;
    const own = await gradedOf(rounds, id, you);
    if (!own) return;
    const entries = own.filter(({ grade }) => WORTH_REPEATING.includes(grade)).map(({ entry }) => entry);
    await training.collect(id, record, entries, you);
  }

  return (name, value) => {
    push(name, value);
    if (name !== 'review.changed' || !('progress' in value)) return;
    if (value.progress.state !== 'done') return;
    // What cannot be read yet, or any more, is noticed when the round is next looked at.
    clock.after(UNTIL_WRITTEN, () => void collect(value.id).catch(() => undefined));
  };
}
