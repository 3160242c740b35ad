// Judges what is said at the table besides a call: the tutor's advice decides, and what comes to the same is right too.
import { randomOf } from '../../base/random.ts';
import { viewFor } from '../../round/view.ts';
import type { Decision } from '../../table/log.ts';
import type { Advice, Considered } from '../../tutor/advice/advice.ts';
import { adviseAt } from '../../tutor/advice/advise.ts';
import { adviseAside } from '../../tutor/advice/aside-advice.ts';
import { gradeOf, isHeldAgainst, valueIn } from '../../tutor/advice/grade.ts';
import { type AnswerOf, type Judgement, NO_ANSWER, result, text, told } from './judgement.ts';
import { saying } from './lesson-sayings.ts';
import type { SayStep, Spoken } from './steps.ts';

const known = new WeakMap<SayStep, Advice>();

/** The advice on what a step asks for; asked for once, since it takes a while. Throws where nothing may be said (programming error). */
export function adviceFor(step: SayStep, effort: 'quick' | 'deep' = 'quick'): Advice {
  if (effort === 'deep') return advised(step, effort);
  const advice = known.get(step) ?? advised(step, effort);
  known.set(step, advice);
  return advice;
}

function advised(step: SayStep, effort: 'quick' | 'deep'): Advice {
  const view = viewFor(step.round(), step.you);
  const think = { random: randomOf('lesson', step.id), effort };
  const advice = mayLeave(step) ? adviseAside(view, think) : adviseAt(view, think);
  if (!advice) throw new Error(`nothing may be said in ${step.id}`);
  return advice;
}

/** A doubling may be left, an Ace must be called. */
const mayLeave = ({ options }: SayStep): boolean => options.includes('leave');

/** What is meant by an option. */
export const spokenAs = (spoken: Spoken, { you }: SayStep): Considered =>
  spoken === 'stoss' || spoken === 'retour' || spoken === 'leave'
    ? { type: spoken, seat: you }
    : ({ type: 'announce', seat: you, announcement: { contract: 'rufer', called: spoken } } satisfies Decision);

/** Those that the advice does not hold against anybody. */
export const rightToSay = (step: SayStep, advice = adviceFor(step)): readonly Spoken[] =>
  step.options.filter((each) => !isHeldAgainst(gradeOf(advice, spokenAs(each, step))));

/** The best of the options. */
export function bestToSay(step: SayStep, advice = adviceFor(step)): Spoken {
  const value = (each: Spoken): number => valueIn(advice, spokenAs(each, step))?.cents ?? -Infinity;
  return rightToSay(step, advice).reduce((best, each) => (value(each) > value(best) ? each : best));
}

export function judgeSay(step: SayStep, { option }: AnswerOf<'option'>): Judgement {
  const spoken = step.options.find((each) => each === option);
  if (!spoken) return NO_ANSWER;
  const advice = adviceFor(step);
  const right = rightToSay(step, advice).includes(spoken);
  return result(right ? 'right' : 'wrong', [text(`feedback/${spoken}`), ...chanceIn(step, advice)]);
}

/** How often the own side wins where the stakes may be doubled. */
function chanceIn(step: SayStep, { ranked }: Advice) {
  const chance = ranked.find(({ decision }) => decision.type !== 'leave')?.chance;
  if (chance === undefined || !mayLeave(step)) return [];
  return [told(saying('doubling.chance', { percent: Math.round(100 * chance) }))];
}
