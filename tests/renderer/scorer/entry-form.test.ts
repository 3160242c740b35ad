// The entry of a deal as it is filled in: what is missing, what it says, and the way back from a written line.
import { describe, expect, test } from 'vitest';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { presetRules } from '../../../src/engine/options/presets.ts';
import type { Game } from '../../../src/engine/games/shelf.ts';
import { courseOf } from '../../../src/engine/scorer/course.ts';
import { settingOf } from '../../../src/main/scorer/scorer-view.ts';
import type { ScorerSetting } from '../../../src/shared/calls/scorer.ts';
import {
  ALONE,
  emptyForm,
  type EntryForm,
  entryOf,
  forGame,
  formOf,
  missingIn,
  offerOf,
} from '../../../src/renderer/scorer/entry-form.ts';

const PEOPLE = ['Anna', 'Bert', 'Cilli', 'Dora'];

function settingAt(house = PURE_2007, game?: Game): ScorerSetting {
  const folded = courseOf({ house, people: PEOPLE, log: [], ...(game && { game }) });
  if (!folded.ok) throw new Error(folded.reason.id);
  return settingOf(folded.course.next);
}

describe('the entry of a deal', () => {
  const setting = settingAt();
  const filled = { ...emptyForm(setting), declarer: 'Bert', partner: 'Dora', points: '95', runners: 3 };

  test('begins with the game that is played most often, and tells what is missing', () => {
    const form = emptyForm(setting);
    const offer = offerOf(setting, form);
    expect(offer?.contract).toBe('rufer');
    expect(offer && missingIn(offer, setting.players, form)).toEqual(['declarer', 'partner', 'result']);
    expect(entryOf(setting, form)).toBeUndefined();
  });

  test('says what was filled in, and is found again from what it says', () => {
    const entry = entryOf(setting, filled);
    expect(entry).toEqual({
      kind: 'game',
      contract: 'rufer',
      declarer: 'Bert',
      partner: 'Dora',
      result: { by: 'points', points: 95 },
      runners: 3,
      doublings: {},
    });
    expect(entry && formOf(setting, entry)).toEqual(filled);
  });

  test('what belongs to another game is gone: a Tout has no points, a Wenz no partner', () => {
    const wenz = forGame(setting, filled, 'wenz');
    expect(entryOf(setting, wenz)).not.toHaveProperty('partner');
    expect(forGame(setting, filled, 'solo-tout').points).toBe('');
  });

  test('a Ramsch waits for everybody’s points; who has no trick has none', () => {
    const pub = settingAt(presetRules('pub'));
    const form = forGame(pub, { ...emptyForm(pub), taken: { Bert: '50', Cilli: '40', Dora: '30' } }, 'ramsch');
    expect(entryOf(pub, form)).toBeUndefined();
    const whole = { ...form, noTrick: ['Anna'] };
    const entry = entryOf(pub, whole);
    expect(entry).toMatchObject({
      kind: 'everyone',
      taken: expect.arrayContaining([{ person: 'Anna', points: 0, noTrick: true }]) as unknown,
    });
    expect(entry && entryOf(pub, formOf(pub, entry))).toEqual(entry);
  });

  test('where a suit is written down it comes back, and goes with another game', () => {
    const form = { ...emptyForm(setting), contract: 'solo', trump: 'H', declarer: 'Bert', result: 'won' as const };
    const entry = entryOf(setting, form);
    expect(entry).toMatchObject({ contract: 'solo', trump: 'H' });
    expect(entry && formOf(setting, entry)).toEqual(form);
    expect(forGame(setting, form, 'wenz').trump).toBe('');
  });

  test('a revoke asks for no result', () => {
    const form = { ...filled, points: '', revoke: 'Dora', runners: 0 };
    const entry = entryOf(setting, form);
    expect(entry).toMatchObject({ result: { by: 'revoke', person: 'Dora' } });
    expect(entry && formOf(setting, entry)).toEqual(form);
  });

  test('Re alone has no extras; what was announced and happened comes back', () => {
    const table = settingAt(PURE_2007, 'doppelkopf');
    const pair: EntryForm = {
      ...emptyForm(table),
      ...{ declarer: 'Bert', partner: 'Dora', points: '240', schwarz: true },
      ...{ said: { re: 'no90', kontra: '' }, extras: { fox: { re: 1 } } },
    };
    const entry = entryOf(table, pair);
    expect(entry).toMatchObject({ partner: 'Dora', said: { re: 'no90' }, extras: { fox: { re: 1 } } });
    expect(entry && formOf(table, entry)).toEqual(pair);
    const alone = entryOf(table, { ...pair, partner: ALONE });
    expect(alone).toMatchObject({ extras: {} });
    expect(alone).not.toHaveProperty('partner');
  });

  test('who always declares is not asked for, and a draw is an end', () => {
    const table = settingAt(PURE_2007, 'bierkopf');
    const form = { ...emptyForm(table), result: 'drawn' as const };
    expect(entryOf(table, form)).toMatchObject({ declarer: 'Bert', result: { by: 'points', points: 60 } });
  });
});
