// Writes a commented round to a place that the person chooses: as text, or as the pages that the page prints.
import type { REVIEW_CALLS } from '../../shared/calls/review-calls.ts';
import type { ExportAnswer } from '../../shared/export-answer.ts';
import type { HandlersOf } from '../../shared/ipc.ts';
import { problem } from '../../shared/problems.ts';
import type { SavedKind } from '../library/library-calls.ts';
import type { Room } from '../table/room.ts';
import { writeAtomic } from '../store/atomic.ts';
import { messageOf } from '../store/check.ts';
import { markdownOf } from './markdown.ts';
import type { ReviewedRound } from './reviewed-round.ts';

type Exports = Pick<HandlersOf<typeof REVIEW_CALLS>, 'review.exportText' | 'review.exportPages'>;

const NO_SUCH_ROUND: ExportAnswer = {
  outcome: 'refused',
  problem: problem('F.UNREADABLE', { detail: 'no such round' }),
};

export function openExports(
  { dialogs, printedPages }: Pick<Room, 'dialogs' | 'printedPages'>,
  look: (id: string) => Promise<ReviewedRound | undefined>,
): Exports {
  async function save(id: string, kind: SavedKind, make: () => Promise<string | Uint8Array>): Promise<ExportAnswer> {
    try {
      const content = await make(); // before the dialog: what is on the page then is what is meant
      const file = await dialogs.fileToSave(id, kind);
      if (file === undefined) return { outcome: 'cancelled' };
      await writeAtomic(file, content);
      return { outcome: 'saved', file };
    } catch (error) {
      return { outcome: 'refused', problem: problem('F.NOT_WRITTEN', { detail: messageOf(error) }) };
    }
  }

  return {
    async 'review.exportText'({ id, language, deck }) {
      const round = await look(id);
      if (!round) return NO_SUCH_ROUND;
      return save(id, 'markdown', () => Promise.resolve(markdownOf(round, language, deck)));
    },
    async 'review.exportPages'({ id }) {
      return (await look(id)) ? save(id, 'pdf', printedPages) : NO_SUCH_ROUND;
    },
  };
}
