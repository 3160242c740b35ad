// Calls and messages about finished rounds: the list, files in and out, replays.
import { z } from 'zod';
import { BeliefsSchema } from '../teaching/beliefs.ts';
import { RE_SIDES } from '../../engine/base/ansage-words.ts';
import { BASES } from '../../engine/tutor/advice/advice.ts';
import { type RoundResult, SEAT_OUTCOMES } from '../../engine/scoring/result.ts';
import type { Settlement } from '../../engine/scoring/money.ts';
import { PLAYER_NUMBERS } from '../../engine/base/seats.ts';
import { BoardSchema, FactSchema, NoteSchema, PlayerSchema } from '../table/board.ts';
import { ExportAnswerSchema } from '../border/export-answer.ts';
import { PRACTICES } from '../table/help-modes.ts';
import {
  EVERYTHING,
  KIND_FILTERS,
  LIST_PAGE,
  MARK_FILTERS,
  MISTAKE_FILTERS,
  MOST_LISTED,
  MOST_SEARCHED,
  OUTCOMES,
} from '../files/library-filter.ts';
import { ProblemSchema } from '../border/problems.ts';
import { ROLES } from '../files/roles.ts';
import { ROUND_ORIGINS } from '../files/round-file.ts';
import {
  AnnouncementSchema,
  bySeatSchema,
  CardSchema,
  DecisionSchema,
  PackSchema,
  type Schema,
  SeatSchema,
  type Shape,
} from '../border/schemas.ts';
import type { Branch } from '../files/study.ts';
import { MOST_BRANCHES, MOST_MOVES } from '../border/limits.ts';
import { BranchSchema, StudyNoteSchema } from '../files/study-schema.ts';

const JudgedSchema = z.strictObject({
  /** 0 to 100; absent if there was never a choice. */
  accuracy: z.int().min(0).max(100).exactOptional(),
  /** Mistakes and blunders; and choices that were only inaccurate. */
  mistakes: z.int().min(0),
  inaccuracies: z.int().min(0),
});

/** The commentary on the player's own decisions, in a line. */
export type Judged = Shape<typeof JudgedSchema>;

export const LibraryItemSchema = z.strictObject({
  id: z.string(),
  finishedAt: z.string(),
  /** Set if only the day is known. */
  dayOnly: z.literal(true).exactOptional(),
  players: bySeatSchema(PlayerSchema),
  you: SeatSchema,
  pack: PackSchema,
  announcement: AnnouncementSchema.exactOptional(),
  declarer: SeatSchema.exactOptional(),
  partner: SeatSchema.exactOptional(),
  winner: z.enum(['declarer', 'defenders']).exactOptional(),
  /** Of a Ramsch: who has lost it, or has won by taking everything, with their card points. */
  ramsch: z
    .strictObject({ losers: z.array(SeatSchema), march: SeatSchema.exactOptional(), points: z.int() })
    .exactOptional(),
  /** In Doppelkopf: who has played Re, with how many card points, and which side has won if one has, or who has lost alone by a revoke. */
  reKontra: z
    .strictObject({
      re: z.array(SeatSchema),
      winner: z.enum(RE_SIDES).exactOptional(),
      loser: SeatSchema.exactOptional(),
      points: z.int(),
    })
    .exactOptional(),
  /** Where nobody took the widow: who has won with fewest card points, or lost with all of them. */
  least: z
    .strictObject({ winner: SeatSchema.exactOptional(), loser: SeatSchema.exactOptional(), points: z.int() })
    .exactOptional(),
  /** Card points of the declaring side. */
  points: z.int().exactOptional(),
  /** What the round has been for the player, whatever it was paid; absent for a deal that was thrown in. */
  outcome: z.enum(SEAT_OUTCOMES).exactOptional(),
  balance: bySeatSchema<number>(z.int()),
  /** How many have played. */
  playerCount: z.literal(PLAYER_NUMBERS),
  /** What the round was reckoned in, if not in cents; `lead` as on a board. */
  unit: z.enum(['points', 'lines', 'lead']).exactOptional(),
  /** Set if the round was practice, and why. */
  practice: z.enum(PRACTICES).exactOptional(),
  /** Set if the round was not played here. */
  origin: z.enum(ROUND_ORIGINS).exactOptional(),
  /** How the player took part; absent for a deal that was thrown in. */
  role: z.enum(ROLES).exactOptional(),
  /** How well the player played; only once every decision has been looked at. */
  judged: JudgedSchema.exactOptional(),
  /** What the player has marked and written. */
  favourite: z.literal(true).exactOptional(),
  note: z.string().exactOptional(),
});

/** One line of the library. `announcement` is absent for a deal that was thrown in. */
export type LibraryItem = Shape<typeof LibraryItemSchema>;

const CardValuesSchema = z.strictObject({
  seat: SeatSchema,
  basis: z.enum(BASES),
  cards: z.array(z.strictObject({ card: CardSchema, loss: z.number().min(0) })),
});

/** What each card of whoever is to play loses with all cards open, in cents. */
export type CardValues = Shape<typeof CardValuesSchema>;

const ReplayMarkSchema = z.strictObject({
  frame: z.int().min(0),
  kind: z.enum(['deal', 'auction', 'contract', 'trick', 'end']),
  /** Number of the trick, from 1; only for tricks. */
  trick: z.int().min(1).exactOptional(),
});

/** A step of a replay to which one can jump. */
export type ReplayMark = Shape<typeof ReplayMarkSchema>;

const ReplayInfoSchema = z.strictObject({
  item: LibraryItemSchema,
  /** Frames are numbered from 0 to `frames` - 1; frame n shows the table after n entries beyond the deal. */
  frames: z.int().min(1),
  marks: z.array(ReplayMarkSchema),
  /** Lines of play that a reader has added. */
  branches: z.array(BranchSchema).exactOptional(),
});
export type ReplayInfo = Shape<typeof ReplayInfoSchema>;

const ReplayFrameSchema = z.strictObject({
  frame: z.int().min(0),
  board: BoardSchema,
  /** What happened in this step. */
  happened: z.array(NoteSchema),
  /** What the player whose decision this was had to observe (duty) before it. */
  duty: z.array(NoteSchema),
  /** The reasons which a bot gave for its decision. */
  because: z.array(FactSchema),
  result: z.custom<RoundResult>((value) => typeof value === 'object' && value !== null).exactOptional(),
  settlement: z.custom<Settlement>((value) => typeof value === 'object' && value !== null).exactOptional(),
});

/** A table at one step of a replay, with the tutor's remarks on it. */
export type ReplayFrame = Shape<typeof ReplayFrameSchema>;

/** What several files, or one of many rounds, have brought: rounds, sets of rules, challenges and results, rounds that are none, names of files that could not be read. */
const ImportSumSchema = z.strictObject({
  taken: z.int().min(0),
  rules: z.int().min(0),
  duels: z.int().min(0),
  refused: z.int().min(0),
  files: z.array(z.string()),
});
export type ImportSum = Shape<typeof ImportSumSchema>;

const ImportAnswerSchema = z.union([
  z.strictObject({ outcome: z.literal('imported'), id: z.string() }),
  /** A challenge, or a result of one, by the id of the challenge. */
  z.strictObject({ outcome: z.literal('duel'), kind: z.enum(['challenge', 'result']), id: z.string() }),
  z.strictObject({ outcome: z.literal('importedMany'), taken: z.int().min(0), refused: z.int().min(0) }),
  z.strictObject({ outcome: z.literal('refused'), problem: ProblemSchema }),
  z.strictObject({ outcome: z.literal('cancelled') }),
]);

/** A file was taken in, refused with a problem, or the dialog was closed. */
export type ImportAnswer = Shape<typeof ImportAnswerSchema>;

const LibraryPageSchema = z.strictObject({
  items: z.array(LibraryItemSchema),
  /** Rounds in the library, and how many of them the filter lets through. */
  all: z.int().min(0),
  matching: z.int().min(0),
  /** What the player has won or lost in those that count, in cents; and how many of them do. */
  sum: z.int(),
  counted: z.int().min(0),
  /** Contracts that occur in the library, in order of first appearance; thrown-in deals last. */
  contracts: z.array(z.string()),
  /** Months in which rounds were played, as `2026-11` in local time, the latest first. */
  months: z.array(z.string()),
  /** Files of the library that are not in the list. */
  problems: z.array(ProblemSchema),
  /** Files that are still being read: how many have been, of how many; absent once the list is whole. */
  reading: z.strictObject({ done: z.int().min(0), all: z.int().min(0) }).exactOptional(),
});

/** Part of the library: the rounds that a filter lets through, the newest first, from one of them on. */
export type LibraryPage = Shape<typeof LibraryPageSchema>;

const LibraryFilterSchema = z.strictObject({
  /** A contract's id, `THROWN_IN`, or `all`. */
  contract: z.string().max(64),
  /** How the round ended for the player. */
  outcome: z.enum(OUTCOMES),
  /** How the player took part; what is not said lets everything through, here as below. */
  role: z.enum(ROLES).exactOptional(),
  /** A day, the last seven days, or a month as `2026-11`, in local time. */
  when: z
    .string()
    .regex(/^(today|week|\d{4,6}-\d\d)$/)
    .exactOptional(),
  /** Rounds whose commentary is whole, with mistakes of the player's own or without. */
  mistakes: z.enum(MISTAKE_FILTERS).exactOptional(),
  /** What the player has marked himself. */
  marked: z.enum(MARK_FILTERS).exactOptional(),
  /** Rounds that count, practice, or what was taken in from others. */
  kind: z.enum(KIND_FILTERS).exactOptional(),
  /** Words that must occur in the players' names, the game or the note. */
  text: z.string().max(MOST_SEARCHED).exactOptional(),
});
/** Which rounds of the library are shown. */
export type LibraryFilter = Shape<typeof LibraryFilterSchema>;

const SessionSchema = z.strictObject({
  id: z.string(),
  from: z.string(),
  until: z.string(),
  /** The people, the player first; `sum` is what each has won in the rounds that count. */
  people: z.array(z.strictObject({ player: PlayerSchema, sum: z.int() })),
  unit: z.enum(['points', 'lines', 'lead']).exactOptional(),
  rounds: z.int().min(0),
  /** Rounds that count; the others are practice, and no part of any sum. */
  counted: z.int().min(0),
});

/** An evening at one table: its rounds share a sheet. Amounts belong to people, who may change their seats. */
export type LibrarySession = Shape<typeof SessionSchema>;

const SheetLineSchema = z.strictObject({
  item: LibraryItemSchema,
  counts: z.enum(['yes', 'no']),
  amounts: z.array(z.int().nullable()),
});

/** A line of the sheet: what each of the people has won, in their order; null for whoever sat out. */
export type SheetLine = Shape<typeof SheetLineSchema>;

const SessionSheetSchema = z.strictObject({
  session: SessionSchema,
  /** In the order in which they were played. */
  lines: z.array(SheetLineSchema),
});
export type SessionSheet = Shape<typeof SessionSheetSchema>;

/** Some rounds: those named, or all that a filter lets through but some. */
export type RoundChoice =
  { readonly ids: readonly string[] } | { readonly filter: LibraryFilter; readonly except: readonly string[] };

const ExportManyAnswerSchema = z.union([
  z.strictObject({
    outcome: z.literal('saved'),
    place: z.string(),
    rounds: z.int().min(0),
    failed: z.int().min(0),
  }),
  z.strictObject({ outcome: z.literal('refused'), problem: ProblemSchema }),
  z.strictObject({ outcome: z.literal('cancelled') }),
]);

/** How the writing of many rounds ended. */
export type ExportManyAnswer = Shape<typeof ExportManyAnswerSchema>;

const Nothing = z.strictObject({});
const RoundId = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);
const Id = z.strictObject({ id: RoundId });
/** A line without any move is the round itself up to there. */
const LineSchema: Schema<Pick<Branch, 'from' | 'moves'>> = z.strictObject({
  from: z.int().min(0).max(1000),
  moves: z.array(DecisionSchema).max(MOST_MOVES),
});
/** Most rounds that are chosen one by one. */
const MOST_CHOSEN = 10_000;

export const LIBRARY_CALLS = {
  'library.list': {
    input: z.strictObject({
      filter: LibraryFilterSchema.default(EVERYTHING),
      /** Number of the first round wanted, from 0, among those that the filter lets through. */
      from: z.int().min(0).default(0),
      count: z.int().min(1).max(MOST_LISTED).default(LIST_PAGE),
    }),
    output: LibraryPageSchema,
  },
  'library.remove': { input: Id, output: Nothing },
  /** Marks a round, or takes the mark away; null if there is none, or it could not be written. */
  'library.favour': {
    input: z.strictObject({ id: RoundId, favourite: z.enum(['yes', 'no']) }),
    output: LibraryItemSchema.nullable(),
  },
  /** Writes a note on a round; an empty one takes it away. Null as above. */
  'library.note': {
    input: z.strictObject({ id: RoundId, note: StudyNoteSchema }),
    output: LibraryItemSchema.nullable(),
  },
  /** Evenings, the latest first. */
  'library.sessions': {
    input: z.strictObject({ from: z.int().min(0), count: z.int().min(1).max(MOST_LISTED) }),
    output: z.strictObject({ sessions: z.array(SessionSchema), all: z.int().min(0) }),
  },
  /** One evening with its sheet; null if there is none. */
  'library.session': { input: z.strictObject({ id: z.string().max(64) }), output: SessionSheetSchema.nullable() },
  /** Asks for a folder or a file and writes many rounds there. */
  'library.exportMany': {
    input: z.strictObject({
      rounds: z.union([
        z.strictObject({ ids: z.array(RoundId).min(1).max(MOST_CHOSEN) }),
        z.strictObject({ filter: LibraryFilterSchema, except: z.array(RoundId).max(MOST_CHOSEN) }),
      ]),
      into: z.enum(['folder', 'file']),
    }),
    output: ExportManyAnswerSchema,
  },
  /** Asks for a place and writes the round there. */
  'library.export': { input: Id, output: ExportAnswerSchema },
  /** Asks for a file and takes it into the library. */
  'library.import': { input: Nothing, output: ImportAnswerSchema },
  /** The same for a file dropped on the window; what is too large is refused with a problem, here too. */
  'library.importText': { input: z.strictObject({ text: z.string() }), output: ImportAnswerSchema },
  'replay.open': { input: Id, output: ReplayInfoSchema.nullable() },
  'replay.frame': {
    input: z.strictObject({
      id: RoundId,
      frame: z.int().min(0).max(1000),
      viewer: z.union([SeatSchema, z.literal('open')]),
    }),
    output: ReplayFrameSchema.nullable(),
  },
  /** The table after a line of play that leaves the round; null if a card of it is not allowed. */
  'replay.along': {
    input: z.strictObject({ id: RoundId, line: LineSchema, viewer: z.union([SeatSchema, z.literal('open')]) }),
    output: ReplayFrameSchema.nullable(),
  },
  /** What the cards of whoever is to play after it are worth; null where no card is to be played, or nobody can tell. */
  'replay.values': { input: z.strictObject({ id: RoundId, line: LineSchema }), output: CardValuesSchema.nullable() },
  /** Where the cards lay that the seat could not see after a frame, as far as it could know it; null where nothing is told of that. */
  'replay.beliefs': {
    input: z.strictObject({ id: RoundId, frame: z.int().min(0).max(1000), seat: SeatSchema }),
    output: BeliefsSchema.nullable(),
  },
  /** Keeps these lines with the round, in the place of those before; null if they could not be kept. */
  'replay.keepBranches': {
    input: z.strictObject({ id: RoundId, branches: z.array(BranchSchema).max(MOST_BRANCHES) }),
    output: z.array(BranchSchema).nullable(),
  },
} as const;

export const LIBRARY_PUSHES = {
  'library.changed': Nothing,
  /** A file of many rounds was opened from outside, and this has come of it. */
  'library.imported': ImportSumSchema,
  /** A file was opened from outside: show its replay. */
  'replay.show': Id,
} as const;
