// What a screen is told of Doppelkopf in random rounds: boards of the agreed form, buttons in time, badges that are true.
import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../../src/engine/bots/random-player.ts';
import { SEATS } from '../../src/engine/base/seats.ts';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { legalDecisions, turnIn } from '../../src/engine/round/step.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { isOver, type Round, startRound } from '../../src/engine/table/round.ts';
import { gameRulesOf } from '../../src/engine/table/table-rules.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import { actionsOf } from '../../src/main/board/actions.ts';
import { BoardActionSchema } from '../../src/shared/table/board.ts';
import { boardAt } from '../../lab/support/main/board-fixture.ts';
import { after } from '../../lab/support/rounds/rounds.ts';

/** Moments of a random round in which something is announced now and then. */
function* momentsOf(number: number, nines: boolean): Generator<Round> {
  const random = randomOf('doppelkopf board', number);
  const rules = gameRulesOf('doppelkopf', { ...PURE_2007, 'dok.nines': nines });
  let round: Round = startRound(rules, { dealer: SEATS[number % 4] ?? 0 });
  round = after(round, { type: 'shuffled', pack: shuffled(cardsOfPack(rules.pack), random) });
  for (yield round; !isOver(round); yield round) {
    const turn = turnIn(round);
    if (turn === undefined) throw new Error(round.phase);
    const ansagen = SEATS.flatMap((seat) =>
      legalDecisions(round, seat).filter((decision) => decision.type === 'ansage'),
    );
    const said = random.below(6) === 0 ? ansagen[random.below(Math.max(1, ansagen.length))] : undefined;
    round = after(round, said ?? randomPlayer.decide(viewFor(round, turn), { random }).decision);
  }
}

/** Everything that the buttons, the badges and the form of a board must keep to at this moment. */
function check(round: Round): void {
  for (const seat of SEATS) {
    const view = viewFor(round, seat);
    const board = boardAt(round, seat);
    for (const action of actionsOf(view)) {
      BoardActionSchema.parse(action);
      if (action.decision.type === 'ansage' && !action.refusal)
        expect(action.until).toBeLessThanOrEqual(view.hand.length);
    }
    if (!('dealt' in round) || round.phase !== 'playing' || round.play.contract.row.id !== 'dok-normal') continue;
    SEATS.forEach((other) => {
      const known = board.reKontra?.known[other];
      if (known) expect(known.side).toBe(round.dealt[other].includes('EO') ? 're' : 'kontra');
    });
    expect(board.reKontra?.known[seat]).not.toBeNull();
    expect(board.ladder).toHaveLength(round.rules.pack === 48 ? 26 : 24);
  }
}

describe.each([true, false])('with Nines: %s', (nines) => {
  test.each([1, 2, 3])('round %i', (number) => {
    for (const round of momentsOf(number, nines)) check(round);
  });
});
