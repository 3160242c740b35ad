// A round in each of its phases: what the log folds to.
import type { AuctionState } from '../auction/auction.ts';
import type { Card } from '../base/cards.ts';
import type { Announcement, ContractId } from '../base/contract.ts';
import type { Entry, RoundRecord, RoundTerms } from './log.ts';
import type { RoundResult, SidesResult } from '../scoring/result.ts';
import type { Settlement } from '../scoring/money.ts';
import { type BySeat, type Seat, seatAfter } from '../base/seats.ts';
import type { NumberBid } from './numbers.ts';
import type { Ansage } from '../play/ansagen.ts';
import type { NamedReservation } from './reservations.ts';
import { playersAt, type TableRules } from './table-rules.ts';
import type { PlayState, TablePile } from '../play/tricks.ts';
import { isLast } from './readers.ts';

interface RoundBase {
  readonly rules: TableRules;
  readonly terms: RoundTerms;
  readonly entries: readonly Entry[];
}

interface Dealt extends RoundBase {
  /**
   * The hands as dealt; once two players have exchanged cards, the hands as they are played, in which runners count (SPEC
   * 2.11; an exchange within a side leaves its runners as they are).
   */
  readonly dealt: BySeat<readonly Card[]>;
  /** What lies face down before each player until the round is over, in games with piles. */
  readonly piles?: BySeat<readonly Card[]>;
  /** The widow as it was dealt, in games with one, and what its taker has laid away for it. */
  readonly widow?: readonly Card[];
  readonly laidAway?: readonly Card[];
  /** The numbers of trumps that were bid, in games in which trumps are made so. */
  readonly numbers?: readonly NumberBid[];
  /** The cards that a soloist and the partner have exchanged, once the first of them has been given. */
  readonly gift?: Gift;
  readonly auction: AuctionState;
}

/** A card that goes from a soloist to the partner, and the one that comes back for it (SPEC 7.1). */
export interface Gift {
  readonly from: Seat;
  readonly to: Seat;
  readonly given: Card;
  readonly returned?: Card;
}

/** Who has doubled (SPEC 2.8). */
export interface Doubling {
  readonly stoss?: Seat;
  readonly retour?: Seat;
  /** Sub, ReSub and so on, in turn by both sides. */
  readonly further?: readonly Seat[];
  /** How many steps came after the first card, where only those before it tell who must win. */
  readonly late?: number;
  /** Players who have doubled a Ramsch (SPEC 4.1). */
  readonly doppler?: readonly Seat[];
  /** Players who have announced a Durchbruch in a Ramsch, which doubles nothing (SPEC 4.1). */
  readonly durchbruch?: readonly Seat[];
}

/** The cards of a Hochzeit, which only the two who play it know (SPEC 3.6). */
export interface Exchange {
  readonly suitor: Seat;
  readonly acceptor: Seat;
  readonly offered: Card;
  readonly returned: Card;
}

interface Announced extends Dealt {
  /** Who plays the contract; nobody in a Ramsch. */
  readonly declarer?: Seat;
  /** Holder of the called card, hidden until it is revealed; or the suitor of a Hochzeit, known to all. */
  readonly partner?: Seat;
  readonly exchange?: Exchange;
  readonly doubling: Doubling;
  /** What was announced, in order, where the sides are Re and Kontra. */
  readonly ansagen?: readonly Ansage[];
  /** The solo that is played is one that its player owed. */
  readonly dueSolo?: true;
  /** The play of the cards, and the contract that it follows: the only one that the round holds. */
  readonly play: PlayState;
}

export interface ShufflingRound extends RoundBase {
  readonly phase: 'shuffling';
}
export interface CuttingRound extends RoundBase {
  readonly phase: 'cutting';
  readonly pack: readonly Card[];
}
/** The first packets are dealt, and players are asked one by one whether they lay (SPEC 3.2). */
export interface LegenRound extends RoundBase {
  readonly phase: 'legen';
  /** The pack as it is dealt from, and in which packets. */
  readonly cut: readonly Card[];
  readonly packets: readonly number[];
}
export interface AuctionRound extends Dealt {
  readonly phase: 'auction';
}
/** A contract that was called, and by whom. */
export interface HighestCall {
  readonly seat: Seat;
  readonly announcement: Announcement;
}
/** Contracts are called in turn, each higher than the one before, until somebody passes (SPEC 3.19). */
export interface CallingRound extends Dealt {
  readonly phase: 'calling';
  readonly speaker: Seat;
  /** The highest contract so far, and who has called it. */
  readonly highest?: HighestCall;
}
/** Trumps are made by numbers: everybody speaks once (SPEC 7.1). */
export interface NumberingRound extends Dealt {
  readonly phase: 'numbering';
  readonly speaker: Seat;
  readonly numbers: readonly NumberBid[];
}
/** Two partners have bid the highest number, and the later one is asked who of them makes trumps (SPEC 7.1). */
export interface YieldingRound extends Dealt {
  readonly phase: 'yielding';
  readonly numbers: readonly NumberBid[];
  /** The bid of the partner, and the one of the player who is asked. */
  readonly tied: readonly [NumberBid, NumberBid];
}
/** A Solo has been announced, and its player gives the partner a card (SPEC 7.1). */
export interface GivingRound extends Dealt {
  readonly phase: 'giving';
  readonly declarer: Seat;
  readonly announcement: Announcement;
}
/** The partner gives one of the own cards back. */
export interface HandingBackRound extends Dealt {
  readonly phase: 'handingBack';
  readonly declarer: Seat;
  readonly announcement: Announcement;
  readonly gift: Gift;
}
/** Everybody says in turn whether he has a reservation (SPEC 8). */
export interface ReservingRound extends Dealt {
  readonly phase: 'reserving';
  readonly speaker: Seat;
  /** Who has said that he has one. */
  readonly reserved: readonly Seat[];
}
/** Those who have a reservation name it in turn, unless they could name nothing higher (SPEC 8). */
export interface NamingRound extends Dealt {
  readonly phase: 'naming';
  /** Who is asked, the next one first. */
  readonly toName: readonly Seat[];
  /** The highest reservation so far. */
  readonly named?: NamedReservation;
}
/** The widow lies there, and players are asked one after the other who takes it (SPEC 6). */
export interface TakingRound extends Dealt {
  readonly phase: 'taking';
  readonly asked: Seat;
}
/** Who has taken the widow holds its cards besides his own, and lays as many away. */
export interface DiscardingRound extends Dealt {
  readonly phase: 'discarding';
  readonly declarer: Seat;
}
/**
 * Forehand chooses the contract and sees the own open cards only: the first row of the other player is still covered (SPEC 3.18).
 */
export interface ChoosingRound extends Dealt {
  readonly phase: 'choosing';
  /** The whole pack in the order in which it is dealt. */
  readonly cut: readonly Card[];
  readonly table: BySeat<readonly TablePile[]>;
}
export interface AnnouncingRound extends Dealt {
  readonly phase: 'announcing';
  readonly declarer: Seat;
  /** Lowest level that may be announced, an index into the ranking. */
  readonly level: number;
  /** Teufel: the cards that are dealt only when the Solo is named. */
  readonly undealt?: readonly Card[];
  /** All that may be announced, where that is less than everything from the level on. */
  readonly only?: readonly ContractId[];
}
/** Schieber: Eichel- and Gras-Ober lie on the table, and players are asked one after the other. */
export interface OfferingObersRound extends Dealt {
  readonly phase: 'offeringObers';
  /** Players who have not answered, the next one first. */
  readonly asked: readonly Seat[];
}
/** Schieber: two cards go from the taker of the Obers to the left, until the dealer has a full hand. */
export interface PassingOnRound extends Dealt {
  readonly phase: 'passingOn';
  readonly declarer: Seat;
  readonly passer: Seat;
}
export interface ReturningRound extends Dealt {
  readonly phase: 'returning';
  readonly suitor: Seat;
  readonly acceptor: Seat;
  readonly offered: Card;
}
/** After the first trick players are asked one by one whether they lay (SPEC 5). */
export interface LayingRound extends Announced {
  readonly phase: 'laying';
}
/** The first rows lie open, and the dealer is asked whether to double before the rest is dealt (SPEC 3.18). */
export interface SpritzRound extends Announced {
  readonly phase: 'spritzing';
  /** The whole pack in the order in which it is dealt. */
  readonly cut: readonly Card[];
}
/** The cards are played, and the winners are asked for runners (OPTIONS runners.claim). */
export interface ClaimingRound extends Announced {
  readonly phase: 'claiming';
  /** What the cards have come to, runners counted. */
  readonly reached: SidesResult;
}
export interface PlayingRound extends Announced {
  readonly phase: 'playing';
}
export interface ScoredRound extends Announced {
  readonly phase: 'scored';
  readonly result: RoundResult;
  readonly settlement: Settlement;
}
/**
 * Why a deal was thrown in: everybody passed, nobody laid where that leaves a Hausbock (SPEC 4.1), nobody took the Obers of a
 * Schieber (SPEC 3.12), or nobody the card that was offered for a Hochzeit (SPEC 3.6).
 */
export type ThrownInReason = 'allPass' | 'hausbock' | 'obersLeft' | 'noTaker';

export interface ThrownInRound extends Dealt {
  readonly phase: 'thrownIn';
  readonly why: ThrownInReason;
}

export type Round =
  | ShufflingRound
  | CuttingRound
  | LegenRound
  | AuctionRound
  | CallingRound
  | NumberingRound
  | YieldingRound
  | GivingRound
  | HandingBackRound
  | ReservingRound
  | NamingRound
  | TakingRound
  | DiscardingRound
  | ChoosingRound
  | AnnouncingRound
  | OfferingObersRound
  | PassingOnRound
  | ReturningRound
  | SpritzRound
  | PlayingRound
  | LayingRound
  | ClaimingRound
  | ScoredRound
  | ThrownInRound;

export const PHASES = [
  'shuffling',
  'cutting',
  'legen',
  'auction',
  'calling',
  'numbering',
  'yielding',
  'giving',
  'handingBack',
  'reserving',
  'naming',
  'taking',
  'discarding',
  'choosing',
  'announcing',
  'offeringObers',
  'passingOn',
  'returning',
  'spritzing',
  'playing',
  'laying',
  'claiming',
  'scored',
  'thrownIn',
] as const;
export type Phase = (typeof PHASES)[number];

type DealtBy = Pick<RoundBase, 'rules' | 'terms'>;

export const forehandOf = ({ rules, terms }: DealtBy): Seat => seatAfter(terms.dealer, 1, playersAt(rules));

/** The player on the dealer's right cuts (SPEC 2.2). */
export const cutterOf = ({ rules, terms }: DealtBy): Seat => seatAfter(terms.dealer, -1, playersAt(rules));

export const startRound = (rules: TableRules, terms: RoundTerms): ShufflingRound => ({
  phase: 'shuffling',
  rules,
  terms,
  entries: [],
});

export const isOver = (round: Round): round is ScoredRound | ThrownInRound => isLast(round.phase);

/** Who plays the contract. Throws in a Ramsch, which nobody plays (programming error). */
export function declarerOf({ declarer }: Pick<PlayingRound, 'declarer'>): Seat {
  if (declarer === undefined) throw new Error('nobody plays a Ramsch');
  return declarer;
}

/** The round as it is saved. */
export const recordOf = ({ rules, terms, entries }: Round): RoundRecord => ({ format: 1, rules, terms, entries });

/** The steps of the chain so far, Stoss first: who has given each. */
export const chainOf = ({ stoss, retour, further = [] }: Doubling): readonly Seat[] => [
  ...(stoss === undefined ? [] : [stoss]),
  ...(retour === undefined ? [] : [retour]),
  ...further,
];

/** Number of steps of the chain so far: Stoss, Retour and so on. */
export const doublingsOf = (doubling: Doubling): number => chainOf(doubling).length;

/** Who has given the last step of the chain. */
export const lastDoublerIn = (doubling: Doubling): Seat | undefined => chainOf(doubling).at(-1);
