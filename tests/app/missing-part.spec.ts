// A part of the page whose script cannot be read: it is told, and the room one was in stays.
import { expect, test } from '../../lab/support/app/fixtures.ts';
import { call } from '../../lab/support/app/app-calls.ts';

test('a room whose script is missing is told of, and what was open stays', async ({ app, page, problems }) => {
  problems.expect(/Failed to load resource/, /ERR_BLOCKED_BY_CLIENT/);
  await call(page, 'settings.change', { language: 'de' });
  await expect(page.getByRole('heading', { name: 'Kennst du Schafkopf schon?' })).toBeVisible();
  await app.evaluate(({ session }) =>
    session.defaultSession.webRequest.onBeforeRequest(({ url }, done) => done({ cancel: url.includes('Screen') })),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Kennst du Schafkopf schon?' })).toBeVisible();
  await page.getByRole('button', { name: 'Glossar' }).click();
  await expect(page.getByText('Dieser Teil des Programms fehlt oder ist beschädigt.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kennst du Schafkopf schon?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Glossar' })).toBeFocused();
});
