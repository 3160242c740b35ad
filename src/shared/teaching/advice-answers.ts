// Advice at the table as the page gets it: steps of a hint, warnings, what can be seen from a bot's decision.
import { z } from 'zod';
import type { Considered, Loss } from '../../engine/tutor/advice/advice.ts';
import type { ByPeople, PeoplePlay } from '../../engine/tutor/advice/people-play.ts';
import {
  AnnouncementSchema,
  CardSchema,
  DecisionSchema,
  type Schema,
  SeatSchema,
  type Shape,
} from '../border/schemas.ts';
import { BoardTrickSchema, BubbleSchema, FactSchema } from '../table/board.ts';
import { type Idea, IDEAS } from '../../engine/tutor/ideas/asked.ts';
import type { Glimpse } from './glimpses.ts';
import { LessonNumber } from './lesson-views.ts';
import { messageOf } from '../border/message.ts';

export const ConsideredSchema: Schema<Considered> = z.union([
  DecisionSchema,
  z.strictObject({ type: z.literal('leave'), seat: SeatSchema }),
]);

const LossSchema: Schema<Loss> = z.strictObject({ cents: z.number(), points: z.number(), chance: z.number() });

/** What a decision promises, for the seat that takes it. */
const WorthSchema = z.strictObject({
  /** Expected balance at the end of the round, in cents. */
  cents: z.number(),
  /** Chance to win, 0 to 1: of a game that is played or would be; absent where others may play, or nobody. */
  chance: z.number().exactOptional(),
  /** Expected card points of the own side; absent where they are not reckoned. */
  points: z.number().exactOptional(),
});
export type Worth = Shape<typeof WorthSchema>;

const WorldsSchema = z.strictObject({ of: z.enum(['all', 'drawn']), count: z.int().min(0) });

const ByPeopleSchema: Schema<ByPeople> = z.strictObject({ card: CardSchema, ofTen: z.int().min(0).max(10) });
const PeoplePlaySchema: Schema<PeoplePlay> = z.strictObject({
  favourite: ByPeopleSchema,
  favouriteIs: z.enum(['fine', 'mistake']),
  other: ByPeopleSchema.exactOptional(),
});

/** Another decision, and what it loses. */
const OtherSchema = z.strictObject({ decision: ConsideredSchema, loss: LossSchema });

/** A step of the hint ladder. */
const HintSchema = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal(1), idea: z.enum(IDEAS) }),
  /** Two decisions worth thinking about, in the order of the hand, the better one not told; one if there is no other. */
  z.strictObject({ step: z.literal(2), candidates: z.array(ConsideredSchema).min(1).max(2) }),
  z.strictObject({
    step: z.literal(3),
    best: ConsideredSchema,
    /** As good as the best, as far as the search can tell. */
    asGood: z.array(ConsideredSchema),
    because: z.array(FactSchema),
    /** The lesson that teaches the reason. */
    lesson: LessonNumber.exactOptional(),
    worth: WorthSchema,
    /** The other candidate, if it is worse. */
    other: OtherSchema.exactOptional(),
    worlds: WorldsSchema,
    /** What people play here; absent where nothing is known of it. */
    people: PeoplePlaySchema.exactOptional(),
    /** What is best to be said besides the card, or that nothing is, with what the other way loses. */
    besides: z
      .strictObject({ best: ConsideredSchema, because: z.array(FactSchema), other: OtherSchema, worlds: WorldsSchema })
      .exactOptional(),
  }),
]);
export type Hint = Shape<typeof HintSchema>;

/** A hint; or the table has moved on; or there is nothing to hint at. */
export const HintAnswerSchema = z.union([
  z.strictObject({ outcome: z.literal('hint'), hint: HintSchema }),
  z.strictObject({ outcome: z.enum(['stale', 'nothing', 'failed']) }),
]);
export type HintAnswer = Shape<typeof HintAnswerSchema>;

/** What a teacher asks before a card; or the table has moved on; or there is nothing to be learnt. */
export const MomentAnswerSchema = z.union([
  z.strictObject({ outcome: z.literal('moment'), idea: z.enum(IDEAS) }),
  z.strictObject({ outcome: z.enum(['stale', 'nothing', 'failed']) }),
]);
export type MomentAnswer = Shape<typeof MomentAnswerSchema>;

/** Why what a teacher asked about has been found. */
const FoundSchema = z.strictObject({ because: z.array(FactSchema), lesson: LessonNumber.exactOptional() });
export type Found = Shape<typeof FoundSchema>;

/** A decision may be taken as it is, or a warning comes before it. `found`: it answers what the teacher has asked. */
export const GateAnswerSchema = z.union([
  z.strictObject({ outcome: z.literal('pass'), found: FoundSchema.exactOptional() }),
  z.strictObject({
    outcome: z.literal('warn'),
    grade: z.enum(['inaccuracy', 'mistake', 'blunder']),
    loss: LossSchema,
    worlds: WorldsSchema,
    /** Where the card is the one that people play most often. */
    people: PeoplePlaySchema.exactOptional(),
  }),
]);
export type GateAnswer = Shape<typeof GateAnswerSchema>;

const causeOf = <K extends 'losesTrick' | 'givesPoints' | 'bringsLess' | 'losesNext'>(kind: K) =>
  z.strictObject({ kind: z.literal(kind), winner: SeatSchema, points: z.int().min(0) });

/** How a game goes in imagined deals. */
const FIGURES = {
  count: z.int().min(1),
  deals: z.int().min(1),
  points: z.int().min(0),
  needed: z.int().min(0),
};

const TENTHS = z.int().min(0).max(10);

const gameCauseOf = <K extends 'losesGame' | 'missesGame'>(kind: K) =>
  z.strictObject({ kind: z.literal(kind), announcement: AnnouncementSchema, ...FIGURES });

/** Why a card is bad, seen in the deal that is most typical for what it loses: the first thing in which it and a better one part. */
const CauseSchema = z.discriminatedUnion('kind', [
  /** The trick goes to the other side, and would not with the better card. */
  causeOf('losesTrick'),
  /** The trick is lost anyway, and the card gives so many card points to it. */
  causeOf('givesPoints'),
  /** The trick is the own side's anyway, and the better card brings so many card points more into it. */
  causeOf('bringsLess'),
  /** The next trick goes to the other side. */
  causeOf('losesNext'),
  /** It shows after the next trick only. */
  z.strictObject({ kind: z.literal('later') }),
  /** The game that is bid is lost in `count` of `deals` imagined deals; in a typical one its side gets `points` and needs `needed`. */
  gameCauseOf('losesGame'),
  /** A better game, which is let go, is won in so many of them. */
  gameCauseOf('missesGame'),
  /**
   * The side that would double loses the game, or that of whoever leaves it wins, in about so many of ten cases, played out by rules of thumb; in a
   * typical one it gets `points` and needs `needed`. No number of deals: beside it stands the one by which the cards were weighed up.
   */
  z.strictObject({
    kind: z.enum(['losesDoubled', 'winsDoubled']),
    tenths: TENTHS,
    points: FIGURES.points,
    needed: FIGURES.needed,
  }),
  /** No deal is shown: the side that would double wins the game in about so many of ten cases, too few for doubling or enough for it. */
  z.strictObject({ kind: z.enum(['unlikely', 'likely']), tenths: TENTHS }),
  /** No deal is shown: whoever would double the Ramsch pays it in about so many of ten cases. */
  z.strictObject({ kind: z.literal('paysRamsch'), tenths: TENTHS }),
]);
export type Cause = Shape<typeof CauseSchema>;

/** A trick of an imagined deal, its cards in order of play; `points`: card points, where a game is won by them. */
const WayTrickSchema = z.strictObject({
  cards: z.array(z.strictObject({ seat: SeatSchema, card: CardSchema })).max(4),
  winner: SeatSchema,
  points: z.int().min(0).exactOptional(),
});

/** A card, the trick to which it is played and the next one, as they go with best play of all. */
const WaySchema = z.strictObject({ card: CardSchema, tricks: z.array(WayTrickSchema).max(2) });

/** A good card and a worse one in the same deal; `friends`: who plays together with whoever plays them, that seat among them. */
export const TwoWaysSchema = z.strictObject({ friends: z.array(SeatSchema), better: WaySchema, worse: WaySchema });
export type TwoWays = Shape<typeof TwoWaysSchema>;

/** What a decision would lead to in an imagined deal, card by card; no frames where no deal is shown. */
export const RefutationSchema = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('refuted'),
    cause: CauseSchema,
    frames: z.array(BoardTrickSchema).max(12),
    /** Of a card, beside the one that is better there. */
    ways: TwoWaysSchema.exactOptional(),
  }),
  z.strictObject({ outcome: z.literal('nothing') }),
]);
export type RefutationAnswer = Shape<typeof RefutationSchema>;
export type Refuted = Extract<RefutationAnswer, { readonly outcome: 'refuted' }>;

/** Why somebody decided so: what everybody can see, and once it may be told, the player's own reasons. */
export const WhyAnswerSchema = z.union([
  z.strictObject({ outcome: z.literal('nothing') }),
  z.strictObject({
    outcome: z.literal('why'),
    seat: SeatSchema,
    /** The card that was played, or what was said; neither where something was done in silence. */
    card: CardSchema.exactOptional(),
    said: BubbleSchema.exactOptional(),
    glimpses: z.array(messageOf<Glimpse>()),
    /** Absent while the round goes on with hidden hands. */
    because: z.array(FactSchema).exactOptional(),
  }),
]);
export type WhyAnswer = Shape<typeof WhyAnswerSchema>;

export type { Considered, Idea, Loss };
