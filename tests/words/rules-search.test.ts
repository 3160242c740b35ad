// The search of rules: by other words than the program's, in both languages, in one word or two.
import { expect, test } from 'vitest';
import { type OptionId, OPTIONS } from '../../src/engine/options/options.ts';
import { fitsRule } from '../../src/words/glossary/rules-search.ts';

const found = (typed: string): readonly string[] =>
  (Object.keys(OPTIONS) as OptionId[]).filter((id) => fitsRule(id, typed));

test.each([
  ['20/50', 'tariff'],
  ['5/15', 'tariff'],
  ['stakes', 'tariff'],
  ['Rufsau', 'called.runAway.min'],
  ['Ruf-Sau', 'called.discard'],
  ['ruf sau', 'called.discard'],
  ['Rufass', 'called.runAway.following'],
  ['called ace', 'called.discard'],
  ['untendurch', 'called.runAway.min'],
  ['Kontra', 'stoss.enabled'],
  ['redouble', 'stoss.levels'],
  ['klopfen', 'legen.form'],
  ['knocking', 'legen.form'],
  ['Läufer', 'runners.enabled'],
  ['laeufer', 'runners.enabled'],
  ['matadors', 'runners.minOU'],
  ['Pott', 'stock.ante'],
  ['einwerfen', 'passout.rule'],
  ['wedding', 'hochzeit.form'],
  ['misere', 'bettel.value'],
  ['Sauspiel', 'contracts.enabled'],
  ['Geier', 'contracts.enabled'],
  ['Mord', 'ramsch.durchmarsch'],
])('"%s" finds %s', (typed, id) => {
  expect(found(typed)).toContain(id);
});

test('words that are about nothing find nothing, and a search finds only what it is about', () => {
  expect(found('xyz')).toEqual([]);
  expect(found('20/50')).toEqual(['tariff']);
  expect(found('Rufsau')).not.toContain('bettel.value');
});
