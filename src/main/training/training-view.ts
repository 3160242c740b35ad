// What the page is shown of practising: the overview, the session going on, and its summary once it is over.
import { TRAINER_IDS } from '../../engine/teaching/trainers/trainer.ts';
import type { Practice, TrainingOverview, TrainingSummary, TrainingView } from '../../shared/teaching/training.ts';
import { dueIn, nextDue, usable } from './deck.ts';
import { dayOf, rowOn } from './problem-days.ts';
import { numberIn, ofOrigin, type Session } from './session.ts';
import { recordOfTrainer, type TrainingFile } from './training-file.ts';

/** A session as far as it is shown. */
export interface ShownSession {
  readonly practice: Practice;
  readonly session: Session;
  /** Most right answers in a row before this session. */
  readonly bestBefore: number;
  readonly finished: 'no' | 'yes';
}

/** Fewer right answers in a row are nothing to be proud of. */
const LEAST_RECORD = 3;

/** Trainers with their figures, and what the deck has due. */
export function trainingOverview(content: TrainingFile, date: string): TrainingOverview {
  const due = dueIn(content.deck, date).length;
  const later = nextDue(content.deck);
  return {
    trainers: TRAINER_IDS.map((id) => recordOfTrainer(content, id)),
    due,
    deck: usable(content.deck).length,
    ...(due === 0 && later !== undefined && { nextDue: later }),
    clock: content.clock,
    games: content.games ?? 'pure',
    problems: problemsShown(content, date),
    guesses: guessesShown(content),
  };
}

/** Spans of estimates, in per cent. */
const SPANS = [0, 20, 40, 60, 80] as const;
const SPAN = 20;

/** Estimates by spans; the ends belong to the span above, 100 to the last one. */
const guessesShown = ({ guesses = [] }: TrainingFile): TrainingOverview['guesses'] =>
  SPANS.map((from) => {
    const inside = guesses.filter(({ percent }) => SPANS.findLast((each) => percent >= each) === from);
    return {
      from,
      to: from + SPAN,
      count: inside.length,
      won: inside.filter(({ happened }) => happened === 'yes').length,
      expected: inside.reduce((sum, { percent }) => sum + percent / 100, 0),
    };
  });

/** The session, with a summary once it is over. */
export function trainingView(shown: ShownSession, content: TrainingFile, date: string): TrainingView {
  const { practice, session, finished } = shown;
  const { item, origin, answered } = session.present;
  const { seconds, ...untimed } = item.question;
  return {
    practice,
    outcomes: session.outcomes,
    number: numberIn(session),
    of: ofOrigin(origin),
    question: seconds === undefined || content.clock === 'off' ? untimed : item.question,
    ...(answered && { answered }),
    streak: session.streak,
    best: bestOf(practice, session, content),
    stage: origin.kind === 'fresh' ? origin.ref.stage : origin.stage,
    ...(finished === 'yes' && { summary: summaryOf(shown, content, date) }),
  };
}

/** Most right answers in a row: with a trainer ever, in a run ever, with the deck in this session. */
function bestOf(practice: Practice, session: Session, content: TrainingFile): number {
  switch (practice) {
    case 'deck':
      return session.longest;
    case 'run':
      return content.problems?.run ?? 0;
    case 'day':
      return recordOfTrainer(content, 'problems').best;
    default:
      return recordOfTrainer(content, practice).best;
  }
}

function problemsShown({ problems }: TrainingFile, date: string): TrainingOverview['problems'] {
  const today = dayOf(date);
  return {
    theme: problems?.theme ?? 'all',
    ...(problems?.idea && { idea: problems.idea }),
    grade: problems?.grade ?? 0,
    today: problems?.day?.date === today ? problems.day.verdict : 'open',
    row: rowOn(today, problems?.day),
    run: problems?.run ?? 0,
  };
}

function summaryOf({ practice, session, bestBefore }: ShownSession, content: TrainingFile, date: string) {
  const best = practice === 'deck' || practice === 'day' ? 0 : bestOf(practice, session, content);
  return {
    right: session.outcomes.filter((outcome) => outcome === 'right').length,
    total: session.answered.length,
    longest: session.longest,
    record: best >= LEAST_RECORD && best > bestBefore ? 'broken' : 'kept',
    wrong: session.answered.filter(({ judgement }) => judgement.verdict !== 'right'),
    due: dueIn(content.deck, date).length,
  } satisfies TrainingSummary;
}
