// `check FILE|-`: compares the records of other programs with what the engine finds.
import type { Command, Io } from '../command.ts';
import { EXIT, UsageError } from '../command.ts';
import type { Summary } from '../records/check.ts';
import { checkLine, EMPTY_SUMMARY, withReport } from '../records/check.ts';

/** Prints a report a line; empty lines are skipped. */
async function checkAll(file: string, io: Io): Promise<Summary> {
  let summary = EMPTY_SUMMARY;
  let number = 0;
  for await (const line of io.lines(file)) {
    number += 1;
    if (line.trim() === '') continue;
    const report = checkLine(line, number);
    io.out(JSON.stringify(report));
    summary = withReport(summary, report);
  }
  return summary;
}

export const check: Command = {
  usage: 'check FILE|-',
  about: 'compare game records (JSON Lines) with the rules; - reads standard input',
  async run(args, io) {
    const [file, ...others] = args;
    if (file === undefined || others.length > 0 || (file.startsWith('-') && file !== '-'))
      throw new UsageError('check needs one file, or - for standard input');
    const started = io.now();
    let summary: Summary;
    try {
      summary = await checkAll(file, io);
    } catch (error) {
      io.err(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
      return EXIT.failed;
    }
    const seconds = ((io.now() - started) / 1000).toFixed(1);
    const { records, ok, differing, unsupported } = summary;
    io.err(`${records} records: ${ok} ok, ${differing} differ, ${unsupported} unsupported (${seconds} s)`);
    return ok === records ? EXIT.ok : EXIT.differs;
  },
};
