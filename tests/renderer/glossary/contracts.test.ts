// Every contract has its entry in the glossary, with the cards that are trumps in it, from the strongest down.
import { describe, expect, test } from 'vitest';
import { announcementsOf, contractOf } from '../../../src/engine/base/contract.ts';
import { DOPPELKOPF_CONTRACTS } from '../../../src/engine/contracts/doppelkopf-contracts.ts';
import { DOPPELSCHAFKOPF_GAME } from '../../../src/engine/contracts/doppelschafkopf.ts';
import { ALL_CONTRACTS, builtIn } from '../../../src/engine/contracts/registry.ts';
import { orderOf } from '../../../src/engine/play/order.ts';
import { picturesOf } from '../../../src/renderer/glossary/pictures.ts';
import { termOf } from '../../../src/words/glossary/glossary.ts';
import { pictured } from '../../../lab/support/contract-terms.ts';

/** Contracts of packs in which every card is there twice: none of them has an Eight or a Seven. */
const DOUBLE: readonly string[] = [...DOPPELKOPF_CONTRACTS, DOPPELSCHAFKOPF_GAME].map(({ id }) => id);

describe.each(ALL_CONTRACTS.map(({ id }) => [id, pictured(id)] as const))('%s', (id, term) => {
  test('is explained in both languages', () => {
    for (const language of ['de', 'en'] as const) expect(termOf(term, language).short.length).toBeGreaterThan(20);
  });

  test('shows its ladder', () => {
    const row = builtIn(id);
    const ladders = announcementsOf(row).map((each) => orderOf(contractOf(row, each), DOUBLE.includes(id) ? 48 : 32));
    const shown = ladders.map((order) => (order.trumps.length > 0 ? order.trumps : order.cardsOf('G')).join(' '));
    expect(shown, `cards beside '${term}': src/renderer/glossary/pictures.ts`).toContain(picturesOf(term).join(' '));
  });
});
