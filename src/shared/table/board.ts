// What the screen shows of a table: built in the main process from views, without a card that the player may not see.
import { ANSAGE_WORDS, type AnsageWord, RE_SIDES } from '../../engine/base/ansage-words.ts';
import { type KnownSide, SIDE_PROOFS } from '../../engine/play/known-sides.ts';
import { RecallSchema } from './recall.ts';
import { DECISIONS } from '../../engine/table/decisions.ts';
import { z } from 'zod';
import type { Card } from '../../engine/base/cards.ts';
import type { DealerDraw } from '../../engine/round/first-dealer.ts';
import type { PartnerDraw } from '../../engine/round/partner-draw.ts';
import type { SeenPile } from '../../engine/round/view.ts';
import type { Fact } from '../../engine/inference/facts.ts';
import { PHASES } from '../../engine/table/round.ts';
import { PLAYER_NUMBERS, type Seat } from '../../engine/base/seats.ts';
import type { SheetLine } from '../../engine/table/sheet.ts';
import type { Explanation, Note } from '../../engine/tutor/notes.ts';
import { CHARACTERS } from './characters.ts';
import { HelpCountsSchema } from './help-counts.ts';
import { HELP_MODES, PRACTICES } from './help-modes.ts';
import { LEVELS } from './levels.ts';
import { MOVES_IN_TIME } from './moves-in-time.ts';
import { REST_CLAIMS } from './rest.ts';
import {
  AnnouncementSchema,
  bySeatSchema,
  CardSchema,
  DecisionSchema,
  PackSchema,
  type Schema,
  SeatSchema,
  type Shape,
  SuitSchema,
} from '../border/schemas.ts';
import { QUESTIONS } from './questions.ts';
import { SlateSchema } from './slate-schema.ts';
import { SpecialViewSchema } from './special.ts';
import { TariffSchema } from '../rules/tariff-schema.ts';
import { messageOf } from '../border/message.ts';

/** Messages are made by our own main process from typed tables; their form is checked, their evidence passed on. */
export const NoteSchema: Schema<Note> = messageOf();
export const FactSchema: Schema<Fact> = messageOf();

export const ExplanationSchema: Schema<Explanation> = z.strictObject({
  because: messageOf<Explanation['because']>(),
  notes: z.array(NoteSchema),
  allowed: z.array(CardSchema),
});

/** A card of an open hand. `rank` is its place among the trumps, 1 the highest; absent for plain cards. */
export const HandCardSchema = z.strictObject({
  card: CardSchema,
  group: z.union([z.literal('trump'), SuitSchema]),
  rank: z.int().min(1).exactOptional(),
  /** Set for a card that may not be played now; never set when it is not this hand's turn to play a card. */
  refusal: ExplanationSchema.exactOptional(),
  /** Whether it may be played now; on the page whether it can be pressed, which is more where the help marks nothing. */
  playable: z.boolean(),
  /** What its spoken name tells of a card that can be pressed; absent where that means that it may be played. Set on the page alone. */
  told: z.enum(['nothing', 'choice']).exactOptional(),
});
export type HandCard = Shape<typeof HandCardSchema>;

const HandSchema = z.strictObject({
  size: z.int().min(0),
  /** Present only if the hand lies open for this screen. */
  cards: z.array(HandCardSchema).exactOptional(),
});
export type BoardHand = Shape<typeof HandSchema>;

const { cut: _cut, play: _play, number, give, return: back, passOn, discard, stoss, retour, ...spoken } = DECISIONS;
const Step = { step: z.int().min(3).exactOptional() };

/** What a player said last, as a speech bubble: the decision as it was heard, and what was said before that its words depend on. */
export const BubbleSchema = z.union([
  ...Object.values(spoken),
  number.partial({ suit: true }).extend({ mit: z.literal(true).exactOptional() }),
  passOn.partial({ cards: true }),
  discard.partial({ cards: true }),
  give.partial({ card: true }),
  back.partial({ card: true }),
  stoss.extend(Step),
  retour.extend(Step),
]);
export type Bubble = Shape<typeof BubbleSchema>;

export const BoardTrickSchema = z.strictObject({
  leader: SeatSchema,
  /** In order of play. */
  cards: z.array(CardSchema).max(4),
  /** Who takes no part in it. */
  idle: SeatSchema.exactOptional(),
  /** Set while a complete trick still lies on the table. */
  taken: z.strictObject({ winner: SeatSchema, points: z.int().min(0), notes: z.array(NoteSchema) }).exactOptional(),
});
export type BoardTrick = Shape<typeof BoardTrickSchema>;

/** Who sits there; in a blind's place nobody does. */
export const PLAYER_KINDS = ['human', 'bot', 'blind'] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

export const PlayerSchema = z.strictObject({ name: z.string(), kind: z.enum(PLAYER_KINDS) });
export type BoardPlayer = Shape<typeof PlayerSchema>;

/** A player at the table that is being played at; bots are one of the four characters there. */
const SeatedPlayerSchema = PlayerSchema.extend({ character: z.enum(CHARACTERS).exactOptional() });
export type SeatedPlayer = Shape<typeof SeatedPlayerSchema>;

const chairFields = {
  /** How many play; with three the last chair is empty. */
  playerCount: z.literal(PLAYER_NUMBERS),
  /** What the table reckons in, if not in cents; `lead`: points, of which how far one is ahead of the others counts. */
  unit: z.enum(['points', 'lines', 'lead']).exactOptional(),
  players: bySeatSchema(SeatedPlayerSchema),
  /** The seat shown at the bottom. */
  you: SeatSchema,
};

const OfferSchema = z.strictObject({ suitor: SeatSchema, card: CardSchema.exactOptional() });
export type BoardOffer = Shape<typeof OfferSchema>;

/** Who has given Stoss and Retour stands beside the name of each. */
const ContractSchema = z.strictObject({
  announcement: AnnouncementSchema,
  /** Nobody in a Ramsch. */
  declarer: SeatSchema.exactOptional(),
  /** The partner as far as this screen may know. */
  partner: SeatSchema.exactOptional(),
  stoss: SeatSchema.exactOptional(),
  retour: SeatSchema.exactOptional(),
  /** Sub, ReSub and so on. */
  further: z.array(SeatSchema).exactOptional(),
  doppler: z.array(SeatSchema).exactOptional(),
  /** Who has announced a Durchbruch in a Ramsch. */
  durchbruch: z.array(SeatSchema).exactOptional(),
  /** Card points with which the declaring side wins; absent where something else decides. */
  needed: z.int().min(1).max(240).exactOptional(),
  /** Set where the seats alone say who plays together, and nobody has declared: neither side is that of the declarer. */
  sides: z.literal('fixed').exactOptional(),
  /** Who takes no part in the play. */
  sitsOut: z.literal('partner').exactOptional(),
});
export type BoardContract = Shape<typeof ContractSchema>;

/** Re and Kontra in Doppelkopf, as far as this screen may know. */
const SidesSchema = z.strictObject({
  /** The side of each player and from what it is known; nothing where it is not. */
  known: bySeatSchema<KnownSide | null>(z.strictObject({ side: z.enum(RE_SIDES), by: z.enum(SIDE_PROOFS) }).nullable()),
  /** What each player has announced, in order. */
  said: bySeatSchema<readonly AnsageWord[]>(z.array(z.enum(ANSAGE_WORDS)).max(ANSAGE_WORDS.length)),
});
export type BoardSides = Shape<typeof SidesSchema>;

const PileSchema = z.strictObject({ size: z.int().min(0), cards: z.array(CardSchema).exactOptional() });
export type BoardPile = Shape<typeof PileSchema>;

/** What lies apart in games with a widow; cards only for those who know them. */
const WidowSchema = z.strictObject({
  state: z.enum(['lies', 'taken', 'laidAway']),
  taker: SeatSchema.exactOptional(),
  cards: z.array(CardSchema).max(4).exactOptional(),
  laidAway: z.array(CardSchema).max(4).exactOptional(),
});
export type BoardWidow = Shape<typeof WidowSchema>;

/** A table at one moment, live or in a replay. */
export const BoardSchema = z.strictObject({
  pack: PackSchema,
  ...chairFields,
  /** Set where play goes counter-clockwise: the next player then sits to the right. */
  direction: z.literal('ccw').exactOptional(),
  /** The cutter has sent this deal round the other way than usual at this table. */
  turned: z.literal(true).exactOptional(),
  /** The hand that nobody sits behind, and who plays it besides the own one. */
  blind: z.strictObject({ seat: SeatSchema, by: SeatSchema }).exactOptional(),
  dealer: SeatSchema,
  forehand: SeatSchema,
  phase: z.enum(PHASES),
  turn: SeatSchema.exactOptional(),
  hands: bySeatSchema(HandSchema),
  bubbles: bySeatSchema(BubbleSchema.nullable()),
  /** Who would play at present, while the auction is going on. */
  holder: SeatSchema.exactOptional(),
  /** A Hochzeit on offer, or just accepted; the trump only for those who have seen it. */
  offer: OfferSchema.exactOptional(),
  contract: ContractSchema.exactOptional(),
  trick: BoardTrickSchema.exactOptional(),
  reKontra: SidesSchema.exactOptional(),
  /** Who has doubled the whole deal before it was known: the cutter by knocking, players by laying. */
  laid: z.array(SeatSchema),
  knockedBy: SeatSchema.exactOptional(),
  tricksWon: bySeatSchema<number>(z.int().min(0)),
  /** Obers in the tricks of each player, in the order in which they fell, at a table that pays for them. */
  obersTaken: bySeatSchema<readonly Card[]>(z.array(CardSchema).max(4)).exactOptional(),
  /** The piles from which cards are played: the open card of each, and whether one lies covered below it. */
  table: bySeatSchema<readonly SeenPile[]>(
    z.array(z.strictObject({ open: CardSchema.exactOptional(), covered: z.boolean() })),
  ).exactOptional(),
  /** What lies face down before each player, in games with piles; the cards once they lie open. */
  piles: bySeatSchema(PileSchema).exactOptional(),
  widow: WidowSchema.exactOptional(),
  /** Trumps of the contract from the strongest down; empty before one is known. */
  ladder: z.array(z.strictObject({ card: CardSchema, place: z.enum(['own', 'table', 'fallen', 'out', 'unplayed']) })),
  /** Course of the round since the beginning of the last trick, oldest first; `entry` is the index in the log. */
  course: z.array(z.strictObject({ entry: z.int().min(0), note: NoteSchema })),
});
export type Board = Shape<typeof BoardSchema>;

/** Something that the player may say or do besides playing a card, with the refusal if it is not allowed. */
export const BoardActionSchema = z.strictObject({
  decision: DecisionSchema,
  refusal: ExplanationSchema.exactOptional(),
  /** Of an announcement: card points that win it, if points do. */
  needed: z.int().min(1).max(240).exactOptional(),
  /** Of an announcement in Doppelkopf: fewest cards in the own hand with which it may be made. */
  until: z.int().min(0).max(12).exactOptional(),
});
export type BoardAction = Shape<typeof BoardActionSchema>;

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

/** Who sits where for the whole session; in a deal that was turned the seats of the board are others. */
export const ChairsSchema = z.strictObject(chairFields);
export type Chairs = Shape<typeof ChairsSchema>;

/** The screen's whole picture of the running round. */
export const TableViewSchema = z.strictObject({
  sessionId: z.string(),
  /** Of this round, under which it will lie in the library; a deal played again is another round. */
  roundId: z.string(),
  /** Grows with every change of the log, also when decisions are taken back. */
  revision: z.int().min(0),
  /** Id of the challenge that is played. */
  duel: z.string().exactOptional(),
  mode: z.enum(HELP_MODES),
  /** Set if the round does not count, and why. */
  practice: z.enum(PRACTICES).exactOptional(),
  /** What may be done now. */
  movesInTime: z.array(z.enum(MOVES_IN_TIME)),
  help: HelpCountsSchema,
  /** Number of the round in the session, from 1. */
  number: z.int().min(1),
  /** Entries in the log; a decision must name it, so that a late click cannot act on a newer situation. */
  at: z.int().min(0),
  board: BoardSchema,
  /** For the sheet and its totals, which go by chair. */
  chairs: ChairsSchema,
  /** Cards drawn for the first deal, which lie on the table until they have been seen. */
  draw: DealerDrawSchema.exactOptional(),
  /** Cards dealt face up for the partners of the session, which lie on the table until they have been seen. */
  partners: PartnerDrawSchema.exactOptional(),
  /**
   * How long the session is, and whether it is over; absent where its length is open. Where everybody owes a solo: who still does, and who
   * must name it in this deal, for which nobody is asked for a reservation.
   */
  session: z
    .strictObject({
      deals: z.int().min(1),
      over: z.boolean(),
      owing: z.array(SeatSchema).exactOptional(),
      presented: SeatSchema.exactOptional(),
    })
    .exactOptional(),
  /** Calls, announcements or doublings to choose from; empty when none is asked for. */
  actions: z.array(BoardActionSchema),
  /** What the table asks of the player; absent while it does not wait for an answer. */
  asked: z.enum(QUESTIONS).exactOptional(),
  /** What the player may say now of how the round ends, instead of playing it out. */
  restClaims: z.array(z.enum(REST_CLAIMS)),
  /** The rest is being laid down, since this was said: all hands lie open. */
  restSaid: z.strictObject({ claim: z.enum(REST_CLAIMS), seat: SeatSchema }).exactOptional(),
  /** The table waits until the player doubles or declines. */
  doublingOffered: z.boolean(),
  /** How often the pack may be cut. */
  cutsAllowed: z.int().min(1),
  /** What is to be done now and why. */
  duty: z.array(NoteSchema),
  /** The last completed trick; the only one that may be looked at (SPEC 2.6). */
  lastTrick: BoardTrickSchema.exactOptional(),
  /** What the player is asked about what has fallen, while a card is to be played. */
  recall: RecallSchema.exactOptional(),
  /** Bots are thinking or the table pauses; a skip is possible. */
  pausing: z.boolean(),
  /** The others go on once what is said of the last decision has been read. */
  waitsFor: z.literal('reader').exactOptional(),
  /** Card points of the own side and of the other so far, and those with which the own side wins; where all is explained. */
  running: z
    .strictObject({
      own: z.int().min(0),
      other: z.int().min(0),
      needed: z.int().min(0),
      total: z.int().min(0),
    })
    .exactOptional(),
  tariff: TariffSchema,
  /** How well the opponents play. */
  level: z.enum(LEVELS),
  /** The round that is over, as it stands on the sheet, or would stand there if it were not beside the session. */
  ended: SheetLineSchema.exactOptional(),
  /** What special rules make of the session; absent where there is nothing to tell. */
  special: SpecialViewSchema.exactOptional(),
  /** Why the card was a revoke that has ended the round. */
  revoke: ExplanationSchema.exactOptional(),
  sheet: z.array(SheetLineSchema),
  /** Ids under which the rounds of the sheet lie in the library, line by line. */
  sheetIds: z.array(z.string()).exactOptional(),
  /** What stands on the slate, at a table that keeps one. */
  slate: SlateSchema.exactOptional(),
  /** By chair; where a slate is kept, in the game that is shown. */
  totals: bySeatSchema<number>(z.int()),
  /** Id under which the finished round lies in the library. */
  savedAs: z.string().exactOptional(),
});
export type TableView = Shape<typeof TableViewSchema>;
