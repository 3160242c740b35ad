// Doppelschafkopf for three: who decides for the blind and who sees it, chairs that change with the deal, lines of each player.
import { describe, expect, test } from 'vitest';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { cardsOfPack, withoutAll } from '../../src/engine/base/cards.ts';
import { bySeat, type Seat, seatAfter, SEATS } from '../../src/engine/base/seats.ts';
import { imagined } from '../../src/engine/bots/double-pack/imagine.ts';
import { type Level, LEVELS } from '../../src/engine/bots/levels.ts';
import type { Player } from '../../src/engine/bots/player.ts';
import { playerOf } from '../../src/engine/bots/players.ts';
import { nextTerms, type Session, withRound } from '../../src/engine/round/session.ts';
import { judge, legalDecisions, turnIn } from '../../src/engine/round/step.ts';
import { publicViewOf, viewFor } from '../../src/engine/round/view.ts';
import { blindOf, deciderOf, seatsDecidedBy } from '../../src/engine/table/blind.ts';
import { chairOf, seatOf } from '../../src/engine/table/chairs.ts';
import { dealFrom, entriesForPack } from '../../src/engine/table/dealing.ts';
import { forehandOf, isOver, type Round, startRound } from '../../src/engine/table/round.ts';
import { chairsAt, peopleAt } from '../../src/engine/table/table-rules.ts';
import { totalsOf } from '../../src/engine/table/sheet.ts';
import { adviseAt } from '../../src/engine/tutor/advice/advise.ts';
import { courseOf } from '../../src/engine/tutor/course.ts';
import { playedOn } from '../../lab/support/rounds/any-round.ts';
import { STROHMANN_RULES, strohmannDealt, strohmannTrick } from '../../lab/support/rounds/strohmann.ts';
import { after } from '../../lab/support/rounds/rounds.ts';
import { quickMeister } from '../../lab/support/bots/quick-meister.ts';
import { sample } from '../../lab/base/thorough.ts';

/** The Kenner plays each card as the Meister does or by habit, as the Hobby does: both are here. */
const PLAYERS = sample<readonly Level[]>(
  LEVELS.filter((level) => level !== 'kenner'),
  LEVELS,
);

/** The Meister thinks for seconds about each card: with few imagined deals he plays in the same way. */
const playerAt = (level: Level): Player =>
  level === 'meister' ? sample(quickMeister, playerOf(level)) : playerOf(level);

const DEALERS = [0, 1, 2] as const;

describe('who decides', () => {
  test.each(SEATS)('the dealer %i plays the hand opposite, and forehand leads', (dealer) => {
    const round = strohmannDealt(dealer);
    const blind = seatAfter(dealer, 2, 4);
    expect(blindOf(round)).toBe(blind);
    expect(SEATS.map((seat) => deciderOf(round, seat))).toEqual(SEATS.map((seat) => (seat === blind ? dealer : seat)));
    expect(seatsDecidedBy(round, dealer)).toEqual([dealer, blind]);
    expect(seatsDecidedBy(round, blind)).toEqual([]);
    expect(seatsDecidedBy(round, forehandOf(round))).toEqual([forehandOf(round)]);
    expect(turnIn(round)).toBe(forehandOf(round));
    expect('play' in round && [round.declarer, round.partner]).toEqual([dealer, blind]);
  });

  test('the blind follows like anybody else, in its own turn only', () => {
    const round = after(strohmannDealt(3), { type: 'play', seat: 0, card: 'HA' });
    const options = legalDecisions(round, 1).map((decision) => decision.type === 'play' && decision.card);
    expect([...options].sort()).toEqual(['H9', 'HK']);
    expect(judge(round, { type: 'play', seat: 3, card: 'HK' })).toMatchObject({ because: { id: 'A.OUT_OF_TURN' } });
    expect(judge(round, { type: 'play', seat: 1, card: 'EK' })).toMatchObject({ because: { id: 'R.FOLLOW_SUIT' } });
  });
});

describe('who sees what', () => {
  test('the dealer sees the blind at once, the others once the first trick is complete', () => {
    const [before, later] = [strohmannDealt(3), strohmannTrick(3)];
    const [king, left, blind, right] = [3, 0, 1, 2] as const;
    expect(viewFor(before, king).openHand?.cards).toEqual(viewFor(before, blind).hand);
    expect(viewFor(before, blind).openHand).toEqual({ seat: king, cards: viewFor(before, king).hand });
    for (const folk of [left, right]) expect(viewFor(before, folk).openHand).toBeUndefined();
    expect(publicViewOf(before).openHand).toBeUndefined();
    for (const folk of [left, right])
      expect(viewFor(later, folk).openHand).toEqual({ seat: blind, cards: viewFor(later, blind).hand });
    expect(viewFor(later, blind).openHand?.seat).toBe(king);
    const opened = courseOf(publicViewOf(later)).filter(({ note }) => note.id === 'L.BLIND_OPEN');
    expect(opened).toEqual([{ entry: later.entries.length - 1, note: { id: 'L.BLIND_OPEN', params: { blind } } }]);
  });

  test('players imagine only what they do not see', () => {
    const round = strohmannTrick(3);
    if (!('play' in round)) throw new Error(round.phase);
    const { hands } = round.play;
    for (const seat of SEATS) {
      const view = viewFor(round, seat);
      const known = [seat, view.openHand?.seat ?? seat];
      for (let deal = 0; deal < 20; deal++) {
        const found = imagined(view, randomOf('imagined', seat, deal));
        for (const open of known) expect([...found[open]].sort()).toEqual([...hands[open]].sort());
        const left = withoutAll(found.flat(), hands.flat());
        expect(left).toEqual([]);
        expect(found.map((hand) => hand.length)).toEqual(hands.map((hand) => hand.length));
      }
    }
  });
});

describe('a session', () => {
  const begin = (seed: string): Session => ({ seed, rules: STROHMANN_RULES, firstDealer: 0, sheet: [] });

  function played(session: Session): Round {
    const terms = nextTerms(session);
    const pack = shuffled(cardsOfPack(48), randomOf(session.seed, session.sheet.length));
    const begun = after(startRound(STROHMANN_RULES, terms), ...entriesForPack(STROHMANN_RULES, terms, pack));
    expect('dealt' in begun && begun.dealt).toEqual(dealFrom(STROHMANN_RULES, terms, pack));
    return playedOn(begun, `${session.seed} ${session.sheet.length}`);
  }

  test('three people, of whom each is king in turn; the last chair is the blind in every deal', () => {
    expect(peopleAt(STROHMANN_RULES)).toBe(3);
    for (const dealer of DEALERS) {
      const deal = { rules: STROHMANN_RULES, terms: { dealer }, entries: [] };
      const round = strohmannDealt(dealer);
      expect(chairOf(deal, dealer)).toBe(dealer);
      expect(chairOf(deal, blindOf(round) ?? 0)).toBe(3);
      expect(bySeat((chair) => chairOf(deal, seatOf(deal, chair)))).toEqual([0, 1, 2, 3]);
      // Round the table after the king comes the next person, the blind, and the other one.
      const order = [1, 2, 3].map((steps) => chairOf(deal, seatAfter(dealer, steps, 4)));
      expect(order).toEqual([(dealer + 1) % 3, 3, (dealer + 2) % 3]);
    }
  });

  test('lines are written to people: one to the king, or to both others; the blind has none', () => {
    let session = begin('lines');
    const writers = new Set<string>();
    for (let deal = 0; deal < 40; deal++) {
      const before = totalsOf(session.sheet);
      const round = played(session);
      session = withRound(session, round);
      const after = totalsOf(session.sheet);
      expect(round.terms.dealer).toBe(deal % 3);
      expect(after[3]).toBe(0);
      const written = chairsAt(STROHMANN_RULES).map((chair) => after[chair] - before[chair]);
      const king = written[round.terms.dealer];
      const folk = written.filter((_, chair) => chair !== round.terms.dealer);
      expect(new Set(folk).size).toBe(1);
      writers.add(`${king! > 0} ${folk[0]! > 0}`);
    }
    expect(writers).toContain('true false');
    expect(writers).toContain('false true');
  });

  test('what fails each of them to a head goes with the people from seat to seat', () => {
    let session = begin('missing');
    for (let deal = 0; deal < 12; deal++) {
      const terms = nextTerms(session);
      const at = { rules: STROHMANN_RULES, terms, entries: [] };
      const missing = terms.missing ?? [];
      const byChair = chairsAt(STROHMANN_RULES).map((chair) => missing[seatOf(at, chair)]);
      const lines = totalsOf(session.sheet);
      if (Math.max(...lines) < 4) expect(byChair).toEqual(chairsAt(STROHMANN_RULES).map((chair) => 4 - lines[chair]));
      session = withRound(session, played(session));
    }
  });
});

describe('players and tutor', () => {
  test.each(PLAYERS)('%s plays a deal with two hands and says why', (level) => {
    let round = strohmannDealt(0);
    while (!isOver(round)) {
      const seat = turnIn(round);
      if (seat === undefined) throw new Error(round.phase);
      const choice = playerAt(level).decide(viewFor(round, seat), { random: randomOf(level, round.entries.length) });
      expect(choice.because.length).toBeGreaterThan(0);
      round = after(round, choice.decision);
    }
    expect(round.phase).toBe('scored');
  });

  test('advice for the blind is for its player: best is what he gains by', () => {
    const round = after(strohmannTrick(3));
    const seat: Seat = turnIn(round) ?? 0;
    const advice = adviseAt(viewFor(round, seat), { random: randomOf('advice'), effort: 'quick' });
    const cents = advice.ranked.map((each) => each.cents);
    expect(cents.length).toBeGreaterThan(1);
    expect([...cents].sort((a, b) => b - a)).toEqual(cents);
  });
});
