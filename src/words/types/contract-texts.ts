// The form of the names of the contracts, and of the entry of the glossary that stands beside a name.
import type { BuiltInContractId } from '../../engine/contracts/registry.ts';
import type { OwnEntryId } from './contract-entries.ts';
import type { TermId } from './glossary-terms.ts';
import type { TermText } from './glossary-texts.ts';

/** German and Bavarian words for the term, as in `Headwords`, the terms that belong to it, and what it means. */
export interface GermanEntry extends TermText {
  readonly german: string;
  readonly bavarian?: string;
  readonly related: readonly TermId[];
}

/** English words for the term, as in `Headwords`, and what it means. */
export interface EnglishEntry extends TermText {
  readonly english: string;
}

/** A name for each contract, with an entry for those that no other entry explains. */
export type ContractTexts<Name, Entry> = {
  readonly [K in BuiltInContractId]: K extends OwnEntryId ? Name & { readonly entry: Entry } : Name;
};
