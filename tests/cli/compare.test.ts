// `compare`: what a bot would have played in recorded games, held against values that can be reckoned otherwise.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Move, movesIn } from '../../lab/measure/compare/game.ts';
import { comparedAt } from '../../lab/measure/compare/judge.ts';
import type { CompareReport } from '../../lab/measure/compare/report.ts';
import { COMMANDS } from '../../lab/commands.ts';
import { plainValues } from '../../lab/prove/selftest/plain-search.ts';
import type { Player } from '../../src/engine/bots/player.ts';
import { PLAYERS } from '../../src/engine/bots/players.ts';
import type { Card } from '../../src/engine/base/cards.ts';
import { declarerOf, type PlayingRound } from '../../src/engine/table/round.ts';
import { sideOf } from '../../src/engine/play/parties.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { turnOf } from '../../src/engine/play/tricks.ts';
import { sample } from '../../lab/base/thorough.ts';

const root = path.join(import.meta.dirname, '../..');
const lines = readFileSync(path.join(root, 'tests/fixtures/sample.jsonl'), 'utf8').split('\n').filter(Boolean);

type Json = Readonly<Record<string, unknown>>;
const records = lines.map((line) => JSON.parse(line) as Json);
const kindOf = ({ contract }: Json): string => (contract as { kind: string }).kind;
const isTout = ({ contract }: Json): boolean => (contract as { tout: boolean }).tout;
const pure = records.filter(
  (each) => each['game'] === 'schafkopf' && ['rufer', 'wenz', 'solo'].includes(kindOf(each)) && !isTout(each),
);

/** Plays one card, whatever happens. */
const stubborn = (card: Card): Player => ({
  ...PLAYERS.zufall,
  decide: (view) => ({ decision: { type: 'play', seat: view.seat, card }, because: [] }),
});

const movesOf = (record: Json): readonly Move[] => movesIn(record) ?? [];
const random = randomOf('compare');

/** Card points that each legal card gives away, by a search that looks at everything. */
function lossesBySearch(round: PlayingRound): ReadonlyMap<Card, number> {
  const { play, partner } = round;
  const side = sideOf(declarerOf(round), partner);
  const own = side.includes(turnOf(play)) ? 1 : -1;
  const values = plainValues(play, side, 'points');
  const best = Math.max(...[...values.values()].map((value) => own * value));
  return new Map([...values].map(([card, value]) => [card, best - own * value]));
}

async function run(args: readonly string[], input: readonly string[]): Promise<{ exit: number; out: string }> {
  const out: string[] = [];
  const io = {
    out: (line: string) => void out.push(line),
    err: () => undefined,
    lines: async function* (file: string) {
      await Promise.resolve();
      yield* file === '-' ? input : readFileSync(file, 'utf8').split('\n');
    },
    now: () => 0,
  };
  return { exit: (await COMMANDS['compare']?.run(args, io)) ?? -1, out: out.join('\n') };
}

describe('a recorded game', () => {
  test('is replayed card by card, each with the view of its player', () => {
    for (const record of pure) {
      const moves = movesOf(record);
      const hands = record['hands'] as readonly (readonly Card[])[];
      expect(moves.length).toBe(hands.flat().length);
      for (const { view, card } of moves) {
        expect(view.turn).toBe(view.seat);
        expect(view.hand).toContain(card);
        expect(hands[view.seat]).toEqual([...view.dealtHand].sort());
        expect(view.options.find(({ decision }) => decision.type === 'play' && decision.card === card)).toMatchObject({
          verdict: { legal: true },
        });
      }
    }
  });

  test('tells of the auction what a Rufer proves, and no more', () => {
    for (const record of pure) {
      const [first] = movesOf(record);
      const declarer = declarerOf(first!.round);
      const passed = first!.view.auction.calls.filter(({ call }) => call === 'weiter').map(({ seat }) => seat);
      const before = (declarer - first!.view.forehand + 4) % 4;
      expect(passed.length).toBe(kindOf(record) === 'rufer' ? before : 0);
      expect(passed).not.toContain(declarer);
    }
  });

  test('that breaks the rules, or is none, is left out', () => {
    expect(movesIn({ ...pure[0], dealer: 9 })).toBeUndefined();
    expect(movesIn({ record: 'round', game: 'skat' })).toBeUndefined();
  });
});

describe('a choice', () => {
  test('loses nothing with the best card and as much as a plain search says with any other', () => {
    let compared = 0;
    for (const record of pure.slice(0, sample(6, 12)))
      for (const move of movesOf(record).filter(({ round }) => round.play.done.length >= 4)) {
        const plain = lossesBySearch(move.round);
        for (const [card, loss] of plain) {
          const found = comparedAt(move, stubborn(card), random);
          if (!found) continue;
          compared += 1;
          expect(found.bot.points).toBe(loss);
          expect(found.person.points).toBe(plain.get(move.card));
        }
      }
    expect(compared).toBeGreaterThan(50);
  });

  test('of the same card agrees and loses the same; equivalent cards lose the same', () => {
    const seen = new Set<string>();
    for (const move of pure.slice(0, sample(2, 5)).flatMap(movesOf)) {
      const same = comparedAt(move, stubborn(move.card), random);
      if (!same) continue;
      expect(same).toMatchObject({ agreement: 'same', bot: same.person });
      for (const { decision, verdict } of move.view.options) {
        if (decision.type !== 'play' || !verdict.legal) continue;
        const other = comparedAt(move, stubborn(decision.card), random)!;
        seen.add(other.agreement);
        if (other.agreement === 'equivalent') expect(other.bot).toEqual(other.person);
        expect(other.bot.points).toBeGreaterThanOrEqual(0);
        expect(other.bot.cents).toBeGreaterThanOrEqual(0);
      }
    }
    expect([...seen].sort()).toEqual(['equivalent', 'other', 'same']);
  });

  test('with one card, or with nothing but equivalent ones, is none', () => {
    const last = pure.flatMap((record) => movesOf(record).slice(-4));
    for (const move of last) expect(comparedAt(move, PLAYERS.stammtisch, random)).toBeUndefined();
  });
});

describe('the command', () => {
  const input = pure.slice(0, 3).map((record) => JSON.stringify(record));

  test('adds up all choices, by trick, role, contract and place', async () => {
    const { exit, out } = await run(['-', '--json'], [...input, JSON.stringify(records.at(-1))]);
    expect(exit).toBe(0);
    const report = JSON.parse(out) as CompareReport;
    expect(report).toMatchObject({ games: 3, skipped: 1 });
    expect(report.all.choices).toBeGreaterThan(25);
    for (const groups of [report.byTrick, report.byRole, report.byContract, report.byPlace]) {
      const all = Object.values(groups);
      expect(all.reduce((sum, { choices }) => sum + choices, 0)).toBe(report.all.choices);
      const lost = all.reduce((sum, { choices, points }) => sum + choices * points.bot, 0);
      expect(lost / report.all.choices).toBeCloseTo(report.all.points.bot, 2);
    }
    const { person, bot, saved } = report.all.points;
    expect(saved.mean).toBeCloseTo(person - bot, 2);
    expect(saved.standardError).toBeGreaterThan(0);
  });

  test('takes some games only, and prints a table for people', async () => {
    const { out } = await run(['-', '--skip', '1', '--games', '2'], input);
    expect(out).toMatch(/^2 games, 0 records skipped\n/);
    expect(out).toMatch(/\nall +\d+ +\d+\.\d %/);
  });

  test('sets a bot against another one on the same choices', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'compare-'));
    const earlier = path.join(folder, 'earlier.json');
    try {
      const { out } = await run(['-', '--player', 'zufall', '--json'], input);
      const before = JSON.parse(out) as CompareReport;
      writeFileSync(earlier, out);
      const now = JSON.parse((await run(['-', '--earlier', earlier, '--json'], input)).out) as CompareReport & {
        since: { points: { mean: number; standardError: number } };
      };
      expect(now.since.points.mean).toBeCloseTo(before.all.points.bot - now.all.points.bot, 2);
      expect(now.since.points.standardError).toBeGreaterThan(0);
      expect((await run(['-', '--player', 'zufall', '--earlier', earlier], input)).out).toMatch(
        /0\.000 \+- 0\.000 points and 0\.000 \+- 0\.000 cents/,
      );
      await expect(run(['-', '--earlier', earlier, '--games', '2'], input)).rejects.toThrow('same games');
      writeFileSync(earlier, '{}');
      await expect(run(['-', '--earlier', earlier], input)).rejects.toThrow('not a report');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('reads packed files, and says so if one cannot be read', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'compare-'));
    try {
      const [good, bad] = [path.join(folder, 'games.jsonl.gz'), path.join(folder, 'bad.jsonl.gz')];
      writeFileSync(good, gzipSync(input.join('\n')));
      writeFileSync(bad, 'not packed');
      const compared = (file: string) =>
        spawnSync(process.execPath, ['build/cli.mjs', 'compare', file, '--games', '1'], {
          cwd: root,
          encoding: 'utf8',
        });
      expect(compared(good)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^1 games/) as string });
      expect(compared(bad)).toMatchObject({ status: 2, stderr: expect.stringMatching(/cannot read/) as string });
      expect(compared(path.join(folder, 'none.gz')).status).toBe(2);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);

  test.each([
    [[], 'one file'],
    [['-', '--player', 'wirt'], 'wirt'],
    [['-', '--games', '0'], '--games 0'],
  ])('%j is refused', async (args, message) => {
    await expect(run(args, input)).rejects.toThrow(message);
  });
});
