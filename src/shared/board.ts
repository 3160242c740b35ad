// What the screen shows of a table: built in the main process from views, without a card that the player may not see.
import type { AnsageWord } from '../engine/base/ansage-words.ts';
import type { ReservationAnswer } from '../engine/table/reservations.ts';
import type { Reckoning } from '../engine/games/shelf.ts';
import type { Call } from '../engine/auction/auction.ts';
import type { Card, PackSize } from '../engine/base/cards.ts';
import type { Announcement } from '../engine/base/contract.ts';
import type { DealerDraw } from '../engine/round/first-dealer.ts';
import type { PartnerDraw } from '../engine/round/partner-draw.ts';
import type { SeenPile } from '../engine/round/view.ts';
import type { Decision, DoublingStep } from '../engine/table/log.ts';
import type { Group } from '../engine/play/order.ts';
import type { KnownSide } from '../engine/play/known-sides.ts';
import type { Phase } from '../engine/table/round.ts';
import type { BySeat, Players, Seat } from '../engine/base/seats.ts';
import type { SheetLine } from '../engine/table/sheet.ts';
import type { Explanation, LadderRung, Note } from '../engine/tutor/notes.ts';
import type { TableRules } from '../engine/table/table-rules.ts';
import type { Character } from './characters.ts';
import type { HelpCounts, HelpMode, Practice } from './help-modes.ts';
import type { Level } from './levels.ts';
import type { MoveInTime } from './moves-in-time.ts';
import type { RestClaim, RestSaid } from './rest.ts';
import type { Saying } from './sayings.ts';
import type { Question } from './questions.ts';
import type { SlateView } from './slate.ts';
import type { SpecialView } from './special.ts';

/** Who sits there; in a blind's place nobody does. */
export const PLAYER_KINDS = ['human', 'bot', 'blind'] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

export interface BoardPlayer {
  readonly name: string;
  readonly kind: PlayerKind;
}

/** A player at the table that is being played at; bots are one of the four characters there. */
export interface SeatedPlayer extends BoardPlayer {
  readonly character?: Character;
}

/** A card of an open hand. `rank` is its place among the trumps, 1 the highest; absent for plain cards. */
export interface HandCard {
  readonly card: Card;
  readonly group: Group;
  readonly rank?: number;
  /** Set for a card that may not be played now; never set when it is not this hand's turn to play a card. */
  readonly refusal?: Explanation;
  /** Whether it may be played now. */
  readonly playable: boolean;
}

export interface BoardHand {
  readonly size: number;
  /** Present only if the hand lies open for this screen. */
  readonly cards?: readonly HandCard[];
}

/** What a player said last, as a speech bubble. */
export type Bubble =
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'announce'; readonly announcement: Announcement }
  | { readonly kind: 'obers'; readonly answer: 'take' | 'leave' }
  | { readonly kind: 'passOn' | 'discard' }
  | { readonly kind: 'widow'; readonly answer: 'take' | 'pass' }
  /** A number of trumps; `mit` if somebody has bid it before. */
  | { readonly kind: 'number'; readonly count: number; readonly mit?: true }
  | { readonly kind: 'reserve'; readonly says: ReservationAnswer }
  /** A reservation that is withdrawn. */
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'ansage'; readonly says: AnsageWord }
  | { readonly kind: 'tie'; readonly answer: 'yield' | 'keep' }
  /** A card for the partner, and one for it; the card for those who know it. */
  | { readonly kind: 'give' | 'return'; readonly card?: Card }
  /** `step` from the third one on: Sub, ReSub ... */
  | { readonly kind: DoublingStep; readonly step?: number }
  | { readonly kind: 'saying'; readonly saying: Saying };

export interface BoardTrick {
  readonly leader: Seat;
  /** In order of play. */
  readonly cards: readonly Card[];
  /** Who takes no part in it. */
  readonly idle?: Seat;
  /** Set while a complete trick still lies on the table. */
  readonly taken?: { readonly winner: Seat; readonly points: number; readonly notes: readonly Note[] };
}

/** Who has given Stoss and Retour stands beside the name of each. */
export interface BoardContract extends Readonly<Partial<Record<DoublingStep, Seat>>> {
  readonly announcement: Announcement;
  /** Nobody in a Ramsch. */
  readonly declarer?: Seat;
  /** The partner as far as this screen may know. */
  readonly partner?: Seat;
  /** Sub, ReSub and so on. */
  readonly further?: readonly Seat[];
  readonly doppler?: readonly Seat[];
  /** Who has announced a Durchbruch in a Ramsch. */
  readonly durchbruch?: readonly Seat[];
  /** Card points with which the declaring side wins; absent where something else decides. */
  readonly needed?: number;
  /** Set where the seats alone say who plays together, and nobody has declared: neither side is that of the declarer. */
  readonly sides?: 'fixed';
  /** Who takes no part in the play. */
  readonly sitsOut?: 'partner';
}

/** Re and Kontra in Doppelkopf, as far as this screen may know. */
export interface BoardSides {
  /** The side of each player and from what it is known; nothing where it is not. */
  readonly known: BySeat<KnownSide | null>;
  /** What each player has announced, in order. */
  readonly said: BySeat<readonly AnsageWord[]>;
}

export interface BoardOffer {
  readonly suitor: Seat;
  readonly card?: Card;
}

export interface BoardPile {
  readonly size: number;
  readonly cards?: readonly Card[];
}

/** What lies apart in games with a widow; cards only for those who know them. */
export interface BoardWidow {
  readonly state: 'lies' | 'taken' | 'laidAway';
  readonly taker?: Seat;
  readonly cards?: readonly Card[];
  readonly laidAway?: readonly Card[];
}

/** A table at one moment, live or in a replay. */
export interface Board {
  readonly pack: PackSize;
  /** How many play; with three the last chair is empty. */
  readonly playerCount: Players;
  /** What the table reckons in, if not in cents; `lead`: points, of which how far one is ahead of the others counts. */
  readonly unit?: Exclude<Reckoning, 'cents'>;
  readonly players: BySeat<SeatedPlayer>;
  /** The seat shown at the bottom. */
  readonly you: Seat;
  /** Set where play goes counter-clockwise: the next player then sits to the right. */
  readonly direction?: 'ccw';
  /** The cutter has sent this deal round the other way than usual at this table. */
  readonly turned?: true;
  readonly dealer: Seat;
  /** The hand that nobody sits behind, and who plays it besides the own one. */
  readonly blind?: { readonly seat: Seat; readonly by: Seat };
  readonly forehand: Seat;
  readonly phase: Phase;
  readonly turn?: Seat;
  readonly hands: BySeat<BoardHand>;
  readonly bubbles: BySeat<Bubble | null>;
  /** Who would play at present, while the auction is going on. */
  readonly holder?: Seat;
  /** A Hochzeit on offer, or just accepted; the trump only for those who have seen it. */
  readonly offer?: BoardOffer;
  readonly contract?: BoardContract;
  readonly trick?: BoardTrick;
  readonly reKontra?: BoardSides;
  /** Who has doubled the whole deal before it was known: the cutter by knocking, players by laying. */
  readonly laid: readonly Seat[];
  readonly knockedBy?: Seat;
  readonly tricksWon: BySeat<number>;
  /** Obers in the tricks of each player, in the order in which they fell, at a table that pays for them. */
  readonly obersTaken?: BySeat<readonly Card[]>;
  /** The piles from which cards are played: the open card of each, and whether one lies covered below it. */
  readonly table?: BySeat<readonly SeenPile[]>;
  /** What lies face down before each player, in games with piles; the cards once they lie open. */
  readonly piles?: BySeat<BoardPile>;
  readonly widow?: BoardWidow;
  /** Trumps of the contract from the strongest down; empty before one is known. */
  readonly ladder: readonly LadderRung[];
  /** Course of the round since the beginning of the last trick, oldest first; `entry` is the index in the log. */
  readonly course: readonly { readonly entry: number; readonly note: Note }[];
}

/** Something that the player may say or do besides playing a card, with the refusal if it is not allowed. */
export interface BoardAction {
  readonly decision: Decision;
  readonly refusal?: Explanation;
  /** Of an announcement: card points that win it, if points do. */
  readonly needed?: number;
  /** Of an announcement in Doppelkopf: fewest cards in the own hand with which it may be made. */
  readonly until?: number;
}

/** Who sits where for the whole session; in a deal that was turned the seats of the board are others. */
export type Chairs = Pick<Board, 'playerCount' | 'unit' | 'players' | 'you'>;

/** The screen's whole picture of the running round. */
export interface TableView {
  readonly sessionId: string;
  /** Of this round, under which it will lie in the library; a deal played again is another round. */
  readonly roundId: string;
  /** Grows with every change of the log, also when decisions are taken back. */
  readonly revision: number;
  readonly mode: HelpMode;
  /** Set if the round does not count, and why. */
  readonly practice?: Practice;
  /** What may be done now. */
  readonly movesInTime: readonly MoveInTime[];
  readonly help: HelpCounts;
  /** Number of the round in the session, from 1. */
  readonly number: number;
  /** Entries in the log; a decision must name it, so that a late click cannot act on a newer situation. */
  readonly at: number;
  readonly board: Board;
  /** For the sheet and its totals, which go by chair. */
  readonly chairs: Chairs;
  /** Cards drawn for the first deal, which lie on the table until they have been seen. */
  readonly draw?: DealerDraw;
  /** Cards dealt face up for the partners of the session, which lie on the table until they have been seen. */
  readonly partners?: PartnerDraw;
  /** How long the session is, and whether it is over; absent where its length is open. */
  readonly session?: { readonly deals: number; readonly over: boolean };
  /** Calls, announcements or doublings to choose from; empty when none is asked for. */
  readonly actions: readonly BoardAction[];
  /** What the table asks of the player; absent while it does not wait for an answer. */
  readonly asked?: Question;
  /** What the player may say now of how the round ends, instead of playing it out. */
  readonly restClaims: readonly RestClaim[];
  /** The rest is being laid down, since this was said: all hands lie open. */
  readonly restSaid?: RestSaid;
  /** The table waits until the player doubles or declines. */
  readonly doublingOffered: boolean;
  /** How often the pack may be cut. */
  readonly cutsAllowed: number;
  /** What is to be done now and why. */
  readonly duty: readonly Note[];
  /** The last completed trick; the only one that may be looked at (SPEC 2.6). */
  readonly lastTrick?: BoardTrick;
  /** Bots are thinking or the table pauses; a skip is possible. */
  readonly pausing: boolean;
  /** The others go on once what is said of the last decision has been read. */
  readonly waitsFor?: 'reader';
  /** Card points of the own side and of the other so far, and those with which the own side wins; where all is explained. */
  readonly running?: { readonly own: number; readonly other: number; readonly needed: number; readonly total: number };
  readonly tariff: TableRules['tariff'];
  /** How well the opponents play. */
  readonly level: Level;
  /** The round that is over, as it stands on the sheet, or would stand there if it were not beside the session. */
  readonly ended?: SheetLine;
  /** What special rules make of the session; absent where there is nothing to tell. */
  readonly special?: SpecialView;
  /** Why the card was a revoke that has ended the round. */
  readonly revoke?: Explanation;
  readonly sheet: readonly SheetLine[];
  /** Ids under which the rounds of the sheet lie in the library, line by line. */
  readonly sheetIds?: readonly string[];
  /** What stands on the slate, at a table that keeps one. */
  readonly slate?: SlateView;
  /** By chair; where a slate is kept, in the game that is shown. */
  readonly totals: BySeat<number>;
  /** Id under which the finished round lies in the library. */
  readonly savedAs?: string;
}
