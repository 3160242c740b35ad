// Three players with 24 cards: the deal, whose turn it is, what is played, and what it costs (SPEC 3.17).
import { describe, expect, test } from 'vitest';
import { houseMixes } from '../../lab/prove/selftest/house-mixes.ts';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import { packetChoices } from '../../src/engine/doubling/knocking.ts';
import { conflictsIn } from '../../src/engine/options/conflicts.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { PRESET_IDS, presetRules } from '../../src/engine/options/presets.ts';
import { threeHandRules } from '../../src/engine/games/three-hand.ts';
import { cutterOf, forehandOf, startRound } from '../../src/engine/table/round.ts';
import { seatAfter, seatsFrom } from '../../src/engine/base/seats.ts';
import { nextShuffle, nextTerms, type Session, withRound } from '../../src/engine/round/session.ts';
import { totalsOf } from '../../src/engine/table/sheet.ts';
import { legalDecisions, turnIn } from '../../src/engine/round/step.ts';
import { gameRulesOf, handSizeAt, houseOf, playersAt, seatsAt } from '../../src/engine/table/table-rules.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import { after } from '../../lab/support/rounds/rounds.ts';

const RULES = gameRulesOf('three-hand', PURE_2007);
const SESSION: Session = { seed: 'three', rules: RULES, firstDealer: 1, sheet: [] };

/** The deal of a session when all cards are dealt. */
const dealt = (session: Session) => {
  const round = after(startRound(session.rules, nextTerms(session)), nextShuffle(session));
  return after(round, { type: 'cut', seat: cutterOf(round), at: 5 });
};

describe('the table of three', () => {
  test('has three seats, eight cards each in two packets of four, and no contract with a partner', () => {
    expect([playersAt(RULES), seatsAt(RULES), handSizeAt(RULES), RULES.packets]).toEqual([3, [0, 1, 2], 8, [4, 4]]);
    expect(RULES.contracts.map(({ id }) => id)).toEqual(['wenz', 'solo', 'wenz-tout', 'solo-tout', 'sie']);
    expect(packetChoices(RULES)).toEqual([[4, 4], [8], [2, 2, 2, 2], [1, 1, 1, 1, 1, 1, 1, 1]]);
  });

  test('goes round without the empty chair', () => {
    expect([seatAfter(2, 1, 3), seatAfter(0, -1, 3), seatsFrom(2, 3)]).toEqual([0, 2, [2, 0, 1]]);
    const round = dealt(SESSION);
    expect([round.terms.dealer, forehandOf(round), cutterOf(round), turnIn(round)]).toEqual([1, 2, 0, 2]);
    const hands = 'dealt' in round ? round.dealt : [];
    expect(hands.map(({ length }) => length)).toEqual([8, 8, 8, 0]);
    expect(new Set(hands.flat())).toEqual(new Set(cardsOfPack(24)));
    expect(viewFor(round, 0).handSizes).toEqual([8, 8, 8, 0]);
    expect(legalDecisions(round, 3)).toEqual([]);
  });

  test('deals anew when all three have passed, and the deal goes on to the next of the three', () => {
    let session = SESSION;
    for (const dealer of [1, 2, 0, 1] as const) {
      let round = dealt(session);
      expect(round.terms.dealer).toBe(dealer);
      for (const seat of seatsFrom(forehandOf(round), 3)) round = after(round, { type: 'call', seat, call: 'weiter' });
      expect(round).toMatchObject({ phase: 'thrownIn', why: 'allPass' });
      session = withRound(session, round);
    }
    expect(totalsOf(session.sheet)).toEqual([0, 0, 0, 0]);
  });

  test('a declarer gets from two what each of them pays', () => {
    let round = dealt(SESSION);
    const seats = seatsFrom(forehandOf(round), 3);
    const able = seats.find((seat) => {
      const calling = seats
        .slice(0, seats.indexOf(seat))
        .reduce((now, each) => after(now, { type: 'call', seat: each, call: 'weiter' }), round);
      return legalDecisions(calling, seat).some((each) => each.type === 'call' && each.call === 'spiele');
    });
    if (able === undefined) throw new Error('nobody may play');
    for (const seat of seats) {
      const at = seats.indexOf(seat) - seats.indexOf(able);
      round = after(round, { type: 'call', seat, call: at < 0 ? 'weiter' : at === 0 ? 'spiele' : 'gut' });
    }
    round = after(round, { type: 'announce', seat: able, announcement: { contract: 'wenz' } });
    while (round.phase === 'playing') {
      const seat = turnIn(round) ?? 0;
      const card = legalDecisions(round, seat).find(({ type }) => type === 'play');
      if (!card) throw new Error('no card may be played');
      round = after(round, card);
      if ('play' in round) for (const { cards } of round.play.done) expect(cards).toHaveLength(3);
    }
    if (round.phase !== 'scored') throw new Error(round.phase);
    const { each, balance } = round.settlement;
    const sign = Math.sign(balance[able]);
    expect(balance).toEqual(
      [0, 1, 2, 3].map((seat) => (seat === 3 ? 0 : seat === able ? 2 * sign * each : -sign * each)),
    );
  });
});

describe('house rules of three', () => {
  test.each([...PRESET_IDS.map((id) => [id, presetRules(id)] as const)])(
    '%s: nothing of them takes a fourth player',
    (_, house) => {
      const rules = gameRulesOf('three-hand', house);
      expect(conflictsIn(houseOf(rules))).toEqual([]);
      expect(rules.contracts.length).toBeGreaterThan(0);
      for (const { parties } of [...rules.contracts, ...(rules.imposed ?? [])]) expect(parties.kind).toBe('alone');
      expect(rules.allPass).toBe('throwIn');
    },
  );

  test('no mix of house rules contradicts itself when three play by it', () => {
    for (const mix of houseMixes('three').mixes) expect(conflictsIn(threeHandRules(mix))).toEqual([]);
  });

  test('a table that plays nothing alone but a Sie plays the usual contracts, in the order of the others', () => {
    const house = {
      ...PURE_2007,
      'contracts.enabled': ['rufer', 'sie'] as const,
      'tout.contracts': [],
      'contracts.ranking': [['rufer'], ['sie']] as const,
    };
    expect(threeHandRules(house)['contracts.ranking']).toEqual([['wenz'], ['solo'], ['sie']]);
    const turned = {
      ...PURE_2007,
      'tout.contracts': [],
      'contracts.ranking': [['rufer'], ['solo'], ['wenz'], ['sie']] as const,
    };
    expect(threeHandRules(turned)['contracts.ranking']).toEqual([['solo'], ['wenz'], ['sie']]);
  });
});
