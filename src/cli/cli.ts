// The command line for plain Node: finds the command, gives it the outside world, answers what is asked about it.
import '../words/all-languages.ts';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Command, type Exit, EXIT, type Host, type Io, UsageError } from './command.ts';
import { helpOn, likeliest, listOf } from './help.ts';

export interface CommandLine {
  /** By name, in the order in which help lists them. */
  readonly commands: Readonly<Record<string, Command | undefined>>;
  readonly version: string;
  readonly host: Host;
}

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

const ioWith = (host: Host): Io => ({
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
  lines: linesOf,
  now: () => performance.now(),
  host,
});

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';

/** Runs a command with its arguments; one that makes no sense of them prints its usage. */
async function run(command: Command, args: readonly string[], io: Io): Promise<Exit> {
  try {
    return await command.run(args, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.err(error.message);
    helpOn(command).forEach(io.err);
    return EXIT.failed;
  }
}

/** What is printed, and where, if no command is to be run: help, the version, or that there is no such command. */
function answered(words: readonly string[], { commands, version }: CommandLine, io: Io): Exit | Command {
  const [first, second] = words;
  if (first === undefined) {
    listOf(commands).forEach(io.err);
    return EXIT.failed;
  }
  if (first === '--version' || first === '-v') {
    io.out(version);
    return EXIT.ok;
  }
  const asksHelp = first === 'help' || isHelp(first);
  const name = asksHelp ? second : first;
  if (name === undefined) {
    listOf(commands).forEach(io.out);
    return EXIT.ok;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const meant = likeliest(name, Object.keys(commands));
    io.err(`unknown command: ${name}${meant === undefined ? '' : `; did you mean ${meant}?`}`);
    io.err('usage: npm run -s cli -- COMMAND ...; `help` lists the commands');
    return EXIT.failed;
  }
  // A command whose first word names a program of its own has help on that program.
  if (!asksHelp && !isHelp(second)) return command;
  helpOn(command).forEach(io.out);
  return EXIT.ok;
}

/** The exit status of what the words after the program's name ask for. */
export async function commandLine(words: readonly string[], line: CommandLine): Promise<Exit> {
  // A reader that went away (`| head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? EXIT.ok : EXIT.failed);
  });
  const io = ioWith(line.host);
  const found = answered(words, line, io);
  return typeof found === 'number' ? found : run(found, words.slice(1), io);
}
