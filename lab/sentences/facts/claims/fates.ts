// What the facts about the fate of cards claim: found anew in other imagined deals, played on card by card by the rules of the table.
import { type Card, pointsOf, sumPoints } from '../../../../src/engine/base/cards.ts';
import { randomOf } from '../../../../src/engine/base/random.ts';
import type { Seat } from '../../../../src/engine/base/seats.ts';
import { dealtHands } from '../../../../src/engine/bots/sampling/payoffs.ts';
import { imagine } from '../../../../src/engine/bots/sampling/sample.ts';
import { usualCards } from '../../../../src/engine/bots/sampling/usual-cards.ts';
import { type Knowledge, knowledgeOf } from '../../../../src/engine/inference/knowledge.ts';
import type { World } from '../../../../src/engine/inference/worlds.ts';
import { partnerOf } from '../../../../src/engine/play/parties.ts';
import { beats } from '../../../../src/engine/play/order.ts';
import { afterPlay, turnOf } from '../../../../src/engine/play/tricks.ts';
import { type SeatView, viewFor } from '../../../../src/engine/round/view.ts';
import type { PlayingRound } from '../../../../src/engine/table/round.ts';
import { type ClaimsOf, isTrump, legal, onSide, orderIn, playingIn, plays, type Seen } from './seen.ts';

/** Deals that are played on, and how far a share may be from what is found in them: four standard errors. */
const DEALS = 60;
const ROUGHLY = 26;
/** Per cent by which two shares differ at least where they are compared: they may be told in tenths, and 3 for "hardly ever". */
const APART = 7;
/** Where a share is farther from that, by chance of a few deals that weigh much, it is looked at again in so many. */
const MANY = 400;
/** The same of a mean of card points, at least: a trick that is worth much comes or goes as a whole, and its mean is as uncertain. */
const NEARLY = 6;
const SURE = 4;

/** How a deal went on: the cards that the own side got, and those that took a trick. */
interface Course {
  readonly weight: number;
  readonly ours: ReadonlySet<Card>;
  readonly winning: ReadonlySet<Card>;
  /** The trick to which the card was played. */
  readonly trick: readonly Card[];
}

/** The round in another deal that looks the same to the seat. */
function inWorld(round: PlayingRound, know: Knowledge, world: World): PlayingRound {
  const dealt = dealtHands(know, world);
  const { partner: _, ...rest } = round;
  const partner = partnerOf(round.play.contract, dealt) ?? (round.play.contract.called ? undefined : round.partner);
  return { ...rest, ...(partner !== undefined && { partner }), dealt, play: { ...round.play, hands: world } };
}

/** A card of the seat to play, as people play; draws go from 0 to 1. */
function usual(round: PlayingRound, draw: number): Card {
  const know = knowledgeOf(viewFor(round, turnOf(round.play)));
  const [only] = know.legal;
  if (know.legal.length === 1 && only) return only;
  let left = draw;
  const at = (usualCards(know) ?? []).findIndex((chance) => (left -= chance) < 0);
  return know.legal[Math.max(0, at)]!;
}

function playedOn(start: PlayingRound, seat: Seat, first: Card, draws: readonly number[], weight: number): Course {
  const before = start.play.done.length;
  let round: PlayingRound = { ...start, play: afterPlay(start.play, first) };
  for (let n = 0; round.play.hands.some((hand) => hand.length > 0); n++)
    round = { ...round, play: afterPlay(round.play, usual(round, draws[n] ?? 0)) };
  const tricks = round.play.done.slice(before);
  const own = tricks.filter(({ winner }) => onSide(start, winner) === onSide(start, seat));
  const order = orderIn({ view: viewFor(start, seat), decision: { type: 'play', seat, card: first }, worlds: [] });
  return {
    weight,
    trick: tricks[0]?.cards ?? [],
    ours: new Set(own.flatMap(({ cards }) => cards)),
    winning: new Set(tricks.map(({ cards }) => cards.reduce((top, card) => (beats(order, card, top) ? card : top)))),
  };
}

const known = new WeakMap<SeatView, Map<string, readonly Course[]>>();

/** How so many deals go on after a card; the same deals for every card of a view, looked at once. */
function coursesAfter(seen: Seen, card: Card, deals: number): readonly Course[] {
  const ofView = known.get(seen.view) ?? new Map<string, readonly Course[]>();
  known.set(seen.view, ofView);
  const before = ofView.get(`${card} ${deals}`);
  if (before) return before;
  const [round] = seen.worlds.map(playingIn);
  const know = knowledgeOf(seen.view);
  const random = randomOf('claimed', ...seen.view.hand);
  const possible = imagine(know, deals, deals, random).worlds;
  // Few deals are played on several times.
  const worlds = Array.from({ length: Math.ceil(deals / possible.length) }, () => possible).flat();
  const draws = worlds.map(() => Array.from({ length: 32 }, () => random.below(1 << 20) / (1 << 20)));
  const courses = worlds.map(({ world, weight }, at) =>
    playedOn(inWorld(round!, know, world), seen.view.seat, card, draws[at]!, weight),
  );
  ofView.set(`${card} ${deals}`, courses);
  return courses;
}

/** What something comes to on average after a card. */
function meanOf(seen: Seen, card: Card, of: (course: Course) => number, deals = DEALS): number {
  const courses = coursesAfter(seen, card, deals);
  const weights = courses.reduce((all, { weight }) => all + weight, 0);
  return courses.reduce((all, course) => all + course.weight * of(course), 0) / weights;
}

/** Whether a mean is as told, which comes from about as many other deals as are played on here. */
function isNearly(seen: Seen, card: Card, of: (course: Course) => number, told: number): boolean {
  const mean = meanOf(seen, card, of);
  const variance = meanOf(seen, card, (course) => (of(course) - mean) ** 2);
  return Math.abs(mean - told) <= Math.max(NEARLY, SURE * Math.sqrt((2 * variance) / DEALS));
}

export interface ToldShares {
  readonly card: Card;
  readonly other: Card;
  readonly percent: number;
  readonly otherPercent: number;
}

/** Both cards may be played, the first one is, and what happens is more frequent with it, roughly as often as told. */
export function sharesHold(
  seen: Seen,
  { card, other, percent, otherPercent }: ToldShares,
  happens: (played: Card) => (course: Course) => boolean,
): boolean {
  if (!plays(seen, card) || card === other || !legal(seen).includes(other)) return false;
  if (percent > 100 || percent < otherPercent + APART) return false;
  const found = (played: Card, deals: number): number =>
    meanOf(seen, played, (course) => (happens(played)(course) ? 100 : 0), deals);
  return [DEALS, MANY].some(
    (deals) =>
      Math.abs(found(card, deals) - percent) <= ROUGHLY && Math.abs(found(other, deals) - otherPercent) <= ROUGHLY,
  );
}

export interface ToldMeans {
  readonly card: Card;
  readonly other: Card;
  readonly mean: number;
  readonly otherMean: number;
}

/** The same of the card points that a side gets with the trick on average: more with the card for the own side, fewer for the other. */
export function meansHold(seen: Seen, { card, other, mean, otherMean }: ToldMeans, whose: 'own' | 'other'): boolean {
  if (!plays(seen, card) || card === other || !legal(seen).includes(other)) return false;
  if ((whose === 'own' ? mean - otherMean : otherMean - mean) < 1) return false;
  const gets =
    (played: Card) =>
    ({ ours, trick }: Course): number =>
      ours.has(played) === (whose === 'own') ? sumPoints(trick) : 0;
  return isNearly(seen, card, gets(card), mean) && isNearly(seen, other, gets(other), otherMean);
}

/** A card that is still to be taken, worth ten points or more. */
export const isDearCard = ({ view }: Seen, card: Card): boolean =>
  pointsOf(card) >= 10 && ![...view.tricks, view.trick!].some(({ cards }) => cards.includes(card));

export const trickIsOurs =
  (played: Card) =>
  ({ ours }: Course): boolean =>
    ours.has(played);

export const FATE_CLAIMS: ClaimsOf<'fate'> = {
  'fate.trick': (told, seen) => sharesHold(seen, told, trickIsOurs),
  'fate.gains': (told, seen) => meansHold(seen, told, 'own'),
  'fate.costs': (told, seen) => meansHold(seen, told, 'other'),
  'fate.card': (told, seen) =>
    isDearCard(seen, told.of) &&
    sharesHold(
      seen,
      told,
      () =>
        ({ ours }) =>
          ours.has(told.of),
    ),
  'fate.takes': (told, seen) =>
    seen.view.hand.includes(told.of) &&
    isTrump(seen, told.of) &&
    sharesHold(
      seen,
      told,
      () =>
        ({ winning }) =>
          winning.has(told.of),
    ),
};
