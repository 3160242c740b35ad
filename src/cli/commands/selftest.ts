// `selftest`: random rounds through every contract and phase, and endgames through the solver, with all checks.
import type { Command, Io } from '../command.ts';
import { EXIT, readOptions, UsageError, wholeNumber } from '../command.ts';
import { checkEndgame, MOST_TRICKS } from '../selftest/check-endgame.ts';
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

/** Runs numbered checks until all are done or too many have failed. */
function runChecks(io: Io, times: number, check: (number: number) => object | undefined): Done {
  const failures: object[] = [];
  const started = io.now();
  let done = 0;
  for (; done < times && failures.length < MOST_FAILURES; done++) {
    const failure = check(done);
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
  usage: 'selftest [--rounds N] [--endgames N] [--seed S]',
  about: `play random rounds with all checks (${DEFAULT_ROUNDS} if nothing is said), solve endgames in two ways`,
  run(args, io) {
    const { options, positionals } = readOptions(args, { rounds: '', endgames: '0', seed: '1' });
    if (positionals.length > 0) throw new UsageError(`unknown argument ${positionals.join(' ')}`);
    const { seed } = options;
    const endgames = wholeNumber('endgames', options.endgames, 0, 100_000_000);
    const wanted = options.rounds || (endgames > 0 ? '0' : DEFAULT_ROUNDS);
    const rounds = wholeNumber('rounds', wanted, endgames > 0 ? 0 : 1, 100_000_000);
    const [roundTally, endgameTally]: readonly [Tally, Tally] = [new Map(), new Map()];
    const byRound = runChecks(io, rounds, (number) => selftestRound(seed, number, roundTally));
    const byEndgame = runChecks(io, endgames, (number) => checkEndgame(seed, number, MOST_TRICKS, endgameTally));
    const ok = byRound.failures.length + byEndgame.failures.length === 0;
    io.out(
      JSON.stringify({
        ok,
        seed,
        ...reportOn('rounds', byRound, roundTally),
        ...(endgames > 0 && { solver: reportOn('endgames', byEndgame, endgameTally) }),
      }),
    );
    return ok ? EXIT.ok : EXIT.differs;
  },
};
