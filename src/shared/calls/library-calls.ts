// Calls and messages about finished rounds: the list, files in and out, replays.
import type { Reckoning } from '../../engine/games/shelf.ts';
import { z } from 'zod';
import type { ReSide } from '../../engine/base/ansage-words.ts';
import { RE_SIDES } from '../../engine/base/ansage-words.ts';
import type { Card, PackSize } from '../../engine/base/cards.ts';
import type { Basis } from '../../engine/tutor/advice/advice.ts';
import { BASES } from '../../engine/tutor/advice/advice.ts';
import type { Announcement } from '../../engine/base/contract.ts';
import type { Fact } from '../../engine/inference/facts.ts';
import type { RoundResult, SeatOutcome } from '../../engine/scoring/result.ts';
import { SEAT_OUTCOMES } from '../../engine/scoring/result.ts';
import type { Settlement } from '../../engine/scoring/money.ts';
import type { BySeat, Players, Seat } from '../../engine/base/seats.ts';
import { PLAYER_NUMBERS } from '../../engine/base/seats.ts';
import type { Note } from '../../engine/tutor/notes.ts';
import type { Board, BoardPlayer } from '../board.ts';
import { PLAYER_KINDS } from '../board.ts';
import { BoardSchema, FactSchema, NoteSchema } from '../board-schemas.ts';
import { ExportAnswerSchema } from '../export-answer.ts';
import type { Practice } from '../help-modes.ts';
import { PRACTICES } from '../help-modes.ts';
import type { LibraryFilter } from '../library-filter.ts';
import {
  EVERYTHING,
  KIND_FILTERS,
  LIST_PAGE,
  MARK_FILTERS,
  MISTAKE_FILTERS,
  MOST_LISTED,
  MOST_SEARCHED,
  OUTCOMES,
} from '../library-filter.ts';
import type { Problem } from '../problems.ts';
import { ProblemSchema } from '../problems.ts';
import type { Role } from '../roles.ts';
import { ROLES } from '../roles.ts';
import type { RoundOrigin } from '../round-file.ts';
import { ROUND_ORIGINS } from '../round-file.ts';
import type { Schema } from '../schemas.ts';
import type { Branch } from '../study.ts';
import { MOST_BRANCHES, MOST_MOVES } from '../study.ts';
import { BranchSchema, StudyNoteSchema } from '../study-schema.ts';
import { AnnouncementSchema, bySeatSchema, CardSchema, DecisionSchema, PackSchema, SeatSchema } from '../schemas.ts';

/** One line of the library. `announcement` is absent for a deal that was thrown in. */
export interface LibraryItem {
  readonly id: string;
  readonly finishedAt: string;
  /** Set if only the day is known. */
  readonly dayOnly?: true;
  readonly players: BySeat<BoardPlayer>;
  readonly you: Seat;
  readonly pack: PackSize;
  readonly announcement?: Announcement;
  readonly declarer?: Seat;
  readonly partner?: Seat;
  readonly winner?: 'declarer' | 'defenders';
  /** Card points of the declaring side. */
  readonly points?: number;
  /** Of a Ramsch: who has lost it, or has won by taking everything, with their card points. */
  readonly ramsch?: { readonly losers: readonly Seat[]; readonly march?: Seat; readonly points: number };
  /** In Doppelkopf: who has played Re, with how many card points, and which side has won if one has. */
  readonly reKontra?: { readonly re: readonly Seat[]; readonly winner?: ReSide; readonly points: number };
  /** Where nobody took the widow: who has won with fewest card points, or lost with all of them. */
  readonly least?: { readonly winner?: Seat; readonly loser?: Seat; readonly points: number };
  /** What the round has been for the player, whatever it was paid; absent for a deal that was thrown in. */
  readonly outcome?: SeatOutcome;
  readonly balance: BySeat<number>;
  /** How many have played. */
  readonly playerCount: Players;
  /** What the round was reckoned in, if not in cents; `lead` as on a board. */
  readonly unit?: Exclude<Reckoning, 'cents'>;
  /** Set if the round was practice, and why. */
  readonly practice?: Practice;
  /** Set if the round was not played here. */
  readonly origin?: RoundOrigin;
  /** How the player took part; absent for a deal that was thrown in. */
  readonly role?: Role;
  /** How well the player played; only once every decision has been looked at. */
  readonly judged?: Judged;
  /** What the player has marked and written. */
  readonly favourite?: true;
  readonly note?: string;
}

/** The commentary on the player's own decisions, in a line. */
export interface Judged {
  /** 0 to 100; absent if there was never a choice. */
  readonly accuracy?: number;
  /** Mistakes and blunders; and choices that were only inaccurate. */
  readonly mistakes: number;
  readonly inaccuracies: number;
}

const JudgedSchema: Schema<Judged> = z.strictObject({
  accuracy: z.int().min(0).max(100).exactOptional(),
  mistakes: z.int().min(0),
  inaccuracies: z.int().min(0),
});

export const LibraryItemSchema: Schema<LibraryItem> = z.strictObject({
  id: z.string(),
  finishedAt: z.string(),
  dayOnly: z.literal(true).exactOptional(),
  players: bySeatSchema<BoardPlayer>(z.strictObject({ name: z.string(), kind: z.enum(PLAYER_KINDS) })),
  you: SeatSchema,
  pack: PackSchema,
  announcement: AnnouncementSchema.exactOptional(),
  declarer: SeatSchema.exactOptional(),
  partner: SeatSchema.exactOptional(),
  winner: z.enum(['declarer', 'defenders']).exactOptional(),
  ramsch: z
    .strictObject({ losers: z.array(SeatSchema), march: SeatSchema.exactOptional(), points: z.int() })
    .exactOptional(),
  reKontra: z
    .strictObject({ re: z.array(SeatSchema), winner: z.enum(RE_SIDES).exactOptional(), points: z.int() })
    .exactOptional(),
  least: z
    .strictObject({ winner: SeatSchema.exactOptional(), loser: SeatSchema.exactOptional(), points: z.int() })
    .exactOptional(),
  points: z.int().exactOptional(),
  outcome: z.enum(SEAT_OUTCOMES).exactOptional(),
  balance: bySeatSchema<number>(z.int()),
  playerCount: z.literal(PLAYER_NUMBERS),
  unit: z.enum(['points', 'lines', 'lead']).exactOptional(),
  practice: z.enum(PRACTICES).exactOptional(),
  origin: z.enum(ROUND_ORIGINS).exactOptional(),
  role: z.enum(ROLES).exactOptional(),
  judged: JudgedSchema.exactOptional(),
  favourite: z.literal(true).exactOptional(),
  note: z.string().exactOptional(),
});

/** A step of a replay to which one can jump. */
export interface ReplayMark {
  readonly frame: number;
  readonly kind: 'deal' | 'auction' | 'contract' | 'trick' | 'end';
  /** Number of the trick, from 1; only for tricks. */
  readonly trick?: number;
}

export interface ReplayInfo {
  readonly item: LibraryItem;
  /** Frames are numbered from 0 to `frames` - 1; frame n shows the table after n entries beyond the deal. */
  readonly frames: number;
  readonly marks: readonly ReplayMark[];
  /** Lines of play that a reader has added. */
  readonly branches?: readonly Branch[];
}

/** What each card of whoever is to play loses with all cards open, in cents. */
export interface CardValues {
  readonly seat: Seat;
  readonly basis: Basis;
  readonly cards: readonly { readonly card: Card; readonly loss: number }[];
}

const CardValuesSchema: Schema<CardValues> = z.strictObject({
  seat: SeatSchema,
  basis: z.enum(BASES),
  cards: z.array(z.strictObject({ card: CardSchema, loss: z.number().min(0) })),
});

const ReplayInfoSchema: Schema<ReplayInfo> = z.strictObject({
  item: LibraryItemSchema,
  frames: z.int().min(1),
  marks: z.array(
    z.strictObject({
      frame: z.int().min(0),
      kind: z.enum(['deal', 'auction', 'contract', 'trick', 'end']),
      trick: z.int().min(1).exactOptional(),
    }),
  ),
  branches: z.array(BranchSchema).exactOptional(),
});

/** A table at one step of a replay, with the tutor's remarks on it. */
export interface ReplayFrame {
  readonly frame: number;
  readonly board: Board;
  /** What happened in this step. */
  readonly happened: readonly Note[];
  /** What the player whose decision this was had to observe (duty) before it. */
  readonly duty: readonly Note[];
  /** The reasons which a bot gave for its decision. */
  readonly because: readonly Fact[];
  readonly result?: RoundResult;
  readonly settlement?: Settlement;
}

const ReplayFrameSchema: Schema<ReplayFrame> = z.strictObject({
  frame: z.int().min(0),
  board: BoardSchema,
  happened: z.array(NoteSchema),
  duty: z.array(NoteSchema),
  because: z.array(FactSchema),
  result: z.custom<RoundResult>((value) => typeof value === 'object' && value !== null).exactOptional(),
  settlement: z.custom<Settlement>((value) => typeof value === 'object' && value !== null).exactOptional(),
});

/** A file was taken in, refused with a problem, or the dialog was closed. */
export type ImportAnswer =
  | { readonly outcome: 'imported'; readonly id: string }
  | { readonly outcome: 'importedMany'; readonly taken: number; readonly refused: number }
  | { readonly outcome: 'refused'; readonly problem: Problem }
  | { readonly outcome: 'cancelled' };

const ImportAnswerSchema: Schema<ImportAnswer> = z.union([
  z.strictObject({ outcome: z.literal('imported'), id: z.string() }),
  z.strictObject({ outcome: z.literal('importedMany'), taken: z.int().min(0), refused: z.int().min(0) }),
  z.strictObject({ outcome: z.literal('refused'), problem: ProblemSchema }),
  z.strictObject({ outcome: z.literal('cancelled') }),
]);

/** Part of the library: the rounds that a filter lets through, the newest first, from one of them on. */
export interface LibraryPage {
  readonly items: readonly LibraryItem[];
  /** Rounds in the library, and how many of them the filter lets through. */
  readonly all: number;
  readonly matching: number;
  /** What the player has won or lost in those that count, in cents; and how many of them do. */
  readonly sum: number;
  readonly counted: number;
  /** Contracts that occur in the library, in order of first appearance; thrown-in deals last. */
  readonly contracts: readonly string[];
  /** Months in which rounds were played, as `2026-11` in local time, the latest first. */
  readonly months: readonly string[];
  /** Files of the library that are not in the list. */
  readonly problems: readonly Problem[];
}

const LibraryPageSchema: Schema<LibraryPage> = z.strictObject({
  items: z.array(LibraryItemSchema),
  all: z.int().min(0),
  matching: z.int().min(0),
  sum: z.int(),
  counted: z.int().min(0),
  contracts: z.array(z.string()),
  months: z.array(z.string()),
  problems: z.array(ProblemSchema),
});

const LibraryFilterSchema: Schema<LibraryFilter> = z.strictObject({
  contract: z.string().max(64),
  outcome: z.enum(OUTCOMES),
  role: z.enum(ROLES).exactOptional(),
  when: z
    .string()
    .regex(/^(today|week|\d{4,6}-\d\d)$/)
    .exactOptional(),
  mistakes: z.enum(MISTAKE_FILTERS).exactOptional(),
  marked: z.enum(MARK_FILTERS).exactOptional(),
  kind: z.enum(KIND_FILTERS).exactOptional(),
  text: z.string().max(MOST_SEARCHED).exactOptional(),
});

/** An evening at one table: its rounds share a sheet. Amounts belong to people, who may change their seats. */
export interface LibrarySession {
  readonly id: string;
  readonly from: string;
  readonly until: string;
  /** The people, the player first; `sum` is what each has won in the rounds that count. */
  readonly people: readonly { readonly player: BoardPlayer; readonly sum: number }[];
  readonly unit?: LibraryItem['unit'];
  readonly rounds: number;
  /** Rounds that count; the others are practice, and no part of any sum. */
  readonly counted: number;
}

/** A line of the sheet: what each of the people has won, in their order; null for whoever sat out. */
export interface SheetLine {
  readonly item: LibraryItem;
  readonly counts: 'yes' | 'no';
  readonly amounts: readonly (number | null)[];
}

export interface SessionSheet {
  readonly session: LibrarySession;
  /** In the order in which they were played. */
  readonly lines: readonly SheetLine[];
}

const SessionSchema: Schema<LibrarySession> = z.strictObject({
  id: z.string(),
  from: z.string(),
  until: z.string(),
  people: z.array(
    z.strictObject({ player: z.strictObject({ name: z.string(), kind: z.enum(PLAYER_KINDS) }), sum: z.int() }),
  ),
  unit: z.enum(['points', 'lines', 'lead']).exactOptional(),
  rounds: z.int().min(0),
  counted: z.int().min(0),
});

const SessionSheetSchema: Schema<SessionSheet> = z.strictObject({
  session: SessionSchema,
  lines: z.array(
    z.strictObject({
      item: LibraryItemSchema,
      counts: z.enum(['yes', 'no']),
      amounts: z.array(z.int().nullable()),
    }),
  ),
});

/** Some rounds: those named, or all that a filter lets through but some. */
export type RoundChoice =
  { readonly ids: readonly string[] } | { readonly filter: LibraryFilter; readonly except: readonly string[] };

/** How the writing of many rounds ended. */
export type ExportManyAnswer =
  | { readonly outcome: 'saved'; readonly place: string; readonly rounds: number; readonly failed: number }
  | { readonly outcome: 'refused'; readonly problem: Problem }
  | { readonly outcome: 'cancelled' };

const ExportManyAnswerSchema: Schema<ExportManyAnswer> = z.union([
  z.strictObject({
    outcome: z.literal('saved'),
    place: z.string(),
    rounds: z.int().min(0),
    failed: z.int().min(0),
  }),
  z.strictObject({ outcome: z.literal('refused'), problem: ProblemSchema }),
  z.strictObject({ outcome: z.literal('cancelled') }),
]);

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
  /** Keeps these lines with the round, in the place of those before; null if they could not be kept. */
  'replay.keepBranches': {
    input: z.strictObject({ id: RoundId, branches: z.array(BranchSchema).max(MOST_BRANCHES) }),
    output: z.array(BranchSchema).nullable(),
  },
} as const;

export const LIBRARY_PUSHES = {
  'library.changed': Nothing,
  /** A file of many rounds was opened from outside, and this has come of it. */
  'library.imported': z.strictObject({ taken: z.int().min(0), refused: z.int().min(0) }),
  /** A file was opened from outside: show its replay. */
  'replay.show': Id,
} as const;
