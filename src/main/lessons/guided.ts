// The first round of a newcomer as the page shows it: stages with boards, and answers to decisions. Nothing is kept here.
import {
  DEALT_HAND,
  type GuidedStage as EngineStage,
  GUIDED_ASKS,
  GUIDED_STEPS,
  guidedPoints,
  guidedStages,
  judgeGuided,
  LEARNER,
} from '../../engine/teaching/lessons/guided-round.ts';
import { cards } from '../../engine/teaching/lessons/position.ts';
import type { Decision } from '../../engine/table/log.ts';
import { announcementIn, isPlaying, saidCall } from '../../engine/table/readers.ts';
import { viewFor } from '../../engine/round/view.ts';
import { explain } from '../../engine/tutor/explain.ts';
import type { GuidedAnswer, GuidedDecisions, GuidedRound, GuidedStage } from '../../shared/calls/guided.ts';
import { actionsOf } from '../board/actions.ts';
import { boardsOf } from './scene.ts';

function stageView({ step, rounds }: EngineStage, before: EngineStage | undefined): GuidedStage {
  const start = before?.rounds.at(-1) ?? rounds[0];
  const end = rounds.at(-1);
  if (!start || !end) throw new Error('a stage without a table');
  const settled = 'settlement' in end ? end : undefined;
  const [trick] = 'play' in end ? end.play.done.slice(-1) : [];
  const says = step.kind === 'ask' && !isPlaying(end);
  return {
    step: { kind: step.kind, id: step.id } as GuidedStage['step'],
    frames: boardsOf(start, rounds, LEARNER),
    glow: cards(step.glow ?? ''),
    ...(step.seat !== undefined && { seat: step.seat }),
    ...(step.hand && { order: DEALT_HAND }),
    ...(step.points && { points: guidedPoints(end) }),
    ...(trick && { trick: trick.points }),
    // Whether somebody else may say something is not what a first round is about.
    actions: says ? actionsOf(viewFor(end, LEARNER)).filter(({ decision }) => fits(step.id, decision)) : [],
    ...(settled && step.id === 'coins' && { settlement: settled.settlement }),
  };
}

/** Of all that can be said, a first round asks for a game or none, and for one of three aces. */
const fits = (ask: EngineStage['step']['id'], decision: Decision): boolean =>
  ask === 'call'
    ? ['spiele', 'weiter'].includes(saidCall(decision) ?? '')
    : announcementIn(decision)?.contract === 'rufer';

/** How many decisions have led to these stages: the last one still waits for its own. */
const takenIn = (stages: readonly EngineStage[]): number =>
  stages.slice(0, -1).filter(({ step }) => step.kind === 'ask').length;

/** The round up to the decision after those given, as far as they fit. */
export function guidedRound(decisions: GuidedDecisions): GuidedRound {
  const stages = guidedStages(decisions);
  return {
    stages: stages.map((stage, at) => stageView(stage, stages[at - 1])),
    length: GUIDED_STEPS.length,
    decisions: { taken: takenIn(stages), all: GUIDED_ASKS.length },
  };
}

export function decideGuided(decisions: GuidedDecisions, decision: Decision): GuidedAnswer {
  const verdict = judgeGuided(decisions, decision);
  if (verdict.outcome === 'other') return verdict;
  if (verdict.outcome === 'right') return { outcome: 'right', round: guidedRound([...decisions, decision]) };
  const round = guidedStages(decisions).at(-1)?.rounds.at(-1);
  if (!round) throw new Error('a stage without a table');
  return { outcome: 'refused', refusal: explain(viewFor(round, LEARNER), decision, verdict.because) };
}
