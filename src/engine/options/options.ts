// Every house rule that a Bavarian table can agree on: its values and what holds if nothing is said (SPEC 3; preset pure-2007).
import { type BuiltInContractId, OFFERED, type OfferedId, RAISED, type RaisedId } from '../contracts/registry.ts';
import { PACKET_FORMS, type PacketForm } from '../base/packets.ts';
import { LATE_ANSWERS } from '../base/ansage-words.ts';
import type { Tariff } from './tariff.ts';

/** Groups in which the rules screen shows the options. */
export const OPTION_GROUPS = [
  'cards',
  'auction',
  'contracts',
  'allPass',
  'calledCard',
  'doubling',
  'prices',
  'runners',
  'bettel',
  'hochzeit',
  'ramsch',
  'special',
  'oneGame',
  'session',
] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

interface Choice<V extends string | number> {
  readonly kind: 'choice';
  readonly values: readonly V[];
  readonly usual: V;
}
interface Flag {
  readonly kind: 'flag';
  readonly usual: boolean;
}
/** A whole number in a range: card points, cards, deals or cents. */
interface Amount {
  readonly kind: 'number';
  readonly unit: 'points' | 'cards' | 'deals' | 'cents';
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}
/** A whole number in a range, or a word in the place of one. */
interface AmountOr<W extends string> {
  readonly kind: 'numberOr';
  readonly unit: 'cards' | 'cents' | 'rounds';
  readonly words: readonly W[];
  readonly min: number;
  readonly max: number;
  readonly usual: number | W;
}
interface Some<V extends string> {
  readonly kind: 'some';
  readonly values: readonly V[];
  readonly usual: readonly V[];
}
interface TariffOption {
  readonly kind: 'tariff';
  readonly usual: Tariff;
}
/** What a game costs in whole units: won, with Schneider, with Schwarz; none of them less than the one before. */
export type Units = readonly [game: number, schneider: number, schwarz: number];
/** What Solos of the price classes `solo` and `tout` cost in whole units, where they do not cost what a game does. */
export interface SoloUnits {
  readonly solo: number;
  readonly tout: number;
}
interface UnitsOption {
  readonly kind: 'units';
  /** What they are: prices of a Rufer, or points of the score. */
  readonly unit: 'prices' | 'scores';
  readonly max: number;
  readonly usual: Units;
}
interface RankingOption {
  readonly kind: 'ranking';
  readonly usual: readonly (readonly BuiltInContractId[])[];
}

const choice = <const V extends string | number>(usual: V, ...others: readonly V[]): Choice<V> => ({
  kind: 'choice',
  values: [usual, ...others],
  usual,
});
const flag = (usual: boolean): Flag => ({ kind: 'flag', usual });
const amount = (unit: Amount['unit'], usual: number, min: number, max: number): Amount => ({
  kind: 'number',
  unit,
  min,
  max,
  usual,
});
const amountOr = <const W extends string>(
  unit: AmountOr<W>['unit'],
  words: readonly W[],
  usual: number | NoInfer<W>,
  min: number,
  max: number,
): AmountOr<W> => ({ kind: 'numberOr', unit, words, min, max, usual });
const some = <const V extends string>(values: readonly V[], usual: readonly V[]): Some<V> => ({
  kind: 'some',
  values,
  usual,
});

/** Highest amount in cents that a table may set. */
const MOST_CENTS = 100_000;

/** Longest session that a table can agree on beforehand, in rounds in which everybody deals once. */
const MOST_ROUNDS = 50;

export const OPTIONS = {
  'deck.size': choice(32, 24, 20),
  'rank.ten': choice('high', 'low'),
  'table.direction': choice('cw', 'ccw'),
  'deal.packets': choice<PacketForm>(...PACKET_FORMS),
  'deal.cutMax': choice(1, 3),
  'deal.cutMinPacket': amount('cards', 3, 1, 8),
  'lead.first': choice('forehand', 'declarer'),

  'auction.form': choice('official', 'two-phase', 'named'),
  'contracts.enabled': some<OfferedId>(OFFERED, ['rufer', 'wenz', 'solo', 'sie']),
  'contracts.ranking': {
    kind: 'ranking',
    usual: [['rufer'], ['wenz'], ['solo'], ['wenz-tout'], ['solo-tout'], ['sie']],
  } satisfies RankingOption as RankingOption,
  'tout.contracts': some<RaisedId>(RAISED, ['wenz', 'solo']),
  'solo.requireTrumpSuitCard': flag(true),

  'passout.rule': choice('redeal', 'ramsch', 'stock', 'muss'),
  'stock.ante': amount('cents', 10, 1, MOST_CENTS),
  'stock.cap': amountOr('cents', ['none'], 'none', 1, MOST_CENTS),
  'stock.countsHochzeit': flag(false),
  'muss.maxTrumps': amountOr('cards', ['none'], 'none', 1, 14),

  'called.runAway.min': choice(4, 2, 3, 5, 6),
  'called.runAway.when': choice('current-hand', 'initial-hand'),
  'called.runAway.following': flag(false),
  'called.discard': choice('never', 'from-penultimate', 'free'),

  'stoss.enabled': flag(true),
  'stoss.window': choice('before-second-card', 'with-first-card', 'before-own-first-card'),
  'stoss.levels': choice<2 | 4 | 'unlimited'>(2, 4, 'unlimited'),
  'stoss.replyBy': choice('declarer', 'declarer-side'),
  'stoss.replyWindow': choice('before-second-card', 'next-trick'),
  'stoss.takesOver': flag(false),
  'legen.form': choice('off', 'all', 'forehand', 'chain'),
  'legen.dealerSecondPacket': flag(true),
  'legen.hausbock': flag(false),
  'lay.afterFirstTrick': choice('off', 'stop-at-refusal', 'pass-round'),
  'klopfen.enabled': flag(false),

  tariff: { kind: 'tariff', usual: { type: 'pair', values: [10, 50] } } satisfies TariffOption as TariffOption,
  'sheet.P': choice(1, 2),
  'sheet.S': choice(5, 4),
  'score.cap': amountOr('cents', ['none'], 'none', 1, MOST_CENTS),
  'score.winAt': amount('points', 61, 1, 120),
  'score.schneiderAt': amount('points', 91, 1, 120),
  'score.safeAt': amount('points', 31, 1, 120),
  'play.decided': choice('ends', 'goes-on'),
  'score.tie60': choice('defenders-win', 'draw'),
  'tout.bonuses': choice('ignored', 'paid-and-doubled', 'earned'),
  'tout.doublesRunners': flag(false),
  'sie.value': amountOr('cents', ['x4', 'as-tout'], 'x4', 1, MOST_CENTS),
  'sie.runners': flag(true),
  'runners.enabled': flag(true),
  'runners.minOU': amount('cards', 3, 1, 14),
  'runners.minSingle': amount('cards', 2, 1, 14),
  'runners.mode': choice('held', 'collected-in-order'),
  'runners.claim': choice('auto', 'manual'),

  'bettel.ranking': choice('null', 'hearts-trump'),
  'bettel.overtake': choice('none', 'follow', 'always'),
  'bettel.firstLead': choice('forehand', 'declarer'),
  'bettel.value': amountOr('cents', ['solo', 'tout'], 30, 1, MOST_CENTS),

  'hochzeit.form': choice('off', 'anytime-offer', 'in-auction', 'on-turn', 'pre-auction'),
  'hochzeit.returnCard': choice('nontrump', 'any'),
  'hochzeit.value': amountOr('cents', ['rufer', '2xrufer'], 'rufer', 1, MOST_CENTS),
  'hochzeit.noTaker': choice('void', 'continue'),

  'ramsch.mode': choice('individual', 'team-opposite'),
  'ramsch.stake': amountOr('cents', ['rufer'], 'rufer', 1, MOST_CENTS),
  'ramsch.tiebreak': choice('chain', 'both-pay'),
  'ramsch.jungfrau': choice('double-all', 'off'),
  'ramsch.durchmarsch': choice('off', 'all-tricks', 'langendorf'),
  'ramsch.durchmarschValue': amountOr('cents', ['solo'], 'solo', 1, MOST_CENTS),
  'ramsch.doppler': flag(false),
  'ramsch.bonuses': flag(false),

  'round.length': amount('deals', 4, 1, 16),
  'bock.mode': choice('off', 'overlap', 'queue'),
  'round.solo': choice('alone', 'suit-solo'),
  'bock.triggers': some(['tie-60-60', 'schwarz', 'solo-lost', 'manual'], ['tie-60-60', 'schwarz', 'solo-lost']),
  'kreuz.form': choice('off', 'aces', 'opposite'),
  'kreuz.trigger': some(['solo-played', 'solo-lost', 'manual'], ['solo-played']),
  'kreuz.draw': choice('per-round', 'per-deal'),
  'kreuz.declaringSide': choice('forehand-team', 'aces', 'last-doubler'),
  'kreuz.leader': choice('usual', 'last-doubler'),
  'schieber.trigger': choice('off', 'tout-played', 'manual'),
  'schieber.offer': choice('all', 'forehand-then-dealer'),
  'teufel.trigger': choice('off', 'manual'),

  'deal.firstDealer': choice('random', 'high-card', 'fixed'),
  'session.length': amountOr('rounds', ['open'], 'open', 1, MOST_ROUNDS),
  'officers.choice': choice('solo+wenz', 'solo', 'hearts'),
  'officers.spritz': flag(false),
  'officers.secondHalf': choice('table', 'hand'),
  'denexa.discardsCount': flag(true),
  'denexa.schwarzBy': choice('points', 'tricks'),
  'denexa.leastWidow': choice('last-trick', 'aside'),
  'deutscher.target': choice(12, 9),
  'dok.nines': flag(true),
  'dok.secondTenBeatsFirst': flag(false),
  'dok.compulsorySolo': flag(false),
  'dok.soloDeals': choice('among', 'besides'),
  'dok.asking': choice('in-turn', 'by-rank'),
  'dok.heightsTo': choice('winner', 'taker'),
  'dok.nobodyWins': choice('heights', 'what-was-reached', 'nothing'),
  'dok.lateAnswer': choice(...LATE_ANSWERS),
  'dok.revoke': choice('fine', 'lost-deal'),
  'doppelschafkopf.bonus': choice(1, 2),
  'doppelschafkopf.bonusFor': choice('either-side', 'other-side'),
  'doppelschafkopf.carried': choice('single', 'with-schneider'),
  'bierkopf.units': { kind: 'units', unit: 'prices', usual: [1, 2, 3], max: 9 } satisfies UnitsOption as UnitsOption,
  'vicar.units': { kind: 'units', unit: 'scores', usual: [1, 2, 3], max: 9 } satisfies UnitsOption as UnitsOption,
} as const;

export type OptionId = keyof typeof OPTIONS;
export const OPTION_IDS = Object.keys(OPTIONS) as readonly OptionId[];

type ValueIn<O> =
  O extends Choice<infer V>
    ? V
    : O extends Flag
      ? boolean
      : O extends AmountOr<infer W>
        ? number | W
        : O extends Amount
          ? number
          : O extends Some<infer V>
            ? readonly V[]
            : O extends TariffOption
              ? Tariff
              : O extends UnitsOption
                ? Units
                : O extends RankingOption
                  ? readonly (readonly BuiltInContractId[])[]
                  : never;

/** What a table has agreed on, option by option. */
export type HouseRules = { readonly [K in OptionId]: ValueIn<(typeof OPTIONS)[K]> };

/** The rules of the pure game: every option at its usual value. */
export const PURE_2007: HouseRules = Object.fromEntries(
  OPTION_IDS.map((id) => [id, OPTIONS[id].usual]),
) as unknown as HouseRules;

/** Options whose value is not the usual one, in their order. */
export const departuresOf = (rules: HouseRules): readonly OptionId[] =>
  OPTION_IDS.filter((id) => JSON.stringify(rules[id]) !== JSON.stringify(PURE_2007[id]));
