// Schemas of what stands in entries of every phase.
import { z } from 'zod';
import { type Call, PLAIN_CALLS } from '../auction/auction.ts';
import { type Card, isCard, SUITS } from '../base/cards.ts';
import type { Announcement } from '../base/contract.ts';
import type { Seat } from '../base/seats.ts';

/** A schema whose input and output are both `T`: it checks and changes nothing. */
export type Schema<T> = z.ZodType<T, T>;

/** Data that nobody changes, all the way down. */
export type Frozen<T> = unknown extends T ? T : { readonly [K in keyof T]: Frozen<T[K]> };

/** The type that follows from a schema. */
export type Shape<S extends z.ZodType> = Frozen<z.output<S>>;

export const CardSchema: Schema<Card> = z.custom<Card>(isCard, 'no card of this pack');
export const SuitSchema = z.enum(SUITS);
export const SeatSchema: Schema<Seat> = z.literal([0, 1, 2, 3]);

/** Ids of contracts are short names; which of them exist is for the table's rules to say. */
export const ContractIdSchema = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

export const AnnouncementSchema: Schema<Announcement> = z.strictObject({
  contract: ContractIdSchema,
  trump: SuitSchema.exactOptional(),
  called: CardSchema.exactOptional(),
});

const WORDS: readonly string[] = PLAIN_CALLS;
const isCall = (value: unknown): value is Call =>
  typeof value === 'string' && (WORDS.includes(value) || /^(?:has|names):[a-z][a-z0-9-]{0,31}$/.test(value));

export const CallSchema: Schema<Call> = z.custom<Call>(isCall, 'no call of the auction');
