// `selftest`: random rounds through every contract and phase, endgames through the solver, house rules in pairs, with all checks.
import { departuresOf, type HouseRules } from '../../src/engine/options/options.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { type Command, EXIT, type Io, oneOf, readOptions, UsageError, wholeNumber } from '../../src/cli/command.ts';
import { checkDoubleEndgame } from '../prove/selftest/check-double-endgame.ts';
import { checkEndgame, MOST_TRICKS } from '../prove/selftest/check-endgame.ts';
import { holdHouse, ROUNDS_OF_A_SET, type RoundsEach, roundsIn } from '../prove/selftest/check-oracle.ts';
import { houseMixes } from '../prove/selftest/house-mixes.ts';
import { checkHouse } from '../prove/selftest/house-session.ts';
import { randomHouse } from '../prove/selftest/random-house.ts';
import type { OracleGame } from '../prove/oracle/table.ts';
import { PRESET_TABLES, type RoundTable, type TableKind, TABLES } from '../prove/selftest/random-round.ts';
import { selftestRound, type Tally } from '../prove/selftest/selftest.ts';

/** After so many failures it is no use to go on. */
const MOST_FAILURES = 10;

const DEFAULT_ROUNDS = '1000';

interface Done {
  readonly done: number;
  readonly failures: readonly object[];
  readonly seconds: number;
}

type Check = (number: number) => object | undefined | Promise<object | undefined>;

/** Runs numbered checks until all are done or too many have failed. */
async function runChecks(io: Io, times: number, check: Check): Promise<Done> {
  const failures: object[] = [];
  const started = io.now();
  let done = 0;
  for (; done < times && failures.length < MOST_FAILURES; done++) {
    const failure = await check(done);
    if (failure) failures.push(failure);
  }
  return { done, failures, seconds: Number(((io.now() - started) / 1000).toFixed(2)) };
}

/** `rounds`, `roundsPerSecond` and so on; nothing if nothing of the kind was to be done. */
function reportOn(what: string, { done, failures, seconds }: Done, tally: Tally): object {
  if (done === 0) return {};
  const reached = Object.fromEntries([...tally].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { [what]: done, seconds, [`${what}PerSecond`]: Math.round(done / seconds), failures, reached };
}

/** The same with the number of rounds that were reckoned again. */
const reckoned = (what: string, done: Done, tally: Tally): object => ({
  rounds: roundsIn(tally),
  ...reportOn(what, done, tally),
});

const NO_ROUNDS: RoundsEach = { four: 0, 'three-hand': 0, bierkopf: 0 };

/** Tables at which every card is there twice: their endgames have solvers of their own. */
const DOUBLE_TABLES: readonly string[] = ['doppelkopf', 'doppelschafkopf', 'strohmann'];

/** Whether the second reckoning knows the game. */
const isReckoned = (kind: TableKind): kind is TableKind & OracleGame => kind in NO_ROUNDS;

/** The game that is to be played under mixes of house rules. Throws a UsageError for a set of rules that leaves none of them open. */
function mixedGame(table: RoundTable): TableKind {
  const kind = TABLES.find((each) => each === table);
  if (!kind) throw new UsageError(`--house: ${table} is a set of house rules itself`);
  return kind;
}

/** Random rounds under these rules held against the oracle; the disagreements, with the rules that departed, if there are any. */
function holdAgainst(house: HouseRules, rounds: RoundsEach, seed: string, tally: Tally): object | undefined {
  const disagreements = holdHouse({ house }, rounds, seed, tally);
  if (disagreements.length === 0) return undefined;
  return { disagreements, house: Object.fromEntries(departuresOf(house).map((id) => [id, house[id]])) };
}

/** What is to be checked, and how often. */
interface Wanted {
  readonly seed: string;
  readonly table: RoundTable;
  readonly rounds: number;
  readonly endgames: number;
  /** Under each mix of house rules. */
  readonly houseRounds: number;
  /** Random sets of house rules. */
  readonly sets: number;
}

/** Rounds are played by themselves if nothing else is asked for. Throws UsageError. */
function wantedIn(args: readonly string[]): Wanted {
  const defaults = { rounds: '', endgames: '0', house: '0', oracle: '0', game: 'four', seed: '1' };
  const { options, positionals } = readOptions(args, defaults);
  if (positionals.length > 0) throw new UsageError(`unknown argument ${positionals.join(' ')}`);
  const table = oneOf('game', options.game, [...TABLES, ...PRESET_TABLES]);
  const endgames = wholeNumber('endgames', options.endgames, 0, 100_000_000);
  const houseRounds = wholeNumber('house', options.house, 0, 100_000);
  const sets = wholeNumber('oracle', options.oracle, 0, 1_000_000);
  const other = endgames > 0 || houseRounds > 0 || sets > 0;
  const rounds = wholeNumber('rounds', options.rounds || (other ? '0' : DEFAULT_ROUNDS), other ? 0 : 1, 100_000_000);
  return { seed: options.seed, table, rounds, endgames, houseRounds, sets };
}

export const selftest: Command = {
  usage: 'selftest [--rounds N] [--endgames N] [--house N] [--oracle N] [--game GAME] [--seed S]',
  about: `play random rounds with all checks (${DEFAULT_ROUNDS} if nothing is said), solve endgames in two ways (with double packs at their tables),
  play N rounds under each of the mixes in which all pairs of house rules meet; rounds and mixes also of other games;
  hold random rounds at N random sets of house rules, and at the mixes, against a second reckoning from the rules document; games: ${[...TABLES, ...PRESET_TABLES].join(', ')}`,
  async run(args, io) {
    const { seed, table, rounds, endgames, houseRounds, sets } = wantedIn(args);
    const [roundTally, endgameTally, houseTally]: readonly [Tally, Tally, Tally] = [new Map(), new Map(), new Map()];
    const [againTally, setTally]: readonly [Tally, Tally] = [new Map(), new Map()];
    const byRound = await runChecks(io, rounds, (number) => selftestRound(seed, number, roundTally, table));
    const endgame = DOUBLE_TABLES.includes(table)
      ? (number: number) => checkDoubleEndgame(seed, number, endgameTally)
      : (number: number) => checkEndgame(seed, number, MOST_TRICKS, endgameTally);
    const byEndgame = await runChecks(io, endgames, endgame);
    const kind = houseRounds > 0 ? mixedGame(table) : undefined;
    const mixes = kind ? houseMixes(seed).mixes : [];
    const byMix = await runChecks(io, mixes.length, (number) => {
      const house = mixes[number];
      return house && kind && checkHouse(house, number, houseRounds, seed, houseTally, kind);
    });
    const byMixAgain = await runChecks(io, mixes.length, (number) => {
      const house = mixes[number];
      if (!house || !kind || !isReckoned(kind)) return undefined;
      return holdAgainst(house, { ...NO_ROUNDS, [kind]: houseRounds }, `${seed} ${number}`, againTally);
    });
    const bySet = await runChecks(io, sets, (number) => {
      const house = randomHouse(randomOf(seed, 'random house', number));
      return holdAgainst(house, ROUNDS_OF_A_SET, `${seed} set ${number}`, setTally);
    });
    const ok = [byRound, byEndgame, byMix, byMixAgain, bySet].every(({ failures }) => failures.length === 0);
    io.out(
      JSON.stringify({
        ok,
        seed,
        ...reportOn('rounds', byRound, roundTally),
        ...(endgames > 0 && { solver: reportOn('endgames', byEndgame, endgameTally) }),
        ...(sets > 0 && { oracle: reckoned('sets', bySet, setTally) }),
        ...(mixes.length > 0 && {
          house: {
            roundsEach: houseRounds,
            ...reportOn('mixes', byMix, houseTally),
            oracle: reckoned('mixes', byMixAgain, againTally),
          },
        }),
      }),
    );
    return ok ? EXIT.ok : EXIT.differs;
  },
};
