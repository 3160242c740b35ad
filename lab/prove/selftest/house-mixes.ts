// A covering array of house rules: few sets of rules in which every two values of two options meet, unless they contradict each other.
import { type OptionChange, withOption } from '../../../src/engine/options/changing.ts';
import { conflictsIn } from '../../../src/engine/options/conflicts.ts';
import { type HouseRules, OPTION_IDS, type OptionId, OPTIONS, PURE_2007 } from '../../../src/engine/options/options.ts';
import { OFFERED, RAISED } from '../../../src/engine/contracts/registry.ts';
import { type Random, randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { gameRowOf } from '../../../src/engine/games/games.ts';
import type { GameId } from '../../../src/engine/games/shelf.ts';
import { USUAL_TARIFFS } from '../../../src/engine/table/table-rules.ts';

/** Values of the options that are lists or amounts; one of each further kind of game is enough. */
const SAMPLES: Readonly<Partial<Record<OptionId, readonly unknown[]>>> = {
  'deal.cutMinPacket': [3, 1],
  'contracts.enabled': [
    PURE_2007['contracts.enabled'],
    OFFERED.filter((id) => id !== 'hochzeit'),
    ['rufer', 'bettel', 'geier', 'solo'],
  ],
  'tout.contracts': [PURE_2007['tout.contracts'], RAISED, []],
  'stock.ante': [10, 25],
  'stock.cap': ['none', 40],
  'muss.maxTrumps': ['none', 5],
  tariff: [...USUAL_TARIFFS, { type: 'historic', values: [2] }, { type: 'ground', values: [10] }],
  'score.cap': ['none', 200],
  'score.winAt': [61, 60],
  'score.schneiderAt': [91, 90],
  'score.safeAt': [31, 30],
  'runners.minOU': [3, 1, 4],
  'runners.minSingle': [2, 1],
  'bettel.value': [30, 'solo', 'tout'],
  'hochzeit.value': ['rufer', '2xrufer', 100],
  'sie.value': ['x4', 'as-tout', 250],
  'session.length': ['open', 4],
  'bierkopf.units': [PURE_2007['bierkopf.units'], [1, 2, 4]],
  'ramsch.stake': ['rufer', 15],
  'ramsch.durchmarschValue': ['solo', 40],
  'round.length': [4, 2],
  'bock.triggers': [PURE_2007['bock.triggers'], ['schwarz'], ['manual']],
  'kreuz.trigger': [PURE_2007['kreuz.trigger'], ['solo-lost'], ['manual']],
};

/** The ranking follows from the contracts. */
const DERIVED: readonly OptionId[] = ['contracts.ranking'];

/** Games whose tables play by the mixes. */
const PLAYED: readonly GameId[] = ['schafkopf', 'bierkopf', 'three-hand'];

/** The options that mean something in one of these games. */
export const PLAYED_OPTIONS: readonly OptionId[] = OPTION_IDS.filter((id) =>
  PLAYED.some((game) => gameRowOf(game).options.includes(id)),
);

const VARIED = PLAYED_OPTIONS.filter((id) => !DERIVED.includes(id));

/** The values that take part for each option. */
function valuesOf(id: OptionId): readonly unknown[] {
  const samples = SAMPLES[id];
  if (samples) return samples;
  const option = OPTIONS[id];
  if (option.kind === 'choice') return option.values;
  if (option.kind === 'flag') return [option.usual, !option.usual];
  throw new Error(`${id} needs sample values`);
}

interface Setting {
  readonly option: OptionId;
  readonly value: unknown;
}

const ALL: readonly Setting[] = VARIED.flatMap((option) => valuesOf(option).map((value) => ({ option, value })));

const nameOf = ({ option, value }: Setting): string => `${option}=${JSON.stringify(value)}`;
const pairOf = (a: Setting, b: Setting): string => [nameOf(a), nameOf(b)].sort().join(' & ');

/** Set one after the other, each with what follows from it; undefined if rules come out that contradict themselves. */
function rulesWith(rules: HouseRules, { option, value }: Setting): HouseRules | undefined {
  const changed = withOption(rules, { option, value } as OptionChange);
  return conflictsIn(changed).length === 0 ? changed : undefined;
}

/** Whether rules have the value; the Hochzeit among the contracts is a matter of its own option. */
function holds(rules: HouseRules, { option, value }: Setting): boolean {
  const found: unknown =
    option === 'contracts.enabled' ? rules[option].filter((id) => id !== 'hochzeit') : rules[option];
  return JSON.stringify(found) === JSON.stringify(value);
}

const GROUND: readonly Setting[] = [{ option: 'tariff', value: { type: 'ground', values: [10] } }];
const RAMSCH: readonly Setting[] = [{ option: 'passout.rule', value: 'ramsch' }];
const BETTEL: readonly Setting[] = [{ option: 'contracts.enabled', value: ['rufer', 'bettel', 'geier', 'solo'] }];
const HOCHZEIT: readonly Setting[] = [{ option: 'hochzeit.form', value: 'anytime-offer' }];

/** What must be set first for an option to mean something, or to be allowed at all. */
const BEFORE: Readonly<Partial<Record<OptionId, readonly Setting[]>>> = {
  'stock.ante': [{ option: 'passout.rule', value: 'stock' }],
  'stock.cap': [{ option: 'passout.rule', value: 'stock' }],
  'stock.countsHochzeit': [{ option: 'passout.rule', value: 'stock' }, ...HOCHZEIT],
  'muss.maxTrumps': [{ option: 'passout.rule', value: 'muss' }],
  'ramsch.mode': RAMSCH,
  'ramsch.stake': RAMSCH,
  'ramsch.tiebreak': RAMSCH,
  'ramsch.jungfrau': RAMSCH,
  'ramsch.durchmarsch': RAMSCH,
  'ramsch.durchmarschValue': [...RAMSCH, { option: 'ramsch.durchmarsch', value: 'all-tricks' }],
  'ramsch.doppler': RAMSCH,
  'ramsch.bonuses': [...RAMSCH, { option: 'ramsch.jungfrau', value: 'off' }],
  'tout.bonuses': [{ option: 'play.decided', value: 'goes-on' }],
  'sheet.P': GROUND,
  'sheet.S': GROUND,
  'bettel.ranking': BETTEL,
  'bettel.overtake': BETTEL,
  'bettel.firstLead': BETTEL,
  'bettel.value': BETTEL,
  'hochzeit.returnCard': HOCHZEIT,
  'hochzeit.value': HOCHZEIT,
  'hochzeit.noTaker': HOCHZEIT,
  'stoss.window': [{ option: 'stoss.replyWindow', value: 'next-trick' }],
  'legen.dealerSecondPacket': [{ option: 'legen.form', value: 'all' }],
  'legen.hausbock': [{ option: 'legen.form', value: 'all' }],
  'bock.triggers': [{ option: 'bock.mode', value: 'overlap' }],
  'round.length': [{ option: 'bock.mode', value: 'overlap' }],
  'round.solo': [{ option: 'bock.mode', value: 'overlap' }],
  'kreuz.trigger': [{ option: 'kreuz.form', value: 'aces' }],
  'kreuz.draw': [{ option: 'kreuz.form', value: 'aces' }],
  'kreuz.declaringSide': [{ option: 'kreuz.form', value: 'aces' }],
  'kreuz.leader': [
    { option: 'kreuz.form', value: 'opposite' },
    { option: 'kreuz.declaringSide', value: 'last-doubler' },
  ],
  'schieber.offer': [{ option: 'schieber.trigger', value: 'tout-played' }],
};

/** Rules in which two settings meet; undefined if they contradict each other whatever else is set. */
function together(a: Setting, b: Setting): HouseRules | undefined {
  const before = (BEFORE[a.option] ?? []).concat(BEFORE[b.option] ?? []);
  for (const settings of [
    [...before, a, b],
    [...before, b, a],
    [...(BEFORE[a.option] ?? []), a, b],
    [...(BEFORE[b.option] ?? []), b, a],
    [a, b],
  ]) {
    const rules = settings.reduce<HouseRules | undefined>((now, each) => now && rulesWith(now, each), PURE_2007);
    if (rules && holds(rules, a) && holds(rules, b)) return rules;
  }
  return undefined;
}

/** The settings of the mix, in the order of their options. */
const settingsIn = (rules: HouseRules): readonly Setting[] =>
  VARIED.flatMap((option) => ALL.filter((each) => each.option === option && holds(rules, each)));

const pairsIn = (rules: HouseRules): readonly string[] =>
  settingsIn(rules).flatMap((a, at, all) => all.slice(at + 1).map((b) => pairOf(a, b)));

/** A mix grown from two settings that have not met: each further option takes the value that meets most new ones. */
function grownFrom(
  start: HouseRules,
  keep: readonly OptionId[],
  open: ReadonlySet<string>,
  random: Random,
): HouseRules {
  let rules = start;
  const fixed: OptionId[] = [...keep];
  for (const option of shuffled(
    VARIED.filter((id) => !keep.includes(id)),
    random,
  )) {
    const known = settingsIn(rules).filter((each) => fixed.includes(each.option));
    const candidates = shuffled(valuesOf(option), random).flatMap((value) => {
      const next = rulesWith(rules, { option, value });
      const kept = next && [...known, { option, value }].every((each) => holds(next, each));
      return kept ? [{ value, next }] : [];
    });
    const gain = (value: unknown): number => known.filter((each) => open.has(pairOf(each, { option, value }))).length;
    const best = candidates.reduce<(typeof candidates)[number] | undefined>(
      (found, each) => (found && gain(found.value) >= gain(each.value) ? found : each),
      undefined,
    );
    if (!best) continue;
    rules = best.next;
    fixed.push(option);
  }
  return rules;
}

/** What must stay for the two settings to keep their meaning. */
const keptIn = (rules: HouseRules, a: Setting, b: Setting): readonly OptionId[] =>
  VARIED.filter((id) => id === a.option || id === b.option || rules[id] !== PURE_2007[id]);

export interface Mixes {
  readonly mixes: readonly HouseRules[];
  /** Pairs of values that contradict each other, so that no mix holds them. */
  readonly apart: readonly string[];
}

/** Two values that may stand together: rules that hold both, and what must stay as it is for that. */
interface Start {
  readonly rules: HouseRules;
  readonly keep: readonly OptionId[];
}

interface Pairs {
  readonly starts: ReadonlyMap<string, Start>;
  readonly apart: readonly string[];
}

/** The same for every seed, and long in the finding. */
let known: Pairs | undefined;
const pairs = (): Pairs => (known ??= foundPairs());

function foundPairs(): Pairs {
  const starts = new Map<string, Start>();
  const apart: string[] = [];
  ALL.forEach((a, at) =>
    ALL.slice(at + 1).forEach((b) => {
      if (a.option === b.option) return;
      const rules = together(a, b);
      if (rules) starts.set(pairOf(a, b), { rules, keep: keptIn(rules, a, b) });
      else apart.push(pairOf(a, b));
    }),
  );
  return { starts, apart };
}

/** Sets of house rules in which all values of all options meet in pairs; the same for the same seed. */
export function houseMixes(seed: string): Mixes {
  const random = randomOf(seed, 'house mixes');
  const { starts, apart } = pairs();
  const open = new Set(starts.keys());
  const mixes: HouseRules[] = [];
  for (const pair of shuffled([...open], random)) {
    const start = starts.get(pair);
    if (!open.has(pair) || !start) continue;
    const rules = grownFrom(start.rules, start.keep, open, random);
    for (const met of pairsIn(rules)) open.delete(met);
    mixes.push(rules);
  }
  return { mixes, apart };
}
