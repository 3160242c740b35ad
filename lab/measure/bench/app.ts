// The built app in the real Electron: its warm starts; clicks, cards that fly, and how long bots hold up the main process.
import { type Env, tools } from './app-tools.ts';
import { measureSpecs } from './of-specs.ts';
import type { Row, Section } from './section.ts';
import { measureStarts } from './starts.ts';

const section = (name: string, about: string, rowsIn: (env: Env) => Promise<readonly Row[]>): Section => ({
  name,
  about,
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
  'starts',
  'warm starts of the built app (STUBE_APP: of another one) until words are painted',
  measureStarts,
);
export const app = section('app', 'clicks, cards in flight and the event loop of main, in the built app', measureSpecs);
