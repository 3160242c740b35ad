// Doppelkopf: reservations, sides that become known, announcements out of turn, points of single tricks, solos that are owed (SPEC 8).
import { describe, expect, test } from 'vitest';
import { cardsOfPack, sumPoints } from '../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import type { BySeat, Seat } from '../../src/engine/base/seats.ts';
import { bySeat, seatAfter, SEATS } from '../../src/engine/base/seats.ts';
import { randomPlayer } from '../../src/engine/bots/random-player.ts';
import { imagined } from '../../src/engine/bots/double-pack/imagine.ts';
import { reSidesIn } from '../../src/engine/phases/ansagen.ts';
import type { KnownSide } from '../../src/engine/play/known-sides.ts';
import { sideIn } from '../../src/engine/play/re-sides.ts';
import { legalDecisions, step, turnIn } from '../../src/engine/round/step.ts';
import type { Session } from '../../src/engine/round/session.ts';
import { isSessionOver, nextTerms } from '../../src/engine/round/session.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import { trickLines } from '../../src/engine/scoring/re-kontra.ts';
import { entriesForPack } from '../../src/engine/table/dealing.ts';
import type { Round } from '../../src/engine/table/round.ts';
import { isOver, recordOf, startRound } from '../../src/engine/table/round.ts';
import type { SheetLine } from '../../src/engine/table/sheet.ts';
import { neededFor } from '../../src/engine/tutor/re-kontra-notes.ts';
import {
  ansage,
  DOPPELKOPF_HANDS,
  DOPPELKOPF_RULES,
  doppelkopfNormal,
  doppelkopfRules,
  doppelkopfSettled,
  doppelkopfTwoTricks,
  doppelkopfWedding,
  reservation,
  reserve,
  WEDDING_HANDS,
} from '../fixtures/doppelkopf.ts';
import { after, dealt, play } from '../fixtures/rounds.ts';

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
    expect(asidesOf(said, 0)).toEqual(['re', 'no90', 'no60', 'no30', 'schwarz']);
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

  test('the last debtor must name one', () => {
    let round: Round = startRound(rules, { dealer: 3, solos: { due: [1], forced: 1 } });
    round = after(round, ...entriesForPack(rules, { dealer: 3 }, cardsOfPack(48)), reserve(0, 'gesund'));
    expect(step(round, reserve(1, 'gesund'))).toMatchObject({ ok: false, because: { id: 'A.MUST_NAME' } });
    expect(legalDecisions(round, 1)).toEqual([reserve(1, 'vorbehalt')]);
  });

  const line = (number: number, alone?: Seat): SheetLine =>
    ({
      kind: 'played',
      number,
      dealer: 0,
      announcement: { contract: 'dok-normal' },
      result: { kind: 'reKontra', re: [0, 1], ...(alone !== undefined && { alone, due: true }) },
    }) as unknown as SheetLine;
  const session = (lines: readonly SheetLine[]): Session => ({ seed: '', rules, firstDealer: 0, sheet: lines });
  const deals = (count: number): readonly SheetLine[] => Array.from({ length: count }, (_, at) => line(at + 1));

  test('the same dealer deals again, and the deal comes besides the twenty-four', () => {
    expect(nextTerms(session([line(1)]))).toEqual({ dealer: 1, solos: { due: [0, 1, 2, 3] } });
    expect(nextTerms(session([line(1), line(2, 3)]))).toEqual({ dealer: 1, solos: { due: [0, 1, 2] } });
    expect(isSessionOver(session(deals(24)))).toBe(true);
    expect(isSessionOver(session([...deals(23), line(24, 0)]))).toBe(false);
  });

  test('when as many deals are left as debtors, the next one from forehand on is bound', () => {
    expect(nextTerms(session(deals(19))).solos).toEqual({ due: [0, 1, 2, 3] });
    expect(nextTerms(session(deals(20))).solos).toEqual({ due: [0, 1, 2, 3], forced: 1 });
    expect(nextTerms(session([...deals(20), line(21, 1)])).solos).toEqual({ due: [0, 2, 3] });
  });
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
