// The moments at which a teacher beside the table asks: something is to be found, its idea has a name, and many would miss it.
import type { SeatView } from '../../round/view.ts';
import { ofDecision, playedCard } from '../../table/readers.ts';
import type { Idea } from '../ideas/asked.ts';
import { isIdea } from '../ideas/ideas.ts';
import { questionOf } from '../ideas/idea-questions.ts';
import type { Advice, Valued } from './advice.ts';
import { gradeOf, isHeldAgainst } from './grade.ts';

/** Of people so many must choose a card that is held against them, 0 to 1. */
const MISSED = 0.25;

/** Questions that name no idea. */
const NAMELESS: readonly Idea[] = ['onlyOne', 'compare', 'weighUp', 'noMatter', 'cut'];

/** What to ask before a card of the seat of a view; undefined where nothing is to be learnt, or it has been asked in this round. */
export function momentIn(view: SeatView, advice: Advice, asked: readonly Idea[]): Idea | undefined {
  const [best] = advice.ranked;
  const [reason] = advice.facts;
  if (!best || playedCard(best.decision) === undefined || !reason || !isIdea(reason)) return undefined;
  const idea = questionOf(view, advice);
  if (NAMELESS.includes(idea) || asked.includes(idea)) return undefined;
  return missedBy(advice) >= MISSED ? idea : undefined;
}

/** How many people would choose what is held against them, 0 to 1; where nothing is known of them, as if all cards were as usual. */
function missedBy(advice: Advice): number {
  const cards = ofDecision(advice.ranked, 'play');
  const wrong = cards.filter(({ decision }) => isHeldAgainst(gradeOf(advice, decision)));
  const share = ({ usual = 1 / cards.length }: Pick<Valued, 'usual'>): number => usual;
  return wrong.reduce((sum, each) => sum + share(each), 0);
}
