// Writes a commented round to a place that the person chooses: as text, or as the pages that the page prints.
import type { REVIEW_CALLS } from '../../shared/calls/review-calls.ts';
import type { ExportAnswer } from '../../shared/border/export-answer.ts';
import type { HandlersOf } from '../../shared/border/ipc.ts';
import { problem } from '../../shared/border/problems.ts';
import { type Reading, roundName } from '../library/round-name.ts';
import { savedWhere } from '../library/saved-where.ts';
import type { Room } from '../table/room.ts';
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
  return {
    async 'review.exportText'({ id, language, deck }) {
      const round = await look(id);
      if (!round) return NO_SUCH_ROUND;
      return savedWhere(dialogs, nameOf(round, { language, deck }), 'markdown', () =>
        markdownOf(round, language, deck),
      );
    },
    async 'review.exportPages'({ id, ...reading }) {
      const round = await look(id);
      return round ? savedWhere(dialogs, nameOf(round, reading), 'pdf', printedPages) : NO_SUCH_ROUND;
    },
  };
}
