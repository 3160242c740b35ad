// Bauernstoss and Alter Schoofkopp (SPEC 7.1, 7.2): Solos, the exchange of cards, who sits out, duties, the chalk and the end of a game.
import { describe, expect, test } from 'vitest';
import { randomOf } from '../../src/engine/base/random.ts';
import { placeOf, type Seat, seatAt, SEATS } from '../../src/engine/base/seats.ts';
import { valuedExchange } from '../../src/engine/bots/numbers/exchange-player.ts';
import { valuedNumbers } from '../../src/engine/bots/numbers/valued.ts';
import { PLAYERS } from '../../src/engine/bots/players.ts';
import { consistentDeals, isConsistentDeal } from '../../src/engine/inference/deal-cases.ts';
import { knowledgeOf } from '../../src/engine/inference/knowledge.ts';
import { worldsOf } from '../../src/engine/inference/worlds.ts';
import { nextTerms, type Session, withRound } from '../../src/engine/round/session.ts';
import { judge, legalDecisions, replay, turnIn } from '../../src/engine/round/step.ts';
import { openViewOf, publicViewOf, viewFor } from '../../src/engine/round/view.ts';
import { isOver, recordOf, type Round, type ScoredRound } from '../../src/engine/table/round.ts';
import { RoundRecordSchema } from '../../src/shared/border/schemas.ts';
import { adviseAt } from '../../src/engine/tutor/advice/advise.ts';
import {
  FOUR_UNTERS,
  give,
  handBack,
  SCHOOFKOPP_RULES,
  solo,
  STOSS_RULES,
  stossDealt,
  stossGiven,
  stossGiving,
  stossLordLed,
  stossSolo,
} from '../../lab/support/rounds/bauernstoss.ts';
import { number } from '../../lab/support/rounds/deutscher.ts';
import { after, announce, call, play } from '../../lab/support/rounds/rounds.ts';

const because = (round: Round, entry: Parameters<typeof judge>[1]): string | undefined => {
  const verdict = judge(round, entry);
  return verdict.legal ? undefined : verdict.because.id;
};

/** Plays on at random. */
function playedOn(round: Round, seed = 1): ScoredRound {
  const random = randomOf('stoss', seed);
  let now = round;
  while (!isOver(now)) {
    const legal = legalDecisions(now, turnIn(now) ?? 0);
    now = after(now, legal[random.below(legal.length)] as (typeof legal)[number]);
  }
  return now as ScoredRound;
}

describe('turns without whoever sits out', () => {
  test.each(SEATS.flatMap((leader) => SEATS.filter((idle) => idle !== leader).map((idle) => [leader, idle] as const)))(
    '%i leads, %i sits out',
    (leader, idle) => {
      const seats = [0, 1, 2].map((place) => seatAt({ leader, idle }, place, 4));
      expect(new Set([...seats, idle]).size).toBe(4);
      expect(seats.map((seat) => placeOf({ leader, idle }, seat, 4))).toEqual([0, 1, 2]);
      expect(placeOf({ leader, idle }, idle, 4)).toBeUndefined();
    },
  );
});

describe('Solos', () => {
  test('end the bidding; the small one with an exchange, the big one at once', () => {
    expect([stossGiving().phase, turnIn(stossGiving())]).toEqual(['giving', 0]);
    expect([stossGiven().phase, turnIn(stossGiven())]).toEqual(['handingBack', 2]);
    const big = after(stossDealt(), solo(0, 'big', 'E'));
    expect([big.phase, turnIn(big)]).toEqual(['playing', 0]);
  });

  test('the partner gives back one of eight own cards, and never the one received', () => {
    for (const given of ['H8', 'HU'] as const) {
      const cards = legalDecisions(stossGiven(given), 2).flatMap((each) => (each.type === 'return' ? [each.card] : []));
      expect([cards.length, cards.includes(given)]).toEqual([8, false]);
    }
    expect(because(stossGiven(), handBack(2, 'H8'))).toBe('A.RETURN_RECEIVED');
    expect(because(stossGiving(), give(0, 'SA'))).toBe('R.NOT_IN_HAND');
  });

  test('a card given face down is known to its giver alone, an Unter to everybody', () => {
    const told = (round: Round, seat: Seat) =>
      viewFor(round, seat).history.flatMap((each) => (each.type === 'give' ? [each.card] : []));
    expect(SEATS.map((seat) => told(stossSolo(), seat))).toEqual([['H8'], [undefined], [undefined], [undefined]]);
    expect(SEATS.map((seat) => told(stossSolo('HU'), seat))).toEqual([['HU'], ['HU'], ['HU'], ['HU']]);
    expect(viewFor(stossSolo(), 2).hand).not.toContain('H8');
    expect(viewFor(stossSolo(), 2).dealtHand).not.toContain('H8');
    expect(viewFor(stossSolo('HU'), 2).hand).toContain('HU');
    expect(openViewOf(stossSolo()).gift).toEqual({ from: 0, to: 2, given: 'H8', returned: 'E9' });
  });

  test('the card given back is known to both partners', () => {
    const told = SEATS.map((seat) => viewFor(stossSolo(), seat).gift);
    expect(told.map((gift) => gift?.returned)).toEqual(['E9', undefined, 'E9', undefined]);
    expect(viewFor(stossSolo(), 0).hand).toContain('E9');
  });

  test('other cards face down leave every other view as it is', () => {
    const other = after(stossGiving(), give(0, 'GA'), handBack(2, 'S8'));
    for (const seat of [1, 3] as const) expect(viewFor(other, seat)).toEqual(viewFor(stossSolo(), seat));
  });

  test('three play, and it ends with the first trick that the soloist does not take', () => {
    const lost = after(stossSolo(), play(0, 'GA'), play(1, 'G8'), play(3, 'G7'), play(0, 'EU'), play(1, 'E8'));
    expect(turnIn(lost)).toBe(3);
    expect(publicViewOf(lost).trick).toMatchObject({ leader: 0, idle: 2 });
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { result, play: played, settlement } = playedOn(after(stossDealt(), solo(0, 'big', 'S')), seed);
      if (result.kind !== 'sides') throw new Error('no sides');
      expect(played.done.every(({ cards }) => cards.length === 3)).toBe(true);
      expect(played.done.slice(0, -1).every(({ winner }) => winner === 0)).toBe(true);
      const won = played.done.length === 8 && played.done.at(-1)?.winner === 0;
      expect(settlement.balance).toEqual(won ? [12, 0, 12, 0] : [0, 12, 0, 12]);
    }
  });

  test('with all four only the big one may be played, and in the first deal none', () => {
    const said = (chalk: 'first' | 0) =>
      new Set(
        legalDecisions(stossDealt({ chalk, hands: FOUR_UNTERS }), 0).map((each) =>
          each.type === 'announce' ? each.announcement.contract : each.type,
        ),
      );
    expect([said(0), said('first')]).toEqual([new Set(['call', 'big-solo']), new Set(['call'])]);
    expect(because(stossDealt({ game: 'schoofkopp' }), solo(0, 'small', 'E'))).toBe('A.NOT_PLAYED');
  });
});

describe('duties', () => {
  test('an Unter in the trick is beaten by a higher one, if there is one', () => {
    const cards = legalDecisions(stossLordLed(), 0).flatMap((each) => (each.type === 'play' ? [each.card] : []));
    expect(cards).toEqual(['EU', 'GU', 'HU']);
    expect(because(stossLordLed(), play(0, 'EA'))).toBe('R.JACK_OVERTAKE');
  });

  test('who plays below an Unter has no higher one, as everybody knows', () => {
    const round = after(stossDealt(), number(0, 6, 'E'), call(1, 'weiter'), call(2, 'weiter'), call(3, 'weiter'));
    const led = after(round, play(0, 'HU'), play(1, 'E8'), play(2, 'E9'));
    expect(knowledgeOf(viewFor(led, 3)).holders.get('GU')).toEqual([0]);
  });
});

describe('the chalk', () => {
  const made = (chalk: 'first' | 0 | 1, game: 'bauernstoss' | 'schoofkopp' = 'bauernstoss') =>
    after(stossDealt({ chalk, game }), number(0, 6, 'E'), call(1, 'weiter'), call(2, 'weiter'), call(3, 'weiter'));
  const contractIn = (round: Round) => publicViewOf(round).contract?.announcement.contract;

  test('says what is played', () => {
    expect([made('first'), made(0), made(1)].map(contractIn)).toEqual([
      'bauernstoss-first',
      'bauernstoss-chalk',
      'bauernstoss',
    ]);
    expect(contractIn(made('first', 'schoofkopp'))).toBe('schoofkopp-first');
  });

  test('of a first deal is known to the holder of the highest Unter, and to all once it has fallen', () => {
    const needed = (round: Round, seat: Seat) => {
      const { goal } = knowledgeOf(viewFor(round, seat)).contract.row;
      return goal.kind === 'points' ? [goal.atLeast, goal.fewerWith !== undefined] : [];
    };
    expect(SEATS.map((seat) => needed(made('first'), seat))).toEqual([
      [42, false],
      [79, true],
      [79, true],
      [79, true],
    ]);
    expect(needed(after(made('first'), play(0, 'EU')), 1)).toEqual([42, false]);
  });

  test('goes to whoever wins, a game is won with twenty marks, and a deal thrown in leaves all as it was', () => {
    const won = playedOn(after(stossDealt(), solo(0, 'big', 'S')), 1);
    let session: Session = { seed: 's', rules: STOSS_RULES, firstDealer: 3, sheet: [] };
    expect(nextTerms(session).chalk).toBe('first');
    const passed = after(
      stossDealt({ chalk: 'first', hands: FOUR_UNTERS }),
      ...SEATS.map((seat) => call(seat, 'weiter')),
    );
    expect(passed.phase).toBe('thrownIn');
    session = withRound(session, passed);
    expect(nextTerms(session).chalk).toBe('first');
    session = withRound(session, won);
    expect(nextTerms(session).chalk).toBe(1);
    session = withRound(session, passed);
    expect(nextTerms(session).chalk).toBe(1);
    // Twelve marks and twelve more: the next deal is the first of another game.
    expect(nextTerms(withRound(session, won)).chalk).toBe('first');
    expect(nextTerms(withRound(withRound(session, won), won)).chalk).toBe(1);
  });

  test('a Solo of Alter Schoofkopp decides the whole game', () => {
    const round = playedOn(
      after(stossDealt({ game: 'schoofkopp' }), announce(0, { contract: 'schoofkopp-solo', trump: 'S' })),
    );
    const session: Session = { seed: 's', rules: SCHOOFKOPP_RULES, firstDealer: 3, sheet: [] };
    expect(round.settlement.balance).toContain(15);
    expect(nextTerms(withRound(session, round)).chalk).toBe('first');
  });
});

test('a round is the same when it has been written and read', () => {
  for (const round of [stossGiven(), stossSolo(), stossDealt({ chalk: 'first' })]) {
    const read = RoundRecordSchema.parse(JSON.parse(JSON.stringify(recordOf(round))));
    expect(replay(read)).toMatchObject({ ok: true, round });
  }
});

describe('what can be known in a Solo', () => {
  test('every imagined deal has the highest Unter with the soloist and a whole hand with the partner', () => {
    for (const [card, holders] of [
      ['H8', [0]],
      ['HU', [0]],
    ] as const) {
      const view = viewFor(after(stossSolo(card), play(0, 'GA')), 1);
      const know = knowledgeOf(view);
      expect(know.holders.get('EU')).toEqual(holders);
      expect(know.holders.get('HU')).toEqual(card === 'HU' ? [2] : [0, 2, 3]);
      expect(know.behind).toEqual([3]);
      const deals = consistentDeals(know);
      expect(isConsistentDeal(deals)(worldsOf(deals).draw(randomOf('deal')))).toBe(true);
      expect(worldsOf(deals).draw(randomOf('deal'))[2]).toHaveLength(8);
    }
  });
});

describe('players', () => {
  test('announce a Solo when it pays, and give what is of least use', () => {
    const [best] = valuedNumbers(viewFor(stossDealt(), 0), 8, randomOf('solo'));
    expect(best?.decision.type).toBe('announce');
    const [given] = valuedExchange(viewFor(stossGiving(), 0), 6, randomOf('give'));
    expect(given?.decision).toEqual(give(0, 'H8'));
    const [returned] = valuedExchange(viewFor(stossGiven(), 2), 4, randomOf('back'));
    expect(returned?.decision).toMatchObject({ type: 'return', seat: 2 });
  });

  test('do not announce one with a poor hand', () => {
    const view = viewFor(after(stossDealt({ hands: [...WEAK] }), ...[]), 0);
    const [best] = valuedNumbers(view, 6, randomOf('weak'));
    expect(best?.decision.type).toBe('number');
  });

  test('get advice on every decision', () => {
    for (const round of [stossDealt(), stossGiving(), stossGiven(), stossSolo()]) {
      const seat = turnIn(round) ?? 0;
      const advice = adviseAt(viewFor(round, seat), { random: randomOf('advice'), effort: 'quick' });
      expect(advice?.ranked.length).toBeGreaterThan(1);
    }
  });

  test.each([0, 1, 2])('play Solos to their end (%i)', (seed) => {
    let now: Round = stossSolo();
    while (!isOver(now)) {
      const view = viewFor(now, turnIn(now) ?? 0);
      now = after(now, PLAYERS.verein.decide(view, { random: randomOf('play', seed) }).decision);
    }
    expect(now.phase).toBe('scored');
  });
});

/** The highest Unter and nothing else of worth. */
const WEAK = [
  ['EU', 'E9', 'E8', 'G9', 'G8', 'H9', 'H8', 'S9'],
  ['GU', 'EO', 'E7', 'GO', 'G7', 'HK', 'SA', 'ST'],
  ['HU', 'EA', 'GA', 'GT', 'HA', 'HT', 'SK', 'S8'],
  ['SU', 'ET', 'EK', 'GK', 'HO', 'H7', 'SO', 'S7'],
] as const;
