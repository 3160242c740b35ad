// Command-line companion for plain Node: finds the command, gives it the outside world, sets the exit status.
import '../shared/texts/all-languages.ts';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Exit, Io } from './command.ts';
import { EXIT, UsageError } from './command.ts';
import { COMMANDS, usage } from './commands.ts';
import { HOST } from './host.ts';

/** A reader that went away (`| head`) is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? EXIT.ok : EXIT.failed);
});

const io: Io = {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
  lines: linesOf,
  now: () => performance.now(),
  host: HOST,
};

/** A file, unpacked if its name ends in `.gz`; a failure of either step ends the stream with its error. */
function opened(file: string): Readable {
  if (file === '-') return process.stdin;
  if (!file.endsWith('.gz')) return createReadStream(file);
  return pipeline(createReadStream(file), createGunzip(), () => undefined);
}

async function* linesOf(file: string): AsyncIterable<string> {
  const input = opened(file);
  // A stream that fails to open reports it as an event, which the reader of lines would not pass on.
  const failed = new Promise<never>((_, reject) => input.once('error', reject));
  const reader = createInterface({ input, crlfDelay: Infinity })[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([reader.next(), failed]);
    if (next.done) return;
    yield next.value;
  }
}

async function main([name, ...args]: readonly string[]): Promise<Exit> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const print = name === undefined ? io.err : io.out;
    print(usage());
    return name === undefined ? EXIT.failed : EXIT.ok;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    io.err(`unknown command: ${name}\n\n${usage()}`);
    return EXIT.failed;
  }
  try {
    return await command.run(args, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.err(`${error.message}\nusage: ${command.usage}`);
    return EXIT.failed;
  }
}

process.exitCode = await main(process.argv.slice(2));
