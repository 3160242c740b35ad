// Random rounds that reach every contract and phase: the deal and the calls are biased, since fair ones climb to a Tout.
import { isWedding } from '../../../src/engine/table/reservations.ts';
import type { Call } from '../../../src/engine/auction/auction.ts';
import { type Card, cardsOfPack, SINGLE_PACKS, suitOf, withoutAll } from '../../../src/engine/base/cards.ts';
import type { ContractId } from '../../../src/engine/base/contract.ts';
import { entriesForHands } from '../../../src/engine/table/dealing.ts';
import { type Decision, type Entry, isAside, type RoundTerms } from '../../../src/engine/table/log.ts';
import { withOption } from '../../../src/engine/options/changing.ts';
import { type HouseRules, OPTIONS, PURE_2007 } from '../../../src/engine/options/options.ts';
import { type PresetId, presetRules } from '../../../src/engine/options/presets.ts';
import { OFFERED, RAISED } from '../../../src/engine/contracts/registry.ts';
import { type Random, shuffled } from '../../../src/engine/base/random.ts';
import { GAMES } from '../../../src/engine/games/shelf.ts';
import { cutterOf, type PlayingRound, type Round } from '../../../src/engine/table/round.ts';
import { bySeat, type Seat, seatsOf, stepsBetween } from '../../../src/engine/base/seats.ts';
import { legalDecisions } from '../../../src/engine/round/step.ts';
import {
  gameRulesOf,
  handSizeAt,
  playersAt,
  pureRules,
  seatsAt,
  type TableRules,
  tableRulesOf,
  USUAL_TARIFFS,
} from '../../../src/engine/table/table-rules.ts';
import { turnOf } from '../../../src/engine/play/tricks.ts';

export function anyOf<T>(items: readonly T[], random: Random): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/** One of the items, each as often as its weight (a whole number) says. */
function weighted<T>(items: readonly T[], weightOf: (item: T) => number, random: Random): T {
  let at = random.below(items.reduce((sum, item) => sum + weightOf(item), 0));
  for (const item of items) {
    at -= weightOf(item);
    if (at < 0) return item;
  }
  throw new Error('nothing to choose from');
}

/** Kinds of tables that random rounds are played at. */
export const TABLES = ['four', ...GAMES] as const;
export type TableKind = (typeof TABLES)[number];

/** Tables of Bavarian rules that are a game of their own by their source, as ready-made sets of rules. */
export const PRESET_TABLES = ['sheet-003', 'historic-1876'] as const satisfies readonly PresetId[];
export type PresetTable = (typeof PRESET_TABLES)[number];

/** Whatever random rounds can be played at. */
export type RoundTable = TableKind | PresetTable;

/** Rules of a table of each kind. */
const RULES: Readonly<Record<RoundTable, (random: Random) => TableRules>> = {
  four: (random) => orWithoutRunners(pureRules(anyOf(SINGLE_PACKS, random), anyOf(USUAL_TARIFFS, random)), random),
  'three-hand': (random) =>
    orWithoutRunners(
      gameRulesOf('three-hand', { ...threeHandHouse(random), tariff: anyOf(USUAL_TARIFFS, random) }),
      random,
    ),
  officers: (random) => gameRulesOf('officers', officersHouse(random)),
  vicar: (random) => gameRulesOf('vicar', vicarHouse(random)),
  denexa: (random) => gameRulesOf('denexa', denexaHouse(random)),
  bierkopf: (random) => gameRulesOf('bierkopf', { ...PURE_2007, 'deck.size': anyOf([32, 24] as const, random) }),
  deutscher: (random) =>
    gameRulesOf('deutscher', { ...PURE_2007, 'deutscher.target': anyOf(OPTIONS['deutscher.target'].values, random) }),
  bauernstoss: () => gameRulesOf('bauernstoss', PURE_2007),
  schoofkopp: () => gameRulesOf('schoofkopp', PURE_2007),
  doppelschafkopf: (random) => gameRulesOf('doppelschafkopf', doppelschafkopfHouse(random)),
  strohmann: (random) => gameRulesOf('strohmann', doppelschafkopfHouse(random)),
  doppelkopf: (random) =>
    gameRulesOf('doppelkopf', {
      ...PURE_2007,
      'dok.nines': random.below(2) === 0,
      'dok.secondTenBeatsFirst': random.below(2) === 0,
      'dok.compulsorySolo': random.below(4) === 0,
      'dok.soloDeals': anyOf(OPTIONS['dok.soloDeals'].values, random),
      'dok.asking': anyOf(OPTIONS['dok.asking'].values, random),
      'dok.heightsTo': anyOf(OPTIONS['dok.heightsTo'].values, random),
      'dok.nobodyWins': anyOf(OPTIONS['dok.nobodyWins'].values, random),
      'dok.lateAnswer': anyOf(OPTIONS['dok.lateAnswer'].values, random),
      'dok.revoke': anyOf(OPTIONS['dok.revoke'].values, random),
    }),
  'sheet-003': (random) => tableRulesOf(sheetHouse(random)),
  'historic-1876': (random) =>
    tableRulesOf({
      ...presetRules('historic-1876'),
      tariff: { type: 'historic', values: [anyOf([1, 2, 3] as const, random)] },
    }),
};

/**
 * A table of the pure game with any pack and usual tariff, of three with all their contracts, with or without runners; or
 * Officers' or Vicar's Schafkopf, three with a widow, Deutscher Schafkopf, Doppelkopf or Doppelschafkopf, with all that may be agreed on there; or a
 * ready-made set of rules, with what its source leaves to the table.
 */
export const randomRules = (kind: RoundTable, random: Random): TableRules => RULES[kind](random);

const orWithoutRunners = (rules: TableRules, random: Random): TableRules =>
  random.below(4) === 0 ? { ...rules, runners: 'off' } : rules;

const officersHouse = (random: Random): HouseRules => ({
  ...PURE_2007,
  'officers.choice': anyOf(OPTIONS['officers.choice'].values, random),
  'officers.spritz': random.below(2) > 0,
  'officers.secondHalf': anyOf(OPTIONS['officers.secondHalf'].values, random),
});

const doppelschafkopfHouse = (random: Random): HouseRules => ({
  ...PURE_2007,
  'doppelschafkopf.bonus': anyOf(OPTIONS['doppelschafkopf.bonus'].values, random),
  'doppelschafkopf.bonusFor': anyOf(OPTIONS['doppelschafkopf.bonusFor'].values, random),
  'doppelschafkopf.carried': anyOf(OPTIONS['doppelschafkopf.carried'].values, random),
});

const vicarHouse = (random: Random): HouseRules => ({
  ...PURE_2007,
  'stoss.enabled': random.below(4) > 0,
  'solo.requireTrumpSuitCard': random.below(4) > 0,
  'vicar.units': random.below(4) > 0 ? PURE_2007['vicar.units'] : [2, 3, 6],
});

const denexaHouse = (random: Random): HouseRules => ({
  ...PURE_2007,
  'denexa.discardsCount': random.below(4) > 0,
  'denexa.schwarzBy': anyOf(['points', 'tricks'], random),
  'denexa.leastWidow': anyOf(['last-trick', 'aside'], random),
});

/** Both prices of the sheet, matadors or none, and what happens if nobody plays. */
const sheetHouse = (random: Random): HouseRules => ({
  ...presetRules('sheet-003'),
  'runners.enabled': random.below(2) > 0,
  'sheet.P': anyOf(OPTIONS['sheet.P'].values, random),
  'sheet.S': anyOf(OPTIONS['sheet.S'].values, random),
  'passout.rule': anyOf(['redeal', 'ramsch', 'muss'], random),
});

/** The usual contracts, or all that can be played alone with all Touts. */
function threeHandHouse(random: Random): HouseRules {
  if (random.below(4) === 0) return PURE_2007;
  const every = withOption(PURE_2007, {
    option: 'contracts.enabled',
    value: OFFERED.filter((id) => id !== 'hochzeit'),
  });
  return withOption(every, { option: 'tout.contracts', value: RAISED });
}

/** Hands that are too rare in fair deals: somebody may run away, wins a Tout, or has a Sie. */
const DEALS = ['fair', 'longCalledSuit', 'topTrumps', 'solo', 'topUnters'] as const;
const DEAL_WEIGHTS: Readonly<Record<(typeof DEALS)[number], number>> = {
  fair: 60,
  longCalledSuit: 30,
  topTrumps: 5,
  solo: 5,
  topUnters: 5,
};

function cardsOfDeal(kind: (typeof DEALS)[number], rules: TableRules, random: Random): readonly Card[] {
  const all = cardsOfPack(rules.pack);
  const lords = all
    .filter((card) => 'OU'.includes(card[1] ?? ''))
    .sort((a, b) => 'OU'.indexOf(a[1] ?? '') - 'OU'.indexOf(b[1] ?? ''));
  const size = handSizeAt(rules);
  if (kind === 'topTrumps') return lords.slice(0, size);
  if (kind === 'solo') return [...lords.slice(0, size - 1), 'HA'];
  if (kind === 'topUnters') return all.filter((card) => card[1] === 'U' || card[1] === 'A').slice(0, size);
  if (kind === 'fair') return [];
  const suit = anyOf(['E', 'G', 'S'] as const, random);
  const low = all.filter((card) => suitOf(card) === suit && !'AOU'.includes(card[1] ?? ''));
  return [`${suit}A`, ...shuffled(low, random).slice(0, Math.min(3 + random.below(2), low.length - 1))];
}

/** Shuffle and cut of a random round. */
export function randomDeal(rules: TableRules, terms: RoundTerms, random: Random): readonly [Entry, Entry] {
  const kind = weighted(DEALS, (each) => DEAL_WEIGHTS[each], random);
  if (kind === 'fair') {
    const at = rules.cutMin + random.below(rules.pack - 2 * rules.cutMin + 1);
    return [
      { type: 'shuffled', pack: shuffled(cardsOfPack(rules.pack), random) },
      { type: 'cut', seat: cutterOf({ rules, terms }), at },
    ];
  }
  return dealAround(cardsOfDeal(kind, rules, random), rules, terms, random);
}

const isUsualTrump = (card: Card): boolean => suitOf(card) === 'H' || 'OU'.includes(card[1] ?? '');

/** Shuffle and cut of a round in which somebody holds a single trump, and so could offer a Hochzeit. */
export function dealWithSuitor(rules: TableRules, terms: RoundTerms, random: Random): readonly [Entry, Entry] {
  const all = shuffled(cardsOfPack(rules.pack), random);
  const plain = all.filter((card) => !isUsualTrump(card)).slice(0, handSizeAt(rules) - 1);
  return dealAround([...all.filter(isUsualTrump).slice(0, 1), ...plain], rules, terms, random);
}

/** A deal in which one player holds all of these cards, up to a whole hand. */
function dealAround(
  special: readonly Card[],
  rules: TableRules,
  terms: RoundTerms,
  random: Random,
): readonly [Entry, Entry] {
  const players = playersAt(rules);
  const lucky = anyOf(seatsOf(players), random);
  const rest = shuffled(withoutAll(cardsOfPack(rules.pack), special), random);
  const all = [...special, ...rest];
  const size = handSizeAt(rules);
  const hands = bySeat((seat) => {
    if (!seatsOf(players).includes(seat)) return [];
    const place = stepsBetween(lucky, seat, players);
    return shuffled(all.slice(place * size, (place + 1) * size), random);
  });
  return entriesForHands(rules, terms, hands, all.slice(players * size));
}

const CALL_WEIGHTS: Readonly<Record<string, number>> = { weiter: 12, gut: 12, spiele: 8, selbst: 4, sie: 12 };

const weightOfCall = (call: Call): number => CALL_WEIGHTS[call] ?? 1;

const CONTRACT_WEIGHTS: Readonly<Record<ContractId, number>> = { rufer: 8 };

function randomAnnouncement(legal: readonly Decision[], random: Random): Decision {
  const idOf = (decision: Decision): string =>
    decision.type === 'announce' ? decision.announcement.contract : decision.type;
  const ids = [...new Set(legal.map(idOf))];
  const id = weighted(ids, (each) => CONTRACT_WEIGHTS[each] ?? 1, random);
  return anyOf(
    legal.filter((decision) => idOf(decision) === id),
    random,
  );
}

/** A card; the leads by which the partner runs away come more often than by chance. */
function randomCard({ play }: PlayingRound, seat: Seat, legal: readonly Decision[], random: Random): Decision {
  const { called } = play.contract;
  const runs = legal.filter(
    (decision) =>
      decision.type === 'play' && called && decision.card !== called && suitOf(decision.card) === suitOf(called),
  );
  const mayRun = called !== undefined && play.trick.cards.length === 0 && play.hands[seat].includes(called);
  return anyOf(mayRun && runs.length > 0 && random.below(2) === 0 ? runs : legal, random);
}

/** A hand is sound more often than not, and a Hochzeit named rather than any other reservation; all else is equal. */
function weightOfReservation(decision: Decision): number {
  if (decision.type === 'reserve') return decision.says === 'gesund' ? 8 : 1;
  return decision.type === 'reservation' && decision.names !== 'none' && isWedding(decision.names) ? 12 : 1;
}

/** Stoss or Retour are tried once in so many steps of the first trick, announcements of Doppelkopf in any. */
const DOUBLING_ODDS = 8;

/** One of the legal decisions of the seat whose turn it is, or now and then a Stoss or Retour of any seat. */
export function randomDecision(round: Round, legalOfTurn: readonly Decision[], random: Random): Decision {
  const legal = legalOfTurn.filter((each) => !isAside(each));
  switch (round.phase) {
    case 'auction':
      return weighted(legal, (each) => (each.type === 'call' ? weightOfCall(each.call) : 0), random);
    case 'announcing':
    case 'calling':
      return randomAnnouncement(legal, random);
    case 'playing':
      return randomDoubling(round, random) ?? randomCard(round, turnOf(round.play), legal, random);
    default:
      return weighted(legal, weightOfReservation, random);
  }
}

function randomDoubling(round: PlayingRound, random: Random): Decision | undefined {
  if ((round.play.done.length > 0 && !round.ansagen) || random.below(DOUBLING_ODDS) > 0) return undefined;
  const legal = seatsAt(round.rules).flatMap((seat) => legalDecisions(round, seat));
  const doublings = legal.filter(isAside);
  return doublings.length > 0 ? anyOf(doublings, random) : undefined;
}
