// How well a possible deal fits what the players said and did: the bidding model and the signs of partnership read backwards.
import { announceObjection } from '../../announce-rules.ts';
import type { Card } from '../../cards.ts';
import { announcementsOf } from '../../contract.ts';
import type { World } from '../../search/worlds.ts';
import type { Seat } from '../../seats.ts';
import { SEATS } from '../../seats.ts';
import { defenceChance, winChance } from '../bidding/plans.ts';
import { contractFor } from '../knowledge/contracts.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';

/** Chance at which a player is as likely to bid as to pass, and how sharply he distinguishes. */
const EVEN = 0.6;
const SHARPNESS = 10;
/** Chance at which a defender is as likely to give a Stoss as not. */
const EVEN_STOSS = 0.5;
/** Nobody is quite predictable. */
const LEAST = 0.05;

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

const fit = (margin: number): number => LEAST + (1 - LEAST) * sigmoid(SHARPNESS * margin);

/** Factors from 0 to 1 whose product is the plausibility of a deal; the cheap and telling ones first. */
export type Factor = (dealt: World) => number;

/** What there is to weigh up in every deal that the seat thinks possible. */
export function factorsOf(knowledge: Knowledge): readonly Factor[] {
  const { declarer, seat: own } = knowledge;
  const others = SEATS.filter((seat) => seat !== own);
  const passed = others.filter((seat) => seat !== declarer && firstCall(knowledge, seat) === 'weiter');
  return [
    ...partnerFactor(knowledge),
    ...(declarer === own ? [] : [declarerFactor(knowledge)]),
    ...stossFactor(knowledge),
    ...passed.map((seat) => passFactor(knowledge, seat)),
  ];
}

/** A weight from 0 to 1; 1 for a deal in which everybody did as the model expects. */
export const plausibilityOf = (factors: readonly Factor[], dealt: World): number =>
  factors.reduce((weight, factor) => weight * factor(dealt), 1);

/** Whether a deal is as plausible as `bar` demands; the same as comparing its plausibility, but it stops as early as it can. */
export function reaches(factors: readonly Factor[], dealt: World, bar: number): boolean {
  let weight = 1;
  for (const factor of factors) {
    weight *= factor(dealt);
    if (weight <= bar) return false;
  }
  return true;
}

const firstCall = ({ view }: Knowledge, seat: Seat): string | undefined =>
  view.auction.calls.find((call) => call.seat === seat)?.call;

const leads = ({ view }: Knowledge, seat: Seat): 0 | 1 => (seat === view.forehand ? 1 : 0);

const declarerFactor =
  (knowledge: Knowledge): Factor =>
  (dealt) => {
    const { contract, view, declarer } = knowledge;
    return fit(winChance(contract, view.rules.pack, dealt[declarer], leads(knowledge, declarer)) - EVEN + 0.1);
  };

const passFactor =
  (knowledge: Knowledge, seat: Seat): Factor =>
  (dealt) =>
    fit(EVEN + 0.1 - bestChance(knowledge, dealt[seat], leads(knowledge, seat)));

/** Who gave a Stoss has a hand for it. */
function stossFactor(knowledge: Knowledge): readonly Factor[] {
  const { view, contract, seat: own } = knowledge;
  const seat = view.contract?.doubling.stoss;
  if (seat === undefined || seat === own) return [];
  return [(dealt) => fit(defenceChance(contract, view.rules.pack, dealt[seat], leads(knowledge, seat)) - EVEN_STOSS)];
}

/** Who led trump or smeared for the declarer is the likelier partner. */
function partnerFactor({ contract, sides, role, declarer, seat: own }: Knowledge): readonly Factor[] {
  const { called } = contract;
  if (called === undefined || role === 'partner') return [];
  const chance = (seat: Seat): number => (role === 'declarer' ? sides.friend[seat] : 1 - sides.friend[seat]);
  const candidates = SEATS.filter((seat) => seat !== declarer && seat !== own);
  const most = Math.max(...candidates.map(chance));
  const holder = (dealt: World): Seat | undefined => candidates.find((seat) => dealt[seat].includes(called));
  return [(dealt) => (most > 0 ? chance(holder(dealt) ?? declarer) / most : 1)];
}

function bestChance({ view }: Knowledge, hand: readonly Card[], first: 0 | 1): number {
  let best = 0;
  for (const row of view.rules.contracts) {
    if (row.goal.kind !== 'points') continue;
    for (const announcement of announcementsOf(row)) {
      const contract = contractFor(row, announcement);
      if (announceObjection(contract, view.rules.pack, hand)) continue;
      best = Math.max(best, winChance(contract, view.rules.pack, hand, first));
    }
  }
  return best;
}
