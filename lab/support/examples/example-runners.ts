// How a worked example of each kind is put to the engine: one function a kind.
import { expect } from 'vitest';
import { announceObjection } from '../../../src/engine/play/announce-rules.ts';
import { type AuctionFormId, type Call, levelOf, type Ranking } from '../../../src/engine/auction/auction.ts';
import {
  type Card,
  cardsOfPack,
  handSizeOf,
  type PackSize,
  POINTS_OF_PACK,
  rankOf,
  type SinglePack,
  type Suit,
  suitOf,
  sumPoints,
} from '../../../src/engine/base/cards.ts';
import {
  type Announcement,
  announcementOf,
  announcementsOf,
  type CalledCardRules,
  type Contract,
  contractOf,
  type ContractRow,
  type Goal,
  USUAL_CALLED,
} from '../../../src/engine/base/contract.ts';
import { type BettelForm, bettelRow, openBettelRow } from '../../../src/engine/contracts/bettel.ts';
import { ALL_CONTRACTS } from '../../../src/engine/contracts/registry.ts';
import { doublingsIn } from '../../../src/engine/doubling/doublings-in.ts';
import { judgePlay, legalCards } from '../../../src/engine/play/legality.ts';
import type { Entry } from '../../../src/engine/table/log.ts';
import { orderOf, winningIndex } from '../../../src/engine/play/order.ts';
import { type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import { presetRules } from '../../../src/engine/options/presets.ts';
import {
  ramschResult,
  type RamschRules,
  ramschRulesOf,
  type Taken,
  type TieBreak,
} from '../../../src/engine/scoring/ramsch-result.ts';
import { collectedRunners, resultOf, runnersOf, type SidesResult } from '../../../src/engine/scoring/result.ts';
import { declarerOf, type Round } from '../../../src/engine/table/round.ts';
import { type BillRules, settle, type Settlement } from '../../../src/engine/scoring/money.ts';
import type { FixedPrices } from '../../../src/engine/scoring/prices.ts';
import type { Tariff } from '../../../src/engine/options/tariff.ts';
import { factorOf } from '../../../src/engine/scoring/doublings.ts';
import { ramschPricesOf, settleRamsch } from '../../../src/engine/scoring/ramsch-bill.ts';
import {
  type BySeat,
  bySeat,
  type Players,
  type Seat,
  seatAfter,
  SEATS,
  seatsOf,
} from '../../../src/engine/base/seats.ts';
import { judge, legalDecisions, step } from '../../../src/engine/round/step.ts';
import { houseOf, pureRules, rowOf, type TableRules, tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { afterPlay, type CompletedTrick, situationOf, startPlay, turnOf } from '../../../src/engine/play/tricks.ts';
import { houseTable, LANGENDORF_STOSS } from '../rounds/house-tables.ts';
import { after, announced, call, cards as cardList, dealt, filledUp, play } from '../rounds/rounds.ts';
import { FOREIGN_ROWS } from '../rounds/rows.ts';
import type { ApplicableKind, Example } from './example-applies.ts';
import { klopfen, legen, sheetLay, sheetStoss } from './doubling-examples.ts';
import { BAUERNSTOSS_RUNNERS } from './bauernstoss-examples.ts';
import { DENEXA_RUNNERS } from './denexa-examples.ts';
import { DOPPELKOPF_BASICS } from './doppelkopf-examples.ts';
import { hochzeit } from './hochzeit-examples.ts';
import { sheetValue } from './sheet-examples.ts';
import { SPECIAL_RUNNERS } from './special-examples.ts';
import { OFFICERS_RUNNERS } from './officers-examples.ts';
import { VICAR_RUNNERS } from './vicar-examples.ts';

type SeatName = 'A' | 'B' | 'C' | 'D';
const seatOf = (name: SeatName): Seat => 'ABCD'.indexOf(name) as Seat;
const nameOf = (seat: Seat): SeatName => 'ABCD'[seat] as SeatName;
const byName = <T>(data: BySeat<T>): Record<SeatName, T> => ({ A: data[0], B: data[1], C: data[2], D: data[3] });

interface NamedContract {
  readonly type: string;
  readonly suit?: Suit;
  readonly called?: Card;
  readonly declarer?: SeatName;
  readonly tout?: boolean;
  readonly sie?: boolean;
  readonly ranking?: string;
  readonly ten?: string;
}

type Options = NonNullable<Example['options']>;

const ALL_ROWS: readonly ContractRow[] = [...ALL_CONTRACTS, ...FOREIGN_ROWS];

function rowIdOf({ type, tout, sie, ten }: NamedContract): string {
  if (sie) return 'sie';
  if (type === 'denexa') return 'widow-game';
  if (type === 'alter-schoofkopp') return 'schoofkopp';
  if (tout) return `${type}-tout`;
  return ten === 'low' ? `${type}-ten-low` : type;
}

/** The row with what the options change in it. */
function rowFor(contract: NamedContract, options: Options): ContractRow {
  if (contract.type === 'bettel' || contract.type === 'open-bettel') {
    const form: BettelForm = {
      ranking: (options['bettel.ranking'] ?? contract.ranking ?? 'null') as BettelForm['ranking'],
      overtake: (options['bettel.overtake'] ?? 'none') as BettelForm['overtake'],
      firstLead: 'forehand',
    };
    return contract.type === 'bettel' ? bettelRow(form) : openBettelRow(form);
  }
  const row = ALL_ROWS.find(({ id }) => id === rowIdOf(contract));
  if (!row) throw new Error(`no row ${rowIdOf(contract)}`);
  const goal: Goal =
    row.goal.kind === 'points'
      ? {
          kind: 'points',
          atLeast: (options['score.winAt'] as number | undefined) ?? row.goal.atLeast,
          schneiderAt: (options['score.schneiderAt'] as number | undefined) ?? row.goal.schneiderAt,
          safeAt: (options['score.safeAt'] as number | undefined) ?? row.goal.safeAt,
        }
      : row.goal;
  const announceRules =
    options['solo.requireTrumpSuitCard'] === false
      ? row.announceRules.filter((rule) => rule !== 'holdsTrumpSuit')
      : row.announceRules;
  const when = options['called.runAway.when'];
  const calledCard: CalledCardRules | undefined =
    when === 'initial-hand' ? { ...USUAL_CALLED, counted: when } : undefined;
  return { ...row, goal, announceRules, ...(calledCard && { calledCard }) };
}

/** The examples name the suit of a Sie and leave the called card out where it does not matter. */
function contractFor(named: NamedContract, options: Options = {}): Contract {
  const row = rowFor(named, options);
  const suit = named.sie ? undefined : named.suit;
  const wanted = announcementsOf(row).find(
    ({ trump, called }) => (suit ?? trump) === trump && (named.called ?? called) === called,
  );
  if (!wanted) throw new Error(`no announcement of ${row.id} fits`);
  return contractOf(row, wanted);
}

const packOf = (options: Options): SinglePack => (options['deck.size'] as SinglePack | undefined) ?? 32;

const tariffOf = (options: Options): Tariff => (options['tariff'] as Tariff | undefined) ?? pureRules().tariff;

const tableOf = (options: Options, row: ContractRow): TableRules => {
  const rules = pureRules(packOf(options), tariffOf(options));
  const others = rules.contracts.filter(({ id }) => id !== row.id);
  const ranked = levelOf(rules.ranking, row.id) >= 0;
  return {
    ...rules,
    contracts: [...others, row],
    ranking: ranked ? rules.ranking : [...rules.ranking, [row.id]],
    runners: options['runners.enabled'] === false ? 'off' : 'paid',
  };
};

/** Hands in which the side holds exactly this many of the highest trumps in an unbroken row. */
function handsWithRun(contract: Contract, pack: PackSize, declarer: Seat, length: number): BySeat<readonly Card[]> {
  const { trumps } = orderOf(contract, pack);
  const defender = seatAfter(declarer, declarer === 3 ? 1 : -1, 4);
  return bySeat((seat) =>
    seat === declarer ? trumps.slice(0, length) : seat === defender ? trumps.slice(length, length + 1) : [],
  );
}

interface Outcome {
  readonly declPoints: number;
  readonly declTricks: number;
  readonly totalTricks: number;
  readonly runners: number;
  readonly declarer: Seat;
  readonly partner?: Seat;
  readonly players: Players;
}

/** The result of made-up tricks in which the declaring side took this many points and tricks. */
function resultFor(contract: Contract, outcome: Outcome): SidesResult {
  const { declPoints, declTricks, totalTricks, declarer, partner, players } = outcome;
  const pack = (totalTricks * players) as PackSize;
  const other = seatsOf(players).find((seat) => seat !== declarer && seat !== partner) ?? 0;
  const trick = (winner: Seat, points: number): CompletedTrick => ({ leader: 0, cards: [], winner, points });
  const taken = (winner: Seat, count: number, points: number): readonly CompletedTrick[] =>
    Array.from({ length: count }, (_, index) => trick(winner, index === 0 ? points : 0));
  const done = [
    ...taken(declarer, declTricks, declPoints),
    ...taken(other, totalTricks - declTricks, POINTS_OF_PACK - declPoints),
  ];
  const hands = handsWithRun(contract, pack, declarer, Math.max(outcome.runners, 1));
  return resultOf({ contract, pack, players }, hands, declarer, partner, done);
}

const bill = (
  contract: Contract,
  result: SidesResult,
  options: Options,
  factor: number,
  players: Players,
): Settlement =>
  settle(contract, result, {
    players,
    tariff: tariffOf(options),
    runnersPaid: options['runners.enabled'] !== false,
    doublings: { stoss: Math.log2(factor) },
    fixed: fixedPricesOf(options),
    house: billRulesOf(options),
  });

function billRulesOf(options: Options): BillRules {
  const { 'score.cap': cap } = options;
  return {
    ...PURE_2007,
    'tout.bonuses': options['tout.bonuses'] === 'paid-and-doubled' ? 'paid-and-doubled' : 'ignored',
    'tout.doublesRunners': options['tout.doublesRunners'] === true,
    ...(options['sie.value'] === 'as-tout' && { 'sie.value': 'as-tout' }),
    ...(typeof cap === 'number' && { 'score.cap': cap }),
  };
}

/** A Bettel costs 30 cents if nothing else is said, or as much as a Solo (OPTIONS `bettel.value`, `hochzeit.value`). */
function fixedPricesOf(options: Options): FixedPrices {
  const { 'bettel.value': bettel = 30, 'hochzeit.value': hochzeit } = options;
  return {
    ...(typeof bettel === 'number' && { bettel }),
    ...(typeof hochzeit === 'number' && { hochzeit }),
  };
}

type Runner = (given: never, wanted: never, options: Options) => void;

function payment(
  given: Omit<Outcome, 'declarer' | 'partner' | 'players'> & {
    contract: NamedContract;
    declarer: SeatName;
    partner?: SeatName;
    doublingFactor: number;
    seats: string;
  },
  wanted: { won: boolean; perOpponent: number; balance: Record<SeatName, number> },
  options: Options,
): void {
  const contract = contractFor(given.contract, options);
  const { partner, seats, ...others } = given;
  const players = seats.length === 3 ? 3 : 4;
  const result = resultFor(contract, {
    ...others,
    players,
    declarer: seatOf(given.declarer),
    ...(partner && { partner: seatOf(partner) }),
  });
  const { each, balance } = bill(contract, result, options, given.doublingFactor, players);
  const paid = Object.fromEntries(Object.entries(byName(balance)).filter(([name]) => seats.includes(name)));
  expect({ won: result.winner === 'declarer', perOpponent: each, balance: paid }).toEqual(wanted);
  expect(balance.slice(players).every((cents) => cents === 0)).toBe(true);
}

/** Points and tricks at both ends of each column of the price tables. */
const COLUMNS: readonly (readonly (readonly [points: number, tricks: number])[])[] = [
  [[0, 0]],
  [
    [0, 1],
    [30, 3],
  ],
  [
    [31, 2],
    [60, 4],
  ],
  [
    [61, 4],
    [90, 6],
  ],
  [
    [91, 5],
    [120, 7],
  ],
  [[120, 8]],
];

function paymentTable(_given: object, wanted: { rows: Record<string, readonly number[]> }, options: Options): void {
  for (const [id, prices] of Object.entries(wanted.rows)) {
    const contract = contractFor({ type: id });
    const partner = contract.called ? { partner: 2 as Seat } : {};
    const reckoned = COLUMNS.map((cells) =>
      cells.map(([declPoints, declTricks]) => {
        const outcome = {
          declPoints,
          declTricks,
          totalTricks: 8,
          runners: 1,
          declarer: 0 as Seat,
          ...partner,
          players: 4 as const,
        };
        const result = resultFor(contract, outcome);
        return bill(contract, result, options, 1, 4).each * (result.winner === 'declarer' ? 1 : -1);
      }),
    );
    expect([id, reckoned]).toEqual([id, COLUMNS.map((cells, column) => cells.map(() => prices[column]))]);
  }
}

/** The examples that ask for the hand as dealt say of it only that it had four cards of the called suit. */
function startedWithFour(hand: readonly Card[], { called }: Contract): readonly Card[] {
  const thrown =
    called &&
    cardsOfPack(32).find(
      (card) => suitOf(card) === suitOf(called) && '987'.includes(rankOf(card)) && !hand.includes(card),
    );
  return thrown ? [...hand, thrown] : hand;
}

function legality(
  given: { contract: NamedContract; hand: Card[]; trick: [SeatName, Card][]; state?: { calledSuitLed: boolean } },
  wanted: { legal: Card[]; forbidden: Record<Card, string> },
  options: Options,
): void {
  const contract = contractFor(given.contract, options);
  const trick = given.trick.map(([, card]) => card);
  const calledSuitLed = given.state?.calledSuitLed ?? false;
  const situation = {
    contract,
    pack: packOf(options),
    hand: given.hand,
    trick,
    calledSuitLed,
    dealtHand: startedWithFour(given.hand, contract),
  };
  const refusals = given.hand.flatMap((card) => {
    const verdict = judgePlay(situation, card);
    return verdict.legal ? [] : [[card, verdict.because.id] as const];
  });
  expect(legalCards(situation)).toEqual(wanted.legal);
  expect(Object.fromEntries(refusals)).toEqual(wanted.forbidden);
}

export function trickWinner(
  given: { contract: NamedContract; leader: SeatName; cards: Card[]; seats?: string },
  wanted: { winner: SeatName; points: number },
): void {
  const order = orderOf(contractFor(given.contract), 32);
  const winner = seatAfter(seatOf(given.leader), winningIndex(order, given.cards), given.seats?.length === 3 ? 3 : 4);
  expect({ winner: nameOf(winner), points: sumPoints(given.cards) }).toEqual(wanted);
}

function runners(
  given: { contract: NamedContract; deck: PackSize; declarerSideTrumps: Card[] },
  wanted: { count: number; side: string; payable: boolean },
): void {
  const contract = contractFor(given.contract);
  const others = orderOf(contract, given.deck).trumps.filter((card) => !given.declarerSideTrumps.includes(card));
  const { side, length, paid } = runnersOf(contract, given.deck, [given.declarerSideTrumps, others, [], []], [0]);
  expect({ count: length, side: side === 'declarer' ? side : 'defender', payable: paid > 0 }).toEqual(wanted);
}

function callable(
  given: { hand: Card[]; mode: 'normal' | 'muss' },
  wanted: { callable: Card[] },
  options: Options,
): void {
  const row = rowFor({ type: given.mode === 'muss' ? 'muss' : 'rufer' }, options);
  const calls = announcementsOf(row).filter(
    (each) => !announceObjection(contractOf(row, each), packOf(options), given.hand),
  );
  expect(calls.map(({ called }) => called)).toEqual(wanted.callable);
}

/** B holds a Sie, so that every claim is covered by a hand: everybody else has cards of all suits. */
const HANDS_FOR_BIDDING = filledUp(pureRules(), { 1: cardList('EO GO HO SO EU GU HU SU') });

/** Everybody can call an Ace and make a suit trump. */
const HANDS_FOR_NAMING = filledUp(pureRules(), { 0: cardList('EA ET GK G9 SK S9 H9 H8') });

/** Contracts of seed 003 that have other names there; `ramsch` and `forced-call` are not bid. */
const NAMES_OF_003: Readonly<Record<string, string>> = {
  'call-ace': 'rufer',
  marriage: 'hochzeit',
  'suit-vulture': 'suit-geier',
  vulture: 'geier',
  'suit-solo': 'solo',
  junk: 'bettel',
  'suit-vulture-slam': 'suit-geier-tout',
  'suit-wenz-slam': 'suit-wenz-tout',
  'vulture-slam': 'geier-tout',
  'wenz-slam': 'wenz-tout',
  'suit-solo-slam': 'solo-tout',
};

const rankingOf = (ranking: Ranking): Ranking =>
  ranking
    .map((group) => group.map((id) => NAMES_OF_003[id] ?? id))
    .filter((group) => !group.includes('ramsch') && !group.includes('forced-call'));

function callOf(form: AuctionFormId, said: string): Call {
  if (form !== 'named') return said as Call;
  return said === 'pass' ? 'weiter' : `names:${NAMES_OF_003[said] ?? said}`;
}

function auction(
  given: { form: AuctionFormId; ranking: 'pure' | Ranking; calls: [SeatName, string][] },
  wanted: {
    error?: string;
    at?: number;
    passedOut?: boolean;
    declarer?: SeatName;
    minLevel?: string;
    contract?: string;
  },
): void {
  const pure = pureRules();
  const rules: TableRules = {
    ...pure,
    contracts: ALL_ROWS,
    ranking: given.ranking === 'pure' ? pure.ranking : rankingOf(given.ranking),
    house: { ...houseOf(pure), 'auction.form': given.form },
  };
  let round: Round = dealt(rules, given.form === 'named' ? HANDS_FOR_NAMING : HANDS_FOR_BIDDING);
  for (const [at, [seat, said]] of given.calls.entries()) {
    const next = step(round, call(seatOf(seat), callOf(given.form, said)));
    if (!next.ok) {
      expect({ error: next.because.id, at }).toEqual(wanted);
      return;
    }
    round = next.round;
  }
  if (given.form === 'named' && round.phase === 'announcing') {
    const announceable = new Set(
      legalDecisions(round, round.declarer).flatMap((each) =>
        each.type === 'announce' ? [each.announcement.contract] : [],
      ),
    );
    expect([...announceable]).toEqual([NAMES_OF_003[wanted.contract!] ?? wanted.contract]);
    expect(nameOf(round.declarer)).toBe(wanted.declarer);
    return;
  }
  if (round.phase === 'thrownIn') expect({ passedOut: true }).toEqual(wanted);
  else if (round.phase === 'announcing')
    expect({ declarer: nameOf(round.declarer), minLevel: rules.ranking[round.level]?.join('|') }).toEqual(wanted);
  else if (round.phase === 'scored')
    expect({ declarer: nameOf(declarerOf(round)), minLevel: round.play.contract.row.id }).toEqual(wanted);
  else throw new Error(`the auction has not ended: ${round.phase}`);
}

/** Auctions that seat A wins at a level against B. */
const CALLS_TO: Readonly<Record<string, readonly [SeatName, Call][]>> = {
  rufer: [
    ['A', 'spiele'],
    ['B', 'gut'],
  ],
  wenz: [
    ['A', 'spiele'],
    ['B', 'spiele-auch'],
    ['A', 'selbst'],
    ['B', 'gut'],
  ],
  solo: [
    ['A', 'spiele'],
    ['B', 'has:solo'],
    ['A', 'selbst'],
    ['B', 'gut'],
  ],
};

function announceExample(
  given: { minLevel: string; contract: NamedContract; hand: Card[] },
  wanted: { legal: boolean; rule: string | null },
  options: Options,
): void {
  const rules = tableOf(options, rowFor(given.contract, options));
  const calls = [...(CALLS_TO[given.minLevel] ?? []), ['C', 'gut'], ['D', 'gut']] as [SeatName, Call][];
  const bid = calls.map(([seat, said]) => call(seatOf(seat), said));
  const round = after(dealt(rules, filledUp(rules, { 0: given.hand })), ...bid);
  const announcement = announcementOf(contractFor(given.contract, options));
  const verdict = judge(round, { type: 'announce', seat: 0, announcement });
  expect({ legal: verdict.legal, rule: verdict.legal ? null : verdict.because.id }).toEqual(wanted);
}

/** D holds the Leaf Ace that B calls. */
const HANDS_FOR_STOSS = filledUp(pureRules(), {
  0: cardList('EO SO HA H9 EA E9 SK S8'),
  1: cardList('GO HO GU HT H8 GK ET E8'),
  3: cardList('GA GT EU HK H7 EK S9 S7'),
});
const CARDS_FOR_STOSS: Readonly<Record<SeatName, Card>> = { A: 'H9', B: 'GO', C: 'HU', D: 'H7' };

type StossEvent = ['contract'] | ['play' | 'stoss' | 'retour' | 'doppler', SeatName];

function stoss(
  given: { events: StossEvent[]; declarer: SeatName; contract?: string; form: string },
  wanted: { legal: boolean; factor?: number; at?: number },
): void {
  const declarer = seatOf(given.declarer);
  const table = given.form === 'langendorf' ? houseTable(LANGENDORF_STOSS) : undefined;
  const row = rowFor({ type: given.contract ?? 'rufer' }, {});
  let round = announced(table ?? tableOf({}, row), HANDS_FOR_STOSS, declarer, {
    contract: row.id,
    // D holds the Leaf Ace, and must be a defender to double.
    called: table ? 'EA' : 'GA',
  });
  for (const [at, [type, name]] of given.events.entries()) {
    if (type === 'contract') continue;
    const seat = seatOf(name);
    const entry: Entry =
      type === 'play' ? play(seat, CARDS_FOR_STOSS[name]) : { type: type === 'doppler' ? 'stoss' : type, seat };
    const next = step(round, entry);
    if (!next.ok) {
      expect({ legal: false, at }).toEqual(wanted);
      return;
    }
    round = next.round;
  }
  if (round.phase !== 'playing') throw new Error(round.phase);
  expect({ legal: true, factor: factorOf(doublingsIn(round)) }).toEqual(wanted);
}

function deckFacts({ size }: { size: PackSize }, wanted: object): void {
  const all = cardsOfPack(size);
  const order = orderOf(contractFor({ type: 'rufer' }), size);
  const plain = new Set((['E', 'G', 'S'] as const).map((suit) => order.cardsOf(suit).length));
  expect(plain.size).toBe(1);
  expect({
    cards: new Set(all).size,
    hand: handSizeOf(size, 4),
    tricks: handSizeOf(size, 4),
    points: sumPoints(all),
    trumpsRufer: order.trumps.length,
    plainPerSuit: [...plain][0],
  }).toEqual(wanted);
}

/** A Bettel is over with its first trick lost; the examples go on to the last card all the same. */
function playedToTheEnd(start: Round, entries: readonly Entry[]) {
  let round = start;
  const rest: Card[] = [];
  for (const entry of entries) {
    if (round.phase === 'scored') rest.push(...(entry.type === 'play' ? [entry.card] : []));
    else round = after(round, entry);
  }
  if (round.phase !== 'scored') throw new Error(round.phase);
  const { dealt: hands, partner, settlement } = round;
  const { done } = rest.reduce(afterPlay, round.play);
  return { round, settlement, done, result: resultOf(round.play, hands, declarerOf(round), partner, done) };
}

interface FullDeal {
  readonly deck: PackSize;
  readonly hands: Record<SeatName, Card[]>;
  readonly contract: NamedContract & { declarer: SeatName };
  readonly plays: [SeatName, Card[]][];
}

/** A Ramsch that is dealt, passed by all and played to its end. */
function fullRamsch(given: FullDeal, wanted: object, options: Options): void {
  const rules = tableRulesOf({ ...PURE_2007, ...options });
  const hands = bySeat((seat) => given.hands[nameOf(seat)]);
  const passes = SEATS.map((seat) => call(seat, 'weiter'));
  const entries = given.plays.flatMap(([leader, cards]) =>
    cards.map((card, index) => play(seatAfter(seatOf(leader), index, 4), card)),
  );
  const round = after(dealt(rules, hands), ...passes, ...entries);
  if (round.phase !== 'scored' || round.result.kind !== 'ramsch') throw new Error(round.phase);
  const { points, tricks, losers, decidedBy } = round.result;
  expect({
    trickWinners: round.play.done.map(({ winner }) => nameOf(winner)),
    pointsBySeat: byName(points),
    tricksBySeat: byName(tricks),
    loser: losers.map(nameOf).join(''),
    decidedBy: DECIDED[decidedBy],
    balance: byName(round.settlement.balance),
  }).toEqual(wanted);
}

function fullDeal(given: FullDeal, wanted: object, options: Options): void {
  if (given.contract.type === 'ramsch') return fullRamsch(given, wanted, options);
  if (given.contract.declarer === undefined) return fullPartners(given, wanted);
  const contract = contractFor(given.contract, options);
  const hands = bySeat((seat) => given.hands[nameOf(seat)]);
  const rules = tableOf({ ...options, 'deck.size': given.deck }, contract.row);
  const announcement: Announcement = announcementOf(contract);
  const start = announced(rules, hands, seatOf(given.contract.declarer), announcement);
  const entries = given.plays.flatMap(([leader, cards]) =>
    cards.map((card, index) => play(seatAfter(seatOf(leader), index, 4), card)),
  );
  const { round, result, settlement, done } = playedToTheEnd(start, entries);
  if (!rowOf(rules, contract.row.id)) throw new Error(round.phase);
  const found: Readonly<Record<string, unknown>> = {
    trickWinners: done.map(({ winner }) => nameOf(winner)),
    pointsBySeat: byName(result.points),
    tricksBySeat: byName(result.tricks),
    partner: result.partner === undefined ? null : nameOf(result.partner),
    declPoints: result.sidePoints,
    declTricks: result.sideTricks,
    runners: result.runners.length,
    runnersSide: result.runners.side === 'declarer' ? 'declarer' : 'defender',
    won: result.winner === 'declarer',
    perOpponent: settlement.each,
    balance: byName(settlement.balance),
  };
  expect(Object.fromEntries(Object.keys(wanted).map((key) => [key, found[key]]))).toEqual(wanted);
}

/** Tricks between fixed partners, of whom it is not told who made trumps. */
function fullPartners(given: FullDeal, wanted: object): void {
  const contract = contractFor(given.contract);
  const hands = bySeat((seat) => given.hands[nameOf(seat)]);
  const [first] = given.plays;
  let state = startPlay({ contract, pack: given.deck, players: 4 }, hands, seatOf(first?.[0] ?? 'A'));
  for (const [, cards] of given.plays)
    for (const card of cards) {
      const verdict = judgePlay(situationOf(state, turnOf(state)), card);
      if (!verdict.legal) throw new Error(`${card}: ${verdict.because.id}`);
      state = afterPlay(state, card);
    }
  const taken = (seat: Seat) => state.done.filter(({ winner }) => winner === seat);
  const pointsOf = (seat: Seat): number => taken(seat).reduce((sum, { points }) => sum + points, 0);
  expect({
    trickWinners: state.done.map(({ winner }) => nameOf(winner)),
    pointsBySeat: byName(bySeat(pointsOf)),
    tricksBySeat: byName(bySeat((seat) => taken(seat).length)),
    teamPoints: { AC: pointsOf(0) + pointsOf(2), BD: pointsOf(1) + pointsOf(3) },
  }).toEqual(wanted);
}

interface RamschGiven {
  readonly stake: number;
  readonly players: Record<SeatName, Taken>;
  readonly jungfrau?: boolean;
  readonly durchmarsch?: number;
}

const DECIDED: Readonly<Record<TieBreak, string>> = {
  none: 'points',
  tricks: 'tricks',
  trumps: 'trumps',
  highestTrump: 'highest-trump',
  bothPay: 'both-pay',
};

function ramsch(
  { stake, players, jungfrau, durchmarsch }: RamschGiven,
  wanted: { loser: SeatName | null; decidedBy: string; balance: Record<SeatName, number> },
): void {
  const rules: RamschRules = {
    form: 'everyone',
    jungfrau: jungfrau ? 'double-all' : 'off',
    tiebreak: 'chain',
    ...(durchmarsch !== undefined && { durchmarsch: { by: 'tricks' } }),
  };
  const taken = bySeat((seat) => players[nameOf(seat)]);
  const result = ramschResult(contractFor({ type: 'ramsch' }), 32, taken, rules);
  const { balance } = settleRamsch(result, { stake, durchmarsch: durchmarsch ?? 0, jungfrau: rules.jungfrau }, {});
  const [loser] = result.losers;
  expect({
    loser: loser === undefined ? null : nameOf(loser),
    decidedBy: result.durchmarsch === undefined ? DECIDED[result.decidedBy] : 'durchmarsch',
    balance: byName(balance),
  }).toEqual(wanted);
}

const LANGENDORF: HouseRules = { ...presetRules('langendorf'), 'legen.form': 'off' };

function ramschLangendorf(
  {
    players,
    factor,
    announced: by,
  }: { players: Record<SeatName, [number, number]>; factor: number; announced?: SeatName },
  wanted: { loser?: SeatName; winner?: SeatName; balance: Record<SeatName, number> },
): void {
  const taken = bySeat((seat): Taken => {
    const [points, tricks] = players[nameOf(seat)];
    return { points, tricks, trumps: [] };
  });
  const contract = contractFor({ type: 'ramsch' });
  const result = ramschResult(contract, 32, taken, ramschRulesOf(LANGENDORF), by ? [seatOf(by)] : []);
  const { balance } = settleRamsch(result, ramschPricesOf(LANGENDORF), { doppler: Math.log2(factor) });
  const { durchmarsch, losers } = result;
  expect({
    ...(durchmarsch !== undefined ? { winner: nameOf(durchmarsch) } : { loser: losers.map(nameOf).join('') }),
    balance: byName(balance),
  }).toEqual(wanted);
}

/** The winners took these Obers, each in a trick of its own. */
function sheet003Matadors({ winnerObersInOrder }: { winnerObersInOrder: readonly Card[] }, wanted: object): void {
  const rules = tableRulesOf({ ...PURE_2007, 'runners.mode': 'collected-in-order' });
  const row = rowOf(rules, 'rufer');
  if (!row) throw new Error('no Rufer');
  const won = winnerObersInOrder.map((card): CompletedTrick => ({ leader: 0, cards: [card], winner: 0, points: 3 }));
  expect({
    matadors: collectedRunners(contractOf(row, { contract: 'rufer', called: 'EA' }), 'declarer', won).paid,
  }).toEqual(wanted);
}

function sheet003Ramsch(
  { teamPoints }: { teamPoints: Record<'AC' | 'BD', number> },
  wanted: { winner: string | null },
): void {
  const taken = bySeat((seat): Taken => ({
    points: teamPoints[seat % 2 === 0 ? 'AC' : 'BD'] / 2,
    tricks: 2,
    trumps: [],
  }));
  const rules = ramschRulesOf({ ...PURE_2007, 'passout.rule': 'ramsch', 'ramsch.mode': 'team-opposite' });
  const { losers } = ramschResult(contractFor({ type: 'ramsch' }), 32, taken, rules);
  const winners =
    losers.length === 0
      ? null
      : SEATS.filter((seat) => !losers.includes(seat))
          .map(nameOf)
          .join('');
  expect({ winner: winners }).toEqual(wanted);
}

const RUNNERS: Readonly<Record<ApplicableKind, Runner>> = {
  payment,
  paymentTable,
  legality,
  trickWinner,
  runners,
  callable,
  auction,
  announce: announceExample,
  stoss,
  legen,
  klopfen,
  deckFacts,
  fullDeal,
  ramsch,
  ramschLangendorf,
  sheet003Matadors,
  sheet003Ramsch,
  sheet003: sheetValue,
  sheet003Lay: sheetLay,
  sheet003Stoss: sheetStoss,
  hochzeit,
  ...SPECIAL_RUNNERS,
  officers: OFFICERS_RUNNERS.officers,
  vicar: VICAR_RUNNERS.vicar,
  ...DENEXA_RUNNERS,
  ...BAUERNSTOSS_RUNNERS,
  ...DOPPELKOPF_BASICS,
};

/** Puts an applicable example to the engine; fails by an assertion. */
export const runExample = ({ kind, given, expect: wanted, options = {} }: Example): void =>
  RUNNERS[kind as ApplicableKind](given as never, wanted as never, options);
