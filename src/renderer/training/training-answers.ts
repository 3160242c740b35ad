// Answers put into words: for the solution, and for what was answered.
import type { Naming } from '../../words/types/naming.ts';
import type { Answer, AnswerForm } from '../../shared/teaching/training.ts';
import type { Speech } from '../state/speech.svelte.ts';
import { capitalised } from '../state/voice.svelte.ts';
import type { UiTrainingTexts } from '../../words/types/ui-training-texts.ts';

/** What is said or done, as on the button for it. */
export function tellDecision(
  decision: Extract<Answer, { kind: 'decision' }>['decision'],
  name: Naming,
  speech: Speech,
): string {
  switch (decision.type) {
    case 'call':
      return speech.calls.call(decision, name).button;
    case 'announce':
      return name.announcement(decision.announcement);
    case 'widow':
      return speech.calls.widow(decision, name).button;
    default:
      return speech.ui.training.noAnswer;
  }
}

/** The answer as a phrase; for an answer that was not given, the word for none. */
export function tellAnswer(answer: Answer, form: AnswerForm, name: Naming, speech: Speech): string {
  const ui: UiTrainingTexts = speech.ui.training;
  switch (answer.kind) {
    case 'cards':
      return answer.cards.length === 0 ? ui.solutionNobody : name.cards(answer.cards);
    case 'seats':
      return capitalised(new Intl.ListFormat(speech.language).format(answer.seats.map((seat) => name.player(seat))));
    case 'number':
      if (form.kind !== 'number') return String(answer.value);
      return form.unit === 'cents' ? name.money(answer.value) : `${answer.value} ${ui.number[form.unit]}`;
    case 'choice':
      return answer.choice === 'weiter' ? ui.pass : name.contract(answer.choice);
    case 'decision':
      return tellDecision(answer.decision, name, speech);
    case 'late':
      return ui.noAnswer;
  }
}
