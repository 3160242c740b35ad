// Whether the cards are fair: what the page gets to know of the shuffled packs, and how the player's hands have fallen.
import { z } from 'zod';
import type { Schema } from './schemas.ts';

export const HAND_KINDS = ['obers', 'unters', 'trumps', 'aces'] as const;

/** How many cards of a kind the player was dealt in a round, on average, and what chance lets one expect. */
export interface HandLine {
  readonly kind: (typeof HAND_KINDS)[number];
  readonly average: number;
  readonly expected: number;
  /** Standard error of the average after so many rounds. */
  readonly error: number;
}

/** A finished round, laid open: anybody can compute the commitment from the text. */
export interface DealCheck {
  readonly number: number;
  /** Was told before the first card was dealt. */
  readonly commitment: string;
  /** The shuffled pack from the top, then the salt, with spaces between. */
  readonly text: string;
  readonly verdict: 'matches' | 'differs';
}

export interface FairnessView {
  /** The round going on; without a commitment if it was dealt by a version that made none. */
  readonly running?: { readonly number: number; readonly commitment?: string };
  /** Finished rounds of the session, the newest first. */
  readonly finished: readonly DealCheck[];
  /** Rounds in the library, and the player's hands in them; no lines without rounds. */
  readonly rounds: number;
  readonly hands: readonly HandLine[];
}

const CommitmentSchema = z.string().regex(/^[0-9a-f]{64}$/);
const Round = z.int().min(1);

export const FairnessViewSchema: Schema<FairnessView> = z.strictObject({
  running: z.strictObject({ number: Round, commitment: CommitmentSchema.exactOptional() }).exactOptional(),
  finished: z.array(
    z.strictObject({
      number: Round,
      commitment: CommitmentSchema,
      text: z.string(),
      verdict: z.enum(['matches', 'differs']),
    }),
  ),
  rounds: z.int().min(0),
  hands: z.array(
    z.strictObject({ kind: z.enum(HAND_KINDS), average: z.number(), expected: z.number(), error: z.number() }),
  ),
});

/** The salt of a round and the commitment made with it; kept beside the record, never in it. */
export interface DealProof {
  readonly salt: string;
  readonly commitment: string;
}

export const DealProofSchema: Schema<DealProof> = z.strictObject({
  salt: z.string().regex(/^[0-9a-f]{32}$/),
  commitment: CommitmentSchema,
});
