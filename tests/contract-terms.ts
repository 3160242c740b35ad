// Which entry of the glossary explains each contract: the one table that the tests of teaching and of pictures ask.
import type { BuiltInContractId } from '../src/engine/contracts/registry.ts';
import type { TermId } from '../src/shared/texts/glossary-terms.ts';

/** Those that do not bear the name of the contract. */
const ENTRIES = {
  rufer: 'rufspiel',
  'suit-geier': 'farbgeier',
  'suit-wenz': 'farbwenz',
  'open-bettel': 'offenerBettel',
  muss: 'mussspiel',
  'muss-rufer': 'mussspiel',
  kreuz: 'kreuzrunde',
  'widow-game': 'witwe',
  least: 'amWenigsten',
  deutscher: 'deutscherSchafkopf',
  'bauernstoss-first': 'bauernstoss',
  'bauernstoss-chalk': 'bauernstoss',
  bauernstoss: 'bauernstoss',
  'small-solo': 'gibMirEine',
  'big-solo': 'legDich',
  'schoofkopp-first': 'alterSchoofkopp',
  'schoofkopp-chalk': 'alterSchoofkopp',
  schoofkopp: 'alterSchoofkopp',
  'schoofkopp-solo': 'legDich',
  'dok-normal': 'doppelkopf',
  'dok-hochzeit': 'doppelkopf',
  'dok-solo': 'farbsolo',
  'dok-queens': 'damensolo',
  'dok-jacks': 'bubensolo',
  'dok-aces': 'fleischlos',
} as const satisfies Readonly<Partial<Record<BuiltInContractId, TermId>>>;

type ToutId = Extract<BuiltInContractId, `${string}-tout`>;
type ByItsName = Exclude<BuiltInContractId, ToutId | keyof typeof ENTRIES>;
const everyOtherHasAnEntry: [ByItsName] extends [TermId] ? true : Exclude<ByItsName, TermId> = true;
void everyOtherHasAnEntry;

/** The entry whose picture shows the trumps of a contract; a Tout has that of the game that it raises. */
export function pictured(id: BuiltInContractId): TermId {
  const game = id.replace(/-tout$/, '');
  return Object.hasOwn(ENTRIES, game) ? ENTRIES[game as keyof typeof ENTRIES] : (game as ByItsName);
}

/** The entry under which one looks a contract up, and to which a lesson links. */
export const explained = (id: BuiltInContractId): TermId => (id.endsWith('-tout') ? 'tout' : pictured(id));
