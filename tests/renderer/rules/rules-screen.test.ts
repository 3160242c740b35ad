// The rules screen against the real answers of main: sets, changes, search, contradictions, idle rules, own sets.
import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { adaptedBy, type OptionChange, withOption } from '../../../src/engine/options/changing.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { PRESET_IDS, presetRules } from '../../../src/engine/options/presets.ts';
import { differingIn, rulesView } from '../../../src/main/rules/rules-view.ts';
import RulesScreen from '../../../src/renderer/rules/RulesScreen.svelte';
import RulesSheet from '../../../src/renderer/rules/RulesSheet.svelte';
import { rowId } from '../../../src/renderer/rules/rows.ts';
import type { HouseRules, OptionId, OwnSet, SaveAnswer } from '../../../src/shared/calls/house-rules.ts';
import { SHELF } from '../../../src/shared/table/shelf.ts';
import { tellEffect } from '../../../src/words/base/tell-rules.ts';
import { type Answers, fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const view = rulesView;

const own = (name: string, house: HouseRules): OwnSet => ({
  id: name,
  name,
  house,
  differing: [...differingIn(house)],
});

async function opened(begin: HouseRules = PURE_2007, sets: readonly OwnSet[] = [], more: Answers = {}) {
  const asked: HouseRules[] = [];
  const app = fakeApp({
    'rules.sets': () => ({
      presets: PRESET_IDS.map((preset) => {
        const house = presetRules(preset);
        return { preset, house, differing: [...differingIn(house)] };
      }),
      own: [...sets],
      last: begin,
    }),
    'rules.view': ({ house, game }) => view(house, game),
    'rules.change': ({ house, ...change }) => {
      const changed = withOption(house, change as OptionChange);
      asked.push(changed);
      return { view: view(changed), adapted: [...adaptedBy(house, changed, change.option)] };
    },
    ...more,
  });
  await app.rules.load();
  const rendered = renderIn(app, RulesScreen, {});
  return { app, asked, ...rendered, user: userEvent.setup() };
}

/** The row of a rule; roles are sought within it, because a search through all rows takes seconds. */
const row = (id: OptionId): HTMLElement => {
  const found = document.getElementById(rowId(id));
  if (!found) throw new Error(`no row for ${id}`);
  return found;
};
const isShown = (id: OptionId): boolean => document.getElementById(rowId(id)) !== null;
/** That its control is disabled, too, is for the test in the real app to say. */
const isGrey = (id: OptionId): boolean => row(id).classList.contains('idle');
const at = (id: OptionId) => within(row(id));
const button = (text: string): HTMLElement => screen.getByText(text, { selector: 'button' });

describe('the rules screen', () => {
  test('shows sets first, and every rule with its control and what it changes', async () => {
    const { app } = await opened();
    expect(screen.getAllByLabelText(/ nehmen$/)).toHaveLength(PRESET_IDS.length);
    expect(screen.getByLabelText('„Reiner Schafkopf“ nehmen').getAttribute('aria-pressed')).toBe('true');
    for (const { id } of app.rules.view?.rules ?? []) {
      const { name } = app.speech.rules.options[id];
      const effect = tellEffect(app.speech.rules, id, app.speech.plain);
      expect(at(id).getByText(name, { selector: 'h3' })).toBeTruthy();
      expect(at(id).getByText(effect)).toBeTruthy();
      expect(row(id).querySelectorAll('.control :is(input, button)').length).toBeGreaterThan(0);
    }
  });

  test('takes a set, and says what differs and what the pure game has', async () => {
    const { user } = await opened();
    await user.click(screen.getByLabelText('„Schierling“ nehmen'));
    await waitFor(() => expect(at('deck.size').getByRole('radio', { name: /Kurz/ })).toHaveProperty('checked', true));
    expect(at('deck.size').getByText('Rein: Lang, 32 Karten')).toBeTruthy();
    await user.click(screen.getByLabelText('Nur was anders ist'));
    expect(isShown('stoss.enabled')).toBe(false);
    expect(isShown('stock.ante')).toBe(true);
  });

  test('of another game than the pure one says what is usual in that, and nothing of the pure game', async () => {
    const { app } = await opened();
    for (const game of SHELF.filter((each) => each !== 'schafkopf')) {
      await app.rules.play(game);
      await screen.findByLabelText('„Übliche Regeln“ nehmen');
      const hint = app.speech.ui.special.gameHints[game];
      const said = (document.body.textContent ?? '').replaceAll(hint, '');
      expect(said).not.toMatch(/Reiner Schafkopf|im reinen Schafkopf|Damit lernt man es/);
      expect(screen.getByText('Alles ist wie üblich')).toBeTruthy();
    }
  });

  test('greys a rule that means nothing, with the rule on which it hangs', async () => {
    const { user } = await opened();
    const jungfrau = row('ramsch.jungfrau');
    expect(within(jungfrau).getByText(/„Alle sagen weiter“/)).toBeTruthy();
    expect(jungfrau.querySelector('fieldset')).toHaveProperty('disabled', true);
    await user.click(at('passout.rule').getByRole('radio', { name: /^Ramsch/ }));
    await waitFor(() => expect(isGrey('ramsch.jungfrau')).toBe(false));
  });

  test('refuses a contradiction with the names of both rules, leads to each, and lets nobody play by it', async () => {
    const { app, user } = await opened();
    await user.click(at('stoss.window').getByRole('radio', { name: 'Bis zur eigenen ersten Karte' }));
    await waitFor(() => expect(app.rules.contradicts).toBe(true));
    const foot = within(document.querySelector('footer') as HTMLElement);
    expect(foot.getByText(/„Zeit für den Stoß“ .* „Zeit für die Antwort“/)).toBeTruthy();
    await user.click(foot.getByRole('button', { name: 'Damit spielen' }));
    expect(app.router.screen).toEqual({ name: 'start' }); // where it began; the way is not taken
    await user.click(foot.getByRole('button', { name: 'Zu „Zeit für die Antwort“' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Zeit für die Antwort'));
    await user.click(at('stoss.replyWindow').getByRole('radio', { name: 'Bis zur eigenen Karte im nächsten Stich' }));
    await waitFor(() => expect(app.rules.contradicts).toBe(false));
  });

  test('begins a session by the rules that are shown, and leads to no further page', async () => {
    const started: Partial<HouseRules>[] = [];
    const { app, user } = await opened(PURE_2007, [], {
      'session.start': ({ house }) => {
        started.push(house);
        return null;
      },
    });
    await user.click(at('passout.rule').getByRole('radio', { name: /^Ramsch/ }));
    await waitFor(() => expect(app.rules.view?.house['passout.rule']).toBe('ramsch'));
    const foot = within(document.querySelector('footer') as HTMLElement);
    await user.click(foot.getByRole('button', { name: 'Damit spielen' }));
    await waitFor(() => expect(started).toHaveLength(1));
    expect(started[0]?.['passout.rule']).toBe('ramsch');
    expect(app.router.screen).toEqual({ name: 'start' }); // no table came of it in this test, and no other page either
  });

  test('tells what has changed by itself', async () => {
    const { user } = await opened();
    await user.click(at('contracts.enabled').getByRole('checkbox', { name: 'Geier' }));
    expect(await screen.findByText('Von selbst mit geändert: Rangfolge der Spiele.')).toBeTruthy();
    expect(at('contracts.ranking').getAllByRole('listitem')).toHaveLength(7);
  });

  test('finds rules in both languages, without umlauts', async () => {
    const { user } = await opened();
    const search = screen.getByLabelText('Regel suchen');
    await user.click(search);
    await user.paste('runners tout');
    expect(isShown('tout.doublesRunners')).toBe(true);
    expect(isShown('deck.size')).toBe(false);
    await user.clear(search);
    await user.type(search, 'stoss');
    expect(isShown('stoss.enabled')).toBe(true);
    expect(isShown('deck.size')).toBe(false);
    await user.clear(search);
    await user.paste('grossmutter');
    expect(screen.getByText(/„grossmutter“/)).toBeTruthy();
  });

  test('a number can be typed and stepped, and one out of range is told and not taken', async () => {
    const { asked, user } = await opened();
    const points = at('score.winAt');
    const field = points.getByRole('textbox', { name: 'Augen zum Gewinnen' });
    await user.click(points.getByRole('button', { name: 'Augen zum Gewinnen: weniger' }));
    await user.click(points.getByRole('button', { name: 'Augen zum Gewinnen: weniger' }));
    await waitFor(() => expect(asked.at(-1)?.['score.winAt']).toBe(59));
    await user.clear(field);
    await user.type(field, '400');
    expect(points.getByRole('alert').textContent).toBe('Von 1 Auge bis 120 Augen');
    expect(asked.at(-1)?.['score.winAt']).toBe(40);
    await user.tab();
    await waitFor(() => expect(points.queryByRole('alert')).toBeNull());
    await user.click(points.getByRole('button', { name: 'Augen zum Gewinnen: zurück zum reinen Schafkopf' }));
    await waitFor(() => expect(field).toHaveProperty('value', '61'));
  });

  test('the ranking is moved and tied by keys, and the focus goes along', async () => {
    const { asked, user } = await opened();
    const ranking = at('contracts.ranking');
    ranking.getByRole('button', { name: 'Wenz höher' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(asked.at(-1)?.['contracts.ranking'].flat().slice(0, 3)).toEqual(['rufer', 'solo', 'wenz']),
    );
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Wenz höher'));
    ranking.getByRole('button', { name: 'Solo gleich hoch wie Wenz' }).focus();
    await user.keyboard(' ');
    await waitFor(() => expect(asked.at(-1)?.['contracts.ranking'][1]).toEqual(['solo', 'wenz'].reverse()));
    expect(ranking.getByText(/gleich hoch/, { selector: '.tie' })).toBeTruthy();
  });

  test('an own set is saved under a name; a name that is taken is told in the dialog', async () => {
    const answers: SaveAnswer[] = [
      { outcome: 'refused', because: 'nameTaken' },
      { outcome: 'saved', id: 'b', disk: 'written' },
    ];
    const names: string[] = [];
    const { user } = await opened(presetRules('pub'), [own('Huber', PURE_2007)], {
      'rules.save': ({ name }) => {
        names.push(name);
        return answers[names.length - 1] ?? { outcome: 'refused', because: 'gone' };
      },
    });
    await user.click(button('Speichern unter …'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Huber');
    await user.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('So heißen schon andere Regeln.');
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' neu{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(names).toEqual(['Huber', 'Huber neu']);
  });

  test('an own set is deleted after a question', async () => {
    const removed: string[] = [];
    const { user } = await opened(PURE_2007, [own('Huber', presetRules('pub'))], {
      'rules.remove': ({ id }) => {
        removed.push(id);
        return {};
      },
    });
    const tools = within(screen.getByLabelText('„Huber“ verwalten'));
    await user.click(tools.getByRole('button', { name: 'Löschen …' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Löschen' }));
    expect(removed).toEqual(['Huber']);
  });
});

describe('the sheet', () => {
  test('tells what differs first, then all that counts', () => {
    const app = fakeApp();
    const { container } = renderIn(app, RulesSheet, { view: view(presetRules('schierling')) });
    const [differing, all] = [...container.querySelectorAll('section')].map((section) =>
      [...section.querySelectorAll('dt')].map((term) => term.textContent),
    );
    expect(differing).toContain('Einsatz im Stock');
    expect(differing).not.toContain('Stoß');
    expect(all).toContain('Stoß');
    expect(all).not.toContain('Jungfrau');
    expect(container.textContent).toContain('Schneider und Laufende 10 Cent, Rufspiel 20 Cent, Alleinspiele 50 Cent');
  });

  test('of the pure game says so', () => {
    const { container } = renderIn(fakeApp(), RulesSheet, { view: view(PURE_2007) });
    expect(container.textContent).toContain('Es gilt der reine Schafkopf.');
  });
});
