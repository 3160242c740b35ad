// How a round ended, as one note, whatever its contract.
import type { ContractRow } from '../base/contract.ts';
import { DOPPELSCHAFKOPF_GAME } from '../contracts/doppelschafkopf.ts';
import { BIERKOPF } from '../contracts/partnerships.ts';
import { sideOf } from '../play/parties.ts';
import { type ByKind, byKind } from '../scoring/by-kind.ts';
import type { LeastResult } from '../scoring/least.ts';
import type { ReKontraResult } from '../scoring/re-kontra.ts';
import { POINTS_OF_DOUBLE_PACK } from '../base/cards.ts';
import { RAMSCH_TEAMS, type RamschResult } from '../scoring/ramsch-result.ts';
import { defendersIn, type RoundResult, type SidesResult } from '../scoring/result.ts';
import { type Seat, SEATS } from '../base/seats.ts';
import { type Note, note } from './notes.ts';

/** Who has won a finished round, and how. */
export const endingOf = (row: Row, result: RoundResult): Note => byKind(ENDINGS, result, row);

type Row = Pick<ContractRow, 'id' | 'goal'>;

const ENDINGS: ByKind<Note, [Row]> = {
  sides: endingOfSides,
  ramsch: endingOfRamsch,
  least: endingOfLeast,
  reKontra: endingOfReKontra,
};

function endingOfReKontra({ re, winner, rePoints, revoke, fine }: ReKontraResult): Note {
  if (revoke && fine) return note('L.LOST_BY_REVOKE', { by: revoke.seat });
  const points = winner === 'kontra' ? POINTS_OF_DOUBLE_PACK - rePoints : rePoints;
  const against = POINTS_OF_DOUBLE_PACK - points;
  if (!winner) return note('L.RE_NOBODY', { points, against });
  const side = SEATS.filter((seat) => re.includes(seat) === (winner === 're'));
  return revoke
    ? note('L.WON_BY_REVOKE', { side, by: revoke.seat })
    : note('L.RE_WON', { side, name: winner, points, against });
}

function endingOfLeast({ points, tricks, winner, loser, decidedBy, revoke }: LeastResult): Note {
  if (revoke) return note('L.LOST_BY_REVOKE', { by: revoke.seat });
  if (loser !== undefined) return note('L.LEAST_ALL', { by: loser });
  const by = winner ?? 0;
  return note('L.LEAST_WON', { by, points: points[by], tricks: tricks[by], decidedBy });
}

function endingOfRamsch({ losers, durchmarsch, points, tricks, form, revoke, decidedBy }: RamschResult): Note {
  if (revoke) return note('L.RAMSCH_REVOKE', { by: revoke.seat });
  if (durchmarsch !== undefined)
    return note('L.RAMSCH_MARCH', { by: durchmarsch, points: points[durchmarsch], tricks: tricks[durchmarsch] });
  if (losers.length === 0)
    return note('L.RAMSCH_EVEN', { points: form === 'teams' ? sumOf(points, RAMSCH_TEAMS[0]) : points[0], form });
  if (form === 'teams') return note('L.RAMSCH_TEAM_LOST', { side: losers, points: sumOf(points, losers) });
  const [loser = 0] = losers;
  return note('L.RAMSCH_LOST', { side: losers, points: points[loser], decidedBy });
}

const sumOf = (points: RamschResult['points'], team: readonly Seat[]): number =>
  team.reduce<number>((sum, seat) => sum + points[seat], 0);

function endingOfSides(result: SidesResult, { id, goal }: Row): Note {
  const side = sideOf(result.declarer, result.partner);
  if (result.revoke) return note('L.WON_BY_REVOKE', { side: winners(result, side), by: result.revoke.seat });
  switch (goal.kind) {
    case 'laidDown':
      return note('L.WON_SIE', { side, contract: id });
    case 'everyTrick':
      return result.winner === 'declarer'
        ? note('L.WON_TOUT', { side, contract: id })
        : note('L.LOST_TOUT', { side, contract: id, by: taker(result) });
    case 'noTrick':
      return note(result.winner === 'declarer' ? 'L.WON_BETTEL' : 'L.LOST_BETTEL', { side, contract: id });
    case 'fewestPoints':
    case 'reKontra':
      throw new Error(`a goal of ${goal.kind} has no declaring side`);
    case 'points':
      return result.winner === 'draw'
        ? note('L.DRAW', { points: result.sidePoints, next: CARRIED.includes(id) ? 'more' : 'same' })
        : wonByPoints(result, side, goal);
  }
}

/** Contracts whose undecided deals leave their stake to the next one. */
const CARRIED: readonly string[] = [BIERKOPF.id, DOPPELSCHAFKOPF_GAME.id];

/** The opponent who took a trick in a Tout; there is one only, for the round ends with it. */
const taker = (result: SidesResult): Seat =>
  defendersIn(result).find((seat) => result.tricks[seat] > 0) ?? result.declarer;

const winners = (result: SidesResult, declaring: readonly Seat[]): readonly Seat[] =>
  result.winner === 'declarer' ? declaring : defendersIn(result);

type PointsGoal = Extract<ContractRow['goal'], { kind: 'points' }>;

/** Card points that were enough for a side that has won with no more than the other one. */
function enoughFor(won: SidesResult['winner'], points: number, total: number, goal: PointsGoal): number {
  if (won !== 'declarer') return total + 1 - goal.atLeast;
  return points < goal.atLeast ? (goal.fewerWith?.atLeast ?? goal.atLeast) : goal.atLeast;
}

function wonByPoints(result: SidesResult, declaring: readonly Seat[], goal: PointsGoal): Note {
  const total = result.points.reduce((sum, each) => sum + each, 0);
  const won = result.winner === 'declarer';
  const points = won ? result.sidePoints : total - result.sidePoints;
  const side = winners(result, declaring);
  const grade = result.schwarz ? 'schwarz' : result.schneider ? 'schneider' : 'plain';
  const against = total - points;
  const fewer = points <= against ? { enough: enoughFor(result.winner, points, total, goal) } : {};
  const losers = won ? defendersIn(result) : declaring;
  return note('L.WON', { side, losers, points, against, grade, ...fewer });
}
