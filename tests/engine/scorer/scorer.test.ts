// The sheet of an evening with real cards: worked examples, refusals with their reasons, corrections, and who pays whom.
import { describe, expect, test } from 'vitest';
import { ANSAGE_STEPS, type AnsageStep, RE_SIDES } from '../../../src/engine/base/ansage-words.ts';
import { presetRules } from '../../../src/engine/options/presets.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { type Course, courseOf, withEntry } from '../../../src/engine/scorer/course.ts';
import type { Game } from '../../../src/engine/games/shelf.ts';
import type { DealEntry, Evening, EveningLine, GameEntry, ReEntry } from '../../../src/engine/scorer/evening.ts';
import { cappedBalances, paymentsFor, roundedBalances } from '../../../src/engine/scorer/payments.ts';

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

describe('other games', () => {
  const [ANNA, BERT, CILLI, DORA] = FOUR as [string, string, string, string];
  const of = (game: Game, people = FOUR): Evening => ({ ...evening(people), game });
  const played = (contract: string, declarer: string, points: number): GameEntry => ({
    ...{ kind: 'game', contract, declarer, result: { by: 'points', points } },
    ...{ runners: 0, doublings: {} },
  });

  test('rounds that a table agrees on run one after the other; a Schieber that nobody takes is one of its deals', () => {
    const house = { ...PURE_2007, 'kreuz.form': 'opposite', 'kreuz.trigger': ['manual'], 'round.length': 1 } as const;
    const start = evening(FOUR, { ...house, 'schieber.trigger': 'manual' });
    const agreed = [
      { kind: 'round', round: 'kreuz' },
      { kind: 'round', round: 'schieber' },
    ] as const;
    expect(written(start, ...agreed).next.rounds.map(({ kind, left }) => [kind, left])).toEqual([
      ['kreuz', 1],
      ['schieber', 1],
    ]);
    const { partner: _, ...across } = { ...RUFER, contract: 'kreuz', doublings: {}, runners: 0 };
    const kreuz = written(start, ...agreed, deal('Anna', across));
    expect(kreuz.totals).toMatchObject({ Bert: 20, Dora: 20 });
    expect(kreuz.next.rounds).toMatchObject([{ kind: 'schieber' }]);
    const left = written(start, ...agreed, deal('Anna', across), { kind: 'redeal', dealer: 'Bert' });
    expect(left.next.rounds).toEqual([]);
    expect(refused(start, { kind: 'round', round: 'teufel' })).toEqual({
      id: 'S.NO_ROUND',
      params: { round: 'teufel' },
    });
    expect(refused(start, { kind: 'bock' })).toEqual({ id: 'S.NO_ROUND', params: { round: 'bock' } });
  });

  test('a Bierkopf that is drawn doubles nothing but pays with the next one', () => {
    const { totals, next } = written(of('bierkopf'), deal(ANNA, played('bierkopf', BERT, 60)));
    expect([totals, next.carried]).toEqual([{ Anna: 0, Bert: 0, Cilli: 0, Dora: 0 }, 1]);
    const won = written(
      of('bierkopf'),
      deal(ANNA, played('bierkopf', BERT, 60)),
      deal(BERT, played('bierkopf', CILLI, 61)),
    );
    expect(won.totals).toEqual({ Anna: 20, Bert: -20, Cilli: 20, Dora: -20 });
  });

  test('in a Bierkopf forehand declares, with whoever sits opposite', () => {
    expect(refused(of('bierkopf'), deal(ANNA, played('bierkopf', DORA, 61)))).toMatchObject({ id: 'S.DECLARER_GIVEN' });
  });

  test('the chalk goes to whoever has won, and makes 42 points enough', () => {
    const first = deal(ANNA, { ...played('bauernstoss', BERT, 79), holder: ANNA });
    const { totals, next, games } = written(of('bauernstoss'), first);
    expect(totals).toEqual({ Anna: 0, Bert: 1, Cilli: 0, Dora: 1 });
    expect([next.chalk, games]).toEqual([
      1,
      { target: 20, marks: totals, won: { Anna: 0, Bert: 0, Cilli: 0, Dora: 0 } },
    ]);
    expect(written(of('bauernstoss'), first, deal(BERT, played('bauernstoss', DORA, 42))).totals['Dora']).toBe(2);
    expect(written(of('bauernstoss'), first, deal(BERT, played('bauernstoss', CILLI, 42))).totals['Dora']).toBe(2);
  });

  test('in a first deal it is asked who was dealt the highest trump', () => {
    expect(refused(of('bauernstoss'), deal(ANNA, played('bauernstoss', BERT, 50)))).toMatchObject({
      id: 'S.HOLDER_MISSING',
    });
  });

  test('a Solo of Schoofkopp wins the whole game, and the next one begins at nothing', () => {
    const solo: GameEntry = {
      ...played('schoofkopp-solo', CILLI, 0),
      result: { by: 'height', winner: 'declarer', height: 'plain' },
    };
    const { games, next } = written(of('schoofkopp'), deal(ANNA, solo));
    expect(games).toMatchObject({ marks: { Anna: 0, Cilli: 0 }, won: { Anna: 1, Bert: 0, Cilli: 1, Dora: 0 } });
    expect(next.chalk).toBe('first');
  });

  test('where sides write marks nobody can join or leave', () => {
    expect(refused(of('deutscher'), { kind: 'comes', person: 'Emil' })).toMatchObject({ id: 'S.PEOPLE' });
    expect(courseOf(of('deutscher', FIVE))).toMatchObject({ ok: false, reason: { id: 'S.PEOPLE' } });
  });

  test('with a blind the dealer plays both hands opposite, and lines go to each player', () => {
    const king = written(of('strohmann', FOUR.slice(0, 3)), deal(ANNA, played('doppelschafkopf', ANNA, 121)));
    expect(king.totals).toEqual({ Anna: 1, Bert: 0, Cilli: 0 });
    const others = written(
      of('strohmann', FOUR.slice(0, 3)),
      deal(BERT, { ...played('doppelschafkopf', BERT, 60), pair: CILLI }),
    );
    expect(others.totals).toEqual({ Anna: 3, Bert: 0, Cilli: 3 });
  });

  test('whoever plays a solo that was owed deals again, and owes none any more', () => {
    const house = { ...PURE_2007, 'dok.compulsorySolo': true };
    const solo: ReEntry = {
      ...{ kind: 're', contract: 'dok-queens', declarer: BERT, result: { by: 'points', points: 121 } },
      ...{ said: {}, extras: {}, due: true, doublings: {} },
    };
    const table: Evening = { ...evening(FOUR, house), game: 'doppelkopf' };
    const { totals, next } = written(table, deal(ANNA, solo));
    expect([totals, next.dealer, next.owing]).toEqual([
      { Anna: -1, Bert: 3, Cilli: -1, Dora: -1 },
      ANNA,
      [ANNA, CILLI, DORA],
    ]);
    const again = withEntry(
      { ...table, log: [{ does: 'write', line: deal(ANNA, solo) }] },
      { does: 'write', line: deal(ANNA, solo) },
    );
    expect(again).toMatchObject({ ok: false, reason: { id: 'S.NOT_DUE' } });
  });

  test('of Re against Kontra it is enough who has more, whatever was announced', () => {
    const start: Evening = { ...evening(FOUR), game: 'doppelkopf' };
    const bands = { '': [121, 150], no90: [151, 180], no60: [181, 210], no30: [211, 240] } as const;
    const steps = [undefined, ...ANSAGE_STEPS];
    const told = (result: ReEntry['result'], re?: AnsageStep, kontra?: AnsageStep): unknown => {
      const said = { ...(re && { re }), ...(kontra && { kontra }) };
      const declared = { kind: 're', contract: 'dok-normal', declarer: 'Anna', partner: 'Dora' } as const;
      const entry: ReEntry = { ...declared, result, said, extras: {}, doublings: {} };
      const [line] = written(start, deal('Anna', entry)).lines;
      return line?.deal?.settlement;
    };
    for (const [re, kontra] of steps.flatMap((one) => steps.map((other) => [one, other] as const))) {
      for (const side of RE_SIDES) {
        for (const left of ['', 'no90', 'no60', 'no30'] as const) {
          const more = told({ by: 'more', side, ...(left && { left }) }, re, kontra);
          for (const points of bands[left])
            expect(more).toEqual(told({ by: 'points', points: side === 're' ? points : 240 - points }, re, kontra));
        }
        const all = { by: 'points', points: side === 're' ? 240 : 0, schwarz: true } as const;
        expect(told({ by: 'more', side, left: 'schwarz' }, re, kontra)).toEqual(told(all, re, kontra));
      }
    }
  });

  test('with the widow only the declarer scores, and fewest points win where nobody takes it', () => {
    const three = FOUR.slice(0, 3);
    expect(written(of('denexa', three), deal(ANNA, played('widow-game', BERT, 91))).totals).toEqual({
      ...{ Anna: 0, Bert: 4, Cilli: 0 },
    });
    const taken = [
      { person: BERT, points: 20 },
      { person: CILLI, points: 20 },
      { person: ANNA, points: 80 },
    ];
    const fewest = { kind: 'fewest', taken, doublings: {} } as const;
    expect(refused(of('denexa', three), deal(ANNA, fewest))).toMatchObject({ id: 'S.FEWEST_TIE' });
    expect(written(of('denexa', three), deal(ANNA, { ...fewest, winner: CILLI })).totals['Cilli']).toBe(2);
  });

  test('two play Officers\u2019 Schafkopf: 91 win two, the Spritz doubles', () => {
    const two = [ANNA, BERT];
    const table: Evening = { ...of('officers', two), house: { ...PURE_2007, 'officers.spritz': true } };
    const spritzed = { ...played('wenz', BERT, 91), doublings: { spritz: 1 } };
    expect(written(table, deal(ANNA, spritzed)).totals).toEqual({ Anna: -4, Bert: 4 });
    expect(written(of('vicar', two), deal(ANNA, played('geier', ANNA, 60))).totals).toEqual({ Anna: -1, Bert: 1 });
  });
});

describe('a revoke', () => {
  const guilty = (person: string): GameEntry => ({ ...RUFER, result: { by: 'revoke', person } });

  test('loses the bare game for the side, with what has doubled it', () => {
    expect(written(evening(FOUR), deal('Anna', guilty('Dora'))).totals).toEqual({
      ...{ Anna: 20, Bert: -20, Cilli: 20, Dora: -20 },
    });
    expect(written(evening(FOUR), deal('Anna', guilty('Cilli'))).totals['Bert']).toBe(20);
  });

  test('loses a Ramsch alone, and card points are not asked for', () => {
    const ramsch = { kind: 'everyone', taken: [], revoke: 'Cilli', doublings: {} } as const;
    const { totals } = written(evening(FOUR, presetRules('pub')), deal('Anna', ramsch));
    expect(totals).toEqual({ Anna: 10, Bert: 10, Cilli: -30, Dora: 10 });
  });

  test('takes twelve points of Doppelkopf, and three more for each level', () => {
    const table: Evening = { ...evening(FOUR), game: 'doppelkopf' };
    const entry: ReEntry = {
      ...{ kind: 're', contract: 'dok-normal', declarer: 'Bert', partner: 'Dora' },
      ...{ result: { by: 'revoke', person: 'Anna' }, said: { re: 'no90' }, extras: {}, doublings: {} },
    };
    expect(written(table, deal('Anna', entry)).totals).toEqual({ Anna: -15, Bert: 5, Cilli: 5, Dora: 5 });
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

  test('of more people than can be parted into groups each still pays or gets what is due', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`P${at}`, at % 2 === 0 ? 100 : -100]));
    const payments = paymentsFor(many);
    expect(payments.length).toBeLessThan(30);
    expect(payments.reduce((sum, { cents }) => sum + cents, 0)).toBe(1500);
  });

  test('nobody pays more than the cap, and the winners lack it in proportion', () => {
    const capped = cappedBalances({ A: 900, B: 300, C: -1000, D: -200 }, 500);
    expect(capped).toEqual({ A: 525, B: 175, C: -500, D: -200 });
    expect(cappedBalances({ A: 100, B: -100 }, 500)).toEqual({ A: 100, B: -100 });
  });

  test('rounded to half a euro the sum stays zero', () => {
    const rounded = roundedBalances({ A: 130, B: -70, C: -60 }, 50);
    expect(Object.values(rounded).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    expect(Object.values(rounded).every((cents) => cents % 50 === 0)).toBe(true);
  });
});
