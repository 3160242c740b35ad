// `selftest`: random rounds through every contract and phase, endgames through the solver, house rules in pairs, with all checks.
import type { Command, Io } from '../command.ts';
import { EXIT, oneOf, readOptions, UsageError, wholeNumber } from '../command.ts';
import { checkEndgame, MOST_TRICKS } from '../selftest/check-endgame.ts';
import { houseMixes } from '../selftest/house-mixes.ts';
import { checkHouse } from '../selftest/house-session.ts';
import { TABLES } from '../selftest/random-round.ts';
import type { Tally } from '../selftest/selftest.ts';
import { selftestRound } from '../selftest/selftest.ts';

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

export const selftest: Command = {
  usage: 'selftest [--rounds N] [--endgames N] [--house N] [--game three-hand] [--seed S]',
  about: `play random rounds with all checks (${DEFAULT_ROUNDS} if nothing is said), solve endgames in two ways,
  play N rounds under each of the mixes in which all pairs of house rules meet; rounds and mixes also with three players`,
  async run(args, io) {
    const { options, positionals } = readOptions(args, {
      rounds: '',
      endgames: '0',
      house: '0',
      game: 'four',
      seed: '1',
    });
    if (positionals.length > 0) throw new UsageError(`unknown argument ${positionals.join(' ')}`);
    const { seed } = options;
    const kind = oneOf('game', options.game, TABLES);
    const endgames = wholeNumber('endgames', options.endgames, 0, 100_000_000);
    const houseRounds = wholeNumber('house', options.house, 0, 100_000);
    const other = endgames > 0 || houseRounds > 0;
    const wanted = options.rounds || (other ? '0' : DEFAULT_ROUNDS);
    const rounds = wholeNumber('rounds', wanted, other ? 0 : 1, 100_000_000);
    const [roundTally, endgameTally, houseTally]: readonly [Tally, Tally, Tally] = [new Map(), new Map(), new Map()];
    const byRound = await runChecks(io, rounds, (number) => selftestRound(seed, number, roundTally, kind));
    const byEndgame = await runChecks(io, endgames, (number) => checkEndgame(seed, number, MOST_TRICKS, endgameTally));
    const mixes = houseRounds > 0 ? houseMixes(seed).mixes : [];
    const byMix = await runChecks(io, mixes.length, (number) => {
      const house = mixes[number];
      return house && checkHouse(house, number, houseRounds, seed, houseTally, kind);
    });
    const ok = [byRound, byEndgame, byMix].every(({ failures }) => failures.length === 0);
    io.out(
      JSON.stringify({
        ok,
        seed,
        ...reportOn('rounds', byRound, roundTally),
        ...(endgames > 0 && { solver: reportOn('endgames', byEndgame, endgameTally) }),
        ...(mixes.length > 0 && { house: { roundsEach: houseRounds, ...reportOn('mixes', byMix, houseTally) } }),
      }),
    );
    return ok ? EXIT.ok : EXIT.differs;
  },
};
