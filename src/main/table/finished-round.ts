// The file of a round that is over.
import { bySeat } from '../../engine/seats.ts';
import { roundNumber } from '../../engine/session.ts';
import type { BotPlayer, RoundFile } from '../../shared/round-file.ts';
import { ROUND_FILE_VERSION } from '../../shared/round-file.ts';
import type { SessionFile, Sitter } from '../store/session-file.ts';
import { recordIn, roundId } from '../store/session-file.ts';
import { HUMAN } from './next-move.ts';
import { playersOf } from './table-view.ts';

const botIn = (sitter: Sitter): BotPlayer | null =>
  sitter.kind === 'human' ? null : { player: sitter.player, ...(sitter.character && { character: sitter.character }) };

/** `now` is the date to write if the session does not know when the round ended. */
export const finishedRound = (file: SessionFile, personName: string, now: string): RoundFile => ({
  format: 'schafkopf-stube-round',
  version: ROUND_FILE_VERSION,
  id: roundId(file, roundNumber(file.session)),
  finishedAt: file.finishedAt ?? now,
  players: playersOf(file, personName),
  bots: bySeat((seat) => botIn(file.sitters[seat])),
  you: HUMAN,
  record: recordIn(file),
  notes: file.notes,
  ...(file.deal && { deal: file.deal }),
});
