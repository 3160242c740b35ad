// Lint rules: typed TypeScript rules, Svelte's own, and the borders that a single file can show.
import './build/lint-components.mjs';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

export default defineConfig(
  { ignores: ['**/*.d.mts', 'out/', 'release/', 'test-results/', 'node_modules/'] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      eqeqeq: 'error',
      'no-duplicate-imports': 'error',
      'sort-imports': ['error', { ignoreCase: true, ignoreDeclarationSort: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { globals: { ...globals.browser }, parserOptions: { parser: ts.parser } },
  },
  {
    // The linter does not know what a handler in the markup is given, so these rules misfire there;
    // svelte-check knows, and refuses implicit `any`.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Electron exists in two folders only; everything else runs, and is tested, without it.
    files: ['src/**'],
    ignores: ['src/main/**', 'src/preload/**'],
    rules: {
      'no-restricted-imports': ['error', { paths: [{ name: 'electron', message: 'Only src/main and src/preload.' }] }],
    },
  },
  {
    // A function fits a screen; tables and switches over all kinds say so where they do not.
    files: ['src/**', 'lab/**'],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    // The runners refuse it too; here it is seen while it is written.
    files: ['tests/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'MemberExpression[object.name=/^(test|it|describe|suite|bench)$/]',
          'MemberExpression[object.object.name=/^(test|it|describe|suite|bench)$/]',
        ].flatMap((of) =>
          ["[property.name='only']", "[property.value='only']"].map((only) => ({
            selector: `${of}${only}`,
            message: 'Only one test would run, and the others would seem to pass.',
          })),
        ),
      ],
    },
  },
  {
    // What is an assertion to TypeScript is a change of form to AssemblyScript.
    files: ['src/engine/search/assembly/**'],
    rules: { '@typescript-eslint/no-unnecessary-type-assertion': 'off' },
  },
  { files: ['**/*.{js,mjs,cjs}'], extends: [ts.configs.disableTypeChecked] },
  // Electron loads what runs before the app with require.
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
