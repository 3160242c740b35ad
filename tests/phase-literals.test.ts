// Which phase, game or kind of result it is, is a question for its own module or row: they are named elsewhere less and less often.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../src/engine/games/shelf.ts';
import { PHASES } from '../src/engine/table/round.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Files below src/, outside the phases and the rows of games. */
const FILES = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/^engine\/(phases|games)\//.test(file));

/** Files that say what a pattern looks for, each with how often. */
function literals(pattern: RegExp): ReadonlyMap<string, number> {
  const counts = FILES.map((file): [string, number] => [
    file,
    [...readFileSync(path.join(ROOT, 'src', file), 'utf8').matchAll(pattern)].length,
  ]);
  return new Map(counts.filter(([, count]) => count > 0));
}

/** Phases in a comparison or a case. */
const PHASE_NAMED = new RegExp(`(?:phase(?:\\)|\\?)? [!=]== '|case ')(?:${PHASES.join('|')})'`, 'g');
/** What a round holds, asked outside of the phases: each phase tells its own part of a view. */
const PART_ASKED = /'[a-zA-Z]+' in (?:round|before|after|next)\b/g;
/** Games likewise; `kind` tells tables of the self-test apart and is none. */
const GAME_NAMED = new RegExp(`game [!=]== '(?:${GAMES.join('|')})'`, 'g');

/** Kinds of results in a comparison or a case: `byKind` and the tables of their rows ask each kind. A goal may be called reKontra, too. */
const KIND_NAMED = /kind [!=]== '(?:sides|ramsch|least)'|case '(?:sides|ramsch|least)'|result\.kind [!=]== 'reKontra'/g;

/** To be lowered with every phase that is no longer named elsewhere. */
const ALLOWED = 67;

test('phases are named outside their modules exactly as often as is known, and less with every change', () => {
  const found = literals(PHASE_NAMED);
  const sum = [...found.values()].reduce((all, each) => all + each, 0);
  const most = [...found].sort(([, a], [, b]) => b - a).slice(0, 12);
  expect(sum, `most of them in ${JSON.stringify(most)}`).toBe(ALLOWED);
});

test('rounds are asked what they hold outside the phases exactly as often as is known, and views never ask', () => {
  const found = literals(PART_ASKED);
  expect(
    [...found.values()].reduce((all, each) => all + each, 0),
    JSON.stringify([...found]),
  ).toBe(20);
  expect(found.get('engine/round/view.ts')).toBeUndefined();
});

test('games are named outside their rows only where a trainer is asked for one of them', () => {
  expect([...literals(GAME_NAMED)]).toEqual([['engine/teaching/trainers/further-games.ts', 1]]);
});

test('kinds of results are named only where a trainer or a rule is about that kind', () => {
  expect([...literals(KIND_NAMED)].sort()).toEqual([
    ['engine/special/due-solos.ts', 1],
    ['engine/teaching/trainers/further-games.ts', 1],
    ['renderer/training/BillSheet.svelte', 2],
  ]);
});
