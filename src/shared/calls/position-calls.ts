// Calls for positions that somebody puts together: what they come to, playing and judging them, keeping them, taking them along.
import { z } from 'zod';
import { RANKS } from '../../engine/base/cards.ts';
import { SHELF } from '../../engine/games/shelf.ts';
import {
  type Condition,
  COUNTED,
  type GamePlayed,
  type Position,
  type SaidLine,
} from '../../engine/positions/position.ts';
import type { PositionReason } from '../../engine/positions/position-reasons.ts';
import { ExportAnswerSchema } from '../border/export-answer.ts';
import { MOST_ANSWER, MOST_NAME, MOST_QUESTION } from '../border/limits.ts';
import { ProblemSchema } from '../border/problems.ts';
import { DISK_STATES } from '../border/saving.ts';
import {
  AnnouncementSchema,
  bySeatSchema,
  CardSchema,
  DecisionSchema,
  type Schema,
  SeatSchema,
} from '../border/schemas.ts';
import { PlayableRulesSchema } from '../rules/house-schema.ts';
import { TableViewSchema } from '../table/board.ts';
import { LEVELS } from '../table/levels.ts';
import { HintAnswerSchema, TwoWaysSchema } from '../teaching/advice-answers.ts';

const Nothing = z.strictObject({});
export const PositionIdSchema = z.string().regex(/^[A-Za-z0-9-]{1,48}$/);
const IdInput = z.strictObject({ id: PositionIdSchema });
const Count = z.int().min(0).max(240);
export const PositionNameSchema = z.string().min(1).max(MOST_NAME);
/** Positions that go into one file, or are put in order together. */
export const MOST_TOGETHER = 300;
const Ids = z.array(PositionIdSchema).max(MOST_TOGETHER);
/** Far more cards than any pack has: how many are too many is for the rules to say. */
const Cards = z.array(CardSchema).max(64);

const ConditionSchema: Schema<Condition> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('count'),
    seat: SeatSchema,
    of: z.enum(COUNTED),
    least: Count.exactOptional(),
    most: Count.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('without'), seat: SeatSchema, card: CardSchema }),
]);

const GameSchema: Schema<GamePlayed> = z.strictObject({
  declarer: SeatSchema.exactOptional(),
  announcement: AnnouncementSchema,
});
const SaidSchema: Schema<SaidLine> = z.strictObject({ after: z.int().min(0).max(64), decision: DecisionSchema });

export const PositionSchema: Schema<Position> = z.strictObject({
  game: z.enum(SHELF),
  house: PlayableRulesSchema,
  dealer: SeatSchema,
  hands: bySeatSchema<Position['hands'][0]>(Cards),
  conditions: z.array(ConditionSchema).max(24),
  contract: GameSchema.exactOptional(),
  said: z.array(SaidSchema).max(200).exactOptional(),
  played: Cards,
  seed: z.string().min(1).max(64),
});
const Input = z.strictObject({ position: PositionSchema });

const ReasonSchema: Schema<PositionReason> = z.custom<PositionReason>(
  (value) => typeof value === 'object' && value !== null && 'id' in value && 'params' in value,
);
const RefusedSchema = z.strictObject({ outcome: z.literal('refused'), reason: ReasonSchema });

/** What may be announced at a table, and whether somebody plays it against the others. */
const OfferSchema = z.strictObject({ announcement: AnnouncementSchema, declarer: z.boolean() });

const TableSchema = z.strictObject({
  seats: z.array(SeatSchema),
  handSize: z.int(),
  /** Each card once, suit by suit, and how often it is there. */
  cards: z.array(CardSchema),
  ranks: z.array(z.enum(RANKS)),
  copies: z.int(),
  offers: z.array(OfferSchema),
});

const TrickSchema = z.strictObject({
  cards: z.array(z.strictObject({ seat: SeatSchema, card: CardSchema })),
  winner: SeatSchema.exactOptional(),
});

const ViewSchema = z.strictObject({
  outcome: z.literal('fits'),
  /** What is known of each hand as it was dealt, cards that it has played among them; sorted. */
  known: bySeatSchema<Position['hands'][0]>(Cards),
  tricks: z.array(TrickSchema),
  /** Whose turn it is, and what may be decided now: cards as far as they are known, words as soon as the hand is known whole. */
  turn: SeatSchema.exactOptional(),
  choices: z.array(DecisionSchema),
  /** Whether every card is named. */
  certain: z.boolean(),
  /** One deal of the position: what is in the hands now. */
  shown: bySeatSchema<Position['hands'][0]>(Cards),
  /** The position as a text that can be read in again. */
  text: z.string(),
});

/** A position, or why a text is none: in which line, and at which word. */
const ReadSchema = z.union([
  z.strictObject({ outcome: z.literal('read'), position: PositionSchema }),
  z.strictObject({
    outcome: z.literal('unread'),
    why: z.enum(['line', 'word', 'game', 'json']),
    line: z.int(),
    word: z.string(),
  }),
]);

/** How often a game was played, who has won it, and how high. */
const OutcomeSchema = z.strictObject({
  /** Not set for deals that were thrown in. */
  announcement: AnnouncementSchema.exactOptional(),
  declarer: SeatSchema.exactOptional(),
  count: z.int().min(1),
  /** Wins of whoever declares; absent where nobody does. */
  won: z.int().min(0).exactOptional(),
  /** Card points of the declaring side on average. */
  points: z.number().exactOptional(),
  /** What the seat at the bottom gets on average. */
  cents: z.number(),
});

const TriedSchema = z.strictObject({
  deals: z.int().min(0),
  of: z.int().min(1),
  state: z.enum(['running', 'done', 'stopped', 'failed']),
  /** The most frequent first. */
  outcomes: z.array(OutcomeSchema),
  /** What each seat gets on average, and the standard error of that. */
  cents: bySeatSchema<number>(z.number()),
  error: bySeatSchema<number>(z.number()),
});

/** What is asked of those to whom it is shown, and who answers: whoever has made it in own words, the tutor, or both. */
const PosedSchema = z.strictObject({
  question: z.string().max(MOST_QUESTION),
  answer: z.string().max(MOST_ANSWER),
  tutor: z.enum(['asked', 'left']),
});

/** A position as it is kept and passed on. */
export const KeptSchema = z.strictObject({
  name: PositionNameSchema,
  position: PositionSchema,
  posed: PosedSchema.exactOptional(),
  /** The folder in which it lies; none for those that lie beside all folders. */
  folder: PositionNameSchema.exactOptional(),
});

const SummarySchema = z.strictObject({
  id: PositionIdSchema,
  name: z.string(),
  folder: z.string().exactOptional(),
  /** The question that is asked about it; empty where there is none. */
  question: z.string(),
  /** ISO 8601, UTC. */
  changedAt: z.string(),
  game: z.enum(SHELF),
  contract: GameSchema.exactOptional(),
  /** Cards that have been played. */
  played: z.int(),
});

const SavedSchema = z.strictObject({ id: PositionIdSchema, disk: z.enum(DISK_STATES) });

export const PositionSchemas = {
  offer: OfferSchema,
  table: TableSchema,
  view: ViewSchema,
  read: ReadSchema,
  outcome: OutcomeSchema,
  tried: TriedSchema,
  summary: SummarySchema,
  posed: PosedSchema,
  kept: KeptSchema,
} as const;

export const POSITION_CALLS = {
  /** What positions of a game are made of. */
  'positions.table': {
    input: z.strictObject({ game: z.enum(SHELF), house: PlayableRulesSchema }),
    output: TableSchema,
  },
  /** What a position comes to, or the card, the hand or the rule that forbids it. */
  'positions.look': { input: Input, output: z.union([ViewSchema, RefusedSchema]) },
  /** A text as a position, with the rules and the seed of the one that is given; or a round that was copied as a file. */
  'positions.read': {
    input: z.strictObject({ text: z.string().max(1_000_000), position: PositionSchema }),
    output: ReadSchema,
  },
  /** The position of a round of the library at a frame of its replay, with its player at the bottom; null where it is none. */
  'positions.fromRound': {
    input: z.strictObject({ id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/), frame: z.int().min(0).max(1000) }),
    output: PositionSchema.nullable(),
  },
  /** Plays it at the table, beside the session; null if that cannot be. */
  'positions.play': { input: Input, output: TableViewSchema.nullable() },
  /** What the tutor would do in the place of whoever's turn it is, who sits at the bottom in the answer. */
  'positions.ask': { input: Input, output: HintAnswerSchema },
  /** Two cards of whoever's turn it is in a deal that shows the difference, told from the same place; null where none does. */
  'positions.ways': {
    input: Input.extend({ better: CardSchema, worse: CardSchema }),
    output: TwoWaysSchema.nullable(),
  },
  /** Lets players of a level play the position so many times; told by `positions.tried`. One that is being played ends. */
  'positions.try': {
    input: z.strictObject({ position: PositionSchema, level: z.enum(LEVELS), of: z.int().min(1).max(10_000) }),
    output: Nothing,
  },
  'positions.stop': { input: Nothing, output: Nothing },
  /** What is kept: folder by folder in their order, then what lies beside them, the latest first. */
  'positions.list': { input: Nothing, output: z.array(SummarySchema) },
  /** Null if there is none. */
  'positions.open': {
    input: IdInput,
    output: KeptSchema.extend({ id: PositionIdSchema }).nullable(),
  },
  /** Keeps a position: as a new one, or in the place of the one with this id. */
  'positions.save': {
    input: KeptSchema.extend({ id: PositionIdSchema.exactOptional() }),
    output: SavedSchema,
  },
  /** Puts positions into a folder, or beside all of them, and in this order. What else lies there comes after them. */
  'positions.arrange': {
    input: z.strictObject({ ids: Ids, folder: PositionNameSchema.exactOptional() }),
    output: Nothing,
  },
  'positions.remove': { input: z.strictObject({ ids: Ids }), output: Nothing },
  /** A position as a file. */
  'positions.export': { input: KeptSchema, output: ExportAnswerSchema },
  /** Kept positions as one file, which comes in again as a folder of that name. */
  'positions.exportFolder': {
    input: z.strictObject({ ids: Ids, name: PositionNameSchema }),
    output: ExportAnswerSchema,
  },
  /** Takes in a position, or a folder of them. */
  'positions.import': {
    input: Nothing,
    output: z.union([
      z.strictObject({ outcome: z.literal('imported'), id: PositionIdSchema }),
      z.strictObject({ outcome: z.literal('importedFolder'), folder: z.string(), count: z.int() }),
      z.strictObject({ outcome: z.literal('refused'), problem: ProblemSchema }),
      z.strictObject({ outcome: z.literal('cancelled') }),
    ]),
  },
  /** Writes what the page would print now as a PDF. */
  'positions.exportPages': { input: z.strictObject({ name: z.string() }), output: ExportAnswerSchema },
} as const;

export const POSITION_PUSHES = {
  /** What the deals that were played have come to so far. */
  'positions.tried': TriedSchema,
} as const;
