// Deutscher Schafkopf (SPEC 7.3): numbers, ties, the hidden suit, the duty to trump, lines and the end of the session.
import { describe, expect, test } from 'vitest';
import { SEATS } from '../../src/engine/base/seats.ts';
import { PLAYERS } from '../../src/engine/bots/players.ts';
import { factsOfNumber } from '../../src/engine/bots/numbers/numbers-player.ts';
import { valuedNumbers } from '../../src/engine/bots/numbers/valued.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { consistentDeals } from '../../src/engine/inference/deal-cases.ts';
import { knowledgeOf } from '../../src/engine/inference/knowledge.ts';
import { fitToNumbers } from '../../src/engine/inference/numbers-told.ts';
import { worldsOf } from '../../src/engine/inference/worlds.ts';
import { isSessionOver, sheetLine, targetIn } from '../../src/engine/round/session.ts';
import { totalsOf } from '../../src/engine/table/sheet.ts';
import { gamesOn, linesGoingOn } from '../../src/engine/table/target-games.ts';
import { judge, legalDecisions, turnIn } from '../../src/engine/round/step.ts';
import { openViewOf, publicViewOf, viewFor } from '../../src/engine/round/view.ts';
import { sameDecision, SURE } from '../../src/engine/tutor/advice/grade.ts';
import { reviewable, reviewEntry } from '../../src/engine/tutor/review/review-entry.ts';
import { isOver, recordOf, type Round, type ScoredRound } from '../../src/engine/table/round.ts';
import { neededFor } from '../../src/engine/table/numbers.ts';
import { DEUTSCHER_GAME } from '../../src/engine/contracts/bauernstoss.ts';
import {
  DEUTSCHER_HANDS,
  DEUTSCHER_RULES,
  deutscherCompared,
  deutscherDealt,
  deutscherMade,
  deutscherRules,
  deutscherTied,
  deutscherVoid,
  number,
  tie,
} from '../../lab/support/rounds/deutscher.ts';
import { after, call, play } from '../../lab/support/rounds/rounds.ts';
import { GLANCE } from '../../lab/support/tutor/glance.ts';

const makerIn = (round: Round) =>
  'declarer' in round ? [round.declarer, publicViewOf(round).contract?.announcement.trump] : [];

/** Plays on at random. */
function playedOn(round: Round, seed = 1): ScoredRound {
  const random = randomOf('deutscher', seed);
  let now = round;
  while (!isOver(now)) {
    const legal = legalDecisions(now, turnIn(now) ?? 0);
    now = after(now, legal[random.below(legal.length)] as (typeof legal)[number]);
  }
  return now as ScoredRound;
}

describe('numbers', () => {
  test('who speaks first with an Unter bids, and exactly what the suit is', () => {
    expect(legalDecisions(deutscherDealt(), 0)).toEqual([
      number(0, 4, 'E'),
      number(0, 4, 'G'),
      number(0, 3, 'H'),
      number(0, 3, 'S'),
    ]);
  });

  test('a later one may pass, bid more, or as many with a lowest card that is high enough', () => {
    const round = after(deutscherDealt(), number(0, 3, 'H'));
    expect(legalDecisions(round, 1)).toEqual([
      number(1, 3, 'G'),
      number(1, 3, 'H'),
      number(1, 4, 'S'),
      call(1, 'weiter'),
    ]);
    expect(judge(after(deutscherDealt(), number(0, 4, 'E')), number(1, 4, 'S'))).toMatchObject({
      because: { id: 'A.MIT_TOO_LOW', params: { lowest: 'S7', need: '8' } },
    });
  });

  test('what an equal number needs goes up with every rival, and not with the partner', () => {
    const need = (...seats: readonly (0 | 1 | 2 | 3)[]) =>
      neededFor(
        DEUTSCHER_GAME,
        { partners: 'agree' },
        seats.slice(0, -1).map((seat) => ({ seat, count: 4 })),
        seats.at(-1) ?? 0,
        4,
      );
    expect([need(0), need(0, 1), need(0, 1, 2), need(0, 2), need(0, 2, 3), need(0, 1, 2, 3)]).toEqual([
      '7',
      '8',
      '9',
      '7',
      '8',
      'T',
    ]);
    const strict = neededFor(DEUTSCHER_GAME, { partners: 'compare' }, [{ seat: 0, count: 4 }], 2, 4);
    expect(strict).toBe('8');
  });

  test('the highest number makes trumps; of equal ones of opponents the higher lowest card, then the earlier', () => {
    const higher = after(deutscherDealt(), number(0, 3, 'H'), number(1, 4, 'S'), call(2, 'weiter'), call(3, 'weiter'));
    expect(makerIn(higher)).toEqual([1, 'S']);
    expect(publicViewOf(higher).numbers?.some(({ lowest }) => lowest)).toBe(false);
    expect(makerIn(deutscherCompared())).toEqual([1, 'H']);
    expect(publicViewOf(deutscherCompared()).numbers).toEqual([
      { seat: 0, count: 3, lowest: 'T' },
      { seat: 1, count: 3, lowest: 'K' },
    ]);
  });

  test('partners with the same number agree, and no card is named', () => {
    const round = deutscherTied();
    expect([round.phase, turnIn(round)]).toEqual(['yielding', 2]);
    expect(makerIn(after(round, tie(2, 'yield')))).toEqual([0, 'G']);
    expect(makerIn(after(round, tie(2, 'keep')))).toEqual([2, 'E']);
    expect(publicViewOf(deutscherMade()).numbers?.some(({ lowest }) => lowest)).toBe(false);
  });

  test('a Solo is not played', () => {
    expect(
      judge(deutscherDealt(), { type: 'announce', seat: 0, announcement: { contract: 'big-solo', trump: 'E' } }),
    ).toMatchObject({
      because: { id: 'A.NOT_PLAYED' },
    });
  });
});

describe('the hidden suit', () => {
  test('is told to its bidder and to nobody else, before and after trumps are made', () => {
    for (const round of [deutscherTied(), deutscherMade()])
      for (const seat of SEATS) {
        const told = viewFor(round, seat).history.flatMap((each) => (each.type === 'number' ? [each] : []));
        expect(told.map((each) => each.suit)).toEqual([seat === 0 ? 'G' : undefined, seat === 2 ? 'E' : undefined]);
      }
    expect(JSON.stringify(publicViewOf(deutscherTied()).history)).not.toContain('suit');
    expect(openViewOf(deutscherTied()).history).toContainEqual(number(0, 4, 'G'));
  });

  test('leaves every suit of the right number possible in imagined deals', () => {
    const view = viewFor(deutscherTied(), 1);
    const fit = fitToNumbers(view, DEUTSCHER_GAME);
    expect(fit(DEUTSCHER_HANDS)).toBe(1);
    const [first, second, third, last] = DEUTSCHER_HANDS;
    expect(fit([last, second, third, first])).toBeLessThan(1);
  });

  test('once trumps are made, their maker has as many as he has bid', () => {
    const view = viewFor(deutscherMade(), 1);
    const worlds = worldsOf(
      consistentDeals(
        knowledgeOf(
          after(deutscherMade(), play(0, 'EA')).phase === 'playing'
            ? viewFor(after(deutscherMade(), play(0, 'EA')), 1)
            : view,
        ),
      ),
    );
    const random = randomOf('maker', 1);
    for (let n = 0; n < 20; n++) {
      const [hand] = worlds.draw(random);
      expect(hand.filter((card) => card[1] === 'U' || card[0] === 'G').length).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('play', () => {
  test('whoever is void trumps, also on the partner, and need not beat a trump', () => {
    expect(legalDecisions(deutscherVoid(), 1)).toEqual(
      ['GU', 'GO', 'GT'].map((card) => ({ type: 'play', seat: 1, card })),
    );
    expect(judge(deutscherVoid(), play(1, 'HA'))).toMatchObject({ because: { id: 'R.MUST_TRUMP' } });
  });

  test('who throws a plain card away has no trumps left', () => {
    const round = after(
      deutscherMade(),
      ...(
        [
          [0, 'S8'],
          [1, 'SA'],
          [2, 'ST'],
          [3, 'S9'],
        ] as const
      ).map(([seat, card]) => play(seat, card)),
      ...(
        [
          [1, 'HA'],
          [2, 'H9'],
          [3, 'H7'],
          [0, 'HT'],
        ] as const
      ).map(([seat, card]) => play(seat, card)),
      ...(
        [
          [1, 'SK'],
          [2, 'SU'],
        ] as const
      ).map(([seat, card]) => play(seat, card)),
    );
    expect(viewFor(round, 0).tricks).toHaveLength(2);
    expect(knowledgeOf(viewFor(after(round, play(3, 'SO')), 0)).voids[2].has('S')).toBe(true);
  });

  test.each([1, 2, 3, 4])('the side that has won writes its lines, the other none (%i)', (seed) => {
    const { result, settlement } = playedOn(deutscherMade(), seed);
    if (result.kind !== 'sides') throw new Error('no sides');
    const won = (seat: number) => (seat % 2 === 0) === (result.winner === 'declarer');
    const lines = result.schwarz ? 4 : result.schneider ? 2 : 1;
    expect(settlement.balance).toEqual(SEATS.map((seat) => (won(seat) ? lines : 0)));
  });
});

function never(): never {
  throw new Error('is there always');
}

describe('a game', () => {
  const line = sheetLine(1, playedOn(deutscherMade())) ?? never();
  const thrownIn = { kind: 'thrownIn', number: 1, dealer: 0 } as const;
  const marks = Math.max(...totalsOf([line]));
  const needed = Math.ceil(12 / marks);
  const won = Array.from({ length: needed }, () => line);

  test('ends with the deal in which a side has its lines, and the next one begins at nothing', () => {
    expect(gamesOn([], 12)).toEqual([]);
    const [open] = gamesOn(won.slice(1), 12);
    expect(open).toMatchObject({ wonBy: [], lines: won.slice(1) });
    const [game, ...more] = gamesOn([thrownIn, ...won], 12);
    expect(more).toEqual([]);
    expect(game?.wonBy).toHaveLength(2);
    expect(game?.lines).toHaveLength(needed + 1);
    const games = gamesOn([thrownIn, ...won, thrownIn, line], 12);
    expect(games.map(({ lines }) => lines.length)).toEqual([needed + 1, 2]);
    expect(games[1]?.totals).toEqual(totalsOf([line]));
    expect(linesGoingOn([...won, thrownIn], 12)).toEqual([thrownIn]);
    expect(linesGoingOn(won, 12)).toEqual([]);
  });

  test('is longer or shorter as the table has agreed, and does not end the session', () => {
    const counts = ([12, 9] as const).map((target) => {
      const rules = deutscherRules({ 'deutscher.target': target });
      expect(isSessionOver({ seed: 's', rules, firstDealer: 3, sheet: [...won, ...won] })).toBe(false);
      return gamesOn([...won, ...won], targetIn(rules) ?? never()).length;
    });
    expect(counts[1]).toBeGreaterThanOrEqual(counts[0] ?? never());
  });

  test('practice brings no line', () => {
    const practice = { ...line, practice: true as const };
    expect(gamesOn([...won.slice(1), practice], 12)).toHaveLength(1);
    expect(linesGoingOn([...won.slice(1), practice], 12)).toHaveLength(needed);
  });
});

describe('commentary', () => {
  test('judges numbers, passing and who of two partners makes trumps, for those who know only their cards and in hindsight', () => {
    const record = recordOf(deutscherMade());
    const spoken = record.entries.flatMap(({ type }, entry) =>
      ['number', 'call', 'tie'].includes(type) ? [entry] : [],
    );
    expect(spoken).toHaveLength(5);
    expect(reviewable(record)).toEqual(spoken);
    const think = { random: randomOf('review'), effort: GLANCE };
    // The first number, the last pass and the answer about the tie.
    for (const entry of spoken.filter((_, at) => at !== 1 && at !== 2)) {
      const { advice, open, decision, grade, loss, remarks } = reviewEntry(record, entry, think);
      expect(remarks[0]?.id).toMatch(/^J\./);
      expect(open.ranked.map((each) => each.decision)).toContainEqual(decision);
      // A loss that chance may have made is no mistake: few deals are imagined here.
      const own = advice.ranked.find((each) => sameDecision(each.decision, decision));
      if (own && own.error * SURE > loss.cents) expect(['best', 'unsure']).toContain(grade);
      expect(advice.ranked[0]?.error).toBe(0);
    }
  });
});

describe('players', () => {
  test('say nothing but what is allowed, and know why', () => {
    const view = viewFor(deutscherTied(), 2);
    const [best] = valuedNumbers(view, 4, randomOf('tie', 1));
    expect(best?.decision.type).toBe('tie');
    expect(best && factsOfNumber(view, best, 4)).toHaveLength(1);
    const passed = viewFor(after(deutscherDealt(), number(0, 4, 'E'), call(1, 'weiter'), call(2, 'weiter')), 3);
    const { decision, because } = PLAYERS.verein.decide(passed, { random: randomOf('none', 1) });
    expect([decision, because[0]?.id]).toEqual([call(3, 'weiter'), 'number.none']);
  });

  test('imagine the deals from what was said alone', () => {
    const view = viewFor(deutscherTied(), 2);
    const decide = () => PLAYERS.verein.decide(view, { random: randomOf('same', 7) });
    expect(decide()).toEqual(decide());
    expect(DEUTSCHER_RULES.contracts).toHaveLength(1);
  });
});
