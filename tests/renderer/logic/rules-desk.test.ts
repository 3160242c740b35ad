// The desk of house rules: where it begins, by which name the rules are known, which sets it offers, and own sets that come and go.
import { describe, expect, test } from 'vitest';
import { type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import { PRESET_IDS, presetRules } from '../../../src/engine/options/presets.ts';
import { differingIn, rulesView } from '../../../src/main/rules/rules-view.ts';
import { isOwn, keyOf, type RuleSet } from '../../../src/renderer/state/rules-desk.svelte.ts';
import { problem } from '../../../src/shared/border/problems.ts';
import type { OwnSet, RuleSets } from '../../../src/shared/calls/house-rules.ts';
import { settled } from '../../../lab/support/held.ts';
import { type Answers, fakeApp } from '../../../lab/support/page/tutor/fake-app.ts';

const own = (id: string, house: HouseRules): OwnSet => ({
  id,
  name: `Set ${id}`,
  house,
  differing: [...differingIn(house)],
});
const KNOCKING: HouseRules = { ...PURE_2007, 'klopfen.enabled': true };

/** A desk on main's own answers, with own sets that can be saved and thrown away. */
function desk(begin: Partial<RuleSets> = {}, more: Answers = {}) {
  let sets = [...(begin.own ?? [])];
  const app = fakeApp({
    'rules.sets': () => ({
      presets: PRESET_IDS.map((preset) => {
        const house = presetRules(preset);
        return { preset, house, differing: [...differingIn(house)] };
      }),
      ...begin,
      own: [...sets],
    }),
    'rules.view': ({ house, game }) => rulesView(house, game),
    'rules.save': ({ name, house, id = 'new' }) => {
      sets = [...sets.filter((set) => set.id !== id), { ...own(id, house), name }];
      return { outcome: 'saved', id, disk: 'written' };
    },
    'rules.remove': ({ id }) => {
      sets = sets.filter((set) => set.id !== id);
      return {};
    },
    ...more,
  });
  return { app, rules: app.rules };
}

const called = (set: RuleSet | undefined): string | undefined => set && keyOf(set);

describe('it begins', () => {
  test('with the pure game for a newcomer, else with the rules and the game of the last table', async () => {
    const fresh = desk();
    await fresh.rules.load();
    expect([fresh.rules.view?.house, fresh.rules.game]).toEqual([PURE_2007, 'schafkopf']);
    const again = desk({ last: KNOCKING, lastTable: { game: 'bierkopf' } as never });
    await again.rules.load();
    expect([again.rules.view?.house['klopfen.enabled'], again.rules.game]).toEqual([true, 'bierkopf']);
  });

  test('not anew where rules are being put together already', async () => {
    const { rules } = desk();
    await rules.look(KNOCKING);
    await rules.load();
    expect(rules.view?.house).toEqual(KNOCKING);
  });

  test('with a word if it cannot be read', async () => {
    const app = fakeApp();
    await app.rules.load();
    expect([app.rules.view, app.notices.list.length]).toEqual([undefined, 1]);
  });
});

describe('a set', () => {
  test('gives its name to exactly its rules, the one they were taken from before another that is the same', async () => {
    const twin = own('twin', PURE_2007);
    const { rules } = desk({ own: [own('mine', KNOCKING), twin] });
    await rules.load();
    expect(called(rules.named)).toBe(PRESET_IDS[0]);
    await rules.take(twin);
    expect(called(rules.named)).toBe('own-twin');
    await rules.look(KNOCKING);
    expect(called(rules.named)).toBe('own-mine');
    await rules.look({ ...KNOCKING, 'ramsch.bonuses': true });
    expect([rules.named, called(rules.basis)]).toEqual([undefined, 'own-twin']);
  });

  test('is offered in the pure game whatever it is, in another one only where it means something there', async () => {
    const { rules } = desk({ own: [own('mine', KNOCKING)] });
    await rules.load();
    expect(rules.offered.map(called)).toEqual([...PRESET_IDS, 'own-mine']);
    await rules.play('doppelkopf');
    const elsewhere = rules.offered.map(called);
    expect(elsewhere[0]).toBe(PRESET_IDS[0]);
    expect(elsewhere.at(-1)).toBe('own-mine');
    expect(elsewhere.length).toBeLessThan(PRESET_IDS.length + 1);
    for (const set of rules.offered) for (const { id } of set.differing) expect(rules.rule(id)).toBeDefined();
  });

  test('has its name, and the usual rules of another game are called usual', async () => {
    const { rules } = desk({ own: [own('mine', KNOCKING)] });
    await rules.load();
    const [usual] = rules.sets.presets;
    const [mine] = rules.sets.own;
    if (!usual || !mine) throw new Error('no sets');
    const pure = rules.nameOf(usual);
    await rules.play('doppelkopf');
    expect([rules.nameOf(mine), rules.aboutOf(mine), isOwn(mine), isOwn(usual)]).toEqual(['Set mine', '', true, false]);
    expect(rules.nameOf(usual)).not.toBe(pure);
    expect(rules.aboutOf(usual)).not.toBe('');
  });
});

describe('own sets', () => {
  test('are saved anew or in the place of the one they were taken from, which is the basis from then on', async () => {
    const { rules } = desk({ own: [own('mine', KNOCKING)] });
    await rules.load();
    const [mine] = rules.sets.own;
    if (!mine) throw new Error('no set');
    await rules.take(mine);
    await rules.look(PURE_2007);
    expect(await rules.save('Anders', 'basis')).toMatchObject({ outcome: 'saved', id: 'mine' });
    expect(rules.sets.own.map(({ name, house }) => [name, house['klopfen.enabled']])).toEqual([['Anders', false]]);
    expect(await rules.save('Neu', 'new')).toMatchObject({ outcome: 'saved', id: 'new' });
    expect([rules.sets.own.map(({ id }) => id), called(rules.basis)]).toEqual([['mine', 'new'], 'own-new']);
  });

  test('of the program are never saved over', async () => {
    const { rules } = desk();
    await rules.load();
    expect(await rules.save('Meins', 'basis')).toMatchObject({ outcome: 'saved', id: 'new' });
  });

  test('that are thrown away are no basis any more; another one stays it', async () => {
    const { rules } = desk({ own: [own('a', KNOCKING), own('b', PURE_2007)] });
    await rules.load();
    const [a, b] = rules.sets.own;
    if (!a || !b) throw new Error('no sets');
    await rules.take(a);
    await rules.remove(b);
    expect([called(rules.basis), rules.sets.own.length]).toEqual(['own-a', 1]);
    await rules.remove(a);
    expect([rules.basis, rules.sets.own.length]).toEqual([undefined, 0]);
  });

  test('that main has changed are read anew, with the basis as it is now', async () => {
    let name = 'Alt';
    const { app, rules } = desk(
      {},
      {
        'rules.sets': () => ({ presets: [], own: [{ ...own('a', KNOCKING), name }] }),
      },
    );
    await rules.load();
    const [a] = rules.sets.own;
    if (!a) throw new Error('no set');
    await rules.take(a);
    name = 'Neu';
    app.push('rules.changed', {});
    await settled();
    expect(rules.basis && isOwn(rules.basis) && rules.basis.name).toBe('Neu');
  });

  test('from a file are taken at once; a file that is refused says why, and a closed dialog nothing', async () => {
    const after = async (answer: unknown) => {
      const { app, rules } = desk({ own: [own('mine', KNOCKING)] }, { 'rules.import': () => answer as never });
      await rules.load();
      await rules.importFrom();
      return [called(rules.basis), app.notices.list.map(({ tone }) => tone)];
    };
    expect(await after({ outcome: 'imported', id: 'mine' })).toEqual(['own-mine', ['info']]);
    expect(await after({ outcome: 'refused', problem: problem('F.FOREIGN', {}) })).toEqual([PRESET_IDS[0], ['bad']]);
    expect(await after({ outcome: 'cancelled' })).toEqual([PRESET_IDS[0], []]);
  });

  test('in a text that is refused are said to whoever dropped it, not in a message', async () => {
    const refused = problem('F.FOREIGN', {});
    const { app, rules } = desk({}, { 'rules.importText': () => ({ outcome: 'refused', problem: refused }) });
    expect(await rules.importText('x')).toEqual(refused);
    expect(app.notices.list).toEqual([]);
  });
});
