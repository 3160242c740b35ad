// How well a possible deal fits what the players said and did: the bidding model read backwards.
import { announceObjection } from '../../announce-rules.ts';
import type { Card } from '../../cards.ts';
import type { Goal } from '../../contract.ts';
import { announcementsOf } from '../../contract.ts';
import type { World } from '../../search/worlds.ts';
import type { Seat } from '../../seats.ts';
import { deckAt } from '../bidding/decks.ts';
import { defenceChance, isChosen, winChance } from '../bidding/plans.ts';
import { biddableRows, seatsAt } from '../../table-rules.ts';
import { contractFor } from '../../announced-contract.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';

/** Chance at which a player is as likely to bid as to pass, and how sharply he distinguishes. */
const EVEN = 0.6;
const SHARPNESS = 10;
/** Chance at which a defender is as likely to give a Stoss as not. */
const EVEN_STOSS = 0.5;
/** Nobody is quite predictable. */
const LEAST = 0.05;

/** Goals for which a player who passes would have spoken up; hands for a Tout or a Sie would do for less. */
const WEIGHED: readonly Goal['kind'][] = ['points', 'noTrick'];

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

const fit = (margin: number): number => LEAST + (1 - LEAST) * sigmoid(SHARPNESS * margin);

/** A factor from 0 to 1 of the plausibility of a deal. */
export type Factor = (dealt: World) => number;

/** What to weigh up in every deal that the seat thinks possible: what is soon said of the one that plays, or doubles. */
export const boldFactors = (knowledge: Knowledge): readonly Factor[] => [
  ...(knowledge.declarer === undefined || knowledge.declarer === knowledge.seat || !isChosen(knowledge.contract.row)
    ? []
    : [declarerFactor(knowledge, knowledge.declarer)]),
  ...stossFactor(knowledge),
];

/** What takes longer: whether the others would have passed, whatever they might have played. */
export const meekFactors = (knowledge: Knowledge): readonly Factor[] =>
  seatsAt(knowledge.view.rules)
    .filter((seat) => seat !== knowledge.seat && seat !== knowledge.declarer && firstCall(knowledge, seat) === 'weiter')
    .map((seat) => passFactor(knowledge, seat));

/** A weight from 0 to 1; 1 for a deal in which everybody did as the model expects. */
export const plausibilityOf = (factors: readonly Factor[], dealt: World): number =>
  factors.reduce((weight, factor) => weight * factor(dealt), 1);

const firstCall = ({ view }: Knowledge, seat: Seat): string | undefined =>
  view.auction.calls.find((call) => call.seat === seat)?.call;

const leads = ({ view }: Knowledge, seat: Seat): 0 | 1 => (seat === view.forehand ? 1 : 0);

const declarerFactor =
  (knowledge: Knowledge, declarer: Seat): Factor =>
  (dealt) => {
    const { contract, view } = knowledge;
    return fit(winChance(contract, deckAt(view.rules), dealt[declarer], leads(knowledge, declarer)) - EVEN + 0.1);
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
  return [
    (dealt) => fit(defenceChance(contract, deckAt(view.rules), dealt[seat], leads(knowledge, seat)) - EVEN_STOSS),
  ];
}

function bestChance({ view }: Knowledge, hand: readonly Card[], first: 0 | 1): number {
  let best = 0;
  for (const row of biddableRows(view.rules)) {
    if (!WEIGHED.includes(row.goal.kind)) continue;
    for (const announcement of announcementsOf(row)) {
      const contract = contractFor(row, announcement);
      if (announceObjection(contract, view.rules.pack, hand)) continue;
      best = Math.max(best, winChance(contract, deckAt(view.rules), hand, first));
    }
  }
  return best;
}
