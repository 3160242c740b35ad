// Away from the steps of a replay and back: mistakes to learn from, lines of one's own, the way to a step, and what the cards are worth.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ReplayPlayer } from '../../../src/renderer/replay/player.svelte.ts';
import { Study } from '../../../src/renderer/replay/study.svelte.ts';
import { RoundCommentary } from '../../../src/renderer/review/commentary.svelte.ts';
import type { ReplayInfo } from '../../../src/shared/calls/library-calls.ts';
import { RUFER } from '../../../lab/support/page/library/library-rounds.ts';
import { CALL_MISTAKE, CARD_MISTAKE, OVERVIEW } from '../../../lab/support/page/review/made-up.ts';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';

const INFO: ReplayInfo = {
  item: RUFER,
  frames: 10,
  marks: [
    { frame: 0, kind: 'deal' },
    { frame: 3, kind: 'trick', trick: 1 },
    { frame: 7, kind: 'trick', trick: 2 },
  ],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function studied() {
  const valued: number[] = [];
  const lines: unknown[] = [];
  const app = fakeApp({
    'review.open': () => OVERVIEW,
    'review.step': ({ frame }) => (frame === 4 ? CARD_MISTAKE : CALL_MISTAKE),
    'replay.frame': ({ frame, viewer }) => ({ frame, viewer }) as never,
    'replay.values': ({ line }) => {
      if (line.moves.length === 0) valued.push(line.from);
      return { seat: 1, basis: 'open', cards: [{ card: 'G9', loss: 0 }] } as never;
    },
    'replay.along': ({ line }) => {
      lines.push(line);
      return { line: line.moves.length } as never;
    },
  });
  const player = new ReplayPlayer(app.client, INFO);
  const commentary = new RoundCommentary(app.client, 'rufer');
  commentary.follow();
  const made: Study[] = [];
  renderIn(app, () => void made.push(new Study({ client: app.client, player, commentary })), {});
  const [study] = made;
  if (!study) throw new Error('not made');
  const pass = async (time = 0): Promise<void> => {
    await vi.advanceTimersByTimeAsync(time);
    flushSync();
  };
  await pass();
  return { app, player, commentary, study, valued, lines, pass };
}

describe('the cards of a step', () => {
  test('are worked out once it has stood for a moment, and not of those that are passed by', async () => {
    const { player, valued, pass, study } = await studied();
    for (const at of [5, 6, 7]) {
      player.goTo(at);
      await pass(50);
    }
    expect(valued).toEqual([]);
    await pass(1000);
    expect(valued).toEqual([9]);
    expect(study.values).toMatchObject({ seat: 1, measure: 'openCards' });
  });

  test('are not worked out while it plays by itself, from a seat, or where the commentary knows them', async () => {
    const { player, commentary, valued, pass } = await studied();
    await pass(1000);
    valued.length = 0;
    await commentary.fetch(4);
    player.goTo(3);
    await pass(1000);
    player.goTo(5);
    player.togglePlaying();
    await pass(1000);
    player.pause();
    player.see(0);
    await pass(1000);
    expect(valued).toEqual([]);
  });
});

describe('the way to a step', () => {
  test('plays its trick from the beginning and stops there', async () => {
    const { player, study, pass } = await studied();
    study.leadTo(5, 'look');
    expect([player.at, player.playing]).toEqual([3, true]);
    for (const at of [4, 5]) {
      player.step(1);
      await pass();
      expect([player.at, player.playing]).toEqual([at, at < 5]);
    }
    expect(study.away).toBe(false);
  });

  test('to try ends one step before, as it was seen from the own seat, with the mistake put on the table', async () => {
    const { player, study, pass } = await studied();
    study.leadTo(4, 'try');
    await pass();
    expect([player.at, player.viewer, player.playing]).toEqual([3, RUFER.you, false]);
    expect([study.drill?.frames, study.away]).toEqual([[4], true]);
    expect(study.frame).toEqual({ frame: 3, viewer: RUFER.you });
    study.leave();
    expect(study.away).toBe(false);
  });

  test('is given up once the reader stops on it', async () => {
    const { player, study, pass } = await studied();
    study.leadTo(6, 'look');
    await pass();
    player.pause();
    await pass();
    player.goTo(8);
    player.togglePlaying();
    await pass();
    expect(player.playing).toBe(true);
  });
});

describe('a card that is picked', () => {
  test('goes on in the round if it is the one that was played, and leaves it if not', async () => {
    const { player, study, lines, pass } = await studied();
    player.goTo(3);
    study.pick(0, 'HU');
    await pass();
    expect([player.at, study.inBranch, lines]).toEqual([4, false, []]);
    player.goTo(3);
    study.pick(0, 'GA');
    await pass();
    expect([study.inBranch, lines]).toEqual([true, [{ from: 5, moves: [{ type: 'play', seat: 0, card: 'GA' }] }]]);
    study.pick(1, 'G9');
    await pass();
    expect(study.branching.moves.map((move) => 'card' in move && move.card)).toEqual(['GA', 'G9']);
    expect(study.frame).toEqual({ line: 2 });
  });

  test('and arrows walk along the line, not along the round', async () => {
    const { player, study, pass } = await studied();
    player.goTo(3);
    study.pick(0, 'GA');
    await pass();
    study.pick(1, 'G9');
    await pass();
    const press = async (key: string) => {
      const event = new KeyboardEvent('keydown', { key, cancelable: true });
      study.walk(event, 'on');
      await pass();
      return [study.branching.moves.length, player.at, event.defaultPrevented];
    };
    expect(await press('ArrowLeft')).toEqual([1, 3, true]);
    expect(await press('ArrowRight')).toEqual([2, 3, true]);
    expect(await press('Home')).toEqual([2, 3, false]);
  });
});

test('nothing is put on the table where there is no mistake', async () => {
  const { study } = await studied();
  study.learnFrom([]);
  expect(study.drill).toBeUndefined();
});
