// Rounds for the players to sit in: random ones, positions made by hand, and other worlds that look the same to a seat.
import { startAuction } from '../../../src/engine/auction/auction.ts';
import type { Choice, Player } from '../../../src/engine/bots/player.ts';
import { type Card, cardsOfPack, handSizeOf, type SinglePack } from '../../../src/engine/base/cards.ts';
import { type Announcement, contractOf } from '../../../src/engine/base/contract.ts';
import { cutAt, dealFrom, entriesForHands } from '../../../src/engine/table/dealing.ts';
import type { Entry, RoundTerms } from '../../../src/engine/table/log.ts';
import { orderOf, winningIndex } from '../../../src/engine/play/order.ts';
import { announced } from '../../../src/engine/phases/announcing.ts';
import { type Random, randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { isOver, type Round, startRound } from '../../../src/engine/table/round.ts';
import { type BySeat, bySeat, type Seat, seatAfter, SEATS } from '../../../src/engine/base/seats.ts';
import { step, turnIn } from '../../../src/engine/round/step.ts';
import { pureRules, rowOf, type TableRules } from '../../../src/engine/table/table-rules.ts';
import { type SeatView, viewFor } from '../../../src/engine/round/view.ts';

export const RULES: Readonly<Record<SinglePack, TableRules>> = {
  32: pureRules(32),
  24: pureRules(24),
  20: pureRules(20),
};

/** Seat 0 is forehand. */
export const TERMS: RoundTerms = { dealer: 3 };

/** Cards written as in "EO GO H7". */
export const cards = (text: string): readonly Card[] => text.split(/\s+/).filter((part) => part !== '') as Card[];

export const shuffledRound = (pack: SinglePack, seed: string | number): Round => shuffledAt(RULES[pack], seed);

/** The same at another table. */
export const shuffledAt = (rules: TableRules, seed: string | number): Round =>
  after(startRound(rules, TERMS), {
    type: 'shuffled',
    pack: shuffled(cardsOfPack(rules.pack), randomOf('bots', rules.pack, seed)),
  });

/** The round after an entry; throws the reason if the rules refuse it. */
export function after(round: Round, entry: Entry): Round {
  const next = step(round, entry);
  if (!next.ok) throw new Error(`${JSON.stringify(entry)} refused: ${JSON.stringify(next.because)}`);
  return next.round;
}

/** One decision of a bot, with the view in which it was taken. */
export interface Decided {
  readonly round: Round;
  readonly view: SeatView;
  readonly choice: Choice;
}

/** Plays a round out, offering Stoss and Retour before every decision, and reports every choice. */
export function playOut(start: Round, players: BySeat<Player>, random: Random, report?: (one: Decided) => void): Round {
  let round = start;
  while (!isOver(round)) {
    for (const seat of SEATS) {
      const view = viewFor(round, seat);
      const choice = round.phase === 'playing' ? players[seat].double(view, { random }) : undefined;
      if (!choice) continue;
      report?.({ round, view, choice });
      round = after(round, choice.decision);
    }
    const seat = turnIn(round);
    if (seat === undefined) throw new Error(`nobody's turn in the phase ${round.phase}`);
    const view = viewFor(round, seat);
    const choice = players[seat].decide(view, { random });
    report?.({ round, view, choice });
    round = after(round, choice.decision);
  }
  return round;
}

export interface Position {
  readonly pack?: SinglePack;
  readonly declarer: Seat;
  readonly announcement: Announcement;
  readonly seat: Seat;
  /** The hand of the seat as dealt. */
  readonly hand: string;
  /** Cards played so far, in order; seat 0 leads to the first trick. */
  readonly plays?: string;
  /** Cards that other seats hold besides. */
  readonly others?: Partial<Record<Seat, string>>;
}

/** A round in which the seat holds the hand and the plays have happened; what nobody named is dealt by chance. */
export function roundAt(position: Position): Round {
  const seats = playedBy(position);
  for (let seed = 0; seed < 3000; seed++) {
    const round = tryRound(position, seats, randomOf('position', seed));
    if (round) return round;
  }
  throw new Error(`no deal fits the position ${JSON.stringify(position)}`);
}

/** What the seat of a position sees. */
export const viewAt = (position: Position): SeatView => viewFor(roundAt(position), position.seat);

function playedBy({ pack = 32, announcement, plays = '' }: Position): readonly { seat: Seat; card: Card }[] {
  const order = orderOf(contractFrom(pack, announcement), pack);
  const seats: { seat: Seat; card: Card }[] = [];
  let leader: Seat = 0;
  let trick: Card[] = [];
  for (const card of cards(plays)) {
    seats.push({ seat: seatAfter(leader, trick.length, 4), card });
    trick.push(card);
    if (trick.length < SEATS.length) continue;
    leader = seatAfter(leader, winningIndex(order, trick), 4);
    trick = [];
  }
  return seats;
}

export function contractFrom(pack: SinglePack, announcement: Announcement): ReturnType<typeof contractOf> {
  const row = rowOf(RULES[pack], announcement.contract);
  if (!row) throw new Error(announcement.contract);
  return contractOf(row, announcement);
}

function tryRound(position: Position, plays: ReturnType<typeof playedBy>, random: Random): Round | undefined {
  const { pack = 32, declarer, announcement, seat, hand, others = {} } = position;
  const held = bySeat((each) => new Set<Card>(each === seat ? cards(hand) : cards(others[each] ?? '')));
  for (const play of plays) held[play.seat].add(play.card);
  const taken = new Set(SEATS.flatMap((each) => [...held[each]]));
  const rest = [...shuffled(cardsOfPack(pack), random)].filter((card) => !taken.has(card));
  const size = handSizeOf(pack, 4);
  const hands = bySeat((each) => [...held[each], ...rest.splice(0, Math.max(0, size - held[each].size))]);
  if (hands.some((each) => each.length !== size)) throw new Error(`hands do not add up: ${JSON.stringify(hands)}`);
  return folded(pack, hands, declarer, announcement, plays);
}

function folded(
  pack: SinglePack,
  hands: BySeat<readonly Card[]>,
  declarer: Seat,
  announcement: Announcement,
  plays: readonly { seat: Seat; card: Card }[],
): Round | undefined {
  const { called } = announcement;
  const group = called && orderOf(contractFrom(pack, announcement), pack);
  if (
    called &&
    group &&
    (hands[declarer].includes(called) || !hands[declarer].some((c) => group.groupOf(c) === called[0]))
  )
    return undefined;
  let round: Round = playing(pack, hands, declarer, announcement);
  for (const { seat, card } of plays) {
    const next = step(round, { type: 'play', seat, card });
    if (!next.ok) return undefined;
    round = next.round;
  }
  return round;
}

/** A round in which a contract has just been announced; the auction is left out. */
export function playing(
  pack: SinglePack,
  dealt: BySeat<readonly Card[]>,
  declarer: Seat,
  announcement: Announcement,
): Round {
  const rules = RULES[pack];
  const auction = startAuction(rules.ranking, 4, 0);
  const announcing = {
    phase: 'announcing',
    rules,
    terms: TERMS,
    entries: [],
    dealt,
    auction,
    declarer,
    level: 0,
  } as const;
  return announced(announcing, announcement);
}

/** The hands as dealt in a round that came from a shuffled pack. */
export function dealtIn({ rules, terms, entries }: Round): BySeat<readonly Card[]> {
  const [shuffle, cut] = entries;
  if (shuffle?.type !== 'shuffled' || cut?.type !== 'cut') throw new Error('the cards have not been dealt');
  return dealFrom(rules, terms, cutAt(shuffle.pack, cut.at));
}

/** A round with other hidden cards that looks exactly the same to a seat; undefined if none was found by some tries. */
export function otherWorld(round: Round, seat: Seat, random: Random, tries = 12): Round | undefined {
  const seen = JSON.stringify(viewFor(round, seat));
  for (let attempt = 0; attempt < tries; attempt++) {
    const world = refolded(round, swapped(dealtIn(round), seat, random));
    if (world && JSON.stringify(viewFor(world, seat)) === seen) return world;
  }
  return undefined;
}

/** Some cards that two other seats have not played change hands. */
function swapped(dealt: BySeat<readonly Card[]>, seat: Seat, random: Random): BySeat<readonly Card[]> {
  const hands = bySeat((each) => [...dealt[each]]);
  const others = SEATS.filter((each) => each !== seat && dealt[each].length > 0);
  for (let left = 1 + random.below(3); left > 0; left--) {
    const [a, b] = shuffled(others, random);
    if (a === undefined || b === undefined) break;
    const [i, j] = [random.below(hands[a].length), random.below(hands[b].length)];
    const [one, two] = [hands[a][i], hands[b][j]];
    if (one === undefined || two === undefined) break;
    hands[a][i] = two;
    hands[b][j] = one;
  }
  return hands;
}

/** The same entries with other hands; undefined if the rules would have refused one of them. */
export function refolded({ rules, terms, entries }: Round, hands: BySeat<readonly Card[]>): Round | undefined {
  const cut = entries[1];
  if (cut?.type !== 'cut') return undefined;
  const [shuffle] = entriesForHands(rules, terms, hands);
  if (shuffle.type !== 'shuffled') return undefined;
  // entriesForHands cuts at the least allowed place; the history must show the cut that was made.
  const whole = cutAt(shuffle.pack, rules.cutMin);
  const pack = cutAt(whole, whole.length - cut.at);
  let round: Round = startRound(rules, terms);
  for (const entry of [{ type: 'shuffled', pack } as const, ...entries.slice(1)]) {
    const next = step(round, entry);
    if (!next.ok) return undefined;
    round = next.round;
  }
  return round;
}

/** A round before the cut in which everybody will be dealt the given hands; cut at the least allowed place. */
export function dealtRound(hands: BySeat<readonly Card[]>, pack: SinglePack = 32): Round {
  const [shuffle] = entriesForHands(RULES[pack], TERMS, hands);
  return after(startRound(RULES[pack], TERMS), shuffle);
}
