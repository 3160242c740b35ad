// Weighs contracts up in imagined deals, in cents with the tariff of the table, against saying no more.
import type { Contract } from '../../base/contract.ts';
import { levelOf } from '../../auction/auction.ts';
import type { World } from '../../inference/worlds.ts';
import type { SeatView } from '../../round/view.ts';
import { bidLevelsOf } from '../../table/table-rules.ts';
import type { RulePlayerStyle } from '../styles.ts';
import type { Appraisal, Appraise } from './appraisal.ts';
import { bestCall } from './called-ace.ts';
import { deniesPartner } from './claims.ts';
import { type Deck, deckAt } from './decks.ts';
import type { ModelId } from './models.ts';
import { dealModelOf } from './deal-chances.ts';
import { dealtMean } from './dealt-games.ts';
import { chancesOf } from './outlook-chances.ts';
import type { Outlook } from './outlook.ts';
import { mayAnnounce, modelOf, type Plan, plansOf, shifted } from './plans.ts';
import { expectedRunners } from './runners.ts';
import { type BiddingEffort, simulatedDeals, simulatorOf } from './simulated.ts';
import { type Silence, silenceOf } from './silence.ts';
import { expectedCents, stakeOf, stossRisk } from './worth.ts';
import { decisionsOf } from '../../table/readers.ts';

/** By how much the chance told without playing deals out is typically off, in logits, by kind of contract (see `npm run -s cli -- fit outlook`). */
const ERROR: Readonly<Record<ModelId, number>> = {
  called: 0.23,
  long: 0.45,
  middle: 0.45,
  bettel: 0.8,
  lean: 0.95,
  tens: 0.95,
  longTout: 1,
  leanTout: 1,
};
/** The same where all hands of imagined deals let expect something. */
const DEALT_ERROR: Partial<Readonly<Record<ModelId, number>>> = { lean: 0.5 };

function errorOf(contract: Contract, deck: Deck): number {
  const kind = modelOf(contract, deck);
  return (dealModelOf(contract, deck) && DEALT_ERROR[kind]) ?? ERROR[kind];
}

/** A contract is in doubt if so many times that error would make it better or worse than the next best choice. */
const DOUBT = 1.4;

/** Of contracts that differ in the trump suit only, at most so many are looked at, and only if nearly as likely to win. */
const MOST_SUITS = 2;
const NEAR = 0.1;

/** Nobody likes to play what is more likely lost than won; three, for whom silence costs more, a little less. */
const LEAST_CHANCE: Readonly<Record<Deck, number>> = { 32: 0.5, 24: 0.5, 20: 0.5, three: 0.47 };

/** One that is a little likelier lost is played all the same where it comes to so much more than silence, as a share of its stake; with the long pack, for which silence has been measured. */
const EVEN_SO: Readonly<Record<Deck, number>> = { 32: 0.12, 24: 0, 20: 0, three: 0 };
const MUCH = 0.4;

/** By imagined deals where the hand alone leaves a contract in doubt; a style shifts what counts as a chance. */
export const bySimulation =
  (style: RulePlayerStyle, effort: BiddingEffort): Appraise =>
  (view) => {
    const plans = plansOf(view);
    const isLeft = effort.hopeless === 'left' && !isAnnouncing(view) && isHopeless(view, plans, style);
    return isLeft ? { all: plans, good: [] } : imagined(view, plans, style, effort);
  };

function imagined(view: SeatView, plans: readonly Plan[], style: RulePlayerStyle, effort: BiddingEffort): Appraisal {
  const deals = simulatedDeals(view, effort.silent);
  const silence = silenceOf(view, deals);
  const told = plans.map((plan) => weighed(view, plan, style, { silence, deals }));
  const isAsked = (plan: Plan): boolean =>
    effort.hopeless === 'weighed' || mayBeLikely(view, plan, style, errorOf(plan.contract, deckAt(view.rules)));
  const doubtful = plans.filter((plan, i) => {
    const mayCount = isOpen(view, plan) && isAsked(told[i] ?? plan);
    return mayCount && inDoubt(view, told, i, silence.cents);
  });
  const simulate = simulatorOf(view, effort, deals);
  const looked = new Map(
    chosen(view, doubtful).map((plan) => [plan, simulate(plan.announcement, plan.contract)] as const),
  );
  const all = plans.map((plan) => weighed(view, plan, style, { silence, deals }, looked.get(plan)));
  const settled = (plan: Plan): boolean => looked.has(plan) || !doubtful.includes(plan);
  const isGood = (plan: Plan): boolean => {
    const gain = plan.worth - silence.cents;
    const least = leastFor(view, plan, style);
    return (
      gain > 0 &&
      (plan.chance >= least ||
        (plan.chance >= least - EVEN_SO[deckAt(view.rules)] && gain > MUCH * stakeOf(view, plan.contract)))
    );
  };
  return { all, silence, good: all.filter((plan, i) => isGood(plan) && settled(plans[i] as Plan)) };
}

const leastFor = (view: SeatView, { contract }: Plan, style: RulePlayerStyle): number =>
  LEAST_CHANCE[deckAt(view.rules)] + marginFor(contract, style) / 100;

/** Whether a plan could turn out to be likely enough where its chance is off by so many logits. */
const mayBeLikely = (view: SeatView, plan: Plan, style: RulePlayerStyle, error: number): boolean =>
  shifted(plan.chance, DOUBT * error) >= leastFor(view, plan, style) - EVEN_SO[deckAt(view.rules)];

/** Whether any could, as far as the hand alone tells. */
const isHopeless = (view: SeatView, plans: readonly Plan[], style: RulePlayerStyle): boolean =>
  !plans.some((plan) => {
    const error = ERROR[modelOf(plan.contract, deckAt(view.rules))];
    return mayBeLikely(view, { ...plan, chance: eased(view, plan) }, style, error);
  });

const isAnnouncing = ({ options }: SeatView): boolean => decisionsOf(options, 'announce').length > 0;

/** Whether the seat can still come to play this: higher than what stands, or among what it may announce. */
function isOpen(view: SeatView, { announcement, level }: Plan): boolean {
  const { seat, rules, auction } = view;
  if (isAnnouncing(view)) return mayAnnounce(view, announcement);
  const { holder, shown, duel } = auction;
  if (duel && duel.speaker === 'holder') return level >= duel.level;
  return holder === undefined || holder === seat || shown === undefined || level > levelOf(bidLevelsOf(rules), shown);
}

/** Whether the plan could turn out on the other side of what else might be played, or of silence. */
function inDoubt(view: SeatView, told: readonly Plan[], index: number, least: number): boolean {
  const plan = told[index];
  if (!plan || plan.contract.row.goal.kind === 'laidDown' || plan.contract.row.parties.kind === 'offered') return false;
  const others = told.filter(({ contract }) => contract.row.id !== plan.contract.row.id).map(({ worth }) => worth);
  const gap = Math.max(least, ...others) - plan.worth;
  const off = Math.sign(gap) * DOUBT * errorOf(plan.contract, deckAt(view.rules));
  const chance = shifted(plan.chance, off);
  return (chance - plan.chance) * 2 * stakeOf(view, plan.contract) * Math.sign(gap) >= Math.abs(gap);
}

/** The plans to imagine deals for: the best of each kind of contract, and trump suits that are nearly as good. */
function chosen(view: SeatView, plans: readonly Plan[]): readonly Plan[] {
  const called = plans.filter(({ contract }) => contract.called !== undefined);
  const alone = view.rules.contracts.flatMap(({ id, parties }) => {
    if (parties.kind !== 'alone') return [];
    const some = plans.filter(({ contract }) => contract.row.id === id).sort((a, b) => b.chance - a.chance);
    const best = some[0]?.chance ?? 0;
    return some.filter(({ chance }) => chance >= best - NEAR).slice(0, MOST_SUITS);
  });
  return [...(called.length > 0 ? [bestCall(view, called)] : []), ...alone];
}

/** What the style takes off the worth of a plan, in cents: a margin of per cents is lost from the chance to win. */
const temper = (view: SeatView, { contract }: Plan, style: RulePlayerStyle): number =>
  (2 * marginFor(contract, style) * stakeOf(view, contract)) / 100;

const marginFor = ({ row }: Contract, { ruferMargin, aloneMargin }: RulePlayerStyle): number =>
  row.parties.kind === 'alone' ? aloneMargin : ruferMargin;

/** What has been imagined for all contracts of a hand. */
interface Imagined {
  readonly silence: Silence;
  readonly deals: readonly World[];
}

/** The plan with its chance and its worth in cents, from imagined deals if there are any, else from the hand alone. */
function weighed(
  view: SeatView,
  plan: Plan,
  style: RulePlayerStyle,
  { silence, deals }: Imagined,
  outlook?: Outlook,
): Plan {
  const { rules, seat, forehand } = view;
  const { contract } = plan;
  const chance = eased(view, plan);
  const dealt = dealtMean(view, contract, deals);
  const weighed = {
    contract,
    deck: deckAt(rules),
    chance,
    leads: seat === forehand ? 1 : 0,
    dealt: dealt?.chances,
  } as const;
  const chances = chancesOf(weighed, outlook);
  const runners = dealt?.runners ?? outlook?.runners ?? expectedRunners(view, contract);
  const [first = 1, won = first] = chances;
  const cents =
    expectedCents(view, contract, chances, runners) + (dealt?.besides ?? 0) - stossRisk(view, contract, won);
  return { ...plan, chance: won, worth: unlessOutbid(silence, plan, cents) - temper(view, plan, style) };
}

/** A bid as far as nobody bids higher, and else what the others play. */
function unlessOutbid({ outbid }: Silence, { level }: Plan, cents: number): number {
  const higher = outbid(level);
  return (1 - higher.share) * cents + higher.share * higher.cents;
}

/** Each other who would not play a Rufer makes it easier: the chance told from the hand alone, so many logits higher. */
const EASED = 0.2;

function eased({ auction, rules, seat }: SeatView, { contract, chance }: Plan): number {
  if (contract.called === undefined) return chance;
  const passes = auction.claims.filter((each) => each.seat !== seat && deniesPartner(rules, each.claim)).length;
  return shifted(chance, EASED * passes);
}
