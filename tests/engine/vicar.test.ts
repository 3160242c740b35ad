// Vicar's Schafkopf: the deal, the calling, Stoss and Retour, piles, and the bill in points (SPEC 3.19).
import { describe, expect, test } from 'vitest';
import { cardsOfPack, POINTS_OF_PACK, sumPoints } from '../../src/engine/base/cards.ts';
import { sidesOf } from '../../src/engine/scoring/by-kind.ts';
import type { Announcement } from '../../src/engine/base/contract.ts';
import type { Reason } from '../../src/engine/base/reasons.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import type { Seat } from '../../src/engine/base/seats.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { nextTerms, type Session, withRound } from '../../src/engine/round/session.ts';
import { totalsOf } from '../../src/engine/table/sheet.ts';
import { judge, legalDecisions, turnIn } from '../../src/engine/round/step.ts';
import { openViewOf, viewFor } from '../../src/engine/round/view.ts';
import type { Decision } from '../../src/engine/table/log.ts';
import { forehandOf, type Round, type ScoredRound } from '../../src/engine/table/round.ts';
import { gameAt, gameRulesOf, handSizeAt, playersAt, seatsAt } from '../../src/engine/table/table-rules.ts';
import { after, announce, call, cards, play } from '../../lab/support/rounds/rounds.ts';
import { VICAR_RULES, vicarDealt, vicarPack } from '../../lab/support/rounds/vicar.ts';

const GEIER: Announcement = { contract: 'geier' };
const WENZ: Announcement = { contract: 'wenz' };
const solo = (trump: 'E' | 'G' | 'H' | 'S'): Announcement => ({ contract: 'solo', trump });

/** Seat 1 deals: seat 0 speaks first. No card of Bells but Ober and Unter in the first hand; all Acorns in the other. */
const HANDS = { first: cards('EO SO SU HA HT GA GT GK'), dealer: cards('EA ET EK E9 EU GO HO HU') } as const;
const DEALT = vicarDealt(vicarPack(HANDS));

/** The round when these have been said in turn, beginning with seat 0. */
const called = (...said: readonly (Announcement | 'weiter')[]): Round =>
  after(
    DEALT,
    ...said.map((each, at): Decision => {
      const seat = at % 2 === 0 ? 0 : 1;
      return each === 'weiter' ? call(seat, each) : announce(seat, each);
    }),
  );

const refusal = (round: Round, decision: Decision): Reason | undefined => {
  const verdict = judge(round, decision);
  return verdict.legal ? undefined : verdict.because;
};

/** Played to the end with the first card that may be played each time. */
function playedOut(round: Round): ScoredRound {
  let now = round;
  while (now.phase === 'playing') {
    const card = legalDecisions(now, turnIn(now) ?? 0).find(({ type }) => type === 'play');
    if (!card) throw new Error('no card may be played');
    now = after(now, card);
  }
  if (now.phase !== 'scored') throw new Error(now.phase);
  return now;
}

describe('the deal', () => {
  test('is four and four to each hand, beginning with the player who has not dealt, then four to each pile', () => {
    const pack = shuffled(cardsOfPack(24), randomOf('vicar'));
    for (const dealer of [0, 1] as const) {
      const round = vicarDealt(pack, dealer);
      if (!('piles' in round)) throw new Error(round.phase);
      const first = dealer === 0 ? 1 : 0;
      expect([round.phase, forehandOf(round), turnIn(round)]).toEqual(['calling', first, first]);
      expect(round.dealt[first]).toEqual([...pack.slice(0, 4), ...pack.slice(8, 12)]);
      expect(round.dealt[dealer]).toEqual([...pack.slice(4, 8), ...pack.slice(12, 16)]);
      expect(round.piles?.[first]).toEqual(pack.slice(16, 20));
      expect(round.piles?.[dealer]).toEqual(pack.slice(20));
      expect([round.dealt[2], round.dealt[3], round.piles?.[2], round.piles?.[3]]).toEqual([[], [], [], []]);
    }
  });

  test('has two seats, eight cards each and nothing that needs a third player, whatever is agreed on', () => {
    const odd = { ...PURE_2007, 'deck.size': 32, 'passout.rule': 'ramsch', 'score.cap': 1 } as const;
    for (const rules of [VICAR_RULES, gameRulesOf('vicar', odd)]) {
      expect([playersAt(rules), seatsAt(rules), handSizeAt(rules), rules.packets]).toEqual([2, [0, 1], 8, [4, 4]]);
      expect(rules.contracts.map(({ id }) => id)).toEqual(['geier', 'wenz', 'solo']);
      expect([rules.pack, rules.imposed, gameAt(rules).unit]).toEqual([24, [], 'points']);
    }
    expect(gameRulesOf('vicar', odd)).toEqual(VICAR_RULES);
  });
});

describe('the calling', () => {
  test('begins with the player who has not dealt, who must announce', () => {
    expect(refusal(DEALT, call(0, 'weiter'))).toEqual({ id: 'A.MUST_ANNOUNCE', params: {} });
    expect(refusal(DEALT, announce(1, solo('E')))).toEqual({ id: 'A.OUT_OF_TURN', params: { turn: 0 } });
    expect(legalDecisions(DEALT, 0)).toEqual([
      announce(0, GEIER),
      announce(0, WENZ),
      announce(0, solo('G')),
      announce(0, solo('H')),
    ]);
    expect(legalDecisions(DEALT, 1)).toEqual([]);
  });

  test('goes on in turn, each higher than the one before, until somebody passes', () => {
    const overcalled = called(GEIER, WENZ);
    expect(turnIn(overcalled)).toBe(0);
    expect(viewFor(overcalled, 0).called).toEqual({ seat: 1, announcement: WENZ });
    for (const low of [GEIER, WENZ])
      expect(refusal(overcalled, announce(0, low))).toEqual({ id: 'A.NOT_HIGHER', params: { shown: 'wenz' } });
    expect(legalDecisions(overcalled, 0)).toEqual([announce(0, solo('G')), announce(0, solo('H')), call(0, 'weiter')]);
    const over = called(GEIER, WENZ, 'weiter');
    expect(over).toMatchObject({ phase: 'playing', declarer: 1, play: { contract: { row: { id: 'wenz' } } } });
    expect(turnIn(over)).toBe(1);
  });

  test('ends at once with a Solo, over which there is nothing, not even a Solo of another suit', () => {
    const round = called(WENZ, solo('E'));
    expect(round).toMatchObject({ phase: 'playing', declarer: 1, play: { contract: { trump: 'E' } } });
    expect(turnIn(round)).toBe(1);
    expect(refusal(round, announce(0, solo('H')))).toEqual({ id: 'A.WRONG_PHASE', params: {} });
  });

  test('a Solo needs a card of its suit in the hand; the pile does not help', () => {
    const needed = { id: 'A.SOLO_NEEDS_SUIT_CARD', params: { suit: 'S' } };
    expect(refusal(DEALT, announce(0, solo('S')))).toMatchObject({ id: needed.id });
    const piles = 'piles' in DEALT ? DEALT.piles : undefined;
    expect(piles?.flat().filter((card) => card.startsWith('S') && !'OU'.includes(card[1] ?? ''))).not.toEqual([]);
    const free = gameRulesOf('vicar', { ...PURE_2007, 'solo.requireTrumpSuitCard': false });
    expect(judge({ ...DEALT, rules: free }, announce(0, solo('S')))).toEqual({ legal: true });
  });

  test('knows nothing else', () => {
    expect(refusal(DEALT, announce(0, { contract: 'wenz-tout' }))).toEqual({ id: 'A.NOT_PLAYED', params: {} });
    expect(refusal(DEALT, announce(0, { contract: 'rufer', called: 'SA' }))).toEqual({
      id: 'A.NOT_PLAYED',
      params: {},
    });
    expect(refusal(DEALT, announce(0, { contract: 'solo' }))).toEqual({ id: 'A.BAD_CALL', params: {} });
    expect(refusal(DEALT, announce(0, { contract: 'wenz', trump: 'E' }))).toEqual({ id: 'A.BAD_CALL', params: {} });
    expect(refusal(called(GEIER), call(1, 'spiele'))).toEqual({ id: 'A.NOT_PLAYED', params: {} });
    expect(refusal(DEALT, play(0, 'EO'))).toEqual({ id: 'A.WRONG_PHASE', params: {} });
  });
});

describe('Stoss and Retour', () => {
  const STOSS = { type: 'stoss', seat: 1 } as const;
  const RETOUR = { type: 'retour', seat: 0 } as const;
  const start = called(solo('H'));

  test('double until the second card, the other player first, and the declarer after him', () => {
    const led = after(start, play(0, 'HT'));
    for (const round of [start, led]) {
      expect(refusal(round, { type: 'stoss', seat: 0 })?.id).toBe('A.STOSS_NOT_DEFENDER');
      expect(refusal(round, { type: 'retour', seat: 1 })?.id).toBe('A.RETOUR_NOT_DECLARER');
      expect(refusal(round, RETOUR)?.id).toBe('A.RETOUR_NO_STOSS');
      const doubled = after(round, STOSS);
      expect(refusal(doubled, STOSS)?.id).toBe('A.STOSS_GIVEN');
      const answered = after(doubled, RETOUR);
      expect(refusal(answered, RETOUR)?.id).toBe('A.RETOUR_GIVEN');
      expect(refusal(answered, STOSS)?.id).toBe('A.STOSS_NO_MORE');
    }
    const late = after(led, play(1, 'HO'));
    expect(refusal(late, STOSS)?.id).toBe('A.STOSS_TOO_LATE');
    expect(refusal(after(led, STOSS, play(1, 'HO')), RETOUR)?.id).toBe('A.STOSS_TOO_LATE');
  });

  test('each doubles the bill, and there are none where the table does not double', () => {
    const plain = playedOut(start).settlement.balance[0];
    expect(playedOut(after(start, STOSS)).settlement.balance[0]).toBe(2 * plain);
    expect(playedOut(after(start, STOSS, RETOUR)).settlement.balance[0]).toBe(4 * plain);
    const quiet = gameRulesOf('vicar', { ...PURE_2007, 'stoss.enabled': false });
    const round = after({ ...DEALT, rules: quiet }, announce(0, solo('H')));
    expect(refusal(round, STOSS)?.id).toBe('A.STOSS_NEVER');
  });
});

describe('piles and bill', () => {
  test('every pile counts for its owner, and points go from the loser to the winner', () => {
    const round = playedOut(called(GEIER, WENZ, 'weiter'));
    const { settlement, piles } = round;
    const result = sidesOf(round.result);
    if (!result || !piles) throw new Error('no sides');
    const inTricks = ([0, 1] as const).map((seat) =>
      sumPoints(round.play.done.filter(({ winner }) => winner === seat).flatMap((trick) => trick.cards)),
    );
    expect(result.piles).toEqual([sumPoints(piles[0]), sumPoints(piles[1]), 0, 0]);
    expect(result.points).toEqual([
      (inTricks[0] ?? 0) + sumPoints(piles[0]),
      (inTricks[1] ?? 0) + sumPoints(piles[1]),
      0,
      0,
    ]);
    expect(result.points[0] + result.points[1]).toBe(POINTS_OF_PACK);
    const won = result.winner === 'declarer' ? 1 : -1;
    expect(settlement.balance).toEqual([-won * settlement.each, won * settlement.each, 0, 0]);
    expect([1, 2, 3]).toContain(settlement.unit);
  });

  test('a game, a Schneider and a Schwarz count what the two have agreed on', () => {
    const rules = gameRulesOf('vicar', { ...PURE_2007, 'vicar.units': [2, 3, 6] });
    const each = [1, 2, 3].map((unit) => ({ 1: 2, 2: 3, 3: 6 })[unit]);
    for (const announced of [solo('G'), solo('H')]) {
      const usual = playedOut(after(DEALT, announce(0, announced))).settlement.unit;
      const { unit } = playedOut(after({ ...DEALT, rules }, announce(0, announced))).settlement;
      expect(unit).toBe(each[usual - 1]);
    }
  });

  test('Schwarz goes by the eight tricks, also with points in the other pile', () => {
    const eight = vicarPack({
      first: cards('EO GO HO SO EU GU HU EA'),
      dealer: cards('SU ET EK E9 HA HT GA GT'),
      piles: cards('S9 G9 H9 SK SA ST GK HK'),
    });
    const round = playedOut(after(vicarDealt(eight), announce(0, solo('E'))));
    expect(round.result).toMatchObject({
      winner: 'declarer',
      schwarz: true,
      points: [91, 29, 0, 0],
      tricks: [8, 0, 0, 0],
    });
    expect(round.settlement).toMatchObject({ unit: 3, balance: [3, -3, 0, 0] });
    const none = vicarPack({
      first: cards('ET EK E9 G9 HT HK H9 GK'),
      dealer: cards('EO GO HO SO EU GU HU SU'),
      piles: cards('EA GA HA SA S9 SK ST GT'),
    });
    const lost = playedOut(after(vicarDealt(none), announce(0, solo('H'))));
    expect(lost.result).toMatchObject({ winner: 'defenders', schwarz: true, tricks: [0, 8, 0, 0] });
    expect(lost.result.points[0]).toBe(44);
    expect(lost.settlement.balance).toEqual([-3, 3, 0, 0]);
  });

  test('nobody knows a card of a pile, not even of the own one, until the round is over', () => {
    const other = vicarDealt(vicarPack({ ...HANDS, piles: shuffledRest() }));
    for (const seat of [0, 1] as const) {
      expect(viewFor(other, seat)).toEqual(viewFor(DEALT, seat));
      expect(viewFor(DEALT, seat).piles).toEqual({ sizes: [4, 4, 0, 0] });
    }
    if (!('piles' in DEALT)) throw new Error(DEALT.phase);
    expect(openViewOf(DEALT).pileCards).toEqual(DEALT.piles);
    const over = playedOut(called(WENZ, 'weiter'));
    for (const seat of [0, 1] as const)
      expect(viewFor(over, seat).piles?.cards?.map((pile) => [...pile].sort())).toEqual(
        over.piles?.map((pile) => [...pile].sort()),
      );
  });
});

const shuffledRest = () => {
  const held: readonly string[] = [...HANDS.first, ...HANDS.dealer];
  return [...cardsOfPack(24).filter((card) => !held.includes(card))].reverse();
};

test('the two deal in turn, and the sheet adds up points', () => {
  let session: Session = { seed: 'vicar', rules: VICAR_RULES, firstDealer: 1, sheet: [] };
  const dealers: Seat[] = [];
  for (const suit of ['H', 'E', 'H'] as const) {
    const { dealer } = nextTerms(session);
    dealers.push(dealer);
    const hands = dealer === 1 ? HANDS : { first: HANDS.dealer, dealer: HANDS.first };
    const round = vicarDealt(vicarPack(hands), dealer);
    session = withRound(session, playedOut(after(round, announce(forehandOf(round), solo(suit)))));
  }
  expect(dealers).toEqual([1, 0, 1]);
  const totals = totalsOf(session.sheet);
  expect(totals[0] + totals[1]).toBe(0);
  expect(totals[0]).not.toBe(0);
});
