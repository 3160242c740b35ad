// Why a decision is good that the search holds to be as good as any other.
import { knowledgeOf } from '../../inference/knowledge.ts';
import type { Fact } from '../../inference/facts.ts';
import type { Decision } from '../../table/log.ts';
import { rulePlayer } from '../../bots/rule-player.ts';
import { STYLES } from '../../bots/styles.ts';
import { factsOfWidow } from '../../bots/widow/widow-player.ts';
import { plansOf } from '../../bots/bidding/plans.ts';
import { randomOf } from '../../base/random.ts';
import type { SeatView } from '../../round/view.ts';
import { gameAt } from '../../table/table-rules.ts';
import type { Advice } from './advice.ts';
import { factsFor } from './agreed-facts.ts';
import { factsOfBid } from './bid-advice.ts';
import { gradeOf, sameDecision } from './grade.ts';
import { factsAtTable } from './table-advice.ts';

/**
 * The facts of the decision taken if it is as good as the best one, otherwise those that tell the best one from it; none of a card of
 * which the search cannot tell.
 */
export function factsAbout(view: SeatView, advice: Advice, taken: Decision): readonly Fact[] {
  const best = advice.ranked[0]?.decision;
  if (best && sameDecision(best, taken)) return advice.facts;
  const grade = gradeOf(advice, taken);
  // Nothing speaks surely for one card where the search cannot tell two apart.
  if (grade === 'unsure' && taken.type === 'play') return [];
  if (grade !== 'best') return view.table ? advice.facts : factsAgainst(view, advice, taken);
  if (view.table) return factsAtTable(view, advice, taken);
  // What speaks for a number lies in imagined deals, which only the best one tells of.
  if (gameAt(view.rules).numbers && taken.type !== 'play') return [];
  switch (taken.type) {
    case 'play':
      return factsFor(knowledgeOf(view), advice, taken.card);
    case 'call':
    case 'announce':
      return factsOfBid(
        view,
        advice,
        taken,
        plansOf(view),
        rulePlayer(STYLES.verein).decide(view, { random: randomOf('facts') }),
      );
    case 'cut':
      return advice.facts;
    case 'widow':
    case 'discard':
      return factsOfWidow(view, taken);
    default:
      return [];
  }
}

/** What tells the best card from a worse one that was played; of other decisions, why the best one is good. */
function factsAgainst(view: SeatView, advice: Advice, taken: Decision): readonly Fact[] {
  const best = advice.ranked[0]?.decision;
  if (taken.type !== 'play' || best?.type !== 'play') return advice.facts;
  return factsFor(knowledgeOf(view), advice, best.card, taken.card);
}
