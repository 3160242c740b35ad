// Advice on laying: by the packet that the seat sees, and by nothing else.
import { expect, test } from 'vitest';
import { cardsOfPack } from '../../../../src/engine/base/cards.ts';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { startRound } from '../../../../src/engine/table/round.ts';
import { adviseAt } from '../../../../src/engine/tutor/advice/advise.ts';
import { viewFor } from '../../../../src/engine/round/view.ts';
import { houseTable } from '../../../../lab/support/rounds/house-tables.ts';
import { after, cards } from '../../../../lab/support/rounds/rounds.ts';

const table = houseTable({ 'legen.form': 'all' });
const think = { random: randomOf('saying'), effort: 'quick' } as const;

/** Forehand has been dealt this first packet; nothing is cut away from it. */
function asked(packet: string) {
  const first = cards(packet);
  const rest = cardsOfPack(32).filter((card) => !first.includes(card));
  const cut = [...first, ...rest];
  const pack = [...cut.slice(-3), ...cut.slice(0, -3)];
  return viewFor(
    after(startRound(table, { dealer: 3 }), { type: 'shuffled', pack }, { type: 'cut', seat: 2, at: 3 }),
    0,
  );
}

test('four Obers are to be laid on, four blanks are not, and nobody sees more than the packet', () => {
  const strong = asked('EO GO HO SO');
  expect(strong.hand).toHaveLength(4);
  expect(strong.handSizes).toEqual([4, 4, 4, 4]);
  expect(adviseAt(strong, think).ranked[0]?.decision).toEqual({ type: 'legen', seat: 0, says: 'lay' });
  expect(adviseAt(asked('E7 E8 G7 S8'), think).ranked[0]?.decision).toEqual({ type: 'legen', seat: 0, says: 'leave' });
});
