// The entry of tables at a tournament: an answer that comes late takes nothing away from what the host has opened meanwhile.
import { screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SYSTEM_CLOCK } from '../../../src/main/base/clock.ts';
import { Stores } from '../../../src/main/store/stores.ts';
import { serveTournaments } from '../../../src/main/tournament/tournament-calls.ts';
import RoundPanel from '../../../src/renderer/tournament/RoundPanel.svelte';
import { TournamentDesk } from '../../../src/renderer/tournament/tournament-desk.svelte.ts';
import { TARIFFS } from '../../../src/shared/calls/tournament-terms.ts';
import type { TournamentView, TournamentWritten } from '../../../src/shared/calls/tournament.ts';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'late-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

const TERMS = { name: 'Preisschafkopf', rounds: 1, deals: 32, tariff: TARIFFS.fifteen, writes: 'plusMinus' } as const;

function viewIn(answer: TournamentWritten): TournamentView {
  if (answer.outcome !== 'written') throw new Error(JSON.stringify(answer));
  return answer.view;
}

/** Two tables, the first of which has handed in its points. */
async function drawn() {
  const dialogs = {
    fileToSave: () => Promise.resolve(undefined),
    fileToOpen: () => Promise.resolve(undefined),
    filesToOpen: () => Promise.resolve([]),
    folderToSave: () => Promise.resolve(undefined),
  };
  const stores = new Stores(folder, SYSTEM_CLOCK);
  const printedPages = () => Promise.resolve(new Uint8Array());
  const calls = serveTournaments({ stores, clock: SYSTEM_CLOCK, dialogs, printedPages });
  const { id } = viewIn(await calls['tournament.begin'](TERMS));
  const entrants = ['Anna', 'Bert', 'Cilli', 'Dora', 'Emil', 'Fritz', 'Gerd', 'Hans'].map((person) => ({ person }));
  viewIn(await calls['tournament.write']({ id, event: { kind: 'comes', entrants } }));
  viewIn(await calls['tournament.draw']({ id }));
  const scores = [6, -2, -2, -2].map((points) => ({ points, solos: 0 }));
  const view = viewIn(await calls['tournament.write']({ id, event: { kind: 'result', round: 1, table: 1, scores } }));
  return { calls, view };
}

/** The panel of round 1 with the last table's points typed and sent; its answer comes when `release` is called. */
async function sent() {
  const { calls, view } = await drawn();
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => (release = resolve));
  const app = fakeApp({
    'tournament.write': async (input) => {
      await late;
      return calls['tournament.write'](input);
    },
  });
  const desk = new TournamentDesk(app, view);
  renderIn(app, RoundPanel, { desk, round: 1, onprint: () => undefined, ondraw: () => undefined });
  const fields = (): readonly HTMLInputElement[] => screen.getAllByLabelText(/^Punkte von /);
  await waitFor(() => expect(fields().map(({ value }) => value)).toEqual(['', '', '', '']));
  for (const [at, points] of ['9', '-3', '-3', '-3'].entries()) await userEvent.type(fields()[at] as Element, points);
  await userEvent.click(screen.getByRole('button', { name: 'Aufschreiben' }));
  const answered = async (): Promise<void> => {
    release();
    await waitFor(() => expect(desk.view.played[0]?.tables[1]?.sheets).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { fields, answered };
}

test('a table that is corrected stays open when the last one has been written', async () => {
  const { fields, answered } = await sent();
  await userEvent.click(screen.getByRole('button', { name: 'Tisch 1 berichtigen' }));
  await waitFor(() => expect(fields().map(({ value }) => value)).toEqual(['6', '-2', '-2', '-2']));
  await answered();
  expect(fields().map(({ value }) => value)).toEqual(['6', '-2', '-2', '-2']);
});

test('whoever has gone on by keyboard meanwhile stays where he is', async () => {
  const { answered } = await sent();
  const elsewhere = screen.getByRole('button', { name: 'Tisch 1 berichtigen' });
  elsewhere.focus();
  await answered();
  expect(document.activeElement).toBe(elsewhere);
});

test('after the last table the focus is not lost with its fields', async () => {
  const { fields, answered } = await sent();
  fields()[3]?.focus();
  await answered();
  expect(document.activeElement).not.toBe(document.body);
});
