// Calls for the sheet of an evening with real cards: begin one, write and mend its lines, see what comes of them, take it along.
import { z } from 'zod';
import {
  type DealEntry,
  ENTERED_DOUBLINGS,
  type EnteredDoublings,
  type EnteredResult,
  type EveningLine,
  type LogEntry,
  MOST_PEOPLE,
} from '../../engine/scorer/evening.ts';
import type { ScorerReason } from '../../engine/scorer/scorer-reasons.ts';
import type { Settlement } from '../../engine/scoring/money.ts';
import { SPECIAL_ROUNDS } from '../../engine/table/terms.ts';
import { ExportAnswerSchema } from '../border/export-answer.ts';
import { MOST_PLAYER_NAME } from '../border/limits.ts';
import { DISK_STATES } from '../border/saving.ts';
import { AnnouncementSchema, CardSchema, ContractIdSchema, type Schema, SuitSchema } from '../border/schemas.ts';
import { PlayableChangesSchema } from '../rules/house-schema.ts';

const Nothing = z.strictObject({});
const Id = z.string().regex(/^[A-Za-z0-9-]{1,48}$/);
const IdInput = z.strictObject({ id: Id });
const Count = z.int().min(0).max(999);
const Cents = z.int();
export const PersonSchema = z.string().min(1).max(MOST_PLAYER_NAME);
const People = z.array(PersonSchema);

/** What an evening is reckoned in. */
export const SCORER_UNITS = ['cents', 'points'] as const;

const DoublingsSchema: Schema<EnteredDoublings> = z.strictObject({
  klopfen: Count.exactOptional(),
  legen: Count.exactOptional(),
  stoss: Count.exactOptional(),
  lay: Count.exactOptional(),
  doppler: Count.exactOptional(),
});

const ResultSchema: Schema<EnteredResult> = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('points'), points: Count, schwarz: z.literal(true).exactOptional() }),
  z.strictObject({
    by: z.literal('height'),
    winner: z.enum(['declarer', 'defenders']),
    height: z.enum(['plain', 'schneider', 'schwarz']),
  }),
]);

const DealEntrySchema: Schema<DealEntry> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('game'),
    contract: ContractIdSchema,
    trump: SuitSchema.exactOptional(),
    called: CardSchema.exactOptional(),
    declarer: PersonSchema,
    partner: PersonSchema.exactOptional(),
    result: ResultSchema,
    runners: Count,
    doublings: DoublingsSchema,
  }),
  z.strictObject({
    kind: z.literal('everyone'),
    taken: z.array(z.strictObject({ person: PersonSchema, points: Count, noTrick: z.literal(true).exactOptional() })),
    loser: PersonSchema.exactOptional(),
    announced: PersonSchema.exactOptional(),
    doublings: DoublingsSchema,
  }),
]);

const LineSchema: Schema<EveningLine> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('deal'), dealer: PersonSchema, entry: DealEntrySchema }),
  z.strictObject({ kind: z.literal('redeal'), dealer: PersonSchema, why: z.literal('hausbock').exactOptional() }),
  z.strictObject({ kind: z.literal('comes'), person: PersonSchema, before: PersonSchema.exactOptional() }),
  z.strictObject({ kind: z.literal('goes'), person: PersonSchema }),
  z.strictObject({ kind: z.literal('break') }),
  z.strictObject({ kind: z.literal('bock') }),
]);

const At = z.int().min(0).max(9999);

export const LogEntrySchema: Schema<LogEntry> = z.discriminatedUnion('does', [
  z.strictObject({ does: z.literal('write'), line: LineSchema }),
  z.strictObject({ does: z.literal('correct'), at: At, line: LineSchema }),
  z.strictObject({ does: z.literal('insert'), at: At, line: LineSchema }),
  z.strictObject({ does: z.literal('remove'), at: At }),
]);

const SummarySchema = z.strictObject({
  id: Id,
  /** ISO 8601, UTC. */
  begunAt: z.string(),
  unit: z.enum(SCORER_UNITS),
  people: z.array(z.strictObject({ person: z.string(), cents: Cents })),
  deals: Count,
});

/** A contract that may be written down, and what has to be told of it. */
const OfferSchema = z.strictObject({
  contract: ContractIdSchema,
  kind: z.enum(['game', 'everyone']),
  partner: z.boolean(),
  /** How its end is told: by card points, as won or lost with or without grades, or not at all. */
  result: z.enum(['points', 'graded', 'wonLost', 'won']),
  /** Card points with which it is won. */
  wonFrom: Count.exactOptional(),
  runners: z.strictObject({ least: Count, most: Count }).exactOptional(),
  doublings: z.strictObject(
    Object.fromEntries(ENTERED_DOUBLINGS.map((by) => [by, Count])) as Record<
      (typeof ENTERED_DOUBLINGS)[number],
      typeof Count
    >,
  ),
});

const SettingSchema = z.strictObject({
  dealer: z.string(),
  players: z.array(z.string()),
  sitsOut: z.array(z.string()),
  bock: Count,
  hausbock: Count,
  stock: Cents,
  rounds: z.array(z.strictObject({ kind: z.enum(SPECIAL_ROUNDS), left: Count })),
  offers: z.array(OfferSchema),
});

/** A deal with its bill, as it stands on the sheet or would. */
const BillSchema = z.strictObject({
  players: z.array(z.string()),
  announcement: AnnouncementSchema,
  settlement: z.custom<Settlement>((value) => typeof value === 'object' && value !== null && 'lines' in value),
  winner: z.enum(['declarer', 'defenders', 'draw']).exactOptional(),
  amounts: z.array(z.strictObject({ person: z.string(), cents: Cents })),
});

const ToldLineSchema = z.strictObject({
  line: LineSchema,
  number: Count.exactOptional(),
  bill: BillSchema.exactOptional(),
  /** In the order of the people of the evening. */
  amounts: z.array(Cents),
  totals: z.array(Cents),
});

const ViewSchema = z.strictObject({
  ...SummarySchema.shape,
  present: z.array(z.string()),
  next: SettingSchema,
  lines: z.array(ToldLineSchema),
  /** Whether there is something to take back. */
  undo: z.boolean(),
  /** What may be written besides deals. */
  mayBock: z.boolean(),
  mayHausbock: z.boolean(),
});

const RefusedSchema = z.strictObject({
  outcome: z.literal('refused'),
  reason: z.custom<ScorerReason>((value) => typeof value === 'object' && value !== null && 'id' in value),
  /** The line that could not stand, if it is another one than the one written. */
  line: Count.exactOptional(),
});

const WrittenSchema = z.union([
  z.strictObject({ outcome: z.literal('written'), view: ViewSchema, disk: z.enum(DISK_STATES) }),
  RefusedSchema,
]);

export const ScorerSchemas = {
  summary: SummarySchema,
  offer: OfferSchema,
  setting: SettingSchema,
  bill: BillSchema,
  told: ToldLineSchema,
  view: ViewSchema,
  written: WrittenSchema,
} as const;

export const SCORER_CALLS = {
  /** All evenings, the latest first. */
  'scorer.list': { input: Nothing, output: z.array(SummarySchema) },
  'scorer.begin': {
    input: z.strictObject({
      people: People.max(MOST_PEOPLE + 1),
      house: PlayableChangesSchema,
      unit: z.enum(SCORER_UNITS),
    }),
    output: WrittenSchema,
  },
  /** Null if there is no such evening. */
  'scorer.open': { input: IdInput, output: ViewSchema.nullable() },
  /** With whom a deal at some place of the sheet is played, and what may be entered there. */
  'scorer.setting': {
    input: z.strictObject({ id: Id, at: At, dealer: PersonSchema.exactOptional() }),
    output: SettingSchema.nullable(),
  },
  /** What an entry would come to, without writing it. */
  'scorer.look': {
    input: z.strictObject({ id: Id, entry: LogEntrySchema }),
    output: z.union([z.strictObject({ outcome: z.literal('fits'), bill: BillSchema.exactOptional() }), RefusedSchema]),
  },
  'scorer.write': { input: z.strictObject({ id: Id, entry: LogEntrySchema }), output: WrittenSchema },
  /** Takes back what was written or mended last. */
  'scorer.undo': { input: IdInput, output: WrittenSchema },
  /** Who pays whom, rounded to so many cents. */
  'scorer.payments': {
    input: z.strictObject({ id: Id, step: z.int().min(1).max(1000) }),
    output: z.array(z.strictObject({ from: z.string(), to: z.string(), cents: Cents })),
  },
  'scorer.remove': { input: IdInput, output: Nothing },
  'scorer.exportCsv': { input: IdInput, output: ExportAnswerSchema },
  /** Writes what the page would print now as a PDF. */
  'scorer.exportPages': { input: IdInput, output: ExportAnswerSchema },
} as const;
