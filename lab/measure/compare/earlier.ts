// How two bots compare on the same choices: what one gives away less than another did in an earlier report on the same games.
import { z } from 'zod';
import type { Estimate } from '../../base/statistics.ts';
import { type GameSums, perChoice } from './report.ts';

/** Of what a report says, as `--json` prints it, that which can be set against another one. */
const EarlierReport = z.object({
  byGame: z.array(z.object({ choices: z.number(), points: z.number(), cents: z.number() })),
});

/** What the bot gives away less than the one of the earlier report, per choice; the errors are those of the differences, over games. */
export interface SinceEarlier {
  readonly points: Estimate;
  readonly cents: Estimate;
}

/** The games of an earlier report; undefined if the text is none. */
export function earlierGames(text: string): readonly GameSums[] | undefined {
  try {
    return EarlierReport.parse(JSON.parse(text)).byGame;
  } catch {
    return undefined;
  }
}

/** Undefined if the reports are not on the same games. */
export function sinceEarlier(earlier: readonly GameSums[], now: readonly GameSums[]): SinceEarlier | undefined {
  const same = earlier.length === now.length && earlier.every(({ choices }, at) => choices === now[at]?.choices);
  if (!same) return undefined;
  const of = (what: 'points' | 'cents'): Estimate =>
    perChoice(now.map((game, at) => ({ choices: game.choices, sum: (earlier[at]?.[what] ?? 0) - game[what] })));
  return { points: of('points'), cents: of('cents') };
}
