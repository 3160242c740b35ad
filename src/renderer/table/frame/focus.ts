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

/** To a section of the tutor, or to the tutor where it has none. */
export async function focusSection(landmark: 'ladder' | 'where'): Promise<void> {
  await tick();
  const section = regionNode('tutor')?.querySelector<HTMLElement>(`[data-${landmark}]`);
  if (section) section.focus();
  else enter('tutor');
}

/** Opens the last trick where it stands beside the table, and goes there; false if it stands nowhere. */
export function focusLastTrick(): boolean {
  const trick = regionNode('tutor')?.querySelector<HTMLElement>('[data-trick]');
  if (!trick) return false;
  if (trick.ariaExpanded === 'false') trick.click();
  trick.focus();
  return true;
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

/** Where something is being read or typed that must not be torn away from under the hands. */
const ELSEWHERE = '[role="dialog"], input, textarea, select';

/** Puts the focus on what is asked: the first answer, or the hand where a card answers. */
export async function focusQuestion(): Promise<void> {
  await tick();
  const answer = document.querySelector<HTMLElement>('[data-question] [data-first]');
  const home = answer ?? regionNode('hand')?.querySelector<HTMLElement>('button[tabindex="0"]');
  home?.focus({ preventScroll: true });
}

/** A question has been put: it takes the focus, unless a dialog or a field has it. */
export async function takeFocus(): Promise<void> {
  await tick();
  if (document.querySelector('[role="dialog"]') || document.activeElement?.closest(ELSEWHERE)) return;
  await focusQuestion();
}

/** While others act nothing is asked: what had the focus may be gone, and then the table has it, which has a name. */
export async function keepFocus(): Promise<void> {
  await tick();
  if (document.activeElement === document.body && !document.querySelector('[role="dialog"]'))
    regionNode('table')?.focus({ preventScroll: true });
}

/** Presses the answer of the open question that means yes or no; false if there is none. */
export function answerWith(answer: 'yes' | 'no'): boolean {
  const button = document.querySelector<HTMLElement>(`[data-question] [data-answer="${answer}"]`);
  button?.click();
  return button !== null;
}

/** Puts the focus on what may be announced now, if anything may. */
export function focusAnnouncements(): void {
  document.querySelector<HTMLElement>('[data-announce="first"]')?.focus();
}
