// Advice on the card to play: every allowed card tried in the deals that the seat must think possible.
import { gameIn } from '../../bots/sampling/payoffs.ts';
import { imagine } from '../../bots/sampling/sample.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import { knowledgeOf } from '../../inference/knowledge.ts';
import { judge } from '../../bots/play/play.ts';
import { breakThroughKnowledge } from '../../bots/ramsch/break-through.ts';
import { ofRamsch, openRamsch, ramschOutcomes } from '../../bots/ramsch/ramsch-payoffs.ts';
import { worthOf } from '../../bots/play/term.ts';
import type { Decision } from '../../table/log.ts';
import { nodesSearched } from '../../search/solver.ts';
import type { World } from '../../inference/worlds.ts';
import type { SeatView } from '../../round/view.ts';
import type { Advice, AdviceThink } from './advice.ts';
import { agreedFacts } from './agreed-facts.ts';
import type { Outcome } from '../../open-game/outcomes.ts';
import { openGame } from '../../open-game/open-game.ts';
import { outcomesIn } from '../../open-game/outcomes.ts';
import { forTrick, rowOf } from './effort.ts';
import { rankedBy } from './ranking.ts';
import { Scores } from './scores.ts';
import { stakeOf } from './stake.ts';

/** Share of the stake that a card point of the rule player's judgement counts when cards are ranked. */
const JUDGEMENT_WEIGHT = 0.004;

/** Advice for the seat that is to play a card. */
export function adviseCard(view: SeatView, { random, effort }: AdviceThink): Advice {
  const know = knowledgeOf(view);
  const row = rowOf(effort);
  const played = view.tricks.length;
  const most = forTrick(row.worlds, played);
  const imagined = imagine(know, row.enumerate, most, random);
  const exact = imagined.kind === 'all' ? Infinity : forTrick(row.exact, played);
  const scores = new Scores(know.legal.length);
  const started = nodesSearched();
  for (const { world, weight } of imagined.worlds) {
    scores.add(outcomesOf(know, world, scores.deals < exact), weight);
    if (imagined.kind === 'drawn' && nodesSearched() - started > row.nodes) break;
  }
  return adviceFrom(know, scores, imagined.kind);
}

function outcomesOf(know: Knowledge, world: World, exact: boolean): readonly Outcome[] {
  const solo = breakThroughKnowledge(know);
  if (know.declarer === undefined && !solo)
    return ramschOutcomes(openRamsch(know, world), know.seat, know.legal).map(ofRamsch);
  const outcomes = outcomesIn(openGame(gameIn(solo ?? know), world), know.seat, exact ? 'points' : 'classes');
  return know.legal.map((card) => {
    const outcome = outcomes.get(card);
    if (!outcome) throw new Error(`the search knows no ${card}`);
    return outcome;
  });
}

/** The cards in the order of their worth; where the search sees no difference, judgement decides. */
function adviceFrom(know: Knowledge, scores: Scores, of: 'all' | 'drawn'): Advice {
  const { seat, legal, view } = know;
  const stake = stakeOf(view);
  const judged = legal.map((card) => stake * JUDGEMENT_WEIGHT * worthOf(judge(know, card)));
  const plays = legal.map((card): Decision => ({ type: 'play', seat, card }));
  const ranked = rankedBy(plays, scores, of, stake, (at) => judged[at] ?? 0);
  const advice = { basis: 'yourView', seat, ranked, stake, worlds: { of, count: scores.deals } } as const;
  return { ...advice, facts: agreedFacts(know, advice) };
}
