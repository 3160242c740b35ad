// The three steps of a hint, made of the tutor's advice.
import type { Advice, Considered, Valued } from '../../engine/tutor/advice/advice.ts';
import { equallyGood, lossOf, sameDecision, valueIn, worseOnes } from '../../engine/tutor/advice/grade.ts';
import { CONSIDERED, peoplePlayAt, usualOfKind } from '../../engine/tutor/advice/people-play.ts';
import { knowledgeOf, touching } from '../../engine/inference/knowledge.ts';
import type { Fact } from '../../engine/inference/facts.ts';
import type { Card } from '../../engine/base/cards.ts';
import type { SeatView } from '../../engine/round/view.ts';
import type { HintStep } from '../../shared/teaching/advice.ts';
import type { Hint, Worth } from '../../shared/teaching/advice-answers.ts';
import { questionOf } from '../../engine/tutor/ideas/idea-questions.ts';
import { lessonOfIdea } from '../../engine/tutor/review/skills.ts';
import { entriesOf, isPass, playedCard, saidCall } from '../../engine/table/readers.ts';

/** One idea, and at most one more in its support. */
const MOST_REASONS = 2;

/** Of decisions as good as the best one, so many are named. */
const MOST_EQUALS = 3;

/** The card that the best one is told from. */
const toldFrom = ({ ranked, against }: Advice): Considered | undefined =>
  against && ranked.find(({ decision }) => playedCard(decision) === against)?.decision;

/** What is said to come to less: the card that the best one is told from, if it does, else the worse decision that people would rather take. */
function worseThan(advice: Advice): Considered | undefined {
  const told = toldFrom(advice);
  if (told) return lossOf(advice, told).cents > 0 ? told : undefined;
  const usual = (each: Considered): number => valueIn(advice, each)?.usual ?? 0;
  return worseOnes(advice).toSorted((a, b) => usual(b) - usual(a))[0];
}

/** The decision to set beside the best one: the card that it is told from, a worse one, or an equal one if all are equal. */
function otherThan(advice: Advice, best: Considered): Considered | undefined {
  const others = advice.ranked.map(({ decision }) => decision).filter((decision) => !sameDecision(decision, best));
  return toldFrom(advice) ?? worseThan(advice) ?? others[0];
}

/** The place of a decision among the options, as they stand in the hand and on the buttons. */
function placeOf({ hand, options }: SeatView, decision: Considered): number {
  const card = playedCard(decision);
  if (card) return hand.indexOf(card);
  if (decision.type === 'leave') return options.length;
  return options.findIndex((option) => sameDecision(option.decision, decision));
}

function candidates(view: SeatView, advice: Advice): readonly Considered[] {
  const best = advice.ranked[0]?.decision;
  if (!best) return [];
  const other = best.type === 'cut' ? undefined : otherThan(advice, best);
  const both = other ? [best, other] : [best];
  return both.toSorted((a, b) => placeOf(view, a) - placeOf(view, b));
}

/** Decisions in a game that is played, or that lead to one of the seat's own. */
const OF_A_GAME: readonly Considered['type'][] = ['play', 'announce', 'call'];

const leadsToGame = (decision: Considered): boolean => OF_A_GAME.includes(decision.type) && !isPass(decision);

const worthOf = ({ decision, cents, chance, points }: Valued): Worth => ({
  cents,
  ...(leadsToGame(decision) && { chance }),
  ...(points !== undefined && { points }),
});

/** What may be said besides the card, where that is good; of a Durchbruch also why not, since it is asked for once. */
function besidesOf(aside: Advice | undefined): Told['besides'] {
  const [first, other] = aside?.ranked ?? [];
  if (!aside || !first || !other) return undefined;
  if (first.decision.type === 'leave' && other.decision.type !== 'durchbruch') return undefined;
  return {
    best: first.decision,
    because: aside.facts.slice(0, MOST_REASONS),
    other: { decision: other.decision, loss: lossOf(aside, other.decision) },
    worlds: aside.worlds,
  };
}

/** What is as good as the best decision and worth naming: of cards, those that people would play, or that do the same. */
function asGoodAs(view: SeatView, advice: Advice, best: Considered): readonly Considered[] {
  if (best.type === 'cut') return [];
  const told = advice.facts.length > 0 ? toldFrom(advice) : undefined;
  const others = equallyGood(advice).filter((decision) => !sameDecision(decision, best) && decision !== told);
  const played = playedCard(best);
  if (played === undefined) return others;
  const know = knowledgeOf(view);
  const same = touching(know, played);
  const kept = keptBy(advice.facts.slice(0, 1));
  return entriesOf(others, 'play').filter(
    ({ card }) =>
      same.includes(card) || (!kept.includes(card) && (usualOfKind(know, advice, card) ?? CONSIDERED) >= CONSIDERED),
  );
}

/** Cards that a reason speaks of as better kept, whose worth the deals do not tell from that of the best one. */
const keptBy = (reasons: readonly Fact[]): readonly Card[] =>
  reasons.flatMap(({ params }) => ('kept' in params ? [params.kept].flat() : []));

type Told = Extract<Hint, { step: 3 }>;

function told(view: SeatView, advice: Advice, aside: Advice | undefined): Told | undefined {
  const [first] = advice.ranked;
  if (!first) return undefined;
  const best = first.decision;
  const worse = worseThan(advice);
  const besides = besidesOf(aside);
  const people = peoplePlayAt(advice, best);
  const [reason] = advice.facts;
  const lesson = reason && lessonOfIdea(reason.id);
  return {
    step: 3,
    best,
    asGood: asGoodAs(view, advice, best).slice(0, MOST_EQUALS),
    because: advice.facts.slice(0, MOST_REASONS),
    ...(lesson !== undefined && { lesson }),
    worth: worthOf(first),
    ...(worse && { other: { decision: worse, loss: lossOf(advice, worse) } }),
    worlds: advice.worlds,
    ...(people && { people }),
    ...(besides && { besides }),
  };
}

/** "Gut" says the same as "weiter" once somebody plays; one of them is on the buttons, and one is enough in a hint. */
function withoutDoubles(advice: Advice): Advice {
  if (!advice.ranked.some(({ decision }) => saidCall(decision) === 'gut')) return advice;
  return { ...advice, ranked: advice.ranked.filter(({ decision }) => saidCall(decision) !== 'weiter') };
}

/** A step of the hint; undefined if nothing is to be decided. `aside`: advice on what may be said besides the card. */
export function hintOf(view: SeatView, found: Advice, step: HintStep, aside?: Advice): Hint | undefined {
  const advice = withoutDoubles(found);
  if (advice.ranked.length === 0) return undefined;
  if (step === 1) return { step, idea: questionOf(view, advice) };
  return step === 2 ? { step, candidates: candidates(view, advice) } : told(view, advice, aside);
}
