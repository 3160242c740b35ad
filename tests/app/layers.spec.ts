// What lies on the table keeps its layer while cards fly over it: parted from the rest and put together again, all of it would be drawn anew.
import type { CDPSession, Page } from '@playwright/test';
import type { TableView } from '../../src/shared/table/board.ts';
import { move } from '../../lab/support/app/app-calls.ts';
import { expect, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { asked, plays, seededSession } from '../../lab/support/app/table-page.ts';

/** Parts of the table that lie there for the whole round: the places of all four, what lies in the middle, the own hand. */
const PARTS = ['top', 'left', 'right', 'middle', 'me', 'hand'] as const;

/** Those that draw something themselves, and so have a layer. */
const DRAWN = { top: 1, left: 1, right: 1, me: 1 } as const;

/** How many own cards are played while the layers are watched. */
const CARDS = 3;

/** What is clicked sooner after a question is no answer to it. */
const THOUGHT_MS = 250;

/** Plays own cards by clicking, and leaves everything else to main. */
async function playCards(page: Page, cards: number): Promise<void> {
  let last: TableView | undefined;
  for (let played = 0; played < cards;) {
    last = await asked(page, last);
    if (plays(last)) {
      await page.waitForTimeout(THOUGHT_MS);
      await page.locator('button.card.playable').first().click();
      played++;
    } else await move(page);
  }
  await asked(page, last);
}

/** The numbers by which Chromium's layers name the elements of the parts. */
async function elementsOf(session: CDPSession): Promise<ReadonlyMap<number, string>> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const found = new Map<number, string>();
  for (const part of PARTS) {
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: `.places > .${part}`,
    });
    const { node } = await session.send('DOM.describeNode', { nodeId });
    found.set(node.backendNodeId, part);
  }
  return found;
}

thoroughTest('nothing but what moves gets another layer while cards fly', async ({ page }) => {
  await seededSession(page, { language: 'de', speed: 'fast', motion: 'full' });
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  await playCards(page, 1);
  const session = await page.context().newCDPSession(page);
  const parts = await elementsOf(session);
  const layers = new Map<string, Set<string>>();
  session.on('LayerTree.layerTreeDidChange', (change) => {
    for (const { backendNodeId, layerId } of change.layers ?? []) {
      const part = parts.get(backendNodeId ?? 0);
      if (part !== undefined) layers.set(part, (layers.get(part) ?? new Set()).add(layerId));
    }
  });
  await session.send('LayerTree.enable');
  await playCards(page, CARDS);
  const found = Object.fromEntries([...layers].map(([part, each]) => [part, each.size]));
  expect(found).toMatchObject(DRAWN);
  for (const [part, count] of Object.entries(found)) expect(count, `layers of ${part}`).toBe(1);
});
