// Every call the page may make and every message it may get: one list, from which types, checks, client and server follow.
import { z } from 'zod';
import { ABOUT_CALLS } from './about-calls.ts';
import { DUEL_CALLS, DUEL_PUSHES } from './duel-calls.ts';
import { ADVICE_CALLS, ADVICE_PUSHES } from './advice-calls.ts';
import { GUIDED_CALLS } from './guided-calls.ts';
import { LIBRARY_CALLS, LIBRARY_PUSHES } from './library-calls.ts';
import { LESSON_CALLS, LESSON_PUSHES } from './lesson-calls.ts';
import { POSITION_CALLS, POSITION_PUSHES } from './position-calls.ts';
import { PROGRESS_CALLS, PROGRESS_PUSHES } from './progress-calls.ts';
import { REST_CALLS } from './rest-calls.ts';
import { REVIEW_CALLS, REVIEW_PUSHES } from './review-calls.ts';
import { RULES_CALLS, RULES_PUSHES } from './rules-calls.ts';
import { SCORER_CALLS } from './scorer-calls.ts';
import { TOURNAMENT_CALLS } from './tournament-calls.ts';
import { TRAINING_CALLS, TRAINING_PUSHES } from './training-calls.ts';
import { ExplanationSchema, TableViewSchema } from '../table/board.ts';
import { ProblemSchema } from '../border/problems.ts';
import { FairnessViewSchema } from '../table/fairness.ts';
import { PlayableChangesSchema } from '../rules/house-schema.ts';
import { HELP_MODES } from '../table/help-modes.ts';
import { LEVELS } from '../table/levels.ts';
import { DecisionSchema, type Shape } from '../border/schemas.ts';
import { MENU_ITEMS } from '../border/menu-items.ts';
import { GAMES } from '../../engine/games/shelf.ts';
import { SessionAsideSchema } from '../table/sessions-aside-schema.ts';
import { OLD_SESSION } from '../table/sessions-aside.ts';
import { DISK_STATES } from '../border/saving.ts';
import { SavingSchema } from '../border/saving-schema.ts';
import { CallableRoundSchema } from '../table/special.ts';
import { SettingsChangeSchema, SettingsSchema } from '../files/settings-schema.ts';
import { LANGUAGES } from '../border/language.ts';

const Nothing = z.strictObject({});
const SessionId = z.string().min(1).max(48);

const AppStateSchema = z.strictObject({
  settings: SettingsSchema,
  /** The system's language, used while the setting says "system". */
  systemLanguage: z.enum(LANGUAGES),
  /** Problems met at the start, for example a save that was put aside. */
  problems: z.array(ProblemSchema),
  /** What could not be written yet. */
  saving: SavingSchema,
  version: z.string(),
});
export type AppState = Shape<typeof AppStateSchema>;

const DecisionAnswerSchema = z.union([
  z.strictObject({ outcome: z.enum(['done', 'stale']) }),
  z.strictObject({ outcome: z.literal('refused'), refusal: ExplanationSchema }),
]);

/** Answer to a decision: done, too late (the table has moved on), or refused with the explanation. */
export type DecisionAnswer = Shape<typeof DecisionAnswerSchema>;

/** What the page asks of the main process. */
export const CALLS = {
  ...ABOUT_CALLS,
  'app.state': { input: Nothing, output: AppStateSchema },
  /** Puts a text into the system's clipboard, to which the page has no access. */
  'app.copy': { input: z.strictObject({ text: z.string().min(1).max(2000) }), output: Nothing },
  /** Tries at once to write what could not be written before; gives what still waits. */
  'app.save': { input: Nothing, output: SavingSchema },
  /** The settings as they are now, and whether they lie on the disk. */
  'settings.change': {
    input: SettingsChangeSchema,
    output: z.strictObject({ settings: SettingsSchema, disk: z.enum(DISK_STATES) }),
  },

  /** The running round, or null if no session has been started. */
  'table.view': { input: Nothing, output: TableViewSchema.nullable() },
  /** Starts a new session; finished rounds of the old one stay in the library. Null if it could not be put aside. */
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
      /** What becomes of the old session; it ends if it is not said. */
      old: z.enum(OLD_SESSION).exactOptional(),
    }),
    output: TableViewSchema.nullable(),
  },
  /** Sessions that were put aside, the latest first. */
  'session.aside': { input: Nothing, output: z.array(SessionAsideSchema) },
  /** Goes on with one of them; the present session is put aside. Null if that could not be done. */
  'session.goOn': { input: z.strictObject({ id: SessionId }), output: TableViewSchema.nullable() },
  /** Throws one of them away. */
  'session.removeAside': { input: z.strictObject({ id: SessionId }), output: Nothing },
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

  ...REST_CALLS,
  ...LIBRARY_CALLS,
  ...ADVICE_CALLS,
  ...REVIEW_CALLS,
  ...RULES_CALLS,
  ...LESSON_CALLS,
  ...GUIDED_CALLS,
  ...TRAINING_CALLS,
  ...PROGRESS_CALLS,
  ...SCORER_CALLS,
  ...POSITION_CALLS,
  ...TOURNAMENT_CALLS,
  ...DUEL_CALLS,
} as const;

/** What the main process tells the page unasked. */
export const PUSHES = {
  'table.changed': TableViewSchema,
  'settings.changed': SettingsSchema,
  /** Other things wait to be written than before. */
  'saving.changed': SavingSchema,
  'problem.met': ProblemSchema,
  /** A menu item that the page carries out. */
  'menu.chosen': z.strictObject({
    item: z.enum(MENU_ITEMS),
  }),
  ...LIBRARY_PUSHES,
  ...DUEL_PUSHES,
  ...ADVICE_PUSHES,
  ...REVIEW_PUSHES,
  ...RULES_PUSHES,
  ...LESSON_PUSHES,
  ...TRAINING_PUSHES,
  ...PROGRESS_PUSHES,
  ...POSITION_PUSHES,
} as const;
