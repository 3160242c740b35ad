// Double packs in hindsight: best play of all at the end of a deal that card points alone decide; else the real deal is played out
// by rules of thumb, since what single tricks bring cannot be searched.
import { countIn, pointsOfPack } from '../../base/cards.ts';
import { playedToTheEnd } from '../../bots/double-pack/double-pack-play-out.ts';
import { type Seat, SEATS } from '../../base/seats.ts';
import { endOf } from '../../bots/double-pack/ends.ts';
import { doublingsIn } from '../../doubling/doublings-in.ts';
import type { Outcome } from '../../open-game/outcomes.ts';
import { announcedIn } from '../../play/ansagen.ts';
import { sideOf } from '../../play/parties.ts';
import { afterPlay, type CompletedTrick } from '../../play/tricks.ts';
import { openCardValues } from '../../search/open-cards.ts';
import { step } from '../../round/step.ts';
import { isPlaying } from '../../table/readers.ts';
import type { Decision } from '../../table/log.ts';
import type { PlayingRound } from '../../table/round.ts';
import type { Considered } from './advice.ts';

/** What a round comes to for a seat with the announcements so far, if everybody goes on by rules of thumb. */
export function doublePackOutcome(round: PlayingRound, seat: Seat): Outcome {
  const { rules, terms, play, declarer, ansagen = [] } = round;
  const { dealer, carried, missing } = terms;
  const billed = { rules, doublings: doublingsIn(round), dealer, carried, missing };
  return endOf(billed, seat, playedToTheEnd({ play, declarer }), announcedIn(ansagen));
}

/** The round after a card or an announcement. Throws if it is refused (programming error). */
function after(round: PlayingRound, decision: Decision): PlayingRound {
  if (decision.type === 'play') return { ...round, play: afterPlay(round.play, decision.card) };
  const next = step(round, decision);
  if (!next.ok || !isPlaying(next.round)) throw new Error(`${decision.type} is refused`);
  return next.round;
}

/** Most cards in a hand from which best play of all is looked for: a commentary on a whole round must not take long. */
const MOST_EXACT = 6;

/**
 * Whether best play of all can be found from here: card points decide, few cards are left, and what a pair in one trick would bring
 * cannot fall any more.
 */
export function isDoubleSearched({ play, declarer }: PlayingRound): boolean {
  const { goal, pairBonus } = play.contract.row;
  const held = [...SEATS.flatMap((seat) => play.hands[seat]), ...play.trick.cards];
  return (
    declarer !== undefined &&
    goal.kind === 'points' &&
    SEATS.every((seat) => play.hands[seat].length <= MOST_EXACT) &&
    (pairBonus === undefined || countIn(held, pairBonus) < 2)
  );
}

/** What each card comes to under best play of all. Throws for anything but cards, and where it cannot be searched (programming errors). */
export function exactDoubleOutcomes(
  round: PlayingRound,
  seat: Seat,
  options: readonly Considered[],
): readonly Outcome[] {
  const { rules, terms, play, declarer, partner } = round;
  if (declarer === undefined || !isDoubleSearched(round)) throw new Error('this deal is not searched');
  const side = sideOf(declarer, partner);
  const values = openCardValues(play, declarer, partner);
  const rest = pointsOfPack(rules.pack) - play.done.reduce((sum, { points }) => sum + points, 0);
  const against = SEATS.find((each) => !side.includes(each)) ?? declarer;
  const { dealer, carried, missing } = terms;
  const billed = { rules, doublings: doublingsIn(round), dealer, carried, missing };
  return options.map((option) => {
    const points = option.type === 'play' ? values.get(option.card) : undefined;
    if (points === undefined) throw new Error(`${option.type} is not searched`);
    const won = (winner: Seat, of: number): CompletedTrick => ({ leader: winner, cards: [], winner, points: of });
    const done = [...play.done, won(declarer, points), won(against, rest - points)];
    return endOf(billed, seat, { play: { ...play, done }, sides: { re: side } }, announcedIn([]));
  });
}

/** What each card or announcement comes to, and saying nothing. */
export const doublePackOutcomes = (
  round: PlayingRound,
  seat: Seat,
  options: readonly Considered[],
): readonly Outcome[] =>
  options.map((each) => doublePackOutcome(each.type === 'leave' ? round : after(round, each), seat));
