// Whether the cards are fair: what the page gets to know of the shuffled packs, and how the player's hands have fallen.
import { z } from 'zod';
import type { Shape } from '../border/schemas.ts';

export const HAND_KINDS = ['obers', 'unters', 'trumps', 'aces'] as const;

const CommitmentSchema = z.string().regex(/^[0-9a-f]{64}$/);
const Round = z.int().min(1);

const DealCheckSchema = z.strictObject({
  number: Round,
  /** Was told before the first card was dealt. */
  commitment: CommitmentSchema,
  /** The shuffled pack from the top, then the salt, with spaces between. */
  text: z.string(),
  verdict: z.enum(['matches', 'differs']),
});

/** A finished round, laid open: anybody can compute the commitment from the text. */
export type DealCheck = Shape<typeof DealCheckSchema>;

const HandLineSchema = z.strictObject({
  kind: z.enum(HAND_KINDS),
  average: z.number(),
  expected: z.number(),
  /** Standard error of the average after so many rounds. */
  error: z.number(),
});

/** How many cards of a kind the player was dealt in a round, on average, and what chance lets one expect. */
export type HandLine = Shape<typeof HandLineSchema>;

export const FairnessViewSchema = z.strictObject({
  /** The round going on; without a commitment if it was dealt by a version that made none. */
  running: z.strictObject({ number: Round, commitment: CommitmentSchema.exactOptional() }).exactOptional(),
  /** Finished rounds of the session, the newest first. */
  finished: z.array(DealCheckSchema),
  /** Rounds in the library, and the player's hands in them; no lines without rounds. */
  rounds: z.int().min(0),
  hands: z.array(HandLineSchema),
});
export type FairnessView = Shape<typeof FairnessViewSchema>;

export const DealProofSchema = z.strictObject({
  salt: z.string().regex(/^[0-9a-f]{32}$/),
  commitment: CommitmentSchema,
});

/** The salt of a round and the commitment made with it; kept beside the record, never in it. */
export type DealProof = Shape<typeof DealProofSchema>;
