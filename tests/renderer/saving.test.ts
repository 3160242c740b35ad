// What could not be saved yet: named as long as it waits, tried again by a button, and told when it is over.
import { screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import NoticeList from '../../src/renderer/ui/NoticeList.svelte';
import { fakeApp, renderIn } from '../../lab/support/page/tutor/fake-app.ts';

test('what waits is named with what the system says, in both languages', () => {
  const app = fakeApp();
  const { container } = renderIn(app, NoticeList, {});
  expect(container.textContent).not.toContain('gespeichert');
  app.push('saving.changed', {
    revision: 2,
    waiting: ['session', 'round'],
    detail: 'ENOSPC: no space left on device, write',
  });
  return waitFor(() => {
    expect(screen.getByRole('status').textContent?.replace(/\s+/g, ' ')).toContain(
      'Noch nicht gespeichert: laufende Partie, gespielte Runden (auf dem Datenträger ist kein Platz mehr, ENOSPC).',
    );
  });
});

test('the button tries again; that all is written is told once', async () => {
  const app = fakeApp({ 'app.save': () => ({ revision: 4, waiting: [] }) }, { language: 'en' });
  renderIn(app, NoticeList, {});
  app.push('saving.changed', { revision: 1, waiting: ['rules'], detail: 'ENOSPC' });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again now' }));
  await screen.findByText('Everything is saved now.');
  // What was told before the answer may come after it.
  app.push('saving.changed', { revision: 2, waiting: ['rules', 'round'], detail: 'ENOSPC' });
  app.push('saving.changed', { revision: 3, waiting: ['round'], detail: 'ENOSPC' });
  app.push('saving.changed', { revision: 4, waiting: [] });
  await tick();
  expect(app.calls).toEqual(['app.save']);
  expect(screen.queryByText(/Not saved yet/)).toBeNull();
  expect(screen.getAllByText('Everything is saved now.')).toHaveLength(1);
});
