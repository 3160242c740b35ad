// The file of a finished round (.schafkopf): JSON, versioned, with the log and the reasons the bots gave.
import { z } from 'zod';
import type { Character } from '../engine/bots/characters.ts';
import { CHARACTERS } from '../engine/bots/characters.ts';
import type { PlayerId } from '../engine/bots/players.ts';
import { PLAYER_IDS } from '../engine/bots/players.ts';
import type { Fact } from '../engine/facts.ts';
import type { RoundRecord } from '../engine/log.ts';
import type { BySeat, Seat } from '../engine/seats.ts';
import type { BoardPlayer } from './board.ts';
import { FactSchema } from './board.ts';
import type { DealProof } from './fairness.ts';
import { DealProofSchema } from './fairness.ts';
import type { HelpCounts, HelpMode, Practice } from './help-modes.ts';
import { HELP_MODES, PRACTICES } from './help-modes.ts';
import type { Schema } from './schemas.ts';
import { bySeatSchema, RoundRecordSchema, SeatSchema } from './schemas.ts';

/** Largest file that is read, in bytes. */
export const MAX_FILE_BYTES = 1_000_000;

export const ROUND_FILE_VERSION = 1;

/** The reasons of the player who made an entry of the log; kept beside the record, never in it. */
export interface EntryNote {
  readonly entry: number;
  readonly because: readonly Fact[];
}

/** Who decided for a bot, so that the deal can be played again with the same company. */
export interface BotPlayer {
  readonly player: PlayerId;
  readonly character?: Character;
}

export interface RoundFile {
  readonly format: 'schafkopf-stube-round';
  readonly version: typeof ROUND_FILE_VERSION;
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly finishedAt: string;
  readonly players: BySeat<BoardPlayer>;
  /** Null for a person; absent in files from before the players were written down. */
  readonly bots?: BySeat<BotPlayer | null>;
  /** Seat of the person who played. */
  readonly you: Seat;
  readonly record: RoundRecord;
  readonly notes: readonly EntryNote[];
  /** How much help the session gave; absent in files from before there were modes. */
  readonly mode?: HelpMode;
  /** Help given in the round; absent if there was none. */
  readonly help?: HelpCounts;
  /** Set if the round was practice: not counted, and no new deal if it is `again`. */
  readonly practice?: Practice;
  /** Absent for rounds dealt without a commitment. */
  readonly deal?: DealProof;
}

export const HelpCountsSchema: Schema<HelpCounts> = z.strictObject({
  hints: z.int().min(0),
  warnings: z.int().min(0),
  takenBack: z.int().min(0),
});

export const RoundFileSchema: Schema<RoundFile> = z.strictObject({
  format: z.literal('schafkopf-stube-round'),
  version: z.literal(ROUND_FILE_VERSION),
  id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  finishedAt: z.iso.datetime(),
  players: bySeatSchema<BoardPlayer>(z.strictObject({ name: z.string().max(48), kind: z.enum(['human', 'bot']) })),
  bots: bySeatSchema<BotPlayer | null>(
    z.strictObject({ player: z.enum(PLAYER_IDS), character: z.enum(CHARACTERS).exactOptional() }).nullable(),
  ).exactOptional(),
  you: SeatSchema,
  record: RoundRecordSchema,
  notes: z.array(z.strictObject({ entry: z.int().min(0), because: z.array(FactSchema).max(16) })).max(400),
  mode: z.enum(HELP_MODES).exactOptional(),
  help: HelpCountsSchema.exactOptional(),
  practice: z.enum(PRACTICES).exactOptional(),
  deal: DealProofSchema.exactOptional(),
});
