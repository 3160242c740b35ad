// What a seat may not learn: its view names no card that it has not seen, and does not change when hidden cards do.
import { type Card, copiesIn, SUITS } from '../../../src/engine/base/cards.ts';
import type { Entry, RoundRecord } from '../../../src/engine/table/log.ts';
import { type Random, shuffled } from '../../../src/engine/base/random.ts';
import { isOver, recordOf, type Round } from '../../../src/engine/table/round.ts';
import { type BySeat, type Seat, seatAfter } from '../../../src/engine/base/seats.ts';
import type { TablePile } from '../../../src/engine/play/tricks.ts';
import { replay, turnIn, zonesOf } from '../../../src/engine/round/step.ts';
import { type PublicView, publicViewOf, type SeatView, viewFor } from '../../../src/engine/round/view.ts';
import { sameJson } from '../records/difference.ts';
import { isForThree } from './check-lines.ts';
import { must } from './check-step.ts';
import { seatsAt } from '../../../src/engine/table/table-rules.ts';

const playedIn = ({ entries }: Round): readonly Card[] =>
  entries.flatMap((entry) => (entry.type === 'play' ? [entry.card] : []));

/** The hand that lies open for a seat: that of a declarer who has laid it down (SPEC 3.5), or a blind, which its player sees at once (SPEC 9.2). */
function openHandOf(round: Round, to: Seat): Seat | undefined {
  if (isForThree(round)) return blindFor(round, to);
  return 'play' in round && round.play.contract.row.openHand && round.play.done.length > 0 ? round.declarer : undefined;
}

/** Who plays from one of two hands sees the other one; the two others see the blind after the first trick. */
function blindFor(round: Round, to: Seat): Seat | undefined {
  const { dealer } = round.terms;
  const blind = seatAfter(dealer, 2, 4);
  if (to === blind) return dealer;
  return to === dealer || ('play' in round && round.play.done.length > 0) ? blind : undefined;
}

/** What lies in the piles of a game that has some. */
/** The piles from which cards are played. */
const tableOf = (round: Round): BySeat<readonly TablePile[]> | undefined =>
  'play' in round ? round.play.table : 'table' in round ? round.table : undefined;

/** What lies open there. */
const openOnTable = (round: Round): readonly Card[] =>
  (tableOf(round) ?? []).flatMap((piles) => piles.flatMap(({ open }) => open ?? []));

/** What lies covered there, which nobody knows. */
const coveredOnTable = (round: Round): readonly Card[] =>
  (tableOf(round) ?? []).flatMap((piles) => piles.flatMap(({ covered }) => covered ?? []));

const pilesOf = (round: Round): readonly (readonly Card[])[] => ('piles' in round && round.piles) || [];

/** The widow, and what was laid away for it. */
const apartIn = (round: Round): readonly Card[] =>
  'widow' in round ? [...(round.widow ?? []), ...(round.laidAway ?? [])] : [];

/** Whether a seat has taken the widow. */
const hasTaken = ({ entries }: Round, seat: Seat): boolean =>
  entries.some((entry) => entry.type === 'widow' && entry.answer === 'take' && entry.seat === seat);

/** A card given for a Solo lies with its receiver, who may not look at it unless it is an Unter (SPEC 7.1). */
function unseenIn(round: Round, seat: Seat): Card | undefined {
  const gift = 'gift' in round ? round.gift : undefined;
  return gift && gift.to === seat && gift.given[1] !== 'U' && !isOver(round) ? gift.given : undefined;
}

/** The cards of an exchange that a seat knows: its giver and receiver both what came back, its giver and who sees an Unter what went. */
function knownOfGift(round: Round, seat: Seat): readonly Card[] {
  const gift = 'gift' in round ? round.gift : undefined;
  if (!gift) return [];
  const { from, to, given, returned } = gift;
  if (isOver(round)) return [given, ...(returned ? [returned] : [])];
  return [
    ...(seat === from || given[1] === 'U' ? [given] : []),
    ...(returned && (seat === from || seat === to) ? [returned] : []),
  ];
}

/** The cards of a Hochzeit for the two who exchange them: the trump, and the card that comes back for it (SPEC 3.6). */
function knownOfExchange(round: Round, seat: Seat): readonly Card[] {
  if ('offered' in round) return seat === round.suitor || seat === round.acceptor ? [round.offered] : [];
  const exchange = 'exchange' in round ? round.exchange : undefined;
  return exchange && (seat === exchange.suitor || seat === exchange.acceptor)
    ? [exchange.offered, exchange.returned]
    : [];
}

/** All cards that lie or lay open for a seat: the own ones, those played, a hand laid open, the own widow, and all that lay covered in the end. */
export function seenBy(round: Round, seat: Seat): ReadonlySet<Card> {
  const open = openHandOf(round, seat);
  const own =
    'dealt' in round ? [seat, ...(open === undefined ? [] : [open])].flatMap((each) => round.dealt[each]) : [];
  const unseen = unseenIn(round, seat);
  return new Set([
    ...own.filter((card) => card !== unseen),
    ...knownOfGift(round, seat),
    ...knownOfExchange(round, seat),
    ...playedIn(round),
    ...openOnTable(round),
    ...(isOver(round) ? pilesOf(round).flat() : []),
    ...(isOver(round) || hasTaken(round, seat) ? apartIn(round) : []),
  ]);
}

/**
 * Cards that a view names although the seat has not seen them. The called card is named by everybody; options of the
 * auction name Aces to call and trumps that a Sie lacks, which the swapping of hidden cards covers.
 */
export function leakedCards(view: SeatView, seen: ReadonlySet<Card>): readonly string[] {
  const options = view.phase === 'playing' ? view.options : [];
  const text = JSON.stringify({ ...view, rules: null, options });
  const named = [...text.matchAll(/"([EGHS][ATKOU987])"/g)].map(([, card]) => card as Card);
  const called = view.contract?.announcement.called;
  return [...new Set(named)].filter((card) => !seen.has(card) && card !== called);
}

/** Hidden cards that can be exchanged without the seat noticing: in different hands or piles, or not dealt yet. */
function hiddenPair(round: Round, seat: Seat, random: Random): readonly [Card, Card] | undefined {
  if (round.phase === 'cutting') return pairOf(shuffled(round.pack, random));
  const held = 'play' in round ? round.play.hands : 'dealt' in round ? round.dealt : undefined;
  const others = seatsAt(round.rules).filter((each) => each !== seat && each !== openHandOf(round, seat));
  const apart = hasTaken(round, seat) ? [] : apartIn(round);
  const open = openOnTable(round);
  const undealt = 'cut' in round && 'auction' in round ? round.cut.filter((card) => !open.includes(card)) : [];
  const known = [...knownOfGift(round, seat), ...knownOfExchange(round, seat)];
  const unseen = unseenIn(round, seat);
  const hidden = shuffled(
    [
      ...(unseen ? [[unseen]] : []),
      ...others.map((other) => held?.[other].filter((card) => !open.includes(card) && !known.includes(card)) ?? []),
      ...pilesOf(round),
      apart,
      ...coveredOnTable(round).map((card) => [card]),
      ...undealt.map((card) => [card]),
    ],
    random,
  );
  return pairOf([...new Set(hidden.flatMap((cards) => shuffled(cards, random).slice(0, 1)))]);
}

const pairOf = ([a, b]: readonly Card[]): readonly [Card, Card] | undefined =>
  a !== undefined && b !== undefined ? [a, b] : undefined;

/**
 * The round in which two hidden cards lay elsewhere, if what was said and played still fits. Of a double pack the copies must be hidden
 * ones: those that leave the seat, and a hand that lies open for it, their cards.
 */
function replayedWith(round: Round, seat: Seat, pair: readonly [Card, Card]): Round | undefined {
  const record = recordOf(round);
  if (copiesIn(round.rules.pack) === 1) {
    const other = replay(withSwapped(record, pair));
    return other.ok ? other.round : undefined;
  }
  const open = openHandOf(round, seat);
  const seen = (of: Round): readonly (readonly Card[])[] =>
    [seat, ...(open === undefined ? [] : [open])].map((each) => [...zonesOf(of).dealt[each]].sort());
  const places = (card: Card, pack: readonly Card[]): readonly number[] =>
    pack.flatMap((each, at) => (each === card ? [at] : []));
  const [first] = record.entries;
  if (first?.type !== 'shuffled') return undefined;
  for (const i of places(pair[0], first.pack))
    for (const j of places(pair[1], first.pack)) {
      const pack = first.pack.map((card, at) => (at === i ? pair[1] : at === j ? pair[0] : card));
      const other = replay({ ...record, entries: [{ ...first, pack }, ...record.entries.slice(1)] });
      if (other.ok && sameJson(seen(other.round), seen(round))) return other.round;
    }
  return undefined;
}

/** The record of the same round in which two cards lay elsewhere in the pack. */
function withSwapped(record: RoundRecord, [a, b]: readonly [Card, Card]): RoundRecord {
  const entries = record.entries.map((entry): Entry => {
    const swapped = (card: Card): Card => (card === a ? b : card === b ? a : card);
    if (entry.type === 'shuffled') return { ...entry, pack: entry.pack.map(swapped) };
    if (entry.type === 'give' || entry.type === 'return') return { ...entry, card: swapped(entry.card) };
    return entry.type === 'discard' ? { ...entry, cards: entry.cards.map(swapped) } : entry;
  });
  return { ...record, entries };
}

/** Before the play nobody notices which suit another player has bid his number with (SPEC 7.1). */
function checkHiddenSuits(round: Round, seat: Seat, view: SeatView, random: Random): void {
  if ('play' in round) return;
  const record = recordOf(round);
  const [at] = shuffled(
    record.entries.flatMap((entry, index) => (entry.type === 'number' && entry.seat !== seat ? [index] : [])),
    random,
  );
  if (at === undefined) return;
  for (const suit of SUITS) {
    const entries = record.entries.map((entry, index) =>
      index === at && entry.type === 'number' ? { ...entry, suit } : entry,
    );
    const other = replay({ ...record, entries });
    // Another suit may settle the bidding otherwise, or not be allowed.
    if (!other.ok || other.round.phase !== round.phase) continue;
    must(sameJson(viewFor(other.round, seat), view), () => `seat ${seat} notices the suit ${suit} of another bid`);
  }
}

/**
 * With other cards another lowest card may have had to be named, whoever has announced how few points the others get would have
 * said it for the other side, and whoever calls an Ace says whether he has a card of its suit at all.
 */
const saysTheSame = (other: PublicView, view: PublicView): boolean =>
  other.contract?.renonce === view.contract?.renonce &&
  (['numbers', 'gift', 'ansagen'] as const).every((what) => sameJson(other[what] ?? null, view[what] ?? null));

/** Where somebody must play if all pass, the card that makes him do so is known to lie with him: he is asked before he has said a word. */
const asksTheSame = (other: Round, round: Round): boolean =>
  round.rules.allPass !== 'muss' || 'play' in round || turnIn(other) === turnIn(round);

/** Checks the view of one seat; answers whether hidden cards could be exchanged (what was said and played must still fit). */
export function checkView(round: Round, seat: Seat, random: Random): 'swapped' | 'notSwapped' {
  const view = viewFor(round, seat);
  const leaked = leakedCards(view, seenBy(round, seat));
  must(leaked.length === 0, () => `the view of seat ${seat} in ${round.phase} names ${leaked.join(' ')}`);
  if (isOver(round)) return 'notSwapped';
  checkHiddenSuits(round, seat, view, random);
  const pair = hiddenPair(round, seat, random);
  if (!pair) return 'notSwapped';
  const other = replayedWith(round, seat, pair);
  if (!other || !asksTheSame(other, round) || !saysTheSame(publicViewOf(other), publicViewOf(round)))
    return 'notSwapped';
  must(sameJson(viewFor(other, seat), view), () => `seat ${seat} notices ${pair.join(' and ')} in ${round.phase}`);
  return 'swapped';
}
