// The pages of docs and the figures between their markers, `<!-- measured: NAME -->` and `<!-- /measured -->`; what is wrong with either.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Measured, MeasuredSchema, textOf } from './measured.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
export const MEASURED_FOLDER = path.join(ROOT, 'docs/measured');

const PLACE = /<!-- measured: ([\w-]+) -->\n[\s\S]*?<!-- \/measured -->/g;

export type Figures = ReadonlyMap<string, Measured>;

/** Every file of docs/measured by its name. Throws, naming the file, if one is not of the form. */
export function readFigures(folder = MEASURED_FOLDER): Figures {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.map((name) => {
      const read = MeasuredSchema.safeParse(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
      if (!read.success) throw new Error(`docs/measured/${name}: ${read.error.message}`);
      return [name.slice(0, -'.json'.length), read.data];
    }),
  );
}

/** The Markdown files of docs and its decisions and rules, by their path below the project. */
export const readPages = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => {
        const page = `docs/${name.replaceAll(path.sep, '/')}`;
        return [page, readFileSync(path.join(ROOT, page), 'utf8')];
      }),
  );

/** The page with its figures as they are; what no file holds is left. */
export const filled = (page: string, figures: Figures): string =>
  page.replaceAll(PLACE, (place, name: string) => {
    const measured = figures.get(name);
    return measured ? `<!-- measured: ${name} -->\n${textOf(measured)}\n<!-- /measured -->` : place;
  });

/** The page without its figures. */
export const withoutFigures = (page: string): string => page.replaceAll(PLACE, '');

/** What is wrong with the command of a figure: it names nothing that there is. */
export function objectionToCommand(command: string): string | undefined {
  const plain = command.replace(/^(?:[A-Z_]+=\S+ )+/, '');
  const scripts = (JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: object }).scripts;
  const script = /^npm run (?:-s )?([\w:]+)/.exec(plain)?.[1];
  if (script !== undefined) return script in scripts ? undefined : `${command}: package.json has no ${script}`;
  if (!/^(node build\/|npx vitest run )/.test(plain)) return `${command}: no command of this project`;
  const files = [...plain.matchAll(/(?:lab|build|tests)\/[\w./-]+/g)].map(([file]) => file);
  const specs = [...plain.matchAll(/[\w-]+\.spec\.ts/g)].map(([name]) => `tests/app/${name}`);
  const missing = [...files, ...specs].find((file) => !existsSync(path.join(ROOT, file)));
  return missing === undefined ? undefined : `${command}: there is no ${missing}`;
}

/** A figure without a command that exists, a place without a figure, a figure that stands nowhere or twice. */
export function objectionsTo(pages: ReadonlyMap<string, string>, figures: Figures): readonly string[] {
  const places = [...pages].flatMap(([page, text]) =>
    [...text.matchAll(PLACE)].map(([, name = '']) => ({ page, name })),
  );
  return [
    ...[...figures.values()].flatMap(({ command }) => objectionToCommand(command) ?? []),
    ...places
      .filter(({ name }) => !figures.has(name))
      .map(({ page, name }) => `${page}: no docs/measured/${name}.json`),
    ...[...figures.keys()].flatMap((name) => {
      const times = places.filter((place) => place.name === name).length;
      return times === 1 ? [] : [`docs/measured/${name}.json stands in ${times} places of the pages`];
    }),
  ];
}
