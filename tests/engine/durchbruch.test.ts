// The Durchbruch of Langendorf through the real engine: when it may be announced, what it wins, how bots go about it.
import { describe, expect, test } from 'vitest';
import { PLAYERS } from '../../src/engine/bots/players.ts';
import { knowledgeOf } from '../../src/engine/inference/knowledge.ts';
import { announceBreakThrough, breakThroughOutlook } from '../../src/engine/bots/ramsch/announce-break-through.ts';
import { breakThroughBy, breakThroughIn } from '../../src/engine/bots/ramsch/break-through.ts';
import type { HouseRules } from '../../src/engine/options/options.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { recordOf, type Round, type ScoredRound } from '../../src/engine/table/round.ts';
import { consistentDeals } from '../../src/engine/inference/deal-cases.ts';
import { worldsOf } from '../../src/engine/inference/worlds.ts';
import { bySeat, type Seat, SEATS } from '../../src/engine/base/seats.ts';
import { judge, optionsOf, replay, turnIn } from '../../src/engine/round/step.ts';
import { adviseAside } from '../../src/engine/tutor/advice/aside-advice.ts';
import { adviseAt } from '../../src/engine/tutor/advice/advise.ts';
import { courseOf } from '../../src/engine/tutor/course.ts';
import { dutyOf } from '../../src/engine/tutor/duty.ts';
import { reviewable, reviewEntry } from '../../src/engine/tutor/review/review-entry.ts';
import { reviewOf } from '../../src/engine/tutor/review/review-of.ts';
import { publicViewOf, viewFor } from '../../src/engine/round/view.ts';
import {
  cardsLater,
  doppler,
  durchbruch,
  NEARLY_ALL,
  ramschWith,
  THIRD_TRICK,
} from '../../lab/support/rounds/durchbruch.ts';
import { after } from '../../lab/support/rounds/rounds.ts';
import { playOut } from '../../lab/support/bots/support.ts';

const offered = (round: Round, seat: Seat): boolean =>
  optionsOf(round, seat).some(({ decision, verdict }) => decision.type === 'durchbruch' && verdict.legal);

function toTheEnd(round: Round): ScoredRound {
  const over = cardsLater(round, 32);
  if (over.phase !== 'scored') throw new Error(over.phase);
  return over;
}

/** The highest trumps: every trick is sure. */
const ALL = 'EO GO HO SO EU GU HU HA';
/** Six of the highest trumps. */
const MOST = 'EO GO HO SO EU GU E7 G7';

/** A deal in which forehand ends up with so many points: enough if they were announced, too few if not. */
function dealWithPoints(from: number, to: number): Round {
  for (let seed = 0; seed < 500; seed++) {
    const round = ramschWith(MOST, `points ${seed}`);
    const { result } = toTheEnd(round);
    const points = result.points[0];
    if (points >= from && points <= to) return cardsLater(round, 8);
  }
  throw new Error('no such deal');
}

describe('the announcement', () => {
  test('goes with the own card to the third trick, for each player in turn', () => {
    const start = ramschWith(NEARLY_ALL, 'third trick');
    for (let played = 0; played < 16; played++) {
      const round = cardsLater(start, played);
      const turn = publicViewOf(round).turn;
      const may = SEATS.filter((seat) => offered(round, seat));
      expect([played, may]).toEqual([played, played >= 8 && played < 12 ? [turn] : []]);
    }
  });

  test('is no turn: the card is still to be played, and it cannot be said twice', () => {
    const said = after(THIRD_TRICK, durchbruch(0));
    expect(publicViewOf(said).turn).toBe(0);
    expect(judge(said, durchbruch(0))).toMatchObject({ because: { id: 'A.DURCHBRUCH_GIVEN' } });
    expect(offered(cardsLater(said, 1), 1)).toBe(true);
  });

  test.each<Partial<HouseRules>>([
    { 'ramsch.durchmarsch': 'all-tricks' },
    { 'ramsch.durchmarsch': 'off' },
    { 'ramsch.mode': 'team-opposite' },
  ])('is unknown where a table plays %j', (house) => {
    const round = cardsLater(ramschWith(NEARLY_ALL, 'third trick', house), 8);
    expect(optionsOf(round, 0).some(({ decision }) => decision.type === 'durchbruch')).toBe(false);
    expect(judge(round, durchbruch(0))).toMatchObject({ because: { id: 'A.DURCHBRUCH_NEVER' } });
  });

  test('is heard by all, and told with what it needs', () => {
    const said = after(THIRD_TRICK, durchbruch(0));
    for (const seat of SEATS) {
      expect(viewFor(said, seat).history.at(-1)).toEqual(durchbruch(0));
      expect(viewFor(said, seat).contract?.doubling.durchbruch).toEqual([0]);
    }
    expect(courseOf(publicViewOf(said)).at(-1)?.note).toEqual({ id: 'L.DURCHBRUCH', params: { seat: 0 } });
    const note = dutyOf(viewFor(THIRD_TRICK, 0)).find(({ id }) => id === 'D.DURCHBRUCH_OFFER');
    expect(note?.params).toMatchObject({ seat: 0, needed: 91, usual: 101 });
    expect(dutyOf(viewFor(said, 0)).some(({ id }) => id === 'D.DURCHBRUCH_OFFER')).toBe(false);
  });
});

describe('what it wins', () => {
  test('between 91 and 100 points it wins if announced, and loses the Ramsch if not', () => {
    const round = dealWithPoints(91, 100);
    const [quiet, said] = [toTheEnd(round), toTheEnd(after(round, durchbruch(0)))];
    expect([quiet.result, said.result]).toMatchObject([{ losers: [0] }, { losers: [], durchmarsch: 0 }]);
    expect(quiet.settlement.balance[0]).toBeLessThan(0);
    expect(said.settlement.balance).toEqual([30, -10, -10, -10]);
  });

  test('with 101 it wins in silence too', () => {
    expect(toTheEnd(dealWithPoints(101, 120)).result).toMatchObject({ durchmarsch: 0 });
  });

  test('who falls short loses the Ramsch as ever, whatever others have said', () => {
    const round = after(cardsLater(THIRD_TRICK, 1), durchbruch(1));
    const [quiet, said] = [toTheEnd(THIRD_TRICK), toTheEnd(round)];
    expect(said.settlement.balance).toEqual(quiet.settlement.balance);
  });

  test('the log, written and read again, gives the same round', () => {
    const round = toTheEnd(after(THIRD_TRICK, durchbruch(0)));
    const record = JSON.parse(JSON.stringify(recordOf(round))) as ReturnType<typeof recordOf>;
    expect(replay(record)).toMatchObject({ ok: true, round });
  });
});

describe('players', () => {
  const random = randomOf('durchbruch');

  test('announce it with all the high trumps, and not with an ordinary hand', () => {
    expect(announceBreakThrough(viewFor(THIRD_TRICK, 0), random)?.decision).toEqual(durchbruch(0));
    expect(PLAYERS.verein.double(viewFor(THIRD_TRICK, 0), { random })?.decision).toEqual(durchbruch(0));
    const poor = cardsLater(ramschWith('EO SU H7 E9 G8 S7 EK GT', 'poor'), 8);
    const turn = publicViewOf(poor).turn ?? 0;
    expect(offered(poor, turn)).toBe(true);
    expect(announceBreakThrough(viewFor(poor, turn), random)).toBeUndefined();
  });

  test('go for it together or against it, and it is over when the others have too much', () => {
    const said = after(THIRD_TRICK, durchbruch(0));
    const game = (round: Round): unknown => {
      if (!('play' in round)) return undefined;
      const { rules, doubling, play } = round;
      return breakThroughIn({ rules, doubling, tricks: play.done })?.declarer;
    };
    expect([game(THIRD_TRICK), game(said)]).toEqual([undefined, 0]);
    const sure = cardsLater(ramschWith(ALL, 'sure'), 8);
    const won = playOut(
      after(sure, durchbruch(0)),
      bySeat(() => PLAYERS.verein),
      random,
    );
    expect(won).toMatchObject({ phase: 'scored', result: { durchmarsch: 0 } });
    const hopeless = toTheEnd(after(cardsLater(THIRD_TRICK, 1), durchbruch(1)));
    expect(game(hopeless)).toBeUndefined();
  });

  test('are advised on it with the chance from imagined deals', () => {
    const think = { random: randomOf('advised'), effort: 'quick' } as const;
    const strong = adviseAside(viewFor(THIRD_TRICK, 0), think);
    expect(strong?.ranked.map(({ decision }) => decision.type)).toEqual(['durchbruch', 'leave']);
    expect(strong?.worlds.count).toBeGreaterThan(40);
    expect(strong?.facts.map(({ id }) => id)).toEqual(['durchbruch.strong', 'durchbruch.chance']);
    expect(strong?.facts[1]?.params).toMatchObject({ percent: Math.round(100 * (strong?.ranked[0]?.chance ?? 0)) });
    const poor = cardsLater(ramschWith('EO SU H7 E9 G8 S7 EK GT', 'poor'), 8);
    const weak = adviseAside(viewFor(poor, turnIn(poor) ?? 0), think);
    expect(weak?.ranked.map(({ decision }) => decision.type)).toEqual(['leave', 'durchbruch']);
    expect(weak?.facts).toEqual([{ id: 'durchbruch.chance', params: { percent: 0, needed: 91 } }]);
    expect(adviseAside(viewFor(after(THIRD_TRICK, durchbruch(0)), 0), think)).toBeUndefined();
  });

  test('the chance is that of all deals that look the same', () => {
    const late = viewFor(THIRD_TRICK, 0);
    const know = knowledgeOf(late);
    const game = breakThroughBy(late.rules, 0);
    if (!game) throw new Error('no Durchbruch is known');
    const random = randomOf('same deals');
    const worlds = worldsOf(consistentDeals(know));
    const made = Array.from({ length: 200 }, () => breakThroughOutlook(know, game, worlds.draw(random)).announced);
    const share = made.filter(({ comesOff }) => comesOff).length / made.length;
    const advised = adviseAside(late, { random, effort: 'deep' })?.ranked[0]?.chance ?? NaN;
    expect(Math.abs(advised - share)).toBeLessThan(0.15);
    expect(share).toBeLessThan(1);
    for (const each of made) {
      if (each.comesOff) expect(each.cents).toBe(30);
      else expect(each.cents).toBeLessThanOrEqual(-30);
    }
  });

  test('advice and commentary go on through a Durchbruch and a doubled Ramsch', () => {
    const start = ramschWith(NEARLY_ALL, 'review', { 'ramsch.doppler': true });
    const doubled = after(start, doppler(2));
    const round = toTheEnd(after(cardsLater(doubled, 8), durchbruch(0)));
    const record = recordOf(round);
    const think = { random: randomOf('review'), effort: 'quick' } as const;
    const entries = reviewable(record).map((entry) => reviewEntry(record, entry, think));
    expect(entries.find(({ decision }) => decision.type === 'durchbruch')).toMatchObject({ grade: 'best' });
    expect(entries.find(({ decision }) => decision.type === 'doppler')?.advice.ranked).toHaveLength(2);
    expect(reviewOf(record, entries, 'quick').seats[0].balance).toBe(round.settlement.balance[0]);
    const sure = after(cardsLater(ramschWith(ALL, 'sure'), 8), durchbruch(0));
    expect(adviseAt(viewFor(sure, 0), think).ranked[0]?.chance).toBe(1);
  });
});
