// Doppelkopf: reservations, sides that become known, announcements out of turn, points of single tricks, solos that are owed (SPEC 8).
import { describe, expect, test } from 'vitest';
import { cardsOfPack, sumPoints } from '../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { type BySeat, bySeat, type Seat, seatAfter, SEATS } from '../../src/engine/base/seats.ts';
import { randomPlayer } from '../../src/engine/bots/random-player.ts';
import { imagined } from '../../src/engine/bots/double-pack/imagine.ts';
import { reSidesIn } from '../../src/engine/table/re-sides-in.ts';
import type { KnownSide } from '../../src/engine/play/known-sides.ts';
import { sideIn } from '../../src/engine/play/re-sides.ts';
import { legalDecisions, step, turnIn } from '../../src/engine/round/step.ts';
import {
  dealsIn,
  isSessionOver,
  nextShuffle,
  nextTerms,
  owingIn,
  type Session,
  withRound,
} from '../../src/engine/round/session.ts';
import { publicViewOf, viewFor } from '../../src/engine/round/view.ts';
import { trickLines } from '../../src/engine/scoring/re-kontra.ts';
import { entriesForPack } from '../../src/engine/table/dealing.ts';
import type { HouseRules } from '../../src/engine/options/options.ts';
import { rankOfReservation } from '../../src/engine/table/reservations.ts';
import { isOver, recordOf, type Round, startRound } from '../../src/engine/table/round.ts';
import type { SheetLine } from '../../src/engine/table/sheet.ts';
import { courseOf } from '../../src/engine/tutor/course.ts';
import { dutyOf } from '../../src/engine/tutor/duty.ts';
import { neededFor } from '../../src/engine/inference/ansage-limits.ts';
import {
  ansage,
  DOPPELKOPF_HANDS,
  DOPPELKOPF_RULES,
  doppelkopfNormal,
  doppelkopfRules,
  doppelkopfSettled,
  doppelkopfTwoTricks,
  doppelkopfWedding,
  lateAnswered,
  presentedSolo,
  reservation,
  reserve,
  WEDDING_HANDS,
} from '../../lab/support/rounds/doppelkopf-rounds.ts';
import { after, dealt, play } from '../../lab/support/rounds/rounds.ts';

const asidesOf = (round: Round, seat: Seat): readonly string[] =>
  legalDecisions(round, seat).flatMap((each) => (each.type === 'ansage' ? [each.says] : []));

const shown = (sides: readonly (KnownSide | undefined)[] = []): readonly (string | undefined)[] =>
  sides.map((known) => known && `${known.side} ${known.by}`);

describe('sides', () => {
  test('nobody but its holder knows who has an Old One', () => {
    const round = doppelkopfNormal();
    expect(shown(viewFor(round, 0).sides)).toEqual(['re ownHand', undefined, undefined, undefined]);
    expect(shown(viewFor(round, 1).sides)).toEqual([undefined, 'kontra ownHand', undefined, undefined]);
  });

  test('an announcement shows a side, and what is left follows from it', () => {
    const round = after(doppelkopfNormal(), ansage(2, 're'));
    expect(shown(viewFor(round, 0).sides)).toEqual(['re ownHand', 'kontra others', 're ansage', 'kontra others']);
    expect(shown(viewFor(round, 1).sides)).toEqual([undefined, 'kontra ownHand', 're ansage', undefined]);
  });

  test('an Old One that is played shows a side', () => {
    const round = after(doppelkopfNormal(), play(0, 'EO'));
    expect(shown(viewFor(round, 3).sides)).toEqual(['re oldOne', undefined, undefined, 'kontra ownHand']);
  });

  test('whoever holds both says nothing and knows all', () => {
    const round = doppelkopfNormal(DOPPELKOPF_RULES, WEDDING_HANDS);
    expect(shown(viewFor(round, 0).sides)).toEqual(['re ownHand', 'kontra others', 'kontra others', 'kontra others']);
    expect(shown(viewFor(round, 1).sides)).toEqual([undefined, 'kontra ownHand', undefined, undefined]);
  });

  test('hidden cards change no view: the Old Ones may lie with anybody whom nothing has shown', () => {
    const swapped = [DOPPELKOPF_HANDS[0], DOPPELKOPF_HANDS[1], DOPPELKOPF_HANDS[3], DOPPELKOPF_HANDS[2]] as const;
    const options = (round: Round): unknown => ({ ...viewFor(round, 1), history: [] });
    expect(options(doppelkopfNormal(DOPPELKOPF_RULES, swapped))).toEqual(options(doppelkopfNormal()));
  });

  test('the trick of a Hochzeit names the partner', () => {
    expect(shown(viewFor(doppelkopfWedding(), 1).sides)).toEqual(['re contract', undefined, undefined, undefined]);
    expect(shown(viewFor(doppelkopfSettled(), 3).sides)).toEqual([
      're contract',
      're wedding',
      'kontra wedding',
      'kontra wedding',
    ]);
  });
});

describe('announcements', () => {
  test('wait for no turn, and partners share them', () => {
    const round = after(doppelkopfNormal(), ansage(2, 'no60'));
    expect(asidesOf(round, 0)).toEqual(['no30', 'schwarz']);
    expect(asidesOf(round, 1)).toEqual(['kontra', 'no90', 'no60', 'no30', 'schwarz']);
  });

  test('are over with the cards: ten are too few for Re, unless it answers', () => {
    const round = doppelkopfTwoTricks();
    expect(asidesOf(round, 0)).toEqual([]);
    const said = after(after(doppelkopfNormal(), ansage(1, 'no90')), ...playsOf(doppelkopfTwoTricks()));
    expect(asidesOf(said, 0)).toEqual(['re']);
  });

  test('after an answer that would else have been too late, nothing more, unless the table has agreed so (6.5)', () => {
    expect(asidesOf(lateAnswered(), 2)).toEqual([]);
    expect(step(lateAnswered(), ansage(2, 'no90'))).toMatchObject({
      ok: false,
      because: { id: 'A.TOO_LATE', params: { missed: 're', need: 11, answered: true } },
    });
    const levels = ['no90', 'no60', 'no30', 'schwarz'];
    expect(asidesOf(lateAnswered(doppelkopfRules({ 'dok.lateAnswer': 'with-levels' })), 2)).toEqual(levels);
  });

  test('begin with the settled Hochzeit, and one trick later the limits are one card lower', () => {
    expect(asidesOf(doppelkopfWedding(), 0)).toEqual([]);
    expect(asidesOf(doppelkopfSettled(), 0)).toContain('re');
    expect(neededFor(viewFor(doppelkopfSettled(), 0), 're')).toBe(10);
    expect(neededFor(viewFor(doppelkopfNormal(), 0), 'no60')).toBe(11);
  });
});

const playsOf = (round: Round) => recordOf(round).entries.filter(({ type }) => type === 'play');

describe('points of single tricks', () => {
  const sides = { re: [0, 2] } as const;
  const trick = (leader: Seat, cards: string, winner: Seat) => {
    const played = cards.split(' ') as never;
    return { leader, cards: played, winner, points: sumPoints(played) };
  };

  test('a fox counts for the other side only, each for itself', () => {
    expect(trickLines([trick(0, 'SA SA SK HT', 3)], sides).map(({ name, side }) => `${name} ${side}`)).toEqual([
      'fox kontra',
    ]);
    expect(trickLines([trick(0, 'SA S9 SK HT', 2)], sides)).toEqual([]);
  });

  test('a full trick, and Charlie in the last one', () => {
    const lines = trickLines([trick(0, 'GA GA GT GT', 0), trick(0, 'EU S9 E9 E9', 0)], sides);
    expect(lines.map(({ name, side }) => `${name} ${side}`)).toEqual(['doppelkopf re', 'charlie re']);
    expect(trickLines([trick(0, 'EU GO E9 E9', 1)], sides)).toEqual([]);
  });

  test('nothing counts when one plays alone', () => {
    expect(trickLines([trick(0, 'SA SA SK HT', 3)], { re: [0], alone: 0 })).toEqual([]);
  });
});

describe('solos that are owed', () => {
  const rules = doppelkopfRules({ 'dok.compulsorySolo': true });

  test('rank above others, lead, and are told apart in the result', () => {
    let round: Round = startRound(rules, { dealer: 3, solos: { due: [2] } });
    round = after(round, ...entriesForPack(rules, { dealer: 3 }, cardsOfPack(48)));
    round = after(round, reserve(0, 'vorbehalt'), reserve(1, 'gesund'), reserve(2, 'vorbehalt'), reserve(3, 'gesund'));
    round = after(round, reservation(0, { contract: 'dok-aces' }), reservation(2, { contract: 'dok-jacks' }));
    expect(round).toMatchObject({ phase: 'playing', declarer: 2, dueSolo: true, play: { trick: { leader: 2 } } });
  });

  test('who is presented names a solo at once, and leads; nobody is asked for a reservation', () => {
    const round = presentedSolo();
    expect(round).toMatchObject({ phase: 'naming', toName: [1] });
    expect(turnIn(round)).toBe(1);
    expect(legalDecisions(round, 1).every((each) => each.type === 'reservation' && each.names !== 'none')).toBe(true);
    expect(step(round, reservation(1, 'none'))).toMatchObject({
      ok: false,
      because: { id: 'A.MUST_NAME', params: { why: 'owed' } },
    });
    expect(step(round, reserve(0, 'vorbehalt'))).toMatchObject({ ok: false, because: { id: 'A.WRONG_PHASE' } });
    expect(dutyOf(viewFor(round, 1))).toContainEqual({ id: 'D.RESERVATION', params: { seat: 1, presented: true } });
    const named = after(round, reservation(1, { contract: 'dok-aces' }));
    expect(named).toMatchObject({ phase: 'playing', declarer: 1, dueSolo: true, play: { trick: { leader: 1 } } });
    expect(courseOf(publicViewOf(named)).map(({ note }) => note)).toContainEqual({
      id: 'L.RESERVATION',
      params: { seat: 1, names: { contract: 'dok-aces' }, presented: true },
    });
  });

  test('where solos come besides, all are asked, and the last debtor has a reservation', () => {
    const besides = doppelkopfRules({ 'dok.compulsorySolo': true, 'dok.soloDeals': 'besides' });
    let round: Round = startRound(besides, { dealer: 3, solos: { due: [1], forced: 1 } });
    round = after(round, ...entriesForPack(besides, { dealer: 3 }, cardsOfPack(48)), reserve(0, 'gesund'));
    expect(step(round, reserve(1, 'gesund'))).toMatchObject({ ok: false, because: { id: 'A.MUST_NAME' } });
    expect(legalDecisions(round, 1)).toEqual([reserve(1, 'vorbehalt')]);
  });

  test('only one of them is open to a debtor: his solo goes above a voluntary one', () => {
    expect(rankOfReservation({ due: [2] }, 2, { contract: 'dok-aces' })).toBeGreaterThan(
      rankOfReservation({ due: [2] }, 0, { contract: 'dok-aces' }),
    );
  });

  const line = (number: number, alone?: Seat): SheetLine =>
    ({
      kind: 'played',
      number,
      dealer: 0,
      announcement: { contract: 'dok-normal' },
      result: { kind: 'reKontra', re: [0, 1], ...(alone !== undefined && { alone, due: true }) },
    }) as unknown as SheetLine;
  const session = (lines: readonly SheetLine[], soloDeals: HouseRules['dok.soloDeals'] = 'among'): Session => ({
    seed: '',
    rules: doppelkopfRules({ 'dok.compulsorySolo': true, 'dok.soloDeals': soloDeals }),
    firstDealer: 0,
    sheet: lines,
  });
  const deals = (count: number): readonly SheetLine[] => Array.from({ length: count }, (_, at) => line(at + 1));

  test('the same dealer deals again after one that its player has named himself', () => {
    expect(nextTerms(session([line(1)]))).toEqual({ dealer: 1, solos: { due: [0, 1, 2, 3] } });
    expect(nextTerms(session([line(1), line(2, 3)]))).toEqual({ dealer: 1, solos: { due: [0, 1, 2] } });
    expect(owingIn(session([line(1), line(2, 3)]))).toEqual([0, 1, 2]);
  });

  test('nobody names one: the last four of 24 deals are presented, with the next dealer each time', () => {
    expect(nextTerms(session(deals(19))).solos).toEqual({ due: [0, 1, 2, 3] });
    const presented = [...deals(20), line(21, 1), line(22, 2), line(23, 3), line(24, 0)];
    expect([20, 21, 22, 23].map((played) => nextTerms(session(presented.slice(0, played))))).toEqual([
      { dealer: 0, solos: { due: [0, 1, 2, 3], forced: 1 } },
      { dealer: 1, solos: { due: [0, 2, 3], forced: 2 } },
      { dealer: 2, solos: { due: [0, 3], forced: 3 } },
      { dealer: 3, solos: { due: [0], forced: 0 } },
    ]);
    expect(isSessionOver(session(presented.slice(0, 23)))).toBe(false);
    expect(isSessionOver(session(presented))).toBe(true);
  });

  test('two have paid: 22 deals at will, whose dealer stayed twice, and two presented ones', () => {
    const sheet = [...deals(10), line(11, 0), line(12), line(13, 2), ...deals(9)];
    expect(nextTerms(session(sheet.slice(0, 21)))).toEqual({ dealer: 3, solos: { due: [1, 3] } });
    expect(nextTerms(session(sheet))).toEqual({ dealer: 0, solos: { due: [1, 3], forced: 1 } });
    expect(nextTerms(session([...sheet, line(23, 1)]))).toEqual({ dealer: 1, solos: { due: [3], forced: 3 } });
  });

  test('all have paid: 24 deals, none of them presented', () => {
    const sheet = [line(1, 0), line(2, 1), line(3, 2), line(4, 3), ...deals(19)];
    expect(nextTerms(session(sheet))).toEqual({ dealer: 3, solos: { due: [] } });
    expect(isSessionOver(session(sheet))).toBe(false);
    expect(isSessionOver(session([...sheet, line(24)]))).toBe(true);
  });

  test('where they come besides, there are 28 deals, and the dealer stays after each', () => {
    const besides = (lines: readonly SheetLine[]): Session => session(lines, 'besides');
    expect(nextTerms(besides(deals(20))).solos).toEqual({ due: [0, 1, 2, 3], forced: 1 });
    expect(nextTerms(besides([...deals(20), line(21, 1)]))).toEqual({ dealer: 0, solos: { due: [0, 2, 3] } });
    expect(dealsIn(besides([]).rules)).toBe(28);
    expect(isSessionOver(besides([...deals(23), line(24, 0)]))).toBe(false);
  });
});

/** A deal of a session in which everybody is healthy but those who must not be, one time in so many. */
function dealPlayed(session: Session, reservedOnceIn: number): Round {
  const random = randomOf(session.seed, 'played', session.sheet.length);
  let round = after(startRound(session.rules, nextTerms(session)), nextShuffle(session));
  for (let seat = turnIn(round); seat !== undefined; seat = turnIn(round)) {
    const legal = legalDecisions(round, seat).filter(({ type }) => type !== 'ansage');
    const [first] = legal;
    const healthy = first?.type === 'reserve' && first.says === 'gesund' && random.below(reservedOnceIn) > 0;
    const chosen = healthy ? first : legal[random.below(legal.length)];
    if (chosen) round = after(round, chosen);
  }
  return round;
}

test.each([1000, 12, 3])('a whole session in which one hand of %i has a reservation', (reservedOnceIn) => {
  const rules = doppelkopfRules({ 'dok.compulsorySolo': true });
  let session: Session = { seed: `whole ${reservedOnceIn}`, rules, firstDealer: 2, sheet: [] };
  const payers: Seat[] = [];
  let dealer: Seat = 2;
  while (!isSessionOver(session)) {
    const round = dealPlayed(session, reservedOnceIn);
    expect(round.terms.dealer).toBe(dealer);
    if (round.phase !== 'scored') throw new Error(round.phase);
    const asked = round.entries.some(({ type }) => type === 'reserve');
    if (round.dueSolo && round.declarer !== undefined) payers.push(round.declarer);
    expect(asked || round.dueSolo).toBe(true);
    if (!(asked && round.dueSolo)) dealer = seatAfter(dealer, 1, 4);
    session = withRound(session, round);
  }
  expect(session.sheet).toHaveLength(24);
  expect([...payers].sort()).toEqual([0, 1, 2, 3]);
});

/** Plays a random round, looking at every state; seats are asked for announcements in turn. */
function randomRound(number: number, look: (round: Round) => void): Round {
  const random = randomOf('doppelkopf', 'round', number);
  const rules = doppelkopfRules({ 'dok.nines': number % 2 === 0, 'dok.secondTenBeatsFirst': number % 3 === 0 });
  const terms = { dealer: (number % 4) as Seat };
  let round: Round = after(
    startRound(rules, terms),
    ...entriesForPack(rules, terms, shuffled(cardsOfPack(rules.pack), random)),
  );
  while (!isOver(round)) {
    look(round);
    const seat = turnIn(round) ?? 0;
    const aside = randomPlayer.double(viewFor(round, seatAfter(seat, 1, 4)), { random });
    round = after(round, aside?.decision ?? randomPlayer.decide(viewFor(round, seat), { random }).decision);
  }
  return round;
}

test('random rounds: 240 points, every card as often as it is there, scores that add up to nothing, sides that are true', () => {
  for (let number = 0; number < 12; number++) {
    const end = randomRound(number, (round) => {
      if (round.phase !== 'playing') return;
      const sides = reSidesIn(round);
      const known: BySeat<KnownSide | undefined> = viewFor(round, 0).sides ?? [
        undefined,
        undefined,
        undefined,
        undefined,
      ];
      for (const seat of SEATS) if (sides && known[seat]) expect(known[seat].side).toBe(sideIn(sides, seat));
    });
    if (end.phase !== 'scored' || end.result.kind !== 'reKontra') throw new Error('the deal was not scored');
    const played = end.play.done.flatMap(({ cards }) => cards);
    expect([...played].sort()).toEqual([...cardsOfPack(end.rules.pack)].sort());
    expect(end.result.points.reduce((sum, points) => sum + points, 0)).toBe(240);
    expect(end.settlement.balance.reduce((sum, score) => sum + score, 0)).toBe(0);
  }
});

test('imagined deals hold what is known: sizes, suits not followed, Old Ones that were shown', () => {
  const random = randomOf('doppelkopf', 'imagined');
  for (let number = 20; number < 24; number++)
    randomRound(number, (round) => {
      if (round.phase !== 'playing' || round.play.trick.cards.length > 0) return;
      const view = viewFor(round, 2);
      const hands = imagined(view, random);
      expect(bySeat((seat) => hands[seat].length)).toEqual(view.handSizes);
      const all = [...hands.flat(), ...round.play.done.flatMap(({ cards }) => cards)];
      expect([...all].sort()).toEqual([...cardsOfPack(round.rules.pack)].sort());
      for (const seat of SEATS) if (view.sides?.[seat]?.by === 'noTrump') expect(hands[seat]).not.toContain('EO');
    });
});

test('dealt in packets of three, or of three, four and three', () => {
  expect(dealt(DOPPELKOPF_RULES, DOPPELKOPF_HANDS)).toMatchObject({ phase: 'reserving' });
  expect(doppelkopfRules({ 'dok.nines': false })).toMatchObject({ pack: 40, packets: [3, 4, 3] });
});
