// Revoking: what counts as a revoke, who has lost then, and what it costs.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/engine/base/cards.ts';
import type { Entry } from '../../src/engine/table/log.ts';
import { recordOf, type Round } from '../../src/engine/table/round.ts';
import type { Seat } from '../../src/engine/base/seats.ts';
import { judge, optionsOf, replay } from '../../src/engine/round/step.ts';
import type { HouseRules } from '../../src/engine/options/options.ts';
import { courseOf } from '../../src/engine/tutor/course.ts';
import { publicViewOf } from '../../src/engine/round/view.ts';
import { RoundRecordSchema } from '../../src/shared/border/schemas.ts';
import { ramschWith } from '../../lab/support/rounds/durchbruch.ts';
import { after, play } from '../../lab/support/rounds/rounds.ts';
import { partnerLeads, revoked, rufer } from '../../lab/support/tutor/situations.ts';

const revoke = (seat: Seat, card: Card): Entry => ({ type: 'revoke', seat, card });

function scored(round: Round) {
  if (round.phase !== 'scored') throw new Error(round.phase);
  return round;
}

describe('a revoke', () => {
  test('is a card of the own hand that is not allowed, in turn', () => {
    const led = after(rufer, play(0, 'H9'));
    expect(judge(led, revoke(1, 'SA')).legal).toBe(true);
    expect(judge(led, revoke(1, 'EO'))).toMatchObject({ because: { id: 'R.NOT_IN_HAND' } });
    expect(judge(led, revoke(3, 'GT'))).toMatchObject({ because: { id: 'A.OUT_OF_TURN' } });
    expect(judge(rufer, revoke(0, 'S9'))).toMatchObject({ because: { id: 'A.NO_REVOKE', params: { card: 'S9' } } });
    expect(judge(revoked, revoke(2, 'S9'))).toMatchObject({ because: { id: 'A.WRONG_PHASE' } });
  });

  test('is never offered to anybody', () => {
    const led = after(rufer, play(0, 'H9'));
    expect(optionsOf(led, 1).map(({ decision }): string => decision.type)).not.toContain('revoke');
  });

  test('of the declarer loses the game for both, at the bare price', () => {
    const { result, settlement } = scored(revoked);
    expect(result).toMatchObject({ winner: 'defenders', schneider: false, schwarz: false });
    expect(result.revoke).toEqual({ seat: 1, card: 'SA' });
    expect(settlement.lines).toEqual([{ kind: 'base', cents: 10 }]);
    expect(settlement.balance).toEqual([10, -10, 10, -10]);
  });

  test('loses a Ramsch alone, or with the own team', () => {
    const balance = (house: Partial<HouseRules>): readonly number[] => {
      const led = after(ramschWith('EO GO HO SO EU GU HU E7', 'revoke', house), play(0, 'EO'));
      const card = optionsOf(led, 1).flatMap(({ decision, verdict }) =>
        decision.type === 'play' && !verdict.legal ? [decision.card] : [],
      )[0];
      return scored(after(led, revoke(1, card ?? 'E7'))).settlement.balance;
    };
    const alone = { 'ramsch.durchmarsch': 'off', 'ramsch.stake': 20 } as const;
    expect(balance(alone)).toEqual([20, -60, 20, 20]);
    expect(balance({ ...alone, 'ramsch.mode': 'team-opposite' })).toEqual([20, -20, 20, -20]);
  });

  test('of the hidden partner loses it as well, of a defender wins it for the declarer; Stoss counts', () => {
    // D, who holds the called Leaf Ace, leads the Leaf Ten from under it with three Leaves only.
    expect(scored(after(partnerLeads, revoke(3, 'GT'))).settlement.balance).toEqual([10, -10, 10, -10]);
    const doubled = scored(after(rufer, { type: 'stoss', seat: 2 }, play(0, 'H9'), play(1, 'H8'), revoke(2, 'ST')));
    expect(doubled.settlement.balance).toEqual([-20, 20, -20, 20]);
    expect(doubled.settlement.lines.map(({ kind }) => kind)).toEqual(['base', 'doubled']);
  });

  test('is kept in the record and told in the course', () => {
    const record = JSON.parse(JSON.stringify(recordOf(revoked))) as unknown;
    const folded = replay(RoundRecordSchema.parse(record));
    expect(folded.ok && folded.round).toEqual(revoked);
    const ids = courseOf(publicViewOf(revoked)).map(({ note }) => note.id);
    expect(ids.slice(-2)).toEqual(['L.REVOKE', 'L.WON_BY_REVOKE']);
  });
});
