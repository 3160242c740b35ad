// Every contract has its entry in the glossary, with the cards that are trumps in it, from the strongest down.
import { describe, expect, test } from 'vitest';
import { announcementsOf, contractOf } from '../../../src/engine/base/contract.ts';
import type { BuiltInContractId } from '../../../src/engine/contracts/registry.ts';
import { ALL_CONTRACTS, builtIn } from '../../../src/engine/contracts/registry.ts';
import { orderOf } from '../../../src/engine/play/order.ts';
import { PICTURES } from '../../../src/renderer/glossary/pictures.ts';
import { termOf } from '../../../src/shared/glossary.ts';
import type { TermId } from '../../../src/shared/texts/glossary-terms.ts';

/** A Tout has the trumps of its game, and the entry of the Tout besides. */
const ENTRIES: Readonly<Record<BuiltInContractId, TermId>> = {
  rufer: 'rufspiel',
  hochzeit: 'hochzeit',
  bettel: 'bettel',
  'suit-geier': 'farbgeier',
  'suit-wenz': 'farbwenz',
  eisenbahner: 'eisenbahner',
  kaiser: 'kaiser',
  geier: 'geier',
  wenz: 'wenz',
  solo: 'solo',
  'suit-geier-tout': 'farbgeier',
  'suit-wenz-tout': 'farbwenz',
  'eisenbahner-tout': 'eisenbahner',
  'kaiser-tout': 'kaiser',
  'geier-tout': 'geier',
  'wenz-tout': 'wenz',
  'open-bettel': 'offenerBettel',
  'solo-tout': 'solo',
  sie: 'sie',
  muss: 'mussspiel',
  'muss-rufer': 'mussspiel',
  kreuz: 'kreuzrunde',
  bierkopf: 'bierkopf',
  ramsch: 'ramsch',
  'widow-game': 'witwe',
  least: 'amWenigsten',
};

describe.each(ALL_CONTRACTS.map(({ id }) => [id, ENTRIES[id]] as const))('%s', (id, term) => {
  test('is explained in both languages', () => {
    for (const language of ['de', 'en'] as const) expect(termOf(term, language).short.length).toBeGreaterThan(20);
  });

  test('shows its ladder', () => {
    const row = builtIn(id);
    const ladders = announcementsOf(row).map((each) => orderOf(contractOf(row, each), 32));
    const shown = ladders.map((order) => (order.trumps.length > 0 ? order.trumps : order.cardsOf('G')).join(' '));
    expect(shown).toContain(PICTURES[term]?.join(' '));
  });
});
