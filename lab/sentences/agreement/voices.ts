// Positions of every source in which hint, warning, commentary and keys are asked of the same view, and where they say different things.
import { randomOf } from '../../../src/engine/base/random.ts';
import { turnDecisions } from '../../../src/engine/bots/random-player.ts';
import { turnIn } from '../../../src/engine/round/step.ts';
import { type SeatView, viewFor } from '../../../src/engine/round/view.ts';
import type { Decision } from '../../../src/engine/table/log.ts';
import { guidedStages } from '../../../src/engine/teaching/lessons/guided-round.ts';
import { startDeal } from '../../../src/engine/teaching/lessons/deal.ts';
import { LESSONS } from '../../../src/engine/teaching/lessons/lessons.ts';
import { bidOf } from '../../../src/engine/teaching/trainers/announce-or-pass.ts';
import { leadOf } from '../../../src/engine/teaching/trainers/best-lead.ts';
import { botRound, GAMES, momentFor } from '../../../src/engine/teaching/trainers/bot-rounds.ts';
import { type ItemRef, itemsVersion, LEARNER, STAGES } from '../../../src/engine/teaching/trainers/trainer.ts';
import { adviseAt } from '../../../src/engine/tutor/advice/advise.ts';
import { decisionOf, gradeOf, isHeldAgainst } from '../../../src/engine/tutor/advice/grade.ts';
import { judgedAt } from '../../../src/engine/tutor/advice/judged.ts';
import { keyBeside } from './keys.ts';

/** A position, with what is taught of it. */
export interface Heard {
  readonly from: string;
  readonly view: SeatView;
  /** What a lesson or the guided round takes for right. */
  readonly taught?: readonly Decision[];
}

/** What contradicts itself in a position: the hint of one seed is asked about as the commentary asks from another. */
export function contradictionsIn({ from, view, taught = [] }: Heard): readonly string[] {
  const hint = decisionOf(adviseAt(view, { random: randomOf('hint', from), effort: 'quick' }).ranked[0]?.decision);
  const think = { random: randomOf('commentary', from), effort: 'quick' } as const;
  const first = adviseAt(view, think);
  const gradeIn = (decision: Decision) => gradeOf(judgedAt(view, decision, think, first), decision);
  const held = (name: string, decision: Decision): readonly string[] => {
    const grade = gradeIn(decision);
    return isHeldAgainst(grade) ? [`${from}: ${name} ${JSON.stringify(decision)} is criticised: ${grade}`] : [];
  };
  return [...(hint ? held('the hint', hint) : []), ...taught.flatMap((each) => held('what is taught', each))];
}

/** Decisions of rounds between bots, some of each round. */
export const ofRounds = (rounds: number, perRound: number): readonly Heard[] =>
  Array.from({ length: rounds }, (_, n) => {
    const random = randomOf('voices', n);
    const round = botRound(pureItem, GAMES[n % GAMES.length] ?? 'rufer', random);
    const moments = round.entries.flatMap((entry, at) =>
      entry.type === 'play' || entry.type === 'call' || entry.type === 'announce' ? [{ at, seat: entry.seat }] : [],
    );
    return Array.from({ length: perRound }, (): Heard => {
      const moment = moments[random.below(moments.length)];
      if (!moment) throw new Error('nothing was decided');
      return { from: `round ${n}, entry ${moment.at}`, view: viewFor(momentFor(round, moment), LEARNER) };
    });
  }).flat();

const pureItem = { pack: 32, tariff: { type: 'pair', values: [10, 50] } } as const;

/** Every decision that the guided round asks for, with what it takes for right. */
export function ofGuidedRound(): readonly Heard[] {
  const heard: Heard[] = [];
  for (const taken: Decision[] = []; ;) {
    const stage = guidedStages(taken).at(-1);
    const round = stage?.rounds.at(-1);
    if (stage?.step.kind !== 'ask' || !round) return heard;
    const { step } = stage;
    const view = viewFor(round, LEARNER);
    const taught = turnDecisions(view).filter((each) => step.right(each));
    heard.push({ from: `guided round, ${step.id}`, view, taught });
    const [first] = taught;
    if (!first) return heard;
    taken.push(first);
  }
}

/** Where the lessons let somebody play: their cards and their hands. */
export const ofLessons = (): readonly Heard[] =>
  LESSONS.flatMap(({ steps }) =>
    steps.flatMap((step): readonly Heard[] => {
      if (step.kind !== 'play' && step.kind !== 'deal') return [];
      const round = step.kind === 'play' ? step.round() : startDeal(step.setup).state.round;
      const you = step.kind === 'play' ? step.you : step.setup.you;
      return turnIn(round) === you ? [{ from: `lesson ${step.id}`, view: viewFor(round, you) }] : [];
    }),
  );

const refOf = (trainer: ItemRef['trainer'], n: number): ItemRef => ({
  trainer,
  seed: `voices ${n}`,
  stage: STAGES[n % STAGES.length] ?? 1,
  rules: pureItem,
  version: itemsVersion(trainer),
});

/** Where the keys of a trainer and the tutor part, over some items. */
export const ofTrainer = (trainer: 'announceOrPass' | 'bestLead', items: number): readonly string[] =>
  Array.from({ length: items }, (_, n) => {
    const { view, item } = (trainer === 'bestLead' ? leadOf : bidOf)(refOf(trainer, n));
    const { criticised, advised } = keyBeside(view, item, `voices ${n}`);
    const name = `${trainer} ${n}`;
    return [
      ...criticised.map((grade) => `${name}: a right answer is criticised: ${grade}`),
      ...(advised > 0 ? [`${name}: a wrong answer is what a hint advises`] : []),
    ];
  }).flat();
