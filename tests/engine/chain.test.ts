// The chain of Stoss and its answers, the order in which bidders meet, what a revoke leaves of a bill, Hausbocks, and sorted hands.
import { describe, expect, test } from 'vitest';
import {
  afterCall,
  type Call,
  objectionToCall,
  outcomeOf,
  speakerOf,
  startAuction,
} from '../../src/engine/auction/auction.ts';
import { doublingOpen } from '../../src/engine/doubling/stoss.ts';
import type { HouseRules } from '../../src/engine/options/options.ts';
import { payoff } from '../../src/engine/scoring/money.ts';
import { type SidesResult, withRevoke } from '../../src/engine/scoring/result.ts';
import { orderOf } from '../../src/engine/play/order.ts';
import { judge } from '../../src/engine/round/step.ts';
import { isPlaying } from '../../src/engine/table/readers.ts';
import { standingOf } from '../../src/engine/special/standing.ts';
import type { SheetLine } from '../../src/engine/table/sheet.ts';
import type { Entry } from '../../src/engine/table/log.ts';
import type { Round } from '../../src/engine/table/round.ts';
import { contractFrom } from '../../lab/support/bots/support.ts';
import { houseTable, LANGENDORF_STOSS } from '../../lab/support/rounds/house-tables.ts';
import { after, announced, cards, filledUp, play } from '../../lab/support/rounds/rounds.ts';

/** Seat 1 plays a Solo in Acorns; the others follow with whatever they have. */
function solo(house: Partial<HouseRules> = {}): Round {
  const table = houseTable(house);
  const hands = filledUp(table, {
    0: cards('G7 G8 G9 H7 H8 H9 S7 S8'),
    1: cards('EO GO HO SO EU GU EA ET'),
    2: cards('HU SU EK E9 GA GT HA HT'),
  });
  return announced(table, hands, 1, { contract: 'solo', trump: 'E' });
}

const stoss = (seat: 0 | 1 | 2 | 3): Entry => ({ type: 'stoss', seat });
const retour = (seat: 0 | 1 | 2 | 3): Entry => ({ type: 'retour', seat });

/** "yes", or why a step is refused. */
function may(round: Round, entry: Entry): string {
  const verdict = judge(round, entry);
  return verdict.legal ? 'yes' : verdict.because.id;
}

describe('in the usual game', () => {
  test('a defender may double once before the second card, and the declarer answer once', () => {
    const begun = solo();
    expect(([0, 1, 2, 3] as const).map((seat) => may(begun, stoss(seat)))).toEqual([
      'yes',
      'A.STOSS_NOT_DEFENDER',
      'yes',
      'yes',
    ]);
    expect(may(begun, retour(1))).toBe('A.RETOUR_NO_STOSS');
    const doubled = after(begun, stoss(3));
    expect([may(doubled, stoss(0)), may(doubled, retour(0)), may(doubled, retour(1))]).toEqual([
      'A.STOSS_GIVEN',
      'A.RETOUR_NOT_DECLARER',
      'yes',
    ]);
    const answered = after(doubled, retour(1));
    expect([may(answered, retour(1)), may(answered, stoss(0))]).toEqual(['A.RETOUR_GIVEN', 'A.STOSS_NO_MORE']);
  });

  test('whoever has the called card does not double the own side, though nobody knows yet', () => {
    const table = houseTable({});
    const hands = filledUp(table, { 1: cards('EO GO HO SO EU GU HA G7'), 3: cards('GA G8 G9 E7 E8 E9 S7 S8') });
    const begun = announced(table, hands, 1, { contract: 'rufer', called: 'GA' });
    expect(([0, 1, 2, 3] as const).map((seat) => may(begun, stoss(seat)))).toEqual([
      'yes',
      'A.STOSS_NOT_DEFENDER',
      'yes',
      'A.STOSS_NOT_DEFENDER',
    ]);
  });

  test('both are too late after the second card', () => {
    const late = after(solo(), play(0, 'G7'), play(1, 'EO'));
    expect(may(late, stoss(2))).toBe('A.STOSS_TOO_LATE');
    const doubled = after(solo(), play(0, 'G7'), stoss(2), play(1, 'EO'));
    expect(may(doubled, retour(1))).toBe('A.STOSS_TOO_LATE');
  });

  test.each([2, 4] as const)('a table that agrees on %i steps gives so many, in turns', (levels) => {
    let round = solo({ 'stoss.levels': levels });
    const given: string[] = [];
    for (let step = 1; step <= levels + 1; step++) {
      const entry = step % 2 === 1 ? stoss(0) : retour(1);
      given.push(may(round, entry));
      if (given.at(-1) === 'yes') round = after(round, entry);
    }
    expect(given).toEqual([...Array.from({ length: levels }, () => 'yes'), 'A.STOSS_NO_MORE']);
  });
});

describe('where answers wait for the next trick', () => {
  const begun = solo(LANGENDORF_STOSS);
  const isOpen = (round: Round): boolean => isPlaying(round) && doublingOpen(round);
  /** The first trick, which the declarer takes after a Stoss; then he leads to the second. */
  const first = after(begun, play(0, 'G7'), stoss(2), play(1, 'EO'), play(2, 'GA'));
  const fourth = ['GK', 'GO', 'G9'].map((card) => play(3, card as 'GK')).find((entry) => judge(first, entry).legal);

  test('an answer is too early in the trick of the Stoss, and possible in the next before the own card', () => {
    expect([may(first, retour(1)), isOpen(first)]).toEqual(['A.STOSS_NOT_YET', true]);
    if (!fourth) throw new Error('no fourth card');
    const second = after(first, fourth);
    expect([may(second, retour(1)), isOpen(second)]).toEqual(['yes', true]);
    const played = after(second, play(1, 'GO'));
    expect(may(played, retour(1))).toBe('A.STOSS_TOO_LATE');
  });

  test('the step after it waits for the trick after that, and the chain is over once nobody has answered', () => {
    if (!fourth) throw new Error('no fourth card');
    const answered = after(first, fourth, retour(1));
    expect([may(answered, stoss(0)), isOpen(answered)]).toEqual(['A.STOSS_NOT_YET', true]);
    const silent = after(first, fourth, play(1, 'GO'));
    const third = [play(2, 'E9'), play(3, 'E8'), play(0, 'G8')].reduce((round, entry) => {
      if (judge(round, entry).legal) return after(round, entry);
      const seat = 'seat' in entry ? entry.seat : 0;
      const other = cards('E7 E8 E9 EK SU HU G8 G9').find((card) => judge(round, play(seat, card)).legal);
      return other ? after(round, play(seat, other)) : round;
    }, silent);
    expect([isOpen(silent), isOpen(third)]).toEqual([true, false]);
    expect(may(third, retour(1))).toBe('A.STOSS_TOO_LATE');
  });
});

describe('a hand', () => {
  test.each([
    [{ contract: 'rufer', called: 'GA' }, 'S7 EA HA GU EO H7 GK', 'EO GU HA H7 EA GK S7'],
    [{ contract: 'wenz' }, 'S7 EA HA GU EO H7 SU', 'GU SU EA EO HA H7 S7'],
    [{ contract: 'solo', trump: 'S' }, 'H7 EA S7 GU EO HA SA', 'EO GU SA S7 EA HA H7'],
  ] as const)('for %o lies with its trumps first, high to low, then suit by suit', (announcement, held, sorted) => {
    const order = orderOf(contractFrom(32, announcement), 32);
    expect(order.sort(cards(held))).toEqual(cards(sorted));
    expect(order.cards.slice(0, order.trumps.length)).toEqual(order.trumps);
    expect(order.cards).toHaveLength(32);
  });
});

describe('an auction of two phases', () => {
  const RANKING = [['rufer'], ['wenz'], ['solo']];

  /** Who speaks after these calls, in order; each call must be allowed. */
  function speakers(...calls: readonly Call[]) {
    let auction = startAuction(RANKING, 4, 0, { form: 'two-phase' });
    const spoke = calls.map((call) => {
      const seat = speakerOf(auction);
      if (seat === undefined || objectionToCall(auction, seat, call)) throw new Error(`${call} is not allowed`);
      auction = afterCall(auction, seat, call);
      return seat;
    });
    return { spoke, next: speakerOf(auction), outcome: outcomeOf(auction) };
  }

  test('asks everybody once, then lets all who are willing meet the holder, one after the other', () => {
    const asked = ['spiele', 'spiele-auch', 'spiele-auch', 'spiele-auch'] as const;
    expect(speakers(...asked)).toMatchObject({ spoke: [0, 1, 2, 3], next: 0 });
    // The first gives way to the second, who then has to meet the third and the fourth.
    expect(speakers(...asked, 'gut').next).toBe(2);
    expect(speakers(...asked, 'gut', 'has:solo').next).toBe(1);
    expect(speakers(...asked, 'gut', 'gut').next).toBe(3);
    expect(speakers(...asked, 'gut', 'gut', 'gut')).toMatchObject({
      next: undefined,
      outcome: { declarer: 1, level: 1 },
    });
  });

  test('passes by who is not willing, and is over where one bids alone', () => {
    expect(speakers('spiele', 'weiter', 'spiele-auch', 'weiter')).toMatchObject({ next: 0 });
    expect(speakers('weiter', 'spiele', 'weiter', 'weiter')).toMatchObject({
      next: undefined,
      outcome: { declarer: 1 },
    });
    expect(speakers('weiter', 'weiter', 'weiter', 'weiter').outcome).toBe('passed');
  });
});

test('whoever loses by a revoke pays for the game alone, whatever else the cards would have brought', () => {
  const won: SidesResult = {
    declarer: 1,
    points: [0, 100, 10, 10],
    tricks: [0, 6, 1, 1],
    sidePoints: 100,
    sideTricks: 6,
    winner: 'declarer',
    schneider: true,
    schwarz: false,
    runners: { side: 'declarer', length: 4, paid: 4 },
  };
  const contract = contractFrom(32, { contract: 'solo', trump: 'E' });
  const terms = { players: 4, tariff: { type: 'pair', values: [10, 50] }, runnersPaid: true, doublings: {} } as const;
  const bill = ({ winner, schneider, schwarz, runners }: SidesResult) =>
    payoff(terms, contract, { winner, schneider, schwarz, runners: runners.paid });
  expect(bill(won).each).toBe(50 + 10 + 40);
  for (const [seat, winner] of [
    [1, 'defenders'],
    [3, 'declarer'],
  ] as const) {
    const revoked = withRevoke(won, { seat, card: 'EA' });
    expect([revoked.winner, bill(revoked).each]).toEqual([winner, 50]);
  }
});

test('each deal that all have laid doubles one deal that is played, the next one that is', () => {
  const rules = houseTable({ 'legen.form': 'all', 'legen.hausbock': true });
  const laid = (number: number): SheetLine => ({ kind: 'thrownIn', number, dealer: 0, why: 'hausbock' });
  const passed = (number: number): SheetLine => ({ kind: 'thrownIn', number, dealer: 0 });
  const played = (number: number): SheetLine => ({
    kind: 'played',
    number,
    dealer: 0,
    announcement: { contract: 'rufer', called: 'GA' },
    result: {
      declarer: 1,
      partner: 2,
      points: [20, 50, 30, 20],
      tricks: [1, 4, 2, 1],
      sidePoints: 80,
      sideTricks: 6,
      winner: 'declarer',
      schneider: false,
      schwarz: false,
      runners: { side: 'declarer', length: 1, paid: 0 },
    },
    settlement: { lines: [], unit: 10, factor: 1, each: 10, balance: [-10, 10, 10, -10] },
  });
  const sheet = [laid(1), laid(2), passed(3), played(4), laid(5), played(6), played(7), played(8)];
  const waiting = sheet.map((_, at) => standingOf({ rules, sheet: sheet.slice(0, at + 1) }).hausbocks);
  expect(waiting).toEqual([1, 2, 2, 1, 2, 1, 0, 0]);
});
