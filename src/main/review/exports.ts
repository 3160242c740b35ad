// Writes a commented round to a place that the person chooses: as text, or as the pages that the page prints.
import type { REVIEW_CALLS } from '../../shared/calls/review-calls.ts';
import type { ExportAnswer } from '../../shared/border/export-answer.ts';
import type { HandlersOf } from '../../shared/border/ipc.ts';
import { problem } from '../../shared/border/problems.ts';
import type { SavedKind } from '../library/library-calls.ts';
import { type Reading, roundName } from '../library/round-name.ts';
import type { Room } from '../table/room.ts';
import { writeAtomic } from '../store/atomic.ts';
import { messageOf } from '../store/check.ts';
import { markdownOf } from './markdown.ts';
import type { ReviewedRound } from './reviewed-round.ts';

export type Exports = Pick<HandlersOf<typeof REVIEW_CALLS>, 'review.exportText' | 'review.exportPages'>;

const NO_SUCH_ROUND: ExportAnswer = {
  outcome: 'refused',
  problem: problem('F.UNREADABLE', { detail: 'no such round' }),
};

const nameOf = ({ replay }: ReviewedRound, reading: Reading): string => roundName(replay.info.item, reading);

export function openExports(
  { dialogs, printedPages }: Pick<Room, 'dialogs' | 'printedPages'>,
  look: (id: string) => Promise<ReviewedRound | undefined>,
): Exports {
  async function save(
    suggestion: string,
    kind: SavedKind,
    make: () => Promise<string | Uint8Array>,
  ): Promise<ExportAnswer> {
    try {
      const content = await make(); // before the dialog: what is on the page then is what is meant
      const file = await dialogs.fileToSave(suggestion, kind);
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
      return save(nameOf(round, { language, deck }), 'markdown', () =>
        Promise.resolve(markdownOf(round, language, deck)),
      );
    },
    async 'review.exportPages'({ id, ...reading }) {
      const round = await look(id);
      return round ? save(nameOf(round, reading), 'pdf', printedPages) : NO_SUCH_ROUND;
    },
  };
}
