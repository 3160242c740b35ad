// Rounds come to what they came to before: 4 at every kept table in each run, 40 with FREEZE=all (about 2,000 in all).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FEW, type Frozen, hashOf, MANY } from '../../lab/prove/freeze/freeze.ts';

const FROZEN = JSON.parse(readFileSync(path.resolve(import.meta.dirname, 'frozen.json'), 'utf8')) as readonly Frozen[];
const all = process.env['FREEZE'] === 'all';

test.each(FROZEN.map((table) => ({ ...table, title: table.name })))(
  'every view, consequence and settlement is as it was: $title',
  (table) => {
    const hint = 'if a fault was mended on purpose: npm run freeze, and say in the commit which';
    expect(hashOf(table, all ? MANY : FEW), hint).toBe(all ? table.many : table.few);
  },
  60_000,
);
