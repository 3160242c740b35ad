// Random evenings with the games besides Schafkopf: every deal as the second reckoning has it, the chalk and what was carried as well.
import { expect, test } from 'vitest';
import { PATIENCE_MS, sample } from '../../lab/base/thorough.ts';
import { type Chalky, type Ended, type Half, reNet, wonBy, worth } from '../../lab/prove/oracle/other-games.ts';
import { oneOf } from '../../lab/support/rounds/any-contract-round.ts';
import { ANSAGE_STEPS } from '../../src/engine/base/ansage-words.ts';
import { type Random, randomOf } from '../../src/engine/base/random.ts';
import { type Game, type GameId, GAMES, peopleOfEvening, SHELF_ENTRIES } from '../../src/engine/games/shelf.ts';
import { type HouseRules, PURE_2007 } from '../../src/engine/options/options.ts';
import { type Course, courseOf, type DealSetting } from '../../src/engine/scorer/course.ts';
import { kindFor } from '../../src/engine/scorer/entry-kinds.ts';
import type { DealEntry, Evening, FewestEntry, GameEntry, Person, ReEntry } from '../../src/engine/scorer/evening.ts';
import { allPoints, declarerGiven, rowPlayed, rowsAt } from '../../src/engine/scorer/table-of.ts';
import type { ContractRow } from '../../src/engine/base/contract.ts';
import { houseOf } from '../../src/engine/table/table-rules.ts';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Dora', 'Emil', 'Franz', 'Gerd'];
const EVENINGS = sample(60, 20_000);
const DEALS = 24;
const OTHERS = GAMES.filter((game) => game !== 'bierkopf' && game !== 'three-hand');
/** How many lines or marks win a game of several deals. */
const TARGETS: Readonly<Partial<Record<GameId, number>>> = {
  bauernstoss: 20,
  schoofkopp: 15,
  doppelschafkopf: 4,
  strohmann: 4,
};

const houseFor = (random: Random): HouseRules => ({
  ...PURE_2007,
  'officers.spritz': oneOf([true, false], random),
  'denexa.schwarzBy': oneOf(['points', 'tricks'] as const, random),
  'denexa.leastWidow': oneOf(['last-trick', 'aside'] as const, random),
  'deutscher.target': oneOf([12, 9] as const, random),
  'dok.nines': oneOf([true, false], random),
  'dok.heightsTo': oneOf(['winner', 'taker'] as const, random),
  'dok.nobodyWins': oneOf(['heights', 'what-was-reached', 'nothing'] as const, random),
  'doppelschafkopf.bonus': oneOf([1, 2] as const, random),
  'doppelschafkopf.carried': oneOf(['single', 'with-schneider'] as const, random),
  'vicar.units': oneOf(
    [
      [1, 2, 3],
      [1, 2, 4],
    ] as const,
    random,
  ),
});

/** What the second reckoning keeps of an evening. */
interface Kept {
  readonly marks: Readonly<Record<Person, number>>;
  /** Who has the chalk: nobody yet, or somebody and whoever sits opposite. */
  readonly chalk: 'first' | readonly Person[];
  readonly carried: number;
}

const BEGUN: Kept = { marks: {}, chalk: 'first', carried: 0 };

function gameEntry(setting: DealSetting, row: ContractRow, random: Random): GameEntry {
  const { rules, players } = setting;
  const declarer = declarerGiven(setting) ?? oneOf(players, random);
  const { goal, pairBonus } = rowPlayed(setting, row, declarer);
  const most = allPoints(rules);
  const winner = oneOf(['declarer', 'defenders'] as const, random);
  const heights = goal.kind !== 'points' ? (['plain'] as const) : (['plain', 'schneider'] as const);
  const points = oneOf([0, most, random.below(most + 1), most / 2, most / 2 + 1], random);
  const byPoints = goal.kind === 'points' && random.below(4) > 0;
  const schwarz = (points === 0 || points === most) && random.below(2) === 0;
  return {
    kind: 'game',
    contract: row.id,
    declarer,
    result: byPoints
      ? { by: 'points', points, ...(schwarz && { schwarz: true }) }
      : { by: 'height', winner, height: oneOf(heights, random) },
    ...(goal.kind === 'points' && goal.fewerWith && { holder: oneOf(players, random) }),
    ...(pairBonus && random.below(4) === 0 && { pair: oneOf(players, random) }),
    runners: 0,
    doublings: {
      ...(rules.game === 'vicar' && { stoss: random.below(3) }),
      ...(houseOf(rules)['officers.spritz'] && rules.game === 'officers' && { spritz: random.below(2) }),
    },
  };
}

function reEntry({ players }: DealSetting, row: ContractRow, random: Random): ReEntry {
  const [declarer = '', partner = ''] = [oneOf(players, random), oneOf(players, random)];
  const paired = row.parties.kind !== 'alone' && partner !== declarer;
  const points = oneOf([0, 240, random.below(241), 89, 90, 119, 120, 121, 150, 151], random);
  const step = () => {
    const said = oneOf(['silent', 'silent', 'silent', ...ANSAGE_STEPS] as const, random);
    return said === 'silent' ? undefined : said;
  };
  const [re, kontra] = [step(), step()];
  return {
    kind: 're',
    contract: row.id,
    declarer,
    ...(paired && { partner }),
    result: { by: 'points', points, ...((points === 0 || points === 240) && { schwarz: true }) },
    said: { ...(re && { re }), ...(kontra && { kontra }) },
    extras: paired
      ? { fox: { re: random.below(2), kontra: random.below(2) }, charlie: { kontra: random.below(2) } }
      : {},
    doublings: {},
  };
}

function fewestEntry({ players }: DealSetting, random: Random): FewestEntry {
  const cuts = oneOf(
    [
      [0, 0, 120],
      [40, 40, 40],
      [30, 30, 60],
      [0, 60, 60],
      [20, 45, 55],
      [0, 0, 120],
    ] as const,
    random,
  );
  const from = random.below(3);
  const taken = players.map((person, at) => ({ person, points: cuts[(at + from) % 3] ?? 0 }));
  const least = Math.min(...cuts);
  const tied = taken.filter(({ points }) => points === least);
  const open = tied.length === 2 && cuts[2] !== 120;
  return { kind: 'fewest', taken, ...(open && { winner: oneOf(tied, random).person }), doublings: {} };
}

function entryFor(setting: DealSetting, random: Random): DealEntry {
  const row = oneOf(rowsAt(setting.rules), random);
  const kind = kindFor(row);
  if (kind === 're') return reEntry(setting, row, random);
  return kind === 'fewest' ? fewestEntry(setting, random) : gameEntry(setting, row, random);
}

type Amounts = Readonly<Record<Person, number>>;

const amountsOf = (players: readonly Person[], of: (person: Person) => number): Amounts =>
  Object.fromEntries(players.map((person) => [person, of(person)] as const));

/** Who plays with the declarer: in games of chairs whoever sits opposite; against a blind nobody who writes. */
function sideOf({ rules, players }: DealSetting, declarer: Person): readonly Person[] {
  if (rules.game === 'strohmann' || players.length < 4) return [declarer];
  const at = players.indexOf(declarer);
  return [declarer, players[(at + 2) % 4] ?? ''];
}

interface Told {
  readonly amounts: Amounts;
  readonly winners: readonly Person[];
  readonly drawn: boolean;
}

function gameTold(setting: DealSetting, entry: GameEntry, kept: Kept, house: HouseRules): Told {
  const { rules, players } = setting;
  const { game = 'schafkopf' } = rules;
  const side = sideOf(setting, entry.declarer);
  const half = (people: readonly Person[]): Half => (people.some((each) => side.includes(each)) ? 'own' : 'other');
  const chalky: Chalky =
    entry.contract === game && (game === 'bauernstoss' || game === 'schoofkopp')
      ? {
          chalk: kept.chalk === 'first' ? 'first' : half(kept.chalk),
          ...(entry.holder !== undefined && { holder: half([entry.holder]) }),
        }
      : {};
  const won = wonBy(
    entry.contract,
    endedOf(entry, allPoints(rules)),
    allPoints(rules),
    chalky,
    house['denexa.schwarzBy'],
  );
  const winners = players.filter((person) => won && side.includes(person) === (won.winner === 'own'));
  const bonus = entry.pair === undefined ? [] : players.filter((each) => half([each]) === half([entry.pair ?? '']));
  const extra = house['doppelschafkopf.bonus'];
  const over = bonus.some((each) => (kept.marks[each] ?? 0) + extra >= (TARGETS[game] ?? Infinity));
  const carriedTimes = house['doppelschafkopf.carried'] === 'with-schneider' && won?.height === 1 ? 2 : 1;
  const times = Object.values(entry.doublings).reduce((sum, each) => sum + each, 0);
  const value = won ? (worth(entry.contract, won.height, house, game) + kept.carried * carriedTimes) * 2 ** times : 0;
  const amount = (person: Person): number => {
    if (game === 'denexa') return person === entry.declarer ? (won?.winner === 'own' ? value : -value) : 0;
    if (SHELF_ENTRIES[game].slate)
      return (bonus.includes(person) ? extra : 0) + (!over && winners.includes(person) ? value : 0);
    return winners.includes(person) ? value : -value;
  };
  return { amounts: amountsOf(players, amount), winners, drawn: won === undefined };
}

function endedOf({ result }: GameEntry, most: number): Ended {
  if (result.by === 'height')
    return {
      told: { winner: result.winner === 'declarer' ? 'own' : 'other', height: result.height === 'plain' ? 0 : 1 },
    };
  const { points, schwarz } = result.by === 'points' ? result : { points: 0 };
  return { points, ...(schwarz && { trickless: points === most ? ('other' as const) : ('own' as const) }) };
}

function reTold({ players }: DealSetting, entry: ReEntry, house: HouseRules): Told {
  const side = [entry.declarer, entry.partner];
  const { points, schwarz } = entry.result.by === 'points' ? entry.result : { points: 0 };
  const stepsOf = (said: ReEntry['said']['re']): number => (said === undefined ? 0 : ANSAGE_STEPS.indexOf(said) + 1);
  const of = (half: 're' | 'kontra') => Object.values(entry.extras).reduce((sum, each) => sum + (each[half] ?? 0), 0);
  const alone = entry.partner === undefined;
  const net = reNet(house, {
    rePoints: points,
    ...(schwarz && { trickless: points === 0 ? ('own' as const) : ('other' as const) }),
    steps: { own: stepsOf(entry.said.re), other: stepsOf(entry.said.kontra) },
    alone,
    extras: of('re') - of('kontra'),
  });
  const amounts = amountsOf(players, (person) => (side.includes(person) ? net * (alone ? 3 : 1) : 0 - net));
  return { amounts, winners: [], drawn: false };
}

function fewestTold({ players, dealer }: DealSetting, { taken, winner }: FewestEntry): Told {
  const some = taken.filter(({ points }) => points > 0);
  const least = Math.min(...taken.map(({ points }) => points));
  const tied = taken.filter(({ points }) => points === least).map(({ person }) => person);
  const first = winner ?? (tied.length === 3 ? (players.includes(dealer) ? dealer : players[2]) : tied[0]);
  const amounts = amountsOf(players, (person) => {
    if (some.length === 1) return person === some[0]?.person ? -4 : 0;
    return person === first ? (least === 0 ? 4 : 2) : 0;
  });
  return { amounts, winners: [], drawn: false };
}

function told(setting: DealSetting, entry: DealEntry, kept: Kept, house: HouseRules): Told {
  if (entry.kind === 're') return reTold(setting, entry, house);
  return entry.kind === 'fewest' ? fewestTold(setting, entry) : gameTold(setting, entry as GameEntry, kept, house);
}

function keptAfter(game: Game, kept: Kept, { amounts, winners, drawn }: Told, house: HouseRules): Kept {
  const target = game === 'deutscher' ? house['deutscher.target'] : (TARGETS[game] ?? Infinity);
  const people = Object.keys(amounts);
  const marks = amountsOf(people, (person) => (kept.marks[person] ?? 0) + (amounts[person] ?? 0));
  const over = people.some((person) => (marks[person] ?? 0) >= target);
  const carries = game === 'doppelschafkopf' || game === 'strohmann';
  const carried = carries && drawn ? kept.carried + 1 : 0;
  return over ? { ...BEGUN, carried } : { marks, chalk: winners, carried };
}

function courseIn(evening: Evening): Course {
  const folded = courseOf(evening);
  if (!folded.ok) throw new Error(JSON.stringify([folded, evening.log.at(-1)]));
  return folded.course;
}

test(
  'deals of every other game agree with the second reckoning, whatever came before them',
  () => {
    for (let n = 0; n < EVENINGS; n++) {
      const random = randomOf('scorer of games', n);
      const game = OTHERS[n % OTHERS.length] ?? 'officers';
      const house = houseFor(random);
      const { least, most } = peopleOfEvening(game);
      let evening: Evening = { house, game, people: NAMES.slice(0, least + random.below(most - least + 1)), log: [] };
      let kept = BEGUN;
      let course = courseIn(evening);
      for (let deal = 0; deal < DEALS; deal++) {
        const entry = entryFor(course.next, random);
        const wanted = told(course.next, entry, kept, house);
        evening = {
          ...evening,
          log: [...evening.log, { does: 'write', line: { kind: 'deal', dealer: course.next.dealer, entry } }],
        };
        course = courseIn(evening);
        expect([game, n, deal, entry, course.lines.at(-1)?.amounts]).toEqual([game, n, deal, entry, wanted.amounts]);
        kept = keptAfter(game, kept, wanted, house);
      }
    }
  },
  PATIENCE_MS,
);
