// Turns messages of the engine into sentences of a language.
import { FACTS_DE } from '../../shared/texts/facts-de.ts';
import { FACTS_EN } from '../../shared/texts/facts-en.ts';
import type { Naming } from '../../shared/texts/naming.ts';
import type { Fact, Note, Reason } from './kinds.ts';

const FACTS = { de: FACTS_DE, en: FACTS_EN } as const;

type Sentence = (params: unknown, name: Naming) => string;

export const tellFact = ({ id, params }: Fact, name: Naming): string =>
  (FACTS[name.language][id] as Sentence)(params, name);

export const tellNote = ({ id }: Note, _name: Naming): string => id;

export const tellReason = ({ id }: Reason, _name: Naming): string => id;
