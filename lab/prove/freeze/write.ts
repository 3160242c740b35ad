// Freezes what rounds come to today: `npm run freeze`. Only after a fault has been mended on purpose; the commit says which.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FEW, type Frozen, hashOf, MANY, tablesToKeep } from './freeze.ts';

const FILE = path.resolve(import.meta.dirname, '../../../tests/freeze/frozen.json');

const kept = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as readonly Frozen[]) : tablesToKeep();
const frozen = kept.map(({ name, game, house }): Frozen => {
  const table = { name, ...(game && { game }), house };
  return { ...table, few: hashOf(table, FEW), many: hashOf(table, MANY) };
});
writeFileSync(FILE, `${JSON.stringify(frozen, null, 1)}\n`);
