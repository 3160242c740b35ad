// The entries of the glossary that belong to a contract, for the tests of teaching and of pictures.
import type { BuiltInContractId } from '../../src/engine/contracts/registry.ts';
import { EXPLAINED_BY } from '../../src/words/types/contract-entries.ts';
import { hasOwnEntry, type TermId } from '../../src/words/types/glossary-terms.ts';

/** The entry whose picture shows the trumps of a contract; a Tout has that of the game that it raises. */
export function pictured(id: BuiltInContractId): TermId {
  const game = id.replace(/-tout$/, '');
  if (hasOwnEntry(game)) return game;
  return EXPLAINED_BY[game as keyof typeof EXPLAINED_BY];
}

/** The entry under which one looks a contract up, and to which a lesson links. */
export const explained = (id: BuiltInContractId): TermId => (id.endsWith('-tout') ? 'tout' : pictured(id));
