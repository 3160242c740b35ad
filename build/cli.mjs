// `npm run -s cli -- ARGS`: runs the command-line companion, lab/cli.ts, with plain Node.
import path from 'node:path';
import { runTs } from './run-ts.mjs';
import { root } from './setup.mjs';

await runTs(path.join(root, 'lab/cli.ts'), process.argv.slice(2));
