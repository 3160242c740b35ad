// What is checked without running anything: lint, layout and types, each a step of `npm test` as [name, tool, arguments].
import { quickLint } from './tool.mjs';

const FORMAT = ['format', 'prettier', ['--check', '--log-level=warn', '.']];

const COMPONENT_TYPES = [
  'types of the renderer',
  'svelte-check',
  ['--tsconfig', 'src/renderer/tsconfig.json', '--fail-on-warnings'],
];

// Its declarations say of `Number` what the compiler in machine code refuses.
const SEARCH_TYPES = [
  'types of the compiled search',
  'tsc',
  ['-p', 'src/engine/search/assembly/tsconfig.json', '--noEmit'],
];

const ESLINT = ['.', '--max-warnings=0'];

/** Lint and types of all TypeScript in one reading; ESLint keeps components and plain JavaScript. */
const QUICK = ['lint and types', 'oxlint', []];
const COMPONENT_LINT = [
  'lint of components',
  'eslint',
  [...ESLINT, '--ignore-pattern=**/*.ts', '--ignore-pattern=!**/*.svelte.ts'],
];

const SLOW_LINT = ['lint', 'eslint', ESLINT];
const SLOW_TYPES = ['tests/tsconfig.json', 'tsconfig.json', 'src/engine/tsconfig.json'].map((project) => [
  `types by ${project}`,
  'tsc',
  ['-p', project],
]);

/** Asked for when packages are installed, because they decide which tools there are (docs/decisions/0032). */
export function checks() {
  const lint = quickLint() ? [COMPONENT_LINT, QUICK] : [SLOW_LINT];
  const types = [COMPONENT_TYPES, ...(quickLint() ? [QUICK] : SLOW_TYPES), SEARCH_TYPES];
  // Each once, the longest first, so that two at a time end together.
  return { lint, types, all: [...new Set([lint[0], FORMAT, ...types, ...lint])] };
}
