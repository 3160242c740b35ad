// What a hand could announce, how likely it wins, and what that is worth.
import { announceObjection } from '../../play/announce-rules.ts';
import { levelOf } from '../../auction/auction.ts';
import type { Card } from '../../base/cards.ts';
import {
  type Announcement,
  announcementOf,
  announcementsOf,
  type Contract,
  type ContractRow,
  sameAnnouncement,
} from '../../base/contract.ts';
import { isMuss } from '../../table/muss.ts';
import { orderOf } from '../../play/order.ts';
import { stakeIn } from '../../endings/round-bill.ts';
import { biddableRows, bidLevelsOf } from '../../table/table-rules.ts';
import type { SeatView } from '../../round/view.ts';
import { contractFor } from '../../table/announced-contract.ts';
import type { RulePlayerStyle } from '../styles.ts';
import { bettelChance } from './bettel-chance.ts';
import { type Deck, deckAt, handSizeIn, packOf } from './decks.ts';
import { FEATURE, type FeatureRow, featureRowOf } from './features.ts';
import { DEFENCE_MODELS, type HandModelId, type Model, type ModelId, MODELS } from './models.ts';
import { allowedOf } from '../../table/readers.ts';

export interface Plan {
  readonly announcement: Announcement;
  readonly contract: Contract;
  /** Index into the levels that are bid. */
  readonly level: number;
  /** Estimated chance from 0 to 1 to win. */
  readonly chance: number;
  /** Expected gain in cents, bonuses left aside. */
  readonly worth: number;
}

/**
 * Chances below which a contract is not played, before the style adds its margin. Tuned so that tables of the default
 * style play about as many deals as people do: with many cards in the pack nearly every deal would be worth a game.
 */
const LEAST_CHANCE: Readonly<Record<ModelId, Readonly<Record<Deck, number>>>> = {
  called: { 32: 0.61, 24: 0.55, 20: 0.48, three: 0.55 },
  long: { 32: 0.58, 24: 0.55, 20: 0.5, three: 0.47 },
  middle: { 32: 0.58, 24: 0.55, 20: 0.5, three: 0.47 },
  bettel: { 32: 0.58, 24: 0.58, 20: 0.58, three: 0.58 },
  lean: { 32: 0.58, 24: 0.55, 20: 0.5, three: 0.47 },
  tens: { 32: 0.58, 24: 0.55, 20: 0.5, three: 0.47 },
  longTout: { 32: 0.8, 24: 0.8, 20: 0.8, three: 0.8 },
  leanTout: { 32: 0.8, 24: 0.8, 20: 0.8, three: 0.8 },
};

/** How often a Hochzeit is won, roughly: only who has the trumps for it accepts the suitor's offer. */
export const ACCEPTED_WINS = 0.62;

/** The kind of a contract: by its goal, by who plays it, and by how many trumps it has. */
export function modelOf(contract: Contract, deck: Deck): ModelId {
  return contract.row.goal.kind === 'noTrick' ? 'bettel' : handModelOf(contract, deck);
}

function handModelOf(contract: Contract, deck: Deck): HandModelId {
  const { parties, goal } = contract.row;
  if (parties.kind !== 'alone') return 'called';
  const lean = orderOf(contract, packOf(deck)).trumps.length * 2 <= handSizeIn(deck) + 2;
  if (goal.kind === 'everyTrick') return lean ? 'leanTout' : 'longTout';
  if (lean) return contract.trumps.some((step) => 'rank' in step && step.rank === 'T') ? 'tens' : 'lean';
  return contract.trumps.filter((step) => 'rank' in step).length === 1 ? 'middle' : 'long';
}

/** Estimated chance from 0 to 1 that the declaring side wins with this hand; `leads` is 1 for forehand. */
export function winChance(contract: Contract, deck: Deck, hand: readonly Card[], leads: 0 | 1): number {
  const { goal, firstLead, parties } = contract.row;
  const first = firstLead === 'declarer' ? 1 : leads;
  if (goal.kind === 'laidDown') return 1;
  if (parties.kind === 'offered') return ACCEPTED_WINS;
  if (goal.kind === 'noTrick') return bettelChance(contract, deck, hand, first);
  return valueOf(MODELS[handModelOf(contract, deck)][deck], featureRowOf(contract, deck, hand, first));
}

/** Chance that a Bettel is lost, for a defender who cannot tell. */
const UNTOLD = 0.4;

/** Estimated chance from 0 to 1 that a defender with this hand sees the declarer lose; `leads` is 1 for forehand. */
export function defenceChance(contract: Contract, deck: Deck, hand: readonly Card[], leads: 0 | 1): number {
  if (contract.row.goal.kind === 'noTrick') return UNTOLD;
  const features = featureRowOf(contract, deck, hand, leads);
  const model = handModelOf(contract, deck);
  if (model === 'longTout' || model === 'leanTout') return (features[FEATURE.top] as number) > 0 ? 0.99 : 0;
  return valueOf(DEFENCE_MODELS[model][deck], features);
}

function valueOf(model: Model, features: FeatureRow): number {
  let sum = model[0] ?? 0;
  for (let at = 0; at < features.length; at++) sum += (features[at] as number) * (model[at + 1] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Whether a declarer chooses the contract for his hand: alone, or with an ace to call, but not in a Muss-Spiel. */
export const isChosen = ({ id, parties }: ContractRow): boolean =>
  !isMuss(id) && (parties.kind === 'alone' || parties.kind === 'calledAce');

/** Everything that the hand of the seat may announce, whatever it is worth. */
export function plansOf(view: SeatView): readonly Plan[] {
  const { rules, dealtHand } = view;
  const levels = bidLevelsOf(rules);
  return biddableRows(rules).flatMap((row) =>
    announcementsOf(row).flatMap((announcement): Plan[] => {
      const contract = contractFor(row, announcement);
      const level = levelOf(levels, row.id);
      if (level < 0 || announceObjection(contract, rules.pack, dealtHand)) return [];
      return [planOf(view, contract, level)];
    }),
  );
}

/** What the hand of the seat makes of a contract of this level. */
export function planOf(view: SeatView, contract: Contract, level: number): Plan {
  const { rules, dealtHand, seat, forehand } = view;
  const told = winChance(contract, deckAt(rules), dealtHand, seat === forehand ? 1 : 0);
  const chance = easedByPasses(view, contract, told);
  return { announcement: announcementOf(contract), contract, level, chance, worth: worthOf(view, contract, chance) };
}

/** By how much each pass of another makes it easier to play alone against two, in logits (`npm run -s cli -- fit calibration --deck three`). */
const EASED_AT_THREE = 0.13;

/** At a table of three whoever passes has told that he has few high trumps: that helps in games with many of them. */
function easedByPasses({ rules, auction, seat }: SeatView, contract: Contract, chance: number): number {
  const deck = deckAt(rules);
  if (deck !== 'three' || modelOf(contract, deck) !== 'long') return chance;
  const passes = auction.claims.filter((each) => each.seat !== seat && each.claim.kind === 'nothing').length;
  return shifted(chance, EASED_AT_THREE * passes);
}

/** A chance, 0 to 1, so many logits higher. */
export const shifted = (chance: number, logits: number): number => 1 / (1 + Math.exp(-logits) * (1 / chance - 1));

/** Whether the seat may announce this now. */
export const mayAnnounce = ({ options }: SeatView, announcement: Announcement): boolean =>
  allowedOf(options, 'announce').some((each) => sameAnnouncement(each.announcement, announcement));

/** All others pay a declarer who plays alone, one pays in a game of two against two. */
const worthOf = (view: SeatView, contract: Contract, chance: number): number =>
  stakeIn(view, contract, 'declarer') * (2 * chance - 1);

/** Chance from which a contract is played, before a style adds its margin. */
export const leastChanceFor = (contract: Contract, deck: Deck): number => LEAST_CHANCE[modelOf(contract, deck)][deck];

/** Whether a plan is good enough for a player of this style. */
export function isPlayable({ contract, chance }: Plan, deck: Deck, style: RulePlayerStyle): boolean {
  const model = modelOf(contract, deck);
  const margin = model === 'called' ? style.ruferMargin : style.aloneMargin;
  return chance >= Math.min(0.97, LEAST_CHANCE[model][deck] + margin / 100);
}

/** The plan with the highest worth; among equals the first. */
export const bestPlan = (plans: readonly Plan[]): Plan | undefined =>
  plans.reduce<Plan | undefined>((best, plan) => (best && best.worth >= plan.worth ? best : plan), undefined);
