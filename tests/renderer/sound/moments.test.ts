// What is heard when the picture of the table changes, and that nothing is when it only looks different.
import { describe, expect, test } from 'vitest';
import { cuesBetween } from '../../../src/renderer/sound/moments.ts';
import type { Sound } from '../../../src/renderer/sound/recipes.ts';
import type { Board, TableView } from '../../../src/shared/table/board.ts';
import { boardWith, idle, viewWith } from '../../../lab/support/page/table/boards.ts';

const PACKETS = 500;

const at = (number: number, board: Partial<Board>, more: Partial<TableView> = {}): TableView => ({
  ...viewWith({ at: number, board: boardWith(board), ...more }),
  roundId: more.roundId ?? 'round',
});

const heard = (before: TableView | null, after: TableView | null): readonly Sound[] =>
  cuesBetween(before, after, PACKETS).map(({ sound }) => sound);

const LADDER: Board['ladder'] = (['EO', 'GO', 'HO', 'SO', 'EU', 'H7'] as const).map((card) => ({ card, place: 'out' }));

describe('cards', () => {
  const before = at(10, { trick: { leader: 2, cards: ['EK'] }, ladder: LADDER, turn: 3 });

  test('are heard as they are laid', () => {
    expect(heard(before, at(11, { trick: { leader: 2, cards: ['EK', 'E9'] }, ladder: LADDER, turn: 3 }))).toEqual([
      'card',
    ]);
  });

  test('are slapped down when they trump a plain card, or are among the highest trumps', () => {
    const trumped = at(11, { trick: { leader: 2, cards: ['EK', 'H7'] }, ladder: LADDER, turn: 3 });
    expect(heard(before, trumped)).toEqual(['slap']);
    const none = at(10, { trick: { leader: 2, cards: [] }, ladder: LADDER, turn: 3 });
    expect(heard(none, at(11, { trick: { leader: 2, cards: ['EO'] }, ladder: LADDER, turn: 3 }))).toEqual(['slap']);
    expect(heard(none, at(11, { trick: { leader: 2, cards: ['H7'] }, ladder: LADDER, turn: 3 }))).toEqual(['card']);
  });

  test('are gathered when the trick goes to who has taken it', () => {
    const lies = at(13, {
      trick: { leader: 2, cards: ['EK', 'E9', 'E8', 'E7'], taken: { winner: 2, points: 4, notes: [] } },
    });
    expect(heard(lies, at(13, { trick: { leader: 2, cards: [] }, turn: 2 }))).toEqual(['trick']);
  });
});

describe('a deal', () => {
  test('is shuffled, then dealt in two packets', () => {
    const cutting = at(1, { phase: 'cutting', hands: [{ size: 0 }, { size: 0 }, { size: 0 }, { size: 0 }], turn: 1 });
    expect(heard(at(40, { turn: 1 }, { roundId: 'old' }), cutting)).toEqual(['shuffle']);
    const dealt = at(2, {
      phase: 'auction',
      hands: [{ size: 8, cards: [idle('GO')] }, { size: 8 }, { size: 8 }, { size: 8 }],
      turn: 1,
    });
    expect(cuesBetween(cutting, dealt, PACKETS)).toEqual([
      { sound: 'deal', after: 0 },
      { sound: 'deal', after: PACKETS },
    ]);
  });
});

describe('words', () => {
  const quiet = at(5, { phase: 'announcing', turn: 2 });

  test('a game alone is announced with weight, a called partner is not', () => {
    const { contract: _none, ...open } = quiet.board;
    const before = { ...quiet, board: open };
    const solo = at(6, { contract: { announcement: { contract: 'solo', trump: 'E' }, declarer: 2 }, turn: 2 });
    expect(heard(before, solo)).toEqual(['announce']);
    const rufer = at(6, { contract: { announcement: { contract: 'rufer', called: 'GA' }, declarer: 2 }, turn: 2 });
    expect(heard(before, rufer)).toEqual([]);
  });

  test('a Stoss knocks, and so does its answer', () => {
    const contract = { announcement: { contract: 'rufer', called: 'GA' }, declarer: 2 } as const;
    const before = at(6, { contract, turn: 2 });
    const stoss = at(7, { contract: { ...contract, stoss: 1 }, turn: 2 });
    expect(heard(before, stoss)).toEqual(['knock']);
    expect(heard(stoss, at(8, { contract: { ...contract, stoss: 1, retour: 2 }, turn: 2 }))).toEqual(['knock']);
  });

  test('the own turn is told, once', () => {
    const before = at(6, { turn: 2 });
    const mine = at(7, { turn: 0 }, { asked: 'play' });
    expect(heard(before, mine)).toEqual(['turn']);
    expect(heard(mine, mine)).toEqual([]);
  });
});

describe('the end', () => {
  const ended = (balance: number): TableView['ended'] =>
    ({
      kind: 'played',
      number: 1,
      dealer: 1,
      announcement: { contract: 'rufer', called: 'GA' },
      result: {},
      settlement: { lines: [], each: balance, balance: [balance, 0, -balance, 0] },
    }) as unknown as TableView['ended'];
  const scored = (balance: number): TableView =>
    at(41, { phase: 'scored' }, { ended: ended(balance), asked: 'next' } as Partial<TableView>);

  test.each([
    [20, ['coins', 'win']],
    [-20, ['coins', 'loss']],
    [0, ['coins']],
  ] as const)('with %i cents sounds like %j', (balance, sounds) => {
    expect(heard(at(40, { turn: 2 }), scored(balance))).toEqual(sounds);
  });

  test('is silent where nothing was played', () => {
    expect(heard(at(4, { phase: 'auction', turn: 2 }), at(5, { phase: 'thrownIn' }, { asked: 'next' }))).toEqual([]);
  });
});

test('nothing is heard at the first picture, nor when something is taken back', () => {
  expect(heard(null, at(10, {}))).toEqual([]);
  expect(
    heard(at(12, { trick: { leader: 2, cards: ['EK', 'E9'] } }), at(10, { trick: { leader: 2, cards: [] } })),
  ).toEqual([]);
});
