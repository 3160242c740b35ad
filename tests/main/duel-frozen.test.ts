// Codes that are written down somewhere: cards and opponents of a challenge are the same for ever, or its version says that they are not.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { challengeOf, duelPlayed } from '../../lab/support/main/duel-played.ts';
import { PLAY_VERSION } from '../../src/engine/duel/challenge-terms.ts';
import { challengeCode } from '../../src/engine/duel/codes.ts';
import { reckoned } from '../../src/engine/duel/duel-deals.ts';

interface Frozen {
  readonly code: string;
  /** Fingerprints of what is dealt, and of everything that is decided when the person does the first thing that is allowed. */
  readonly cards: string;
  readonly play: string;
  /** What each deal comes to for the person. */
  readonly amounts: readonly number[];
}

const FILE = path.join(import.meta.dirname, '../fixtures/challenges.json');
const frozen = JSON.parse(readFileSync(FILE, 'utf8')) as {
  readonly play: number;
  readonly challenges: readonly Frozen[];
};

const fingerprint = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

async function playedNow(code: string): Promise<Frozen> {
  const challenge = challengeOf(code);
  const logs = await duelPlayed(challenge);
  const found = reckoned(challenge, logs);
  const amounts = found.ok ? found.deals.map(({ amount }) => amount) : [];
  return { code, cards: fingerprint(logs.map(([shuffled]) => shuffled)), play: fingerprint(logs), amounts };
}

/** `WRITE=1` after the version has grown writes what is played now. */
const WRITES = process.env['WRITE'] === '1';

describe('a challenge of this version', () => {
  test('belongs to the fixture', () => expect(WRITES || frozen.play === PLAY_VERSION).toBe(true));

  test.each(frozen.challenges)(
    '$code has the same cards and opponents as ever; where it has not, PLAY_VERSION has to grow',
    async (each) => {
      const now = await playedNow(each.code);
      if (!WRITES) expect(now).toEqual(each);
    },
    60_000,
  );

  test.runIf(WRITES)(
    'is written down',
    async () => {
      const challenges: Frozen[] = [];
      for (const { code } of frozen.challenges)
        challenges.push(await playedNow(challengeCode({ ...challengeOf(code), play: PLAY_VERSION }) ?? code));
      writeFileSync(FILE, `${JSON.stringify({ play: PLAY_VERSION, challenges }, undefined, 2)}\n`);
    },
    300_000,
  );
});
