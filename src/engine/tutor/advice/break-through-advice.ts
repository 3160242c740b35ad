// Advice on announcing a Durchbruch: in how many imagined deals it comes off, against what the Ramsch brings in silence.
import { breakThroughBy } from '../../bots/ramsch/break-through.ts';
import { type BreakThroughOutlook, breakThroughOutlook } from '../../bots/ramsch/announce-break-through.ts';
import { ofRamsch } from '../../bots/ramsch/ramsch-payoffs.ts';
import { knowledgeOf } from '../../inference/knowledge.ts';
import { asideOf } from '../../bots/random-player.ts';
import { imagine } from '../../bots/sampling/sample.ts';
import { durchbruchRule, pointsOfSeat } from '../../doubling/durchbruch.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import type { SeatView } from '../../round/view.ts';
import type { Advice, AdviceThink, Considered } from './advice.ts';
import type { Outcome } from '../../open-game/outcomes.ts';
import { rankedBy } from './ranking.ts';
import { Scores } from '../../bots/sampling/scores.ts';
import { stakeOf } from './stake.ts';

/** Imagined deals that are looked at. */
const DEALS = { quick: 64, deep: 240 } as const;

/** Advice on the Durchbruch that the seat may announce now; undefined if it may not. */
export function adviseBreakThrough(view: SeatView, { random, effort }: AdviceThink): Advice | undefined {
  const give = asideOf(view);
  const game = breakThroughBy(view.rules, view.seat);
  if (give?.type !== 'durchbruch' || !game) return undefined;
  const know = knowledgeOf(view);
  // Of two that come to the same silence is named first.
  const options: readonly Considered[] = [{ type: 'leave', seat: view.seat }, give];
  const scores = new Scores(options.length);
  for (const { world, weight } of imagine(know, 0, DEALS[effort === 'deep' ? 'deep' : 'quick'], random).worlds) {
    scores.add(quietOrAnnounced(breakThroughOutlook(know, game, world)), weight);
  }
  const stake = stakeOf(view);
  const ranked = rankedBy(options, scores, 'drawn', stake);
  return {
    basis: 'yourView',
    seat: view.seat,
    ranked,
    stake,
    worlds: { of: 'drawn', count: scores.deals },
    facts: factsOf(view, scores.chance(1), ranked[0]?.decision === give),
  };
}

/** What a Ramsch comes to without a Durchbruch, and with it. */
export const quietOrAnnounced = ({ announced, quietly }: BreakThroughOutlook): readonly [Outcome, Outcome] => [
  ofRamsch(quietly),
  { cents: announced.cents, won: announced.comesOff ? 1 : 0 },
];

function factsOf({ rules, tricks, seat }: SeatView, chance: number, good: boolean): readonly Fact[] {
  const needed = durchbruchRule(rules)?.announcedAtLeast;
  if (needed === undefined) return [];
  const [points, others] = pointsOfSeat(tricks, seat);
  return [
    ...(good ? [fact('durchbruch.strong', { points, others, needed })] : []),
    fact('durchbruch.chance', { percent: Math.round(100 * chance), needed }),
  ];
}
