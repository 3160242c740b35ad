// What seats are marked as: the side that has declared, or only the own partner where nobody does.
import { expect, test } from 'vitest';
import { SEATS } from '../../src/engine/base/seats.ts';
import type { Round } from '../../src/engine/table/round.ts';
import { type Office, officesOf } from '../../src/renderer/table/scene/offices.ts';
import { boardAt } from '../../lab/support/main/board-fixture.ts';
import { deutscherMade } from '../../lab/support/rounds/deutscher.ts';
import { doppelschafkopfDealt } from '../../lab/support/rounds/doppelschafkopf-rounds.ts';

function marked(round: Round, you: 0 | 1 | 2 | 3): readonly (readonly Office[])[] {
  const board = boardAt(round, you);
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
