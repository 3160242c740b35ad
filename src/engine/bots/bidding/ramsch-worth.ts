// What a Ramsch comes to for a seat in an imagined deal: played out by rules of thumb that see all cards, and set right by what counts in the own hand.
import { RAMSCH } from '../../contracts/partnerships.ts';
import { barePrice } from '../../endings/round-bill.ts';
import type { World } from '../../inference/worlds.ts';
import type { SeatView } from '../../round/view.ts';
import { contractFor } from '../../table/announced-contract.ts';
import { houseOf, playersAt, rowOf } from '../../table/table-rules.ts';
import { type RamschOutcome, ramschOutcome } from '../ramsch/ramsch-payoffs.ts';
import { deckAt } from './decks.ts';
import { featureRowOf } from './features.ts';

/** Share of what the play-out comes to that comes true on average; the rest is luck (`npm run -s cli -- fit ramsch`). */
const RAMSCH_KEPT = { alone: 0.54, besideHand: 0.42 } as const;

/** In prices of a Ramsch, each for himself with the long pack: a constant, and weights in the order of the features of a hand. */
const RAMSCH_HAND: readonly number[] = [0.69, 0.71, -0.66, 0.01, -0.42, -0.35, -0.84, -0.42, 0.21, 0.51, -0.08, -0.14];

/** What the bare rules of thumb come to; undefined at a table that plays no Ramsch. */
export function ramschPlayedOut(view: SeatView, hands: World): RamschOutcome | undefined {
  const { rules, doublings, dealer, forehand, seat } = view;
  const row = rowOf(rules, RAMSCH.id);
  if (!row) return undefined;
  const contract = contractFor(row, { contract: row.id });
  const trick = { leader: forehand, cards: [] };
  return ramschOutcome({ rules, contract, trick, done: [], doublings, dealer, hands }, seat);
}

/** What counts in the hand of the seat. */
export function ramschEvidence({ rules, seat, forehand }: SeatView, hands: World): readonly number[] {
  const row = rowOf(rules, RAMSCH.id) ?? RAMSCH;
  const contract = contractFor(row, { contract: row.id });
  return [1, ...featureRowOf(contract, deckAt(rules), hands[seat], seat === forehand ? 1 : 0)];
}

/** Cents of the seat as they come true on average, and its chance, 0 to 1, not to be the one who pays. */
export function ramschWorth(
  view: SeatView,
  hands: World,
): { readonly cents: number; readonly won: number } | undefined {
  const { rules } = view;
  const found = ramschPlayedOut(view, hands);
  if (!found) return undefined;
  const usual = 1 - 1 / playersAt(rules);
  const won = usual + RAMSCH_KEPT.alone * ((found.pays ? 0 : 1) - usual);
  const isFitted = deckAt(rules) === 32 && houseOf(rules)['ramsch.mode'] === 'individual';
  if (!isFitted) return { cents: RAMSCH_KEPT.alone * found.cents, won };
  const byHand = ramschEvidence(view, hands).reduce((sum, each, at) => sum + each * (RAMSCH_HAND[at] ?? 0), 0);
  return { cents: RAMSCH_KEPT.besideHand * found.cents + byHand * barePrice(view, 'ramsch'), won };
}
