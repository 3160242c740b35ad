// `perft FILE`: counts the legal sequences of the deals in a perft file by masks and compares them.
import { type Command, EXIT, UsageError } from '../../src/cli/command.ts';
import { countByMasks } from '../prove/perft/count.ts';
import { parsePerft, type PerftCase } from '../prove/perft/perft-file.ts';

export const perft: Command = {
  usage: 'perft FILE',
  about: 'count the legal sequences of cards of some deals and compare them with the file',
  async run([file, ...others], io) {
    if (file === undefined || others.length > 0) throw new UsageError('perft needs one file');
    let cases: readonly PerftCase[];
    try {
      const lines: string[] = [];
      for await (const line of io.lines(file)) lines.push(line);
      cases = parsePerft(lines.join('\n'));
    } catch (error) {
      io.err(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
      return EXIT.failed;
    }
    let wrong = 0;
    for (const { id, deal, counts } of cases) {
      const started = io.now();
      const found = counts.map((_, index) => countByMasks(deal, index + 1));
      const ok = counts.every((count, index) => count === found[index]);
      if (!ok) wrong += 1;
      io.out(JSON.stringify({ id, ok, expected: counts, found, ms: Math.round(io.now() - started) }));
    }
    io.err(`${cases.length} deals, ${wrong} wrong`);
    return wrong === 0 ? EXIT.ok : EXIT.differs;
  },
};
