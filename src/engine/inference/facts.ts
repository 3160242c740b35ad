// Every reason for a good decision: true of the view in which it is given (texts in src/words).
import { type Message, messagesOf } from '../base/messages.ts';
import type { BidFacts } from './bid-facts.ts';
import type { CardFacts } from './card-facts.ts';
import type { CauseFacts } from './cause-facts.ts';

/** Evidence of each fact. */
export interface FactParams extends CardFacts, CauseFacts, BidFacts {}

export type FactId = keyof FactParams;

/** A true statement that speaks for a decision. A value, never prose. */
export type Fact = Message<FactParams>;

/** A fact made of its id and evidence. */
export const fact = messagesOf<FactParams>();
