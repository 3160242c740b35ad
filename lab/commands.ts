// The commands of the command line, by name.
import type { Command } from '../src/cli/command.ts';
import { arena } from './commands/arena.ts';
import { calibrate } from './commands/calibrate.ts';
import { check } from './commands/check.ts';
import { compare } from './commands/compare.ts';
import { fit } from './commands/fit.ts';
import { perft } from './commands/perft.ts';
import { play } from '../src/cli/commands/play.ts';
import { review } from './commands/review.ts';
import { selftest } from './commands/selftest.ts';
import { solve } from './commands/solve.ts';

export const COMMANDS: Readonly<Record<string, Command | undefined>> = {
  play,
  review,
  check,
  solve,
  arena,
  compare,
  calibrate,
  fit,
  perft,
  selftest,
};
