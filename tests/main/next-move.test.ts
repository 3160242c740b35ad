// Whom the table asks next, situation by situation: above all when the person is asked to double.
import { describe, expect, test } from 'vitest';
import { type Round, startRound } from '../../src/engine/table/round.ts';
import type { Seat } from '../../src/engine/base/seats.ts';
import { pureRules } from '../../src/engine/table/table-rules.ts';
import { type Asked, nextMove, NOBODY_ASKED } from '../../src/main/table/next-move.ts';
import { after, announced, cards, dealt, filledUp, play } from '../../lab/support/rounds/rounds.ts';

const RULES = pureRules();
const HANDS = filledUp(RULES, {
  0: cards('HO EU HT H8 E9 E8 S8 ST'),
  1: cards('EO GO HU SU HA H9 G9 S7'),
  2: cards('SO GU HK H7 GA GT EA EK'),
});
/** Seat 1 plays with seat 2; seats 0 (the person, forehand) and 3 are against them. */
const RUFER = announced(RULES, HANDS, 1, { contract: 'rufer', called: 'GA' });

const asked = (round: Round, also: Partial<Asked> = {}): Asked => ({
  ...NOBODY_ASKED,
  bots: round.entries.length,
  ...also,
});
const kind = (round: Round, also: Partial<Asked> = {}, prompt: 'ask' | 'button' = 'ask') =>
  nextMove(round, asked(round, also), prompt);

/** A Wenz of one seat, dealt so that another one leads. */
function wenz(declarer: Seat, dealer: Seat): Round {
  const round = dealt(RULES, HANDS, dealer);
  const order = [1, 2, 3, 4].map((steps) => ((dealer + steps) % 4) as Seat);
  const calls = order.map((seat, index) => {
    const said = index < order.indexOf(declarer) ? 'weiter' : seat === declarer ? 'spiele' : 'gut';
    return { type: 'call', seat, call: said } as const;
  });
  return after(round, ...calls, { type: 'announce', seat: declarer, announcement: { contract: 'wenz' } });
}

test('first the cards are shuffled, then whoever has the turn is asked', () => {
  expect(nextMove(startRound(RULES, { dealer: 3 }), NOBODY_ASKED, 'ask')).toEqual({ kind: 'shuffle' });
  expect(kind(dealt(RULES, HANDS))).toEqual({ kind: 'person' });
  expect(kind(dealt(RULES, HANDS, 0))).toEqual({ kind: 'bot', seat: 1 });
});

test('bots that may double are asked before anything else, once in each situation', () => {
  expect(nextMove(RUFER, NOBODY_ASKED, 'ask')).toEqual({ kind: 'askBots', seats: [3] });
  const led = after(RUFER, play(0, 'HT'));
  expect(nextMove(led, asked(RUFER), 'ask')).toEqual({ kind: 'askBots', seats: [3] });
  const doubled = after(RUFER, { type: 'stoss', seat: 3 });
  expect(nextMove(doubled, asked(RUFER), 'ask')).toEqual({ kind: 'askBots', seats: [1] });
  expect(nextMove(after(led, play(1, 'EO')), NOBODY_ASKED, 'ask')).toEqual({ kind: 'bot', seat: 2 });
});

describe('the person is asked for a Stoss', () => {
  const led = (round: Round, seat: Seat): Round =>
    after(round, play(seat, round.phase === 'playing' ? (round.play.hands[seat][0] ?? 'EO') : 'EO'));

  test('after the first card, and not on the own turn', () => {
    const open = wenz(3, 1);
    expect(kind(open)).toEqual({ kind: 'bot', seat: 2 });
    expect(kind(led(open, 2))).toEqual({ kind: 'offer' });
    expect(kind(wenz(1, 3))).toEqual({ kind: 'person' });
    expect(kind(led(wenz(1, 2), 3))).toEqual({ kind: 'person' });
  });

  test('not if only the button is wanted, not after declining', () => {
    const round = led(wenz(3, 1), 2);
    expect(kind(round, {}, 'button')).toEqual({ kind: 'bot', seat: 3 });
    expect(kind(round, { declined: ['stoss'] })).toEqual({ kind: 'bot', seat: 3 });
    expect(kind(round, { declined: ['retour'] })).toEqual({ kind: 'offer' });
  });
});

test('the person is asked for a Retour right after the Stoss, and once', () => {
  const doubled = after(wenz(0, 1), { type: 'stoss', seat: 3 });
  expect(kind(doubled)).toEqual({ kind: 'offer' });
  const declined = { declined: ['retour'] } as const;
  expect(kind(doubled, declined)).toEqual({ kind: 'bot', seat: 2 });
  expect(kind(after(doubled, play(2, 'SO')), declined)).toEqual({ kind: 'bot', seat: 3 });
});
