// `npm run -s cli`: the commands of the program and those of the workshop, with plain Node.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from '../src/cli/cli.ts';
import { COMMANDS } from './commands.ts';
import { HOST } from './host.ts';

const manifest = readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8');
const { version } = JSON.parse(manifest) as { readonly version: string };

process.exitCode = await commandLine(process.argv.slice(2), { commands: COMMANDS, version, host: HOST });
