// The file of a round that is over.
import { chairOf } from '../../engine/table/chairs.ts';
import { bySeat } from '../../engine/base/seats.ts';
import { USUAL_MODE } from '../../shared/table/help-modes.ts';
import { type BotPlayer, ROUND_FILE_VERSION, type RoundFile } from '../../shared/files/round-file.ts';
import { practiceOf, presentId, recordIn, type SessionFile, type Sitter } from './session-file.ts';
import { personIn } from './next-move.ts';
import { playerOf } from './table-view.ts';

const botIn = (sitter: Sitter): BotPlayer | null =>
  sitter.kind !== 'bot' ? null : { player: sitter.player, ...(sitter.character && { character: sitter.character }) };

/** `now` is the date to write if the session does not know when the round ended. */
export const finishedRound = (file: SessionFile, personName: string, now: string): RoundFile => {
  const practice = practiceOf(file);
  const record = recordIn(file);
  const sitters = bySeat((seat) => file.sitters[chairOf(record, seat)]);
  return {
    format: 'schafkopf-stube-round',
    version: ROUND_FILE_VERSION,
    id: presentId(file),
    finishedAt: file.finishedAt ?? now,
    players: bySeat((seat) => playerOf(sitters[seat], personName, record.rules)),
    bots: bySeat((seat) => botIn(sitters[seat])),
    you: personIn(record),
    record,
    notes: file.notes,
    mode: file.mode ?? USUAL_MODE,
    ...(file.help && { help: file.help }),
    ...(file.taught && { taught: file.taught }),
    ...(practice && { practice }),
    ...(file.deal && { deal: file.deal }),
  };
};
