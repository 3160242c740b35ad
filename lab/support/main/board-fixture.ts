// The board that a seat is shown of a round, held to the form in which the page takes it.
import type { Seat } from '../../../src/engine/base/seats.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import { boardOf, playerEyes } from '../../../src/main/board/board.ts';
import { type Board, BoardSchema, type SeatedPlayer } from '../../../src/shared/table/board.ts';

const PLAYER: SeatedPlayer = { name: 'Resi', kind: 'bot' };

export const boardAt = (round: Round, seat: Seat, turn?: Seat): Board =>
  BoardSchema.parse(
    boardOf({
      eyes: playerEyes(viewFor(round, seat)),
      players: [PLAYER, PLAYER, PLAYER, PLAYER],
      lying: 'present',
      turn,
    }),
  );
