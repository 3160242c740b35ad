// Where a round turned: the trick in which the chance of a player's side moved most, and what moved it.
import { type Card, pointsOf } from '../../base/cards.ts';
import type { Goal } from '../../base/contract.ts';
import { orderOf, winningIndex } from '../../play/order.ts';
import { type CompletedTrick, playersIn } from '../../play/tricks.ts';
import { type Seat, seatAt } from '../../base/seats.ts';
import { ofDecision, playedCard } from '../../table/readers.ts';
import type { ScoredRound } from '../../table/round.ts';
import { reSidesIn } from '../../table/re-sides-in.ts';
import { seatsAt } from '../../table/table-rules.ts';
import { severityOf } from '../advice/grade.ts';
import { DEAR } from '../ideas/measures.ts';
import { caughtBy, lostBy } from './happenings.ts';
import type { EntryReview } from './review.ts';
import { type StoryRemark, storyRemark, type Turn } from './story-remarks.ts';

/** A chance that moves by so much in one trick is told as the turn of the round. */
const TURNS = 0.2;

/** The chance of the player's side after a trick, from 0; that before the first card has the number -1. */
interface Standing {
  readonly trick: number;
  readonly chance: number;
}

function standingsOf(
  reviews: readonly EntryReview[],
  own: (chance: number) => number,
  you: Seat,
  trickOf: (entry: number) => number | undefined,
): readonly Standing[] {
  const byTrick = new Map<number, number>();
  let trick = -1;
  for (const { entry, outlook } of reviews) {
    trick = trickOf(entry) ?? trick;
    if (outlook) byTrick.set(trick, own(outlook.chance[you]));
  }
  return [...byTrick].map(([trick, chance]) => ({ trick, chance }));
}

/** The chance of a player's side before the first card; undefined where nobody followed it then. */
export function chanceAtStart(round: ScoredRound, reviews: readonly EntryReview[], you: Seat): number | undefined {
  const first = round.entries.findIndex((each) => playedCard(each) !== undefined);
  const chance = reviews.findLast(({ entry, outlook }) => entry < first && outlook)?.outlook?.chance[you];
  return chance === undefined || isOfDeclarer(round, you) ? chance : 1 - chance;
}

const isOfDeclarer = ({ declarer, partner }: ScoredRound, you: Seat): boolean => you === declarer || you === partner;

/** The trick in which the chance of a player's side moved most, and what moved it; the fattest one where the chance was not followed. */
export function turnIn(
  round: ScoredRound,
  reviews: readonly EntryReview[],
  you: Seat,
  trickOf: (entry: number) => number | undefined,
): StoryRemark | undefined {
  if (round.declarer === undefined) return fattestIn(round, you);
  const declares = isOfDeclarer(round, you);
  const standings = standingsOf(reviews, (chance) => (declares ? chance : 1 - chance), you, trickOf);
  const moves = standings.flatMap((after, index) => {
    const before = standings[index - 1];
    return before && after.trick >= 0 ? [{ trick: after.trick, from: before.chance, to: after.chance }] : [];
  });
  const [first, ...rest] = moves;
  if (!first) return fattestIn(round, you);
  const most = rest.reduce((best, each) => (moved(each) > moved(best) ? each : best), first);
  const { trick, from, to } = most;
  if (moved(most) < TURNS) {
    const open = standings.slice(0, -1).map(({ chance }) => chance);
    return storyRemark('T.STEADY', { least: Math.min(...open), most: Math.max(...open) });
  }
  const by = turnBy(round, reviews, sideOfYou(round, you), most, trickOf);
  return storyRemark('T.TURN', { trick: trick + 1, from, to, by });
}

const moved = ({ from, to }: { readonly from: number; readonly to: number }): number => Math.abs(to - from);

function sideOfYou({ declarer, partner, rules }: ScoredRound, you: Seat): readonly Seat[] {
  const declaring = [declarer, partner].filter((seat) => seat !== undefined);
  return declaring.includes(you) ? declaring : seatsAt(rules).filter((seat) => !declaring.includes(seat));
}

/** What in a trick speaks for the way in which it moved the chance. */
function turnBy(
  round: ScoredRound,
  reviews: readonly EntryReview[],
  friends: readonly Seat[],
  { trick, from, to }: { readonly trick: number; readonly from: number; readonly to: number },
  trickOf: (entry: number) => number | undefined,
): Turn {
  const done = round.play.done[trick];
  const suffers = (seat: Seat): boolean => friends.includes(seat) === to < from;
  const slip = slipAmong(reviews.filter(({ entry, seat }) => trickOf(entry) === trick && suffers(seat)));
  if (slip) return slip;
  if (!done) return { kind: 'shown' };
  const fallen = to < from ? lostBy([done], friends) : caughtBy([done], friends);
  const dear = fallen.toSorted((a, b) => pointsOf(b.card) - pointsOf(a.card))[0];
  if (dear) return { kind: 'fell', holder: dear.holder, card: dear.card, winner: dear.winner, points: done.points };
  return suffers(done.winner) || done.points < DEAR ? { kind: 'shown' } : takenIn(round, done);
}

/** The gravest mistake with a card among some decisions. */
function slipAmong(reviews: readonly EntryReview[]): Turn | undefined {
  const slips = ofDecision(reviews, 'play').filter(({ grade }) => grade === 'mistake' || grade === 'blunder');
  const worst = slips.toSorted((a, b) => severityOf(b.advice, b.decision) - severityOf(a.advice, a.decision))[0];
  const better = playedCard(worst?.advice.ranked[0]?.decision);
  return worst && better ? { kind: 'slip', seat: worst.seat, card: worst.decision.card, better } : undefined;
}

function takenIn(round: ScoredRound, done: CompletedTrick): Turn {
  const card = takingCard(round, done);
  return card === undefined ? { kind: 'shown' } : { kind: 'taken', winner: done.winner, card, points: done.points };
}

/** The card with which a trick was taken; undefined where the rules gave it to somebody else. */
function takingCard({ play, rules }: ScoredRound, done: CompletedTrick): Card | undefined {
  const place = winningIndex(orderOf(play.contract, rules.pack), done.cards);
  return seatAt(done, place, playersIn(done)) === done.winner ? done.cards[place] : undefined;
}

/** The trick with most card points, where that is worth telling. */
function fattestIn(round: ScoredRound, you: Seat): StoryRemark | undefined {
  const { done, contract } = round.play;
  const most = Math.max(...done.map(({ points }) => points));
  const trick = done.findIndex(({ points }) => points === most);
  const fattest = done[trick];
  const card = fattest && takingCard(round, fattest);
  if (!POINTS.includes(contract.row.goal.kind) || !card || most < FAT) return undefined;
  const { winner, points } = fattest;
  const friends = friendsIn(round, you);
  const whose = friends === undefined ? 'each' : friends.includes(winner) ? 'own' : 'theirs';
  return storyRemark('T.FATTEST', { trick: trick + 1, winner, card, points, whose });
}

/** Goals for which points count, and a trick from which on it has many. */
const POINTS: readonly Goal['kind'][] = ['points', 'fewestPoints', 'reKontra'];
const FAT = 20;

/** Who played together with a seat; undefined where everybody played for himself. */
function friendsIn(round: ScoredRound, you: Seat): readonly Seat[] | undefined {
  if (round.declarer !== undefined) return sideOfYou(round, you);
  const re = reSidesIn(round)?.re;
  return re && seatsAt(round.rules).filter((seat) => re.includes(seat) === re.includes(you));
}
