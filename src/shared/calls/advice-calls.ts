// Calls and messages for advice at the table: hints, warnings, why a bot played, taking back.
import { z } from 'zod';
import type { Considered, Loss } from '../../engine/tutor/advice/advice.ts';
import type { ByPeople, PeoplePlay } from '../../engine/tutor/advice/people-play.ts';
import type { Cause, GateAnswer, RefutationAnswer, Glimpse, Hint, HintAnswer, WhyAnswer, Worth } from '../advice.ts';
import { HINT_STEPS, IDEAS } from '../advice.ts';
import { BoardTrickSchema, FactSchema, idAndParams, TableViewSchema } from '../board-schemas.ts';
import { MOVES_IN_TIME } from '../moves-in-time.ts';
import type { Schema } from '../schemas.ts';
import { AnnouncementSchema, CardSchema, DecisionSchema, SeatSchema } from '../schemas.ts';

const At = z.int().min(0);

const ConsideredSchema: Schema<Considered> = z.union([
  DecisionSchema,
  z.strictObject({ type: z.literal('leave'), seat: SeatSchema }),
]);

const LossSchema: Schema<Loss> = z.strictObject({ cents: z.number(), points: z.number(), chance: z.number() });
const WorthSchema: Schema<Worth> = z.strictObject({
  cents: z.number(),
  chance: z.number(),
  points: z.number().exactOptional(),
});
const WorldsSchema = z.strictObject({ of: z.enum(['all', 'drawn']), count: z.int().min(0) });

const ByPeopleSchema: Schema<ByPeople> = z.strictObject({ card: CardSchema, ofTen: z.int().min(0).max(10) });
const PeoplePlaySchema: Schema<PeoplePlay> = z.strictObject({
  favourite: ByPeopleSchema,
  favouriteIs: z.enum(['fine', 'mistake']),
  other: ByPeopleSchema.exactOptional(),
});

const OtherSchema = z.strictObject({ decision: ConsideredSchema, loss: LossSchema });

const HintSchema: Schema<Hint> = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal(1), idea: z.enum(IDEAS) }),
  z.strictObject({ step: z.literal(2), candidates: z.array(ConsideredSchema).min(1).max(2) }),
  z.strictObject({
    step: z.literal(3),
    best: ConsideredSchema,
    asGood: z.array(ConsideredSchema),
    because: z.array(FactSchema),
    worth: WorthSchema,
    other: OtherSchema.exactOptional(),
    worlds: WorldsSchema,
    people: PeoplePlaySchema.exactOptional(),
    besides: z
      .strictObject({ best: ConsideredSchema, because: z.array(FactSchema), other: OtherSchema, worlds: WorldsSchema })
      .exactOptional(),
  }),
]);

const HintAnswerSchema: Schema<HintAnswer> = z.union([
  z.strictObject({ outcome: z.literal('hint'), hint: HintSchema }),
  z.strictObject({ outcome: z.enum(['stale', 'nothing', 'failed']) }),
]);

const GateAnswerSchema: Schema<GateAnswer> = z.union([
  z.strictObject({ outcome: z.literal('pass') }),
  z.strictObject({
    outcome: z.literal('warn'),
    grade: z.enum(['inaccuracy', 'mistake', 'blunder']),
    loss: LossSchema,
    worlds: WorldsSchema,
    people: PeoplePlaySchema.exactOptional(),
  }),
]);

const causeOf = <K extends 'losesTrick' | 'givesPoints' | 'bringsLess' | 'losesNext'>(kind: K) =>
  z.strictObject({ kind: z.literal(kind), winner: SeatSchema, points: z.int().min(0) });

const FIGURES = {
  count: z.int().min(1),
  deals: z.int().min(1),
  points: z.int().min(0),
  needed: z.int().min(0),
};

const TENTHS = z.int().min(0).max(10);

const gameCauseOf = <K extends 'losesGame' | 'missesGame'>(kind: K) =>
  z.strictObject({ kind: z.literal(kind), announcement: AnnouncementSchema, ...FIGURES });

const CauseSchema: Schema<Cause> = z.discriminatedUnion('kind', [
  causeOf('losesTrick'),
  causeOf('givesPoints'),
  causeOf('bringsLess'),
  causeOf('losesNext'),
  z.strictObject({ kind: z.literal('later') }),
  gameCauseOf('losesGame'),
  gameCauseOf('missesGame'),
  z.strictObject({
    kind: z.enum(['losesDoubled', 'winsDoubled']),
    tenths: TENTHS,
    points: FIGURES.points,
    needed: FIGURES.needed,
  }),
  z.strictObject({ kind: z.enum(['unlikely', 'likely']), tenths: TENTHS }),
  z.strictObject({ kind: z.literal('paysRamsch'), tenths: TENTHS }),
]);

const RefutationSchema: Schema<RefutationAnswer> = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('refuted'),
    cause: CauseSchema,
    frames: z.array(BoardTrickSchema).max(12),
  }),
  z.strictObject({ outcome: z.literal('nothing') }),
]);

const WhyAnswerSchema: Schema<WhyAnswer> = z.union([
  z.strictObject({ outcome: z.literal('nothing') }),
  z.strictObject({
    outcome: z.literal('why'),
    seat: SeatSchema,
    glimpses: z.array(z.custom<Glimpse>(idAndParams)),
    because: z.array(FactSchema).exactOptional(),
  }),
]);

export const ADVICE_CALLS = {
  /** The next step of a hint on what the player has to decide now; counted, never punished. */
  'advice.hint': {
    input: z.strictObject({ at: At, step: z.literal(HINT_STEPS) }),
    output: HintAnswerSchema,
  },
  /** Whether to warn before a decision, or before declining a Stoss or Retour; answers within 300 ms. */
  'advice.gate': { input: z.strictObject({ at: At, decision: ConsideredSchema }), output: GateAnswerSchema },
  /** What a decision would lead to, in the deal most typical for its loss, or how likely that is; nothing if there is no better one, or it is too late. */
  'advice.refutation': { input: z.strictObject({ at: At, decision: ConsideredSchema }), output: RefutationSchema },
  /** Why somebody played a card that lies open, or said what was said last. */
  'advice.why': {
    input: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('card'), card: CardSchema }),
      z.strictObject({ kind: z.literal('said'), seat: SeatSchema }),
    ]),
    output: WhyAnswerSchema,
  },
  /** Takes back, repeats, begins the deal again or leaves a round beside the session; does nothing where it cannot. */
  'table.moveInTime': {
    input: z.strictObject({ move: z.enum(MOVES_IN_TIME) }),
    output: TableViewSchema.nullable(),
  },
  /**
   * Plays on from a frame of a replay, beside the session: the same deal, the log up to the frame, the person in the
   * seat of the round's player. Null if there is no such frame or the round is over there.
   */
  'table.playFrom': {
    input: z.strictObject({ id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/), frame: z.int().min(0).max(1000) }),
    output: TableViewSchema.nullable(),
  },
} as const;

export const ADVICE_PUSHES = {} as const;
