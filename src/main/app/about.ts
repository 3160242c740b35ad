// What the program can say of itself: versions, its licence and those of everything in its bundle, where its files lie.
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type About, type ABOUT_CALLS, type Part, PartSchema, type Place } from '../../shared/calls/about-calls.ts';
import type { HandlersOf } from '../../shared/border/ipc.ts';

export interface AboutDeps {
  /** The folder that holds package.json, LICENSE and out/licences. */
  readonly program: string;
  /** The folder of all saves. */
  readonly folder: string;
  /** Folders in which the credits of Chromium may lie, by likelihood: systems differ. */
  readonly besides: readonly string[];
  readonly version: string;
  readonly runtime: About['runtime'];
  /** Shows a file or folder in the system's file manager. */
  readonly show: (place: string) => void;
}

const CREDITS = 'LICENSES.chromium.html';

const PackageSchema = z.object({ homepage: z.string().default('') });

/** The packages of all parts of the bundle, each once, by name; none where the program was not built whole. */
async function partsIn(folder: string): Promise<readonly Part[]> {
  const files = await readdir(folder).catch(() => []);
  const lists = await Promise.all(
    files.map(async (file) => z.array(PartSchema).parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')))),
  );
  const byName = new Map(lists.flat().map((part) => [`${part.name} ${part.version}`, part]));
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

export function serveAbout(deps: AboutDeps): HandlersOf<typeof ABOUT_CALLS> {
  const { program, folder } = deps;
  const placeOf = async (place: Place): Promise<string | undefined> => {
    const candidates: Readonly<Record<Place, readonly string[]>> = {
      saves: [folder],
      reports: [path.join(folder, 'reports')],
      chromium: deps.besides.map((beside) => path.join(beside, CREDITS)),
    };
    for (const candidate of candidates[place])
      if (
        await stat(candidate).then(
          () => true,
          () => false,
        )
      )
        return candidate;
    return undefined;
  };
  return {
    async 'app.about'() {
      const [pkg, licence, parts] = await Promise.all([
        readFile(path.join(program, 'package.json'), 'utf8'),
        readFile(path.join(program, 'LICENSE'), 'utf8').catch(() => ''),
        partsIn(path.join(program, 'out/licences')),
      ]);
      const { homepage } = PackageSchema.parse(JSON.parse(pkg));
      const runtime = deps.runtime.map(([name, version]): [string, string] => [name, version]);
      return { version: deps.version, runtime, homepage, folder, licence, parts: [...parts] };
    },
    async 'app.reveal'({ place }) {
      const found = await placeOf(place);
      if (found === undefined) return { outcome: 'missing' };
      deps.show(found);
      return { outcome: 'shown' };
    },
  };
}
