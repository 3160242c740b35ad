// The form of the glossary's explanations; one table per topic and language, complete by compilation.
import type { OwnEntryId } from './contract-entries.ts';
import type { TermIdOf, Topic } from './glossary-terms.ts';

export interface TermText {
  /** One sentence, for the card beside a word. */
  readonly short: string;
  /** What else there is to know, for the glossary's page. */
  readonly long: string;
  /** Words, with their inflections, that become links by themselves; separated by commas, empty for none. */
  readonly forms: string;
}

/** Explanations of a topic, but for the contracts whose entry stands beside their names. */
export type TermTexts<T extends Topic> = Readonly<Record<Exclude<TermIdOf<T>, OwnEntryId>, TermText>>;

/** A language's explanations of all terms that are not contracts with an entry of their own. */
export type GlossaryTexts = { readonly [T in Topic]: TermTexts<T> };
