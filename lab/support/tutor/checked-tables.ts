// Tables at which rounds are played for the tutor to comment on: the pure game, and every kind of house rule that changes the play.
import type { Choice, Player } from '../../../src/engine/bots/player.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { turnDecisions } from '../../../src/engine/bots/random-player.ts';
import { cardsOfPack, SINGLE_PACKS, type SinglePack } from '../../../src/engine/base/cards.ts';
import type { Decision } from '../../../src/engine/table/log.ts';
import { type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import { presetRules } from '../../../src/engine/options/presets.ts';
import { type Random, randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { type Round, startRound } from '../../../src/engine/table/round.ts';
import { bySeat, SEATS } from '../../../src/engine/base/seats.ts';
import { gameRulesOf, seatsAt, type TableRules } from '../../../src/engine/table/table-rules.ts';
import type { SeatView } from '../../../src/engine/round/view.ts';
import { houseTable } from '../rounds/house-tables.ts';
import { hochzeitRules } from '../examples/hochzeit-examples.ts';
import { everyContract } from '../../base/every-contract.ts';
import { after, playOut, RULES } from '../bots/support.ts';

/** How the players bid: by their cards, the same but for every Hochzeit, anything that the rules allow, or never. */
type Bidding = 'byCards' | 'marry' | 'anything' | 'never';

export interface CheckedTable {
  readonly name: string;
  readonly rules: TableRules;
  readonly bidding: Bidding;
  /** Deals without it are not played. */
  readonly deal?: (round: Round) => boolean;
}

/** Somebody has a single trump of the usual ones, and may offer a Hochzeit. */
const hasSuitor = (round: Round): boolean =>
  round.phase === 'auction' && SEATS.some((seat) => usualTrumps(round.dealt[seat]) === 1);
const usualTrumps = (hand: readonly string[]): number => hand.filter((card) => /^H|[OU]$/.test(card)).length;

const pure = (pack: SinglePack): CheckedTable => ({ name: `pure ${pack}`, rules: RULES[pack], bidding: 'byCards' });

export const PURE: Readonly<Record<SinglePack, CheckedTable>> = { 32: pure(32), 24: pure(24), 20: pure(20) };
export const PURE_TABLES: readonly CheckedTable[] = SINGLE_PACKS.map((pack) => PURE[pack]);

const passed = (name: string, changes: Partial<HouseRules>): CheckedTable => ({
  name,
  rules: houseTable(changes),
  bidding: 'never',
});

const contracts = (name: string, pack: SinglePack, changes: Partial<HouseRules> = {}): CheckedTable => ({
  name,
  rules: everyContract(pack, changes),
  bidding: 'anything',
});

export const HOUSE_TABLES: readonly CheckedTable[] = [
  contracts('every contract, 20', 20),
  contracts('every contract, 24', 24),
  contracts('every contract, 32', 32),
  contracts('Bettel with trumps and overtaking', 24, { 'bettel.ranking': 'hearts-trump', 'bettel.overtake': 'always' }),
  contracts('Bettel with overtaking, led by the declarer', 20, {
    'bettel.overtake': 'follow',
    'bettel.firstLead': 'declarer',
  }),
  contracts('low Ten, declarers lead', 20, { 'rank.ten': 'low', 'lead.first': 'declarer' }),
  { ...contracts('Solo by name', 24, { 'auction.form': 'named' }), bidding: 'byCards' },
  passed('Ramsch', { 'passout.rule': 'ramsch', 'ramsch.durchmarsch': 'all-tricks' }),
  passed('short Ramsch', { 'passout.rule': 'ramsch', 'deck.size': 20, 'ramsch.jungfrau': 'double-all' }),
  passed('Ramsch of teams', { 'passout.rule': 'ramsch', 'deck.size': 24, 'ramsch.mode': 'team-opposite' }),
  passed('Ramsch of Langendorf', {
    'passout.rule': 'ramsch',
    'ramsch.durchmarsch': 'langendorf',
    'ramsch.doppler': true,
    'ramsch.bonuses': true,
    'ramsch.jungfrau': 'off',
  }),
  passed('Muss', { 'passout.rule': 'muss' }),
  passed('short Muss', { 'passout.rule': 'muss', 'deck.size': 20 }),
  { name: 'Hochzeit', rules: hochzeitRules('anytime-offer'), bidding: 'marry', deal: hasSuitor },
  {
    name: 'short Hochzeit, any card back',
    rules: hochzeitRules('on-turn', { 'deck.size': 20, 'hochzeit.returnCard': 'any' }),
    bidding: 'marry',
    deal: hasSuitor,
  },
  {
    name: 'Hochzeit before the auction',
    rules: hochzeitRules('pre-auction', { 'deck.size': 24 }),
    bidding: 'marry',
    deal: hasSuitor,
  },
  { name: 'three players', rules: gameRulesOf('three-hand', PURE_2007), bidding: 'byCards' },
  { name: 'three players, every contract', rules: everyContract('three'), bidding: 'anything' },
  { name: 'Bierkopf', rules: gameRulesOf('bierkopf', { ...PURE_2007, 'deck.size': 20 }), bidding: 'byCards' },
  {
    name: 'Stoss without end',
    rules: houseTable({ 'deck.size': 20, 'stoss.levels': 'unlimited', 'legen.form': 'all', 'runners.claim': 'manual' }),
    bidding: 'byCards',
  },
  contracts('every contract, played to its end', 24, {
    'play.decided': 'goes-on',
    'tout.bonuses': 'earned',
    'score.safeAt': 30,
    tariff: { type: 'ground', values: [10] },
  }),
  { name: 'sheet-003', rules: houseTable(presetRules('sheet-003')), bidding: 'byCards' },
];

/** One in so many cards is left to chance, so that there is something to say. */
const CHANCE = 3;

function pick<T>(from: readonly T[], random: Random): T {
  const one = from[random.below(from.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}

/** Any call but a pass more often than not, and each contract as often as any other; fewer Touts, which are soon over. */
function anything(view: SeatView, random: Random): Decision {
  const all = turnDecisions(view);
  const games = [...new Set(all.flatMap((each) => (each.type === 'announce' ? [each.announcement.contract] : [])))];
  if (games.length > 0) {
    const short = games.filter((id) => !id.endsWith('-tout'));
    const game = pick(short.length > 0 && random.below(4) > 0 ? short : games, random);
    return pick(
      all.filter((each) => each.type === 'announce' && each.announcement.contract === game),
      random,
    );
  }
  const keen = all.filter(({ type, ...each }) => type === 'call' && 'call' in each && !PASSES.includes(each.call));
  const quiet = all.filter((each) => !keen.includes(each));
  return keen.length > 0 && (quiet.length === 0 || random.below(3) > 0) ? pick(keen, random) : pick(quiet, random);
}
const PASSES: readonly string[] = ['weiter', 'gut', 'ohne-mich'];

/** Offers a Hochzeit and accepts one wherever the rules allow it. */
const marrying = (view: SeatView): Decision | undefined =>
  turnDecisions(view).find((each) => each.type === 'call' && ['hochzeit', 'mit-mir'].includes(each.call));

/** A player who now and then does anything at all. */
function playerWho(bidding: Bidding): Player {
  const decide = (view: SeatView, { random }: { readonly random: Random }): Choice => {
    const bids = view.phase === 'auction' || view.phase === 'announcing';
    if (bids && bidding === 'anything') return { decision: anything(view, random), because: [] };
    const wedding = bidding === 'marry' ? marrying(view) : undefined;
    if (wedding) return { decision: wedding, because: [] };
    if (view.phase === 'auction' && bidding === 'never')
      return { decision: { type: 'call', seat: view.seat, call: 'weiter' }, because: [] };
    const byChance = view.phase === 'playing' && random.below(CHANCE) === 0;
    return (byChance ? PLAYERS.zufall : PLAYERS.draufgaenger).decide(view, { random });
  };
  const double = (view: SeatView, { random }: { readonly random: Random }): Choice | undefined =>
    (random.below(3) === 0 ? PLAYERS.zufall : PLAYERS.draufgaenger).double(view, { random });
  return { decide, double };
}

/** A whole round at a table, the same for the same seed. */
export function playedRound({ name, rules, bidding, deal }: CheckedTable, seed: string): Round {
  const random = randomOf('checked', name, seed);
  for (;;) {
    const pack = shuffled(cardsOfPack(rules.pack), random);
    const start = after(startRound(rules, { dealer: seatsAt(rules).at(-1) ?? 0 }), { type: 'shuffled', pack });
    if (deal && !deal(after(start, { type: 'cut', seat: 2, at: rules.pack / 2 }))) continue;
    return playOut(
      start,
      bySeat(() => playerWho(bidding)),
      random,
    );
  }
}
