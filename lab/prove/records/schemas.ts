// The shape of the records of other programs (JSON Lines); unknown fields are dropped, most fields may be missing.
import { z } from 'zod';
import { type Card, isCard, SINGLE_PACKS, type SinglePack, SUITS } from '../../../src/engine/base/cards.ts';
import { isSeat, type Seat } from '../../../src/engine/base/seats.ts';
import { type Difference, nonsense, pathOf } from './difference.ts';

const CardSchema = z.custom<Card>(isCard, 'not a card');
export const SeatSchema = z.custom<Seat>(isSeat, 'not a seat (0 - 3)');
const PackSchema = z.custom<SinglePack>(
  (value) => SINGLE_PACKS.includes(value as SinglePack),
  `not a pack (${SINGLE_PACKS.join(', ')})`,
);
export const CardsSchema = z.array(CardSchema);
export const NumbersSchema = z.array(z.number());

/** By tariff, such as "10/50", and number of doublings: what each seat receives, in cents. */
const PaymentsSchema = z.record(z.string(), z.record(z.string(), NumbersSchema));

export const TrickSchema = z.object({
  leader: SeatSchema.optional(),
  plays: z
    .array(z.object({ seat: SeatSchema.optional(), legal: CardsSchema.optional(), card: CardSchema.optional() }))
    .optional(),
  cards: CardsSchema.optional(),
  winner: SeatSchema.optional(),
  points: z.number().optional(),
});

const ResultSchema = z.object({
  points: NumbersSchema.nullish(),
  tricks: NumbersSchema.nullish(),
  declarer_side: z.array(SeatSchema).nullish(),
  side_points: z.number().nullish(),
  side_tricks: z.number().nullish(),
  winner: z.string().nullish(),
  won: z.boolean().nullish(),
  schneider: z.boolean().nullish(),
  schwarz: z.boolean().nullish(),
  runners: z
    .object({ side: z.string().optional(), length: z.number().optional(), paid: z.number().optional() })
    .nullish(),
  ramsch: z
    .object({
      loser: SeatSchema.nullish(),
      jungfrauen: z.number().nullish(),
      tie_break: z.number().nullish(),
      durchmarsch: SeatSchema.nullish(),
    })
    .nullish(),
});

/** What tells games and contracts apart, read first: a record of another game need not have the rest. */
export const RoundHeadSchema = z.object({
  game: z.string(),
  /** Decisions, in records that are played again one by one (logged/). */
  log: z.unknown().optional(),
  contract: z.object({ kind: z.string() }).optional(),
  options: z.object({ variant: z.unknown().optional(), first_lead: z.unknown().optional() }).nullish(),
});

const ContractSchema = z.object({
  kind: z.string(),
  suit: z.enum(SUITS).nullish(),
  called: CardSchema.nullish(),
  declarer: SeatSchema.nullish(),
  partner: SeatSchema.nullish(),
  tout: z.boolean().nullish(),
});
export type ContractInput = z.infer<typeof ContractSchema>;

const HochzeitSchema = z.object({
  suitor: SeatSchema,
  acceptor: SeatSchema,
  trump: CardSchema,
  passed: CardSchema,
  hands_dealt: z.array(CardsSchema).length(4, 'not four hands'),
});
export type HochzeitInput = z.infer<typeof HochzeitSchema>;

export const RoundSchema = z.object({
  deck: PackSchema,
  dealer: SeatSchema,
  forehand: SeatSchema.optional(),
  leader: SeatSchema.optional(),
  hands: z.array(CardsSchema),
  contract: ContractSchema,
  legal_calls: CardsSchema.nullish(),
  options: z
    .object({
      variant: z.string().nullish(),
      first_lead: z.string().nullish(),
      durchmarsch: z.boolean().nullish(),
      carry: z.int().min(0).optional(),
    })
    .nullish(),
  hochzeit: HochzeitSchema.nullish(),
  tricks: z.array(TrickSchema),
  result: ResultSchema.optional(),
  unit: z.record(z.string(), z.number()).optional(),
  payments: PaymentsSchema.optional(),
  payments_no_runners: PaymentsSchema.optional(),
});
export type RoundInput = z.infer<typeof RoundSchema>;
export type TrickInput = RoundInput['tricks'][number];

export const AuctionSchema = z.object({
  dealer: SeatSchema,
  order: z.array(SeatSchema).optional(),
  willing: z.array(z.string().nullable()).length(4, 'not one entry for each of four seats'),
  declarer: SeatSchema.nullish(),
  contract: z.string().nullish(),
});

export const CallsSchema = z.object({
  deck: PackSchema,
  hand: CardsSchema,
  rufer_calls: CardsSchema.optional(),
  muss_calls: CardsSchema.nullish(),
  solo_suits: z.array(z.enum(SUITS)).optional(),
  may_offer_hochzeit: z.boolean().optional(),
  is_sie: z.boolean().optional(),
});

/** What tells the contracts of positions apart, read first. */
export const PositionHeadSchema = z.object({
  game: z.string().nullish(),
  contract: z.object({ kind: z.string() }),
});

/** A trick of a position: who led is needed to know who held which card. */
const KnownTrickSchema = TrickSchema.extend({ leader: SeatSchema, cards: CardsSchema });

export const PositionSchema = z.object({
  deck: PackSchema,
  contract: ContractSchema.extend({ declarer: SeatSchema }),
  tricks: z.array(KnownTrickSchema).default([]),
  trick: KnownTrickSchema,
  turn: SeatSchema.optional(),
  hands: z.array(CardsSchema).length(4, 'not four hands'),
  points: z.object({ declarer_side: z.number().optional(), defenders: z.number().optional() }).nullish(),
  values: z.record(z.string(), z.number()).nullish(),
});
export type PositionContract = z.infer<typeof PositionSchema>['contract'];
export type PositionInput = z.infer<typeof PositionSchema>;

const valueAt = (value: unknown, steps: readonly PropertyKey[]): unknown =>
  steps.reduce<unknown>(
    (now, step) => (typeof now === 'object' && now !== null ? (now as Record<PropertyKey, unknown>)[step] : undefined),
    value,
  );

export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly differences: readonly Difference[] };

/** The record in the wanted shape, or every field that does not fit. */
export function parse<T>(schema: z.ZodType<T>, json: unknown): Parsed<T> {
  const result = schema.safeParse(json);
  if (result.success) return { ok: true, value: result.data };
  return {
    ok: false,
    differences: result.error.issues.map(({ path, message }) => nonsense(pathOf(path), valueAt(json, path), message)),
  };
}
