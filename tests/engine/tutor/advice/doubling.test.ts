// Advice on Stoss and Retour: twice the money is good exactly where the game is, and nothing is asked where nothing may be given.
import { describe, expect, test } from 'vitest';
import { chosenGame } from '../../../../lab/measure/arena/chosen-game.ts';
import { everyContract } from '../../../../lab/base/every-contract.ts';
import { PATIENCE_MS, sample } from '../../../../lab/base/thorough.ts';
import { ownTable } from '../../../../lab/measure/calibrate/own-table.ts';
import { TABLE_DEFAULTS } from '../../../../lab/base/table-option.ts';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { SEATS } from '../../../../src/engine/base/seats.ts';
import { playedOut } from '../../../../src/engine/bots/sampling/played-out.ts';
import { builtIn } from '../../../../src/engine/contracts/registry.ts';
import { turnIn } from '../../../../src/engine/round/step.ts';
import { isPlaying, saidCall } from '../../../../src/engine/table/readers.ts';
import type { Round } from '../../../../src/engine/table/round.ts';
import { turnDecisions } from '../../../../src/engine/bots/random-player.ts';
import type { Advice, AdviceThink } from '../../../../src/engine/tutor/advice/advice.ts';
import { adviseDoubling } from '../../../../src/engine/tutor/advice/doubling-advice.ts';
import { gradeOf } from '../../../../src/engine/tutor/advice/grade.ts';
import { openAsideAdvice } from '../../../../src/engine/tutor/advice/open-advice.ts';
import { viewFor } from '../../../../src/engine/round/view.ts';
import { after, type Position, roundAt, shuffledAt } from '../../../../lab/support/bots/support.ts';

const think = (): AdviceThink => ({ random: randomOf('doubling'), effort: 'quick' });

/** A defender who leads and can hardly lose against a Solo in Acorns. */
const STRONG: Position = {
  declarer: 2,
  announcement: { contract: 'solo', trump: 'E' },
  seat: 0,
  hand: 'EO GO HO SO EU GA HA SA',
};
/** One who has nothing. */
const WEAK: Position = { ...STRONG, hand: 'G9 G8 G7 H9 H8 H7 S8 S7' };

const STOSS = { type: 'stoss', seat: 0 } as const;
const LEAVE = { type: 'leave', seat: 0 } as const;

describe('a Stoss', () => {
  test('is best with a hand that wins, and leaving it costs nearly half', () => {
    const advice = adviseDoubling(viewFor(roundAt(STRONG), 0), think());
    if (!advice) throw new Error('no Stoss is allowed');
    const [give, leave] = advice.ranked;
    expect([give?.decision, leave?.decision]).toEqual([STOSS, LEAVE]);
    // Twice the money, less what it costs that a Stoss tells the declarer something.
    expect(give?.cents).toBeLessThanOrEqual(2 * (leave?.cents ?? NaN));
    expect(give?.cents).toBeGreaterThan(1.8 * (leave?.cents ?? NaN));
    expect(give?.chance).toBe(leave?.chance);
    expect(give?.chance).toBeGreaterThan(0.5);
    const led = adviseDoubling(viewFor(roundAt({ ...STRONG, plays: 'EO' }), 0), think());
    if (!led) throw new Error('a Stoss is allowed until the second card');
    expect(['mistake', 'blunder']).toContain(gradeOf(led, LEAVE));
    expect(advice.facts.map(({ id }) => id)).toEqual(['stoss.pays', 'stoss.trumps', 'stoss.aces', 'stoss.firstLead']);
  });

  test('is not good with a hand that loses', () => {
    const advice = adviseDoubling(viewFor(roundAt(WEAK), 0), think());
    if (!advice) throw new Error('no Stoss is allowed');
    expect(advice.ranked.map(({ decision }) => decision)).toEqual([LEAVE, STOSS]);
    expect(gradeOf(advice, STOSS)).not.toBe('best');
    expect(advice.facts.map(({ id }) => id)).toEqual(['stoss.leave']);
  });

  test('with open cards counts what really lies', () => {
    const advice = openAsideAdvice(roundAt(STRONG), 0);
    expect(advice?.basis).toBe('openCards');
    expect(advice?.ranked.map(({ error }) => error)).toEqual([0, 0]);
    expect(advice?.ranked[0]?.decision).toEqual(STOSS);
  });

  test('is not spoken of for the declarer before one was given, nor after the second card', () => {
    const round = roundAt(STRONG);
    expect(adviseDoubling(viewFor(round, 2), think())).toBeUndefined();
    const stossed = after(round, STOSS);
    expect(
      adviseDoubling(viewFor(stossed, 2), think())
        ?.ranked.map(({ decision }) => decision.type)
        .sort(),
    ).toEqual(['leave', 'retour']);
    const late = roundAt({ ...STRONG, plays: 'EO E7' });
    expect(isPlaying(late)).toBe(true);
    expect(adviseDoubling(viewFor(late, 0), think())).toBeUndefined();
    expect(openAsideAdvice(late, 0)).toBeUndefined();
  });
});

/** Forehand plays whatever comes first to mind, so that many a Stoss is near. */
function announcedAt(number: number): Round {
  const random = randomOf('below half', number);
  const speaking = shuffledAt(everyContract(32), `below half ${number}`);
  let round = after(speaking, { type: 'cut', seat: 2, at: 16 });
  while (round.phase === 'auction' || round.phase === 'announcing') {
    const seat = turnIn(round) ?? 0;
    const [first, ...others] = turnDecisions(viewFor(round, seat));
    const bid = others.find((each) => saidCall(each) === 'spiele');
    const decision = round.phase === 'announcing' ? others[random.below(others.length)] : (bid ?? first);
    if (!decision) throw new Error(round.phase);
    round = after(round, decision);
  }
  return round;
}

test(
  'no Stoss and no Retour is advised that is told to win half of such games or fewer, and no few trumps are a reason',
  () => {
    const given = { stoss: 0, retour: 0 };
    for (let number = 0; number < sample(5, 200); number++) {
      const start = announcedAt(number);
      for (const seat of [1, 2, 3] as const) {
        const advice = adviseDoubling(viewFor(start, seat), think());
        expectLikely(advice, given);
        const first = advice?.ranked[0]?.decision;
        if (first?.type === 'stoss') expectLikely(adviseDoubling(viewFor(after(start, first), 0), think()), given);
      }
    }
    expect(given.stoss).toBeGreaterThan(sample(0, 5));
  },
  PATIENCE_MS,
);

function expectLikely(advice: Advice | undefined, given: Record<'stoss' | 'retour', number>): void {
  const [first, other] = advice?.ranked ?? [];
  if (!advice || !first || (first.decision.type !== 'stoss' && first.decision.type !== 'retour')) return;
  given[first.decision.type]++;
  expect(Math.round(100 * (first.chance ?? 0))).toBeGreaterThan(50);
  expect(first.cents).toBeGreaterThan(other?.cents ?? NaN);
  for (const { id, params } of advice.facts) if (id === 'stoss.trumps') expect(params.many).toBe(true);
}

test('against a Bettel no more is told for a Stoss than Bettels are lost at the table, which open cards would nearly always win', () => {
  const rules = ownTable('bettel', TABLE_DEFAULTS);
  const round = chosenGame(rules, builtIn('bettel'), { dealer: 3 }, randomOf('a Bettel', 1));
  const game = { rules, contract: round.play.contract, done: [] };
  const kept = playedOut({ game, side: [0], made: 0, total: 120 })({
    won: false,
    height: 'plain',
  });
  const told = SEATS.flatMap((seat) => adviseDoubling(viewFor(round, seat), think()) ?? []);
  expect(told.length).toBeGreaterThan(0);
  for (const { ranked } of told) {
    expect(ranked[0]?.decision.type).toBe('leave');
    for (const { chance } of ranked) expect(chance).toBeLessThanOrEqual(1 - kept + 1e-9);
  }
});
