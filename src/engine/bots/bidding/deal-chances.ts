// What a game comes to in a deal whose hands are all known, told from them alone: as such deals end among players who see no hidden card.
import type { Card } from '../../base/cards.ts';
import type { Contract } from '../../base/contract.ts';
import { type BySeat, type Seat, SEATS } from '../../base/seats.ts';
import { type Deck, handSizeIn } from './decks.ts';
import { DEAL_MODELS, type DealModelId } from './deal-models.ts';
import { FEATURE_IDS, featureRowOf } from './features.ts';
import { chancesOf } from './outlook-chances.ts';
import { modelOf, winChance } from './plans.ts';
import { isMuss } from '../../table/muss.ts';

/** A game in a deal. */
export interface DealtGame {
  readonly contract: Contract;
  readonly deck: Deck;
  readonly dealt: BySeat<readonly Card[]>;
  readonly declarer: Seat;
  readonly partner: Seat | undefined;
  /** Who leads to the first trick. */
  readonly leader: Seat;
}

const FEATURES = FEATURE_IDS.length;

/** Where the evidence of a seat begins: that of the declarer, of the partner or of the defenders. */
const placeOf = ({ declarer, partner }: DealtGame, seat: Seat): number =>
  1 + FEATURES * (seat === declarer ? 0 : seat === partner ? 1 : 2);

/**
 * A constant, and what counts in the hand of the declarer, in that of the partner (nothing where there is none), and in those of
 * the defenders together.
 */
export function dealEvidence(game: DealtGame): readonly number[] {
  const { contract, deck, dealt, leader } = game;
  const evidence = [1, ...Array.from({ length: 3 * FEATURES }, () => 0)];
  for (const seat of SEATS) {
    if (dealt[seat].length !== handSizeIn(deck)) continue;
    const from = placeOf(game, seat);
    featureRowOf(contract, deck, dealt[seat], seat === leader ? 1 : 0).forEach((value, at) => {
      const place = from + at;
      evidence[place] = (evidence[place] ?? 0) + value;
    });
  }
  return evidence;
}

/** Kinds of games that have been fitted so. */
export function dealModelOf(contract: Contract, deck: Deck): DealModelId | undefined {
  const kind = isMuss(contract.row.id) ? 'muss' : modelOf(contract, deck);
  return deck === 32 && kind in DEAL_MODELS && DEAL_MODELS[kind as DealModelId].length > 0
    ? (kind as DealModelId)
    : undefined;
}

/** Chances from 0 to 1 to reach each target of the contract (see targetsOf), never rising from one to the next. */
export function dealChances(game: DealtGame): readonly number[] {
  const { contract, deck, dealt, declarer, leader } = game;
  const model = dealModelOf(contract, deck);
  const leads = declarer === leader ? 1 : 0;
  if (!model) return chancesOf({ contract, deck, chance: winChance(contract, deck, dealt[declarer], leads), leads });
  const models = DEAL_MODELS[model];
  const sums = models.map(([constant = 0]) => constant);
  for (const seat of SEATS) {
    if (dealt[seat].length !== handSizeIn(deck)) continue;
    const row = featureRowOf(contract, deck, dealt[seat], seat === leader ? 1 : 0);
    const from = placeOf(game, seat);
    for (let target = 0; target < models.length; target++) {
      const weights = models[target] as readonly number[];
      let sum = 0;
      for (let at = 0; at < FEATURES; at++) sum += (row[at] as number) * (weights[from + at] as number);
      sums[target] = (sums[target] as number) + sum;
    }
  }
  let most = 1;
  return sums.map((sum) => (most = Math.min(most, 1 / (1 + Math.exp(-sum)))));
}
