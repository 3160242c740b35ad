// The log as it is perceived: what a player, or everybody, gets to know of an entry.
import type { Seat } from '../base/seats.ts';
import type { Decision, Revoke } from '../table/log.ts';

type DecisionOf<T extends Decision['type']> = Extract<Decision, { type: T }>;

/** A decision of which only some know all: whoever does not is told nothing of one field. */
type Hiding<T extends Decision['type'], Hidden extends PropertyKey> = {
  readonly [K in Exclude<keyof DecisionOf<T>, Hidden>]: DecisionOf<T>[K];
} & { readonly [K in keyof DecisionOf<T> & Hidden]?: DecisionOf<T>[K] };

/** A card given back face down: only the two who play the Hochzeit, or the Solo, know which. */
export type ToldReturn = Hiding<'return', 'card'>;

/**
 * What only some know: cards passed on who gives and who receives them, cards laid away and the suit of a number their player;
 * of a card that a soloist has given the partner, everybody sees a lord.
 */
type Hidden =
  | Hiding<'passOn', 'cards'>
  | ToldReturn
  | Hiding<'give', 'card'>
  | Hiding<'discard', 'cards'>
  | Hiding<'number', 'suit'>;

/** An entry as a player perceives it, or everybody at the table. */
export type Told = { readonly type: 'shuffled' } | Exclude<Decision, { type: Hidden['type'] }> | Hidden | Revoke;

/** Whose eyes and ears it is: a seat's, those that everybody has, or of whoever looks at the open table afterwards. */
export type Witness = Seat | 'everybody' | 'looker';
