// The one idea that makes the difference between a card and the next best, and at most one more in its support.
import { type Card, pointsOf } from '../../base/cards.ts';
import type { Parties } from '../../base/contract.ts';
import { type Fact, fact, type FactId } from '../../inference/facts.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import { beats } from '../../play/order.ts';
import { ENOUGH, GAINS, loses } from './gains.ts';
import { prospectOf } from '../../bots/play/trick-value.ts';
import {
  allReasonsOf,
  breadthOf,
  type CardIdea,
  effectOf,
  IDEAS,
  isIdea,
  reasonsOf,
  saysTheSame,
  tellsFrom,
  wantsEvidence,
} from './ideas.ts';
import { FAIR, FEW_THREATS } from './measures.ts';
import { tellsWhereDodged } from './ramsch-ideas.ts';

/** Where to look for the reasons for a card. */
export interface Contrast {
  readonly card: Card;
  /** The best of the cards that are worse. */
  readonly against: Card;
  /** Cards that are as good as the best; a reason that speaks against one of them is not given. */
  readonly good: readonly Card[];
  /** How much the worse card loses, where that is known: the deals of the last tricks show it by themselves. */
  readonly hangs?: 'much' | 'little';
  /** Whether it is as good as clear who wins, so that Schneider is all that is left. */
  readonly decided?: boolean;
}

/**
 * The main idea first, then what supports it; empty if nothing that can be said tells the two cards apart. Where several cards are as good,
 * what is true of all of them comes first, and alone supports: the rest does not make the difference.
 */
export function ideasFor(know: Knowledge, { card, against, good, decided = false }: Contrast): readonly Fact[] {
  const theirs = reasonsOf(know, against);
  const tells = (reason: Fact): boolean =>
    isIdea(reason) ? tellsFrom(know, reason, against, theirs) : tellsWhereDodged(know, reason, against, theirs);
  const telling = reasonsOf(know, card)
    .flatMap((reason) => withoutGood(reason, good))
    .filter((reason) => isRule(reason) && isOfThisGame(know, reason) && agrees(know, reason, good) && tells(reason));
  const others = good.filter((each) => each !== card).map((each) => idsOf(reasonsOf(know, each)));
  const shared = byGain(
    decided,
    telling.filter(({ id }) => others.every((ids) => ids.has(id))),
  );
  const [main] = shared.length > 0 ? shared : byGain(decided, telling);
  if (!main) return [];
  const [search] = isOfCalledSuit(main) ? [] : searchWith(know, { card, good });
  const support = search ?? shared.find((other) => themeOf(other) !== themeOf(main) && adds(other, main));
  return support ? [main, support] : [main];
}

/** The rule of thumb that speaks for a card where the deals hardly tell it from the other one: what a partner behind will probably make of it first. */
export function ruleFor(know: Knowledge, { card, against }: Pick<Contrast, 'card' | 'against'>): readonly Fact[] {
  const theirs = allReasonsOf(know, against);
  const telling = allReasonsOf(know, card)
    .filter(isIdea)
    .filter((idea) => tellsFrom(know, idea, against, theirs));
  const ours = telling.find((idea) => isRatherOurs(know, idea));
  const [main] = ours ? [ours] : ideasFor(know, { card, against, good: [] });
  if (main && !wantsEvidence(main) && !saysLittle(know, main)) return [main];
  const careful = telling.find((idea) => isInDanger(know, idea)) ?? telling.find((idea) => isHoped(know, idea));
  return careful ? [careful] : [];
}

/** A dear card stays, for the trick is doubtful, or what might take it is easily named. */
const isInDanger = (know: Knowledge, { id, params }: CardIdea): boolean =>
  id === 'follow.keepDear' &&
  params.kept.every((each) => prospectOf(know, each).chance < FAIR || params.threats.length <= FEW_THREATS);

const HOPED: readonly FactId[] = ['follow.smearLikely', 'follow.smearGuess', 'follow.smearHopeful'];

/** Chance from which points go to a trick that the own side may well get. */
const EVEN = 0.5;

const isHoped = (know: Knowledge, { id, params }: CardIdea): boolean =>
  HOPED.includes(id) && prospectOf(know, params.card).chance >= EVEN;

/** Points for a trick that a partner will rather take: what becomes of it need not be seen where nothing hangs on it. */
const isRatherOurs = (know: Knowledge, idea: CardIdea): boolean =>
  effectOf(idea.id) === 'ours' && prospectOf(know, idea.params.card).chance >= FAIR;

/** Whether it is said that a card takes no trick, or how little it gives, while another one gives still less. */
const saysLittle = (know: Knowledge, reason: Fact): boolean =>
  reason.id === 'follow.cannotWin' || (isIdea(reason) && isNotTheLeast(know, reason));

/** Whether it is said of a card how little it gives, while another one gives still less. */
const isNotTheLeast = ({ legal, order, trick }: Knowledge, { id, params }: CardIdea): boolean =>
  (id === 'follow.duck' || id === 'discard.low') &&
  legal.some((each) => pointsOf(each) < params.points && trick !== undefined && !beats(order, each, trick.best));

/** That a lead searches the called ace, if it does, whatever else tells it from other cards: it is what such a card is led for. */
export const searchWith = (know: Knowledge, { card, good }: Omit<Contrast, 'against'>): readonly Fact[] =>
  reasonsOf(know, card).filter(
    ({ id }) =>
      id === 'lead.calledSuit' &&
      good.every((each) => each === card || reasonsOf(know, each).some((other) => other.id === id)),
  );

const idsOf = (reasons: readonly Fact[]): ReadonlySet<FactId> => new Set(reasons.map(({ id }) => id));

/** Whether no measurement speaks against saying the reason wherever it is true, and no effect of it must be seen first. */
const isRule = (reason: Fact): boolean => !isIdea(reason) || (!loses(reason.id) && effectOf(reason.id) === undefined);

/** Reasons that speak of a declarer and of those who play against him. */
const OF_A_DECLARER: readonly FactId[] = [
  'lead.saveTrumps',
  'lead.trumpToDeclarer',
  'lead.throughDeclarer',
  'lead.longWay',
  'lead.shortWay',
  'lead.forceDeclarer',
];

/** Kinds of sides of which one declares; elsewhere two play against two, or everybody for himself. */
const DECLARED: readonly Parties['kind'][] = ['alone', 'calledAce', 'offered'];

/** Whether the words of a reason are those of the game that is played. */
export const isOfThisGame = ({ contract }: Knowledge, { id }: Fact): boolean =>
  DECLARED.includes(contract.row.parties.kind) || !OF_A_DECLARER.includes(id);

/** Whether a reason adds something to the main one: it says more than what is done, and does not say the same in other words. */
const adds = (other: Fact, main: Fact): boolean =>
  !wantsEvidence(other) && !(isIdea(other) && isIdea(main) && saysTheSame(other.id, main.id));

/** The measured gain; 0 where there is no measurement, or not enough of one. */
function gainOf(decided: boolean, reason: Fact): number {
  if (OF_SCHNEIDER.includes(reason.id) && !decided) return 0;
  const measured = isIdea(reason) ? GAINS[reason.id] : undefined;
  return measured && measured.choices >= ENOUGH ? measured.gain : 0;
}

/** What is said of Schneider waits for what fewer cards do, while it is open who wins. */
const breadthIn = (decided: boolean, reason: Fact): number =>
  !decided && OF_SCHNEIDER.includes(reason.id) ? 1 : breadthOf(reason);

/** What is said of Schneider: while it is open who wins, that is a side issue, whatever such cards gained on average. */
const OF_SCHNEIDER: readonly FactId[] = [
  'lead.safeFromSchneider',
  'lead.makeSchneider',
  'follow.safeFromSchneider',
  'follow.makeSchneider',
];

/**
 * In a Tout the trick goes first, since nothing else counts. Then what finds out or hides who plays with whom: the search with open cards cannot
 * measure it, and it is what people lead the called suit for. Then the reason with the highest gain; among equals what says more than what is
 * done, and what the players' rules weigh most.
 */
const byGain = (decided: boolean, reasons: readonly Fact[]): readonly Fact[] =>
  reasons.toSorted(
    (a, b) =>
      Number(isOfTout(b)) - Number(isOfTout(a)) ||
      Number(isOfCalledSuit(b)) - Number(isOfCalledSuit(a)) ||
      breadthIn(decided, a) - breadthIn(decided, b) ||
      gainOf(decided, b) - gainOf(decided, a) ||
      Number(wantsEvidence(a)) - Number(wantsEvidence(b)),
  );

const isOfTout = ({ id }: Fact): boolean => id === 'follow.mustTake' || id === 'follow.stopTout';

const isOfCalledSuit = ({ id }: Fact): boolean => id === 'lead.calledSuit' || id === 'lead.runAway';

const themeOf = (reason: Fact): string => (isIdea(reason) ? IDEAS[reason.id].explains : reason.id);

/** Of the cards that stay, only those that are worse are named. */
export function withoutGood(reason: Fact, good: readonly Card[]): readonly Fact[] {
  switch (reason.id) {
    case 'lead.keepHigher':
    case 'lead.lowTrump':
    case 'follow.keepHigher':
    case 'follow.cheapest':
    case 'follow.sameThreats':
    case 'follow.belowAnyway':
    case 'lead.lowToDeclarer':
    case 'follow.ruffBehind': {
      const kept = reason.params.kept.filter((card) => !good.includes(card));
      return kept.length > 0 ? [{ ...reason, params: { ...reason.params, kept } } as Fact] : [];
    }
    case 'lead.keepDear':
    case 'follow.keepDear': {
      // What is counted is counted of the dearest card.
      const [dearest, ...others] = reason.params.kept;
      if (dearest === undefined || good.includes(dearest)) return [];
      const kept = [dearest, ...others.filter((card) => !good.includes(card))];
      return [{ ...reason, params: { ...reason.params, kept } } as Fact];
    }
    case 'lead.fromAbove': {
      const lower = reason.params.lower.filter((card) => !good.includes(card));
      return lower.length > 0 ? [fact(reason.id, { ...reason.params, lower })] : [];
    }
    default:
      return [reason];
  }
}

/** A reason that says "not these cards" is against the search if one of them is just as good. */
export function agrees(know: Knowledge, { id, params }: Fact, good: readonly Card[]): boolean {
  switch (id) {
    case 'lead.saveTrumps':
    case 'lead.throughDeclarer':
    case 'discard.keepLength':
      return !good.some((card) => know.order.groupOf(card) === 'trump');
    case 'lead.keepEntry':
      return !params.trumps.some((card) => good.includes(card));
    case 'follow.keepBelow':
    case 'follow.notWorth':
    case 'follow.savePoints':
    case 'follow.secondHand':
    case 'lead.avoidRuff':
    case 'lead.exit':
    case 'lead.keepPoints':
    case 'lead.ruffNear':
    case 'follow.readsEnemy':
    case 'follow.lastIsPartner':
    case 'follow.mayBeLost':
    case 'follow.calledFalls':
    case 'lead.searchFat':
    case 'lead.toLast':
    case 'discard.alone':
      return !params.kept.some((card) => good.includes(card));
    case 'discard.hopeless':
      return ![params.kept, ...params.guards].some((card) => good.includes(card));
    case 'follow.keepEntry':
      return !good.includes(params.entry);
    case 'discard.keepLink':
    case 'follow.keepHigh':
    case 'follow.keepTop':
    case 'lead.keepAce':
    case 'lead.keepHigh':
    case 'follow.keepLast':
    case 'discard.keepMaster':
      return !good.includes(params.kept);
    case 'lead.moreOut':
      return !good.includes(params.other);
    case 'follow.leaveLikely':
      return !good.some((card) => know.trick && beats(know.order, card, know.trick.best));
    case 'discard.keepGuards':
      return ![params.high, ...params.guards].some((card) => good.includes(card));
    case 'follow.highEnough':
    case 'ramsch.highestBelow':
    case 'ramsch.takeHigh':
      return !params.lower.some((card) => good.includes(card));
    case 'follow.tenBeforeAce':
      return !good.includes(params.ace);
    default:
      return true;
  }
}
