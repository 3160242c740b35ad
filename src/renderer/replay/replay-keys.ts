// What keys do in a replay: arrows step, Home and End jump to the edges, Space plays, digits jump to tricks, letters are the buttons of the bar.
import type { Settings } from '../../shared/files/settings.ts';

/** What can be done with the step that is shown. */
export interface StepAction {
  readonly kind: 'rules' | 'mistake' | 'otherCard' | 'playOn';
}

export type KeyAction =
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'edge'; readonly at: 'first' | 'last' }
  | { readonly kind: 'play' }
  | StepAction
  | { readonly kind: 'trick'; readonly trick: number };

const ACTIONS: Readonly<Record<string, KeyAction>> = {
  ArrowRight: { kind: 'step', by: 1 },
  ArrowLeft: { kind: 'step', by: -1 },
  Home: { kind: 'edge', at: 'first' },
  End: { kind: 'edge', at: 'last' },
  ' ': { kind: 'play' },
};

const LETTERS: Readonly<Record<string, StepAction>> = {
  r: { kind: 'rules' },
  m: { kind: 'mistake' },
  b: { kind: 'otherCard' },
  w: { kind: 'playOn' },
};

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>;

const isOn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** What a key means; undefined if the element that has the focus needs it itself. */
export function keyAction(event: Pressed, letterKeys: Settings['letterKeys']): KeyAction | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (isOn(event.target, 'input, select, textarea, [role="dialog"]')) return undefined;
  if (/^[1-8]$/.test(event.key)) return letterKeys === 'on' ? { kind: 'trick', trick: Number(event.key) } : undefined;
  const letter = LETTERS[event.key.toLowerCase()];
  if (letter) return letterKeys === 'on' ? letter : undefined;
  const action = ACTIONS[event.key];
  return action?.kind === 'play' && isOn(event.target, 'button, a, summary') ? undefined : action;
}
