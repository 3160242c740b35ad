// What is to be said of a decision as such: how good it was for one who knew what the seat knew, and in hindsight.
import type { Goal } from '../../base/contract.ts';
import type { Decision } from '../../table/log.ts';
import { decisionsOf, playedCard, saidCall } from '../../table/readers.ts';
import type { Advice, Considered, Valued } from '../advice/advice.ts';
import {
  decidedBetween,
  equallyGood,
  gradeOf,
  lossOf,
  openLossOf,
  sameDecision,
  severityOf,
  THRESHOLDS,
  valueIn,
} from '../advice/grade.ts';
import { peoplePlayAt } from '../advice/people-play.ts';
import { type Remark, remark, type RemarkParams } from './review-remarks.ts';
import type { LeftToPlayFor } from '../../inference/card-facts.ts';

/** What a game is played for that a decision is judged in: its goal, and where card points have decided it, what is left. */
export interface Played {
  readonly goal: Goal['kind'];
  readonly left: LeftToPlayFor | undefined;
}

/** The judgement on a decision in the game that is played, if one is. */
export function judgementOn(all: Advice, decision: Decision, played?: Played): Remark {
  const advice = withoutDoubles(all, decision);
  const best = advice.ranked[0]?.decision ?? decision;
  switch (gradeOf(advice, decision)) {
    case 'best':
      return praise(advice, decision);
    case 'unsure':
      return remark('J.UNSURE', { decision, better: best });
    default:
      return loss(advice, decision, best, played);
  }
}

/** "Gut" says the same as "weiter" once somebody plays, so one of them is no other choice beside the other. */
function withoutDoubles(advice: Advice, decision: Decision): Advice {
  const calls = decisionsOf(advice.ranked, 'call').map(({ call }) => call);
  if (!DOUBLES.every((call) => calls.includes(call))) return advice;
  const double = saidCall(decision) === 'weiter' ? 'gut' : 'weiter';
  const ranked = advice.ranked.filter((each) => saidCall(each.decision) !== double);
  return ranked.length > 1 ? { ...advice, ranked } : advice;
}

const DOUBLES = ['gut', 'weiter'] as const;

function praise(advice: Advice, decision: Decision): Remark {
  const { ranked } = advice;
  if (ranked.length < 2) return remark('J.NO_CHOICE', { decision });
  const others = equallyGood(advice).filter((each) => !sameDecision(each, decision));
  if (others.length === ranked.length - 1) return remark('J.ALL_EQUAL', { decision });
  const rest = ranked.filter((each) => !sameDecision(each.decision, decision));
  const next = rest[0]?.decision;
  const wrong = rest.every((each) => ['mistake', 'blunder'].includes(gradeOf(advice, each.decision)));
  return next && wrong
    ? remark('J.ONLY_GOOD', { decision, next, of: ranked.length })
    : remark('J.BEST', { decision, others });
}

/** Decisions of one game, of which the chance to win tells more than what it comes to. */
const TELL_CHANCES: readonly Decision['type'][] = ['play', 'discard'];

function loss(advice: Advice, decision: Decision, better: Considered, played?: Played): Remark {
  const { chance, cents } = lossOf(advice, decision);
  const from = valueIn(advice, better)?.chance ?? 0;
  const byChance = openLossOf(advice, decision) >= severityOf(advice, decision) && chance >= THRESHOLDS.inaccuracy;
  if (TELL_CHANCES.includes(decision.type) && byChance)
    return remark('J.LOSES_CHANCE', { decision, better, from, to: from - chance });
  const decided = TELL_CHANCES.includes(decision.type) ? decidedBetween(advice, decision, better) : undefined;
  if (decided) {
    const sure = played?.left ? 'yes' : 'no';
    return remark('J.LOSES_HEIGHT', { decision, better, cents, decided, about: aboutIn(played), sure });
  }
  return remark('J.LOSES_CENTS', { decision, better, cents });
}

/** What is lost in a decided game. */
function aboutIn(played?: Played): RemarkParams['J.LOSES_HEIGHT']['about'] {
  if (played?.goal !== 'points') return 'price';
  return played.left === undefined ? 'height' : played.left.left === 'aTrick' ? 'schwarz' : 'schneider';
}

/** From here on a reader would take the chance and the share of the deals for contradicting each other. */
const FAR_FROM_SHARE = 0.05;

/**
 * Of how many deals a card holds, where all that were possible were looked at and some card holds in more of them than another. Where deals
 * are so differently likely that a share is far from the chance, the chance alone is told.
 */
export function holdsOf(advice: Advice, decision: Decision): readonly Remark[] {
  const { ranked, worlds } = advice;
  const [best] = ranked;
  const own = valueIn(advice, decision);
  const holds = own?.holds;
  if (decision.type !== 'play' || !own || holds === undefined || best?.decision.type !== 'play') return [];
  if (worlds.count < 2 || ranked.every((each) => each.holds === holds)) return [];
  if ([own, best].some((each) => isFarFromShare(each, worlds.count))) return [];
  const isBest = gradeOf(advice, decision) === 'best' || best.holds === undefined || best.holds <= holds;
  const other = isBest ? {} : { best: { card: best.decision.card, holds: best.holds } };
  return [remark('J.HOLDS', { card: decision.card, holds, of: worlds.count, ...other })];
}

const isFarFromShare = ({ chance, holds }: Valued, deals: number): boolean =>
  holds !== undefined && chance !== undefined && Math.abs(chance - holds / deals) >= FAR_FROM_SHARE;

/**
 * What people play, where that says something: beside a card that is not the best one, or where their favourite is a mistake. Beside a card
 * that cannot be judged no other one is called a mistake, and where the `judgement` has called theirs one, that is not said again.
 */
export function peopleAt(advice: Advice, decision: Decision, judgement: Remark): readonly Remark[] {
  const people = peoplePlayAt(advice, decision);
  const grade = gradeOf(advice, decision);
  if (!people || (grade === 'best' && people.favouriteIs === 'fine')) return [];
  const isCalledSo = judgement.id === 'J.ONLY_GOOD' && playedCard(judgement.params.next) === people.favourite.card;
  return [remark('J.PEOPLE', grade === 'unsure' || isCalledSo ? { ...people, favouriteIs: 'fine' } : people)];
}

/** What open cards add to the judgement: that a mistake did no harm, or that a good decision could not know better. */
export function hindsightOn(advice: Advice, open: Advice, decision: Decision): readonly Remark[] {
  const grade = gradeOf(advice, decision);
  const { cents } = lossOf(open, decision);
  const better = open.ranked[0]?.decision;
  if (grade === 'mistake' || grade === 'blunder') return cents === 0 ? [remark('H.NO_HARM', { decision })] : [];
  if (grade !== 'best' || !better || severityOf(open, decision) < THRESHOLDS.inaccuracy) return [];
  return [remark('H.UNFORESEEN', { decision, better, cents })];
}
