// How long the page takes to show something after a click: from the button being let go to the frame with the first change.
import type { Page } from '@playwright/test';

/** A click that was answered: what it was on, when, and milliseconds until the page had drawn a change. */
export interface Reaction {
  readonly on: string;
  /** Milliseconds since the page was opened. */
  readonly at: number;
  readonly ms: number;
}

type Watching = typeof globalThis & { reactions?: Reaction[] };

/** What changes in a way that can be seen: what is there, and attributes that style it. */
const SEEN = [
  ...['class', 'style', 'src', 'hidden', 'open'],
  ...['aria-pressed', 'aria-expanded', 'aria-checked', 'aria-current', 'data-going'],
];

/** Notes from now on for each click how many milliseconds passed until the page had drawn a change. */
export const watchReactions = (page: Page): Promise<void> =>
  page.evaluate((seen) => {
    const reactions: Reaction[] = [];
    (globalThis as Watching).reactions = reactions;
    let released: { readonly on: string; readonly from: number } | undefined;
    addEventListener(
      'pointerup',
      ({ timeStamp, target }) => {
        const pressed = target instanceof Element ? (target.closest('button, a') ?? target) : undefined;
        const name = pressed?.getAttribute('aria-label') ?? pressed?.textContent ?? '';
        released = { on: name.trim().replace(/\s+/g, ' '), from: timeStamp };
      },
      true,
    );
    const isSeen = ({ target }: MutationRecord): boolean =>
      !(target instanceof Element ? target : target.parentElement)?.closest('.sr-only');
    new MutationObserver((changes) => {
      if (released === undefined || !changes.some(isSeen)) return;
      const { on, from } = released;
      released = undefined;
      requestAnimationFrame(() => {
        // A message is handled after the frame that was asked for has been drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const { duration } = performance.measure(`click: ${on}`, { start: from, end: performance.now() });
          reactions.push({ on, at: from, ms: duration });
        };
        port2.postMessage(undefined);
      });
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: seen,
    });
  }, SEEN);

/** All clicks that have been answered since `watchReactions`. */
export const reactions = (page: Page): Promise<readonly Reaction[]> =>
  page.evaluate(() => (globalThis as Watching).reactions ?? []);
