// Cards of the person that are played without being chosen: the last one, or any that is the only one allowed, and nothing else.
import { expect, test } from 'vitest';
import { isAside, type RoundRecord } from '../../src/engine/table/log.ts';
import { isOver } from '../../src/engine/table/round.ts';
import { legalDecisions, replay } from '../../src/engine/round/step.ts';
import type { HelpMode } from '../../src/shared/table/help-modes.ts';
import type { Settings } from '../../src/shared/files/settings.ts';
import { move, playRound, type Scene, scene, start, untilWaiting } from '../../lab/support/main/fake-table.ts';

/** Lengths of the log at which the person was asked for a card, round by round, with the record. */
async function askedIn(byItself: Settings['byItself'], mode: HelpMode = 'onDemand') {
  const stage = scene({ settings: { byItself, doublingPrompt: 'button' } });
  // Players of this level never lay the rest down, so that every card is asked for or played by itself.
  await stage.table.start({ house: {}, seed: 'by-itself', mode, level: 'anfaenger' });
  const rounds: { readonly asked: readonly number[]; readonly record: RoundRecord }[] = [];
  for (let round = 0; round < 4; round++) {
    const asked: number[] = [];
    for (;;) {
      const view = await untilWaiting(stage);
      if (view.asked === 'play') asked.push(view.at);
      if (!(await move(stage))) break;
    }
    await playRound(stage);
    rounds.push({ asked, record: (stage.archived.at(-1) as Scene['archived'][number]).record });
    await stage.table.nextRound();
  }
  return rounds;
}

/** What the person could do before each own card of a round: how many cards were held, and whether there was a choice. */
function ownCards({ record }: { readonly record: RoundRecord }) {
  return record.entries.flatMap((entry, at) => {
    if (entry.type !== 'play' || entry.seat !== 0) return [];
    const folded = replay({ ...record, entries: record.entries.slice(0, at) });
    if (!folded.ok || folded.round.phase !== 'playing' || isOver(folded.round)) throw new Error('no such position');
    const legal = legalDecisions(folded.round, 0);
    const choice = legal.some(isAside) || legal.length > 1;
    return [{ at, held: folded.round.play.hands[0].length, choice }];
  });
}

test('nothing is played by itself where that is not wanted', async () => {
  for (const round of await askedIn('nothing')) expect(round.asked).toEqual(ownCards(round).map(({ at }) => at));
});

test('the last card is, and no other', async () => {
  for (const round of await askedIn('last'))
    expect(round.asked).toEqual(ownCards(round).flatMap(({ at, held, choice }) => (held > 1 || choice ? [at] : [])));
});

test('a card that is the only one allowed is, unless something may be said besides', async () => {
  let forced = 0;
  for (const round of await askedIn('forced')) {
    const own = ownCards(round);
    expect(round.asked).toEqual(own.flatMap(({ at, choice }) => (choice ? [at] : [])));
    forced += own.filter(({ held, choice }) => held > 1 && !choice).length;
  }
  expect(forced).toBeGreaterThan(0);
});

test('in the inn only the last one is: it would tell what is allowed', async () => {
  for (const { asked, record } of await askedIn('forced', 'inn'))
    for (const { at, held } of ownCards({ record })) if (held > 1) expect(asked).toContain(at);
});

test('a card that was taken back waits to be chosen again', async () => {
  const stage = scene({ settings: { byItself: 'forced', doublingPrompt: 'button' } });
  await start(stage, 'by-itself');
  for (let moves = 0; moves < 200; moves++) {
    const before = await untilWaiting(stage);
    if (!(await move(stage))) await stage.table.nextRound();
    const after = await untilWaiting(stage);
    const own = stage.table
      .saved()
      ?.round.entries.slice(before.at)
      .filter((entry) => entry.type === 'play' && entry.seat === 0);
    if (own && own.length > 1 && after.movesInTime.includes('takeBack')) {
      await stage.table.moveInTime('takeBack');
      const back = await untilWaiting(stage);
      expect(back.asked).toBe('play');
      expect(back.board.hands[0].cards?.filter(({ playable }) => playable)).toHaveLength(1);
      return;
    }
  }
  throw new Error('no card was ever played by itself');
});
