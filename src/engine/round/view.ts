// What one seat may know, built from nothing. Whoever decides or watches gets this and never the round itself.
import { type BySeat, bySeat, type Seat } from '../base/seats.ts';
import { type Card, without } from '../base/cards.ts';
import { defined } from '../base/defined.ts';
import { doublingsIn } from '../doubling/doublings-in.ts';
import type { PublicAuction, SeenParts, Telling } from '../kernel/seen.ts';
import type { Told, Witness } from '../kernel/told.ts';
import { inShownOrder } from '../phases/telling.ts';
import type { CompletedTrick } from '../play/tricks.ts';
import type { Doublings } from '../scoring/doublings.ts';
import type { Settlement } from '../scoring/money.ts';
import type { RoundResult, SidesResult } from '../scoring/result.ts';
import { specialIn } from '../special/special-in.ts';
import { blindOf } from '../table/blind.ts';
import { isTurned, seatOf } from '../table/chairs.ts';
import { chalkIn } from '../table/chalk.ts';
import { cutterOf, type Exchange, forehandOf, type Phase, type Round } from '../table/round.ts';
import { gameAt, type TableRules } from '../table/table-rules.ts';
import type { Chalk, SpecialTerms } from '../table/terms.ts';
import { newsOf, type Option, optionsOf, tellEntry, tellingOf, turnIn, zonesOf } from './step.ts';

export type { PublicAuction, PublicContract, SeenPile, WidowView } from '../kernel/seen.ts';
export type { Told, ToldReturn } from '../kernel/told.ts';

/** What lies open for all players. */
export interface PublicView extends SeenParts {
  readonly rules: TableRules;
  readonly dealer: Seat;
  readonly forehand: Seat;
  readonly cutter: Seat;
  /** The cutter has sent the deal round the other way. */
  readonly turned?: true;
  /** The special round that the deal belongs to. */
  readonly special?: SpecialTerms;
  readonly phase: Phase;
  readonly turn?: Seat;
  /** Cards that each player still has, covered ones on the table included. */
  readonly handSizes: BySeat<number>;
  readonly auction: PublicAuction;
  /** Who has the chalk before the deal, in games with one. */
  readonly chalk?: Chalk;
  /** Completed tricks. A player may remember all of them, but look at the last one only. */
  readonly tricks: readonly CompletedTrick[];
  readonly history: readonly Told[];
  /** Everything that has doubled the round so far. */
  readonly doublings: Doublings;
  /** Undecided deals before this one, whose stakes its winners are paid besides (SPEC 3.16, 9.1). */
  readonly carried?: number;
  /** What still fails each seat to win the game of several deals, where a line may be written before the deal is over. */
  readonly missing?: BySeat<number>;
  /**
   * What the cards have come to while runners may be claimed; absent as long as some of them are hidden, since it tells who
   * was dealt which.
   */
  readonly reached?: SidesResult;
  /** Set when the round is over. */
  readonly result?: RoundResult;
  readonly settlement?: Settlement;
}

/** The table as one seat sees it, with the verdict on everything it could do. */
export interface SeatView extends PublicView {
  readonly seat: Seat;
  /** Cards still held, sorted by the contract, or by the lowest contract of the table before one is known. */
  readonly hand: readonly Card[];
  /** The own cards as dealt, sorted likewise. */
  readonly dealtHand: readonly Card[];
  /** The cards that the seat has exchanged with its partner in a Hochzeit. */
  readonly exchange?: Exchange;
  readonly options: readonly Option[];
}

/** The table with all hands open: after a round and in analysis only. */
export interface OpenView extends PublicView {
  readonly hands: BySeat<readonly Card[]>;
  readonly dealtHands: BySeat<readonly Card[]>;
  /** What lies in the piles, whether the round is over or not. */
  readonly pileCards?: BySeat<readonly Card[]>;
  readonly exchange?: Exchange;
}

/** The log as it is looked back on: who has turned the deal by knocking has the seat that follows from it. */
const historyFor = (round: Round, to: Witness): readonly Told[] =>
  round.entries.map((entry) =>
    tellEntry(round, entry.type === 'knock' ? { ...entry, seat: seatOf(round, entry.seat) } : entry, to),
  );

const SILENCE: PublicAuction = { calls: [], claims: [] };

/** What a witness sees besides hands, given what the phase has told; in an order that hashes of views go by. */
function sharedView(round: Round, to: Witness, { auction = SILENCE, tricks = [], parts }: Telling): PublicView {
  const { rules, terms } = round;
  const { piles, widow, table, called, numbers, gift, reservations, ansagen, sides, contract, trick, openHand } = parts;
  const { carried, missing } = terms;
  const { held } = zonesOf(round);
  const covered = (seat: Seat): number => table?.piles[seat].filter((pile) => pile.covered).length ?? 0;
  const chalk = gameAt(rules).numbers?.chalk ? chalkIn(terms) : undefined;
  return {
    rules,
    dealer: terms.dealer,
    forehand: forehandOf(round),
    cutter: seatOf(round, cutterOf(round)),
    ...(isTurned(round.entries) && { turned: true as const }),
    ...defined({ special: specialIn(round) }),
    phase: round.phase,
    ...defined({ turn: turnIn(round) }),
    handSizes: bySeat((seat) => held[seat].length + covered(seat)),
    ...defined({ piles, widow, table }),
    auction,
    ...defined({ called, numbers, chalk, gift, reservations, ansagen, sides, contract, trick }),
    tricks,
    history: historyFor(round, to),
    ...defined({ openHand }),
    doublings: doublingsIn(round),
    ...defined({ carried, missing }),
    ...newsOf(round),
  };
}

/** What lies open for everybody. */
export const publicViewOf = (round: Round): PublicView => sharedView(round, 'everybody', tellingOf(round, 'everybody'));

/** The other hand of whoever plays from two. */
function secondHandFor(round: Round, seat: Seat): Pick<PublicView, 'openHand'> {
  const blind = blindOf(round);
  const { dealer } = round.terms;
  const other = seat === blind ? dealer : seat === dealer ? blind : undefined;
  if (other === undefined) return {};
  return { openHand: { seat: other, cards: inShownOrder(round, zonesOf(round).held[other]) } };
}

/** What the player in a seat may know. */
export function viewFor(round: Round, seat: Seat): SeatView {
  const telling = tellingOf(round, seat);
  const { dealt, held } = zonesOf(round);
  const { exchange, unseen } = telling;
  const known = (cards: readonly Card[]): readonly Card[] =>
    inShownOrder(round, unseen ? without(cards, unseen) : cards);
  return {
    ...sharedView(round, seat, telling),
    seat,
    hand: known(held[seat]),
    dealtHand: known(dealt[seat]),
    ...secondHandFor(round, seat),
    ...defined({ exchange }),
    options: optionsOf(round, seat),
  };
}

/** Everything on the table. */
export function openViewOf(round: Round): OpenView {
  const telling = tellingOf(round, 'looker');
  const { dealt, held } = zonesOf(round);
  const { exchange, pileCards } = telling;
  return {
    ...sharedView(round, 'looker', telling),
    ...defined({ exchange, pileCards }),
    hands: bySeat((seat) => inShownOrder(round, held[seat])),
    dealtHands: bySeat((seat) => inShownOrder(round, dealt[seat])),
  };
}
