// What keys do in a lesson: arrows and page keys turn steps, Enter goes on, digits choose an answer or a card.
import type { Card } from '../../engine/base/cards.ts';
import type { LessonAnswer, LessonStep } from '../../shared/teaching/lesson-views.ts';
import type { Settings } from '../../shared/files/settings.ts';

export type LessonKey = { readonly does: 'next' | 'back' } | { readonly does: 'choose'; readonly index: number };

const KEYS: Readonly<Record<string, 'next' | 'back'>> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'back',
  PageUp: 'back',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>;

const isOn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** What a key means; undefined if the element that has the focus needs it itself. */
export function keyOf(event: Pressed, letterKeys: Settings['letterKeys']): LessonKey | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (isOn(event.target, 'input, select, textarea, [role="dialog"]')) return undefined;
  if (/^[1-9]$/.test(event.key))
    return letterKeys === 'on' ? { does: 'choose', index: Number(event.key) - 1 } : undefined;
  if (event.key === 'Enter' || event.key === ' ')
    return isOn(event.target, 'button, a, summary') ? undefined : { does: 'next' };
  const does = KEYS[event.key];
  return does && { does };
}

/** The answer that a digit gives, where answers are numbered; `found` are the cards found before in this exercise. */
export function optionAt(
  step: LessonStep | undefined,
  index: number,
  found: readonly Card[],
): Extract<LessonAnswer, { readonly kind: 'option' | 'seat' | 'cards' }> | undefined {
  if (step?.kind !== 'exercise') return undefined;
  const { task } = step;
  if (task.kind === 'choice' || task.kind === 'bid') {
    const option = task.options[index];
    return option && { kind: 'option', option: option.id };
  }
  if (task.kind === 'find') {
    const card = task.from[index];
    return card && { kind: 'cards', cards: [...found, card] };
  }
  const seat = task.kind === 'winner' ? task.seats[index] : undefined;
  return seat === undefined ? undefined : { kind: 'seat', seat };
}
