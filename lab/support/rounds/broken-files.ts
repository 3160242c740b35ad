// Ways to break the file of a round: at random anywhere in it, and on purpose where parts of it must agree with each other.
import { PRESET_IDS, presetRules } from '../../../src/engine/options/presets.ts';
import { OPTION_IDS, OPTIONS } from '../../../src/engine/options/options.ts';
import type { Random } from '../../../src/engine/base/random.ts';
import { gameRulesOf, pureRules, type TableRules, tableRulesOf } from '../../../src/engine/table/table-rules.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Fields = { [key: string]: Json };

/** Stands in a file where a list within lists is to be, too deep to be written by JSON.stringify. */
const DEEP = '@@deep@@';
const DEPTH = 20_000;

/** The text of a file, with the nesting in it. */
export const textOf = (file: Json): string =>
  JSON.stringify(file).replaceAll(`"${DEEP}"`, '['.repeat(DEPTH) + ']'.repeat(DEPTH));

const NUMBERS = [
  2 ** 53,
  2 ** 53 - 1,
  -(2 ** 53),
  2 ** 64,
  1e99,
  1e308,
  10_000,
  100_000,
  400,
  64,
  16,
  3,
  1,
  0,
  -1,
  0.5,
];
const TEXTS = [
  ...[
    '',
    'x'.repeat(5000),
    'NaN',
    'Infinity',
    '\u202egenudegtsib',
    'a\u0000b\r\nc',
    '\ud800',
    '__proto__',
    'constructor',
  ],
  ...[
    'toString',
    'CON',
    'rufer',
    'solo',
    'ramsch',
    '9999-12-31T23:59:59Z',
    '0000-01-01T00:00:00Z',
    'human',
    '😀'.repeat(40),
  ],
  `2026-01-01T00:00:00.${'0'.repeat(3000)}Z`,
];
const OTHERS: readonly Json[] = [null, true, [], {}, [[]], DEEP, { [DEEP]: 1 }];

const RULES: readonly TableRules[] = [
  pureRules(24),
  pureRules(20),
  gameRulesOf('three-hand', presetRules('pure-2007')),
  gameRulesOf('bierkopf', presetRules('pure-2007')),
  ...PRESET_IDS.map((id) => tableRulesOf(presetRules(id))),
];

const anyOf = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)] as T;

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsIn = (parent: Json | undefined, key: string): Fields => {
  const value = isFields(parent) ? parent[key] : undefined;
  return isFields(value) ? value : {};
};

/** Every place in a file: what holds it, and under which key. */
function places(value: Json, found: { holder: Json[] | Fields; key: string }[] = []): typeof found {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    found.push({ holder: value, key });
    places(inner, found);
  }
  return found;
}

const read = (holder: Json[] | Fields, key: string): Json | undefined => (holder as Fields)[key];

/** Changes one value somewhere, mostly to one of its kind. */
function somewhere(file: Json, random: Random): void {
  const { holder, key } = anyOf(places(file), random);
  const old = read(holder, key);
  const write = (value: Json): void => void ((holder as Fields)[key] = value);
  const kind = random.below(10);
  if (kind === 0) return write(anyOf(OTHERS, random));
  if (kind === 1) return void (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]);
  if (kind === 2 && Array.isArray(holder)) return void holder.splice(Number(key), 0, structuredClone(old ?? null));
  if (kind === 3) {
    const other = anyOf(places(file), random);
    return write(structuredClone(read(other.holder, other.key) ?? null));
  }
  if (kind === 4 && isFields(holder)) return void (holder[anyOf(TEXTS, random)] = anyOf(NUMBERS, random));
  if (typeof old === 'number') return write(anyOf(NUMBERS, random));
  if (typeof old === 'boolean') return write(!old);
  return write(anyOf<Json>(typeof old === 'string' || random.below(2) === 0 ? TEXTS : NUMBERS, random));
}

/** A value that an option can take, or nearly. */
function valueFor(id: (typeof OPTION_IDS)[number], random: Random): Json {
  const option = OPTIONS[id];
  if (option.kind === 'choice') return anyOf<Json>([...option.values], random);
  if (option.kind === 'flag') return random.below(2) === 0;
  if (option.kind === 'some') return [...option.values].filter(() => random.below(2) === 0);
  if (option.kind === 'number' || option.kind === 'numberOr')
    return anyOf<Json>([option.min, option.max, option.usual, option.max + 1], random);
  return structuredClone(option.usual) as unknown as Json;
}

type Change = (file: Fields, random: Random) => void;

/** Changes after which every field may still be one that a file can hold. */
const ON_PURPOSE: readonly Change[] = [
  (file, random) => {
    const record = fieldsIn(file, 'record');
    record['rules'] = structuredClone(anyOf(RULES, random)) as unknown as Json;
  },
  (file, random) => {
    const rules = fieldsIn(fieldsIn(file, 'record'), 'rules');
    const other = structuredClone(anyOf(RULES, random)) as unknown as Fields;
    const key = anyOf(Object.keys(other), random);
    rules[key] = other[key] ?? null;
  },
  (file, random) => {
    const id = anyOf(OPTION_IDS, random);
    fieldsIn(fieldsIn(fieldsIn(file, 'record'), 'rules'), 'house')[id] = valueFor(id, random);
  },
  (file, random) => {
    const amount = (): number => anyOf([1, 10, 9999, 10_000], random);
    const tariff = { type: 'triple', values: [amount(), amount(), amount()] };
    const rules = fieldsIn(fieldsIn(file, 'record'), 'rules');
    rules['tariff'] = tariff;
    fieldsIn(rules, 'house')['tariff'] = tariff;
  },
  (file) => {
    const rules = fieldsIn(fieldsIn(file, 'record'), 'rules');
    rules['tariff'] = fieldsIn(rules, 'house')['tariff'] = { type: 'pair', values: [10_000, 10_000] };
    fieldsIn(fieldsIn(file, 'record'), 'terms')['doublings'] = { bock: 16, hausbock: 16 };
  },
  (file, random) => {
    const times = (): number => anyOf([1, 8, 15, 16], random);
    fieldsIn(fieldsIn(file, 'record'), 'terms')['doublings'] = { bock: times(), hausbock: times() };
  },
  (file, random) => {
    const terms = fieldsIn(fieldsIn(file, 'record'), 'terms');
    terms[anyOf(['stock', 'carried'], random)] = anyOf(NUMBERS, random);
  },
  (file, random) => void (file['help'] = { hints: anyOf(NUMBERS, random), warnings: 0, takenBack: 10_000 }),
  (file, random) => void (file['you'] = random.below(4)),
  (file, random) => {
    const text = anyOf(TEXTS, random);
    const params = anyOf<Json>(
      [{ card: text, min: 3, at: 9 }, { at: anyOf(NUMBERS, random), min: 1 }, { choices: text }, { choices: DEEP }, []],
      random,
    );
    file['notes'] = [
      { entry: random.below(12), because: [{ id: anyOf(['cut.anywhere', 'any.random'], random), params }] },
    ];
  },
  (file, random) => {
    const rules = fieldsIn(fieldsIn(file, 'record'), 'rules');
    const rows = rules['contracts'];
    if (!Array.isArray(rows)) return;
    const [a, b] = [anyOf(rows, random), anyOf(rows, random)];
    if (!isFields(a) || !isFields(b)) return;
    const key = anyOf(Object.keys(b), random);
    a[key] = structuredClone(b[key] ?? null);
  },
  (file, random) => {
    const rules = fieldsIn(fieldsIn(file, 'record'), 'rules');
    rules['packets'] = anyOf([[8], [4, 4], [2, 2, 2, 2], [1, 7], [3, 3], [8, 8, 8]], random);
  },
];

/** The file with each of the changes made on purpose, one at a time. */
export const brokenOnPurpose = (file: Json, random: Random): readonly Json[] =>
  ON_PURPOSE.map((change) => {
    const copy = structuredClone(file);
    if (isFields(copy)) change(copy, random);
    return copy;
  });

/** The file with one to three things changed in it. */
export function broken(file: Json, random: Random): Json {
  const copy = structuredClone(file);
  for (let times = 1 + random.below(3); times > 0; times--) {
    if (random.below(2) === 0 && isFields(copy)) anyOf(ON_PURPOSE, random)(copy, random);
    else somewhere(copy, random);
  }
  return copy;
}
