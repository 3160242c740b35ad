// Keys that answer in the trainers, the same for cards, players and words: arrows and digits go to an answer, Enter gives it.
import type { AnswerForm } from '../../shared/teaching/training.ts';

/** How a question is answered: by a number, by one of several things, by any of them. */
export type Ways = 'number' | 'one' | 'several';

export function waysOf(form: AnswerForm): Ways {
  switch (form.kind) {
    case 'number':
      return 'number';
    case 'seats':
      return 'several';
    case 'cards':
      return form.pick === 'several' ? 'several' : 'one';
    case 'choice':
    case 'decision':
      return 'one';
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Everything that can be chosen carries `data-option`, and the button that gives several answers `data-check`. */
export function onAnswerKey(event: KeyboardEvent, ways: Ways, place: HTMLElement | undefined): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !place || ways === 'number') return;
  if (event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]')) return;
  const options = [...place.querySelectorAll<HTMLButtonElement>('[data-option]')];
  const at = options.findIndex((option) => option === document.activeElement);
  if (event.key === 'Enter' && ways === 'several' && at >= 0) {
    event.preventDefault();
    give(place, options);
    return;
  }
  const to = target(event.key, at, options.length);
  const option = to === undefined ? undefined : options[to];
  if (!option) return;
  event.preventDefault();
  option.focus();
}

/** Enter on something that is not chosen yet, while nothing is, must not answer with nothing. */
function give(place: HTMLElement, options: readonly HTMLButtonElement[]): void {
  const chosen = options.some(
    (option) => option.ariaPressed === 'true' || option.getAttribute('aria-pressed') === 'true',
  );
  if (chosen) place.querySelector<HTMLButtonElement>('[data-check]')?.click();
}

/** Where a key leads among so many options, from the one that has the focus (-1: none has). */
function target(key: string, at: number, count: number): number | undefined {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  const step = STEPS[key];
  if (step === undefined || count === 0) return undefined;
  if (at < 0) return step > 0 ? 0 : count - 1;
  return (at + step + count) % count;
}
