// Why a bot decided so: nothing of it depends on hidden cards while the round goes on, and everything is told afterwards.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/engine/base/cards.ts';
import type { Entry } from '../../src/engine/table/log.ts';
import type { BySeat } from '../../src/engine/base/seats.ts';
import { replay } from '../../src/engine/round/step.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import { type Asked, whyOf } from '../../src/main/advice/why.ts';
import { recordIn, type SavedSession } from '../../src/main/table/session-file.ts';
import { ADVICE_CALLS } from '../../src/shared/calls/advice-calls.ts';
import type { HelpMode } from '../../src/shared/table/help-modes.ts';
import { move, scene, start, untilWaiting } from '../../lab/support/main/fake-table.ts';

/** What can be asked about at a moment: cards on the table and of the last trick, and what was said. */
function askable({ round }: SavedSession): readonly Asked[] {
  const cards = 'play' in round ? [...(round.play.done.at(-1)?.cards ?? []), ...round.play.trick.cards] : [];
  return [
    ...cards.map((card) => ({ kind: 'card', card }) as const),
    ...([1, 2, 3] as const).map((seat) => ({ kind: 'said', seat }) as const),
  ];
}

/** States of running rounds in which the person is to decide, at several tables. */
async function moments(mode: HelpMode, seeds: number): Promise<readonly SavedSession[]> {
  const found: SavedSession[] = [];
  for (let seed = 0; seed < seeds; seed++) {
    const stage = scene();
    await start(stage, `why${seed}`, 32, mode);
    do {
      await untilWaiting(stage);
      found.push(stage.table.saved() as SavedSession);
    } while (await move(stage));
  }
  return found;
}

/** The same course with cards of the other three that have not fallen dealt otherwise; undefined if the rules refuse it. */
function otherwise(saved: SavedSession, salt: number): SavedSession | undefined {
  const { round } = saved;
  if (!('dealt' in round)) return undefined;
  const shown = new Set(round.entries.flatMap((entry) => (entry.type === 'play' ? [entry.card] : [])));
  const hidden = ([1, 2, 3] as const).flatMap((seat) => round.dealt[seat].filter((card) => !shown.has(card)));
  const order = [...shuffled(hidden, randomOf('otherwise', salt))];
  const swapped = (seat: 1 | 2 | 3): readonly Card[] =>
    round.dealt[seat].map((card) => (shown.has(card) ? card : (order.shift() as Card)));
  const dealt: BySeat<readonly Card[]> = [round.dealt[0], swapped(1), swapped(2), swapped(3)];
  const moved = new Map(round.dealt.flatMap((hand, seat) => hand.map((card, i) => [card, dealt[seat]?.[i] as Card])));
  const [first, ...rest] = round.entries;
  if (first?.type !== 'shuffled') return undefined;
  const entries: readonly Entry[] = [{ ...first, pack: first.pack.map((card) => moved.get(card) ?? card) }, ...rest];
  const file = { ...saved.file, entries, notes: [] };
  const folded = replay(recordIn(file));
  return folded.ok ? { file, round: folded.round } : undefined;
}

describe('while the round goes on', () => {
  test('the answer stays the same when hidden cards are swapped, and holds no reasons of the bot', async () => {
    let compared = 0;
    for (const [salt, saved] of (await moments('marked', 12)).entries()) {
      if (saved.round.phase === 'scored' || saved.round.phase === 'thrownIn') continue;
      const other = otherwise(saved, salt);
      for (const asked of askable(saved)) {
        const answer = whyOf(saved, asked);
        expect(answer).not.toHaveProperty('because');
        expect(ADVICE_CALLS['advice.why'].output.safeParse(answer).success).toBe(true);
        if (!other || viewFor(other.round, 0).hand.join() !== viewFor(saved.round, 0).hand.join()) continue;
        expect(whyOf(other, asked)).toEqual(answer);
        compared += answer.outcome === 'why' ? 1 : 0;
      }
    }
    expect(compared).toBeGreaterThan(40);
  }, 60_000);

  test('with open hands the bot’s own reasons are told at once', async () => {
    const told = (await moments('open', 3)).flatMap((saved) => askable(saved).map((asked) => whyOf(saved, asked)));
    expect(told.some((answer) => answer.outcome === 'why' && (answer.because?.length ?? 0) > 0)).toBe(true);
  });

  test('nobody explains anything in the inn', async () => {
    for (const saved of await moments('inn', 3)) {
      if (saved.round.phase === 'scored' || saved.round.phase === 'thrownIn') continue;
      for (const asked of askable(saved)) expect(whyOf(saved, asked)).toEqual({ outcome: 'nothing' });
    }
  });

  test('cards of earlier tricks, own cards and silence are not explained', async () => {
    for (const saved of await moments('marked', 4)) {
      if (!('play' in saved.round) || saved.round.phase === 'scored') continue;
      const early = saved.round.play.done.slice(0, -1).flatMap(({ cards }) => cards);
      for (const card of [...early, ...saved.round.play.hands[0]])
        expect(whyOf(saved, { kind: 'card', card })).toEqual({ outcome: 'nothing' });
      expect(whyOf(saved, { kind: 'said', seat: 0 })).toEqual({ outcome: 'nothing' });
    }
  });
});

test('after the round all reasons are told', async () => {
  const ended = (await moments('marked', 6)).filter(({ round }) => round.phase === 'scored');
  const cards = ended.flatMap((saved) =>
    'play' in saved.round
      ? saved.round.play.done.flatMap(({ cards: all }) => all.map((card) => whyOf(saved, { kind: 'card', card })))
      : [],
  );
  const told = cards.filter((answer) => answer.outcome === 'why' && (answer.because?.length ?? 0) > 0);
  expect(told.length).toBeGreaterThan(10);
});
