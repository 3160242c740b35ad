// `fit NAME`: the programs that fit numbers of the bots to games played out, or measure what a way to decide brings.
import { type Command, type Exit, EXIT, type Io, isOfTheSystem, UsageError } from '../../src/cli/command.ts';
import { wrapped } from '../../src/cli/help.ts';
import { FitError, type FitProgram } from '../fit/program.ts';
import { PROGRAMS } from '../fit/programs.ts';

const USAGE = 'fit [NAME [--help] [--ARGUMENT VALUE ...]]';

function list(): readonly string[] {
  const width = Math.max(...PROGRAMS.map(({ name }) => name.length));
  return [
    `usage: ${USAGE}`,
    '',
    ...PROGRAMS.flatMap(({ name, about }) =>
      wrapped(`  ${name.padEnd(width)}  `, about.split(' '), ' '.repeat(width + 4)),
    ),
  ];
}

/** The usage of a program: a line for each argument. */
function helpOn({ name, about, arguments: wanted }: FitProgram): readonly string[] {
  const all = Object.entries(wanted).map(([id, each]) => ({ ...each, flag: `--${id} ${each.sample}` }));
  const width = Math.max(...all.map(({ flag }) => flag.length));
  const short = all.map(({ flag, usual }) => (usual === undefined ? flag : `[${flag}]`));
  const tell = ({ flag, about: meaning, usual }: (typeof all)[number]): readonly string[] =>
    wrapped(
      `  ${flag.padEnd(width)}  `,
      `${meaning}${usual ? ` (else ${usual})` : ''}`.split(' '),
      ' '.repeat(width + 4),
    );
  const usage = wrapped('usage: ', ['fit', name, ...short], '    ');
  return [...usage, '', ...wrapped('', about.split(' '), ''), '', ...all.flatMap(tell)];
}

async function runProgram(program: FitProgram, args: readonly string[], io: Io): Promise<Exit> {
  const stop = io.host?.stopOn('interrupt');
  try {
    await program.run(args, { ...io, stop });
    return stop?.aborted ? EXIT.stopped : EXIT.ok;
  } catch (error) {
    if (error instanceof UsageError) [error.message, ...helpOn(program)].forEach(io.err);
    else if (error instanceof FitError || isOfTheSystem(error)) io.err(`${program.name}: ${error.message}`);
    else throw error;
    return EXIT.failed;
  }
}

export const fit: Command = {
  usage: USAGE,
  about: 'fit numbers of the bots to games played out, or measure what a way to decide brings; alone: the programs',
  async run([name, ...args], io) {
    if (name === undefined || name === '--help' || name === '-h') {
      list().forEach(io.out);
      return EXIT.ok;
    }
    const program = PROGRAMS.find((each) => each.name === name);
    if (!program) throw new UsageError(`no program ${name}; there are ${PROGRAMS.map((each) => each.name).join(', ')}`);
    if (!args.includes('--help') && !args.includes('-h')) return runProgram(program, args, io);
    helpOn(program).forEach(io.out);
    return EXIT.ok;
  },
};
