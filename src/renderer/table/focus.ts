// Where the keyboard is: regions of the table screen, and bringing the focus back when it has nowhere to be.
import { tick } from 'svelte';

const REGIONS = ['table', 'hand', 'tutor', 'sheet'] as const;
type Region = (typeof REGIONS)[number];

const FIRST = '[data-first], button[tabindex="0"], button:not([tabindex="-1"]), input, select, [tabindex="0"]';

const regionNode = (region: Region): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-region="${region}"]`);

function enter(region: Region): boolean {
  const node = regionNode(region);
  if (!node) return false;
  // The table itself holds the hand: its own first control is whatever asks for an answer.
  const inside =
    region === 'table'
      ? node.querySelector<HTMLElement>('[data-question] [data-first]')
      : node.querySelector<HTMLElement>(FIRST);
  (inside ?? node).focus();
  return document.activeElement === (inside ?? node);
}

export async function focusRegion(region: Region): Promise<void> {
  await tick();
  enter(region);
}

export async function focusLadder(): Promise<void> {
  await tick();
  const ladder = regionNode('tutor')?.querySelector<HTMLElement>('[data-ladder]');
  if (ladder) ladder.focus();
  else enter('tutor');
}

/** The region that holds the focus; the hand lies inside the table and counts for itself. */
function present(): Region | undefined {
  const node = document.activeElement?.closest<HTMLElement>('[data-region]');
  return REGIONS.find((region) => region === node?.dataset['region']);
}

/** Table, hand, tutor, sheet, and round again. */
export function cycleRegion(direction: 'forward' | 'back'): void {
  const step = direction === 'forward' ? 1 : -1;
  const now = present();
  const start = now ? REGIONS.indexOf(now) : direction === 'forward' ? -1 : 0;
  for (let tried = 1; tried <= REGIONS.length; tried++) {
    const region = REGIONS[(start + step * tried + REGIONS.length * 2) % REGIONS.length];
    if (region && enter(region)) return;
  }
}

/** Puts the focus on the open question, else into the hand, unless something already has it. */
export async function bringFocusHome(): Promise<void> {
  await tick();
  const active = document.activeElement;
  const nowhere = !active || active === document.body || active.matches('[data-region], main');
  if (!nowhere) return;
  const question = document.querySelector<HTMLElement>('[data-question] [data-first]');
  if (question) question.focus({ preventScroll: true });
  else regionNode('hand')?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
}
