// The last tricks of a double pack by best play: what every line, looked at without leaving any out, comes to.
import { describe, expect, test } from 'vitest';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { bestEnd, isSearched } from '../../../src/engine/bots/double-pack/best-play.ts';
import { endOf } from '../../../src/engine/bots/double-pack/ends.ts';
import {
  followable,
  type PlayedOut,
  playedToTheEnd,
  sidesOfDeal,
} from '../../../src/engine/bots/double-pack/double-pack-play-out.ts';
import { announcedIn } from '../../../src/engine/play/ansagen.ts';
import { sideIn } from '../../../src/engine/play/re-sides.ts';
import { afterPlay, playedOut, type PlayState, turnOf } from '../../../src/engine/play/tricks.ts';
import { turnDecisions } from '../../../src/engine/bots/random-player.ts';
import { turnIn } from '../../../src/engine/round/step.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { entriesForPack } from '../../../src/engine/table/dealing.ts';
import { type PlayingRound, type Round, startRound } from '../../../src/engine/table/round.ts';
import type { TableRules } from '../../../src/engine/table/table-rules.ts';
import { DOPPELKOPF_RULES } from '../../../lab/support/rounds/doppelkopf-rounds.ts';
import { DOPPELSCHAFKOPF_RULES } from '../../../lab/support/rounds/doppelschafkopf-rounds.ts';
import { after } from '../../../lab/support/rounds/rounds.ts';

/** A round played by chance until the leader has so many cards and so many lie on the table. */
function positionOf(rules: TableRules, number: number, left: number, onTable: number): PlayingRound {
  const random = randomOf('best play', number);
  const terms = { dealer: (number % 4) as Seat };
  let round: Round = after(
    startRound(rules, terms),
    ...entriesForPack(rules, terms, shuffled(cardsOfPack(rules.pack), random)),
  );
  for (let seat = turnIn(round); seat !== undefined; seat = turnIn(round)) {
    if (round.phase === 'playing' && round.play.done.length === 12 - left && round.play.trick.cards.length === onTable)
      return round;
    const choices = turnDecisions(viewFor(round, seat)).filter(
      (each) => each.type !== 'reserve' || each.says === 'gesund',
    );
    round = after(round, choices[random.below(choices.length)]!);
  }
  throw new Error('no such position');
}

/** The same without leaving any line or copy out. */
function plainWorth(play: PlayState, gains: (seat: Seat) => boolean, worth: (play: PlayState) => number): number {
  if (playedOut(play)) return worth(play);
  const values = followable(play).map((card) => plainWorth(afterPlay(play, card), gains, worth));
  return gains(turnOf(play)) ? Math.max(...values) : Math.min(...values);
}

describe.each([
  ['Doppelkopf', DOPPELKOPF_RULES],
  ['Doppelschafkopf', DOPPELSCHAFKOPF_RULES],
] as const)('%s', (_game, rules) => {
  test.each(Array.from({ length: 12 }, (_, number) => [number, 2 + (number % 2), number % 4] as const))(
    'position %i with %i tricks left and %i cards on the table',
    (number, left, onTable) => {
      const round = positionOf(rules, number, left, onTable);
      const { play, declarer } = round;
      const seat = turnOf(play);
      const sides = sidesOfDeal({ play, declarer })!;
      const view = viewFor(round, seat);
      const worth = (ended: PlayedOut): number => endOf(view, seat, ended, announcedIn([])).cents;
      const found = bestEnd({ play, declarer }, { seat, worth })!;
      const plain = plainWorth(
        play,
        (each) => sideIn(sides, each) === sideIn(sides, seat),
        (end) => worth({ play: end, sides }),
      );
      expect(worth(found)).toBe(plain);
    },
  );

  test('by rules of thumb one comes to something else now and then, or the search would be for nothing', () => {
    const differs = Array.from({ length: 12 }, (_, number) => {
      const { play, declarer, ...round } = positionOf(rules, number, 3, 0);
      const seat = turnOf(play);
      const view = viewFor({ ...round, play, declarer } as PlayingRound, seat);
      const worth = (ended: PlayedOut): number => endOf(view, seat, ended, announcedIn([])).cents;
      return worth(bestEnd({ play, declarer }, { seat, worth })!) !== worth(playedToTheEnd({ play, declarer }));
    });
    expect(differs).toContain(true);
  });

  test('longer ends are not searched', () => {
    const { play, declarer } = positionOf(rules, 1, 4, 0);
    expect(isSearched({ play, declarer })).toBe(false);
  });
});
