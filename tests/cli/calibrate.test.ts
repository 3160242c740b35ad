// `calibrate`: chances told and cards believed, against what happened, in recorded games and in rounds of our own players; and that
// imagined declarers hold hands that are announced.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type CalibrationReport, reportOn } from '../../lab/measure/calibrate/report.ts';
import type { Look } from '../../lab/measure/calibrate/look.ts';
import { ownGames } from '../../lab/measure/calibrate/own-rounds.ts';
import { ownKind, ownTable } from '../../lab/measure/calibrate/own-table.ts';
import { UsageError } from '../../src/cli/command.ts';
import { TABLE_DEFAULTS, type TableOptions } from '../../lab/base/table-option.ts';
import { PLAYERS } from '../../src/engine/bots/players.ts';
import { COMMANDS } from '../../lab/commands.ts';
import { consistentDeals, isConsistentDeal } from '../../src/engine/inference/deal-cases.ts';
import { knowledgeOf } from '../../src/engine/inference/knowledge.ts';
import { worldsOf } from '../../src/engine/inference/worlds.ts';
import { imagine } from '../../src/engine/bots/sampling/sample.ts';
import { bySeat } from '../../src/engine/base/seats.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { afterPlay } from '../../src/engine/play/tricks.ts';
import { movesIn } from '../../lab/measure/compare/game.ts';
import { sample } from '../../lab/base/thorough.ts';

const root = path.join(import.meta.dirname, '../..');
const records = readFileSync(path.join(root, 'tests/fixtures/sample.jsonl'), 'utf8').split('\n').filter(Boolean);
const folder = mkdtempSync(path.join(tmpdir(), 'calibrate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

/** The report of the command on these lines. */
async function calibrated(lines: readonly string[], ...args: string[]): Promise<CalibrationReport> {
  const file = path.join(folder, 'rounds.jsonl');
  writeFileSync(file, lines.join('\n'));
  const out: string[] = [];
  const io = {
    out: (line: string) => void out.push(line),
    err: (line: string) => void out.push(line),
    lines: async function* () {
      for (const line of await Promise.resolve(lines)) yield line;
    },
  };
  await COMMANDS['calibrate']?.run(lines.length > 0 ? [file, '--json', ...args] : ['--json', ...args], io as never);
  return JSON.parse(out.join('\n')) as CalibrationReport;
}

/** The report of the command on rounds of our own players. */
const calibratedOwn = (...args: string[]): Promise<CalibrationReport> => calibrated([], ...args);

const look = (more: Partial<Look>): Look => ({
  ...{ contract: 'solo', role: 'defender', trick: 1, won: 0, beliefs: [] },
  ...more,
});

describe('the report', () => {
  test('sets chances told against games won, with an error over games', () => {
    const report = reportOn(
      [[look({ told: 0.5, won: 1 }), look({ told: 0.7, won: 1 })], [look({ told: 0.2, won: 0 })]],
      3,
    );
    const group = report.groups['solo defender'];
    expect(group).toMatchObject({ games: 2, looks: 3, told: 0.4667, won: 0.6667 });
    expect(group?.tooHigh?.mean).toBeCloseTo(-0.2, 4);
    // Two games that are off by -0.4 and +0.4 in sum, over one and a half looks each.
    expect(group?.tooHigh?.standardError).toBeCloseTo(Math.hypot(0.4 / 1.5, 0.4 / 1.5) / Math.SQRT2, 4);
    expect(report.skipped).toBe(3);
  });

  test('sorts beliefs into bands and scores them against equal chances', () => {
    const beliefs = [
      { told: 0.75, plain: 0.5, held: true },
      { told: 0.25, plain: 0.5, held: false },
    ];
    const { bands, brier } = reportOn([[look({ beliefs })]], 0);
    expect(bands['70-80 %']).toEqual({ cards: 1, told: 0.75, held: 1 });
    expect(bands['20-30 %']).toEqual({ cards: 1, told: 0.25, held: 0 });
    expect(brier).toEqual({ told: 0.0625, plain: 0.25, better: 0.75 });
  });
});

const solos = records.filter((line) => /"kind": ?"(solo|wenz)"/.test(line) && /"tout": ?false/.test(line));

test('a recorded game is looked at by every seat that has a choice, and what is certain is believed so', async () => {
  const report = await calibrated(solos.slice(0, 2), '--tricks', '8', '--asked', 'beliefs');
  expect(report.games).toBe(2);
  const roles = Object.values(report.groups).filter(({ trumps }) => trumps === null);
  expect(roles.length).toBeGreaterThan(0);
  for (const { effective } of Object.values(report.groups)) expect(effective ?? 1).toBeGreaterThanOrEqual(1);
  expect(Object.values(report.bands).reduce((sum, { cards }) => sum + cards, 0)).toBeGreaterThan(200);
});

test('an imagined declarer of a game alone holds as many trumps as a hand needs that is announced', () => {
  const found = solos.slice(0, sample(12, 100)).flatMap((line) => {
    const move = (movesIn(JSON.parse(line)) ?? []).find(({ view }) => view.contract?.declarer !== view.seat);
    if (!move) return [];
    const know = knowledgeOf(move.view);
    const declarer = know.declarer ?? 0;
    const trumps = (hand: readonly string[]): number =>
      hand.filter((card) => know.order.groupOf(card as never) === 'trump').length;
    const meanOf = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0) / counts.length;
    const random = randomOf('imagined declarers', line.length);
    const imagined = [...imagine(know, 0, 40, random).worlds].map(({ world }) => trumps(world[declarer]));
    const worlds = worldsOf(consistentDeals(know));
    const any = Array.from({ length: 40 }, () => trumps(worlds.draw(random)[declarer]));
    return [{ more: meanOf(imagined) - meanOf(any) }];
  });
  expect(found.length).toBeGreaterThan(3);
  expect(found.reduce((sum, { more }) => sum + more, 0) / found.length).toBeGreaterThan(0.6);
});

const played = records.filter((line) => movesIn(JSON.parse(line)) !== undefined);

test('a deal is told to be consistent exactly when it is one of those that are listed', () => {
  const random = randomOf('consistent');
  let inside = 0;
  let outside = 0;
  for (const line of played) {
    for (const { view } of (movesIn(JSON.parse(line)) ?? []).filter((_, at) => at % 3 === 2)) {
      const know = knowledgeOf(view);
      const deals = consistentDeals(know);
      const worlds = worldsOf(deals);
      if (worlds.count > 3000) continue;
      const key = (hands: readonly (readonly string[])[]): string =>
        hands.map((hand) => [...hand].sort().join('')).join('/');
      const listed = new Set([...worlds.all()].map(key));
      const possible = isConsistentDeal(deals);
      const start = worlds.draw(random);
      expect(possible(start)).toBe(true);
      for (let n = 0; n < 20; n++) {
        const others = ([0, 1, 2, 3] as const).filter((seat) => seat !== view.seat && start[seat].length > 0);
        const [one, two] = [others[random.below(others.length)] ?? 0, others[random.below(others.length)] ?? 0];
        if (one === two) continue;
        const [given, taken] = [
          start[one][random.below(start[one].length)],
          start[two][random.below(start[two].length)],
        ];
        if (!given || !taken) continue;
        const swapped = bySeat((seat) =>
          start[seat].map((card) => (card === given ? taken : card === taken ? given : card)),
        );
        const is = listed.has(key(swapped));
        expect(possible(swapped)).toBe(is);
        if (is) inside++;
        else outside++;
      }
    }
  }
  expect(inside).toBeGreaterThan(20);
  expect(outside).toBeGreaterThan(20);
});

describe('rounds of our own players', () => {
  const table = (more: Partial<TableOptions>): TableOptions => ({ ...TABLE_DEFAULTS, ...more });

  test.each(['solo', 'suit-wenz', 'wenz-tout', 'ramsch', 'muss', 'hochzeit', 'bierkopf'] as const)(
    'a %s is played at a table that knows it',
    (kind) => {
      expect([
        ...ownTable(kind, TABLE_DEFAULTS).contracts,
        ...(ownTable(kind, TABLE_DEFAULTS).imposed ?? []),
      ]).toContainEqual(expect.objectContaining({ id: kind }));
    },
  );

  test('what is no game of cards, or of another table, is refused', () => {
    expect(() => ownKind('sie')).toThrow(UsageError);
    expect(() => ownTable('rufer', table({ game: 'three-hand' }))).toThrow(UsageError);
  });

  test('the contract comes from the auction that was spoken, and the game is the one that was played', async () => {
    const rules = ownTable('solo', TABLE_DEFAULTS);
    const games = ownGames({ kind: 'solo', rules, player: PLAYERS.stammtisch, rounds: 3, seed: 'auction' });
    let rounds = 0;
    for await (const { moves, outcomeOf } of games) {
      rounds += 1;
      const [first] = moves;
      const declarer = first?.round.declarer ?? 0;
      expect(moves).toHaveLength(32);
      expect(first?.round.play.contract.row.id).toBe('solo');
      expect(first?.view.auction.claims).toContainEqual(expect.objectContaining({ seat: declarer }));
      const last = moves.at(-1);
      const end = last && afterPlay(last.round.play, last.card);
      const points = end?.done.reduce((sum, trick) => sum + (trick.winner === declarer ? trick.points : 0), 0) ?? 0;
      expect(outcomeOf(declarer)).toBe(points >= 61 ? 'won' : 'lost');
    }
    expect(rounds).toBe(3);
  });

  test('of each role one seat is looked at, and told is what open cards and play came to', async () => {
    const report = await calibratedOwn('--own', 'wenz', '--rounds', '6', '--tricks', '1', '--asked', 'open');
    const { 'wenz declarer': declarer, 'wenz defender': defender } = report.groups;
    expect(report.games).toBe(6);
    expect(declarer?.looks).toBeLessThanOrEqual(6);
    expect(defender?.looks).toBeGreaterThan(0);
    expect(defender?.looks).toBeLessThanOrEqual(6);
    expect(defender?.told).toBeNull();
    expect(defender?.open?.won).toBeGreaterThanOrEqual(0);
    expect(defender?.open?.tooMany.mean).toBeCloseTo((defender?.open?.won ?? 0) - (defender?.won ?? 0), 3);
  });

  test('with three players nobody is looked at who does not play, and in a Ramsch everybody plays alone', async () => {
    const three = await calibratedOwn(
      ...['--own', 'solo', '--game', 'three-hand', '--rounds', '4', '--tricks', '1', '--asked', 'open'],
    );
    expect(three.games).toBe(4);
    expect(three.groups['solo defender']?.looks).toBeLessThanOrEqual(4);
    const ramsch = await calibratedOwn('--own', 'ramsch', '--rounds', '1', '--tricks', '8', '--asked', 'beliefs');
    expect(Object.keys(ramsch.groups).every((name) => name.startsWith('ramsch alone'))).toBe(true);
    expect(ramsch.groups['ramsch alone']?.open).toBeNull();
  });
});
