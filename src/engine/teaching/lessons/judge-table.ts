// Judges answers about the trick on the table: who takes it, and what comes of a card.
import type { Card } from '../../base/cards.ts';
import type { Seat } from '../../base/seats.ts';
import { turnIn } from '../../round/step.ts';
import { completed } from '../../play/tricks.ts';
import { viewFor } from '../../round/view.ts';
import { problemNamed } from '../problems/choosing.ts';
import { othersPlay } from './best-play.ts';
import { refusals } from './judge-cards.ts';
import {
  type AnswerOf,
  type Following,
  type Judgement,
  NO_ANSWER,
  result,
  type Said,
  text,
  told,
} from './judgement.ts';
import { saying } from './lesson-sayings.ts';
import { type Moment, termsOf } from './position.ts';
import { withCard } from './lesson-rounds.ts';
import type { PlayStep, WinnerStep } from './steps.ts';
import { winnerOf } from './truths.ts';
import { allowedOf } from '../../table/readers.ts';

export function judgeWinner(step: WinnerStep, { seat }: AnswerOf<'seat'>): Judgement {
  const moment = step.moment();
  const right = winnerOf(moment);
  if (seat !== right) return result('wrong', [text(`feedback/${seat}`)]);
  return result(
    'right',
    [text(`feedback/${seat}`)],
    [{ table: { kind: 'moment', moment: trickTaken(moment) }, lying: 'completed' }],
  );
}

function completedIn({ game, trick }: Moment) {
  if (!game) throw new Error('no game has been announced');
  return completed(trick, termsOf(game.announcement));
}

/** The moment after the trick on the table has been taken. */
function trickTaken(moment: Moment): Moment {
  const taken = completedIn(moment);
  return { ...moment, done: [...moment.done, taken], trick: { leader: taken.winner, cards: [] } };
}

export function judgePlay(step: PlayStep, { card }: AnswerOf<'card'>): Judgement {
  const round = step.round();
  const view = viewFor(round, step.you);
  if (!view.hand.includes(card)) return NO_ANSWER;
  const refused = refusals(view, [card]);
  if (refused.length > 0) return result('illegal', refused);
  const outcome = step.outcomeOf(round, card);
  const verdict = step.right.includes(outcome) ? 'right' : 'wrong';
  const costs = verdict === 'wrong' ? costOf(step, card) : [];
  return result(verdict, [text(`outcomes/${outcome}`), ...costs], trickPlayedOut(step, card));
}

/** What a wrong card comes to less, where that has been measured. */
function costOf({ problem }: PlayStep, card: Card): readonly Said[] {
  const weighed = problem && problemNamed(problem).cards.find((each) => each.card === card);
  return weighed ? [told(saying('card.costs', weighed))] : [];
}

/** The card falls, then the others play until the trick is complete. */
function trickPlayedOut({ round, you }: PlayStep, card: Card): readonly Following[] {
  const start = round();
  const done = 'play' in start ? start.play.done.length : 0;
  const first = withCard(start, card);
  const complete = (each: typeof first): boolean => 'play' in each && each.play.done.length > done;
  const rest = complete(first) ? [] : othersPlay(first, you, 'trick');
  return [first, ...rest].map((each) => ({
    table: { kind: 'round', round: each, you },
    lying: complete(each) ? 'completed' : 'present',
  }));
}

/** A card that solves the exercise. */
export function rightCardOf(step: PlayStep): Card {
  const round = step.round();
  const seat = turnIn(round) as Seat;
  const found = allowedOf(viewFor(round, seat).options, 'play').flatMap(({ card }) =>
    step.right.includes(step.outcomeOf(round, card)) ? [card] : [],
  );
  const [first] = found;
  if (first === undefined) throw new Error(`no card solves ${step.id}`);
  return first;
}
