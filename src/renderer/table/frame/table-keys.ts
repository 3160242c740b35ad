// Keys of the table: which key means what, independent of what can be done at the moment.
import type { Settings } from '../../../shared/files/settings.ts';
import type { ReadOut } from './read-out.ts';

export interface Command {
  readonly does:
    | 'choose'
    | 'hand'
    | 'lastTrick'
    | 'explain'
    | 'hint'
    | 'rest'
    | 'inAdvance'
    | 'sort'
    | 'ladder'
    | 'beliefs'
    | 'sheet'
    | 'rules'
    | 'yes'
    | 'no'
    | 'question'
    | 'announce'
    | 'close'
    | 'cycle'
    | 'cycleBack'
    | 'takeBack'
    | 'repeat'
    | 'readOut';
  /** For `choose`: place in the hand, from 0. */
  readonly index?: number;
  /** For `readOut`. */
  readonly what?: ReadOut;
}

const LETTERS: Readonly<Record<string, Command>> = {
  h: { does: 'hint' },
  g: { does: 'rest' },
  v: { does: 'inAdvance' },
  o: { does: 'sort' },
  l: { does: 'lastTrick' },
  t: { does: 'ladder' },
  w: { does: 'beliefs' },
  p: { does: 'sheet' },
  r: { does: 'rules' },
  j: { does: 'yes' },
  y: { does: 'yes' },
  n: { does: 'no' },
  a: { does: 'announce' },
  f: { does: 'question' },
  q: { does: 'question' },
  b: { does: 'readOut', what: 'hand' },
  s: { does: 'readOut', what: 'trick' },
  d: { does: 'readOut', what: 'trumps' },
  e: { does: 'readOut', what: 'points' },
  k: { does: 'readOut', what: 'balance' },
  '?': { does: 'explain' },
};

const writing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

const inDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/** Ctrl+Z and Ctrl+Y as everywhere, and Ctrl+Shift+Z for those who are used to it; in a text they belong to the text. */
function timeCommand(event: KeyboardEvent): Command | undefined {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return undefined;
  if (writing(event.target) || inDialog(event.target)) return undefined;
  if (key === 'y' || (key === 'z' && event.shiftKey)) return { does: 'repeat' };
  return key === 'z' ? { does: 'takeBack' } : undefined;
}

/** What a key asks for at the table; undefined for keys that belong to something else. */
export function commandOf(event: KeyboardEvent, letters: Settings['letterKeys']): Command | undefined {
  const inTime = timeCommand(event);
  if (inTime) return inTime;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || inDialog(event.target))
    return undefined;
  if (event.key === 'F6') return { does: event.shiftKey ? 'cycleBack' : 'cycle' };
  if (event.key === 'Escape') return { does: 'close' };
  if (writing(event.target)) return undefined;
  // The tenth card is on 0, as on the keyboard; those after it are reached by arrows.
  if (/^[0-9]$/.test(event.key)) return { does: 'choose', index: (Number(event.key) + 9) % 10 };
  const free = event.target === document.body || (event.target as Element).matches('[data-region]');
  if (free && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) return { does: 'hand' };
  return letters === 'on' ? LETTERS[event.key.toLowerCase()] : undefined;
}
