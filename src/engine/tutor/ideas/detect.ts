// How an idea is found in a choice of card.
import type { Card } from '../../base/cards.ts';
import type { Fact } from '../../inference/facts.ts';
import type { Knowledge } from '../../inference/knowledge.ts';

/** The idea with its evidence, if it is true of the card in what the seat knows. */
export type Detect = (know: Knowledge, card: Card) => Fact | undefined;
