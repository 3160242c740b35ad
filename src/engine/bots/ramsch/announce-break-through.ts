// Whether to announce a Durchbruch: how often it comes off in imagined deals, against what the Ramsch brings otherwise.
import { POINTS_OF_PACK } from '../../cards.ts';
import { durchbruchRule, pointsOfSeat } from '../../durchbruch.ts';
import { fact } from '../../facts.ts';
import type { Random } from '../../random.ts';
import { factorOf } from '../../scoring/doublings.ts';
import { ramschPricesOf } from '../../scoring/ramsch-bill.ts';
import { positionOf } from '../../search/open-cards.ts';
import { positionReaches } from '../../search/solver.ts';
import type { World } from '../../search/worlds.ts';
import { houseOf, playersAt } from '../../table-rules.ts';
import type { SeatView } from '../../view.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { knowledgeOf } from '../knowledge/knowledge.ts';
import type { Choice } from '../player.ts';
import { asideOf } from '../random-player.ts';
import { imagine } from '../sampling/sample.ts';
import type { BreakThrough } from './break-through.ts';
import { breakThroughBy } from './break-through.ts';
import { openRamsch, ramschOutcome } from './ramsch-payoffs.ts';

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
  const { chance, quietly } = outlookOf(knowledgeOf(view), game, rule.announcedAtLeast - points, random);
  if (chance < LEAST || stakes(view, chance) <= quietly) return undefined;
  return { decision, because: [fact('durchbruch.strong', { points, others, needed: rule.announcedAtLeast })] };
}

/** Cents to be expected of a Durchbruch that comes off with this chance; who fails pays the Ramsch to all. */
function stakes({ rules, doublings }: SeatView, chance: number): number {
  const { stake, durchmarsch } = ramschPricesOf(houseOf(rules));
  return 3 * factorOf(doublings) * (chance * durchmarsch - (1 - chance) * stake);
}

interface Outlook {
  /** Share of the deals in which the rest of the points can be taken against best play of the others. */
  readonly chance: number;
  /** Cents that the Ramsch brings on average without an announcement. */
  readonly quietly: number;
}

function outlookOf(know: Knowledge, game: BreakThrough, missing: number, random: Random): Outlook {
  let [sum, made, cents] = [0, 0, 0];
  for (const { world, weight } of imagine(know, 0, DEALS, random).worlds) {
    sum += weight;
    if (comesOff(know, game, world, missing)) made += weight;
    cents += weight * ramschOutcome(openRamsch(know, world), know.seat).cents;
  }
  return { chance: made / sum, quietly: cents / sum };
}

function comesOff({ view }: Knowledge, game: BreakThrough, hands: World, missing: number): boolean {
  const { contract, declarer, rules } = game;
  if (!view.trick) throw new Error('no card is to be played');
  const play = { contract, pack: rules.pack, players: playersAt(rules), hands, trick: view.trick, done: view.tricks };
  return positionReaches(positionOf(play, declarer, undefined), [missing]) === 1;
}
