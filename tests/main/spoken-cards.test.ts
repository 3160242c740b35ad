// What a screen reader says of the cards in the hand: "playable" only of a card that may be played, and only where the help shows it.
import { expect, test } from 'vitest';
import { sample } from '../../lab/base/thorough.ts';
import { boardAt } from '../../lab/support/main/board-fixture.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { judge } from '../../src/engine/round/step.ts';
import { recordOf } from '../../src/engine/table/round.ts';
import type { Seat } from '../../src/engine/base/seats.ts';
import { pureRules } from '../../src/engine/table/table-rules.ts';
import { botRound, cardMoments, roundAt } from '../../src/engine/teaching/trainers/bot-rounds.ts';
import { withPlayable } from '../../src/renderer/lessons/table-board.ts';
import { markedIn } from '../../src/renderer/table/help/help.ts';
import { pickable } from '../../src/renderer/table/questions/picking.ts';
import type { Board } from '../../src/shared/table/board.ts';
import { HELP_MODES } from '../../src/shared/table/help-modes.ts';
import { LANGUAGES } from '../../src/shared/border/language.ts';
import { namingOf } from '../../src/words/speak/naming-of.ts';
import { spokenCard } from '../../src/words/speak/spoken-card.ts';

const PLAYABLE = /spielbar|playable/;
const MARKED = ['shown', 'hidden'] as const;
const names = LANGUAGES.map((language) => namingOf(language, 'bavarian', ['', 'B', 'C', 'D'], 0));

const spoken = ({ hands }: Board, you: Seat): readonly (readonly [card: string, said: string])[] =>
  names.flatMap((name) => (hands[you].cards ?? []).map((card) => [card.card, spokenCard(card, name)] as const));

test('in every help, and in every task', () => {
  let told = 0;
  let barred = 0;
  for (let n = 0; n < sample(12, 200); n++) {
    const played = botRound(pureRules(), 'rufer', randomOf('spoken', n));
    for (const { at, seat } of cardMoments(played)) {
      const round = roundAt(recordOf(played), at);
      const board = boardAt(round, seat, seat);
      const own = board.hands[seat].cards?.map(({ card }) => card) ?? [];
      for (const mode of HELP_MODES)
        for (const legal of MARKED)
          for (const [card, said] of spoken(markedIn(board, mode, legal), seat)) {
            const allowed = judge(round, { type: 'play', seat, card: card as (typeof own)[number] }).legal;
            const shows = mode !== 'inn' && legal === 'shown';
            if (PLAYABLE.test(said)) told++;
            if (!allowed) barred++;
            expect(PLAYABLE.test(said), `${mode} ${legal} ${card}: ${said}`).toBe(shows && allowed);
          }
      for (const shown of [pickable(board), withPlayable(board, own)])
        for (const [, said] of spoken(shown, seat)) expect(said).not.toMatch(PLAYABLE);
    }
  }
  expect(Math.min(told, barred)).toBeGreaterThan(100);
});
