// The concrete consequence of a card within two tricks, set against a better one: in the real deal if it did harm there.
import { knowledgeOf } from '../../inference/knowledge.ts';
import { imagine } from '../../bots/sampling/sample.ts';
import type { Card } from '../../base/cards.ts';
import type { Goal } from '../../base/contract.ts';
import { partnerOf, sideOf } from '../../play/parties.ts';
import { declarerOf, type PlayingRound } from '../../table/round.ts';
import type { World } from '../../inference/worlds.ts';
import type { Seat } from '../../base/seats.ts';
import { type SeatView, viewFor } from '../../round/view.ts';
import type { AdviceThink } from '../advice/advice.ts';
import { gameIn } from '../../bots/sampling/payoffs.ts';
import { gameOf, worldIn } from '../advice/open-rounds.ts';
import { DEAR } from '../ideas/measures.ts';
import { dealtIn, type Game, openGame } from '../../open-game/open-game.ts';
import { outcomesIn } from '../../open-game/outcomes.ts';
import { type Course, fallenIn } from './happenings.ts';
import { type Compared, type Gain, toldOf } from './told.ts';
import { lineAfter, type LineStart } from './lines.ts';
import { type Remark, remark, type ToldDeal } from './review-remarks.ts';
import { playersAt, seatsAt, type TableRules } from '../../table/table-rules.ts';

/** A card that was played, where, and how it really went on: the trick it was played to, and the next one. */
export interface Played {
  readonly round: PlayingRound;
  readonly seat: Seat;
  readonly card: Card;
  readonly course: Course;
}

/** Tricks that are told of: the one to which a card is played, and the next one. */
const TRICKS_TOLD = 2;

/** Deals in which an example is looked for. */
const EXAMPLES = 12;

export const isGain = ({ cents, points }: Gain): boolean => cents > 0 || (cents === 0 && points > 0);

/** What the better card would have done. */
export function againstBetter(played: Played, better: Card, think: AdviceThink): readonly Remark[] {
  const { round, seat, card, course } = played;
  const gain = gainIn(gameOf(round), worldIn(round), seat, better, card);
  if (isGain(gain)) {
    const compared = inDeal(gameOf(round), worldIn(round), seat, better, { kind: 'actual' }, gain, course);
    return toldOf(compared, played.card);
  }
  const example = exampleOf(viewFor(round, seat), better, card, think);
  if (!example) return [];
  const game = gameOf(round);
  const start = startOf(game, example.hands);
  const deal: ToldDeal = { kind: 'imagined', hands: example.hands };
  return toldOf(inDeal(game, example.hands, seat, better, deal, example.gain, lineAfter(start, card)));
}

/** What the card itself did for the own side. */
export function ofGoodCard({ round, seat, card, course }: Played): readonly Remark[] {
  const [trick] = course;
  if (!trick) return [];
  const { winner, points } = trick;
  const { kind } = round.play.contract.row.goal;
  // A trick is nothing to be praised for in a Bettel, nor are points in a Tout.
  if (kind === 'noTrick') return [];
  if (winner === seat && points >= DEAR) return [remark('P.TRICK_WON', { seat, card, points })];
  if (kind !== 'points') return [];
  const friends = friendsOf(round.rules, sideOf(declarerOf(round), round.partner), seat);
  const smeared = fallenIn(course).some((each) => each.card === card && each.when === 'thisTrick');
  return smeared && winner !== seat && friends.includes(winner) ? [remark('P.SMEARED', { card, winner, points })] : [];
}

function inDeal(
  game: Game,
  hands: World,
  seat: Seat,
  better: Card,
  deal: ToldDeal,
  gain: Gain,
  withPlayed: Course,
): Compared {
  const start = startOf(game, hands);
  const friends = friendsOf(game.rules, start.side, seat);
  return {
    better,
    deal,
    goal: game.contract.row.goal.kind,
    friends,
    withBetter: lineAfter(start, better),
    withPlayed,
    left: hands[seat].length > TRICKS_TOLD ? 'more' : 'none',
    gain,
  };
}

function startOf(game: Game, hands: World): LineStart {
  const { contract, rules, declarer, trick, done } = game;
  const side = sideOf(declarer, game.partner ?? partnerOf(contract, dealtIn(game, hands)));
  const players = playersAt(rules);
  return { play: { contract, pack: rules.pack, players, hands, trick, done }, declarer, side };
}

export const friendsOf = (rules: TableRules, side: readonly Seat[], seat: Seat): readonly Seat[] =>
  seatsAt(rules).filter((each) => side.includes(each) === side.includes(seat));

/** What the better card brings more in a deal. */
function gainIn(game: Game, hands: World, seat: Seat, better: Card, card: Card): Gain {
  const outcomes = outcomesIn(openGame(game, hands), seat, 'points');
  const [good, bad] = [outcomes.get(better), outcomes.get(card)];
  if (!good || !bad) throw new Error('both cards must be allowed');
  return {
    cents: good.cents - bad.cents,
    games: Number(good.won === 1) - Number(bad.won === 1),
    points: (good.points ?? 0) - (bad.points ?? 0),
  };
}

/** A deal that stands for those in which a card is worse than another: what is held there, and how both go on. */
export interface Refutation {
  readonly hands: World;
  /** The trick to which the card is played, and the next one, with best play of all. */
  readonly withCard: Course;
  readonly withBetter: Course;
  /** Seats that play together with the one who plays the card. */
  readonly friends: readonly Seat[];
  /** What the game is won by. */
  readonly goal: Goal['kind'];
}

/**
 * What a card would lead to, shown in the deal that is most typical for its loss among some that the seat must think
 * possible; nothing where in none of them the better card is better, or where no side declares. Nothing of it is known to
 * be so: the view alone is looked at.
 */
export function refutationOf(view: SeatView, card: Card, better: Card, think: AdviceThink): Refutation | undefined {
  if (view.contract?.declarer === undefined || !view.trick) return undefined;
  const know = knowledgeOf(view);
  const example = exampleOf(view, better, card, think);
  if (!example) return undefined;
  const start = startOf(gameIn(know), example.hands);
  return {
    hands: example.hands,
    goal: know.contract.row.goal.kind,
    withCard: lineAfter(start, card),
    withBetter: lineAfter(start, better),
    friends: friendsOf(view.rules, start.side, view.seat),
  };
}

/** Of some deals that the seat must think possible the one that stands for those in which the better card is better. */
function exampleOf(
  view: SeatView,
  better: Card,
  card: Card,
  { random }: AdviceThink,
): { readonly hands: World; readonly gain: Gain } | undefined {
  const know = knowledgeOf(view);
  const game = gameIn(know);
  const found = imagine(know, EXAMPLES, EXAMPLES, random)
    .worlds.map(({ world }) => ({ hands: world, gain: gainIn(game, world, view.seat, better, card) }))
    .filter(({ gain }) => isGain(gain));
  const mean = found.reduce((sum, { gain }) => sum + gain.cents, 0) / found.length;
  return [...found].sort((a, b) => Math.abs(a.gain.cents - mean) - Math.abs(b.gain.cents - mean))[0];
}
