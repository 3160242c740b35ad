// The sheet of an evening with real cards: worked examples, refusals with their reasons, corrections, and who pays whom.
import { describe, expect, test } from 'vitest';
import { presetRules } from '../../../src/engine/options/presets.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { type Course, courseOf, withEntry } from '../../../src/engine/scorer/course.ts';
import type { DealEntry, Evening, EveningLine, GameEntry } from '../../../src/engine/scorer/evening.ts';
import { paymentsFor, roundedBalances } from '../../../src/engine/scorer/payments.ts';

const FOUR = ['Anna', 'Bert', 'Cilli', 'Dora'];
const FIVE = [...FOUR, 'Emil'];

const evening = (people: readonly string[], house = PURE_2007): Evening => ({ house, people, log: [] });

const RUFER: GameEntry = {
  kind: 'game',
  contract: 'rufer',
  declarer: 'Bert',
  partner: 'Dora',
  result: { by: 'points', points: 95 },
  runners: 3,
  doublings: { stoss: 1 },
};

const deal = (dealer: string, entry: DealEntry): EveningLine => ({ kind: 'deal', dealer, entry });

function written(start: Evening, ...lines: readonly EveningLine[]): Course {
  const folded = courseOf({ ...start, log: lines.map((line) => ({ does: 'write', line }) as const) });
  if (!folded.ok) throw new Error(JSON.stringify(folded));
  return folded.course;
}

function refused(start: Evening, line: EveningLine): unknown {
  const folded = withEntry(start, { does: 'write', line });
  return folded.ok ? 'written' : folded.reason;
}

describe('one deal', () => {
  test('a Rufer with Schneider, three runners and a Stoss costs 10 + 10 + 30, twice', () => {
    const { totals, next } = written(evening(FOUR), deal('Anna', RUFER));
    expect(totals).toEqual({ Anna: -100, Bert: 100, Cilli: -100, Dora: 100 });
    expect(next.dealer).toBe('Bert');
  });

  test('a Wenz that is lost plainly is paid to all three', () => {
    const { partner: _, ...alone } = RUFER;
    const lost: GameEntry = {
      ...alone,
      contract: 'wenz',
      result: { by: 'height', winner: 'defenders', height: 'plain' },
      runners: 0,
      doublings: {},
    };
    expect(written(evening(FOUR), deal('Anna', lost)).totals).toEqual({ Anna: 50, Bert: -150, Cilli: 50, Dora: 50 });
  });

  test('with five people the dealer sits out, with six the one who dealt before as well', () => {
    const five = written(evening(FIVE), { kind: 'redeal', dealer: 'Anna' });
    expect(five.next).toMatchObject({ dealer: 'Bert', players: ['Cilli', 'Dora', 'Emil', 'Anna'], sitsOut: ['Bert'] });
    const six = written(evening([...FIVE, 'Franz']), { kind: 'redeal', dealer: 'Anna' });
    expect(six.next.sitsOut).toEqual(['Anna', 'Bert']);
  });

  test('three play without a Rufer, with 24 cards', () => {
    const { next } = written(evening(FOUR.slice(0, 3)));
    expect(next.rules.game).toBe('three-hand');
    expect(refused(evening(FOUR.slice(0, 3)), deal('Anna', { ...RUFER, partner: 'Cilli' }))).toMatchObject({
      id: 'S.NO_SUCH_GAME',
    });
  });

  test('a Ramsch of the inn: a Jungfrau doubles', () => {
    const taken = [
      { person: 'Anna', points: 0, noTrick: true as const },
      { person: 'Bert', points: 50 },
      { person: 'Cilli', points: 40 },
      { person: 'Dora', points: 30 },
    ];
    const { totals } = written(
      evening(FOUR, presetRules('pub')),
      deal('Anna', { kind: 'everyone', taken, doublings: {} }),
    );
    expect(totals).toEqual({ Anna: 20, Bert: -60, Cilli: 20, Dora: 20 });
  });

  test('everybody pays into the Stock, and the next Rufer wins it', () => {
    const house = presetRules('schierling');
    const passed = written(evening(FOUR, house), { kind: 'redeal', dealer: 'Anna' });
    expect(passed.totals['Anna']).toBe(-20);
    expect(passed.next.stock).toBe(80);
    const plain: GameEntry = { ...RUFER, result: { by: 'points', points: 61 }, runners: 0, doublings: {} };
    const won = written(evening(FOUR, house), { kind: 'redeal', dealer: 'Anna' }, deal('Bert', plain));
    expect(won.totals).toEqual({ Anna: -40, Bert: 40, Cilli: -40, Dora: 40 });
  });

  test('a tie of 60 brings a Bock round, which doubles the next deals', () => {
    const house = { ...PURE_2007, 'bock.mode': 'overlap' as const };
    const tie: GameEntry = { ...RUFER, result: { by: 'points', points: 60 }, runners: 0, doublings: {} };
    const { next } = written(evening(FOUR, house), deal('Anna', tie));
    expect(next.brought).toEqual({ bock: 1 });
    const after = written(evening(FOUR, house), deal('Anna', tie), deal('Bert', { ...RUFER, doublings: {} }));
    expect(after.totals['Bert']).toBe(-10 + 100);
  });
});

describe('what contradicts itself is refused with its reason', () => {
  const pure = evening(FOUR);
  const { partner: _, ...alone } = RUFER;
  test.each([
    ['a Wenz with a partner', { ...RUFER, contract: 'wenz', runners: 0 }, 'S.NO_PARTNER'],
    ['a Rufer without one', alone, 'S.PARTNER_MISSING'],
    ['a partner who is the declarer', { ...RUFER, partner: 'Bert' }, 'S.PARTNER_SAME'],
    ['130 points', { ...RUFER, result: { by: 'points', points: 130 } }, 'S.POINTS'],
    ['more runners than trumps', { ...RUFER, runners: 15 }, 'S.RUNNERS_MOST'],
    ['runners that do not count', { ...RUFER, runners: 2 }, 'S.RUNNERS_LEAST'],
    ['a Geier where none is played', { ...alone, contract: 'geier' }, 'S.NO_SUCH_GAME'],
    ['three Stoss where two are the most', { ...RUFER, doublings: { stoss: 3 } }, 'S.DOUBLING_MOST'],
    ['laying where nobody lays', { ...RUFER, doublings: { legen: 1 } }, 'S.DOUBLING_OFF'],
    ['calling Hearts', { ...RUFER, called: 'HA' }, 'S.BAD_SUIT'],
    ['Schwarz with 100 points', { ...RUFER, result: { by: 'points', points: 100, schwarz: true } }, 'S.SCHWARZ_POINTS'],
    ['a Ramsch in the pure game', { kind: 'everyone', taken: [], doublings: {} }, 'S.NO_SUCH_GAME'],
  ] as const)('%s', (_name, entry, id) => {
    expect(refused(pure, deal('Anna', entry))).toMatchObject({ id });
  });

  test('who sits out cannot declare', () => {
    expect(refused(evening(FIVE), deal('Anna', { ...RUFER, declarer: 'Anna' }))).toMatchObject({ id: 'S.SITS_OUT' });
  });

  test('people have names of their own, and there are 3 to 7', () => {
    expect(courseOf(evening(['A', 'A', 'B', 'C']))).toMatchObject({ ok: false, reason: { id: 'S.SAME_NAME' } });
    expect(courseOf(evening(['A', 'B']))).toMatchObject({ ok: false, reason: { id: 'S.PEOPLE' } });
  });
});

describe('mending', () => {
  const start: Evening = { ...evening(FOUR), log: [{ does: 'write', line: deal('Anna', RUFER) }] };

  test('a line is corrected, another inserted, and both taken back by a shorter log', () => {
    const plain = { ...RUFER, doublings: {} };
    const corrected = withEntry(start, { does: 'correct', at: 0, line: deal('Anna', plain) });
    expect(corrected.ok && corrected.course.totals['Bert']).toBe(50);
    const inserted = withEntry(corrected.evening, {
      does: 'insert',
      at: 0,
      line: { kind: 'redeal', dealer: 'Dora' },
    });
    expect(inserted.ok && inserted.course.lines.map(({ number }) => number)).toEqual([1, 2]);
    const back = courseOf({ ...inserted.evening, log: inserted.evening.log.slice(0, -2) });
    expect(back.ok && back.course.totals['Bert']).toBe(100);
  });

  test('a correction after which a later line cannot stand is refused, naming that line', () => {
    const with5: Evening = {
      ...evening(FOUR),
      log: [
        { does: 'write', line: { kind: 'comes', person: 'Emil' } },
        { does: 'write', line: deal('Emil', RUFER) },
      ],
    };
    expect(withEntry(with5, { does: 'remove', at: 0 })).toMatchObject({
      ok: false,
      at: 0,
      reason: { id: 'S.NOT_HERE' },
    });
  });

  test('who goes home keeps the balance, and the deal passes on', () => {
    const { next, totals } = written(evening(FIVE), deal('Anna', RUFER), { kind: 'goes', person: 'Bert' });
    expect(next.dealer).toBe('Cilli');
    expect(totals['Bert']).toBe(100);
  });
});

describe('who pays whom', () => {
  test('two pairs that are even among themselves need two payments, not three', () => {
    expect(paymentsFor({ A: 50, B: -50, C: 30, D: -30 })).toHaveLength(2);
  });

  test('all balances are settled', () => {
    const totals = { A: 120, B: -70, C: -80, D: 60, E: -30 };
    const settled = { ...totals };
    for (const { from, to, cents } of paymentsFor(totals)) {
      settled[from as 'A'] += cents;
      settled[to as 'A'] -= cents;
    }
    expect(Object.values(settled).every((cents) => cents === 0)).toBe(true);
    expect(paymentsFor(totals)).toHaveLength(4);
  });

  test('rounded to half a euro the sum stays zero', () => {
    const rounded = roundedBalances({ A: 130, B: -70, C: -60 }, 50);
    expect(Object.values(rounded).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    expect(Object.values(rounded).every((cents) => cents % 50 === 0)).toBe(true);
  });
});
