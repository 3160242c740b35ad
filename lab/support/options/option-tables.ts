// Every value of every option with a table at which it means something: the rows of the rules document's list (OPTIONS).
import { type OptionChange, withOption } from '../../../src/engine/options/changing.ts';
import { gameRowOf } from '../../../src/engine/games/games.ts';
import { GAMES } from '../../../src/engine/games/shelf.ts';
import { COMMON_OPTIONS } from '../../../src/engine/options/groups.ts';
import { type HouseRules, type OptionId, OPTIONS, PURE_2007 } from '../../../src/engine/options/options.ts';
import { OFFERED, type OfferedId } from '../../../src/engine/contracts/registry.ts';
import type { Base } from './option-effects.ts';

export const FLAG = [true, false] as const;
const PURE = PURE_2007['contracts.enabled'];
const CENTS = [1, 10, 250] as const;
/** Contracts of the pure game and another one, or without one of them, in the order in which they are listed. */
const toggled = (contract: OfferedId): readonly string[] =>
  OFFERED.filter((id) => (id === contract ? !PURE.includes(id) : PURE.includes(id)));
const ALONE = ['suit-geier', 'suit-wenz', 'eisenbahner', 'kaiser', 'geier', 'wenz', 'solo'] as const;

/** What is either so or not needs no row. */
export const valuesIn = (id: OptionId): readonly unknown[] => (OPTIONS[id].kind === 'flag' ? FLAG : (ROWS[id] ?? []));

/** Rows of scope all, bavarian, bierkopf and three-hand; of amounts and lists some examples; flags have none. */
export const ROWS: Readonly<Record<string, readonly unknown[]>> = {
  'table.direction': ['cw', 'ccw'],
  'deck.size': [32, 24, 20],
  'rank.ten': ['high', 'low'],
  'deal.cutMax': [1, 3],
  'deal.cutMinPacket': [1, 3],
  'deal.firstDealer': ['random', 'high-card', 'fixed'],
  'lead.first': ['forehand', 'declarer'],
  'auction.form': ['official', 'two-phase', 'named'],
  'contracts.enabled': [
    OFFERED.filter((id) => id !== 'hochzeit'),
    ...OFFERED.filter((id) => id !== 'hochzeit' && id !== 'open-bettel').map(toggled),
    OFFERED.filter((id) => [...PURE, 'bettel', 'open-bettel'].includes(id)),
  ],
  'contracts.ranking': [
    [['rufer'], ['wenz', 'solo'], ['wenz-tout'], ['solo-tout'], ['sie']],
    [['rufer'], ['solo'], ['wenz'], ['wenz-tout'], ['solo-tout'], ['sie']],
  ],
  'tout.contracts': [[], ALONE, ...ALONE.map((id) => [id])],
  'passout.rule': ['redeal', 'ramsch', 'stock', 'muss'],
  'called.runAway.min': [2, 3, 4, 5, 6],
  'called.runAway.when': ['current-hand', 'initial-hand'],
  'called.discard': ['never', 'from-penultimate', 'free'],
  'stoss.window': ['before-second-card', 'with-first-card', 'before-own-first-card'],
  'stoss.levels': [2, 4, 'unlimited'],
  'stoss.replyBy': ['declarer', 'declarer-side'],
  'stoss.replyWindow': ['before-second-card', 'next-trick'],
  'score.cap': ['none', ...CENTS],
  'legen.form': ['off', 'all', 'forehand', 'chain'],
  'lay.afterFirstTrick': ['off', 'stop-at-refusal', 'pass-round'],
  'bock.mode': ['off', 'overlap', 'queue'],
  'bock.triggers': [
    ['tie-60-60', 'schwarz', 'solo-lost'],
    ['schwarz', 'solo-lost'],
    ['tie-60-60', 'solo-lost'],
    ['tie-60-60', 'schwarz'],
    ['tie-60-60', 'schwarz', 'solo-lost', 'manual'],
  ],
  'round.length': [1, 4, 8],
  tariff: [
    { type: 'pair', values: [10, 50] },
    { type: 'triple', values: [10, 20, 50] },
    { type: 'pair', values: [7, 21] },
    { type: 'ground', values: [10] },
    { type: 'historic', values: [1] },
    { type: 'historic', values: [3] },
  ],
  'score.winAt': [61, 60, 70],
  'score.schneiderAt': [91, 90, 100],
  'score.safeAt': [31, 30, 20],
  'score.tie60': ['defenders-win', 'draw'],
  'runners.minOU': [1, 3],
  'runners.minSingle': [1, 2],
  'runners.mode': ['held', 'collected-in-order'],
  'runners.claim': ['auto', 'manual'],
  'tout.bonuses': ['ignored', 'paid-and-doubled', 'earned'],
  'sheet.P': [1, 2],
  'sheet.S': [4, 5],
  'sie.value': ['x4', 'as-tout', ...CENTS],
  'bettel.ranking': ['null', 'hearts-trump'],
  'bettel.overtake': ['none', 'follow', 'always'],
  'bettel.firstLead': ['forehand', 'declarer'],
  'bettel.value': ['solo', 'tout', ...CENTS],
  'hochzeit.form': ['off', 'anytime-offer', 'in-auction', 'on-turn', 'pre-auction'],
  'hochzeit.returnCard': ['nontrump', 'any'],
  'hochzeit.value': ['rufer', '2xrufer', 1, 15, 250],
  'hochzeit.noTaker': ['void', 'continue'],
  'ramsch.mode': ['individual', 'team-opposite'],
  'ramsch.stake': ['rufer', 1, 15, 250],
  'ramsch.tiebreak': ['chain', 'both-pay'],
  'ramsch.jungfrau': ['off', 'double-all'],
  'ramsch.durchmarsch': ['off', 'all-tricks', 'langendorf'],
  'ramsch.durchmarschValue': ['solo', ...CENTS],
  'stock.ante': CENTS,
  'stock.cap': ['none', ...CENTS],
  'muss.maxTrumps': ['none', 5],
  'kreuz.form': ['off', 'aces', 'opposite'],
  'kreuz.trigger': [['solo-played'], ['solo-lost'], ['manual']],
  'kreuz.draw': ['per-round', 'per-deal'],
  'kreuz.declaringSide': ['aces', 'forehand-team', 'last-doubler'],
  'schieber.trigger': ['off', 'tout-played', 'manual'],
  'schieber.offer': ['all', 'forehand-then-dealer'],
  'teufel.trigger': ['off', 'manual'],
  // In other words than the row: sizes of packets as four ways of dealing, deals in times that everybody deals.
  'deal.packets': ['halves', 'whole', 'pairs', 'single'],
  'session.length': ['open', 1, 4],
  // What a table calls a solo that starts a round (Q38), which the list names with the trigger of each.
  'round.solo': ['alone', 'suit-solo'],
  // Slams and Junk Hand to the end (RELATIVES SH1), and who leads in the Kreuzbock (SPEC 5.9).
  'play.decided': ['ends', 'goes-on'],
  'kreuz.leader': ['usual', 'last-doubler'],
  'denexa.schwarzBy': ['points', 'tricks'],
  'deutscher.target': [12, 9],
  'dok.asking': ['in-turn', 'by-rank'],
  'dok.heightsTo': ['winner', 'taker'],
  'dok.lateAnswer': ['word-only', 'with-levels'],
  'dok.revoke': ['fine', 'lost-deal'],
  'dok.soloDeals': ['among', 'besides'],
  'dok.nobodyWins': ['heights', 'what-was-reached', 'nothing'],
  'doppelschafkopf.bonus': [1, 2],
  'doppelschafkopf.bonusFor': ['either-side', 'other-side'],
  'doppelschafkopf.carried': ['single', 'with-schneider'],
  'denexa.leastWidow': ['last-trick', 'aside'],
  'officers.choice': ['hearts', 'solo', 'solo+wenz'],
  'officers.secondHalf': ['table', 'hand'],
  'bierkopf.units': [
    [1, 2, 3],
    [1, 1, 4],
  ],
  'vicar.units': [
    [1, 2, 3],
    [2, 3, 6],
  ],
};

type Setting = { readonly [K in OptionId]?: HouseRules[K] };

const TABLE_OF_ALL = OFFERED.filter((id) => id !== 'hochzeit');

/** At which table an option means something, if not at any; and what its players are up to. */
type Where = readonly [mood: Base['mood'], house?: Setting];

const BETTEL: Setting = { 'contracts.enabled': ['rufer', 'bettel', 'open-bettel', 'solo'] };
const RAMSCH: Setting = { 'passout.rule': 'ramsch', 'ramsch.jungfrau': 'off' };
const MARRYING: Where = ['marrying', { 'hochzeit.form': 'anytime-offer' }];
const KREUZ: Setting = { 'kreuz.form': 'aces', 'kreuz.trigger': ['manual'] };
const GROUND: Setting = { tariff: { type: 'ground', values: [10] } };
const TOUTS: Setting = {
  'contracts.enabled': ['rufer', 'wenz', 'solo'],
  'contracts.ranking': [['rufer'], ['wenz'], ['solo'], ['wenz-tout'], ['solo-tout']],
};
/** A chain of doublings that is as long and as late as can be. */
const CHAIN: Setting = { 'stoss.replyWindow': 'next-trick', 'stoss.replyBy': 'declarer-side' };

const WHERE: Readonly<Partial<Record<OptionId, Where>>> = {
  'tout.contracts': ['random', { 'contracts.enabled': TABLE_OF_ALL }],
  'stock.ante': ['passing', { 'passout.rule': 'stock' }],
  'stock.cap': ['passing', { 'passout.rule': 'stock', 'stock.ante': 25 }],
  'stock.countsHochzeit': ['marrying', { 'hochzeit.form': 'anytime-offer', 'passout.rule': 'stock' }],
  'muss.maxTrumps': ['passing', { 'passout.rule': 'muss' }],
  'stoss.window': ['random', { 'stoss.replyWindow': 'next-trick' }],
  'stoss.levels': ['doubling', CHAIN],
  'stoss.takesOver': ['doubling'],
  'called.runAway.when': ['random', { 'contracts.enabled': ['rufer'] }],
  'legen.dealerSecondPacket': ['random', { 'legen.form': 'all' }],
  'legen.hausbock': ['random', { 'legen.form': 'all' }],
  'tout.bonuses': ['random', { ...TOUTS, 'play.decided': 'goes-on' }],
  'play.decided': ['random', TOUTS],
  'sheet.P': ['random', GROUND],
  'sheet.S': ['random', GROUND],
  'tout.doublesRunners': ['random', { ...TOUTS, 'runners.minOU': 1, 'runners.minSingle': 1 }],
  'bettel.ranking': ['random', BETTEL],
  // Who cannot follow can only win the trick where there are trumps.
  'bettel.overtake': ['random', { ...BETTEL, 'bettel.ranking': 'hearts-trump' }],
  'bettel.firstLead': ['random', BETTEL],
  'bettel.value': ['random', BETTEL],
  'hochzeit.form': ['marrying'],
  'hochzeit.returnCard': MARRYING,
  'hochzeit.value': MARRYING,
  'hochzeit.noTaker': MARRYING,
  'ramsch.mode': ['passing', RAMSCH],
  'ramsch.stake': ['passing', RAMSCH],
  'ramsch.tiebreak': ['passing', RAMSCH],
  'ramsch.jungfrau': ['passing', RAMSCH],
  'ramsch.durchmarsch': ['passing', { ...RAMSCH, 'deck.size': 20 }],
  'ramsch.durchmarschValue': ['passing', { ...RAMSCH, 'deck.size': 20, 'ramsch.durchmarsch': 'all-tricks' }],
  'ramsch.doppler': ['passing', RAMSCH],
  'ramsch.bonuses': ['passing', RAMSCH],
  'round.solo': ['random', { 'bock.mode': 'overlap' }],
  'round.length': ['random', { 'bock.mode': 'overlap' }],
  'bock.triggers': ['random', { 'bock.mode': 'overlap' }],
  'kreuz.trigger': ['random', { 'kreuz.form': 'aces' }],
  'kreuz.draw': ['random', KREUZ],
  'kreuz.declaringSide': ['random', KREUZ],
  'kreuz.leader': ['doubling', { ...KREUZ, 'kreuz.form': 'opposite', 'kreuz.declaringSide': 'last-doubler' }],
  'schieber.offer': ['random', { 'schieber.trigger': 'manual' }],
  'dok.soloDeals': ['random', { 'dok.compulsorySolo': true }],
};

const set = (house: HouseRules, id: OptionId, value: unknown): HouseRules =>
  withOption(house, { option: id, value } as OptionChange);

/** The table where the option is tried, with one of its values. */
export function baseWith(id: OptionId, value: unknown): Base {
  const [mood, changes = {}] = WHERE[id] ?? ['random'];
  const before = Object.entries(changes).reduce(
    (house, [option, each]) => set(house, option as OptionId, each),
    PURE_2007,
  );
  const game = GAMES.find((each) => gameRowOf(each).options.includes(id) && !COMMON_OPTIONS.includes(id));
  return { house: set(before, id, value), mood, ...(game && { game }) };
}

/** Whether two values are the same. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
