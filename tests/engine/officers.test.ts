// Officers' Schafkopf: the deal in halves, the choice, the Spritz, cards from the table, what nobody knows, and the bill (SPEC 3.18).
import { describe, expect, test } from 'vitest';
import { type Card, cardsOfPack, POINTS_OF_PACK } from '../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import type { Reason } from '../../src/engine/base/reasons.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { dealsIn, isSessionOver, nextTerms, type Session, withRound } from '../../src/engine/round/session.ts';
import { totalsOf } from '../../src/engine/table/sheet.ts';
import { judge, legalDecisions, replay, turnIn } from '../../src/engine/round/step.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import type { Decision } from '../../src/engine/table/log.ts';
import { forehandOf, type PlayingRound, recordOf, type Round, type ScoredRound } from '../../src/engine/table/round.ts';
import { gameAt, gameRulesOf, handSizeAt, playersAt, seatsAt } from '../../src/engine/table/table-rules.ts';
import { courseOf } from '../../src/engine/tutor/course.ts';
import { officersDealt, officersPack, officersRules } from '../../lab/support/rounds/officers.ts';
import { after, announce, cards, play } from '../../lab/support/rounds/rounds.ts';

const PACK = shuffled(cardsOfPack(32), randomOf('officers'));
const solo = (trump: 'E' | 'G' | 'H' | 'S') => ({ contract: 'solo', trump }) as const;
const spritz = (says: 'double' | 'leave', seat: 0 | 1 = 1): Decision => ({ type: 'spritz', seat, says });

const refusal = (round: Round, decision: Decision): Reason | undefined => {
  const verdict = judge(round, decision);
  return verdict.legal ? undefined : verdict.because;
};

function playing(round: Round): PlayingRound {
  if (round.phase !== 'playing') throw new Error(round.phase);
  return round;
}

/** Played to the end with the first card that may be played each time. */
function playedOut(round: Round): ScoredRound {
  let now = round;
  while (now.phase === 'playing') {
    const card = legalDecisions(now, turnIn(now) ?? 0)[0];
    if (!card) throw new Error('no card may be played');
    now = after(now, card);
  }
  if (now.phase !== 'scored') throw new Error(now.phase);
  return now;
}

const packet = (number: number): readonly Card[] => PACK.slice(4 * number, 4 * number + 4);
const openCards = (round: Round, seat: 0 | 1): readonly (Card | undefined)[] =>
  viewFor(round, seat).table?.piles[seat].map(({ open }) => open) ?? [];

describe('the deal', () => {
  test('lays forehand’s row open, and the dealer’s when the contract is chosen', () => {
    for (const dealer of [0, 1] as const) {
      const other = dealer === 0 ? 1 : 0;
      const round = officersDealt(PACK, {}, dealer);
      expect([round.phase, forehandOf(round), turnIn(round)]).toEqual(['choosing', other, other]);
      expect(openCards(round, other)).toEqual(packet(2));
      expect(viewFor(round, dealer).table?.piles[dealer]).toEqual(Array.from({ length: 4 }, () => ({ covered: true })));
      expect([viewFor(round, other).hand.length, viewFor(round, dealer).hand.length]).toEqual([4, 0]);
      expect(viewFor(round, dealer).handSizes).toEqual(dealer === 0 ? [4, 8, 0, 0] : [8, 4, 0, 0]);
    }
  });

  test('goes on onto the table: eight piles of two for each', () => {
    const { play: state } = playing(after(officersDealt(PACK), announce(0, solo('E'))));
    const piles = (first: number, open: number) =>
      packet(first).map((covered, at) => ({ covered, open: packet(open)[at] }));
    expect(state.table?.[0]).toEqual([...piles(0, 2), ...piles(4, 6)]);
    expect(state.table?.[1]).toEqual([...piles(1, 3), ...piles(5, 7)]);
    expect([...state.hands[0]].sort()).toEqual([...packet(2), ...packet(6)].sort());
  });

  test('or into the hands: four piles and eight cards in hand', () => {
    const { play: state } = playing(
      after(officersDealt(PACK, { 'officers.secondHalf': 'hand' }), announce(0, solo('E'))),
    );
    expect(state.table?.[0]).toHaveLength(4);
    expect([...state.hands[0]].sort()).toEqual([...packet(2), ...packet(4), ...packet(6)].sort());
    expect([...state.hands[1]].sort()).toEqual([...packet(3), ...packet(5), ...packet(7)].sort());
  });

  test('has two seats and nothing that needs a third player, whatever is agreed on', () => {
    const odd = { ...PURE_2007, 'deck.size': 24, 'passout.rule': 'ramsch', 'stoss.enabled': true } as const;
    for (const rules of [officersRules(), gameRulesOf('officers', odd)]) {
      expect([playersAt(rules), seatsAt(rules), handSizeAt(rules)]).toEqual([2, [0, 1], 16]);
      expect([rules.pack, rules.imposed, gameAt(rules).unit]).toEqual([32, [], 'points']);
    }
  });
});

describe('the choice', () => {
  const choices = (options: Parameters<typeof officersDealt>[1]): readonly string[] =>
    legalDecisions(officersDealt(PACK, options), 0).map((each) =>
      each.type === 'announce' ? `${each.announcement.contract} ${each.announcement.trump ?? ''}`.trim() : each.type,
    );

  test('is a Solo or a Wenz, also of a suit of which no card lies open; or a Solo only', () => {
    expect(choices({})).toEqual(['wenz', 'solo E', 'solo G', 'solo H', 'solo S']);
    expect(choices({ 'officers.choice': 'solo' })).toEqual(['solo E', 'solo G', 'solo H', 'solo S']);
    const lords = officersPack({ 2: cards('EO GO HO SO') });
    expect(legalDecisions(officersDealt(lords), 0)).toHaveLength(5);
    const onlySolo = officersDealt(PACK, { 'officers.choice': 'solo' });
    expect(refusal(onlySolo, announce(0, { contract: 'wenz' }))).toEqual({ id: 'A.NOT_PLAYED', params: {} });
    expect(refusal(onlySolo, announce(0, { contract: 'solo' }))).toEqual({ id: 'A.BAD_CALL', params: {} });
    expect(refusal(onlySolo, announce(1, solo('E')))).toMatchObject({ id: 'A.OUT_OF_TURN' });
  });

  test('is none in the simplest form', () => {
    const round = playing(officersDealt(PACK, { 'officers.choice': 'hearts' }));
    expect([round.play.contract.trump, round.declarer, turnIn(round)]).toEqual(['H', 0, 0]);
  });
});

describe('the Spritz', () => {
  const asked = after(officersDealt(PACK, { 'officers.spritz': true }), announce(0, { contract: 'wenz' }));

  test('is for the dealer alone, once, with the first rows open and before anything more is dealt', () => {
    expect([asked.phase, turnIn(asked)]).toEqual(['spritzing', 1]);
    expect(viewFor(asked, 1).table?.piles.map((piles) => piles.length)).toEqual([4, 4, 0, 0]);
    expect(openCards(asked, 1)).toEqual(packet(3));
    expect(refusal(asked, spritz('double', 0))).toMatchObject({ id: 'A.OUT_OF_TURN' });
    expect(refusal(asked, play(0, packet(2)[0] as Card))).toMatchObject({ id: 'A.WRONG_PHASE' });
    const doubled = playing(after(asked, spritz('double')));
    expect(refusal(doubled, spritz('double'))).toMatchObject({ id: 'A.WRONG_PHASE' });
    expect(refusal(doubled, { type: 'stoss', seat: 1 })).toMatchObject({ id: 'A.STOSS_NEVER' });
  });

  test('doubles what is won or lost, and is a line of the bill', () => {
    const [left, doubled] = [spritz('leave'), spritz('double')].map((said) => playedOut(after(asked, said)));
    expect(doubled?.settlement.balance.map((each) => each / 2)).toEqual(left?.settlement.balance);
    expect(doubled?.settlement.lines).toContainEqual({ kind: 'doubled', by: 'spritz', times: 1, factor: 2 });
    expect(left?.settlement.lines.some(({ kind }) => kind === 'doubled')).toBe(false);
  });

  test('is asked for in the simplest form too', () => {
    const round = officersDealt(PACK, { 'officers.choice': 'hearts', 'officers.spritz': true });
    expect([round.phase, turnIn(round)]).toEqual(['spritzing', 1]);
  });
});

/** Hearts are trumps; below the Eichel-Sau of forehand lies the Gras-Sau, and both have piles of all kinds. */
const ON_TABLE = officersPack({
  0: cards('GA G7 G8 G9'),
  1: cards('SA S7 S8 S9'),
  2: cards('EA EO HT E7'),
  3: cards('ET GK EK HK'),
});
const STARTED = after(officersDealt(ON_TABLE), announce(0, solo('H')));

describe('play from the table', () => {
  test('a covered card is refused before following is looked at, the other player’s like any that is not held', () => {
    expect(refusal(STARTED, play(0, 'GA'))).toEqual({ id: 'R.NOT_OPEN', params: { card: 'GA' } });
    expect(refusal(STARTED, play(0, 'SA'))).toEqual({ id: 'R.NOT_IN_HAND', params: { card: 'SA' } });
    expect(refusal(STARTED, play(1, 'SA'))).toMatchObject({ id: 'A.OUT_OF_TURN' });
    const led = after(STARTED, play(0, 'EA'));
    expect(refusal(led, play(1, 'SA'))).toEqual({ id: 'R.NOT_OPEN', params: { card: 'SA' } });
    expect(refusal(led, play(1, 'GK'))).toMatchObject({ id: 'R.FOLLOW_SUIT', params: { suit: 'E' } });
    expect(refusal(STARTED, { type: 'revoke', seat: 0, card: 'GA' } as never)).toMatchObject({ id: 'R.NOT_OPEN' });
  });

  test('the card below is turned up at once, for everybody, and may be played in the next trick', () => {
    const led = after(STARTED, play(0, 'EA'));
    for (const seat of [0, 1] as const) {
      const { table } = viewFor(led, seat);
      expect(table?.piles[0][0]).toEqual({ open: 'GA', covered: false });
      expect(table?.turnedUp).toEqual(['GA']);
      expect(courseOf(viewFor(led, seat)).at(-1)?.note).toEqual({ id: 'L.TURNED_UP', params: { seat: 0, card: 'GA' } });
    }
    expect(turnIn(led)).toBe(1);
    const next = after(led, play(1, 'ET'));
    expect(turnIn(next)).toBe(0);
    expect(legalDecisions(next, 0)).toContainEqual(play(0, 'GA'));
    const played = after(next, play(0, 'GA'));
    expect(viewFor(played, 0).table?.piles[0][0]).toEqual({ covered: false });
    expect(viewFor(played, 1).table?.turnedUp.at(-1)).toBeNull();
  });

  test('nobody must follow with a card that nobody knows', () => {
    const leaves = after(STARTED, play(0, 'EA'), play(1, 'ET'), play(0, 'GA'));
    expect(legalDecisions(leaves, 1).map((each) => (each.type === 'play' ? each.card : each.type))).toContain('GK');
    const bells = after(leaves, play(1, 'GK'));
    expect(bells.phase).toBe('playing');
  });

  test('sixteen tricks are played, whatever has been decided before', () => {
    const { play: state, result } = playedOut(STARTED);
    expect([state.done.length, result.points[0] + result.points[1]]).toEqual([16, POINTS_OF_PACK]);
    expect(state.table?.flat().some(({ open, covered }) => open ?? covered)).toBe(false);
  });
});

describe('what nobody knows', () => {
  test('two covered cards change places, and neither player’s view, options or course does', () => {
    const swap = (pack: readonly Card[], a: number, b: number): readonly Card[] =>
      pack.map((card, at) => (at === a ? (pack[b] as Card) : at === b ? (pack[a] as Card) : card));
    for (const options of [{}, { 'officers.secondHalf': 'hand' }] as const)
      for (const [a, b] of [
        [0, 1],
        [0, 4],
        [5, 7],
      ] as const) {
        const [one, other] = [PACK, swap(PACK, a, b)].map((pack) =>
          after(officersDealt(pack, options), announce(0, solo('S'))),
        );
        for (const seat of [0, 1] as const) expect(viewFor(one as Round, seat)).toEqual(viewFor(other as Round, seat));
      }
  });

  test('the hand is known to its owner only', () => {
    const round = after(officersDealt(PACK, { 'officers.secondHalf': 'hand' }), announce(0, solo('S')));
    expect(viewFor(round, 0).hand).toEqual(expect.arrayContaining([...packet(4), ...packet(6)]));
    const told = JSON.stringify({ ...viewFor(round, 1), rules: null });
    expect(
      [...packet(4), ...packet(6), ...packet(0), ...packet(1)].filter((card) => told.includes(`"${card}"`)),
    ).toEqual([]);
  });

  test('a log that is folded again is the same round', () => {
    const end = playedOut(STARTED);
    const again = replay(recordOf(end));
    expect(again.ok && again.round).toEqual(end);
  });
});

test('roles change after every deal, and a session ends after an even number of deals with the points added up', () => {
  const rules = officersRules({ 'session.length': 2 });
  let session: Session = { seed: 'officers', rules, firstDealer: 0, sheet: [] };
  expect(dealsIn(rules)).toBe(4);
  const dealers: number[] = [];
  while (!isSessionOver(session)) {
    const { dealer } = nextTerms(session);
    dealers.push(dealer);
    const first = dealer === 0 ? 1 : 0;
    session = withRound(session, playedOut(after(officersDealt(PACK, {}, dealer), announce(first, solo('G')))));
  }
  expect(dealers).toEqual([0, 1, 0, 1]);
  expect(totalsOf(session.sheet).reduce((sum, each) => sum + each, 0)).toBe(0);
});
