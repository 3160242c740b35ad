// The commitment to the cards: it is the hash it claims to be, holds to the end, and gives nothing away before; statistics.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { commitmentTo, dealText, proveDeal } from '../../src/main/table/deal-proof.ts';
import { checkDeal } from '../../src/main/fairness/fairness-calls.ts';
import { countedHand, handStatistics } from '../../src/main/rounds/hand-statistics.ts';
import type { SessionFile } from '../../src/main/table/session-file.ts';
import type { CALLS } from '../../src/shared/calls/all-calls.ts';
import { FairnessViewSchema } from '../../src/shared/table/fairness.ts';
import type { InputOf, NameOf, OutputOf } from '../../src/shared/border/ipc.ts';
import { firstAllowed, playRound, scene, settled, start } from '../../lab/support/main/fake-table.ts';
import { wholeGame } from '../../lab/support/main/whole-game.ts';

const PACK = cardsOfPack(24);
const SALT = '00112233445566778899aabbccddeeff';
/** What `printf '%s' 'EA ET ... S9 0011...' | sha256sum` prints. */
const BY_HAND = 'af6ed08bb8143d0ad713a1b74983709d8e43c41d9bb529f53649c0287061507c';
const HEX = { salt: /^[0-9a-f]{32}$/, commitment: /^[0-9a-f]{64}$/ };

describe('a commitment', () => {
  test('is what sha256sum prints for the text', () => {
    expect(commitmentTo(dealText(PACK, SALT))).toBe(BY_HAND);
  });

  test('has a new salt every time, so that the same pack cannot be recognised', () => {
    const proofs = Array.from({ length: 50 }, () => proveDeal(PACK));
    for (const { salt, commitment } of proofs) {
      expect(salt).toMatch(HEX.salt);
      expect(commitmentTo(dealText(PACK, salt))).toBe(commitment);
    }
    expect(new Set(proofs.map(({ commitment }) => commitment)).size).toBe(50);
  });

  test('is held to: another pack, another order or another salt does not match', () => {
    const proof = proveDeal(PACK);
    const deal = { pack: 24, hand: [], shuffled: PACK, proof } as const;
    expect(checkDeal(1, deal)?.verdict).toBe('matches');
    expect(checkDeal(1, { ...deal, shuffled: [...PACK].reverse() })?.verdict).toBe('differs');
    expect(checkDeal(1, { ...deal, proof: { ...proof, salt: SALT } })?.verdict).toBe('differs');
    const { proof: _proof, ...unproven } = deal;
    expect(checkDeal(1, unproven)).toBeUndefined();
  });

  test('stays the same when the round is resumed, and goes into the library with its salt', async () => {
    const stage = scene();
    await start(stage, 'resumed');
    const [first] = stage.saves as [SessionFile];
    expect(first.deal).toMatchObject({ salt: expect.stringMatching(HEX.salt) as string });
    const again = scene({ saved: first });
    await playRound(again);
    expect(again.archived[0]?.deal).toEqual(first.deal);
    await again.table.nextRound();
    expect(again.saves.at(-1)?.deal).not.toEqual(first.deal);
  });

  test('is missing, and said to be, in a round from before there were any', async () => {
    const stage = scene();
    await start(stage, 'old');
    const { deal: _deal, ...old } = stage.saves.at(-1) as SessionFile;
    expect(scene({ saved: old }).table.deals()).toEqual({ running: { number: 1 }, finished: [] });
  });
});

type Calls = typeof CALLS;

/** A game on a folder, with everything that it tells the page written down as text. */
async function toldGame(folder: string) {
  const told: string[] = [];
  const whole = await wholeGame(folder, { push: (name, value) => void told.push(`${name} ${JSON.stringify(value)}`) });
  async function call<K extends NameOf<Calls>>(name: K, input: InputOf<Calls, K>): Promise<OutputOf<Calls, K>> {
    const answer = await whole.call(name, input);
    told.push(`${name} ${JSON.stringify(answer)}`);
    return answer;
  }
  return { game: whole.game, call, told };
}

type Told = Awaited<ReturnType<typeof toldGame>>;

/** Plays the round to its end, asking after the cards at every step; gives what was told until then, and at the end. */
async function playAsking({ call, told }: Told) {
  const from = told.length;
  let commitment: string | undefined;
  for (;;) {
    const before = told.length;
    const view = await call('table.view', {});
    if (view?.savedAs !== undefined) return { commitment, before: told.slice(from, before) };
    if (view?.pausing && told.length - from > 20) {
      await settled();
      continue; // what happens meanwhile is pushed
    }
    const { running, finished } = await call('fairness.view', {});
    commitment ??= running?.commitment;
    if (running) expect(running.commitment).toBe(commitment);
    await call('library.list', {});
    if (view?.board.phase === 'scored' || view?.board.phase === 'thrownIn') {
      told.splice(before); // over: the cards may be told
      expect(finished.length).toBeLessThanOrEqual(view.number);
    } else if (view?.doublingOffered) await call('table.declineDoubling', { at: view.at });
    else if (view && !view.pausing) {
      const decision = firstAllowed(view);
      if (decision) await call('table.decide', { at: view.at, decision });
    }
    await settled();
  }
}

/** Without what separates cards, so that they are found however they are written. */
const squeezed = (line: string): string => line.replaceAll(/[" ,]/g, '');

describe('what the page is told', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'fairness-'))));
  afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

  test('holds neither salt nor pack before the end of the round, and everything to check it afterwards', async () => {
    const told = await toldGame(folder);
    await told.call('settings.change', { speed: 'instant' });
    await told.call('session.start', { house: { 'deck.size': 24 } });
    for (let number = 1; number <= 2; number++) {
      const { commitment, before } = await playAsking(told);
      const view = await told.call('fairness.view', {});
      expect(FairnessViewSchema.safeParse(view).success).toBe(true);
      expect(view).toMatchObject({ rounds: number, finished: { length: number } });
      expect(view.running).toBeUndefined();
      const [last] = view.finished;
      expect(last).toMatchObject({ number, commitment, verdict: 'matches' });
      const words = (last?.text ?? '').split(' ');
      expect(words).toHaveLength(25);
      const secrets = [words[24] ?? '', ...Array.from({ length: 19 }, (_, i) => words.slice(i, i + 6).join(''))];
      expect(before.length).toBeGreaterThan(10);
      const lines = [...new Set(before)].map(squeezed);
      expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
      for (const secret of secrets) expect(squeezed(JSON.stringify(view))).toContain(secret);
      await told.call('session.nextRound', {});
    }
    await told.game.close();
  });
});

describe('the statistics of hands', () => {
  const dealt = (pack: 32 | 24 | 20, rounds: number) =>
    Array.from({ length: rounds }, (_, i) => ({
      pack,
      hand: shuffled(cardsOfPack(pack), randomOf('hands', pack, i)).slice(0, pack / 4),
    }));

  test('are empty without rounds', () => {
    expect(handStatistics([])).toEqual([]);
  });

  test.each([
    [32, 3.5],
    [24, 3],
    [20, 2.75],
  ] as const)(
    'with %i cards expect one of each rank and %d trumps, and a fair shuffle keeps near that',
    (pack, trumps) => {
      const lines = handStatistics(dealt(pack, 2000).map(countedHand));
      expect(lines.map(({ kind, expected }) => [kind, expected])).toEqual([
        ['obers', 1],
        ['unters', 1],
        ['trumps', trumps],
        ['aces', 1],
      ]);
      for (const { average, expected, error } of lines) expect(Math.abs(average - expected)).toBeLessThan(4 * error);
    },
  );

  test('know how much chance does: the error shrinks with the root of the rounds', () => {
    const [few] = handStatistics(dealt(32, 100).map(countedHand));
    const [many] = handStatistics(dealt(32, 400).map(countedHand));
    expect((few?.error ?? 0) / (many?.error ?? 1)).toBeCloseTo(2);
    expect(few?.error).toBeCloseTo(Math.sqrt((8 * (1 / 8) * (7 / 8) * (24 / 31)) / 100));
  });

  test('count a hand as it is', () => {
    const lines = handStatistics([countedHand({ pack: 32, hand: ['EO', 'GO', 'HU', 'HA', 'EA', 'E7', 'G8', 'SK'] })]);
    expect(lines.map(({ average }) => average)).toEqual([2, 1, 4, 2]);
  });
});
