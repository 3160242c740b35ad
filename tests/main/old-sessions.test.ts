// Running sessions that an earlier build has left: a round that it had ended stays ended, one that it had played on stays as it was played.
import { describe, expect, test } from 'vitest';
import type { HouseRules } from '../../src/engine/options/options.ts';
import { houseOf, type TableRules } from '../../src/engine/table/table-rules.ts';
import { recordOf } from '../../src/engine/table/round.ts';
import type { Entry } from '../../src/engine/table/log.ts';
import { newSession } from '../../src/main/table/new-session.ts';
import { checkSession, recordIn, type SessionFile } from '../../src/main/table/session-file.ts';
import { playedAside, sameDeal } from '../../src/main/table/aside.ts';
import { announce, call, dealt, play } from '../../lab/support/rounds/rounds.ts';
import { handsWithSuitor, hochzeitRules } from '../../lab/support/examples/hochzeit-examples.ts';
import { scene, untilWaiting } from '../../lab/support/main/fake-table.ts';

const DATE = '2026-01-01T00:00:00.000Z';

/** A session in its first round, with Vroni's seat dealing, whose log goes on with these entries. */
function sessionOf(rules: TableRules, entries: readonly Entry[], further: Partial<SessionFile> = {}): SessionFile {
  const house: HouseRules = houseOf(rules);
  const fresh = newSession({ house, seed: 'old' }, DATE);
  const deal = recordOf(dealt(rules, handsWithSuitor(rules, 1))).entries;
  return { ...fresh, session: { ...fresh.session, firstDealer: 3 }, entries: [...deal, ...entries], ...further };
}

const refused = [
  ...[call(0, 'spiele'), call(1, 'spiele-auch'), call(0, 'gut'), call(2, 'gut'), call(3, 'gut')],
  announce(1, { contract: 'hochzeit' }),
  ...[call(0, 'ohne-mich'), call(2, 'ohne-mich'), call(3, 'ohne-mich')],
];
const voids = hochzeitRules('in-auction', { 'hochzeit.noTaker': 'void' });

describe('a session of an earlier build', () => {
  const ended = sessionOf(voids, refused, { finishedAt: DATE, savedAs: 'old-1' });

  test('whose round was void by a Hochzeit that nobody wanted goes on with the next deal', async () => {
    expect(checkSession(JSON.stringify(ended))).toMatchObject({ ok: true, value: { round: { phase: 'thrownIn' } } });
    const stage = scene({ saved: ended });
    expect((await untilWaiting(stage)).board.phase).toBe('thrownIn');
    const next = await stage.table.nextRound();
    expect(next?.number).toBe(2);
    expect(next?.sheet).toEqual([{ kind: 'thrownIn', number: 1, dealer: 3, why: 'noTaker' }]);
    expect(stage.archived).toEqual([]);
  });

  test('whose round goes on over the bid that stood is played on, as the rules are read today', () => {
    const running = sessionOf(voids, refused);
    expect(checkSession(JSON.stringify(running))).toMatchObject({
      ok: true,
      value: { round: { phase: 'announcing', declarer: 0 } },
    });
  });

  test('whose cards were played after a Hochzeit that nobody could overcall goes on with them', () => {
    const onTurn = hochzeitRules('on-turn', { 'auction.form': 'named' });
    const playing = sessionOf(onTurn, [
      ...[call(0, 'weiter'), call(1, 'hochzeit'), call(2, 'mit-mir')],
      ...[{ type: 'return', seat: 2, card: 'G9' } as const, play(0, 'EA')],
    ]);
    expect(checkSession(JSON.stringify(playing))).toMatchObject({ ok: true, value: { round: { phase: 'playing' } } });
  });

  test('whose deal is played once more is asked by the rules of today', () => {
    const checked = checkSession(JSON.stringify(ended));
    if (!checked.ok) throw new Error(checked.problem.id);
    expect(recordIn(checked.value.file).terms).toMatchObject({ hochzeitEnds: true });
    const again = playedAside(checked.value, sameDeal(checked.value));
    expect(again?.file.aside?.terms).toEqual({ dealer: 3 });
    expect(again?.round.terms).toEqual({ dealer: 3 });
  });
});
