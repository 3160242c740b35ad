// What is told of two courses of a deal, that of a better card and that of the one played: the most telling differences.
import type { Card } from '../../base/cards.ts';
import type { Goal } from '../../base/contract.ts';
import type { Seat } from '../../base/seats.ts';
import { caughtBy, type Course, type Fallen, lostBy } from './happenings.ts';
import { type Remark, remark, type ToldDeal } from './review-remarks.ts';

/** What the better card brings more with best play of all. */
export interface Gain {
  readonly cents: number;
  /** Games won: 1 if it alone wins. */
  readonly games: number;
  /** Card points; 0 where only tricks count. */
  readonly points: number;
}

/** The two courses of one deal, and what lies between them in the end. */
export interface Compared {
  readonly better: Card;
  readonly deal: ToldDeal;
  readonly goal: Goal['kind'];
  /** Seats of the own side. */
  readonly friends: readonly Seat[];
  readonly withBetter: Course;
  readonly withPlayed: Course;
  /** Whether tricks are left after those two. */
  readonly left: 'more' | 'none';
  readonly gain: Gain;
}

/** Most consequences that are told. */
const MOST = 2;

/** Least card points that are worth mentioning as gained. */
const WORTH_A_WORD = 5;

/** At most two consequences, the weightiest first; `really` is the card played if that course has really happened. */
export function toldOf(compared: Compared, really?: Card): readonly Remark[] {
  const told = groupsOf(compared, really)
    .filter((group) => group.length > 0)
    .slice(0, MOST)
    .flat();
  const first = told.find(isOfDeal);
  return told.map((each) => (isOfDeal(each) && each !== first ? namedAgain(each) : each));
}

type OfDeal = Extract<Remark, { params: { readonly deal: ToldDeal } }>;

const isOfDeal = (each: Remark): each is OfDeal => 'deal' in each.params;

/** What is told second of one deal does not name it in full again. */
const namedAgain = ({ id, params }: OfDeal): Remark =>
  ({ id, params: { ...params, deal: { ...params.deal, again: true } } }) as Remark;

/** Card points are told of only where they count, tricks only where they are wanted. */
function groupsOf(compared: Compared, really?: Card): readonly (readonly Remark[])[] {
  if (compared.goal === 'noTrick') return [ofGame(compared)];
  const trick = trickWon(compared, really);
  if (compared.goal !== 'points') return [ofGame(compared), trick];
  const implied = trick.length > 0;
  return [ofGame(compared), trick, saved(compared, implied, really), caught(compared, implied), ofPoints(compared)];
}

const ofGame = ({ better, deal, gain }: Compared): readonly Remark[] =>
  gain.games > 0 ? [remark('W.WINS', { better, deal })] : [];

const ofPoints = ({ better, deal, gain }: Compared): readonly Remark[] =>
  gain.points >= WORTH_A_WORD ? [remark('W.POINTS', { better, more: gain.points, deal })] : [];

function trickWon({ better, deal, friends, withBetter, withPlayed }: Compared, really?: Card): readonly Remark[] {
  const [good, bad] = [withBetter[0], withPlayed[0]];
  if (!good || !bad || !friends.includes(good.winner) || friends.includes(bad.winner)) return [];
  const { winner, points } = good;
  return [
    ...(really === undefined ? [] : [remark('P.TRICK_LOST', { card: really, winner: bad.winner, points: bad.points })]),
    remark('W.TRICK_WON', { better, winner, points, deal }),
  ];
}

/** Whether a card falls so too on the other course; what falls in a trick that is told of anyway is `implied`. */
const isNew =
  (others: readonly Fallen[], implied: boolean) =>
  ({ card, when }: Fallen): boolean =>
    !others.some((each) => each.card === card) && !(implied && when === 'thisTrick');

/** An ace or ten that is lost on the course played, and not on the other one. */
function saved(
  { better, deal, friends, withBetter, withPlayed, left }: Compared,
  implied: boolean,
  really?: Card,
): readonly Remark[] {
  const lost = lostBy(withPlayed, friends).find(isNew(lostBy(withBetter, friends), implied));
  if (!lost) return [];
  const { card, holder, winner, when } = lost;
  return [
    ...(really === undefined ? [] : [remark('P.CARD_LOST', { seat: holder, card, winner, when })]),
    remark('W.SAVES', { better, card, left, deal }),
  ];
}

/** An ace or ten of the other side that only the better card brings home. */
function caught({ better, deal, friends, withBetter, withPlayed }: Compared, implied: boolean): readonly Remark[] {
  const won = caughtBy(withBetter, friends).find(isNew(caughtBy(withPlayed, friends), implied));
  return won ? [remark('W.CATCHES', { better, ...won, deal })] : [];
}
