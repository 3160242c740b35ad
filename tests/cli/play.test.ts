// `play`: a round in the terminal from the first call to the bill, in both languages.
import { describe, expect, test } from 'vitest';
import { pureRules } from '../../src/engine/table/table-rules.ts';
import { playInTerminal } from '../../src/cli/play/terminal-round.ts';
import { type Language, LANGUAGES } from '../../src/shared/border/language.ts';

/** Plays with these answers again and again, at most so many; answers with the printed lines. */
async function played(seed: string, language: Language, answers: readonly string[], most = 2_000): Promise<string[]> {
  const lines: string[] = [];
  let count = 0;
  const input: AsyncIterator<string> = {
    next: () => {
      const value = answers[count % answers.length] ?? '';
      count += 1;
      return Promise.resolve(count > most ? { done: true, value: undefined } : { done: false, value });
    },
  };
  await playInTerminal({ out: (line) => lines.push(line) }, input, { seed, language, rules: pureRules() });
  return lines;
}

const ANSWERS = ['1', '2', '3', '4', '5', '6', '7', '8'];

const tricksIn = (lines: readonly string[]): number => lines.filter((line) => /^ {2}(Stich|Trick): /.test(line)).length;

/** The first of some rounds in which all tricks are played: what the bots bid is theirs to change. */
async function playedOut(language: Language): Promise<{ seed: string; lines: string[] }> {
  for (let seed = 0; seed < 20; seed++) {
    const lines = await played(String(seed), language, ANSWERS);
    if (tricksIn(lines) === 8) return { seed: String(seed), lines };
  }
  throw new Error('no round was played to its end');
}

/** Generous: the machine may be busy. */
const TIMEOUT_MS = 60_000;

describe('a round in the terminal', { timeout: TIMEOUT_MS }, () => {
  test.each(LANGUAGES)('is played to its end in %s', async (language) => {
    const { lines } = await playedOut(language);
    expect(lines.at(-1)).toMatch(/cent/i);
  });

  test('a forbidden card is answered with its reason and asked for again', async () => {
    const { lines } = await playedOut('de');
    expect(lines.some((line) => /^Mit de[rm] \S+ ist \S+ angespielt, und/.test(line))).toBe(true);
    expect(lines).toContain('Diese Nummer gibt es hier nicht.');
  });

  test('the same seed and answers give the same round', async () => {
    expect(await played('same', 'de', ANSWERS)).toEqual(await played('same', 'de', ANSWERS));
  });

  test('q, or the end of the input, stops the round', async () => {
    expect((await played('abc', 'de', ['q'])).at(-1)).toBe('Beendet.');
    const { seed } = await playedOut('en');
    expect((await played(seed, 'en', ANSWERS, 3)).at(-1)).toBe('Stopped.');
  });
});
