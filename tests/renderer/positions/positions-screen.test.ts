// The room for positions with the real rules behind it: cards by keys, refusals beside them, conditions, texts, what is asked and tried.
import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { presetRules } from '../../../src/engine/options/presets.ts';
import { servePositions } from '../../../src/main/positions/position-calls.ts';
import { Stores } from '../../../src/main/store/stores.ts';
import { SYSTEM_CLOCK } from '../../../src/main/base/clock.ts';
import PositionsScreen from '../../../src/renderer/positions/PositionsScreen.svelte';
import type { PositionTried } from '../../../src/shared/calls/positions.ts';

type Handlers = ReturnType<typeof servePositions>['handlers'];

/** The calls that keep nothing, answered as in the program. */
function answers(): Pick<Handlers, 'positions.table' | 'positions.look' | 'positions.read'> {
  const nothing = () => Promise.resolve(undefined);
  const { handlers } = servePositions(
    {
      stores: new Stores('/nowhere', SYSTEM_CLOCK),
      clock: SYSTEM_CLOCK,
      dialogs: {
        fileToSave: nothing,
        fileToOpen: nothing,
        filesToOpen: () => Promise.resolve([]),
        folderToSave: nothing,
      },
      printedPages: () => Promise.reject(new Error('nothing is printed')),
      table: {} as never,
      library: {} as never,
      thinking: {} as never,
      push: () => undefined,
    },
    () => ({ language: 'de', deck: 'bavarian' }),
  );
  return handlers;
}

const PRESETS = [{ preset: 'pure-2007', house: presetRules('pure-2007'), differing: [] }] as const;

async function opened() {
  const handlers = answers();
  const app = fakeApp({
    'rules.sets': () => ({ presets: PRESETS, own: [] }),
    'rules.view': () => ({ house: PURE_2007, rules: [], conflicts: [] }),
    'positions.list': () => [],
    'positions.table': handlers['positions.table'],
    'positions.look': handlers['positions.look'],
    'positions.read': handlers['positions.read'],
    'positions.try': () => ({}),
    'positions.stop': () => ({}),
  });
  await app.rules.load();
  const rendered = renderIn(app, PositionsScreen, {});
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Neue Stellung' }));
  await screen.findByRole('button', { name: 'Eichel-Sau: frei' });
  return { app, user, ...rendered };
}

const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}: `) });
const hand = (seat: number) => document.querySelector<HTMLElement>(`.hand[data-seat="${seat}"]`);

test('cards are given by digits and arrows; a refused one says why, and nothing changes', async () => {
  const { user } = await opened();
  card('Eichel-Sau').focus();
  for (let at = 0; at < 8; at++) {
    await user.keyboard('1');
    await waitFor(() => expect(hand(0)?.textContent).toContain(`${at + 1} von 8`));
    await user.keyboard('{ArrowRight}');
  }
  expect(document.activeElement).toBe(card('Gras-Sau'));
  await user.keyboard('1');
  await screen.findByText('Ich hätte 9 Karten; mehr als 8 hat hier niemand.');
  expect(card('Gras-Sau').className).toContain('refused');
  expect(hand(0)?.textContent).toContain('8 von 8');
  await user.keyboard('2');
  await waitFor(() => expect(screen.queryByText(/Ich hätte 9/)).toBeNull());
  expect(card('Gras-Sau').getAttribute('aria-label')).toBe('Gras-Sau: Links');
  await user.keyboard('{Delete}');
  await waitFor(() => expect(card('Gras-Sau').getAttribute('aria-label')).toBe('Gras-Sau: frei'));
});

test('a game is called, a card is played to it and taken back; what was done is undone', async () => {
  const { user } = await opened();
  await user.selectOptions(screen.getByLabelText('Gespielt wird'), 'Wenz');
  expect(await screen.findByLabelText<HTMLSelectElement>('Spieler')).toHaveProperty('value', '0');
  card('Eichel-Sau').focus();
  await user.keyboard('5');
  await waitFor(() => expect(card('Eichel-Sau').getAttribute('aria-label')).toBe('Eichel-Sau: Ich, Stich 1'));
  expect(hand(1)?.textContent).toContain('am Zug');
  await user.click(screen.getByRole('button', { name: 'Letzte Karte zurück' }));
  await screen.findByText('Noch keine Karte gespielt.');
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(card('Eichel-Sau').getAttribute('aria-label')).toBe('Eichel-Sau: Ich, Stich 1'));
});

test('conditions that cannot be met together are refused by name', async () => {
  const { user } = await opened();
  await user.type(screen.getByLabelText('höchstens'), '2{Enter}');
  await screen.findByText('Links, Trümpfe: höchstens 2');
  await user.type(screen.getByLabelText('mindestens'), '5{Enter}');
  await screen.findByText('Links, Trümpfe: mindestens 5. Das geht mit den anderen Bedingungen nicht zusammen.');
  await user.click(screen.getByRole('button', { name: 'Bedingung streichen: Links, Trümpfe: höchstens 2' }));
  await screen.findByText('Keine: Was offen ist, wird frei ausgeteilt.');
});

test('a text is laid out; its first mistake is named and the text stays', async () => {
  const { user } = await opened();
  const text = screen.getByRole('textbox', { name: 'Als Text' });
  await user.clear(text);
  await user.type(text, 'ich: EO GO XX');
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await screen.findByText('Zeile 1: „XX“ ist keine Karte und keine Bedingung.');
  expect(text).toHaveProperty('value', 'ich: EO GO XX');
  await user.clear(text);
  await user.type(text, 'rechts: EO GO');
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(hand(3)?.textContent).toContain('2 von 8'));
});

test('another game has its own pack and seats, and one that cannot be laid out says so', async () => {
  const { user } = await opened();
  await user.selectOptions(screen.getByLabelText('Art'), 'doppelkopf');
  await waitFor(() => expect(hand(0)?.textContent).toContain('0 von 12'));
  card('Eichel-Ober').focus();
  await user.keyboard('1');
  await waitFor(() => expect(hand(0)?.textContent).toContain('1 von 12'));
  await user.keyboard('1');
  await waitFor(() => expect(hand(0)?.textContent).toContain('2 von 12'));
  await user.selectOptions(screen.getByLabelText('Art'), 'three-hand');
  await waitFor(() => expect(hand(3)).toBeNull());
});

test('what many deals come to stands in a table with its error, and goes with the next change', async () => {
  const { app, user } = await opened();
  await user.click(screen.getByRole('button', { name: /1\.000-mal spielen lassen/ }));
  const tried: PositionTried = {
    deals: 100,
    of: 1000,
    state: 'running',
    outcomes: [
      { announcement: { contract: 'rufer', called: 'GA' }, declarer: 0, count: 75, won: 60, points: 68.2, cents: 12 },
      { count: 25, cents: 0 },
    ],
    cents: [9, -3, -3, -3],
    error: [2, 1, 1, 1],
  };
  app.push('positions.tried', tried);
  const row = await screen.findByRole('row', { name: /Rufspiel auf die Gras-Sau \(Ich\)/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['75 ± 8 %', '80 ± 9 %', '68', '+12\u00A0Cent']);
  screen.getByRole('row', { name: /zusammengeworfen/ });
  card('Eichel-Sau').focus();
  await user.keyboard('1');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Rufspiel/ })).toBeNull());
});
