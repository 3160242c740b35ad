// The player with a planted weakness, by whom the progress page is measured: plays as before until the idea decides, and then misses it.
import { expect, test } from 'vitest';
import { playedCard } from '../../src/engine/table/readers.ts';
import { judgedFigures } from '../../src/main/review/review-figures.ts';
import { momentsIn, playedByPeople, type PlayedRound, playedWithout } from '../../lab/measure/tutor/planted.ts';

/** The first round in which people find the card that an idea decides. */
function found(): { readonly played: PlayedRound; readonly moment: ReturnType<typeof momentsIn>[number] } {
  for (let deal = 710_001; ; deal++) {
    const played = playedByPeople(deal);
    const right = (entry: number): boolean =>
      played !== undefined &&
      judgedFigures(played.judged).occasions.some((each) => each.entry === entry && each.missed === undefined);
    const moment = played && momentsIn(played).find(({ entry }) => right(entry));
    if (played && moment) return { played, moment };
  }
}

test(
  'whoever misses an idea misses it wherever it decides, and nothing else is changed before',
  { timeout: 60_000 },
  () => {
    const { played, moment } = found();
    const amiss = playedWithout(played, [moment.idea]);
    expect(amiss.entries.slice(0, moment.entry)).toEqual(played.entries.slice(0, moment.entry));
    expect(playedCard(amiss.entries[moment.entry])).toBe(moment.without);
    expect(playedCard(played.entries[moment.entry])).not.toBe(moment.without);
    for (const { entry, idea, without } of momentsIn(amiss))
      if (idea === moment.idea && entry <= moment.entry) expect(playedCard(amiss.entries[entry])).toBe(without);
    expect(playedWithout(played, [])).toBe(played);
  },
);
