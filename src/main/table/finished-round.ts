// The file of a round that is over.
import { roundNumber } from '../../engine/session.ts';
import type { RoundFile } from '../../shared/round-file.ts';
import { ROUND_FILE_VERSION } from '../../shared/round-file.ts';
import type { SessionFile } from '../store/session-file.ts';
import { recordIn, roundId } from '../store/session-file.ts';
import { HUMAN } from './next-move.ts';
import { playersOf } from './table-view.ts';

/** `now` is the date to write if the session does not know when the round ended. */
export const finishedRound = (file: SessionFile, personName: string, now: string): RoundFile => ({
  format: 'schafkopf-stube-round',
  version: ROUND_FILE_VERSION,
  id: roundId(file, roundNumber(file.session)),
  finishedAt: file.finishedAt ?? now,
  players: playersOf(file, personName),
  you: HUMAN,
  record: recordIn(file),
  notes: file.notes,
  ...(file.deal && { deal: file.deal }),
});
