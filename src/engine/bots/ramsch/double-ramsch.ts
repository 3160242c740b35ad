// Doubling a Ramsch before the own first card: worth it for whoever is likely to be paid (SPEC 4.1).
import { fact } from '../../inference/facts.ts';
import type { Random } from '../../base/random.ts';
import { barePrice } from '../../endings/round-bill.ts';
import type { SeatView } from '../../round/view.ts';
import { knowledgeOf } from '../../inference/knowledge.ts';
import type { Choice } from '../player.ts';
import { doublingOf } from '../random-player.ts';
import { imagine } from '../sampling/sample.ts';
import { openRamsch, ramschOutcome } from './ramsch-payoffs.ts';

/** Imagined deals that are played out. */
const DEALS = 48;
/** Share of the stake that the Ramsch must bring on average; others may double too, and play-outs err. */
const MARGIN = 0.6;
/** Most deals, as a share, in which the seat may have to pay. */
const MOST_PAID = 0.1;

/** The doubling, if the rules allow it now and the hand promises to be paid; undefined otherwise. */
export function doubleRamsch(view: SeatView, random: Random): Choice | undefined {
  const decision = doublingOf(view);
  if (!decision) return undefined;
  const know = knowledgeOf(view);
  let [sum, cents, paid] = [0, 0, 0];
  for (const { world, weight } of imagine(know, 0, DEALS, random).worlds) {
    const outcome = ramschOutcome(openRamsch(know, world), know.seat);
    sum += weight;
    cents += weight * outcome.cents;
    if (outcome.pays) paid += weight;
  }
  const stake = barePrice(view, 'ramsch');
  if (cents / sum < MARGIN * stake || paid / sum > MOST_PAID) return undefined;
  return { decision, because: [fact('doppler.paid', { percent: Math.round((100 * paid) / sum) })] };
}
