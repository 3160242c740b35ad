// Which house rules contradict each other, and which mean nothing without another (OPTIONS "Conflicts in one place").
import type { BuiltInContractId } from '../contracts/registry.ts';
import type { HouseRules, OptionId } from './options.ts';
import { OFFERED, OPTION_IDS, RAISED } from './options.ts';

/** Two options that cannot stand together as they are. */
export interface Conflict {
  readonly id: ConflictId;
  readonly between: readonly [OptionId, OptionId];
  /** Contracts that are in one of the two and not in the other. */
  readonly contracts?: readonly BuiltInContractId[];
}

type Test = (rules: HouseRules) => boolean;
type Pair = readonly [OptionId, OptionId];

const offers =
  (contract: (typeof OFFERED)[number]): Test =>
  (rules) =>
    rules['contracts.enabled'].includes(contract);

/** Each conflict: between which options, and when they contradict each other. */
const RULES = {
  hausbockNeedsFreeLegen: [['legen.hausbock', 'legen.form'], (r) => r['legen.hausbock'] && r['legen.form'] !== 'all'],
  bonusesReplaceJungfrau: [
    ['ramsch.bonuses', 'ramsch.jungfrau'],
    (r) => r['passout.rule'] === 'ramsch' && r['ramsch.bonuses'] && r['ramsch.jungfrau'] === 'double-all',
  ],
  openBettelNeedsBettel: [
    ['contracts.enabled', 'bettel.value'],
    (r) => offers('open-bettel')(r) && !offers('bettel')(r),
  ],
  hochzeitNeedsForm: [
    ['contracts.enabled', 'hochzeit.form'],
    (r) => offers('hochzeit')(r) !== (r['hochzeit.form'] !== 'off'),
  ],
  formContinues: [
    ['hochzeit.form', 'hochzeit.noTaker'],
    (r) => ['on-turn', 'pre-auction'].includes(r['hochzeit.form']) && r['hochzeit.noTaker'] !== 'continue',
  ],
  stossRepliesTooEarly: [
    ['stoss.window', 'stoss.replyWindow'],
    (r) => r['stoss.window'] === 'before-own-first-card' && r['stoss.replyWindow'] === 'before-second-card',
  ],
  schneiderAboveWin: [['score.schneiderAt', 'score.winAt'], (r) => r['score.schneiderAt'] <= r['score.winAt']],
  safeBelowWin: [['score.safeAt', 'score.winAt'], (r) => r['score.safeAt'] >= r['score.winAt']],
  noLowestGame: [['contracts.enabled', 'passout.rule'], (r) => r['contracts.enabled'].every((id) => id === 'sie')],
  stockNeedsRufer: [['passout.rule', 'contracts.enabled'], (r) => r['passout.rule'] === 'stock' && !offers('rufer')(r)],
  takeOverNeedsStoss: [['stoss.takesOver', 'stoss.enabled'], (r) => r['stoss.takesOver'] && !r['stoss.enabled']],
} as const satisfies Readonly<Record<string, readonly [Pair, Test]>>;

export const CONFLICT_IDS = [...(Object.keys(RULES) as (keyof typeof RULES)[]), 'rankingIncomplete'] as const;
export type ConflictId = keyof typeof RULES | 'rankingIncomplete';

/** Every contract that the table offers, Touts included. */
export function contractsOffered(rules: HouseRules): readonly BuiltInContractId[] {
  const enabled = rules['contracts.enabled'];
  const raised = RAISED.filter((id) => rules['tout.contracts'].includes(id) && enabled.includes(id));
  return [...enabled, ...raised.map((id) => `${id}-tout` as const)];
}

/** Everything that contradicts itself in these rules; empty if a table can be opened with them. */
export function conflictsIn(rules: HouseRules): readonly Conflict[] {
  const found = (Object.keys(RULES) as (keyof typeof RULES)[])
    .filter((id) => RULES[id][1](rules))
    .map((id): Conflict => ({ id, between: RULES[id][0] }));
  const ranking = rankingConflict(rules);
  return ranking ? [...found, ranking] : found;
}

/** The ranking must name every contract of the table once, and no other. */
function rankingConflict(rules: HouseRules): Conflict | undefined {
  const ranked = rules['contracts.ranking'].flat();
  const offered = contractsOffered(rules);
  const wrong = [
    ...offered.filter((id) => ranked.filter((each) => each === id).length !== 1),
    ...ranked.filter((id) => !offered.includes(id)),
  ];
  if (wrong.length === 0) return undefined;
  return {
    id: 'rankingIncomplete',
    between: ['contracts.ranking', 'contracts.enabled'],
    contracts: [...new Set(wrong)],
  };
}

/** What an option needs to mean anything; options that are not listed always count. */
const NEEDS: Readonly<Partial<Record<OptionId, readonly [on: OptionId, met: Test]>>> = {
  'stock.ante': ['passout.rule', (r) => r['passout.rule'] === 'stock'],
  'stock.cap': ['passout.rule', (r) => r['passout.rule'] === 'stock'],
  'muss.maxTrumps': ['passout.rule', (r) => r['passout.rule'] === 'muss'],
  ...needing('ramsch', 'passout.rule', (r) => r['passout.rule'] === 'ramsch'),
  'ramsch.durchmarschValue': ['ramsch.durchmarsch', (r) => r['ramsch.durchmarsch'] !== 'off'],
  'legen.dealerSecondPacket': ['legen.form', (r) => r['legen.form'] !== 'off'],
  'legen.hausbock': ['legen.form', (r) => r['legen.form'] === 'all'],
  ...needing('stoss', 'stoss.enabled', (r) => r['stoss.enabled']),
  ...needing('bettel', 'contracts.enabled', offers('bettel')),
  ...needing('hochzeit', 'contracts.enabled', offers('hochzeit')),
  ...needing('called', 'contracts.enabled', offers('rufer')),
  'solo.requireTrumpSuitCard': ['contracts.enabled', offers('solo')],
  'sie.value': ['contracts.enabled', offers('sie')],
  'sie.runners': ['runners.enabled', (r) => r['runners.enabled'] && offers('sie')(r)],
  'tout.bonuses': ['tout.contracts', (r) => r['tout.contracts'].length > 0],
  'tout.doublesRunners': ['tout.contracts', (r) => r['tout.contracts'].length > 0],
  'runners.minOU': ['runners.enabled', (r) => r['runners.enabled']],
  'runners.minSingle': ['runners.enabled', (r) => r['runners.enabled']],
  'runners.claim': ['runners.enabled', (r) => r['runners.enabled']],
  'bock.triggers': ['bock.mode', (r) => r['bock.mode'] !== 'off'],
  ...needing('kreuz', 'kreuz.form', (r) => r['kreuz.form'] !== 'off'),
  'kreuz.draw': ['kreuz.form', (r) => r['kreuz.form'] === 'aces'],
  'schieber.offer': ['schieber.trigger', (r) => r['schieber.trigger'] !== 'off'],
};

/** The options of a family need one of their own, or one of another family. */
function needing(
  family: string,
  on: OptionId,
  met: Test,
): Readonly<Partial<Record<OptionId, readonly [OptionId, Test]>>> {
  const own = OPTION_IDS.filter((id) => id.startsWith(`${family}.`) && id !== on);
  return Object.fromEntries(own.map((id) => [id, [on, met] as const]));
}

/** The option on which this one hangs, if it means nothing at present: it is greyed with that reason. */
export function idleBecauseOf(option: OptionId, rules: HouseRules): OptionId | undefined {
  const need = NEEDS[option];
  return need && !need[1](rules) ? need[0] : undefined;
}
