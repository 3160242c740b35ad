// Lines of a deal in which one may be written before it is over, reckoned a second time from the tricks (SPEC 9.1, 9.2).
import { type Seat, seatAfter, SEATS } from '../../../src/engine/base/seats.ts';
import { sumPoints } from '../../../src/engine/base/cards.ts';
import type { Game } from '../../../src/engine/games/shelf.ts';
import type { Round, ScoredRound } from '../../../src/engine/table/round.ts';
import type { HouseRules } from '../../../src/engine/options/options.ts';
import { houseOf } from '../../../src/engine/table/table-rules.ts';
import { must } from './check-step.ts';

/** Lines that make a head. */
const HEAD = 4;

/** Games with such a hand, as the second reckoning knows them. */
const FOR_THREE: readonly Game[] = ['strohmann'];

/** Whether the hand opposite the dealer is one that nobody sits behind. */
export const isForThree = ({ rules }: Pick<Round, 'rules'>): boolean =>
  rules.game !== undefined && FOR_THREE.includes(rules.game);

const teamOf = (seat: Seat): 0 | 1 => (seat === 0 || seat === 2 ? 0 : 1);

/** The team that has played the first of both Obers of Acorns in one trick; none if the table wants one from each team. */
function firstOfPair({ play }: ScoredRound, house: HouseRules): 0 | 1 | undefined {
  for (const { leader, cards } of play.done) {
    const [first, second] = cards.flatMap((card, place) =>
      card === 'EO' ? [teamOf(seatAfter(leader, place, 4))] : [],
    );
    if (second !== undefined)
      return house['doppelschafkopf.bonusFor'] === 'other-side' && first === second ? undefined : first;
  }
  return undefined;
}

/** Lines that each team writes, and nothing else. */
export function checkLines(round: ScoredRound): void {
  const { play, terms, settlement } = round;
  const { carried = 0, missing } = terms;
  const points: [number, number] = [0, 0];
  for (const { winner, cards } of play.done) points[teamOf(winner)] += sumPoints(cards);
  const house = houseOf(round.rules);
  const bonus = firstOfPair(round, house);
  const bonusLines = house['doppelschafkopf.bonus'];
  // The hand opposite the dealer of a game for three writes nothing.
  const blind = isForThree(round) ? seatAfter(terms.dealer, 2, 4) : undefined;
  const has = (seat: Seat): number => HEAD - (missing?.[seat] ?? HEAD);
  const over = SEATS.some((seat) => seat !== blind && teamOf(seat) === bonus && has(seat) + bonusLines >= HEAD);
  const won = ([0, 1] as const).find((team) => points[team] > 120);
  const schneider = won !== undefined && points[won === 0 ? 1 : 0] <= 60;
  const carriedLines = schneider && house['doppelschafkopf.carried'] === 'with-schneider' ? 2 * carried : carried;
  const worth = won === undefined ? 0 : carriedLines + (schneider ? 2 : 1);
  for (const seat of SEATS) {
    const team = teamOf(seat);
    const lines = seat === blind ? 0 : (team === bonus ? bonusLines : 0) + (team === won && !over ? worth : 0);
    must(
      settlement.balance[seat] === lines,
      () => `seat ${seat} writes ${settlement.balance[seat]} lines, not ${lines}`,
    );
  }
}
