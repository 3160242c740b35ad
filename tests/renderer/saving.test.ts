// What could not be saved yet: named as long as it waits, tried again by a button, and told when it is over.
import { screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import NoticeList from '../../src/renderer/ui/NoticeList.svelte';
import { fakeApp, renderIn } from './tutor/fake-app.ts';

test('what waits is named with what the system says, in both languages', () => {
  const app = fakeApp();
  const { container } = renderIn(app, NoticeList, {});
  expect(container.textContent).not.toContain('gespeichert');
  app.push('saving.changed', { waiting: ['session', 'round'], detail: 'ENOSPC' });
  return waitFor(() => {
    expect(screen.getByRole('status').textContent?.replace(/\s+/g, ' ')).toContain(
      'Noch nicht gespeichert: Laufende Partie, Gespielte Runden (ENOSPC).',
    );
  });
});

test('the button tries again; that all is written is told once', async () => {
  const app = fakeApp({ 'app.save': () => ({ waiting: [] }) }, { language: 'en' });
  renderIn(app, NoticeList, {});
  app.push('saving.changed', { waiting: ['rules'], detail: 'ENOSPC' });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again now' }));
  await screen.findByText('Everything is saved now.');
  app.push('saving.changed', { waiting: [] });
  expect(app.calls).toEqual(['app.save']);
  expect(screen.queryByText(/Not saved yet/)).toBeNull();
  expect(screen.getAllByText('Everything is saved now.')).toHaveLength(1);
});
