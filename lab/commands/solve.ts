// `solve FILE|-`: the exact value of every legal card of open positions.
import { type Command, type Exit, EXIT, type Io, oneFile, reading } from '../../src/cli/command.ts';
import { linesOf } from '../../src/cli/lines.ts';
import { solveLine } from '../prove/records/solve.ts';

/** Prints an answer a line; empty lines are skipped. */
async function solveAll(file: string, io: Io): Promise<Exit> {
  let exit: Exit = EXIT.ok;
  for await (const { text, number } of linesOf(file, io)) {
    const answer = solveLine(text, number, io.now);
    if ('error' in answer) exit = EXIT.differs;
    io.out(JSON.stringify(answer));
  }
  return exit;
}

export const solve: Command = {
  usage: 'solve FILE|-',
  about: 'final card points of the declaring side for every legal card of open positions (JSON Lines)',
  async run(args, io) {
    const file = oneFile('solve', args);
    return reading(file, io, () => solveAll(file, io));
  },
};
