// `selftest`: random rounds through every contract and phase, with all checks, and what they reached.
import type { Command } from '../command.ts';
import { EXIT, readOptions, UsageError, wholeNumber } from '../command.ts';
import type { Failure, Tally } from '../selftest/selftest.ts';
import { selftestRound } from '../selftest/selftest.ts';

/** After so many failures it is no use to go on. */
const MOST_FAILURES = 10;

export const selftest: Command = {
  usage: 'selftest [--rounds N] [--seed S]',
  about: 'play random rounds and check legality, masks, points, money, logs and views',
  run(args, io) {
    const { options, positionals } = readOptions(args, { rounds: '1000', seed: '1' });
    if (positionals.length > 0) throw new UsageError(`unknown argument ${positionals.join(' ')}`);
    const rounds = wholeNumber('rounds', options.rounds, 1, 100_000_000);
    const tally: Tally = new Map();
    const failures: Failure[] = [];
    const started = io.now();
    let played = 0;
    for (; played < rounds && failures.length < MOST_FAILURES; played++) {
      const failure = selftestRound(options.seed, played, tally);
      if (failure) failures.push(failure);
    }
    const seconds = (io.now() - started) / 1000;
    const reached = Object.fromEntries([...tally].sort(([a], [b]) => (a < b ? -1 : 1)));
    io.out(
      JSON.stringify({
        ok: failures.length === 0,
        rounds: played,
        seed: options.seed,
        seconds: Number(seconds.toFixed(2)),
        roundsPerSecond: Math.round(played / seconds),
        failures,
        reached,
      }),
    );
    return failures.length === 0 ? EXIT.ok : EXIT.differs;
  },
};
