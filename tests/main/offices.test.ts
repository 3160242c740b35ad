// What seats are marked as: the side that has declared, or only the own partner where nobody does.
import { expect, test } from 'vitest';
import { SEATS } from '../../src/engine/base/seats.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import type { Round } from '../../src/engine/table/round.ts';
import { boardOf, playerEyes } from '../../src/main/board/board.ts';
import type { Office } from '../../src/renderer/table/scene/offices.ts';
import { officesOf } from '../../src/renderer/table/scene/offices.ts';
import type { Board, SeatedPlayer } from '../../src/shared/board.ts';
import { BoardSchema } from '../../src/shared/board-schemas.ts';
import { deutscherMade } from '../fixtures/deutscher.ts';
import { doppelschafkopfDealt } from '../fixtures/doppelschafkopf.ts';

const PLAYER: SeatedPlayer = { name: 'Resi', kind: 'bot' };

function marked(round: Round, you: 0 | 1 | 2 | 3): readonly (readonly Office[])[] {
  const eyes = playerEyes(viewFor(round, you));
  const board: Board = boardOf({
    eyes,
    players: [PLAYER, PLAYER, PLAYER, PLAYER],
    lying: 'present',
    turn: undefined,
  });
  BoardSchema.parse(board);
  return SEATS.map((seat) => officesOf(board, seat).filter((office) => office === 'declarer' || office === 'partner'));
}

test.each(SEATS)('where nobody declares, seat %i sees who its partner is and no declarer', (you) => {
  const wanted = SEATS.map((seat) => (seat === (you + 2) % 4 ? ['partner'] : []));
  expect(marked(doppelschafkopfDealt(), you)).toEqual(wanted);
});

test('where trumps were made, the makers are marked for everybody', () => {
  const makers = marked(deutscherMade(), 0);
  expect(makers.flat().toSorted()).toEqual(['declarer', 'partner']);
  expect(marked(deutscherMade(), 1)).toEqual(makers);
});
