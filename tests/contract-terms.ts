// Which entry of the glossary explains each contract: the one table that the tests of teaching and of pictures ask.
import type { BuiltInContractId } from '../src/engine/contracts/registry.ts';
import type { TermId } from '../src/shared/texts/glossary-terms.ts';

type ToutId = Extract<BuiltInContractId, `${string}-tout`>;

/** A new contract needs its entry; a Tout has that of the game that it raises. */
const ENTRIES: Readonly<Record<Exclude<BuiltInContractId, ToutId>, TermId>> = {
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
  'open-bettel': 'offenerBettel',
  sie: 'sie',
  muss: 'mussspiel',
  'muss-rufer': 'mussspiel',
  kreuz: 'kreuzrunde',
  bierkopf: 'bierkopf',
  ramsch: 'ramsch',
  'widow-game': 'witwe',
  least: 'amWenigsten',
  deutscher: 'deutscherSchafkopf',
};

/** The entry whose picture shows the trumps of a contract. */
export const pictured = (id: BuiltInContractId): TermId => ENTRIES[id.replace(/-tout$/, '') as keyof typeof ENTRIES];

/** The entry under which one looks a contract up, and to which a lesson links. */
export const explained = (id: BuiltInContractId): TermId => (id.endsWith('-tout') ? 'tout' : pictured(id));
