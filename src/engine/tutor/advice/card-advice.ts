// Advice on the card to play: every allowed card tried in the deals that the seat must think possible.
import { endDeals, type JudgedAtEnd, judgedOver } from '../../bots/endgame/judged-at-end.ts';
import { isPeoplesGame, usualCards } from '../../bots/sampling/usual-cards.ts';
import type { Imagined } from '../../bots/sampling/sample.ts';
import { type Knowledge, knowledgeOf } from '../../inference/knowledge.ts';
import { judge } from '../../bots/play/play.ts';
import { worthOf } from '../../bots/play/term.ts';
import type { Decision } from '../../table/log.ts';
import { playedCard } from '../../table/readers.ts';
import { nodesSearched } from '../../search/solver.ts';
import type { SeatView } from '../../round/view.ts';
import type { Advice, AdviceThink, EffortRow } from './advice.ts';
import { agreedFacts } from './agreed-facts.ts';
import { outcomesOf } from './card-outcomes.ts';
import { forTrick, rowOf, withoutChoice } from './effort.ts';
import { ENOUGH_DEALS } from './grade.ts';
import { lookedAtAgain } from './second-look.ts';
import { type Leaning, rankedBy } from './ranking.ts';
import { Scores } from '../../bots/sampling/scores.ts';
import { stakeOf } from './stake.ts';
import { dealsFor } from './turn-deals.ts';

/** Share of the stake that a card point of the rule player's judgement counts where nothing is known of what is usually played. */
const JUDGEMENT_WEIGHT = 0.004;

/**
 * Standard error of what open cards get wrong, as a share of the stake. In recorded games the differences between cards by open cards and by
 * play-outs of the model of play are 0.12 of the stake apart beyond chance; the truth is taken to lie between them.
 */
const MODEL_ERROR = 0.06;

/** The search ends early only when enough deals have been looked at, or when it has taken so many times as long as it should. */
const LONGEST = 2;

/** Advice for the seat that is to play a card. */
export function adviseCard(view: SeatView, think: AdviceThink): Advice {
  const know = knowledgeOf(view);
  const judged = judgedIn(know, think);
  const advice = lookedAtAgain(know, adviceFrom(know, judged), judged.worlds, think);
  return { ...advice, ...agreedFacts(know, advice) };
}

/** What the best card promises to the side of a seat that is to play: the chance that `adviseCard` tells of it, and in how many deals. */
export function bestCard(know: Knowledge, think: AdviceThink): { readonly chance: number; readonly deals: number } {
  const { ranked, worlds } = adviceFrom(know, judgedIn(know, think));
  return { chance: ranked[0]?.chance ?? 0.5, deals: worlds.count };
}

function judgedIn(know: Knowledge, { random, effort, imagined }: AdviceThink): Judged {
  const chooses = know.legal.length > 1;
  const row = chooses ? rowOf(effort) : withoutChoice(rowOf(effort));
  const deals = (chooses ? imagined?.(know) : undefined) ?? dealsFor(know, row, random);
  return endDeals(know, row.end) === undefined
    ? judgedOpenly(know, row, deals)
    : judgedOver(know, deals, stakeOf(know.view));
}

/** What the legal cards came to, in which deals, and if that is known in how many of them each holds. */
type Judged = Omit<JudgedAtEnd, 'holds'> & Partial<Pick<JudgedAtEnd, 'holds'>>;

/** Every card in deals that are solved with open cards. */
function judgedOpenly(know: Knowledge, row: EffortRow, imagined: Imagined): Judged {
  const exact = imagined.kind === 'all' ? Infinity : forTrick(row.exact, know.view.tricks.length);
  const scores = new Scores(know.legal.length);
  const started = nodesSearched();
  const effective = (): number => (scores.deals / imagined.worlds.length) * imagined.effective;
  for (const { world, weight } of imagined.worlds) {
    scores.add(outcomesOf(know, world, scores.deals < exact ? 'points' : 'classes'), weight);
    const allowed = effective() < ENOUGH_DEALS ? LONGEST * row.nodes : row.nodes;
    if (imagined.kind === 'drawn' && nodesSearched() - started > allowed) break;
  }
  return { scores, of: imagined.kind, worlds: imagined.worlds.slice(0, scores.deals), effective: effective() };
}

/** The cards in the order of their worth; where the deals see no difference, what is usually played decides, or else judgement. */
function adviceFrom(know: Knowledge, { scores, of, effective, holds }: Judged): Advice {
  const { seat, legal, view } = know;
  const stake = stakeOf(view);
  const usual = usualCards(know);
  const told = isPeoplesGame(know) ? usual : undefined;
  const plays = legal.map((card): Decision => ({ type: 'play', seat, card }));
  const ranked = rankedBy(plays, scores, of, stake, leaningOf(know, usual, stake, holds ? 'safe' : 'usual')).map(
    (each) => {
      const at = legal.findIndex((card) => card === playedCard(each.decision));
      const [held, chance] = [of === 'all' ? holds?.[at] : undefined, told?.[at]];
      return { ...each, ...(held !== undefined && { holds: held }), ...(chance !== undefined && { usual: chance }) };
    },
  );
  const modelError =
    holds === undefined && know.contract.row.goal.kind === 'points' ? { modelError: MODEL_ERROR * stake } : {};
  const worlds = { of, count: scores.deals };
  return { basis: 'yourView', seat, ranked, stake, ...modelError, worlds, effective, facts: [] };
}

/** `kind`: of the last tricks it is known besides how they end for one who plays on as people do. */
function leaningOf(
  know: Knowledge,
  chances: readonly number[] | undefined,
  stake: number,
  kind: 'usual' | 'safe',
): Leaning {
  if (chances) return { kind, chances };
  const judged = know.legal.map((card) => stake * JUDGEMENT_WEIGHT * worthOf(judge(know, card)));
  return { kind: 'bonus', of: (at) => judged[at] ?? 0 };
}
