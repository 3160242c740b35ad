// How the others play in lessons: with open cards and never wrong, so that a mistake is punished and good play is rewarded.
import { playCard } from '../../bots/play/play.ts';
import type { Card } from '../../base/cards.ts';
import { sideOf } from '../../play/parties.ts';
import { declarerOf, type PlayingRound, type Round, type ScoredRound } from '../../table/round.ts';
import type { Seat } from '../../base/seats.ts';
import { openCardValues } from '../../search/open-cards.ts';
import { turnIn } from '../../round/step.ts';
import { viewFor } from '../../round/view.ts';
import { withCard } from './lesson-rounds.ts';
import { isPlaying, playedCard } from '../../table/readers.ts';

/** Whether a seat plays for the declaring side. */
export const isDeclaring = ({ declarer, partner }: PlayingRound | ScoredRound, seat: Seat): boolean =>
  declarer !== undefined && sideOf(declarer, partner).includes(seat);

/** Card points that the declaring side has taken so far. */
export const declaringPoints = (round: PlayingRound | ScoredRound): number =>
  round.play.done.reduce((sum, { winner, points }) => sum + (isDeclaring(round, winner) ? points : 0), 0);

/**
 * For each allowed card of the seat to play: the card points (0 - 120) that its side has at the end if from then on everybody
 * plays as well as open cards allow.
 */
export function finalPoints(round: PlayingRound): ReadonlyMap<Card, number> {
  const seat = turnIn(round) as Seat;
  const soFar = declaringPoints(round);
  const values = openCardValues(round.play, declarerOf(round), round.partner);
  const own = (rest: number): number => (isDeclaring(round, seat) ? soFar + rest : 120 - soFar - rest);
  return new Map([...values].map(([card, rest]) => [card, own(rest)]));
}

/** The cards that lead to the most points. */
function bestCards(round: PlayingRound): readonly Card[] {
  const points = finalPoints(round);
  const most = Math.max(...points.values());
  return [...points].flatMap(([card, value]) => (value === most ? [card] : []));
}

/** The best card with open hands; of several the one that a good player would choose who sees only the own hand. */
export function bestCard(round: PlayingRound): Card {
  const best = bestCards(round);
  const usual = playedCard(playCard(viewFor(round, turnIn(round) as Seat)).decision);
  const [first] = best;
  if (first === undefined) throw new Error('no card may be played');
  return usual !== undefined && best.includes(usual) ? usual : first;
}

/** The rounds that follow while the others play, up to the turn of `you`, the end of the trick at hand, or the end of the round. */
export function othersPlay(start: Round, you: Seat, until: 'turn' | 'trick'): readonly Round[] {
  const rounds: Round[] = [];
  let round = start;
  const tricks = 'play' in start ? start.play.done.length : 0;
  while (isPlaying(round) && turnIn(round) !== you && (until === 'turn' || round.play.done.length === tricks)) {
    round = withCard(round, bestCard(round));
    rounds.push(round);
  }
  return rounds;
}
