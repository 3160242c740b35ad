// All labels of the program, filled with values that occur: page, rules, menus, message boxes, problems with files, bills.
import { CONFLICT_IDS, NEED_IDS } from '../../../src/engine/options/conflicts.ts';
import { OPTION_IDS } from '../../../src/engine/options/options.ts';
import type { Problem } from '../../../src/shared/border/problems.ts';
import { TOLD_TOGETHER } from '../../../src/shared/border/told-together.ts';
import { textsOf } from '../../../src/words/base/catalogue.ts';
import { DIALOGS_DE } from '../../../src/words/de/dialogs.ts';
import { DIALOGS_EN } from '../../../src/words/en/dialogs.ts';
import { tellProblem, tellTogether } from '../../../src/words/speak/explanations.ts';
import { MENU_DE } from '../../../src/words/de/menu.ts';
import { MENU_EN } from '../../../src/words/en/menu.ts';
import type { Language } from '../../../src/shared/border/language.ts';
import type { Naming } from '../../../src/words/types/naming.ts';
import { allWordsAbout, tellConflict, tellIdle } from '../../../src/words/base/tell-rules.ts';

import { UI_DE } from '../../../src/words/de/ui.ts';
import { UI_EN } from '../../../src/words/en/ui.ts';
import { UI_TUTOR_DE } from '../../../src/words/de/ui-tutor.ts';
import { UI_TUTOR_EN } from '../../../src/words/en/ui-tutor.ts';
import type { Form } from '../rendered-lint.ts';
import { billsFor } from './bills.ts';
import { PROBLEM_SAMPLES, togetherOf } from './problem-samples.ts';
import type { Sentence } from './sentences.ts';
import { type Samples, tutorSamples, uiSamples } from './ui-samples.ts';
import type { DialogTexts } from '../../../src/words/types/dialogs-texts.ts';

const TABLES = {
  de: { ui: UI_DE, tutor: UI_TUTOR_DE, menu: MENU_DE, dialogs: DIALOGS_DE },
  en: { ui: UI_EN, tutor: UI_TUTOR_EN, menu: MENU_EN, dialogs: DIALOGS_EN },
} as const satisfies Readonly<Record<Language, object>>;

const DIALOG_SAMPLES: Samples<DialogTexts> = {
  cannotSaveDetail: [['/home', 'EACCES: permission denied']],
  unsavedDetail: [
    [['session'], ''],
    [['session', 'round'], 'ENOSPC: no space left on device'],
  ],
};

/** A label that ends as a sentence is read as one. */
const formOf = (text: string): Form => (/[.!?]$/.test(text) ? 'sentence' : 'phrase');

type Tree = { readonly [key: string]: unknown };
type Fill = (...params: readonly unknown[]) => unknown;

/** Every text of a tree of labels; a label with places as often as there are samples for it. */
function* textsIn(tree: unknown, samples: unknown, path: string, name: Naming): Generator<Sentence> {
  if (typeof tree === 'string') yield { id: path, text: tree, form: formOf(tree) };
  else if (typeof tree === 'function') {
    if (!Array.isArray(samples)) throw new Error(`no samples for ${path}`);
    for (const params of samples as readonly (readonly unknown[])[])
      yield* textsIn((tree as Fill)(...params, name), undefined, path, name);
  } else if (typeof tree === 'object' && tree !== null)
    for (const [key, below] of Object.entries(tree))
      yield* textsIn(below, (samples as Tree | undefined)?.[key], path === '' ? key : `${path}.${key}`, name);
}

/** Names, effects and values of all house rules, the ready sets, contradictions and what a rule hangs on. */
function* rulesIn(name: Naming): Generator<Sentence> {
  const { rules } = textsOf(name.language);
  const { groups, flags, presets, nothing } = rules;
  yield* textsIn({ groups, flags, presets, nothing }, undefined, 'rules', name);
  for (const id of OPTION_IDS)
    for (const text of allWordsAbout(rules, id, name))
      yield { id: `rules.${id}`, text, form: formOf(text) === 'phrase' ? 'phrase' : 'caption' };
  const samples = {
    units: Object.fromEntries(Object.keys(rules.units).map((unit) => [unit, [[0], [1], [8]]])),
    gameUnits: { told: [[1, 2, 3]] },
    tariff: {
      pair: [[name.money(10), name.money(50)]],
      triple: [[name.money(10), name.money(20), name.money(50)]],
      ground: [[name.money(10)]],
      historic: [[2, name.money(5), name.money(8), name.money(10)]],
    },
  };
  yield* textsIn({ units: rules.units, gameUnits: rules.gameUnits, tariff: rules.tariff }, samples, 'rules', name);
  for (const id of CONFLICT_IDS)
    for (const contracts of [['wenz'], ['wenz', 'solo']] as const) {
      const text = tellConflict(rules, { id, between: ['legen.hausbock', 'legen.form'], contracts }, name);
      yield { id: `rules.conflicts.${id}`, text, form: 'sentence' };
    }
  for (const need of NEED_IDS) {
    const text = tellIdle(rules, { need, on: 'score.winAt' });
    yield { id: `rules.needs.${need}`, text, form: 'sentence' };
  }
}

function* problemsIn(name: Naming): Generator<Sentence> {
  for (const [id, all] of Object.entries(PROBLEM_SAMPLES))
    for (const params of all) yield { id, text: tellProblem({ id, params } as Problem, name), form: 'sentence' };
  for (const id of TOLD_TOGETHER) {
    const [first, ...others] = togetherOf(id);
    if (first) yield { id: `${id} of several`, text: tellTogether([first, ...others], name), form: 'sentence' };
  }
}

/** All labels in one language, for one deck. */
export function* labelsFor(name: Naming): Generator<Sentence> {
  const { ui, tutor, menu, dialogs } = TABLES[name.language];
  const { advice, ...others } = ui;
  const { glimpses: _, ...labels } = advice;
  yield* textsIn({ ...others, advice: labels }, uiSamples(name, ui), '', name);
  yield* textsIn(tutor, tutorSamples(name, tutor), '', name);
  yield* textsIn(menu, undefined, 'menu', name);
  yield* textsIn(dialogs, DIALOG_SAMPLES, 'dialogs', name);
  yield* rulesIn(name);
  yield* problemsIn(name);
  yield* billsFor(name);
}
