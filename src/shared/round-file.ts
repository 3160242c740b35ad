// The file of a finished round (.schafkopf): JSON, versioned, with the log and the reasons the bots gave.
import { z } from 'zod';
import type { Character } from '../engine/bots/characters.ts';
import { CHARACTERS } from '../engine/bots/characters.ts';
import type { PlayerId } from '../engine/bots/players.ts';
import { PLAYER_IDS } from '../engine/bots/players.ts';
import type { Fact } from '../engine/inference/facts.ts';
import type { RoundRecord } from '../engine/table/log.ts';
import type { BySeat, Seat } from '../engine/base/seats.ts';
import type { BoardPlayer } from './board.ts';
import { PLAYER_KINDS } from './board.ts';
import { FactSchema } from './board-schemas.ts';
import type { DealProof } from './fairness.ts';
import { DealProofSchema } from './fairness.ts';
import type { HelpCounts, HelpMode, Practice } from './help-modes.ts';
import { HELP_MODES, PRACTICES } from './help-modes.ts';
import { MOST_HELP, MOST_PLAYER_NAME } from './limits.ts';
import { oneLine } from './one-line.ts';
import { asFinished } from './old-records.ts';
import type { Study } from './study.ts';
import { StudySchema } from './study-schema.ts';
import type { Schema } from './schemas.ts';
import { bySeatSchema, RoundRecordSchema, SeatSchema } from './schemas.ts';

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

/** Where a round comes from if it was not played here: taken in from a file of somebody else. */
export const ROUND_ORIGINS = ['imported'] as const;
export type RoundOrigin = (typeof ROUND_ORIGINS)[number];

export interface RoundFile {
  readonly format: 'schafkopf-stube-round';
  readonly version: typeof ROUND_FILE_VERSION;
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly finishedAt: string;
  /** Set if only the day is known: the time of day then stands for an order among rounds of that day. */
  readonly dayOnly?: true;
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
  /** Absent for rounds that were played here: only those count as the player's own. */
  readonly origin?: RoundOrigin;
  /** What a reader has added; it goes along with the file. */
  readonly study?: Study;
  /** The player likes this round; stays in the own library. */
  readonly favourite?: true;
}

/** What decides whether a round counts: of a file, or of a line of the library. */
type Counting = Pick<RoundFile, 'players' | 'you' | 'practice' | 'origin'>;

/** Whether a round was played here by the person, as one of his own or for practice. */
export const isOwn = ({ players, you, origin }: Omit<Counting, 'practice'>): boolean =>
  origin === undefined && players[you].kind === 'human';

/** Whether a round counts for the person, in every sum and every statistic of games: an own one that was no practice. */
export const countsForPlayer = (round: Counting): boolean => isOwn(round) && round.practice === undefined;

const Helped = z.int().min(0).max(MOST_HELP);

export const HelpCountsSchema: Schema<HelpCounts> = z.strictObject({
  hints: Helped,
  warnings: Helped,
  takenBack: Helped,
});

/** A name is shown in one line among others: what would break it, or turn its direction, is left out. */
const PlayerNameSchema = z
  .string()
  .max(MOST_PLAYER_NAME)
  .transform((name) => oneLine(name, MOST_PLAYER_NAME));

/** A moment that can be shown: the form alone lets dates pass that no calendar has, and fractions of any length. */
const FinishedAtSchema = z.iso
  .datetime()
  .max(40)
  .refine((text) => Number.isFinite(Date.parse(text)), 'no date of the calendar');

export const RoundFileSchema: Schema<RoundFile> = z.strictObject({
  format: z.literal('schafkopf-stube-round'),
  version: z.literal(ROUND_FILE_VERSION),
  id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  finishedAt: FinishedAtSchema,
  dayOnly: z.literal(true).exactOptional(),
  players: bySeatSchema<BoardPlayer>(z.strictObject({ name: PlayerNameSchema, kind: z.enum(PLAYER_KINDS) })),
  bots: bySeatSchema<BotPlayer | null>(
    z.strictObject({ player: z.enum(PLAYER_IDS), character: z.enum(CHARACTERS).exactOptional() }).nullable(),
  ).exactOptional(),
  you: SeatSchema,
  record: RoundRecordSchema.transform(asFinished),
  notes: z.array(z.strictObject({ entry: z.int().min(0), because: z.array(FactSchema).max(16) })).max(400),
  mode: z.enum(HELP_MODES).exactOptional(),
  help: HelpCountsSchema.exactOptional(),
  practice: z.enum(PRACTICES).exactOptional(),
  deal: DealProofSchema.exactOptional(),
  origin: z.enum(ROUND_ORIGINS).exactOptional(),
  study: StudySchema.exactOptional(),
  favourite: z.literal(true).exactOptional(),
});
