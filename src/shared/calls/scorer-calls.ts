// Calls for the sheet of an evening with real cards: begin one, write and mend its lines, see what comes of them, take it along.
import { z } from 'zod';
import { ANSAGE_LEVELS, ANSAGE_STEPS, RE_SIDES } from '../../engine/base/ansage-words.ts';
import { HEIGHTS } from '../../engine/endings/round-bill.ts';
import { GAMES, MOST_PEOPLE, SHELF, UNITS } from '../../engine/games/shelf.ts';
import {
  type DealEntry,
  ENTERED_DOUBLINGS,
  type EnteredDoublings,
  type EveningLine,
  type FewestEntry,
  type GameEntry,
  type LogEntry,
  type RamschEntry,
  type ReEntry,
} from '../../engine/scorer/evening.ts';
import type { ScorerReason } from '../../engine/scorer/scorer-reasons.ts';
import type { Settlement } from '../../engine/scoring/money.ts';
import { CALLABLE_ROUNDS, SPECIAL_ROUNDS } from '../../engine/table/terms.ts';
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

/** Games that have a bill of their own besides Schafkopf. */
export const ScorerGameSchema = z.enum(GAMES);

const DoublingsSchema: Schema<EnteredDoublings> = z.strictObject({
  klopfen: Count.exactOptional(),
  legen: Count.exactOptional(),
  spritz: Count.exactOptional(),
  stoss: Count.exactOptional(),
  lay: Count.exactOptional(),
  doppler: Count.exactOptional(),
});

const ByPoints = z.strictObject({ by: z.literal('points'), points: Count, schwarz: z.literal(true).exactOptional() });
const ByMore = z.strictObject({
  by: z.literal('more'),
  side: z.enum(RE_SIDES),
  left: z.enum(ANSAGE_LEVELS).exactOptional(),
});
const ByRevoke = z.strictObject({ by: z.literal('revoke'), person: PersonSchema });
const ByHeight = z.strictObject({
  by: z.literal('height'),
  winner: z.enum(['declarer', 'defenders']),
  height: z.enum(HEIGHTS),
});

const DECLARED = {
  contract: ContractIdSchema,
  trump: SuitSchema.exactOptional(),
  called: CardSchema.exactOptional(),
  declarer: PersonSchema,
  partner: PersonSchema.exactOptional(),
  doublings: DoublingsSchema,
};

const GameEntrySchema: Schema<GameEntry> = z.strictObject({
  kind: z.literal('game'),
  ...DECLARED,
  result: z.discriminatedUnion('by', [ByPoints, ByRevoke, ByHeight]),
  holder: PersonSchema.exactOptional(),
  pair: PersonSchema.exactOptional(),
  runners: Count,
});

const BySides = z.strictObject({ re: Count.exactOptional(), kontra: Count.exactOptional() }).exactOptional();

const ReEntrySchema: Schema<ReEntry> = z.strictObject({
  kind: z.literal('re'),
  ...DECLARED,
  result: z.discriminatedUnion('by', [ByPoints, ByMore, ByRevoke]),
  said: z.strictObject({
    re: z.enum(ANSAGE_STEPS).exactOptional(),
    kontra: z.enum(ANSAGE_STEPS).exactOptional(),
  }),
  extras: z.strictObject({ fox: BySides, doppelkopf: BySides, charlie: BySides }),
  due: z.literal(true).exactOptional(),
});

const TAKEN = {
  taken: z.array(z.strictObject({ person: PersonSchema, points: Count, noTrick: z.literal(true).exactOptional() })),
  revoke: PersonSchema.exactOptional(),
  doublings: DoublingsSchema,
};

const RamschEntrySchema: Schema<RamschEntry> = z.strictObject({
  kind: z.literal('everyone'),
  ...TAKEN,
  loser: PersonSchema.exactOptional(),
  announced: PersonSchema.exactOptional(),
});

const FewestEntrySchema: Schema<FewestEntry> = z.strictObject({
  kind: z.literal('fewest'),
  ...TAKEN,
  winner: PersonSchema.exactOptional(),
});

const DealEntrySchema: Schema<DealEntry> = z.union([
  GameEntrySchema,
  ReEntrySchema,
  RamschEntrySchema,
  FewestEntrySchema,
]);

const LineSchema: Schema<EveningLine> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('deal'), dealer: PersonSchema, entry: DealEntrySchema }),
  z.strictObject({ kind: z.literal('redeal'), dealer: PersonSchema, why: z.literal('hausbock').exactOptional() }),
  z.strictObject({ kind: z.literal('comes'), person: PersonSchema, before: PersonSchema.exactOptional() }),
  z.strictObject({ kind: z.literal('goes'), person: PersonSchema }),
  z.strictObject({ kind: z.literal('break') }),
  z.strictObject({ kind: z.literal('bock') }),
  z.strictObject({ kind: z.literal('round'), round: z.enum(SPECIAL_ROUNDS) }),
]);

const At = z.int().min(0).max(9999);

export const LogEntrySchema: Schema<LogEntry> = z.discriminatedUnion('does', [
  z.strictObject({ does: z.literal('write'), line: LineSchema }),
  z.strictObject({ does: z.literal('correct'), at: At, line: LineSchema }),
  z.strictObject({ does: z.literal('insert'), at: At, line: LineSchema }),
  z.strictObject({ does: z.literal('remove'), at: At }),
  z.strictObject({ does: z.literal('rename'), from: PersonSchema, to: PersonSchema }),
]);

/** How an evening is settled: amounts rounded to so many cents, nobody losing more than the cap. */
export const SettlingSchema = z.strictObject({ step: z.int().min(1).max(1000), cap: z.int().min(1).exactOptional() });

const SummarySchema = z.strictObject({
  id: Id,
  /** ISO 8601, UTC. */
  begunAt: z.string(),
  game: z.enum(SHELF),
  unit: z.enum(UNITS),
  people: z.array(z.strictObject({ person: z.string(), cents: Cents })),
  deals: Count,
});

/** A contract that may be written down, and what has to be told of it. */
const OfferSchema = z.strictObject({
  contract: ContractIdSchema,
  /** The contract by whose name it goes: with the chalk or without it is told by who has it. */
  named: ContractIdSchema,
  kind: z.enum(['game', 're', 'everyone', 'fewest']),
  /** Who declares, where that is not asked. */
  declarer: z.string().exactOptional(),
  /** Whether there is a partner, who need not be named where it is who sits opposite. */
  partner: z.enum(['no', 'asked', 'opposite', 'maybe']),
  /** What may be written down besides. */
  trumps: z.array(SuitSchema),
  called: z.array(CardSchema),
  /** Whether its end can be told by card points. */
  byPoints: z.boolean(),
  /** How high it can be won and lost, where its end can be told so; one of each at least. */
  heights: z.strictObject({ won: z.array(z.enum(HEIGHTS)), lost: z.array(z.enum(HEIGHTS)) }),
  /** Card points with which nobody has won. */
  drawAt: Count.exactOptional(),
  /** Cards of which it matters who was dealt them, or has played the first of two. */
  holder: CardSchema.exactOptional(),
  pair: CardSchema.exactOptional(),
  /** Who may owe such a game. */
  due: z.array(z.string()),
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
  /** How often Bock rounds double, and how long the longest still runs. */
  bock: Count,
  bockLeft: Count,
  hausbock: Count,
  stock: Cents,
  /** Undecided deals that this one pays for. */
  carried: Count,
  /** Who has the chalk. */
  chalk: z.array(z.string()),
  rounds: z.array(z.strictObject({ kind: z.enum(SPECIAL_ROUNDS), left: Count })),
  /** What is played most often in such a deal. */
  usual: ContractIdSchema,
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
  /** Games of several deals: how many points win one, and what each has in the one going on, and has won. */
  games: z.strictObject({ target: Count, marks: z.array(Cents), won: z.array(Count) }).exactOptional(),
  /** Whether suits are asked for. */
  suits: z.boolean(),
  /** Whether one pays another in the end, how it is settled, and who pays whom as it stands. */
  pays: z.boolean(),
  settling: SettlingSchema,
  payments: z.array(z.strictObject({ from: z.string(), to: z.string(), cents: Cents })),
  /** What may be written besides deals. */
  mayCall: z.array(z.enum(CALLABLE_ROUNDS)),
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

/** Which evenings are counted together. */
const FilterSchema = z.strictObject({
  unit: z.enum(UNITS),
  year: z.int().min(1970).max(9999).exactOptional(),
  game: z.enum(SHELF).exactOptional(),
});

const StandingSchema = z.strictObject({
  person: z.string(),
  evenings: Count,
  deals: z.int().min(0),
  /** Deals that brought something, games declared, and those of them that did. */
  won: z.int().min(0),
  declared: z.int().min(0),
  declaredWon: z.int().min(0),
  amount: Cents,
  best: Cents,
  worst: Cents,
});

export const ScorerSchemas = {
  filter: FilterSchema,
  standing: StandingSchema,
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
      game: ScorerGameSchema.exactOptional(),
      unit: z.enum(UNITS),
      suits: z.literal(true).exactOptional(),
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
  /** How the evening is settled, which is kept with it. */
  'scorer.settle': { input: z.strictObject({ id: Id, settling: SettlingSchema }), output: WrittenSchema },
  /** Everybody over all evenings of a kind, the best first. */
  'scorer.standings': { input: FilterSchema, output: z.array(StandingSchema) },
  'scorer.standingsCsv': { input: FilterSchema, output: ExportAnswerSchema },
  'scorer.remove': { input: IdInput, output: Nothing },
  'scorer.exportCsv': { input: IdInput, output: ExportAnswerSchema },
  /** Writes what the page would print now as a PDF. */
  'scorer.exportPages': { input: IdInput, output: ExportAnswerSchema },
} as const;
