// `check FILE|-`: compares the records of other programs with what the engine finds.
import { type Command, EXIT, type Io, oneFile, reading } from '../../src/cli/command.ts';
import { checkLine, EMPTY_SUMMARY, type Summary, withReport } from '../prove/records/check.ts';
import { linesOf } from '../../src/cli/lines.ts';

/** Prints a report a line; empty lines are skipped. */
async function checkAll(file: string, io: Io): Promise<Summary> {
  let summary = EMPTY_SUMMARY;
  for await (const { text, number } of linesOf(file, io)) {
    const report = checkLine(text, number);
    io.out(JSON.stringify(report));
    summary = withReport(summary, report);
  }
  return summary;
}

export const check: Command = {
  usage: 'check FILE|-',
  about: 'compare game records (JSON Lines) with the rules; - reads standard input',
  async run(args, io) {
    const file = oneFile('check', args);
    const started = io.now();
    return reading(file, io, async () => {
      const { records, ok, differing, unsupported } = await checkAll(file, io);
      const seconds = ((io.now() - started) / 1000).toFixed(1);
      io.err(`${records} records: ${ok} ok, ${differing} differ, ${unsupported} unsupported (${seconds} s)`);
      return ok === records ? EXIT.ok : EXIT.differs;
    });
  },
};
