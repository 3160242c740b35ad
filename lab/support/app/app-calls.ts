// Asking the app through its bridge, as the page does, and playing a round by the simplest rule: the first allowed thing.
import type { Page } from '@playwright/test';
import type { Decision } from '../../../src/engine/table/log.ts';
import type { TableView } from '../../../src/shared/table/board.ts';
import { actingSeat } from '../../../src/shared/table/own-seats.ts';
import type { CALLS } from '../../../src/shared/calls/all-calls.ts';
import { cardAnswer } from '../../../src/shared/table/questions.ts';
import type { Answer, Bridge, InputOf, NameOf, OutputOf } from '../../../src/shared/border/ipc.ts';

type Calls = typeof CALLS;
export type PageGlobal = typeof globalThis & { stube: Bridge };

/** The answer to a call, whatever it is. */
export const ask = (page: Page, name: string, input: unknown): Promise<Answer<unknown>> =>
  page.evaluate(([n, i]) => (globalThis as PageGlobal).stube.call(n as string, i), [name, input]);

/** What a call yields. Throws if it is refused. */
export async function call<K extends NameOf<Calls>>(page: Page, name: K, input: InputOf<Calls, K>) {
  const answer = await ask(page, name, input);
  if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`);
  return answer.value as OutputOf<Calls, K>;
}

/** The first thing that the person may do now, a game rather than a pass; undefined if nothing is asked. */
export function firstAllowed({ asked, board, actions }: TableView): Decision | undefined {
  const seat = actingSeat(board);
  if (board.turn !== seat) return undefined;
  const card = board.hands[seat].cards?.find(({ playable }) => playable)?.card;
  if (card) return { type: cardAnswer(asked), seat, card };
  const allowed = actions.flatMap(({ decision, refusal }) => (refusal ? [] : [decision]));
  return allowed.find((decision) => decision.type === 'call' && decision.call === 'spiele') ?? allowed[0];
}

/** The table once it waits, for the person or for the next round. It is asked in the page, which costs less than asking from here. */
export async function waiting(page: Page): Promise<TableView> {
  const answer = await page.evaluate(async () => {
    const { stube } = globalThis as PageGlobal;
    for (;;) {
      const found = (await stube.call('table.view', {})) as Answer<TableView | null>;
      if (!found.ok || !found.value?.pausing) return found;
      await new Promise((done) => setTimeout(done, 10));
    }
  });
  if (!answer.ok) throw new Error(`table.view: ${JSON.stringify(answer.error)}`);
  if (!answer.value) throw new Error('no session');
  return answer.value;
}

/** Does what the table waits for; false if the round is over. */
export async function move(page: Page): Promise<boolean> {
  const view = await waiting(page);
  if (view.doublingOffered) {
    await call(page, 'table.declineDoubling', { at: view.at });
    return true;
  }
  const decision = firstAllowed(view);
  if (!decision) return false;
  await call(page, 'table.decide', { at: view.at, decision });
  return true;
}

/** Plays to the end of the round. */
export async function playRound(page: Page): Promise<TableView> {
  while (await move(page));
  return waiting(page);
}

type Heard = PageGlobal & { heard?: Record<string, Promise<unknown>> };

/** Listens to a push from now on; the returned function waits for its first value. */
export async function listen(page: Page, name: string): Promise<() => Promise<unknown>> {
  await page.evaluate((push) => {
    const all = globalThis as Heard;
    all.heard = { ...all.heard, [push]: new Promise((done) => all.stube.on(push, done)) };
  }, name);
  return () => page.evaluate((push) => (globalThis as Heard).heard?.[push], name);
}
