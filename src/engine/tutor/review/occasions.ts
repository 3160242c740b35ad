// A card that an idea decides: whether it was found, and how many people miss it. By these, not by what a single card cost, weaknesses are told from chance.
import { playedCard } from '../../table/readers.ts';
import type { Advice } from '../advice/advice.ts';
import { lossOf, severityOf, THRESHOLDS } from '../advice/grade.ts';
import type { Idea } from '../ideas/asked.ts';
import { questionBehind } from '../ideas/idea-questions.ts';
import { type IdeaId, isIdea, themeOfIdea } from '../ideas/ideas.ts';
import type { Theme } from '../ideas/themes.ts';
import type { EntryReview } from './review.ts';

export interface Occasion {
  /** Index of the entry in its record. */
  readonly entry: number;
  /** What the hint asks there. */
  readonly idea: Idea;
  readonly skill: Theme;
  /** How likely people are to miss it, 0 to 1. */
  readonly usual: number;
  /** What it costs whoever misses it, in cents. */
  readonly costs: number;
  /** What it cost here; absent where it was found. */
  readonly missed?: number;
}

/** What decides a choice of cards, and the decisions that miss it; undefined where no idea does, or nothing is known of people. */
export function decidedBy(advice: Advice): { readonly idea: IdeaId; readonly worse: Advice['ranked'] } | undefined {
  const { ranked, facts } = advice;
  const [reason] = facts;
  if (!reason || !isIdea(reason) || ranked.some(({ usual }) => usual === undefined)) return undefined;
  const worse = ranked.filter(({ decision }) => severityOf(advice, decision) >= THRESHOLDS.inaccuracy);
  return worse.length > 0 ? { idea: reason.id, worse } : undefined;
}

/** The occasion that a decision was, by the commentary on it; undefined where it was none. */
export function occasionIn({
  entry,
  decision,
  advice,
}: Pick<EntryReview, 'entry' | 'decision' | 'advice'>): Occasion | undefined {
  const decided = playedCard(decision) === undefined ? undefined : decidedBy(advice);
  const skill = decided && themeOfIdea(decided.idea);
  if (!decided || !skill) return undefined;
  const { idea, worse } = decided;
  const missed = severityOf(advice, decision) >= THRESHOLDS.inaccuracy;
  const usual = worse.reduce((sum, each) => sum + (each.usual ?? 0), 0);
  const lost = worse.reduce((sum, each) => sum + (each.usual ?? 0) * lossOf(advice, each.decision).cents, 0);
  return {
    entry,
    idea: questionBehind(idea),
    skill,
    usual: Math.min(1, usual),
    costs: usual > 0 ? lost / usual : 0,
    ...(missed && { missed: lossOf(advice, decision).cents }),
  };
}
