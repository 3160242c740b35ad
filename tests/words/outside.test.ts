// No sentence that a person may read stands outside the text tables: what reads like one in the code is for developers alone.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../src');

/** The text tables themselves, and the command line, which speaks English to whoever types in a shell. */
const TABLES = /^(words|cli)\//;

/** What only developers get to see: errors, logs, details that a sentence leaves out (`causes.ts`), selectors, addresses. */
const FOR_DEVELOPERS = {
  call: /(?:Error|[lL]og|console\.\w+|warn|refine|custom|querySelector\w*|matchMedia)$/,
  property: /^(?:detail|message|why|filter|selector)$/,
};

/** Files with words that nobody reads as a sentence, and why. */
const NOT_READ: Readonly<Record<string, string>> = {
  'preload/preload.ts': 'an error of a page that is not ours',
  'engine/round/first-dealer.ts': 'names a stream of chance',
  'main/app/serve.ts': 'an error of a page that is not ours',
  'main/duel/duel-file.ts': 'details of a field that the sentence names',
  'main/import/sauspiel.ts': 'months as the page writes them',
  'main/rounds/check-round.ts': 'details of a field that the sentence names',
  'main/rounds/rules-agree.ts': 'details of a field that the sentence names',
  'main/thinking/thinking.ts': 'errors for the log',
  'renderer/table/frame/LiveScene.svelte': 'a selector',
};

/** Words in small letters, as a sentence has them and a list of cards or of ids has not. */
const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /^\p{L}?\p{Ll}+[.,;:!?]?$/u.test(word)).length;

/** Four words make a sentence. */
const SENTENCE = 4;

const textOf = (node: ts.Node): string | undefined =>
  ts.isStringLiteralLike(node)
    ? node.text
    : ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ')
      : undefined;

function isForDevelopers(node: ts.Node, file: ts.SourceFile): boolean {
  for (let at = node.parent; at && !ts.isBlock(at) && !ts.isSourceFile(at); at = at.parent) {
    if ((ts.isNewExpression(at) || ts.isCallExpression(at)) && FOR_DEVELOPERS.call.test(at.expression.getText(file)))
      return true;
    if (ts.isPropertyAssignment(at) && FOR_DEVELOPERS.property.test(at.name.getText(file))) return true;
  }
  return false;
}

/** What reads like a sentence in a file's code. */
function sentencesIn(name: string, code: string): readonly string[] {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && wordsIn(text) >= SENTENCE && !isForDevelopers(node, file)) found.push(`${name}: ${text}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** All of a .ts file; of a component the scripts, and what stands between its tags. */
function codeOf(name: string): string {
  const text = readFileSync(path.join(SRC, name), 'utf8');
  if (!name.endsWith('.svelte')) return text;
  return [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('\n');
}

test('in the whole program', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(ts|svelte)$/.test(file) && !TABLES.test(file));
  expect(files.length).toBeGreaterThan(900);
  const found = files.filter((file) => !(file in NOT_READ)).flatMap((file) => sentencesIn(file, codeOf(file)));
  expect(found).toEqual([]);
  expect(Object.keys(NOT_READ).filter((file) => sentencesIn(file, codeOf(file)).length === 0)).toEqual([]);
});

test('the check finds the notes that there were', () => {
  const was = 'const NOTE = "Im Protokoll verdoppelt; von wem, steht dort nicht, und es ist hier nicht eingerechnet.";';
  expect(sentencesIn('x.ts', was)).toHaveLength(1);
  expect(sentencesIn('x.ts', 'leftOut(`Geklopft haben ${names}; das ist hier nicht eingerechnet.`);')).toHaveLength(1);
  expect(sentencesIn('x.ts', 'throw new Error("nobody sits in this seat at all");')).toHaveLength(0);
});
