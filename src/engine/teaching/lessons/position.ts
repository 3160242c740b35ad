// A made-up moment at a table, as one seat sees it: for showing it, and for judging what may be played there.
import { afterCall, type AuctionState, type Call, speakerOf, startAuction } from '../../auction/auction.ts';
import { type Card, isCard } from '../../base/cards.ts';
import { type Announcement, type Contract, contractOf } from '../../base/contract.ts';
import { ALL_CONTRACTS } from '../../contracts/registry.ts';
import { judgePlays } from '../../play/legality.ts';
import { orderOf } from '../../play/order.ts';
import { bySeat, type Seat, stepsBetween } from '../../base/seats.ts';
import { cutterOf, forehandOf } from '../../table/round.ts';
import {
  handOrderContract,
  handSizeAt,
  playersAt,
  pureRules,
  rowOf,
  type TableRules,
} from '../../table/table-rules.ts';
import {
  calledSuitLed,
  completed,
  type CompletedTrick,
  type PlayState,
  type PlayTerms,
  type Trick,
  turnOf,
} from '../../play/tricks.ts';
import type { SeatView, Told } from '../../round/view.ts';
import { publicAuction } from '../../phases/telling.ts';

/** Cards written one after the other with blanks between. Throws for anything else (programming error). */
export const cards = (text: string): readonly Card[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      if (!isCard(word)) throw new Error(`no card: ${word}`);
      return word;
    });

/** The table of the lessons: the pure game, 32 cards, 10/50. */
export const LESSON_RULES: TableRules = pureRules();
/** How many play at it. */
export const PLAYERS = playersAt(LESSON_RULES);

/** The same table with every game, for the tour of the variants; nobody bids there. */
const TOUR_RULES: TableRules = { ...LESSON_RULES, contracts: ALL_CONTRACTS };

/** The contract that an announcement makes at the table of the lessons. Throws for an unknown game (programming error). */
export function gameOf(announcement: Announcement): Contract {
  const row = rowOf(TOUR_RULES, announcement.contract);
  if (!row) throw new Error(`no game ${announcement.contract}`);
  return contractOf(row, announcement);
}

/** The game of an announcement with the cards and players of the lessons. */
export const termsOf = (announcement: Announcement): PlayTerms => ({
  contract: gameOf(announcement),
  pack: LESSON_RULES.pack,
  players: PLAYERS,
});

/** A game with who plays it. */
export interface Game {
  readonly announcement: Announcement;
  readonly declarer: Seat;
}

export const rufer = (declarer: Seat, called: Card): Game => ({
  declarer,
  announcement: { contract: 'rufer', called },
});
export const wenz = (declarer: Seat): Game => ({ declarer, announcement: { contract: 'wenz' } });
export const solo = (declarer: Seat, trump: 'E' | 'G' | 'H' | 'S'): Game => ({
  declarer,
  announcement: { contract: 'solo', trump },
});

export interface Moment {
  readonly you: Seat;
  /** Cards still held by the seat of the learner. */
  readonly hand: readonly Card[];
  readonly dealer: Seat;
  /** Absent before a game has been announced. */
  readonly game?: Game;
  readonly calls: readonly Call[];
  readonly done: readonly CompletedTrick[];
  readonly trick: Trick;
}

/** How a moment is written down: cards as text, the first card of a trick by the seat in front of it. */
export interface MomentText {
  readonly you?: Seat;
  readonly hand?: string;
  readonly dealer?: Seat;
  readonly game?: Game;
  /** What was said so far, each call by whoever was to speak; only before the game is announced. */
  readonly calls?: readonly Call[];
  readonly done?: readonly (readonly [leader: Seat, cards: string])[];
  readonly trick?: readonly [leader: Seat, cards: string];
}

export function moment({ you = 0, hand = '', dealer = 3, game, calls = [], done = [], trick }: MomentText): Moment {
  const tricks = done.map(([leader, text]) => {
    if (!game) throw new Error('tricks need a game');
    return completed({ leader, cards: cards(text) }, termsOf(game.announcement));
  });
  const leader = tricks.at(-1)?.winner ?? forehandOf({ rules: LESSON_RULES, terms: { dealer } });
  return {
    you,
    hand: cards(hand),
    dealer,
    ...(game && { game }),
    calls,
    done: tricks,
    trick: trick ? { leader: trick[0], cards: cards(trick[1]) } : { leader, cards: [] },
  };
}

/** The state of play as far as the learner sees it: only the own hand has cards in it. */
export function playIn({ you, hand, game, done, trick }: Moment): PlayState {
  if (!game) throw new Error('no game has been announced');
  return {
    ...termsOf(game.announcement),
    hands: bySeat((seat) => (seat === you ? hand : [])),
    trick,
    done,
  };
}

/** How many cards a seat still holds; the learner's own hand is known. */
function handSize({ you, hand, done, trick }: Moment, seat: Seat): number {
  if (seat === you && hand.length > 0) return hand.length;
  const played = stepsBetween(trick.leader, seat, PLAYERS) < trick.cards.length ? 1 : 0;
  return Math.max(0, handSizeAt(LESSON_RULES) - done.length - played);
}

/** The moment as the learner's view of a round, with the verdict on every card if it is the learner's turn. */
export function viewOf(moment: Moment): SeatView {
  const { you, dealer, game, calls, done, trick } = moment;
  const order = orderOf(game ? gameOf(game.announcement) : handOrderContract(LESSON_RULES), LESSON_RULES.pack);
  const hand = order.sort(moment.hand);
  const dealt = { rules: LESSON_RULES, terms: { dealer } };
  const turn = turnIn(moment);
  const own = done.flatMap((each) => each.cards[stepsBetween(each.leader, you, PLAYERS)] ?? []);
  return {
    rules: game && !rowOf(LESSON_RULES, game.announcement.contract) ? TOUR_RULES : LESSON_RULES,
    dealer,
    forehand: forehandOf(dealt),
    cutter: cutterOf(dealt),
    phase: game ? 'playing' : 'auction',
    ...(turn !== undefined && { turn }),
    handSizes: bySeat((seat) => handSize(moment, seat)),
    ...spoken(dealer, calls),
    ...(game && { contract: { ...game, doubling: {} }, trick }),
    tricks: done,
    doublings: {},
    seat: you,
    hand,
    dealtHand: order.sort([...moment.hand, ...own]),
    options: turn === you && game ? cardsToPlay({ ...moment, hand }) : [],
  };
}

function turnIn({ game, trick, dealer, calls }: Moment): Seat | undefined {
  if (!game) return speakerOf(auctionAfterCalls(dealer, calls));
  return trick.cards.length < PLAYERS ? turnOf({ trick, players: PLAYERS }) : undefined;
}

/** The auction after these calls, each by whoever was to speak. */
function auctionAfterCalls(dealer: Seat, calls: readonly Call[]): AuctionState {
  return calls.reduce(
    (state, call) => afterCall(state, speakerOf(state) ?? dealer, call),
    startAuction(LESSON_RULES.ranking, PLAYERS, forehandOf({ rules: LESSON_RULES, terms: { dealer } })),
  );
}

function spoken(dealer: Seat, said: readonly Call[]): Pick<SeatView, 'auction' | 'history'> {
  const auction = publicAuction(auctionAfterCalls(dealer, said));
  return { history: auction.calls.map(({ seat, call }): Told => ({ type: 'call', seat, call })), auction };
}

function cardsToPlay(moment: Moment): SeatView['options'] {
  const play = playIn(moment);
  const { hand, you, trick } = moment;
  const situation = {
    contract: play.contract,
    pack: play.pack,
    hand,
    trick: trick.cards,
    calledSuitLed: calledSuitLed(play),
  };
  const verdicts = judgePlays(situation);
  return hand.flatMap((card) => {
    const verdict = verdicts.get(card);
    return verdict ? [{ decision: { type: 'play', seat: you, card } as const, verdict }] : [];
  });
}
