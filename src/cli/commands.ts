// The commands of the command line, by name.
import type { Command } from './command.ts';
import { arena } from './commands/arena.ts';
import { calibrate } from './commands/calibrate.ts';
import { check } from './commands/check.ts';
import { compare } from './commands/compare.ts';
import { fit } from './commands/fit.ts';
import { leads } from './commands/leads.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { review } from './commands/review.ts';
import { selftest } from './commands/selftest.ts';
import { solve } from './commands/solve.ts';

export const COMMANDS: Readonly<Record<string, Command | undefined>> = {
  check,
  solve,
  arena,
  compare,
  calibrate,
  fit,
  leads,
  perft,
  play,
  review,
  selftest,
};

/** What `help` prints. */
export function usage(): string {
  const commands = Object.values(COMMANDS).flatMap((command) => command ?? []);
  const width = Math.max(...commands.map((command) => command.usage.length));
  const lines = commands.map((command) => `  ${command.usage.padEnd(width)}  ${command.about}`);
  return ['usage: npm run -s cli -- COMMAND ...', '', ...lines, `  ${'help'.padEnd(width)}  this list`].join('\n');
}
