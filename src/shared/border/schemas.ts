// Schemas of the engine's data, for everything that crosses a border: files and calls between processes.
import { z } from 'zod';
import { PACK_SIZES, pointsOfPack, RANKS } from '../../engine/base/cards.ts';
import { CALLED_DISCARDS, type ContractRow, PRICES, RUN_AWAY_COUNTED } from '../../engine/base/contract.ts';
import type { Decision, Entry, RoundRecord, RoundTerms } from '../../engine/table/log.ts';
import { CardSchema, ContractIdSchema, type Schema, SeatSchema, SuitSchema } from '../../engine/table/fields.ts';
import { DECISIONS, ENTRIES } from '../../engine/table/decisions.ts';
import { ANNOUNCE_RULE_IDS, PLAY_RULE_IDS } from '../../engine/base/rule-ids.ts';
import type { BySeat } from '../../engine/base/seats.ts';
import { CHALKS, type SpecialTerms } from '../../engine/table/terms.ts';
import { ALL_PASS, type TableRules } from '../../engine/table/table-rules.ts';
import { GAMES } from '../../engine/games/shelf.ts';
import { HouseRulesSchema } from '../rules/house-schema.ts';
import { asPlayed } from './old-records.ts';
import { TariffSchema } from '../rules/tariff-schema.ts';

export type { Schema, Shape } from '../../engine/table/fields.ts';
export {
  AnnouncementSchema,
  CallSchema,
  CardSchema,
  ContractIdSchema,
  SeatSchema,
  SuitSchema,
} from '../../engine/table/fields.ts';

export const RankSchema = z.enum(RANKS);
export const PackSchema = z.literal(PACK_SIZES);

export const bySeatSchema = <T>(item: Schema<T>): Schema<BySeat<T>> => z.tuple([item, item, item, item]);

const TrumpStepSchema = z.union([
  z.strictObject({ rank: RankSchema }),
  z.strictObject({ card: CardSchema }),
  z.strictObject({ suit: z.union([SuitSchema, z.literal('chosen')]) }),
]);

const PointsSchema = z
  .int()
  .min(0)
  .max(Math.max(...PACK_SIZES.map(pointsOfPack)));

const ContractRowSchema: Schema<ContractRow> = z.strictObject({
  id: ContractIdSchema,
  trumps: z.array(TrumpStepSchema).max(16),
  plain: z.array(RankSchema).min(1).max(RANKS.length),
  parties: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('alone') }),
    z.strictObject({
      kind: z.literal('calledAce'),
      suits: z.array(SuitSchema).min(1).max(4),
      ranks: z.array(RankSchema).min(1).max(RANKS.length).exactOptional(),
    }),
    z.strictObject({ kind: z.literal('offered') }),
    z.strictObject({ kind: z.literal('opposite') }),
    z.strictObject({ kind: z.literal('drawn') }),
    z.strictObject({ kind: z.literal('everyone') }),
    z.strictObject({ kind: z.literal('oldOnes') }),
    z.strictObject({ kind: z.literal('firstForeignTrick'), within: z.int().min(1).max(12) }),
  ]),
  goal: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('points'),
      atLeast: PointsSchema,
      schneiderAt: PointsSchema,
      safeAt: PointsSchema,
      drawAt: PointsSchema.exactOptional(),
      fewerWith: z.strictObject({ card: CardSchema, atLeast: PointsSchema }).exactOptional(),
      schwarzBy: z.enum(['points', 'never']).exactOptional(),
    }),
    z.strictObject({
      kind: z.literal('everyTrick'),
      graded: z.strictObject({ safeAt: PointsSchema }).exactOptional(),
    }),
    z.strictObject({ kind: z.literal('noTrick') }),
    z.strictObject({ kind: z.literal('fewestPoints'), decides: z.literal('fewest').exactOptional() }),
    z.strictObject({ kind: z.literal('laidDown') }),
    z.strictObject({ kind: z.literal('reKontra') }),
  ]),
  laterBeats: CardSchema.exactOptional(),
  pairBonus: CardSchema.exactOptional(),
  pairLines: z.int().min(1).max(9).exactOptional(),
  pairFrom: z.literal('bothSides').exactOptional(),
  carriedTwice: z.literal('withSchneider').exactOptional(),
  playRules: z.array(z.enum(PLAY_RULE_IDS)).max(PLAY_RULE_IDS.length),
  announceRules: z.array(z.enum(ANNOUNCE_RULE_IDS)).max(ANNOUNCE_RULE_IDS.length),
  price: z.enum(PRICES),
  runnersFrom: z.union([z.int().min(1).max(14), z.literal('never')]),
  runnersBy: z.literal('collected').exactOptional(),
  stoss: z.enum(['allowed', 'never']),
  firstLead: z.literal('declarer').exactOptional(),
  calledCard: z
    .strictObject({
      runAwayMin: z.int().min(2).max(8),
      counted: z.enum(RUN_AWAY_COUNTED),
      ducks: z.boolean(),
      discard: z.enum(CALLED_DISCARDS),
    })
    .exactOptional(),
  sitsOut: z.literal('partner').exactOptional(),
  exchange: z.literal('withPartner').exactOptional(),
  openHand: z.literal('afterFirstTrick').exactOptional(),
  decided: z.literal('goesOn').exactOptional(),
});

export const TableRulesSchema: Schema<TableRules> = z.strictObject({
  game: z.enum(GAMES).exactOptional(),
  pack: PackSchema,
  cutMin: z.int().min(1).max(8),
  packets: z.array(z.int().min(1).max(8)).min(1).max(8),
  contracts: z.array(ContractRowSchema).min(1).max(64),
  imposed: z.array(ContractRowSchema).max(16).exactOptional(),
  ranking: z.array(z.array(ContractIdSchema).min(1)).min(1).max(64),
  allPass: z.enum(ALL_PASS),
  runners: z.enum(['paid', 'off']),
  tariff: TariffSchema,
  house: z.lazy(() => HouseRulesSchema).exactOptional(),
});

/** A schema that tells its kinds apart by their type; every kind is a strict object with one. */
const oneOfTypes = <T>(schemas: readonly unknown[]): Schema<T> =>
  z.discriminatedUnion(
    'type',
    schemas as unknown as Parameters<typeof z.discriminatedUnion>[1],
  ) as unknown as Schema<T>;

export const DecisionSchema: Schema<Decision> = oneOfTypes(Object.values(DECISIONS));

export const EntrySchema: Schema<Entry> = oneOfTypes(Object.values(ENTRIES));

/** Far more entries than any round has; keeps a hostile file from being folded for ever. */
const MAX_ENTRIES = 400;

/** More doublings than any session piles up; keeps an amount a number that can be written down. */
const DoublingsCount = z.int().min(0).max(16);

const turnFields = { deal: z.int().min(1).max(16), of: z.int().min(1).max(16) };

export const SpecialTermsSchema: Schema<SpecialTerms> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('kreuz'),
    ...turnFields,
    declarer: SeatSchema,
    partner: SeatSchema,
    draw: z
      .array(z.strictObject({ seat: SeatSchema, card: CardSchema }))
      .max(32)
      .exactOptional(),
    layer: SeatSchema.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('schieber'), ...turnFields }),
  z.strictObject({ kind: z.literal('teufel'), ...turnFields }),
]);

export const RoundTermsSchema: Schema<RoundTerms> = z.strictObject({
  dealer: SeatSchema,
  doublings: z
    .strictObject({ bock: DoublingsCount.exactOptional(), hausbock: DoublingsCount.exactOptional() })
    .exactOptional(),
  special: SpecialTermsSchema.exactOptional(),
  stock: z.int().min(0).exactOptional(),
  carried: z.int().min(1).max(1000).exactOptional(),
  missing: bySeatSchema<number>(z.int().min(1).max(1000)).exactOptional(),
  chalk: z.literal(CHALKS).exactOptional(),
  solos: z.strictObject({ due: z.array(SeatSchema).max(4), forced: SeatSchema.exactOptional() }).exactOptional(),
  hochzeitEnds: z.literal(true).exactOptional(),
});

export const RoundRecordSchema: Schema<RoundRecord> = z
  .strictObject({
    format: z.literal(1),
    rules: TableRulesSchema,
    terms: RoundTermsSchema,
    entries: z.array(EntrySchema).max(MAX_ENTRIES),
  })
  .transform(asPlayed);
