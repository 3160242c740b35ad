// The form of what the screen is shown, checked where it comes in.
import type { AnsageWord } from '../engine/base/ansage-words.ts';
import { ANSAGE_WORDS, RE_SIDES } from '../engine/base/ansage-words.ts';
import type { KnownSide } from '../engine/play/known-sides.ts';
import { SIDE_PROOFS } from '../engine/play/known-sides.ts';
import { RESERVATION_ANSWERS } from '../engine/table/reservations.ts';
import { z } from 'zod';
import type { Card } from '../engine/base/cards.ts';
import type { DealerDraw } from '../engine/round/first-dealer.ts';
import type { PartnerDraw } from '../engine/round/partner-draw.ts';
import type { SeenPile } from '../engine/round/view.ts';
import type { Fact } from '../engine/inference/facts.ts';
import { DOUBLING_STEPS } from '../engine/table/log.ts';
import { PHASES } from '../engine/table/round.ts';
import type { Seat } from '../engine/base/seats.ts';
import { PLAYER_NUMBERS } from '../engine/base/seats.ts';
import type { SheetLine } from '../engine/table/sheet.ts';
import type { Explanation, Note } from '../engine/tutor/notes.ts';
import { CHARACTERS } from './characters.ts';
import { HELP_MODES, PRACTICES } from './help-modes.ts';
import { LEVELS } from './levels.ts';
import { MOVES_IN_TIME } from './moves-in-time.ts';
import { REST_CLAIMS } from './rest.ts';
import { SAYINGS } from './sayings.ts';
import type { Schema } from './schemas.ts';
import {
  AnnouncementSchema,
  bySeatSchema,
  CallSchema,
  CardSchema,
  DecisionSchema,
  PackSchema,
  SeatSchema,
  SuitSchema,
} from './schemas.ts';
import { QUESTIONS } from './questions.ts';
import { SlateSchema } from './slate-schema.ts';
import { SpecialViewSchema } from './special.ts';
import { TariffSchema } from './tariff-schema.ts';
import type {
  Board,
  BoardAction,
  BoardHand,
  BoardPile,
  BoardTrick,
  Bubble,
  HandCard,
  SeatedPlayer,
  TableView,
  Chairs,
} from './board.ts';
import { PLAYER_KINDS } from './board.ts';

/** Whether a value has the form of a message. */
export const idAndParams = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && 'params' in value;

/** Messages are made by our own main process from typed tables; their form is checked, their evidence passed on. */
export const NoteSchema: Schema<Note> = z.custom<Note>(idAndParams);
export const FactSchema: Schema<Fact> = z.custom<Fact>(idAndParams);

export const ExplanationSchema: Schema<Explanation> = z.strictObject({
  because: z.custom<Explanation['because']>(idAndParams),
  notes: z.array(NoteSchema),
  allowed: z.array(CardSchema),
});

export const HandCardSchema: Schema<HandCard> = z.strictObject({
  card: CardSchema,
  group: z.union([z.literal('trump'), SuitSchema]),
  rank: z.int().min(1).exactOptional(),
  refusal: ExplanationSchema.exactOptional(),
  playable: z.boolean(),
});

const BubbleSchema: Schema<Bubble> = z.union([
  z.strictObject({ kind: z.literal('call'), call: CallSchema }),
  z.strictObject({ kind: z.literal('announce'), announcement: AnnouncementSchema }),
  z.strictObject({ kind: z.literal('obers'), answer: z.enum(['take', 'leave']) }),
  z.strictObject({ kind: z.enum(['passOn', 'discard']) }),
  z.strictObject({ kind: z.literal('widow'), answer: z.enum(['take', 'pass']) }),
  z.strictObject({ kind: z.literal('number'), count: z.int().min(1).max(8), mit: z.literal(true).exactOptional() }),
  z.strictObject({ kind: z.literal('reserve'), says: z.enum(RESERVATION_ANSWERS) }),
  z.strictObject({ kind: z.literal('withdrawn') }),
  z.strictObject({ kind: z.literal('ansage'), says: z.enum(ANSAGE_WORDS) }),
  z.strictObject({ kind: z.literal('tie'), answer: z.enum(['yield', 'keep']) }),
  z.strictObject({ kind: z.enum(['give', 'return']), card: CardSchema.exactOptional() }),
  z.strictObject({ kind: z.enum(DOUBLING_STEPS), step: z.int().min(3).exactOptional() }),
  z.strictObject({ kind: z.literal('saying'), saying: z.enum(SAYINGS) }),
]);

export const BoardTrickSchema: Schema<BoardTrick> = z.strictObject({
  leader: SeatSchema,
  cards: z.array(CardSchema).max(4),
  idle: SeatSchema.exactOptional(),
  taken: z.strictObject({ winner: SeatSchema, points: z.int().min(0), notes: z.array(NoteSchema) }).exactOptional(),
});

const chairFields = {
  playerCount: z.literal(PLAYER_NUMBERS),
  unit: z.enum(['points', 'lines', 'lead']).exactOptional(),
  players: bySeatSchema<SeatedPlayer>(
    z.strictObject({
      name: z.string(),
      kind: z.enum(PLAYER_KINDS),
      character: z.enum(CHARACTERS).exactOptional(),
    }),
  ),
  you: SeatSchema,
};

export const BoardSchema: Schema<Board> = z.strictObject({
  pack: PackSchema,
  ...chairFields,
  direction: z.literal('ccw').exactOptional(),
  turned: z.literal(true).exactOptional(),
  blind: z.strictObject({ seat: SeatSchema, by: SeatSchema }).exactOptional(),
  dealer: SeatSchema,
  forehand: SeatSchema,
  phase: z.enum(PHASES),
  turn: SeatSchema.exactOptional(),
  hands: bySeatSchema<BoardHand>(
    z.strictObject({ size: z.int().min(0), cards: z.array(HandCardSchema).exactOptional() }),
  ),
  bubbles: bySeatSchema<Bubble | null>(BubbleSchema.nullable()),
  holder: SeatSchema.exactOptional(),
  offer: z.strictObject({ suitor: SeatSchema, card: CardSchema.exactOptional() }).exactOptional(),
  contract: z
    .strictObject({
      announcement: AnnouncementSchema,
      declarer: SeatSchema.exactOptional(),
      partner: SeatSchema.exactOptional(),
      stoss: SeatSchema.exactOptional(),
      retour: SeatSchema.exactOptional(),
      further: z.array(SeatSchema).exactOptional(),
      doppler: z.array(SeatSchema).exactOptional(),
      durchbruch: z.array(SeatSchema).exactOptional(),
      needed: z.int().min(1).max(240).exactOptional(),
      sides: z.literal('fixed').exactOptional(),
      sitsOut: z.literal('partner').exactOptional(),
    })
    .exactOptional(),
  trick: BoardTrickSchema.exactOptional(),
  reKontra: z
    .strictObject({
      known: bySeatSchema<KnownSide | null>(
        z.strictObject({ side: z.enum(RE_SIDES), by: z.enum(SIDE_PROOFS) }).nullable(),
      ),
      said: bySeatSchema<readonly AnsageWord[]>(z.array(z.enum(ANSAGE_WORDS)).max(ANSAGE_WORDS.length)),
    })
    .exactOptional(),
  laid: z.array(SeatSchema),
  knockedBy: SeatSchema.exactOptional(),
  tricksWon: bySeatSchema<number>(z.int().min(0)),
  obersTaken: bySeatSchema<readonly Card[]>(z.array(CardSchema).max(4)).exactOptional(),
  table: bySeatSchema<readonly SeenPile[]>(
    z.array(z.strictObject({ open: CardSchema.exactOptional(), covered: z.boolean() })),
  ).exactOptional(),
  piles: bySeatSchema<BoardPile>(
    z.strictObject({ size: z.int().min(0), cards: z.array(CardSchema).exactOptional() }),
  ).exactOptional(),
  widow: z
    .strictObject({
      state: z.enum(['lies', 'taken', 'laidAway']),
      taker: SeatSchema.exactOptional(),
      cards: z.array(CardSchema).max(4).exactOptional(),
      laidAway: z.array(CardSchema).max(4).exactOptional(),
    })
    .exactOptional(),
  ladder: z.array(z.strictObject({ card: CardSchema, place: z.enum(['own', 'table', 'fallen', 'out', 'unplayed']) })),
  course: z.array(z.strictObject({ entry: z.int().min(0), note: NoteSchema })),
});

export const BoardActionSchema: Schema<BoardAction> = z.strictObject({
  decision: DecisionSchema,
  refusal: ExplanationSchema.exactOptional(),
  needed: z.int().min(1).max(240).exactOptional(),
  until: z.int().min(0).max(12).exactOptional(),
});

const SheetLineSchema: Schema<SheetLine> = z.custom<SheetLine>(
  (value) => typeof value === 'object' && value !== null && 'kind' in value,
);

const DealerDrawSchema: Schema<DealerDraw> = z.strictObject({
  rounds: z.array(z.array(z.strictObject({ seat: SeatSchema, card: CardSchema }))),
  dealer: SeatSchema,
});

const PairSchema = z.tuple([SeatSchema, SeatSchema]);
const PartnerDrawSchema: Schema<PartnerDraw> = z.strictObject({
  order: bySeatSchema<Seat>(SeatSchema),
  rounds: z.array(z.array(z.strictObject({ seat: SeatSchema, card: CardSchema }))),
  partners: PairSchema,
  swapped: PairSchema.exactOptional(),
});

export const ChairsSchema: Schema<Chairs> = z.strictObject(chairFields);

export const TableViewSchema: Schema<TableView> = z.strictObject({
  sessionId: z.string(),
  roundId: z.string(),
  revision: z.int().min(0),
  mode: z.enum(HELP_MODES),
  practice: z.enum(PRACTICES).exactOptional(),
  movesInTime: z.array(z.enum(MOVES_IN_TIME)),
  help: z.strictObject({ hints: z.int(), warnings: z.int(), takenBack: z.int() }),
  number: z.int().min(1),
  at: z.int().min(0),
  board: BoardSchema,
  chairs: ChairsSchema,
  draw: DealerDrawSchema.exactOptional(),
  partners: PartnerDrawSchema.exactOptional(),
  session: z.strictObject({ deals: z.int().min(1), over: z.boolean() }).exactOptional(),
  actions: z.array(BoardActionSchema),
  asked: z.enum(QUESTIONS).exactOptional(),
  restClaims: z.array(z.enum(REST_CLAIMS)),
  restSaid: z.strictObject({ claim: z.enum(REST_CLAIMS), seat: SeatSchema }).exactOptional(),
  doublingOffered: z.boolean(),
  cutsAllowed: z.int().min(1),
  duty: z.array(NoteSchema),
  lastTrick: BoardTrickSchema.exactOptional(),
  pausing: z.boolean(),
  waitsFor: z.literal('reader').exactOptional(),
  running: z
    .strictObject({
      own: z.int().min(0),
      other: z.int().min(0),
      needed: z.int().min(0),
      total: z.int().min(0),
    })
    .exactOptional(),
  tariff: TariffSchema,
  level: z.enum(LEVELS),
  ended: SheetLineSchema.exactOptional(),
  special: SpecialViewSchema.exactOptional(),
  revoke: ExplanationSchema.exactOptional(),
  sheet: z.array(SheetLineSchema),
  sheetIds: z.array(z.string()).exactOptional(),
  slate: SlateSchema.exactOptional(),
  totals: bySeatSchema<number>(z.int()),
  savedAs: z.string().exactOptional(),
});
