// Every call the page may make and every message it may get: one list, from which types, checks, client and server follow.
import { z } from 'zod';
import type { Announcement } from '../engine/contract.ts';
import type { Fact } from '../engine/facts.ts';
import type { BySeat, Players, Seat } from '../engine/seats.ts';
import { PLAYER_NUMBERS } from '../engine/seats.ts';
import type { Note } from '../engine/tutor/notes.ts';
import type { Board, BoardPlayer } from './board.ts';
import { ADVICE_CALLS, ADVICE_PUSHES } from './calls/advice-calls.ts';
import { LESSON_CALLS, LESSON_PUSHES } from './calls/lesson-calls.ts';
import { PROGRESS_CALLS, PROGRESS_PUSHES } from './calls/progress-calls.ts';
import { REVIEW_CALLS, REVIEW_PUSHES } from './calls/review-calls.ts';
import { RULES_CALLS, RULES_PUSHES } from './calls/rules-calls.ts';
import { TRAINING_CALLS, TRAINING_PUSHES } from './calls/training-calls.ts';
import { BoardSchema, ExplanationSchema, FactSchema, NoteSchema, TableViewSchema } from './board.ts';
import type { Explanation } from '../engine/tutor/notes.ts';
import type { Settlement } from '../engine/scoring/money.ts';
import type { RoundResult } from '../engine/result.ts';
import type { Problem } from './problems.ts';
import { ProblemSchema } from './problems.ts';
import { ExportAnswerSchema } from './export-answer.ts';
import { FairnessViewSchema } from './fairness.ts';
import { PlayableChangesSchema } from './house-schema.ts';
import type { Practice } from './help-modes.ts';
import { HELP_MODES, PRACTICES } from './help-modes.ts';
import { LEVELS } from './levels.ts';
import { MAX_FILE_BYTES } from './round-file.ts';
import type { Schema } from './schemas.ts';
import { AnnouncementSchema, bySeatSchema, DecisionSchema, PackSchema, SeatSchema } from './schemas.ts';
import { GAMES } from '../engine/table-rules.ts';
import { CallableRoundSchema } from './special.ts';
import { SettingsChangeSchema, SettingsSchema } from './settings-schema.ts';
import type { Settings } from './settings.ts';
import { LANGUAGES } from './texts/naming.ts';

const Nothing = z.strictObject({});

export interface AppState {
  readonly settings: Settings;
  /** The system's language, used while the setting says "system". */
  readonly systemLanguage: (typeof LANGUAGES)[number];
  /** Problems met at the start, for example a save that was put aside. */
  readonly problems: readonly Problem[];
  readonly version: string;
}

const AppStateSchema: Schema<AppState> = z.strictObject({
  settings: SettingsSchema,
  systemLanguage: z.enum(LANGUAGES),
  problems: z.array(ProblemSchema),
  version: z.string(),
});

/** Answer to a decision: done, too late (the table has moved on), or refused with the explanation. */
export type DecisionAnswer =
  { readonly outcome: 'done' | 'stale' } | { readonly outcome: 'refused'; readonly refusal: Explanation };

const DecisionAnswerSchema: Schema<DecisionAnswer> = z.union([
  z.strictObject({ outcome: z.enum(['done', 'stale']) }),
  z.strictObject({ outcome: z.literal('refused'), refusal: ExplanationSchema }),
]);

/** One line of the library. `announcement` is absent for a deal that was thrown in. */
export interface LibraryItem {
  readonly id: string;
  readonly finishedAt: string;
  readonly players: BySeat<BoardPlayer>;
  readonly you: Seat;
  readonly pack: 32 | 24 | 20;
  readonly announcement?: Announcement;
  readonly declarer?: Seat;
  readonly partner?: Seat;
  readonly winner?: 'declarer' | 'defenders';
  /** Card points of the declaring side. */
  readonly points?: number;
  /** Of a Ramsch: who has lost it, or has won by taking everything, with their card points. */
  readonly ramsch?: { readonly losers: readonly Seat[]; readonly march?: Seat; readonly points: number };
  readonly balance: BySeat<number>;
  /** How many have played. */
  readonly playerCount: Players;
  /** Set if the round was practice, and why. */
  readonly practice?: Practice;
}

const LibraryItemSchema: Schema<LibraryItem> = z.strictObject({
  id: z.string(),
  finishedAt: z.string(),
  players: bySeatSchema<BoardPlayer>(z.strictObject({ name: z.string(), kind: z.enum(['human', 'bot']) })),
  you: SeatSchema,
  pack: PackSchema,
  announcement: AnnouncementSchema.exactOptional(),
  declarer: SeatSchema.exactOptional(),
  partner: SeatSchema.exactOptional(),
  winner: z.enum(['declarer', 'defenders']).exactOptional(),
  ramsch: z
    .strictObject({ losers: z.array(SeatSchema), march: SeatSchema.exactOptional(), points: z.int() })
    .exactOptional(),
  points: z.int().exactOptional(),
  balance: bySeatSchema<number>(z.int()),
  playerCount: z.literal(PLAYER_NUMBERS),
  practice: z.enum(PRACTICES).exactOptional(),
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
}

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
  | { readonly outcome: 'refused'; readonly problem: Problem }
  | { readonly outcome: 'cancelled' };

const ImportAnswerSchema: Schema<ImportAnswer> = z.union([
  z.strictObject({ outcome: z.literal('imported'), id: z.string() }),
  z.strictObject({ outcome: z.literal('refused'), problem: ProblemSchema }),
  z.strictObject({ outcome: z.literal('cancelled') }),
]);

const Id = z.strictObject({ id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/) });

/** What the page asks of the main process. */
export const CALLS = {
  'app.state': { input: Nothing, output: AppStateSchema },
  /** Puts a text into the system's clipboard, to which the page has no access. */
  'app.copy': { input: z.strictObject({ text: z.string().min(1).max(2000) }), output: Nothing },
  'settings.change': { input: SettingsChangeSchema, output: SettingsSchema },

  /** The running round, or null if no session has been started. */
  'table.view': { input: Nothing, output: TableViewSchema.nullable() },
  /** Starts a new session; the old one ends, its finished rounds stay in the library. */
  'session.start': {
    input: z.strictObject({
      /** In what the table departs from the pure game; it must not contradict itself. */
      house: PlayableChangesSchema,
      /** How well the opponents play; the usual level if it is not said. */
      level: z.enum(LEVELS).exactOptional(),
      /** How much help there is; the usual mode if it is not said. */
      mode: z.enum(HELP_MODES).exactOptional(),
      seed: z.string().min(1).max(64).exactOptional(),
      /** Another game than Schafkopf with its auction. */
      game: z.enum(GAMES).exactOptional(),
    }),
    output: TableViewSchema,
  },
  /** Starts a new session by the rules of the present one, with the same level and help; null if there is none. */
  'session.again': { input: Nothing, output: TableViewSchema.nullable() },
  /** Deals the next round of the session; does nothing while a round is going on, or once the session is over. */
  'session.nextRound': { input: Nothing, output: TableViewSchema.nullable() },
  /** Asks for a special round after the deal that is over; does nothing where that cannot be. */
  'session.callRound': { input: z.strictObject({ round: CallableRoundSchema }), output: TableViewSchema.nullable() },
  'table.decide': {
    input: z.strictObject({ at: z.int().min(0), decision: DecisionSchema }),
    output: DecisionAnswerSchema,
  },
  /** Neither Stoss nor Retour now. */
  'table.declineDoubling': { input: z.strictObject({ at: z.int().min(0) }), output: Nothing },
  /** Ends the present pause at once. */
  'table.skip': { input: Nothing, output: Nothing },

  /** Commitments to the cards of the session, and the player's hands in all rounds. */
  'fairness.view': { input: Nothing, output: FairnessViewSchema },

  /** Finished rounds, the newest first, and files of the library that could not be read. */
  'library.list': {
    input: Nothing,
    output: z.strictObject({ items: z.array(LibraryItemSchema), problems: z.array(ProblemSchema) }),
  },
  'library.remove': { input: Id, output: Nothing },
  /** Asks for a place and writes the round there. */
  'library.export': { input: Id, output: ExportAnswerSchema },
  /** Asks for a file and takes it into the library. */
  'library.import': { input: Nothing, output: ImportAnswerSchema },
  /** The same for a file dropped on the window. */
  'library.importText': {
    input: z.strictObject({ text: z.string().max(MAX_FILE_BYTES * 2) }),
    output: ImportAnswerSchema,
  },
  'replay.open': { input: Id, output: ReplayInfoSchema.nullable() },
  'replay.frame': {
    input: z.strictObject({
      id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
      frame: z.int().min(0).max(1000),
      viewer: z.union([SeatSchema, z.literal('open')]),
    }),
    output: ReplayFrameSchema.nullable(),
  },

  ...ADVICE_CALLS,
  ...REVIEW_CALLS,
  ...RULES_CALLS,
  ...LESSON_CALLS,
  ...TRAINING_CALLS,
  ...PROGRESS_CALLS,
} as const;

/** What the main process tells the page unasked. */
export const PUSHES = {
  'table.changed': TableViewSchema,
  'settings.changed': SettingsSchema,
  'library.changed': Nothing,
  /** A file was opened from outside: show its replay. */
  'replay.show': Id,
  'problem.met': ProblemSchema,
  /** A menu item that the page carries out. */
  'menu.chosen': z.strictObject({
    item: z.enum([
      'newSession',
      'library',
      'settings',
      'help',
      'rules',
      'rulesInForce',
      'importRound',
      'hint',
      'takeBack',
      'repeat',
      'sameDeal',
    ]),
  }),
  ...ADVICE_PUSHES,
  ...REVIEW_PUSHES,
  ...RULES_PUSHES,
  ...LESSON_PUSHES,
  ...TRAINING_PUSHES,
  ...PROGRESS_PUSHES,
} as const;
