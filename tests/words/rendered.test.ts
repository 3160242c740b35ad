// Every sentence as it is read, in thousands of positions: well formed in both languages and decks, and true of the cards.
import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/shared/border/language.ts';
import { namingOf } from '../../src/words/speak/naming-of.ts';
import { reviewTexts, trainerTexts } from '../../lab/sentences/rendered/besides.ts';
import { labelsFor } from '../../lab/sentences/rendered/labels.ts';
import { claimReader, CLAIMS } from '../../lab/sentences/rendered/claims.ts';
import { manyPlaces, type Said } from '../../lab/sentences/rendered/places.ts';
import { sentencesFor } from '../../lab/sentences/rendered/sentences.ts';
import { allTerms } from '../../src/words/glossary/glossary.ts';
import { unknownWords } from '../../lab/sentences/spelling.ts';
import { lintOf } from '../../lab/sentences/rendered-lint.ts';
import { namings, PLAYERS } from '../../lab/sentences/well-formed.ts';

/** Positions; RENDERED=3000 makes the long run. */
const COUNT = Number(process.env['RENDERED'] ?? 500);
const SEED = process.env['RENDERED_SEED'] ?? 'a';
/** Each language is told to somebody who sits at the table, to somebody else there, and to nobody. */
const READERS = [0, 2, undefined] as const;

interface Fault {
  readonly id: string;
  readonly text: string;
  readonly what: string;
}

/** Faults of all texts, the first of each kind of each id. */
const faults = new Map<string, Fault>();
const note = (fault: Fault): unknown =>
  faults.get(`${fault.id} ${fault.what}`) ?? faults.set(`${fault.id} ${fault.what}`, fault);

/** Files, fields and what the system says are no words of a language. */
const withoutDetails = (text: string): string => text.replace(/[„“][^“”]*[“”]|\([^)]*\)/g, '');

/** The same words of the same thing are looked at once. */
const seen = new Set<string>();
const told: Record<Language, Set<string>> = { de: new Set(), en: new Set() };
const labels: Record<Language, Set<string>> = { de: new Set(), en: new Set() };
const held = new Map<string, number>();
let positions = 0;

const NAMINGS = READERS.flatMap((reader) => namings(reader));
const OPEN = (['de', 'en'] as const).map((language) => namingOf(language, 'bavarian', PLAYERS, undefined));
const readers = OPEN.map((name) => ({ name, claims: claimReader(name) }));

function lint(said: Said): void {
  const key = JSON.stringify({
    ...said,
    ...('decision' in said && said.of !== 'option' && { decision: undefined }),
    trick: undefined,
  });
  if (seen.has(key)) return;
  seen.add(key);
  for (const name of NAMINGS)
    for (const { id, text, form } of sentencesFor(said, name)) {
      if (form === 'sentence') told[name.language].add(text);
      lintOf(text, name.language, name.deck, form).forEach((what) => note({ id, text, what }));
    }
}

for (const { view, said } of manyPlaces(COUNT, SEED)) {
  positions += 0.5;
  for (const each of said) {
    lint(each);
    const trick = each.of === 'note' ? each.trick : undefined;
    for (const { name, claims } of readers)
      for (const { id, text } of sentencesFor(each, name))
        for (const claim of claims(text, { view, trick })) {
          held.set(claim.name, (held.get(claim.name) ?? 0) + 1);
          if (!claim.holds) note({ id, text, what: `untrue: ${claim.name}` });
        }
  }
}

/** Items of each trainer and rounds with commentary: the search behind them takes its time. */
const ITEMS = Math.ceil(COUNT / 100);
const ROUNDS = Math.ceil(COUNT / 250);

for (const { id, tell } of [...trainerTexts(ITEMS), ...reviewTexts(ROUNDS)])
  for (const name of NAMINGS)
    for (const text of tell(name)) {
      if (told[name.language].has(text)) continue;
      told[name.language].add(text);
      lintOf(text, name.language, name.deck).forEach((what) => note({ id, text, what }));
    }

for (const name of NAMINGS)
  for (const { id, text, form } of labelsFor(name)) {
    labels[name.language].add(id.startsWith('F.') || id.startsWith('P.') ? withoutDetails(text) : text);
    lintOf(text, name.language, name.deck, form).forEach((what) => note({ id, text, what }));
  }

test('positions of every kind are met', () => {
  expect(positions).toBeGreaterThanOrEqual(COUNT);
  expect(told.de.size).toBeGreaterThan(COUNT);
});

test('every text is well formed, and true where it speaks of the cards', () => {
  expect([...faults.values()].map(({ id, what, text }) => `${id}: ${what}: ${text}`)).toEqual([]);
});

test.each(['de', 'en'] as const)('every word is one that is listed: %s', (language) => {
  const glossary = allTerms(language).flatMap(({ short, long }) => [short, long]);
  const unknown = [...told[language], ...labels[language], ...glossary].flatMap((text) => unknownWords(text, language));
  expect([...new Set(unknown)].sort(), `words for tests/words/spelling/${language}.txt`).toEqual([]);
});

test.each(['de', 'en'] as const)('the glossary is well formed: %s', (language) => {
  const found = allTerms(language).flatMap(({ id, short, long }) =>
    [short, long].flatMap((text) => lintOf(text, language, 'both').map((what) => `${id}: ${what}: ${text}`)),
  );
  expect(found).toEqual([]);
});

describe('each kind of claim is read off some sentence', () => {
  /** Met in a long run only, or in old wordings; tests/words/rendered/claims.test.ts shows that they are read. */
  const RARE = ['highest of the suit', 'no trump is out', 'nothing higher out'];
  test.each(CLAIMS.map(({ name }) => name).filter((name) => !RARE.includes(name)))('%s', (name) => {
    expect(held.get(name) ?? 0).toBeGreaterThan(0);
  });
});
