// What a revoke costs in Doppelkopf, tried wherever a card is forbidden and reckoned a second time from the log (RELATIVES 8).
import type { Card } from '../../../src/engine/base/cards.ts';
import { type Seat, SEATS } from '../../../src/engine/base/seats.ts';
import { type Option, step } from '../../../src/engine/round/step.ts';
import type { PlayingRound } from '../../../src/engine/table/round.ts';
import { houseOf } from '../../../src/engine/table/table-rules.ts';
import { must } from './check-step.ts';

const LEVELS: readonly string[] = ['no90', 'no60', 'no30', 'schwarz'];

/** Who plays Re; a Hochzeit that is not settled has its suitor only, and is no solo. */
interface Told {
  readonly re: readonly Seat[];
  readonly settled: boolean;
}

function toldSides({ dealt, declarer, play }: PlayingRound): Told {
  if (declarer === undefined) return { re: SEATS.filter((seat) => dealt[seat].includes('EO')), settled: true };
  if (play.contract.row.id !== 'dok-hochzeit') return { re: [declarer], settled: true };
  const partner = play.done.slice(0, 3).find(({ winner }) => winner !== declarer)?.winner;
  return partner === undefined
    ? { re: [declarer], settled: play.done.length >= 3 }
    : { re: [declarer, partner], settled: true };
}

/** How far the players of a side have gone: 0 for nothing, 1 for Re or Kontra, one more for each level. */
const saidBy = ({ entries }: PlayingRound, side: readonly Seat[]): number =>
  Math.max(
    0,
    ...entries.flatMap((entry) =>
      entry.type === 'ansage' && side.includes(entry.seat) ? [2 + LEVELS.indexOf(entry.says)] : [],
    ),
  );

/** Twelve points and three for each level of the other side, shared by the others, or all for a soloist who is played against. */
function fineOf(round: PlayingRound, guilty: Seat, { re, settled }: Told): readonly number[] {
  const [one, ...more] = re;
  const soloist = settled && more.length === 0 ? one : undefined;
  const opponents = SEATS.filter((seat) => re.includes(seat) !== re.includes(guilty));
  const lost = 12 + 3 * Math.max(0, saidBy(round, opponents) - 1);
  const against = soloist !== undefined && soloist !== guilty;
  return SEATS.map((seat) => {
    if (seat === guilty) return -lost;
    return against ? (seat === soloist ? lost : 0) : lost / 3;
  });
}

/** A point for having won, and two for each side that has said anything. */
function lostDeal(round: PlayingRound, guilty: Seat, { re }: Told): readonly number[] {
  const kontra = SEATS.filter((seat) => !re.includes(seat));
  const worth = [re, kontra].reduce((sum, side) => sum + (saidBy(round, side) > 0 ? 2 : 0), 1);
  return SEATS.map((seat) => {
    const wins = re.includes(seat) !== re.includes(guilty);
    const share = re.includes(seat) && re.length === 1 ? 3 : 1;
    return (wins ? worth : -worth) * share;
  });
}

/** A card of the hand that is forbidden. */
const forbiddenIn = (options: readonly Option[]): Card | undefined =>
  options.flatMap(({ decision, verdict }) => (decision.type === 'play' && !verdict.legal ? [decision.card] : []))[0];

/** Whether a forbidden card could be tried; throws a Violation if it comes to anything else. */
export function checkRevoke(round: PlayingRound, guilty: Seat, options: readonly Option[]): boolean {
  const card = forbiddenIn(options);
  if (card === undefined) return false;
  const next = step(round, { type: 'revoke', seat: guilty, card });
  const balance = next.ok && next.round.phase === 'scored' ? next.round.settlement.balance : [];
  const reckon = houseOf(round.rules)['dok.revoke'] === 'fine' ? fineOf : lostDeal;
  const expected = reckon(round, guilty, toldSides(round));
  must(
    balance.join() === expected.join(),
    () => `a revoke of ${guilty} with ${card} comes to ${balance.join(' ')}, not ${expected.join(' ')}`,
  );
  return true;
}
