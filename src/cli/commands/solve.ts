// `solve FILE|-`: the exact value of every legal card of open positions.
import type { Command, Exit, Io } from '../command.ts';
import { EXIT, UsageError } from '../command.ts';
import { solveLine } from '../records/solve.ts';

/** Prints an answer a line; empty lines are skipped. */
async function solveAll(file: string, io: Io): Promise<Exit> {
  let exit: Exit = EXIT.ok;
  let number = 0;
  for await (const line of io.lines(file)) {
    number += 1;
    if (line.trim() === '') continue;
    const answer = solveLine(line, number, io.now);
    if ('error' in answer) exit = EXIT.differs;
    io.out(JSON.stringify(answer));
  }
  return exit;
}

export const solve: Command = {
  usage: 'solve FILE|-',
  about: 'final card points of the declaring side for every legal card of open positions (JSON Lines)',
  async run(args, io) {
    const [file, ...others] = args;
    if (file === undefined || others.length > 0 || (file.startsWith('-') && file !== '-'))
      throw new UsageError('solve needs one file, or - for standard input');
    try {
      return await solveAll(file, io);
    } catch (error) {
      io.err(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
      return EXIT.failed;
    }
  },
};
