// Points of a deal of Doppelkopf, reckoned a second time from the tricks and what was said (RELATIVES 8, DK5, DK6).
import { type Seat, seatAfter } from '../../../src/engine/base/seats.ts';
import { sumPoints } from '../../../src/engine/base/cards.ts';
import type { ReKontraResult } from '../../../src/engine/scoring/re-kontra.ts';
import type { ScoredRound } from '../../../src/engine/table/round.ts';
import { houseOf } from '../../../src/engine/table/table-rules.ts';
import { must } from './check-step.ts';

type Team = 0 | 1;
const TEAMS: readonly Team[] = [0, 1];
const other = (team: Team): Team => (team === 0 ? 1 : 0);

/** What a side may leave the other one at most, as it was announced, and what that other side is paid for having reached. */
const LEVELS = [
  { says: 'no90', below: 90, reward: 120 },
  { says: 'no60', below: 60, reward: 90 },
  { says: 'no30', below: 30, reward: 60 },
  { says: 'schwarz', below: 1, reward: 30 },
] as const;

/** What each of the two sides has come to; Re is the first. */
interface Taken {
  readonly points: readonly [number, number];
  readonly tricks: readonly [number, number];
  readonly said: readonly [readonly string[], readonly string[]];
}

/** A side of whom `below` is wanted; of all tricks, one is too many. */
const keptBelow = ({ points, tricks }: Taken, team: Team, { says, below }: (typeof LEVELS)[number]): boolean =>
  says === 'schwarz' ? tricks[team] === 0 : points[team] < below;

/** Who has won: nobody if both sides have promised what they have not kept. */
function winnerIn(taken: Taken): Team | undefined {
  const { points, said } = taken;
  const promised = (team: Team): (typeof LEVELS)[number] | undefined =>
    LEVELS.findLast(({ says }) => said[team].includes(says));
  const kept = TEAMS.map((team) => {
    const level = promised(team);
    return level && keptBelow(taken, other(team), level);
  });
  const [re, kontra] = kept;
  if (re === undefined && kontra === undefined)
    return points[0] > (said[0].length === 0 && said[1].length > 0 ? 119 : 120) ? 0 : 1;
  if (re === true || (re === undefined && kontra === false)) return 0;
  return kontra === true || (kontra === undefined && re === false) ? 1 : undefined;
}

/** How many of the four levels a team has kept the other one below. */
const heightsOf = (taken: Taken, team: Team): number =>
  LEVELS.filter((level) => keptBelow(taken, other(team), level)).length;

/** Points of Re less those of Kontra for how the game has ended and for what was announced. */
function gameIn(taken: Taken, winner: Team, heightsTo: 'winner' | 'taker'): number {
  const { points, said } = taken;
  const heights = (team: Team): number => heightsOf(taken, team);
  const words = TEAMS.map((team) => (said[team].length === 0 ? 0 : 1 + said[team].length));
  const own = 1 + heights(winner) + (words[0] ?? 0) + (words[1] ?? 0);
  const net = own - (heightsTo === 'taker' ? heights(other(winner)) : 0);
  must(points[0] + points[1] === 240, () => `${points.join(' and ')} card points`);
  return winner === 0 ? net : -net;
}

/** The same for single tricks: foxes, full tricks, Charlie. */
function extrasIn({ play }: ScoredRound, teamOf: (seat: Seat) => Team): number {
  return play.done.reduce((sum, { leader, winner, cards }, at) => {
    const foxes = cards.filter(
      (card, place) => card === 'SA' && teamOf(seatAfter(leader, place, 4)) !== teamOf(winner),
    );
    const full = sumPoints(cards) >= 40 ? 1 : 0;
    const takes = cards.find((_, place) => seatAfter(leader, place, 4) === winner);
    const charlie = at === play.done.length - 1 && takes === 'EU' ? 1 : 0;
    return sum + (teamOf(winner) === 0 ? 1 : -1) * (foxes.length + full + charlie);
  }, 0);
}

/** The points of a deal that was played to its end. */
export function checkPoints(result: ReKontraResult, round: ScoredRound): void {
  const { play, rules } = round;
  const house = houseOf(rules);
  const teamOf = (seat: Seat): Team => (result.re.includes(seat) ? 0 : 1);
  const of = (team: Team): typeof play.done => play.done.filter(({ winner }) => teamOf(winner) === team);
  const pointsOf = (team: Team): number => of(team).reduce((sum, { cards }) => sum + sumPoints(cards), 0);
  const taken: Taken = {
    points: [pointsOf(0), pointsOf(1)],
    tricks: [of(0).length, of(1).length],
    said: [result.announced.re, result.announced.kontra],
  };
  const winner = winnerIn(taken);
  const against = LEVELS.reduce((sum, { says, reward }) => {
    const earned = (team: Team): number =>
      taken.said[other(team)].includes(says) && taken.points[team] >= reward ? 1 : 0;
    return sum + earned(0) - earned(1);
  }, 0);
  const undecided = house['dok.nobodyWins'] === 'heights' ? heightsOf(taken, 0) - heightsOf(taken, 1) : 0;
  const game = winner === undefined ? undecided : gameIn(taken, winner, house['dok.heightsTo']);
  const old = winner === 1 && result.alone === undefined ? -1 : 0;
  const extras = result.alone === undefined ? extrasIn(round, teamOf) : 0;
  const nothing = winner === undefined && house['dok.nobodyWins'] === 'nothing';
  const net = nothing ? 0 : game + against + old + extras;
  must(net === result.net, () => `a second reckoning comes to ${net}, not ${result.net}`);
}
