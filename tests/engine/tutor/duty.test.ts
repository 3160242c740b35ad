// Duties and clarifying notes in the situations that newcomers get wrong.
import { describe, expect, test } from 'vitest';
import { pureRules } from '../../../src/engine/table/table-rules.ts';
import { dutyOf } from '../../../src/engine/tutor/duty.ts';
import { note } from '../../../src/engine/tutor/notes.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { after, announced, cards, filledUp, play } from '../../../lab/support/rounds/rounds.ts';
import {
  blocked,
  leavesToDeclarer,
  mayRunAway,
  partnerLeads,
  refusal,
  rufer,
  searched,
  wenz,
} from '../../../lab/support/tutor/situations.ts';

describe('duties', () => {
  test('an own lord with the sign of the suit led is pointed out', () => {
    expect(dutyOf(viewFor(leavesToDeclarer, 1))).toEqual([
      note('D.FOLLOW_SUIT', { seat: 1, led: 'G9', suit: 'G', have: ['GK'] }),
      note('N.LORD_IS_TRUMP', { cards: ['GO', 'GU'], suit: 'G' }),
    ]);
  });

  test('in a Wenz the Ober led belongs to its suit, the Unter does not', () => {
    const led = after(wenz, { type: 'stoss', seat: 1 }, play(0, 'GO'));
    expect(dutyOf(viewFor(led, 1))).toEqual([
      note('D.FOLLOW_SUIT', { seat: 1, led: 'GO', suit: 'G', have: ['GK', 'G9'] }),
      note('N.LORD_IS_TRUMP', { cards: ['GU'], suit: 'G' }),
      note('N.COURT_IS_PLAIN', { cards: ['GO'], suit: 'G' }),
    ]);
  });

  test('the holder of the called card leads', () => {
    expect(dutyOf(viewFor(partnerLeads, 3))).toEqual([
      note('D.LEAD_CALLED_HOLDER', { seat: 3, called: 'GA', suit: 'G', forbidden: ['GT', 'G7'], need: 4 }),
    ]);
  });

  test('a blocked hand is told which cards it holds and which suits it lacks', () => {
    expect(dutyOf(viewFor(blocked, 0))).toContainEqual(
      note('D.BLOCKED', { seat: 0, contract: 'rufer', own: ['EA', 'SA'], missing: ['GA'] }),
    );
  });

  test('only the seat that may double is offered it', () => {
    const offered = ([0, 1, 2, 3] as const).filter((seat) =>
      dutyOf(viewFor(rufer, seat)).some(({ id }) => id === 'D.STOSS_OFFER'),
    );
    expect(offered).toEqual([0, 2]);
    expect(dutyOf(viewFor(mayRunAway, 3))).toEqual([note('D.WAIT', { turn: 0 })]);
  });
});

describe('notes to a refusal', () => {
  test('a lord with the sign of the suit led', () => {
    expect(refusal(leavesToDeclarer, play(1, 'GO')).notes).toEqual([
      note('N.LORD_IS_TRUMP', { cards: ['GO'], suit: 'G' }),
    ]);
  });

  test('a trump with another sign', () => {
    expect(refusal(leavesToDeclarer, play(1, 'HO')).notes).toEqual([
      note('N.RUFF_WHEN_VOID', { card: 'HO', suit: 'G' }),
    ]);
  });

  test('a plain card with the sign of the trump led', () => {
    const led = after(
      announced(pureRules(), filledUp(pureRules(), { 0: cards('GO E7'), 1: cards('G8 GU H7 EK') }), 0, {
        contract: 'wenz',
      }),
    );
    const onUnter = after(led, play(0, 'E7'));
    expect(refusal(onUnter, play(1, 'G8')).notes).toEqual([]);
  });

  test('a plain card although the Leaf Ober was led in a Rufer', () => {
    const hands = filledUp(pureRules(), { 0: cards('GO EK'), 1: cards('G8 GU H7 S8'), 2: cards('EA') });
    const led = after(announced(pureRules(), hands, 0, { contract: 'rufer', called: 'EA' }), play(0, 'GO'));
    expect(refusal(led, play(1, 'G8')).notes).toEqual([note('N.LORD_IS_TRUMP', { cards: ['GO'], suit: 'G' })]);
  });

  test('the called card goes before the others of its suit, and says so for any refused card', () => {
    const { because, notes, allowed } = refusal(searched, play(3, 'SU'));
    expect(because.id).toBe('R.FOLLOW_SUIT');
    expect(notes.map(({ id }) => id)).toEqual(['N.RUFF_WHEN_VOID', 'N.CALLED_IS_SEARCHED']);
    expect(allowed).toEqual(['GA']);
  });
});
