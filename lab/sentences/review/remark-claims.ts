// What each remark of the commentary claims, found out anew: from the log, from the rules, and by playing on with the solver
// card by card.
import { type Card, pointsOf, sumPoints } from '../../../src/engine/base/cards.ts';
import { legalCards } from '../../../src/engine/play/legality.ts';
import { isAside, type RoundRecord } from '../../../src/engine/table/log.ts';
import { orderOf, winningIndex } from '../../../src/engine/play/order.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { declarerOf, type PlayingRound, type Round, startRound } from '../../../src/engine/table/round.ts';
import { outcomeFor } from '../../../src/engine/scoring/by-kind.ts';
import { positionOf } from '../../../src/engine/search/open-cards.ts';
import { solveValue } from '../../../src/engine/search/solver.ts';
import { usualCards } from '../../../src/engine/bots/sampling/usual-cards.ts';
import { consistentDeals } from '../../../src/engine/inference/deal-cases.ts';
import { knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { type World, worldsOf } from '../../../src/engine/inference/worlds.ts';
import { type BySeat, bySeat, type Seat, seatAfter, SEATS } from '../../../src/engine/base/seats.ts';
import { legalDecisions } from '../../../src/engine/round/step.ts';
import { afterPlay, type PlayState, situationOf, turnOf } from '../../../src/engine/play/tricks.ts';
import type { Advice, Considered, Valued } from '../../../src/engine/tutor/advice/advice.ts';
import { adviseDoubling } from '../../../src/engine/tutor/advice/doubling-advice.ts';
import type { GivenAway, RemarkId, RemarkParams, ToldDeal } from '../../../src/engine/tutor/review/review-remarks.ts';
import type { EntryReview, RoundReview } from '../../../src/engine/tutor/review/review.ts';
import { roundBefore } from '../../../src/engine/tutor/review/review-entry.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { after, refolded } from '../../support/bots/support.ts';
import { playersAt, seatsAt } from '../../../src/engine/table/table-rules.ts';

/** A decision with all that is known of its round afterwards. */
export interface Told {
  readonly before: Round;
  readonly end: Round;
  readonly record: RoundRecord;
  readonly review: EntryReview;
  /** The commentary on the whole round; only where a verdict is to be checked. */
  readonly whole?: RoundReview;
}

export type RemarkClaims = { readonly [K in RemarkId]: (params: RemarkParams[K], told: Told) => boolean };

const same = (a: Considered, b: Considered): boolean => JSON.stringify(a) === JSON.stringify(b);
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

const valued = (advice: Advice, decision: Considered): Valued => {
  const found = advice.ranked.find((each) => same(each.decision, decision));
  if (!found) throw new Error(`${JSON.stringify(decision)} is not in the advice`);
  return found;
};

/** Share of what lies between won and lost that a decision loses against the first one; bids count by their cents. */
function lost(advice: Advice, decision: Considered): number {
  const [best, own] = [advice.ranked[0] as Valued, valued(advice, decision)];
  const cents = (best.cents - own.cents) / (2 * advice.stake);
  return Math.max(0, decision.type === 'play' ? Math.max(cents, openChance(best) - openChance(own)) : cents);
}

/** Cards are held against anybody by open cards; what is told of them is what comes of it at the table. */
const centsBetween = (advice: Advice, better: Considered, worse: Considered): number =>
  Math.max(0, valued(advice, better).cents - valued(advice, worse).cents);

/** What is left of a loss in the middle between the search and what comes of the card as people play, and never more than the search sees. */
export function leftOf(advice: Advice, better: Considered, worse: Considered): number {
  const { asPeoplePlay } = valued(advice, worse);
  if (!asPeoplePlay) return 1;
  const range = 2 * advice.stake;
  const bySearch = Math.max(
    centsBetween(advice, better, worse),
    range * (openChance(valued(advice, better)) - openChance(valued(advice, worse))),
  );
  return bySearch <= 0 ? 1 : Math.min(1, Math.max(0, (bySearch + asPeoplePlay.cents) / 2 / bySearch));
}

const openChance = ({ open, chance }: Valued): number => open ?? chance ?? 0.5;

/** What is told of it; no number where nothing is. */
const toldChance = ({ chance }: Valued): number => chance ?? NaN;

const isTolerated = (advice: Advice, decision: Considered): boolean => lost(advice, decision) < 0.025;
const isMistake = (advice: Advice, decision: Considered): boolean => lost(advice, decision) >= 0.06;
const isTaken = ({ review }: Told, decision: Considered): boolean => same(review.decision, decision);
const isFirst = ({ review: { advice } }: Told, decision: Considered): boolean =>
  same((advice.ranked[0] as Valued).decision, decision);

const playing = (round: Round): PlayingRound => {
  if (round.phase !== 'playing') throw new Error(round.phase);
  return round;
};

/** Seats that play with a seat, itself included, if these hands were dealt. */
function friends({ before }: Told, dealt: BySeat<readonly Card[]>, seat: Seat): readonly Seat[] {
  const { play, declarer, partner } = playing(before);
  const { contract } = play;
  const isPartner = (each: Seat): boolean =>
    contract.called ? dealt[each].includes(contract.called) : each === partner;
  const declaring = SEATS.filter((each) => each === declarer || isPartner(each));
  return seatsAt(before.rules).filter((each) => declaring.includes(each) === declaring.includes(seat));
}

const dealtWith = ({ before }: Told, hands: World): BySeat<readonly Card[]> => {
  const { play } = playing(before);
  const played = [...play.done, play.trick].flatMap(({ leader, cards }) =>
    cards.map((card, place) => ({ seat: seatAfter(leader, place, play.players), card })),
  );
  return bySeat((seat) => [...hands[seat], ...played.flatMap((each) => (each.seat === seat ? [each.card] : []))]);
};

/** A trick with its winner found anew. */
interface Taken {
  readonly cards: readonly { readonly seat: Seat; readonly card: Card }[];
  readonly winner: Seat;
  readonly points: number;
}

function taken({ before }: Told, leader: Seat, cards: readonly Card[]): Taken {
  const {
    play: { contract },
    rules,
  } = playing(before);
  const players = playersAt(rules);
  const winner = seatAfter(leader, winningIndex(orderOf(contract, rules.pack), cards), players);
  return {
    cards: cards.map((card, place) => ({ seat: seatAfter(leader, place, players), card })),
    winner,
    points: sumPoints(cards),
  };
}

/** The two tricks from that of the decision on, from the plays of the log. */
function realTricks(told: Told): readonly Taken[] {
  const plays = told.record.entries.flatMap((entry) => (entry.type === 'play' ? [entry] : []));
  const { done, players } = playing(told.before).play;
  const from = done.length * players;
  return [0, 1].flatMap((trick) => {
    const whole = plays.slice(from + trick * players, from + (trick + 1) * players);
    return whole.length === players
      ? [
          taken(
            told,
            (whole[0] as { seat: Seat }).seat,
            whole.map(({ card }) => card),
          ),
        ]
      : [];
  });
}

const handsOf = ({ before }: Told, deal: ToldDeal): World =>
  deal.kind === 'actual' ? playing(before).play.hands : deal.hands;

/** The deal is the real one, or one that looks the same to the seat: the rules accept the same log, and its view is the same. */
function isThinkable(told: Told, deal: ToldDeal): boolean {
  if (deal.kind === 'actual') return true;
  const { seat } = told.review;
  const seen = JSON.stringify(viewFor(told.before, seat));
  return beforeExchange(told, dealtWith(told, deal.hands)).some(({ dealt, entries }) => {
    const world = refolded({ ...told.before, entries }, dealt);
    return world !== undefined && JSON.stringify(viewFor(world, seat)) === seen;
  });
}

/** The hands as dealt and the log, from the hands that play began with: in a Hochzeit every exchange that may have led to them. */
function beforeExchange(
  told: Told,
  begun: BySeat<readonly Card[]>,
): readonly { readonly dealt: BySeat<readonly Card[]>; readonly entries: Round['entries'] }[] {
  const { exchange, entries } = playing(told.before);
  if (!exchange) return [{ dealt: begun, entries }];
  const { suitor, acceptor } = exchange;
  return begun[suitor].flatMap((returned) =>
    begun[acceptor].map((offered) => ({
      dealt: bySeat((seat) => {
        if (seat === suitor) return [...begun[seat].filter((card) => card !== returned), offered];
        return seat === acceptor ? [...begun[seat].filter((card) => card !== offered), returned] : begun[seat];
      }),
      entries: entries.map((each) => (each.type === 'return' ? { ...each, card: returned } : each)),
    })),
  );
}

const playIn = (told: Told, deal: ToldDeal): PlayState => ({
  ...playing(told.before).play,
  hands: handsOf(told, deal),
});

/** What the declaring side gets in the end after a card, with best play of all: points, or tricks in a Tout, or 1 for a Bettel that is won. */
function finalAfter(told: Told, deal: ToldDeal, card: Card): number {
  return finalOf(told, deal, afterPlay(playIn(told, deal), card));
}

function finalOf(told: Told, deal: ToldDeal, play: PlayState): number {
  const side = declaringSide(told, deal);
  const { kind } = play.contract.row.goal;
  const tout = kind !== 'points';
  const made = play.done.reduce(
    (sum, { winner, points }) => sum + (side.includes(winner) ? (tout ? 1 : points) : 0),
    0,
  );
  const [declarer, partner] = side;
  if (kind === 'noTrick') return made > 0 ? 0 : solveValue(positionOf(play, declarer as Seat, partner), 'noTrick');
  return made + solveValue(positionOf(play, declarer as Seat, partner), tout ? 'tricks' : 'points');
}

function declaringSide(told: Told, deal: ToldDeal): readonly Seat[] {
  const declarer = declarerOf(playing(told.before));
  const side = friends(told, dealtWith(told, handsOf(told, deal)), declarer);
  return [declarer, ...side.filter((seat) => seat !== declarer)];
}

/** The two tricks that follow from a card if everybody plays best; the cheapest of equally good cards falls. */
function bestTricks(told: Told, deal: ToldDeal, card: Card): readonly Taken[] {
  const side = declaringSide(told, deal);
  const {
    play: { contract },
    rules,
  } = playing(told.before);
  const order = orderOf(contract, rules.pack);
  const start = playIn(told, deal);
  let play = afterPlay(start, card);
  const wanted = start.done.length + 2;
  const over = (): boolean =>
    play.hands.every((hand) => hand.length === 0) ||
    (contract.row.goal.kind === 'everyTrick' && play.done.some(({ winner }) => !side.includes(winner)));
  while (play.done.length < wanted && !over()) {
    const seat = turnOf(play);
    const sign = side.includes(seat) ? 1 : -1;
    const legal = legalCards(situationOf(play, seat)).map((each) => ({
      each,
      value: sign * finalOf(told, deal, afterPlay(play, each)),
    }));
    const most = Math.max(...legal.map(({ value }) => value));
    const good = legal.filter(({ value }) => value === most).map(({ each }) => each);
    const cheapest = good.reduce((a, b) =>
      pointsOf(b) < pointsOf(a) || (pointsOf(b) === pointsOf(a) && order.strengthOf(b) < order.strengthOf(a)) ? b : a,
    );
    play = afterPlay(play, cheapest);
  }
  return play.done.slice(start.done.length).map(({ leader, cards }) => taken(told, leader, cards));
}

/** The tricks after the card that was played: the real ones, or in an imagined deal the best ones. */
function tricksAfterPlayed(told: Told, deal: ToldDeal): readonly Taken[] {
  const { decision } = told.review;
  if (decision.type !== 'play') throw new Error('no card');
  return deal.kind === 'actual' ? realTricks(told) : bestTricks(told, deal, decision.card);
}

/** Where a card falls: its trick, or undefined. */
const fallOf = (tricks: readonly Taken[], card: Card): Taken | undefined =>
  tricks.find(({ cards }) => cards.some((each) => each.card === card));

const own = (told: Told, deal: ToldDeal): readonly Seat[] =>
  friends(told, dealtWith(told, handsOf(told, deal)), told.review.seat);

const ACTUAL: ToldDeal = { kind: 'actual' };

/** Whether card points decide the game, or whether a trick taken is something good in it. */
/** Everything that could be decided, "gut" and "weiter" once only, which say the same. */
export function choicesOf({ review: { advice, decision } }: Told): readonly Considered[] {
  const all = advice.ranked.map((each) => each.decision);
  const isCall = (each: Considered, call: string): boolean => each.type === 'call' && each.call === call;
  const both = ['gut', 'weiter'].every((call) => all.some((each) => isCall(each, call)));
  const again = isCall(decision, 'weiter') ? 'gut' : 'weiter';
  return both && all.length > 2 ? all.filter((each) => !isCall(each, again)) : all;
}

/** Card points of the seat's side, or of the other one, in the tricks so far. */
function pointsOfSide(told: Told, side: 'own' | 'other'): { readonly points: number; readonly tricks: number } {
  const { done } = playing(told.before).play;
  const declaring = declaringSide(told, ACTUAL);
  const ours = declaring.includes(told.review.seat);
  const won = done.filter(({ winner }) => (declaring.includes(winner) === ours) === (side === 'own'));
  return { points: won.reduce((sum, { points }) => sum + points, 0), tricks: won.length };
}

/** A side has the card points with which it wins. */
export function isDecidedByPoints(told: Told, decided: 'won' | 'lost'): boolean {
  const { goal } = playing(told.before).play.contract.row;
  if (goal.kind !== 'points') return false;
  const declares = declaringSide(told, ACTUAL).includes(told.review.seat) === (decided === 'won');
  return (
    pointsOfSide(told, decided === 'won' ? 'own' : 'other').points >= (declares ? goal.atLeast : 121 - goal.atLeast)
  );
}

/** A side has no trick yet. */
export const isWithoutTrick = (told: Told): boolean =>
  (['own', 'other'] as const).some((side) => pointsOfSide(told, side).tricks === 0);

export const countsPoints = ({ before }: Told): boolean => playing(before).play.contract.row.goal.kind === 'points';
const wantsTricks = ({ before }: Told): boolean => playing(before).play.contract.row.goal.kind !== 'noTrick';

/** Points of the own side after a card; a lower value is better for the defenders. */
function ownFinal(told: Told, deal: ToldDeal, card: Card): number {
  const final = finalAfter(told, deal, card);
  return declaringSide(told, deal).includes(told.review.seat) ? final : 120 - final;
}

function wins(told: Told, deal: ToldDeal, card: Card): boolean {
  const {
    play: { contract },
    rules,
  } = playing(told.before);
  const { goal } = contract.row;
  const final = finalAfter(told, deal, card);
  const declarers =
    goal.kind === 'points' ? final >= goal.atLeast : final === (goal.kind === 'noTrick' ? 1 : rules.pack / 4);
  return declarers === declaringSide(told, deal).includes(told.review.seat);
}

const cardOf = ({ review: { decision } }: Told): Card => {
  if (decision.type !== 'play') throw new Error('no card');
  return decision.card;
};

const isBetter = (told: Told, better: Card): boolean =>
  isFirst(told, { type: 'play', seat: told.review.seat, card: better }) && better !== cardOf(told);

const balance = ({ end }: Told, seat: Seat): number => (end.phase === 'scored' ? end.settlement.balance[seat] : 0);
const ofSeat = ({ whole }: Told, seat: Seat): readonly EntryReview[] =>
  whole?.entries.filter((each) => each.seat === seat) ?? [];
const mistakesOf = (told: Told, seat: Seat): readonly EntryReview[] =>
  ofSeat(told, seat).filter(({ grade }) => grade === 'mistake' || grade === 'blunder');
const faultsOf = (told: Told, seat: Seat): readonly EntryReview[] => [
  ...mistakesOf(told, seat),
  ...ofSeat(told, seat).filter(({ grade }) => grade === 'inaccuracy'),
];
const hadChoice = (told: Told, seat: Seat): boolean =>
  ofSeat(told, seat).some(({ advice }) => advice.ranked.length > 1);
const costOf = (reviews: readonly EntryReview[]): number =>
  reviews.reduce((sum, { advice, decision }) => {
    const best = (advice.ranked[0] as Valued).decision;
    return sum + leftOf(advice, best, decision) * centsBetween(advice, best, decision);
  }, 0);
const expectedOf = (told: Told, seat: Seat): number =>
  ofSeat(told, seat).find(({ decision }) => decision.type === 'play')?.advice.ranked[0]?.cents ?? balance(told, seat);
const costOfCards = (told: Told, seat: Seat): number =>
  costOf(faultsOf(told, seat).filter(({ decision }) => decision.type === 'play'));
const luckOf = (told: Told, seat: Seat): number =>
  balance(told, seat) - expectedOf(told, seat) + costOfCards(told, seat);

/** Whether a seat has made so many mistakes and inaccuracies, at that cost together. */
const hasGiven = (told: Told, { seat, mistakes, inaccuracies, cents }: GivenAway): boolean =>
  mistakes === mistakesOf(told, seat).length &&
  mistakes + inaccuracies === faultsOf(told, seat).length &&
  near(cents, costOf(faultsOf(told, seat)));

export const REMARK_CLAIMS: RemarkClaims = {
  'J.NO_CHOICE': ({ decision }, told) => {
    const { seat } = told.review;
    const others = legalDecisions(told.before, seat).filter((each) => !isAside(each));
    return isTaken(told, decision) && others.length === 1 && same(others[0] as Considered, decision);
  },
  'J.ALL_EQUAL': ({ decision }, told) =>
    isTaken(told, decision) &&
    told.review.advice.ranked.length > 1 &&
    told.review.advice.ranked.every((each) => isTolerated(told.review.advice, each.decision)),
  'J.ONLY_GOOD': ({ decision, next, of }, told) =>
    isTaken(told, decision) &&
    of === choicesOf(told).length &&
    isTolerated(told.review.advice, decision) &&
    !same(decision, next) &&
    choicesOf(told).every((each) => same(each, decision) || isMistake(told.review.advice, each)),
  'J.BEST': ({ decision, others }, told) =>
    isTaken(told, decision) &&
    isTolerated(told.review.advice, decision) &&
    others.every((each) => !same(each, decision) && isTolerated(told.review.advice, each)) &&
    others.every((each) => choicesOf(told).some((one) => same(one, each))),
  'J.LOSES_CHANCE': ({ decision, better, from, to }, told) =>
    isTaken(told, decision) &&
    isFirst(told, better) &&
    near(from, toldChance(valued(told.review.advice, better))) &&
    near(
      to,
      from - leftOf(told.review.advice, better, decision) * (from - toldChance(valued(told.review.advice, decision))),
    ) &&
    !isTolerated(told.review.advice, decision) &&
    from - to >= 0.025,
  'J.LOSES_CENTS': ({ decision, better, cents }, told) =>
    isTaken(told, decision) &&
    isFirst(told, better) &&
    near(cents, leftOf(told.review.advice, better, decision) * centsBetween(told.review.advice, better, decision)) &&
    !isTolerated(told.review.advice, decision),
  'J.LOSES_HEIGHT': ({ decision, better, cents, decided, about, sure }, told) => {
    const both = [better, decision].map((each) => valued(told.review.advice, each));
    return (
      isTaken(told, decision) &&
      (about !== 'price') === countsPoints(told) &&
      (sure === 'no' || isDecidedByPoints(told, decided)) &&
      (about !== 'schwarz' || isWithoutTrick(told)) &&
      (about !== 'schneider' || !isWithoutTrick(told)) &&
      isFirst(told, better) &&
      near(cents, leftOf(told.review.advice, better, decision) * centsBetween(told.review.advice, better, decision)) &&
      !isTolerated(told.review.advice, decision) &&
      both.every((each) => Math.abs((each.chance ?? openChance(each)) - (decided === 'won' ? 1 : 0)) <= 0.005)
    );
  },
  'J.UNSURE': ({ decision, better }, told) =>
    isTaken(told, decision) && isFirst(told, better) && !same(decision, better),
  'J.HOLDS': ({ card, holds, of, best }, told) => {
    const { advice, seat } = told.review;
    const isNear = (each: Card, share: number): boolean =>
      Math.abs(toldChance(valued(advice, { type: 'play', seat, card: each })) - share / of) < 0.05;
    const held = (each: Card) => valued(advice, { type: 'play', seat, card: each }).holds;
    return (
      isTaken(told, { type: 'play', seat, card }) &&
      worldsOf(consistentDeals(knowledgeOf(viewFor(told.before, seat)))).count === of &&
      held(card) === holds &&
      holds <= of &&
      isNear(card, holds) &&
      (best === undefined ||
        (isFirst(told, { type: 'play', seat, card: best.card }) &&
          held(best.card) === best.holds &&
          isNear(best.card, best.holds) &&
          best.holds > holds &&
          best.holds <= of))
    );
  },
  'J.PEOPLE': ({ favourite, favouriteIs, other }, told) => {
    const { advice, seat } = told.review;
    const chances = usualCards(knowledgeOf(viewFor(told.before, seat))) ?? [];
    const legal = legalCards(situationOf(playing(told.before).play, seat));
    const ofTen = (card: Card): number => Math.round(10 * (chances[legal.indexOf(card)] ?? NaN));
    const play = (card: Card): Considered => ({ type: 'play', seat, card });
    const isTheirMistake = isMistake(advice, play(favourite.card));
    return (
      told.before.rules.pack === 32 &&
      chances.length === legal.length &&
      near(Math.max(...chances), chances[legal.indexOf(favourite.card)] ?? NaN) &&
      favourite.ofTen === ofTen(favourite.card) &&
      (favouriteIs === 'fine' || (isTheirMistake && told.review.grade !== 'unsure')) &&
      (other
        ? isTaken(told, play(other.card)) && other.ofTen === ofTen(other.card)
        : isTaken(told, play(favourite.card)))
    );
  },
  'J.NOT_DOUBLED': ({ seat, give, cents, chance }, told) => {
    const { before, record, review } = told;
    const decision = { type: give, seat } as const;
    const mayStill = record.entries
      .slice(0, review.entry + 1)
      .reduce<Round>((round, entry) => after(round, entry), startRound(record.rules, record.terms));
    const deeper = adviseDoubling(viewFor(before, seat), { random: randomOf('deeper', seat), effort: 'deep' });
    return (
      legalDecisions(before, seat).some((each) => same(each, decision)) &&
      !legalDecisions(mayStill, seat).some((each) => same(each, decision)) &&
      !record.entries.some((each) => same(each as Considered, decision)) &&
      cents > 0 &&
      (chance === undefined || chance > 0.5) &&
      deeper?.ranked[0]?.decision.type === give
    );
  },

  'P.TRICK_LOST': ({ card, winner, points }, told) => {
    const [trick] = realTricks(told);
    return (
      wantsTricks(told) &&
      card === cardOf(told) &&
      trick?.winner === winner &&
      trick.points === points &&
      !own(told, ACTUAL).includes(winner)
    );
  },
  'P.TRICK_WON': ({ seat, card, points }, told) => {
    const [trick] = realTricks(told);
    return (
      wantsTricks(told) &&
      seat === told.review.seat &&
      card === cardOf(told) &&
      trick?.winner === seat &&
      trick.points === points
    );
  },
  'P.CARD_LOST': ({ seat, card, winner, when }, told) => {
    const trick = realTricks(told)[when === 'thisTrick' ? 0 : 1];
    return (
      countsPoints(told) &&
      own(told, ACTUAL).includes(seat) &&
      !own(told, ACTUAL).includes(winner) &&
      trick?.winner === winner &&
      pointsOf(card) >= 10 &&
      trick.cards.some((each) => each.card === card && each.seat === seat)
    );
  },
  'P.SMEARED': ({ card, winner, points }, told) => {
    const [trick] = realTricks(told);
    return (
      countsPoints(told) &&
      card === cardOf(told) &&
      pointsOf(card) >= 10 &&
      trick?.winner === winner &&
      trick.points === points &&
      winner !== told.review.seat &&
      own(told, ACTUAL).includes(winner)
    );
  },

  'W.WINS': ({ better, deal }, told) =>
    isBetter(told, better) && isThinkable(told, deal) && wins(told, deal, better) && !wins(told, deal, cardOf(told)),
  'W.TRICK_WON': ({ better, winner, points, deal }, told) => {
    const [good] = bestTricks(told, deal, better);
    const [bad] = tricksAfterPlayed(told, deal);
    return (
      wantsTricks(told) &&
      isBetter(told, better) &&
      isThinkable(told, deal) &&
      good?.winner === winner &&
      good.points === points &&
      own(told, deal).includes(winner) &&
      bad !== undefined &&
      !own(told, deal).includes(bad.winner)
    );
  },
  'W.CATCHES': ({ better, card, holder, winner, when, deal }, told) => {
    const trick = bestTricks(told, deal, better)[when === 'thisTrick' ? 0 : 1];
    const otherwise = fallOf(tricksAfterPlayed(told, deal), card);
    return (
      countsPoints(told) &&
      isBetter(told, better) &&
      isThinkable(told, deal) &&
      pointsOf(card) >= 10 &&
      trick?.winner === winner &&
      trick.cards.some((each) => each.card === card && each.seat === holder) &&
      own(told, deal).includes(winner) &&
      !own(told, deal).includes(holder) &&
      (otherwise === undefined || !own(told, deal).includes(otherwise.winner))
    );
  },
  'W.SAVES': ({ better, card, left, deal }, told) => {
    const withBetter = fallOf(bestTricks(told, deal, better), card);
    const withPlayed = fallOf(tricksAfterPlayed(told, deal), card);
    return (
      countsPoints(told) &&
      (left === 'none') === playing(told.before).play.hands[told.review.seat].length <= 2 &&
      isBetter(told, better) &&
      isThinkable(told, deal) &&
      pointsOf(card) >= 10 &&
      withPlayed !== undefined &&
      !own(told, deal).includes(withPlayed.winner) &&
      withPlayed.cards.some((each) => each.card === card && own(told, deal).includes(each.seat)) &&
      (withBetter === undefined || own(told, deal).includes(withBetter.winner))
    );
  },
  'W.POINTS': ({ better, more, deal }, told) =>
    isBetter(told, better) &&
    isThinkable(told, deal) &&
    more > 0 &&
    playing(told.before).play.contract.row.goal.kind === 'points' &&
    more === ownFinal(told, deal, better) - ownFinal(told, deal, cardOf(told)),

  'H.NO_HARM': ({ decision }, told) => {
    const { open } = told.review;
    const most = Math.max(...open.ranked.map(({ cents }) => cents));
    return (
      isTaken(told, decision) && isMistake(told.review.advice, decision) && near(valued(open, decision).cents, most)
    );
  },
  'H.UNFORESEEN': ({ decision, better, cents }, told) => {
    const { open, advice } = told.review;
    return (
      isTaken(told, decision) &&
      isTolerated(advice, decision) &&
      cents > 0 &&
      near(cents, valued(open, better).cents - valued(open, decision).cents)
    );
  },

  'V.THROWN_IN': (_, { end }) => end.phase === 'thrownIn',
  'V.REVOKED': ({ seat, card, led, allowed }, { end, record }) => {
    const last = record.entries.at(-1);
    if (end.phase !== 'scored' || last?.type !== 'revoke') return false;
    const before = roundBefore(record, record.entries.length - 1);
    const right = legalDecisions(before, seat).flatMap((each) => (each.type === 'play' ? [each.card] : []));
    return (
      last.seat === seat &&
      last.card === card &&
      led === end.play.trick.cards[0] &&
      [...allowed].sort().join() === right.sort().join()
    );
  },
  'V.NO_CHOICE': ({ seat }, told) => !hadChoice(told, seat),
  'V.NO_MISTAKE': ({ seat }, told) => balance(told, seat) > 0 && mistakesOf(told, seat).length === 0,
  'V.BAD_LUCK': ({ seat, luck }, told) =>
    balance(told, seat) < 0 && faultsOf(told, seat).length === 0 && luck < 0 && near(luck, luckOf(told, seat)),
  'V.NO_HOPE': ({ seat, expected }, told) =>
    balance(told, seat) < 0 &&
    faultsOf(told, seat).length === 0 &&
    expected < 0 &&
    near(expected, balance(told, seat) - luckOf(told, seat)),
  'V.GOOD_LUCK': (given, told) => balance(told, given.seat) > 0 && given.mistakes > 0 && hasGiven(told, given),
  'V.DRAWN': (given, told) =>
    told.end.phase === 'scored' && outcomeFor(told.end.result, given.seat) === 'drawn' && hasGiven(told, given),
  'V.MISTAKES': (given, told) =>
    balance(told, given.seat) < 0 && given.mistakes + given.inaccuracies > 0 && hasGiven(told, given),
};
