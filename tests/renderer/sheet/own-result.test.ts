// The end of a round from the reader's own side: won or lost, with whom, by how much.
import { describe, expect, test } from 'vitest';
import { ownResult } from '../../../src/renderer/sheet/own-result.ts';
import type { TableView } from '../../../src/shared/table/board.ts';
import type { BySeat } from '../../../src/engine/base/seats.ts';
import { boardWith } from '../../../lab/support/page/table/boards.ts';

type Played = Extract<TableView['sheet'][number], { kind: 'played' }>;

const ended = (balance: BySeat<number>, more: object = {}): Played =>
  ({
    kind: 'played',
    number: 1,
    dealer: 1,
    announcement: { contract: 'rufer', called: 'GA' },
    result: { declarer: 2, partner: 1, points: [40, 12, 40, 28], sidePoints: 52, winner: 'defenders', ...more },
    settlement: { lines: [], each: 10, balance },
  }) as unknown as Played;

const contract = { announcement: { contract: 'rufer', called: 'GA' }, declarer: 2, partner: 1, needed: 61 } as const;
const board = boardWith({ phase: 'scored', contract });

describe('the own result', () => {
  test('counts the points of the own side first, whichever it is', () => {
    expect(ownResult(ended([10, -10, -10, 10]), board)).toEqual({
      outcome: 'won',
      company: 'together',
      points: { own: 68, against: 52 },
    });
    expect(ownResult(ended([10, -10, -10, 10]), { ...board, you: 1 })).toEqual({
      outcome: 'lost',
      company: 'together',
      points: { own: 52, against: 68 },
    });
  });

  test('is that of one who is alone', () => {
    const solo = boardWith({ phase: 'scored', contract: { ...contract, declarer: 0 } });
    const line = ended([-150, 50, 50, 50], { declarer: 0, partner: undefined });
    expect(ownResult(line, solo)).toMatchObject({ outcome: 'lost', company: 'alone' });
  });

  test('names no points where they do not decide, or a revoke has', () => {
    const { needed: _needed, ...tout } = contract;
    expect(ownResult(ended([10, -10, -10, 10]), boardWith({ contract: tout }))).not.toHaveProperty('points');
    expect(ownResult(ended([10, -10, -10, 10], { revoke: { seat: 1, card: 'EA' } }), board)).not.toHaveProperty(
      'points',
    );
  });

  test('is none where nothing was won or lost', () => {
    expect(ownResult(ended([0, 0, 0, 0]), board)).toBeUndefined();
  });
});
