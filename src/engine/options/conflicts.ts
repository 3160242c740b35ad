// Which house rules contradict each other, and which mean nothing without another (OPTIONS "Conflicts in one place").
import { type BuiltInContractId, type OfferedId, RAISED } from '../contracts/registry.ts';
import { type HouseRules, OPTION_IDS, type OptionId } from './options.ts';

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
  (contract: OfferedId): Test =>
  (rules) =>
    rules['contracts.enabled'].includes(contract);

/** Whether a bid can lead to the contract: not to a Sie, which is laid down, nor to a Hochzeit that is offered apart from the bidding. */
const opens =
  (rules: HouseRules) =>
  (id: OfferedId): boolean =>
    id !== 'sie' && (id !== 'hochzeit' || rules['hochzeit.form'] === 'in-auction');

/** Contracts with a trump suit that is chosen. */
const SUIT_GAMES = ['solo', 'suit-wenz', 'suit-geier'] as const;

/** Options that bring about rounds of their own. */
const SPECIAL_ROUNDS = ['bock.mode', 'kreuz.form', 'schieber.trigger', 'teufel.trigger'] as const;

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
  noLowestGame: [['contracts.enabled', 'passout.rule'], (r) => !r['contracts.enabled'].some(opens(r))],
  stockNeedsRufer: [['passout.rule', 'contracts.enabled'], (r) => r['passout.rule'] === 'stock' && !offers('rufer')(r)],
  drawNeedsSixtyOne: [['score.tie60', 'score.winAt'], (r) => r['score.tie60'] === 'draw' && r['score.winAt'] !== 61],
  earnedNeedsAllTricks: [
    ['tout.bonuses', 'play.decided'],
    (r) => r['tout.bonuses'] === 'earned' && r['play.decided'] === 'ends',
  ],
  leaderNeedsLastDoubler: [
    ['kreuz.leader', 'kreuz.declaringSide'],
    (r) => r['kreuz.leader'] === 'last-doubler' && r['kreuz.declaringSide'] !== 'last-doubler',
  ],
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

/** States of the table without which some options mean nothing: the option that brings them about, and how they are known. */
const NEEDS = {
  stock: ['passout.rule', (r) => r['passout.rule'] === 'stock'],
  muss: ['passout.rule', (r) => r['passout.rule'] === 'muss'],
  ramsch: ['passout.rule', (r) => r['passout.rule'] === 'ramsch'],
  durchmarsch: ['ramsch.durchmarsch', (r) => r['ramsch.durchmarsch'] !== 'off'],
  legen: ['legen.form', (r) => r['legen.form'] !== 'off'],
  freeLegen: ['legen.form', (r) => r['legen.form'] === 'all'],
  stoss: ['stoss.enabled', (r) => r['stoss.enabled']],
  bettel: ['contracts.enabled', offers('bettel')],
  hochzeit: ['hochzeit.form', (r) => r['hochzeit.form'] !== 'off'],
  rufer: ['contracts.enabled', offers('rufer')],
  suitGame: ['contracts.enabled', (r) => SUIT_GAMES.some((id) => offers(id)(r))],
  sie: ['contracts.enabled', offers('sie')],
  touts: ['tout.contracts', (r) => contractsOffered(r).some((id) => id.endsWith('-tout'))],
  ground: ['tariff', (r) => r.tariff.type === 'ground'],
  byTricks: ['contracts.enabled', (r) => offers('bettel')(r) || contractsOffered(r).some((id) => id.endsWith('-tout'))],
  runners: ['runners.enabled', (r) => r['runners.enabled']],
  bock: ['bock.mode', (r) => r['bock.mode'] !== 'off'],
  kreuz: ['kreuz.form', (r) => r['kreuz.form'] !== 'off'],
  kreuzByAces: ['kreuz.form', (r) => r['kreuz.form'] === 'aces'],
  schieber: ['schieber.trigger', (r) => r['schieber.trigger'] !== 'off'],
  soloRound: [
    'bock.mode',
    (r) =>
      (r['bock.mode'] !== 'off' && r['bock.triggers'].includes('solo-lost')) ||
      (r['kreuz.form'] !== 'off' && r['kreuz.trigger'].some((trigger) => trigger !== 'manual')),
  ],
  dueSolos: ['dok.compulsorySolo', (r) => r['dok.compulsorySolo']],
  specialRound: ['bock.mode', (r) => SPECIAL_ROUNDS.some((id) => r[id] !== 'off')],
} as const satisfies Readonly<Record<string, readonly [OptionId, Test]>>;

export type NeedId = keyof typeof NEEDS;
export const NEED_IDS = Object.keys(NEEDS) as readonly NeedId[];

/** What each option needs, the most important first; options that are not listed always count. */
const NEEDED: Readonly<Partial<Record<OptionId, readonly NeedId[]>>> = {
  ...family('stock', 'stock'),
  ...family('muss', 'muss'),
  ...family('ramsch', 'ramsch'),
  'ramsch.durchmarschValue': ['ramsch', 'durchmarsch'],
  'legen.dealerSecondPacket': ['legen'],
  'legen.hausbock': ['freeLegen'],
  ...family('stoss', 'stoss'),
  ...family('bettel', 'bettel'),
  ...family('hochzeit', 'hochzeit'),
  ...family('called', 'rufer'),
  'solo.requireTrumpSuitCard': ['suitGame'],
  'sie.value': ['sie'],
  'sie.runners': ['sie', 'runners'],
  ...family('sheet', 'ground'),
  'play.decided': ['byTricks'],
  'tout.bonuses': ['touts'],
  'tout.doublesRunners': ['touts', 'runners'],
  ...family('runners', 'runners'),
  'bock.triggers': ['bock'],
  ...family('kreuz', 'kreuz'),
  'kreuz.draw': ['kreuzByAces'],
  'schieber.offer': ['schieber'],
  'round.length': ['specialRound'],
  'round.solo': ['soloRound'],
  'stock.countsHochzeit': ['stock', 'hochzeit'],
  'lay.afterFirstTrick': ['stoss'],
  'dok.soloDeals': ['dueSolos'],
};

/** The options of a family need one of their own, or one of another family. */
function family(name: string, need: NeedId): Readonly<Partial<Record<OptionId, readonly NeedId[]>>> {
  const own = OPTION_IDS.filter((id) => id.startsWith(`${name}.`) && id !== NEEDS[need][0]);
  return Object.fromEntries(own.map((id) => [id, [need]]));
}

/** Why an option means nothing at present: what is missing, and the option that brings it about. */
export interface Idle {
  readonly need: NeedId;
  readonly on: OptionId;
}

/** What this option lacks to mean anything, if it does: it is greyed with that reason. */
export function idleBecauseOf(option: OptionId, rules: HouseRules): Idle | undefined {
  const need = NEEDED[option]?.find((each) => !NEEDS[each][1](rules));
  return need && { need, on: NEEDS[need][0] };
}
