// How well a possible deal fits what the players said in the auction: the bidding model read backwards.
import { announceObjection } from '../../announce-rules.ts';
import type { Card } from '../../cards.ts';
import { announcementsOf } from '../../contract.ts';
import type { World } from '../../search/worlds.ts';
import type { Seat } from '../../seats.ts';
import { SEATS } from '../../seats.ts';
import { winChance } from '../bidding/plans.ts';
import { contractFor } from '../knowledge/contracts.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';

/** Chance at which a player is as likely to bid as to pass, and how sharply he distinguishes. */
const EVEN = 0.6;
const SHARPNESS = 10;
/** Nobody is quite predictable. */
const LEAST = 0.05;

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** A weight from 0 to 1; 1 for a deal in which everybody bid as the model expects. */
export function plausibilityOf(knowledge: Knowledge, dealt: World): number {
  const { view, declarer, seat: own } = knowledge;
  let weight = 1;
  for (const seat of SEATS) {
    if (seat === own) continue;
    if (seat === declarer) weight *= fit(declarerChance(knowledge, dealt[seat]) - EVEN + 0.1);
    else if (firstCall(knowledge, seat) === 'weiter')
      weight *= fit(EVEN + 0.1 - bestChance(knowledge, dealt[seat], seat === view.forehand ? 1 : 0));
  }
  return weight;
}

const fit = (margin: number): number => LEAST + (1 - LEAST) * sigmoid(SHARPNESS * margin);

const firstCall = ({ view }: Knowledge, seat: Seat): string | undefined =>
  view.auction.calls.find((call) => call.seat === seat)?.call;

function declarerChance({ contract, view, declarer }: Knowledge, hand: readonly Card[]): number {
  return winChance(contract, view.rules.pack, hand, declarer === view.forehand ? 1 : 0);
}

function bestChance({ view }: Knowledge, hand: readonly Card[], leads: 0 | 1): number {
  let best = 0;
  for (const row of view.rules.contracts) {
    if (row.goal.kind !== 'points') continue;
    for (const announcement of announcementsOf(row)) {
      const contract = contractFor(row, announcement);
      if (announceObjection(contract, view.rules.pack, hand)) continue;
      best = Math.max(best, winChance(contract, view.rules.pack, hand, leads));
    }
  }
  return best;
}
