// What is lost when the app is killed, the disk is full or cannot be written to, or files are newer: nothing, or this fails.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Env, output, tools } from './app-tools.ts';
import type { Row, Section } from './section.ts';

const root = path.join(import.meta.dirname, '../../..');

/** How often the app is killed, over all games; the tests do it a few times. */
const KILLS = Number(process.env['STUBE_KILLS'] ?? 200);

/** Runs end-to-end tests and gives what they print. Throws if one fails. */
async function tests(env: Env, specs: readonly string[]): Promise<string> {
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  const results = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-bench-'));
  const args = [playwright, 'test', ...specs, '--reporter=list', `--global-timeout=0`, `--output=${results}`];
  const text = await output(process.execPath, args, { ...env, STUBE_KILLS: String(KILLS) }, /(?!)/);
  await rm(results, { recursive: true, force: true });
  if (!/\d+ passed/.test(text) || /\d+ failed/.test(text)) throw new Error(`something was lost:\n${text}`);
  return text;
}

const figure = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? NaN);

/** The sum of all figures that a pattern finds. */
const sumOf = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].reduce((sum, [, value]) => sum + Number(value), 0);

export const keeping: Section = {
  name: 'keeping',
  about: 'kills the program 200 times (STUBE_KILLS), fills disks: nothing may be lost; hours',
  async measure() {
    const { env, stop } = await tools();
    try {
      const kills = await tests(env, ['saves.spec', '-g', 'killed']);
      for (const [line] of kills.matchAll(/\S+: \d+ kills.*/g)) console.error(line);
      const disks = await tests(env, ['keeping.spec', 'home.spec']);
      return [
        {
          what: 'kills after which the session went on where it was',
          value: sumOf(kills, /(\d+) kills/g),
          unit: 'kills',
        },
        { what: 'rounds finished meanwhile, all whole', value: sumOf(kills, /kills: (\d+) rounds/g), unit: 'rounds' },
        {
          what: 'tests of full, forbidden and newer files passed',
          value: figure(disks, /(\d+) passed/),
          unit: 'tests',
        },
        {
          what: 'the same, left out for want of rights',
          value: figure(`${disks} 0 skipped`, /(\d+) skipped/),
          unit: 'tests',
        },
      ] satisfies readonly Row[];
    } finally {
      stop();
    }
  },
};
