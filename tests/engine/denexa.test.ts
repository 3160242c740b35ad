// Schafkopf for three with a widow (SPEC 6): dealing, the widow, what is laid away, fewest points, who knows what, and scores.
import { describe, expect, test } from 'vitest';
import { randomDeal, randomDecision } from '../../lab/prove/selftest/random-round.ts';
import { cardsOfPack, sumPoints } from '../../src/engine/base/cards.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { SEATS } from '../../src/engine/base/seats.ts';
import { CLAIMS } from '../../lab/sentences/facts/claims.ts';
import { PLAYERS } from '../../src/engine/bots/players.ts';
import { openGame } from '../../src/engine/open-game/open-game.ts';
import { outcomeIn } from '../../src/engine/open-game/outcomes.ts';
import { ofRamsch, ramschOutcome } from '../../src/engine/bots/ramsch/ramsch-payoffs.ts';
import { leadWith } from '../../src/engine/endings/round-bill.ts';
import type { HouseRules } from '../../src/engine/options/options.ts';
import { outcomeFor } from '../../src/engine/scoring/by-kind.ts';
import { type Session, withRound } from '../../src/engine/round/session.ts';
import { totalsOf } from '../../src/engine/table/sheet.ts';
import { judge, legalDecisions, optionsOf, turnIn, zonesOf } from '../../src/engine/round/step.ts';
import { isPlaying } from '../../src/engine/table/readers.ts';
import { openViewOf, publicViewOf, viewFor } from '../../src/engine/round/view.ts';
import { isOver, type PlayingRound, type Round, type ScoredRound, startRound } from '../../src/engine/table/round.ts';
import { outlookOf } from '../../src/engine/tutor/review/outlook.ts';
import { consistentDeals } from '../../src/engine/inference/deal-cases.ts';
import { knowledgeOf } from '../../src/engine/inference/knowledge.ts';
import { worldsOf } from '../../src/engine/inference/worlds.ts';
import { gameIn } from '../../src/engine/bots/sampling/payoffs.ts';
import { gameOf, ramschOf, worldIn } from '../../src/engine/tutor/advice/open-rounds.ts';
import {
  answer,
  DENEXA_HANDS,
  DENEXA_RULES,
  DENEXA_WIDOW,
  denexaDealt,
  denexaLeast,
  denexaRules,
  denexaTaken,
  discard,
} from '../../lab/support/rounds/denexa.ts';
import { after } from '../../lab/support/rounds/rounds.ts';

const sorted = (cards: readonly string[]): readonly string[] => [...cards].sort();

/** A random round of the table, with every state on its way. */
function played(rules = DENEXA_RULES, seed = 1): readonly Round[] {
  const random = randomOf('denexa', seed);
  const terms = { dealer: (seed % 3) as 0 | 1 | 2 };
  const states: Round[] = [after(startRound(rules, terms), ...randomDeal(rules, terms, random))];
  for (let round = states[0] as Round; !isOver(round); states.push(round)) {
    const turn = turnIn(round) ?? 0;
    round = after(round, randomDecision(round, legalDecisions(round, turn), random));
  }
  return states;
}

const endOf = (states: readonly Round[]): ScoredRound => states.at(-1) as ScoredRound;

test('the pack is dealt in threes, two to the widow, fours and threes', () => {
  const pack = cardsOfPack(32);
  const round = after(
    startRound(DENEXA_RULES, { dealer: 2 }),
    { type: 'shuffled', pack },
    { type: 'cut', seat: 1, at: 3 },
  );
  const cut = [...pack.slice(3), ...pack.slice(0, 3)];
  const { dealt } = zonesOf(round);
  expect(dealt[0]).toEqual([...cut.slice(0, 3), ...cut.slice(11, 15), ...cut.slice(23, 26)]);
  expect(dealt[2]).toEqual([...cut.slice(6, 9), ...cut.slice(19, 23), ...cut.slice(29, 32)]);
  expect('widow' in round && round.widow).toEqual(cut.slice(9, 11));
});

test('hands that are wanted are dealt, and the widow', () => {
  const round = denexaDealt();
  expect(zonesOf(round).dealt.map(sorted)).toEqual(DENEXA_HANDS.map(sorted));
  expect('widow' in round && round.widow).toEqual(DENEXA_WIDOW);
});

describe('the widow', () => {
  test('is offered in turn, and to nobody after it was taken', () => {
    const round = denexaDealt();
    expect(turnIn(round)).toBe(0);
    expect(judge(round, answer(1, 'take'))).toMatchObject({ because: { id: 'A.OUT_OF_TURN' } });
    const taken = denexaTaken();
    expect(judge(taken, answer(2, 'take'))).toMatchObject({ because: { id: 'A.WRONG_PHASE' } });
    expect(zonesOf(taken).held.map((hand) => hand.length)).toEqual([10, 12, 10, 0]);
    expect(legalDecisions(taken, 1)).toHaveLength(66);
  });

  test('costs two cards, any of the twelve, that are different', () => {
    const taken = denexaTaken();
    const because = (text: string) => {
      const verdict = judge(taken, discard(1, text));
      return verdict.legal ? undefined : verdict.because.id;
    };
    expect(because('EO ET')).toBeUndefined();
    expect(because('E9')).toBe('A.DISCARD_TWO');
    expect(because('E9 E8 G7')).toBe('A.DISCARD_TWO');
    expect(because('E9 E9')).toBe('R.NOT_IN_HAND');
    expect(because('E9 EA')).toBe('R.NOT_IN_HAND');
  });

  test('lets forehand lead, whoever has taken it', () => {
    const round = after(denexaTaken(), discard(1, 'E9 G7'));
    expect(isPlaying(round) && [round.declarer, turnIn(round), round.play.contract.row.id]).toEqual([
      1,
      0,
      'widow-game',
    ]);
    const least = denexaLeast();
    expect(isPlaying(least) && [least.declarer, turnIn(least), least.play.contract.row.id]).toEqual([
      undefined,
      0,
      'least',
    ]);
  });
});

describe('what is known', () => {
  const away = after(denexaTaken(), discard(1, 'ET G7'));

  test('the widow lies covered for everybody', () => {
    const round = denexaDealt();
    for (const seat of [0, 1, 2] as const) expect(viewFor(round, seat).widow).toEqual({ state: 'lies' });
    expect(openViewOf(round).widow?.cards).toEqual(expect.arrayContaining([...DENEXA_WIDOW]));
  });

  test('nobody but the taker learns the widow and what is laid away, until the round is over', () => {
    for (const round of [denexaTaken(), away, after(away, { type: 'play', seat: 0, card: 'SK' })])
      for (const seat of [0, 2] as const) {
        expect(Object.keys(viewFor(round, seat).widow ?? {})).toEqual(['state', 'taker']);
        expect(JSON.stringify({ ...viewFor(round, seat), rules: null, options: null })).not.toMatch(/"ET"|"G7"/);
        expect(JSON.stringify({ ...publicViewOf(round), rules: null })).not.toMatch(/"ET"|"G7"/);
      }
    expect(viewFor(away, 1).widow).toMatchObject({
      state: 'laidAway',
      taker: 1,
      cards: ['ET', 'G7'],
      laidAway: ['ET', 'G7'],
    });
    expect(viewFor(away, 1).history.at(-1)).toMatchObject({ cards: ['ET', 'G7'] });
    const over = endOf(played(DENEXA_RULES, 3));
    for (const seat of [0, 1, 2] as const) expect(viewFor(over, seat).widow?.cards).toHaveLength(2);
  });

  test('what others may hold does not depend on what lies apart', () => {
    const other = after(denexaTaken(), discard(1, 'E9 E8'));
    for (const seat of [0, 2] as const) expect(viewFor(other, seat)).toEqual(viewFor(away, seat));
  });
});

describe('scores', () => {
  const tables: readonly Partial<HouseRules>[] = [
    {},
    { 'denexa.discardsCount': false, 'denexa.leastWidow': 'aside' },
    { 'denexa.schwarzBy': 'tricks' },
  ];

  test.each(tables)('belong to one player, and are what players and tutor reckon with: %o', (changes) => {
    const rules = denexaRules(changes);
    const kinds = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const states = played(rules, seed);
      const over = endOf(states);
      const { result, settlement } = over;
      kinds.add(result.kind ?? 'sides');
      expect(settlement.balance.filter((score) => score !== 0)).toHaveLength(1);
      const last = states.findLast(
        (each): each is PlayingRound => isPlaying(each) && each.play.hands.every((hand) => hand.length <= 1),
      );
      if (!last) throw new Error('no last trick');
      for (const seat of [0, 1, 2] as const) {
        const lead = leadWith(settlement.balance, 3, seat);
        const found =
          last.declarer === undefined
            ? ofRamsch(ramschOutcome(ramschOf(last), seat))
            : outcomeIn(openGame(gameOf(last), worldIn(last)), seat);
        expect(found.cents).toBeCloseTo(lead, 10);
        expect(found.won === 1).toBe(outcomeFor(result, seat) === 'won');
      }
    }
    expect([...kinds].sort()).toEqual(['least', 'sides']);
  });

  test('the cards laid away count for the declarer, or for nobody', () => {
    const points = (changes: Partial<HouseRules>) => {
      let round: Round = after(denexaTaken(denexaRules(changes)), discard(1, 'ET HA'));
      while (!isOver(round)) {
        const [first] = legalDecisions(round, turnIn(round) ?? 0);
        if (first) round = after(round, first);
      }
      return endOf([round]).result.points;
    };
    const [counted, aside] = [points({}), points({ 'denexa.discardsCount': false })];
    expect(counted[1] - aside[1]).toBe(sumPoints(['ET', 'HA']));
    expect(counted.reduce((sum, each) => sum + each, 0)).toBe(120);
  });

  test('add up on the sheet to a total that is not zero', () => {
    let session: Session = { seed: 'denexa', rules: DENEXA_RULES, firstDealer: 0, sheet: [] };
    const balances = [3, 4, 5].map((seed) => {
      const over = endOf(played(DENEXA_RULES, seed));
      session = withRound(session, over);
      return over.settlement.balance;
    });
    const totals = totalsOf(session.sheet);
    for (const seat of SEATS) expect(totals[seat]).toBe(balances.reduce((sum, balance) => sum + balance[seat], 0));
    expect(totals.reduce((sum, each) => sum + each, 0)).not.toBe(0);
  });
});

describe('players', () => {
  test.each(['anfaenger', 'stammtisch', 'meister'] as const)(
    '%s decides by what is allowed, with reasons that are true',
    (id) => {
      let round: Round = denexaDealt();
      const asked = new Set<string>();
      for (let count = 0; !isOver(round) && count < 12; count++) {
        const seat = turnIn(round) ?? 0;
        const view = viewFor(round, seat);
        const { decision, because } = PLAYERS[id].decide(view, { random: randomOf('denexa', id, count) });
        expect(judge(round, decision)).toEqual({ legal: true });
        expect(because.length).toBeGreaterThan(0);
        for (const { id: fact, params } of because)
          if (fact.startsWith('widow.')) expect(CLAIMS[fact](params as never, { view, decision } as never)).toBe(true);
        asked.add(decision.type);
        round = after(round, decision);
      }
      expect([...asked]).toEqual(expect.arrayContaining(['widow', 'discard', 'play']));
      expect(optionsOf(round, 3)).toEqual([]);
    },
  );
});

test('commentary names no chance of a declaring side where everyone plays for himself', () => {
  const over = Array.from({ length: 40 }, (_, seed) => endOf(played(DENEXA_RULES, seed)));
  const think = { random: randomOf('outlook'), effort: 'quick' } as const;
  const told = over.map((round) => [round.result.kind, outlookOf(round, think) === undefined] as const);
  expect(told).toContainEqual(['least', true]);
  expect(told.filter(([kind, none]) => none !== (kind === 'least'))).toEqual([]);
});

test('the declarer reckons with what he has laid away, wherever the rest is taken to lie', () => {
  const round = after(denexaTaken(), discard(1, 'GO EO'));
  const know = knowledgeOf(viewFor(round, 1));
  const imagined = worldsOf(consistentDeals(know)).draw(randomOf('laid away'));
  expect(openGame(gameIn(know), imagined).made).toBe(sumPoints(['GO', 'EO']));
  const other = knowledgeOf(viewFor(round, 2));
  expect(gameIn(other).laidAway).toBeUndefined();
});
