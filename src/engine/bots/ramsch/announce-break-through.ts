// Whether to announce a Durchbruch: how often it comes off in imagined deals, against what the Ramsch brings otherwise.
import { POINTS_OF_PACK } from '../../base/cards.ts';
import { durchbruchRule, pointsOfSeat } from '../../doubling/durchbruch.ts';
import { fact } from '../../inference/facts.ts';
import type { Random } from '../../base/random.ts';
import { payoffsAt } from '../../endings/round-bill.ts';
import { positionOf } from '../../search/open-cards.ts';
import { positionReaches } from '../../search/solver.ts';
import type { World } from '../../inference/worlds.ts';
import { playersAt } from '../../table/table-rules.ts';
import type { SeatView } from '../../round/view.ts';
import { type Knowledge, knowledgeOf } from '../../inference/knowledge.ts';
import type { Choice } from '../player.ts';
import { asideOf } from '../random-player.ts';
import { imagine } from '../sampling/sample.ts';
import { type BreakThrough, breakThroughBy } from './break-through.ts';
import { openRamsch, type RamschOutcome, ramschOutcome } from './ramsch-payoffs.ts';

/** Imagined deals that are looked at. */
const DEALS = 32;
/** Chance from which it is announced at all: the others hear it and play together from then on. */
const LEAST = 0.6;

/** A Durchbruch if the seat may announce one and it is worth it; undefined otherwise. */
export function announceBreakThrough(view: SeatView, random: Random): Choice | undefined {
  const decision = asideOf(view);
  const rule = durchbruchRule(view.rules);
  const game = breakThroughBy(view.rules, view.seat);
  if (decision?.type !== 'durchbruch' || !rule || !game) return undefined;
  const [points, others] = pointsOfSeat(view.tricks, view.seat);
  if (POINTS_OF_PACK - others < rule.announcedAtLeast) return undefined;
  const know = knowledgeOf(view);
  let [sum, made, gain] = [0, 0, 0];
  for (const { world, weight } of imagine(know, 0, DEALS, random).worlds) {
    const { announced, quietly } = breakThroughOutlook(know, game, world);
    sum += weight;
    if (announced.comesOff) made += weight;
    gain += weight * (announced.cents - quietly.cents);
  }
  if (made / sum < LEAST || gain <= 0) return undefined;
  return {
    decision,
    because: [
      fact('durchbruch.strong', { points, others, needed: rule.announcedAtLeast }),
      fact('durchbruch.chance', { percent: Math.round((100 * made) / sum), needed: rule.announcedAtLeast }),
    ],
  };
}

/** What an announcement comes to in a deal, and what the Ramsch does without it, in cents for the seat. */
export interface BreakThroughOutlook {
  /** `comesOff`: the rest of the points can be taken against best play of the others. */
  readonly announced: { readonly comesOff: boolean; readonly cents: number };
  readonly quietly: RamschOutcome;
}

/**
 * The outlook of the seat to play in a deal. Who falls short is taken to pay the Ramsch to all, and no less than in
 * silence: the others have played together.
 */
export function breakThroughOutlook(know: Knowledge, game: BreakThrough, world: World): BreakThroughOutlook {
  const { declarer: won, defenders: lost } = payoffsAt({ ...know.view, rules: game.rules }, game.contract, 0);
  const made = comesOff(know, game, world);
  const quietly = ramschOutcome(openRamsch(know, world), know.seat);
  const cents = made ? 3 * won.plain : Math.min(-3 * lost.plain, quietly.cents);
  return { announced: { comesOff: made, cents }, quietly };
}

function comesOff({ view }: Knowledge, game: BreakThrough, hands: World): boolean {
  const { contract, declarer, rules } = game;
  const { goal } = contract.row;
  if (!view.trick || goal.kind !== 'points') throw new Error('no card is to be played');
  const play = { contract, pack: rules.pack, players: playersAt(rules), hands, trick: view.trick, done: view.tricks };
  const [points] = pointsOfSeat(view.tricks, declarer);
  return positionReaches(positionOf(play, declarer, undefined), [goal.atLeast - points]) === 1;
}
