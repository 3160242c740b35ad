// What the table asks of the person at this moment, in the one word by which the whole screen goes.
import { interjectionOf } from '../../engine/round/interjections.ts';
import { isAside } from '../../engine/table/log.ts';
import type { Round } from '../../engine/table/round.ts';
import { optionsOf } from '../../engine/round/step.ts';
import { ANSWERS, type Question } from '../../shared/table/questions.ts';
import { asideOf, askedSeatIn, type Move, personIn } from './next-move.ts';

/** Undefined exactly while the table does not wait for the person. */
export function questionIn(round: Round, next: Move): Question | undefined {
  switch (next.kind) {
    case 'partners':
    case 'draw':
      return next.kind;
    case 'over':
      return 'next';
    case 'offer':
      return offeredIn(round);
    case 'person':
      return turnQuestion(round);
    case 'shuffle':
    case 'bot':
    case 'rest':
    case 'cut':
    case 'byItself':
    case 'askBots':
      return undefined;
  }
}

/** A Hochzeit is offered where somebody else is to speak; everything else that is offered doubles. */
function offeredIn(round: Round): Question | undefined {
  const person = personIn(round);
  if (interjectionOf(round, person)) return 'hochzeit';
  const aside = asideOf(round, person);
  return aside && ANSWERS[aside.type];
}

function turnQuestion(round: Round): Question | undefined {
  const own = optionsOf(round, askedSeatIn(round)).find(({ decision }) => !isAside(decision));
  return own && ANSWERS[own.decision.type];
}
