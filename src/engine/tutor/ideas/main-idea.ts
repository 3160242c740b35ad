// The one idea that makes the difference between a card and the next best, and at most one more in its support.
import type { Card } from '../../base/cards.ts';
import type { Fact, FactId } from '../../inference/facts.ts';
import { fact } from '../../inference/facts.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import { ENOUGH, GAINS, loses } from './gains.ts';
import { IDEAS, isIdea, reasonsOf, saysTheSame, tellsFrom, wantsEvidence } from './ideas.ts';
import { tellsWhereDodged } from './ramsch.ts';

/** Where to look for the reasons for a card. */
export interface Contrast {
  readonly card: Card;
  /** The best of the cards that are worse. */
  readonly against: Card;
  /** Cards that are as good as the best; a reason that speaks against one of them is not given. */
  readonly good: readonly Card[];
}

/**
 * The main idea first, then what supports it; empty if nothing that can be said tells the two cards apart. Where several cards are as good,
 * what is true of all of them comes first, and alone supports: the rest does not make the difference.
 */
export function ideasFor(know: Knowledge, { card, against, good }: Contrast): readonly Fact[] {
  const theirs = reasonsOf(know, against);
  const tells = (reason: Fact): boolean =>
    isIdea(reason) ? tellsFrom(know, reason, against, theirs) : tellsWhereDodged(know, reason, against, theirs);
  const telling = reasonsOf(know, card)
    .flatMap((reason) => withoutGood(reason, good))
    .filter((reason) => holdsGood(reason) && agrees(reason, good) && tells(reason));
  const others = good.filter((each) => each !== card).map((each) => idsOf(reasonsOf(know, each)));
  const shared = byGain(telling.filter(({ id }) => others.every((ids) => ids.has(id))));
  const [main] = shared.length > 0 ? shared : byGain(telling);
  if (!main) return [];
  const support = shared.find((other) => themeOf(other) !== themeOf(main) && adds(other, main));
  return support ? [main, support] : [main];
}

const idsOf = (reasons: readonly Fact[]): ReadonlySet<FactId> => new Set(reasons.map(({ id }) => id));

/** Whether no measurement speaks against saying the reason at all. */
const holdsGood = (reason: Fact): boolean => !isIdea(reason) || !loses(reason.id);

/** Whether a reason adds something to the main one: it says more than what is done, and does not say the same in other words. */
const adds = (other: Fact, main: Fact): boolean =>
  !wantsEvidence(other) && !(isIdea(other) && isIdea(main) && saysTheSame(other.id, main.id));

/** The measured gain; 0 where there is no measurement, or not enough of one. */
function gainOf(reason: Fact): number {
  const measured = isIdea(reason) ? GAINS[reason.id] : undefined;
  return measured && measured.choices >= ENOUGH ? measured.gain : 0;
}

/**
 * What finds out or hides who plays with whom goes first: the search with open cards cannot measure it, and it is what people lead the called suit
 * for. Then the reason with the highest gain; among equals what says more than what is done, and what the players' rules weigh most.
 */
const byGain = (reasons: readonly Fact[]): readonly Fact[] =>
  reasons.toSorted(
    (a, b) =>
      Number(isOfCalledSuit(b)) - Number(isOfCalledSuit(a)) ||
      gainOf(b) - gainOf(a) ||
      Number(wantsEvidence(a)) - Number(wantsEvidence(b)),
  );

const isOfCalledSuit = ({ id }: Fact): boolean => id === 'lead.calledSuit' || id === 'lead.runAway';

const themeOf = (reason: Fact): string => (isIdea(reason) ? IDEAS[reason.id].explains : reason.id);

/** Of the higher cards that stay, only those that are worse are named. */
function withoutGood(reason: Fact, good: readonly Card[]): readonly Fact[] {
  switch (reason.id) {
    case 'lead.keepHigher':
    case 'lead.lowTrump':
    case 'follow.keepHigher':
    case 'follow.sameThreats':
    case 'follow.belowAnyway': {
      const kept = reason.params.kept.filter((card) => !good.includes(card));
      return kept.length > 0 ? [{ ...reason, params: { ...reason.params, kept } } as Fact] : [];
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
function agrees({ id, params }: Fact, good: readonly Card[]): boolean {
  switch (id) {
    case 'follow.notWorth':
    case 'follow.savePoints':
    case 'follow.secondHand':
    case 'lead.avoidRuff':
    case 'lead.exit':
    case 'lead.keepPoints':
      return !params.kept.some((card) => good.includes(card));
    case 'discard.hopeless':
      return ![params.kept, ...params.guards].some((card) => good.includes(card));
    case 'follow.keepEntry':
      return !good.includes(params.entry);
    case 'discard.keepLink':
    case 'follow.keepHigh':
    case 'follow.keepTop':
    case 'lead.keepAce':
      return !good.includes(params.kept);
    case 'discard.keepGuards':
      return !params.guards.some((card) => good.includes(card));
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
