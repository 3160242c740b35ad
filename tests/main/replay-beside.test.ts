// An open replay shows what nobody at the table could see: the piles of two, and the widow. Seats see no more than they did.
import { expect, test } from 'vitest';
import { randomDecision } from '../../lab/prove/selftest/random-round.ts';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { legalDecisions, turnIn } from '../../src/engine/round/step.ts';
import { isOver, recordOf, type Round } from '../../src/engine/table/round.ts';
import { frameOf } from '../../src/main/replay/frame.ts';
import { openReplay } from '../../src/main/replay/replay.ts';
import { BoardSchema } from '../../src/shared/table/board.ts';
import { DENEXA_WIDOW, denexaDealt } from '../../lab/support/rounds/denexa.ts';
import { after } from '../../lab/support/rounds/rounds.ts';
import { vicarDealt } from '../../lab/support/rounds/vicar.ts';

function replayOf(dealt: Round) {
  const random = randomOf('beside');
  let round = dealt;
  while (!isOver(round)) round = after(round, randomDecision(round, legalDecisions(round, turnIn(round) ?? 0), random));
  const players = ['', 'Anna', 'Bert', ''].map((name) => ({ name, kind: 'bot' })) as never;
  return openReplay('beside', { record: recordOf(round), you: 0, players, notes: [] } as never);
}

test('the piles of two lie open from the first frame on, for the looker only', () => {
  const dealt = vicarDealt(shuffled(cardsOfPack(24), randomOf('beside')));
  const replay = replayOf(dealt);
  const piles = (viewer: 0 | 1 | 'open') => frameOf(replay, 0, viewer)?.board.piles?.map(({ cards }) => cards?.length);
  expect(piles('open')?.slice(0, 2)).toEqual([4, 4]);
  for (const seat of [0, 1] as const) expect(piles(seat)?.slice(0, 2)).toEqual([undefined, undefined]);
  expect(BoardSchema.safeParse(frameOf(replay, 0, 'open')?.board).error).toBeUndefined();
});

test('the widow lies open before anybody has taken it, for the looker only', () => {
  const replay = replayOf(denexaDealt());
  const widow = (viewer: 0 | 1 | 2 | 'open') => frameOf(replay, 0, viewer)?.board.widow;
  expect([...(widow('open')?.cards ?? [])].sort()).toEqual([...DENEXA_WIDOW].sort());
  for (const seat of [0, 1, 2] as const) expect(widow(seat)).toEqual({ state: 'lies' });
  expect(BoardSchema.safeParse(frameOf(replay, 0, 'open')?.board).error).toBeUndefined();
});
