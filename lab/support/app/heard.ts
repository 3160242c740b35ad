// What a screen reader would say: each change of a live region and each move of the focus, in the order in which they come.
import type { Page } from '@playwright/test';

type Listening = typeof globalThis & { heard?: string[] };

/** Notes from now on what live regions say ("says: …") and what the focus comes to ("focus: …"). */
export const listenIn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = [];
    (globalThis as Listening).heard = heard;
    const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const spoken = new Map<Element, string>();
    const note = (region: Element): void => {
      const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      if (text !== '' && spoken.get(region) !== text) heard.push(`says: ${text}`);
      spoken.set(region, text);
    };
    for (const region of document.querySelectorAll(LIVE)) spoken.set(region, region.textContent ?? '');
    new MutationObserver((changes) => {
      const regions = changes.flatMap(({ target, addedNodes }) => {
        const node = target instanceof Element ? target : target.parentElement;
        const inside = [...addedNodes].flatMap((added) =>
          added instanceof Element ? [...added.querySelectorAll(LIVE)] : [],
        );
        return [node?.closest(LIVE), ...inside].filter((found) => found instanceof Element);
      });
      [...new Set(regions)].forEach(note);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof HTMLElement)) return;
        const group = target.closest('[role="group"], [role="toolbar"], [role="dialog"]')?.getAttribute('aria-label');
        // A region is told by its kind: what is in it is read only on demand.
        const named = 'button, a, input, select, h1, h2, h3';
        const name = target.ariaLabel ?? (target.matches(named) ? target.innerText.replaceAll(/\s+/g, ' ').trim() : '');
        const inside = group && group !== name ? `${group} > ` : '';
        const words = (target.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id));
        const described = words
          .map((node) => node?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '')
          .join(' ')
          .trim();
        heard.push(`focus: ${inside}${name} (${target.role ?? target.localName})${described ? `: ${described}` : ''}`);
      },
      true,
    );
  });

/** What has been heard since `listenIn`. */
export const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as Listening).heard ?? []);
