// Rounds and positions in which every fact is given by some player: ordinary ones, rare ones, and tables with house rules.
import type { Player } from '../../../src/engine/bots/player.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { cardsOfPack, SINGLE_PACKS } from '../../../src/engine/base/cards.ts';
import { entriesForHands } from '../../../src/engine/table/dealing.ts';
import type { Entry } from '../../../src/engine/table/log.ts';
import { type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { type Round, startRound } from '../../../src/engine/table/round.ts';
import { type BySeat, bySeat, type Seat, SEATS } from '../../../src/engine/base/seats.ts';
import { playersAt, type TableRules, tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { cardsLater, durchbruch, ramschWith, THIRD_TRICK } from '../../support/rounds/durchbruch.ts';
import { FOUR_UNTERS, stossDealt, stossGiven, stossGiving } from '../../support/rounds/bauernstoss.ts';
import { DENEXA_RULES } from '../../support/rounds/denexa.ts';
import { DEUTSCHER_RULES } from '../../support/rounds/deutscher.ts';
import { DOPPELKOPF_RULES } from '../../support/rounds/doppelkopf-rounds.ts';
import { DOPPELSCHAFKOPF_RULES } from '../../support/rounds/doppelschafkopf-rounds.ts';
import { houseTable } from '../../support/rounds/house-tables.ts';
import { officersRules } from '../../support/rounds/officers.ts';
import { announced, call, dealt, filledUp } from '../../support/rounds/rounds.ts';
import { OFFERED, TAKEN } from '../../support/rounds/special-rounds.ts';
import { accepted, hochzeitRules } from '../../support/examples/hochzeit-examples.ts';
import { everyContract } from '../../base/every-contract.ts';
import { quickMeister } from '../../support/bots/quick-meister.ts';
import {
  after,
  cards,
  type Decided,
  playOut,
  type Position,
  roundAt,
  RULES,
  shuffledRound,
  TERMS,
} from '../../support/bots/support.ts';

/** Positions for facts that ordinary rounds hardly ever bring. */
const RARE: readonly Position[] = [
  {
    declarer: 1,
    announcement: { contract: 'rufer', called: 'SA' },
    seat: 0,
    hand: 'SA SK S9 S8 E9 ET G9 GT',
  },
  {
    declarer: 0,
    announcement: { contract: 'solo-tout', trump: 'E' },
    seat: 1,
    hand: 'EO G7 G8 G9 H7 H8 S7 S8',
    plays: 'GO',
  },
  {
    declarer: 3,
    announcement: { contract: 'wenz-tout' },
    seat: 3,
    hand: 'EU GU HU SU EA ET GA GT',
    plays: 'G7 GK G9',
  },
  {
    declarer: 2,
    announcement: { contract: 'wenz' },
    seat: 0,
    hand: 'EU GA GT GK GO G9 G8 G7',
    others: { 2: 'SU' },
    plays: 'G7 E7 HU S7 GU S8 EU E8',
  },
  {
    declarer: 0,
    announcement: { contract: 'rufer', called: 'SA' },
    seat: 3,
    hand: 'HU E7 G7 S9 EK GA ET SA',
    others: { 0: 'EU SO EO GO H8 GT', 1: 'H9 GU SU HA E9 G8', 2: 'H7 HK HT HO ST SK' },
    plays: 'EU H9 H7 HU SO GU HK E7 EO SU HT G7 GO HA HO S9 H8 E9 ST EK GT G8 SK GA',
  },
];

/** Hands, forehand first, whose auctions bring a Sie and a duel. */
const AUCTIONS: readonly BySeat<string>[] = [
  ['EO GO HO SO EU GU HU SU', 'EA ET EK E9 E8 E7 HA HT', 'GA GT GK G9 G8 G7 HK H9', 'SA ST SK S9 S8 S7 H8 H7'],
  ['EO GO HO SO EA ET EK GA', 'EU GU HU SU HA HT HK SA', 'E9 E8 E7 GT GK G9 G8 G7', 'ST SK S9 S8 S7 H9 H8 H7'],
  ['EO GO EU HA HT HK E9 G9', 'HO SO GU HU SU H9 H8 H7', 'EA ET EK E8 E7 ST SK S9', 'GA GT GK G8 G7 SA S8 S7'],
];

/** A round of a table before the cut; the number stands for its pack. */
function begun(rules: TableRules, n: number): Round {
  const pack = shuffled(cardsOfPack(rules.pack), randomOf('facts', n));
  return after(startRound(rules, { dealer: (playersAt(rules) - 1) as Seat }), { type: 'shuffled', pack });
}

/** A round after four passes: a Ramsch in which a Durchmarsch wins, or a Muss-Spiel; now and then one player holds the highest cards. */
function allPassed(n: number, rule: 'ramsch' | 'muss' = 'ramsch'): Round {
  const rules = tableRulesOf({ ...PURE_2007, 'passout.rule': rule, 'ramsch.durchmarsch': 'all-tricks' });
  const hands = n % 10 === 0 ? filledUp(rules, { 0: cards('EO GO HO SO EU GU HU HA') }) : undefined;
  const pack = shuffled(cardsOfPack(32), randomOf('all passed', n));
  const opening: readonly Entry[] = hands
    ? entriesForHands(rules, TERMS, hands)
    : [
        { type: 'shuffled', pack },
        { type: 'cut', seat: 2, at: 9 },
      ];
  const passes = SEATS.map((seat) => call(seat, 'weiter'));
  return [...opening, ...passes].reduce<Round>(after, startRound(rules, TERMS));
}

type Table = BySeat<Player>;
const all = (player: Player): Table => bySeat(() => player);
/** Plays by habit, and thinks ahead only of what may be said besides. */
const ASKING: Player = { ...PLAYERS.verein, double: (view, think) => quickMeister.double(view, think) };
/** One seat in so many has another player, a different one in each round. */
const among = (every: number, n: number, one: Player, others: Player): Table =>
  bySeat((seat) => ((seat + n) % every === 0 ? one : others));

interface Played {
  readonly round: Round;
  readonly players: Table;
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);

const ORDINARY: readonly Played[] = SINGLE_PACKS.flatMap((pack) =>
  numbers(70).map((n) => ({
    round: shuffledRound(pack, `facts ${n}`),
    players: among(5, n, PLAYERS.zufall, PLAYERS.draufgaenger),
  })),
);

/** Tables with house rules that ask the players something more, and how many of their rounds it takes. */
const HOUSES: readonly { readonly changes: Partial<HouseRules>; readonly rounds: number }[] = [
  { changes: { 'legen.form': 'all' }, rounds: 4 },
  { changes: { 'lay.afterFirstTrick': 'pass-round' }, rounds: 12 },
  { changes: { 'runners.claim': 'manual' }, rounds: 4 },
  { changes: { 'runners.claim': 'manual', 'runners.mode': 'collected-in-order' }, rounds: 12 },
];

/** A Hochzeit in which the next to answer has nothing but trumps, and nothing to give back. */
const OFFERED_ALL_ROUND = (['weiter', 'weiter', 'weiter', 'hochzeit'] as const).reduce(
  (round, said, seat) => after(round, call(seat as Seat, said)),
  dealt(
    hochzeitRules('on-turn'),
    filledUp(hochzeitRules('on-turn'), {
      3: cards('SU GA GT E9 E8 SK S9 S7'),
      0: cards('H7 H8 H9 HK HT HA HU HO'),
      1: cards('EO GO SO EU GU EA SA G7'),
    }),
  ),
);

/** A Solo with the highest trumps, doubled by the player behind. */
const DOUBLED = after(
  announced(RULES[32], filledUp(RULES[32], { 0: cards('EO GO HO SO EU EA ET GA') }), 0, {
    contract: 'solo',
    trump: 'E',
  }),
  { type: 'stoss', seat: 1 },
);

const CLAIMED = houseTable({ 'runners.claim': 'manual' });

/** A Tout that is lost in the first trick: runners are asked for while most cards are hidden. */
const LOST_EARLY = announced(CLAIMED, filledUp(CLAIMED, { 0: cards('E7 E8 GT HT S7 S8 G7 EU') }), 0, {
  contract: 'solo-tout',
  trump: 'E',
});

/** A Durchbruch announced with too few sure tricks. */
const DARING = after(cardsLater(ramschWith('EO GO HO SO EU E7 G7 S7', 'daring'), 8), durchbruch(0));

const ALL_PASSED: readonly Played[] = numbers(300).map((n) => ({
  round: allPassed(n),
  players: among(3, n, PLAYERS.verein, PLAYERS.zufall),
}));

const HOUSE: readonly Played[] = [
  ...ALL_PASSED,
  { round: allPassed(1, 'muss'), players: all(PLAYERS.verein) },
  { round: OFFERED, players: all(PLAYERS.draufgaenger) },
  ...HOUSES.flatMap(({ changes, rounds }) =>
    numbers(rounds).map((n) => ({ round: begun(houseTable(changes), n), players: all(PLAYERS.draufgaenger) })),
  ),
  ...numbers(30).map((n) => ({ round: begun(everyContract(32), n), players: all(PLAYERS.draufgaenger) })),
  ...numbers(30).map((n) => ({ round: begun(hochzeitRules('anytime-offer'), n), players: all(PLAYERS.verein) })),
  ...numbers(16).map((n) => ({ round: begun(DENEXA_RULES, n), players: all(PLAYERS.verein) })),
  ...numbers(5).map((n) => ({ round: begun(DEUTSCHER_RULES, n), players: all(PLAYERS.verein) })),
  { round: stossDealt(), players: all(PLAYERS.verein) },
  ...numbers(4).map((n) => ({ round: begun(DOPPELKOPF_RULES, n), players: all(PLAYERS.verein) })),
  { round: begun(DOPPELKOPF_RULES, 5), players: all(ASKING) },
  ...numbers(4).map((n) => ({ round: begun(DOPPELSCHAFKOPF_RULES, n), players: all(PLAYERS.verein) })),
  { round: begun(officersRules({ 'officers.spritz': true }), 1), players: all(PLAYERS.verein) },
  { round: begun(officersRules({ 'officers.secondHalf': 'hand' }), 2), players: all(quickMeister) },
  { round: THIRD_TRICK, players: all(PLAYERS.verein) },
  { round: ramschWith('E7 E8 E9 G7 G8 S7 S8 H7', 'low', { 'ramsch.doppler': true }), players: all(PLAYERS.verein) },
  { round: DARING, players: all(PLAYERS.verein) },
  { round: LOST_EARLY, players: all(PLAYERS.verein) },
  { round: OFFERED_ALL_ROUND, players: all(PLAYERS.verein) },
];

const AUCTIONED: readonly Played[] = AUCTIONS.map((hands) => ({
  round: dealt(
    RULES[32],
    bySeat((seat) => cards(hands[seat])),
  ),
  players: all(PLAYERS.draufgaenger),
}));

const SINGLE: readonly Played[] = [
  { round: DOUBLED, players: all(PLAYERS.verein) },
  { round: shuffledRound(32, 'texts'), players: all(quickMeister) },
];

/** Single decisions: rare positions, cards passed on in a Schieber, a card given back where any may be, all lords in one hand. */
const DECISIONS: readonly Round[] = [
  ...RARE.map(roundAt),
  TAKEN,
  accepted(hochzeitRules('anytime-offer')),
  stossGiving(),
  stossGiven(),
  stossDealt({ chalk: 'first', hands: FOUR_UNTERS }),
];

/** Of these there are many alike, which are played one after another until every fact was given. */
const MANY: ReadonlySet<Played> = new Set([...ORDINARY, ...ALL_PASSED]);

/** Those of them in which the seldom facts are given; they come first. */
const TELLING = [0, 41, 72, 111, 210, 261];

/** Plays them and reports every decision, with the view in which it was taken; of the many alike no more than it takes until `isEnough`. */
export function playFactRounds(report: (one: Decided) => void, isEnough: () => boolean): void {
  for (const round of DECISIONS)
    for (const seat of SEATS) {
      const view = viewFor(round, seat);
      if (view.turn !== seat) continue;
      report({ round, view, choice: PLAYERS.verein.decide(view, { random: randomOf('decision') }) });
    }
  const all = [...[...ORDINARY, ...HOUSE, ...AUCTIONED, ...SINGLE].entries()];
  const [many = [], few = []] = [true, false].map((isOne) => all.filter(([, played]) => MANY.has(played) === isOne));
  const telling = many.filter((_, at) => TELLING.includes(at));
  for (const [n, { round, players }] of few) playOut(round, players, randomOf('facts', n), report);
  for (const [n, { round, players }] of new Set([...telling, ...many])) {
    if (isEnough()) return;
    playOut(round, players, randomOf('facts', n), report);
  }
}
