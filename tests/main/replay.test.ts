// Walking through a finished round: frames, marks, what each viewer is shown and told.
import { describe, expect, test } from 'vitest';
import { type Seat, SEATS } from '../../src/engine/base/seats.ts';
import { frameOf } from '../../src/main/replay/frame.ts';
import { openReplay } from '../../src/main/replay/replay.ts';
import { BoardSchema } from '../../src/shared/table/board.ts';
import type { ReplayFrame } from '../../src/shared/calls/library-calls.ts';
import type { RoundFile } from '../../src/shared/files/round-file.ts';
import { playCards, scene, start } from '../../lab/support/main/fake-table.ts';

const stage = scene();
await start(stage, 'replay');
const FILE: RoundFile = await playCards(stage);
const REPLAY = openReplay('round', FILE);
const { info } = REPLAY;
const LAST = info.frames - 1;
const frame = (n: number, viewer: Seat | 'open' = 'open'): ReplayFrame => frameOf(REPLAY, n, viewer) as ReplayFrame;
const marksOf = (kind: string) => info.marks.filter((mark) => mark.kind === kind);
const openCards = (n: number, seat: Seat, viewer: Seat | 'open' = 'open') => frame(n, viewer).board.hands[seat].cards;

describe('frames', () => {
  test('go from the deal to the result, one per entry', () => {
    expect(info.frames).toBe(FILE.record.entries.length - 1);
    expect(frame(0).board.phase).toBe('auction');
    expect(SEATS.map((seat) => openCards(0, seat)?.length)).toEqual([8, 8, 8, 8]);
    expect(frame(0).happened.map(({ id }) => id)).toEqual(['L.SHUFFLED', 'L.CUT', 'L.DEALT']);
    expect(frame(LAST)).toMatchObject({ board: { phase: 'scored' }, frame: LAST });
    expect(frame(LAST).result).toMatchObject({ winner: info.item.winner });
    expect(frame(LAST).settlement?.balance).toEqual(info.item.balance);
    expect(frame(LAST - 1)).not.toHaveProperty('result');
    expect(frameOf(REPLAY, LAST + 1, 'open')).toBeUndefined();
  });

  test('all keep to the schema of boards', () => {
    for (let n = 0; n <= LAST; n++) {
      for (const viewer of [...SEATS, 'open'] as const)
        expect(BoardSchema.safeParse(frame(n, viewer).board).error).toBeUndefined();
    }
  });

  test('show a complete trick with its remarks, and the next card legal at the same time', () => {
    const complete = Array.from({ length: info.frames }, (_, n) => frame(n)).filter(({ board }) => board.trick?.taken);
    expect(complete).toHaveLength(8);
    for (const { board, happened } of complete) {
      expect(happened.map(({ id }) => id)).toContain('L.TRICK');
      expect(happened.some(({ id }) => id.startsWith('T.'))).toBe(true);
      expect(board.tricksWon.reduce((sum, each) => sum + each)).toBe(
        complete.findIndex((each) => each.board === board),
      );
      if (board.phase === 'playing') expect(board.turn).toBe(board.trick?.taken?.winner);
    }
  });

  test('mark what the player to move may play, and explain what not', () => {
    const refused = Array.from({ length: info.frames }, (_, n) => frame(n)).flatMap(({ board }) =>
      SEATS.flatMap((seat) => (board.hands[seat].cards ?? []).map((card) => ({ ...card, own: seat === board.turn }))),
    );
    expect(refused.some(({ refusal }) => refusal)).toBe(true);
    expect(refused.filter(({ own, playable, refusal }) => !own && (playable || refusal))).toEqual([]);
  });

  test('tell the duty before the decision and the reasons of a bot', () => {
    const { entry, because } = FILE.notes.find(({ entry }) => FILE.record.entries[entry]?.type === 'play') ?? {
      entry: 0,
      because: [],
    };
    const told = frame(entry - 1);
    expect(told.because).toEqual(because);
    expect(told.duty[0]?.id).toMatch(/^D\./);
  });
});

describe('marks', () => {
  test('name deal, auction, contract, every trick and the end', () => {
    expect(info.marks.map(({ kind }) => kind)).toEqual([
      'deal',
      'auction',
      'contract',
      ...Array.from({ length: 8 }, () => 'trick'),
      'end',
    ]);
    expect(marksOf('trick').map(({ trick }) => trick)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { frame: n } of marksOf('trick')) expect(frame(n).board.trick?.cards).toHaveLength(1);
    expect(frame(marksOf('contract')[0]?.frame ?? 0).board.contract?.announcement).toEqual(info.item.announcement);
    expect(marksOf('end')[0]?.frame).toBe(LAST);
  });
});

describe('a viewer in a seat', () => {
  test.each(SEATS)('%i sits at the bottom, sees the own hand only and is told the own reasons only', (seat) => {
    for (let n = 0; n <= LAST; n++) {
      const { board, because } = frame(n, seat);
      expect(board.you).toBe(seat);
      for (const other of SEATS) expect(board.hands[other].cards === undefined).toBe(other !== seat);
      const actor = FILE.record.entries[n + 1];
      if (actor && 'seat' in actor && actor.seat !== seat) expect(because).toEqual([]);
    }
  });

  test('learns the partner no earlier than at the table; the open view knows at once', () => {
    if (info.item.partner === undefined) return;
    const contract = marksOf('contract')[0]?.frame ?? 0;
    expect(frame(contract, 'open').board.contract?.partner).toBe(info.item.partner);
    const declarer = info.item.declarer as Seat;
    expect(frame(contract, declarer).board.contract).not.toHaveProperty('partner');
  });
});
