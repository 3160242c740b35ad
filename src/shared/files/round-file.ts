// The file of a finished round (.schafkopf): JSON, versioned, with the log and the reasons the bots gave.
import { z } from 'zod';
import { CHARACTERS } from '../../engine/bots/characters.ts';
import { PLAYER_IDS } from '../../engine/bots/players.ts';
import { type BoardPlayer, FactSchema, PLAYER_KINDS } from '../table/board.ts';
import { DealProofSchema } from '../table/fairness.ts';
import { TaughtSchema } from '../table/taught.ts';
import { HelpCountsSchema } from '../table/help-counts.ts';
import { HELP_MODES, PRACTICES } from '../table/help-modes.ts';
import { MOST_PLAYER_NAME } from '../border/limits.ts';
import { oneLine } from '../border/one-line.ts';
import { asFinished } from '../border/old-records.ts';
import { StudySchema } from './study-schema.ts';
import { bySeatSchema, RoundRecordSchema, SeatSchema, type Shape } from '../border/schemas.ts';

export const ROUND_FILE_VERSION = 1;

/** Where a round comes from if it was not played here: taken in from a file of somebody else. */
export const ROUND_ORIGINS = ['imported'] as const;
export type RoundOrigin = (typeof ROUND_ORIGINS)[number];

/** What decides whether a round counts: of a file, or of a line of the library. */
type Counting = Pick<RoundFile, 'players' | 'you' | 'practice' | 'origin'>;

/** Whether a round was played here by the person, as one of his own or for practice. */
export const isOwn = ({ players, you, origin }: Omit<Counting, 'practice'>): boolean =>
  origin === undefined && players[you].kind === 'human';

/** Whether a round counts for the person, in every sum and every statistic of games: an own one that was no practice. */
export const countsForPlayer = (round: Counting): boolean => isOwn(round) && round.practice === undefined;

/** Whether the person has lost a round by a card against the rules, which ends it. */
export function hasRevoked({ you, record }: Pick<RoundFile, 'you' | 'record'>): boolean {
  const last = record.entries.at(-1);
  return last?.type === 'revoke' && last.seat === you;
}

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

const BotPlayerSchema = z.strictObject({ player: z.enum(PLAYER_IDS), character: z.enum(CHARACTERS).exactOptional() });

/** Who decided for a bot, so that the deal can be played again with the same company. */
export type BotPlayer = Shape<typeof BotPlayerSchema>;

const EntryNoteSchema = z.strictObject({ entry: z.int().min(0), because: z.array(FactSchema).max(16) });

/** The reasons of the player who made an entry of the log; kept beside the record, never in it. */
export type EntryNote = Shape<typeof EntryNoteSchema>;

export const RoundFileSchema = z.strictObject({
  format: z.literal('schafkopf-stube-round'),
  version: z.literal(ROUND_FILE_VERSION),
  id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  /** ISO 8601, UTC. */
  finishedAt: FinishedAtSchema,
  /** Set if only the day is known: the time of day then stands for an order among rounds of that day. */
  dayOnly: z.literal(true).exactOptional(),
  players: bySeatSchema<BoardPlayer>(z.strictObject({ name: PlayerNameSchema, kind: z.enum(PLAYER_KINDS) })),
  /** Null for a person; absent in files from before the players were written down. */
  bots: bySeatSchema<BotPlayer | null>(BotPlayerSchema.nullable()).exactOptional(),
  /** Seat of the person who played. */
  you: SeatSchema,
  record: RoundRecordSchema.transform(asFinished),
  notes: z.array(EntryNoteSchema).max(400),
  /** How much help the session gave; absent in files from before there were modes. */
  mode: z.enum(HELP_MODES).exactOptional(),
  /** Help given in the round; absent if there was none. */
  help: HelpCountsSchema.exactOptional(),
  /** What a teacher asked in the round; absent if nothing was. */
  taught: TaughtSchema.exactOptional(),
  /** Set if the round was practice: not counted, and no new deal if it is `again`. */
  practice: z.enum(PRACTICES).exactOptional(),
  /** Absent for rounds dealt without a commitment. */
  deal: DealProofSchema.exactOptional(),
  /** Absent for rounds that were played here: only those count as the player's own. */
  origin: z.enum(ROUND_ORIGINS).exactOptional(),
  /** What a reader has added; it goes along with the file. */
  study: StudySchema.exactOptional(),
  /** The player likes this round; stays in the own library. */
  favourite: z.literal(true).exactOptional(),
});
export type RoundFile = Shape<typeof RoundFileSchema>;
