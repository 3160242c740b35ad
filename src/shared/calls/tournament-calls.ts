// Calls for tournaments with real cards: begin one, write down who comes and what tables hand in, draw a round, see the ranking, take it along.
import { z } from 'zod';
import {
  DEALS,
  type Entrant,
  MOST_ENTRANTS,
  MOST_ROUNDS,
  type Prize,
  type Score,
  TIE_RULES,
  type TournamentEvent,
  type TournamentTariff,
  WRITTEN_POINTS,
} from '../../engine/tournament/tournament.ts';
import type { TournamentReason } from '../../engine/tournament/tournament-reasons.ts';
import { ExportAnswerSchema } from '../border/export-answer.ts';
import { MOST_NAME, MOST_NOTE } from '../border/limits.ts';
import { DISK_STATES } from '../border/saving.ts';
import type { Schema } from '../border/schemas.ts';
import { PersonSchema } from './scorer-calls.ts';

const Nothing = z.strictObject({});
const Id = z.string().regex(/^[A-Za-z0-9-]{1,48}$/);
const IdInput = z.strictObject({ id: Id });
const Count = z.int().min(0).max(9999);
const Number = z.int().min(1).max(999);
const Points = z.int().min(-99_999).max(99_999);
const Name = z.string().min(1).max(MOST_NAME);
const Seed = z.string().min(1).max(40);

const Value = z.int().min(0).max(999);
const Heights = z.tuple([Value, Value, Value]).readonly();
const TariffSchema: Schema<TournamentTariff> = z.strictObject({
  partner: Heights,
  alone: Heights,
  tout: Value,
  sie: Value,
});

export const TournamentTermsSchema = z.strictObject({
  name: Name,
  rounds: z.int().min(1).max(MOST_ROUNDS),
  deals: z.int().min(DEALS.least).max(DEALS.most),
  tariff: TariffSchema,
  writes: z.enum(WRITTEN_POINTS),
});

const ENTRANT = { person: PersonSchema, team: Name.exactOptional(), table: Number.exactOptional() } as const;
const EntrantSchema: Schema<Entrant> = z.strictObject(ENTRANT);
const ScoreSchema: Schema<Score> = z.strictObject({ points: Points, solos: Count });
const MoneySchema = z.strictObject({ kind: z.literal('money'), cents: z.int().min(1).max(100_000_000) });
const ThingSchema = z.strictObject({ kind: z.literal('thing'), name: z.string().min(1).max(MOST_NOTE) });
const PrizeSchema: Schema<Prize> = z.discriminatedUnion('kind', [MoneySchema, ThingSchema]);
/** Of how many people a thing is, or how many have parted an amount. */
const AMONG = { among: Number } as const;
const People = z.array(PersonSchema).max(MOST_ENTRANTS);

/** What the page writes; a draw is made by main. */
const PageEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('comes'),
    entrants: z
      .array(EntrantSchema)
      .min(1)
      .max(MOST_ENTRANTS + 1),
  }),
  z.strictObject({ kind: z.literal('goes'), person: PersonSchema }),
  z.strictObject({ kind: z.literal('changed'), person: PersonSchema, as: EntrantSchema }),
  z.strictObject({ kind: z.literal('sits'), person: PersonSchema, table: Number }),
  z.strictObject({ kind: z.literal('result'), round: Number, table: Number, scores: z.array(ScoreSchema).max(9) }),
  z.strictObject({
    kind: z.literal('ruled'),
    ties: z.array(z.enum(TIE_RULES)).max(TIE_RULES.length),
    prizes: z.array(PrizeSchema).max(MOST_ENTRANTS),
  }),
]);

export const TournamentEventSchema: Schema<TournamentEvent> = z.discriminatedUnion('kind', [
  ...PageEventSchema.options,
  z.strictObject({ kind: z.literal('drawn'), seed: Seed, tables: z.array(People) }),
]);

const SummarySchema = z.strictObject({
  id: Id,
  /** ISO 8601, UTC. */
  begunAt: z.string(),
  name: z.string(),
  people: Count,
  drawn: Count,
  rounds: Count,
});

const MEMBER = { ...ENTRANT, here: z.boolean() } as const;

const RankedSchema = z.strictObject({
  ...MEMBER,
  /** Points by round; null where somebody did not play or nothing was handed in yet. */
  points: z.array(Points.nullable()),
  total: z.int(),
  solos: Count,
  best: Points,
  /** Missing for those who have gone. */
  place: Number.exactOptional(),
  /** What parts them from the one before, who has as many points. */
  by: z.enum(TIE_RULES).exactOptional(),
  won: z.array(z.discriminatedUnion('kind', [MoneySchema.extend(AMONG), ThingSchema.extend(AMONG)])),
});

const TableSchema = z.strictObject({
  people: z.array(z.string()),
  /** What was handed in, in the order of the seats; the last one counts. */
  sheets: z.array(z.array(ScoreSchema)),
});

const RoundSchema = z.strictObject({
  seed: z.string(),
  /** Seeds of draws of this round that were taken back before. */
  withdrawn: z.array(z.string()),
  /** How many pairs had met before. */
  repeats: Count,
  tables: z.array(TableSchema),
  /** Who is there and sits nowhere in this round. */
  without: z.array(z.string()),
});

const ReasonSchema = z.custom<TournamentReason>(
  (value) => typeof value === 'object' && value !== null && 'id' in value,
);

const ViewSchema = z.strictObject({
  ...SummarySchema.shape,
  deals: Count,
  tariff: TariffSchema,
  writes: z.enum(WRITTEN_POINTS),
  members: z.array(z.strictObject(MEMBER)),
  played: z.array(RoundSchema),
  ranking: z.array(RankedSchema),
  teams: z.array(z.strictObject({ team: z.string(), people: z.array(z.string()), total: z.int(), place: Number })),
  ties: z.array(z.enum(TIE_RULES)),
  /** By which the lot decides between equals. */
  lot: z.string(),
  prizes: z.array(PrizeSchema),
  /** People at each table, were a round drawn now; or why none can be. */
  sizes: z.array(Number),
  cannotDraw: ReasonSchema.nullable(),
  /** Whether there is something to take back. */
  undo: z.boolean(),
});

const WrittenSchema = z.union([
  z.strictObject({ outcome: z.literal('written'), view: ViewSchema, disk: z.enum(DISK_STATES) }),
  z.strictObject({ outcome: z.literal('refused'), reason: ReasonSchema }),
  /** It was removed meanwhile. */
  z.strictObject({ outcome: z.literal('gone') }),
]);

export const TournamentSchemas = {
  event: PageEventSchema,
  summary: SummarySchema,
  view: ViewSchema,
  written: WrittenSchema,
} as const;

export const TOURNAMENT_CALLS = {
  /** All tournaments, the latest first. */
  'tournament.list': { input: Nothing, output: z.array(SummarySchema) },
  'tournament.begin': { input: TournamentTermsSchema, output: WrittenSchema },
  /** Null if there is no such tournament. */
  'tournament.open': { input: IdInput, output: ViewSchema.nullable() },
  'tournament.write': { input: z.strictObject({ id: Id, event: PageEventSchema }), output: WrittenSchema },
  /** Draws the next round by a new seed. */
  'tournament.draw': { input: IdInput, output: WrittenSchema },
  /** Takes back what was written last. */
  'tournament.undo': { input: IdInput, output: WrittenSchema },
  'tournament.remove': { input: IdInput, output: Nothing },
  'tournament.exportCsv': { input: IdInput, output: ExportAnswerSchema },
  /** Writes what the page would print now as a PDF. */
  'tournament.exportPages': { input: IdInput, output: ExportAnswerSchema },
} as const;
