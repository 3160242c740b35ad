// The course of a round, remarks on tricks, and the trump ladder.
import { describe, expect, test } from 'vitest';
import { contractOf } from '../../../src/engine/base/contract.ts';
import { PURE_CONTRACTS } from '../../../src/engine/contracts/pure.ts';
import { courseOf, sinceLastTrick } from '../../../src/engine/tutor/course.ts';
import { ladderOf } from '../../../src/engine/tutor/ladder.ts';
import { note } from '../../../src/engine/tutor/notes.ts';
import { notesOnTrick } from '../../../src/engine/tutor/trick-notes.ts';
import { publicViewOf } from '../../../src/engine/round/view.ts';
import { cards } from '../../../lab/support/rounds/rounds.ts';
import { leavesToDeclarer, ranAway, ruferOver, sie, toutLost } from '../../../lab/support/tutor/situations.ts';

const [rufer, wenz] = PURE_CONTRACTS;
const onLeaves = contractOf(rufer, { contract: 'rufer', called: 'GA' });

describe('the course', () => {
  test('tells calls, cards and what followed from them', () => {
    const ids = courseOf(publicViewOf(leavesToDeclarer)).map((line) => line.note.id);
    expect(ids).toEqual([
      ...['L.SHUFFLED', 'L.CUT', 'L.DEALT', 'L.CALL', 'L.CALL', 'L.CALL', 'L.CALL', 'L.AUCTION_WON', 'L.ANNOUNCE'],
      ...['L.PLAY', 'L.PLAY', 'L.PLAY', 'L.PLAY', 'L.TRICK', 'L.PLAY', 'L.PLAY', 'L.REVEALED', 'L.PLAY'],
    ]);
  });

  test('keeps only what may still be looked at', () => {
    const kept = sinceLastTrick(courseOf(publicViewOf(leavesToDeclarer))).map((line) => line.note.id);
    expect(kept).toEqual([
      ...['L.PLAY', 'L.PLAY', 'L.PLAY', 'L.PLAY', 'L.TRICK', 'L.PLAY', 'L.PLAY', 'L.REVEALED', 'L.PLAY'],
    ]);
  });

  test('knows who ran away only when the trick is full', () => {
    const lines = courseOf(publicViewOf(ranAway));
    const at = lines.findIndex((line) => line.note.id === 'L.RAN_AWAY');
    expect(lines[at]?.note).toEqual(note('L.RAN_AWAY', { seat: 3, called: 'GA' }));
    expect(lines[at + 1]?.note.id).toBe('L.TRICK');
  });

  test('ends with the result', () => {
    expect(courseOf(publicViewOf(ruferOver)).at(-1)?.note).toEqual(
      note('L.WON', { side: [1, 3], losers: [0, 2], points: 95, against: 25, grade: 'schneider' }),
    );
    expect(courseOf(publicViewOf(toutLost)).at(-1)?.note).toMatchObject({ id: 'L.LOST_TOUT', params: { side: [1] } });
    expect(courseOf(publicViewOf(sie)).map((line) => line.note.id)).toEqual([
      ...['L.SHUFFLED', 'L.CUT', 'L.DEALT', 'L.CALL', 'L.AUCTION_WON', 'L.WON_SIE'],
    ]);
  });
});

describe('remarks on a trick', () => {
  const trick = (text: string, winner: 0 | 1 | 2 | 3, points: number): Parameters<typeof notesOnTrick>[2] => ({
    leader: 0,
    cards: cards(text),
    winner,
    points,
  });

  test('one trump takes a plain trick', () => {
    expect(notesOnTrick(onLeaves, 32, trick('EA H7 ET EK', 1, 25))).toEqual([
      note('T.TRUMP_BEATS_SUIT', { winner: 1, card: 'H7', suit: 'E', points: 25 }),
    ]);
  });

  test('the higher of two trumps takes it', () => {
    expect(notesOnTrick(onLeaves, 32, trick('EA H7 SU EK', 2, 17))).toEqual([
      note('T.HIGHEST_TRUMP', { winner: 2, card: 'SU', points: 17 }),
    ]);
  });

  test('an Ace of another suit looks higher, but is not', () => {
    expect(notesOnTrick(onLeaves, 32, trick('ST SA EA S7', 1, 32))).toEqual([
      note('T.HIGHEST_OF_SUIT', { winner: 1, card: 'SA', suit: 'S', points: 32 }),
    ]);
    expect(notesOnTrick(onLeaves, 32, trick('ST SK EA S7', 0, 25))).toEqual([
      note('T.HIGHEST_OF_SUIT', { winner: 0, card: 'ST', suit: 'S', points: 25 }),
      note('T.OTHER_SUITS_LOSE', { cards: ['EA'], suit: 'S' }),
    ]);
  });
});

test('the ladder has every trump once, with its place', () => {
  const contract = contractOf(wenz, { contract: 'wenz' });
  expect(ladderOf(contract, 32, cards('EU SU'), cards('GU E7'), cards('EA'))).toEqual([
    { card: 'EU', place: 'own' },
    { card: 'GU', place: 'table' },
    { card: 'HU', place: 'out' },
    { card: 'SU', place: 'own' },
  ]);
  expect(ladderOf(contract, 32, [], [], cards('EU GU HU'), 'unplayed').at(-1)).toEqual({
    card: 'SU',
    place: 'unplayed',
  });
  expect(ladderOf(onLeaves, 24, [], [], cards('EO')).length).toBe(12);
  expect(ladderOf(onLeaves, 24, [], [], cards('EO'))[0]).toEqual({ card: 'EO', place: 'fallen' });
});
