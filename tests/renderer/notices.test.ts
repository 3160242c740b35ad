// The same trouble with several files of the program is one notice: it names all, is spoken, and is put away at once.
import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { problem } from '../../src/shared/border/problems.ts';
import { STORE_IDS, type StoreId } from '../../src/shared/border/saving.ts';
import NoticeList from '../../src/renderer/ui/NoticeList.svelte';
import { fakeApp, renderIn } from '../../lab/support/page/tutor/fake-app.ts';

const newer = (store: StoreId) =>
  problem('F.NEWER_LEFT', {
    store,
    file: `${store}.json`,
    beside: `${store}.v1.json`,
    because: problem('F.NEWER', { version: 9 }),
  });

const told = (): string => screen.getByRole('status').textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';

test('files of a newer program are told in one notice, in both languages, with what is met later', async () => {
  for (const [language, start] of [
    ['de', 'Diese Dateien stammen aus einer neueren Schafkopf Stube und bleiben, wie sie sind: '],
    ['en', 'These files were written by a newer Schafkopf Stube and stay as they are: '],
  ] as const) {
    const app = fakeApp({}, { language });
    const { unmount } = renderIn(app, NoticeList, {});
    for (const store of STORE_IDS) app.notices.problem(newer(store));
    await tick();
    expect(told().startsWith(start)).toBe(true);
    for (const store of STORE_IDS) expect(told()).toContain(`${store}.json`);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button'));
    expect(told()).toBe('');
    unmount();
  }
});

test('other trouble stays a notice of its own, and one file is told as ever', async () => {
  const app = fakeApp();
  renderIn(app, NoticeList, {});
  const { notices } = app;
  notices.problem(newer('session'));
  notices.problem(problem('F.FOREIGN', {}));
  notices.problem(problem('F.FOREIGN', {}));
  await tick();
  expect(screen.getAllByRole('button')).toHaveLength(3);
  expect(told()).toContain('Laufende Partie: Die Datei „session.json“ bleibt, wie sie ist');
});
