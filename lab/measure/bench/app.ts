// The built app in the real Electron: its warm starts; clicks, cards that fly, and how long bots hold up the main process.
import { type Env, tools } from './app-tools.ts';
import { measureSpecs } from './of-specs.ts';
import type { Row, Section } from './section.ts';
import { measureStarts, STARTS } from './starts.ts';

const section = (
  about: Pick<Section, 'name' | 'about' | 'n'>,
  rowsIn: (env: Env) => Promise<readonly Row[]>,
): Section => ({
  ...about,
  async measure() {
    const { env, stop } = await tools();
    try {
      return await rowsIn(env);
    } finally {
      stop();
    }
  },
});

export const starts = section(
  {
    name: 'starts',
    about: 'warm starts of the built app (STUBE_APP: of another one) until words are painted',
    n: `${STARTS} warm starts of each, in turns`,
  },
  measureStarts,
);
export const app = section(
  { name: 'app', about: 'clicks, cards in flight and the event loop of main, in the built app' },
  measureSpecs,
);
