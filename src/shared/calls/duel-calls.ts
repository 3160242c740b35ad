// Calls for challenges: make one, take one up by code or file, play it, compare results, gather those of many, take them along.
import { z } from 'zod';
import { type Challenge, MOST_DEALS, MOST_PLAY_VERSION, SEEDS } from '../../engine/duel/challenge-terms.ts';
import { PRESET_IDS } from '../../engine/options/presets.ts';
import { SHELF } from '../../engine/games/shelf.ts';
import { ExportAnswerSchema } from '../border/export-answer.ts';
import { MOST_NAME, MOST_PLAYER_NAME } from '../border/limits.ts';
import { ProblemSchema } from '../border/problems.ts';
import { DISK_STATES } from '../border/saving.ts';
import { AnnouncementSchema, DecisionSchema, type Schema, SeatSchema } from '../border/schemas.ts';
import { PlayableChangesSchema } from '../rules/house-schema.ts';
import { ChairsSchema, TableViewSchema } from '../table/board.ts';
import { LEVELS } from '../table/levels.ts';

const Nothing = z.strictObject({});
export const DuelIdSchema = z.string().regex(/^[A-Za-z0-9-]{1,48}$/);
const IdInput = z.strictObject({ id: DuelIdSchema });
const Count = z.int().min(0);
export const DuelNameSchema = z.string().min(1).max(MOST_NAME);
export const WhoSchema = z.string().min(1).max(MOST_PLAYER_NAME);
/** A code is far shorter; what is longer is none. */
const Typed = z.string().min(1).max(400);

/** The most results that one challenge gathers. */
export const MOST_RESULTS = 400;

const TABLE = { game: z.enum(SHELF), house: PlayableChangesSchema } as const;
const WISH = { ...TABLE, level: z.enum(LEVELS), deals: z.int().min(1).max(MOST_DEALS) } as const;

export const ChallengeSchema: Schema<Challenge> = z.strictObject({
  ...WISH,
  play: Count.max(MOST_PLAY_VERSION),
  seed: Count.max(SEEDS - 1),
});

/** What the person has come to, or somebody else. */
const DealSchema = z.strictObject({
  amount: z.int(),
  /** What was played, and the chair of whoever played it. */
  announcement: AnnouncementSchema.exactOptional(),
  declarer: SeatSchema.exactOptional(),
});

/** Where the ways of the person and somebody else have parted in a deal. */
const PartedSchema = z.discriminatedUnion('kind', [
  /** Card by card the same. */
  z.strictObject({ kind: z.literal('never') }),
  /** Only amounts are known: whether they are the same. */
  z.strictObject({ kind: z.literal('amounts'), same: z.boolean() }),
  /** The first decisions that are not the same, each with the seat that took it; absent where one of the logs is over. */
  z.strictObject({
    kind: z.literal('decision'),
    /** How many cards had fallen before. */
    cards: Count,
    you: DecisionSchema.exactOptional(),
    other: DecisionSchema.exactOptional(),
  }),
]);

const ScoreSchema = z.strictObject({
  id: z.string(),
  /** Absent for the person. */
  who: z.string().exactOptional(),
  /** Cards were known: the challenge had been begun before. */
  again: z.boolean(),
  /** Whether its rounds are there, or its amounts alone. */
  whole: z.boolean(),
  deals: z.array(DealSchema),
  total: z.int(),
  place: z.int().min(1),
  above: z.number(),
  best: Count,
  /** Against the person, deal by deal; absent for the person, and while the person has not played. */
  parted: z.array(PartedSchema).exactOptional(),
});

/**
 * `fresh`: not begun. `running`: begun, and some deals are left. `played`: to its end. `otherPlay`: of another version, in which opponents
 * play otherwise. `open`: the results of others were looked at before the own one, which can never be counted then.
 */
export const DUEL_STATES = ['fresh', 'running', 'played', 'otherPlay', 'open'] as const;

const SummarySchema = z.strictObject({
  id: DuelIdSchema,
  name: z.string(),
  /** ISO 8601, UTC. */
  madeAt: z.string(),
  game: z.enum(SHELF),
  level: z.enum(LEVELS),
  deals: Count,
  state: z.enum(DUEL_STATES),
  results: Count,
});

const ViewSchema = z.strictObject({
  ...SummarySchema.shape,
  /** The code; absent where rules of one's own can only be told by a file. */
  code: z.string().exactOptional(),
  /** Ready-made rules, where they are that. */
  preset: z.enum(PRESET_IDS).exactOptional(),
  pack: z.int(),
  /** In how many rules the table departs from the pure game. */
  departures: Count,
  play: z.strictObject({ of: Count, here: Count }),
  /** How often it was begun, and how many deals of the last time are over. */
  tries: Count,
  done: Count,
  /** Whether the session of the last time lies on the table. */
  onTable: z.boolean(),
  /** The person's result as a code; absent where there is none, or an amount is too high for one. */
  resultCode: z.string().exactOptional(),
  /** Round of the library by deal, for those of the person. */
  rounds: z.array(z.string()),
  /** Who sits where, as the person sees it. */
  chairs: ChairsSchema,
  /** Names of those whose results wait until the person has played. */
  waiting: z.array(z.string()),
  /** The best first; only the own one while others wait. */
  ranking: z.array(ScoreSchema),
});

/** Why a code is not taken: it is of no challenge that is known, or tells other deals than that has; the last: all places are taken. */
const NOT_READ = ['mistyped', 'newer', 'unknownResult', 'wrongDeals', 'full'] as const;

/** What became of a code that was typed. */
const TypedSchema = z.union([
  z.strictObject({ outcome: z.enum(['challenge', 'known', 'result']), id: DuelIdSchema }),
  z.strictObject({ outcome: z.literal('refused'), why: z.enum(NOT_READ) }),
]);

/** What became of files that were chosen: how many hold a challenge, a result, and what is wrong with others. */
const ImportedSchema = z.strictObject({
  challenges: Count,
  results: Count,
  problems: z.array(z.strictObject({ file: z.string(), problem: ProblemSchema })),
  /** The challenge that they are of, if they are of one. */
  id: DuelIdSchema.exactOptional(),
});

export const DuelSchemas = {
  summary: SummarySchema,
  view: ViewSchema,
  score: ScoreSchema,
  parted: PartedSchema,
  typed: TypedSchema,
  imported: ImportedSchema,
} as const;

export const DUEL_CALLS = {
  /** All challenges, the latest first. */
  'duel.list': { input: Nothing, output: z.array(SummarySchema) },
  /** Whether a code can tell a table, and whether challenges can be played at it. */
  'duel.fits': { input: z.strictObject(TABLE), output: z.strictObject({ coded: z.boolean(), plays: z.boolean() }) },
  'duel.begin': {
    input: z.strictObject({ ...WISH, name: DuelNameSchema }),
    output: z.strictObject({ id: DuelIdSchema, disk: z.enum(DISK_STATES) }).nullable(),
  },
  /** The code of a challenge, which is kept under a name, or of a result, with the name of whoever sent it. */
  'duel.type': {
    input: z.strictObject({ code: Typed, name: DuelNameSchema, who: WhoSchema }),
    output: TypedSchema,
  },
  /** Null if there is no such challenge. */
  'duel.open': { input: IdInput, output: ViewSchema.nullable() },
  /** Sits down to it; goes on with it if it lies on the table. Null if that cannot be. */
  'duel.play': { input: IdInput, output: TableViewSchema.nullable() },
  /** Shows the results of others to somebody who has not played, and will not. */
  'duel.reveal': { input: IdInput, output: ViewSchema.nullable() },
  'duel.removeResult': {
    input: z.strictObject({ id: DuelIdSchema, result: z.string() }),
    output: ViewSchema.nullable(),
  },
  'duel.remove': { input: IdInput, output: Nothing },
  'duel.export': { input: IdInput, output: ExportAnswerSchema },
  'duel.exportResult': { input: z.strictObject({ id: DuelIdSchema, who: WhoSchema }), output: ExportAnswerSchema },
  /** Takes challenges and results in from files. */
  'duel.import': { input: Nothing, output: ImportedSchema },
  'duel.exportCsv': { input: IdInput, output: ExportAnswerSchema },
  /** Writes what the page would print now as a PDF. */
  'duel.exportPages': { input: IdInput, output: ExportAnswerSchema },
} as const;

export const DUEL_PUSHES = {
  /** Challenges or results have come in from a file. */
  'duel.changed': Nothing,
  /** A file was opened from outside: show its challenge. */
  'duel.show': IdInput,
} as const;
