// How an auction goes on after a Hochzeit has been accepted or refused, and what it then comes to (SPEC 3.6, SH3, Q26).
import { describe, expect, test } from 'vitest';
import type { Call } from '../../src/engine/auction/auction.ts';
import { cutAt, entriesForHands } from '../../src/engine/table/dealing.ts';
import { doublingsIn } from '../../src/engine/doubling/doublings-in.ts';
import type { HouseRules } from '../../src/engine/options/options.ts';
import { cutterOf, type Round, startRound } from '../../src/engine/table/round.ts';
import { type Seat, SEATS } from '../../src/engine/base/seats.ts';
import type { SpecialTerms } from '../../src/engine/table/terms.ts';
import { judge, turnIn } from '../../src/engine/round/step.ts';
import { courseOf } from '../../src/engine/tutor/course.ts';
import { publicViewOf, viewFor } from '../../src/engine/round/view.ts';
import { after, announce, call, cards, dealt, filledUp } from '../../lab/support/rounds/rounds.ts';
import { handsWithSuitor, hochzeitRules } from '../../lab/support/examples/hochzeit-examples.ts';

/** A round after these calls, each by whoever is to speak. */
const said = (start: Round, ...calls: readonly Call[]): Round =>
  calls.reduce((round, each) => after(round, call(turnIn(round)!, each)), start);

const at = (
  form: 'on-turn' | 'in-auction' | 'anytime-offer',
  suitor: Seat,
  changes: Partial<HouseRules> = {},
): Round => {
  const rules = hochzeitRules(form, changes);
  return dealt(rules, handsWithSuitor(rules, suitor));
};

describe('on-turn: an accepted Hochzeit stands until everybody has spoken', () => {
  const named = { 'auction.form': 'named' } as const;
  const offered = said(at('on-turn', 1, named), 'weiter', 'hochzeit', 'ohne-mich', 'ohne-mich', 'mit-mir');

  test('who sits behind the suitor has still to speak', () => {
    expect(offered.phase).toBe('auction');
    expect(turnIn(offered)).toBe(2);
    const played = said(offered, 'weiter', 'weiter');
    expect(played).toMatchObject({ phase: 'returning', suitor: 1, acceptor: 0 });
  });

  test('a Solo undoes it, and the card is taken back', () => {
    const bid = said(offered, 'names:solo');
    expect(turnIn(bid)).toBe(3);
    expect(viewFor(bid, 1).hand).toHaveLength(8);
    expect(publicViewOf(bid).auction.offer).toBeUndefined();
    const won = said(bid, 'weiter');
    expect(won).toMatchObject({ phase: 'announcing', declarer: 2 });
    const playing = after(won, announce(2, { contract: 'solo', trump: 'H' }));
    expect(playing).toMatchObject({ phase: 'playing', declarer: 2 });
    expect('dealt' in playing && playing.dealt).toEqual('dealt' in offered && offered.dealt);
  });

  test('what is not higher is refused, and nobody else may offer', () => {
    for (const low of ['names:rufer', 'hochzeit'] as const)
      expect(judge(offered, call(2, low))).toMatchObject({
        because: { id: 'A.NOT_HIGHER', params: { shown: 'hochzeit' } },
      });
    expect(judge(offered, call(2, 'mit-mir'))).toMatchObject({ because: { id: 'A.BAD_CALL' } });
    expect(judge(offered, call(3, 'weiter'))).toMatchObject({ because: { id: 'A.OUT_OF_TURN' } });
  });

  test('a Sie goes over it', () => {
    const rules = hochzeitRules('on-turn', named);
    const hands = filledUp(rules, { 1: cards('H7 GA GT E9 E8 SK S9 S7'), 3: cards('EO GO HO SO EU GU HU SU') });
    const stands = said(dealt(rules, hands), 'weiter', 'hochzeit', 'ohne-mich', 'ohne-mich', 'mit-mir', 'weiter');
    expect(said(stands, 'sie')).toMatchObject({
      phase: 'scored',
      declarer: 3,
      play: { contract: { row: { id: 'sie' } } },
    });
  });

  test('the acceptor may outbid it like anybody, and a Rufer bid before counts no more', () => {
    const rules = hochzeitRules('on-turn', named);
    const start = dealt(rules, handsWithSuitor(rules, 1));
    const stands = said(start, 'names:rufer', 'hochzeit', 'ohne-mich', 'mit-mir');
    expect(publicViewOf(stands).auction.holder).toBeUndefined();
    expect(said(stands, 'weiter', 'weiter')).toMatchObject({ phase: 'returning', suitor: 1, acceptor: 3 });
    expect(said(stands, 'weiter', 'names:solo')).toMatchObject({ phase: 'announcing', declarer: 3 });
  });

  test('the last to speak is married at once', () => {
    const round = said(at('on-turn', 3, named), 'weiter', 'weiter', 'weiter', 'hochzeit', 'mit-mir');
    expect(round).toMatchObject({ phase: 'returning', suitor: 3, acceptor: 0 });
  });

  test.each(['official', 'two-phase'] as const)(
    'bidding %s: a level above it undoes it, and duels go on from there',
    (form) => {
      const rules = hochzeitRules('on-turn', { 'auction.form': form });
      const stands = said(dealt(rules, handsWithSuitor(rules, 0)), 'hochzeit', 'mit-mir');
      expect(turnIn(stands)).toBe(1);
      expect(judge(stands, call(1, 'spiele'))).toMatchObject({ because: { id: 'A.NOT_HIGHER' } });
      expect(said(stands, 'weiter', 'weiter', 'weiter')).toMatchObject({ phase: 'returning', acceptor: 1 });
      const bid = said(stands, 'weiter', 'has:wenz');
      expect(publicViewOf(bid).auction).toMatchObject({ holder: 2, shown: 'wenz' });
      const duel = said(bid, 'has:solo');
      expect(turnIn(duel)).toBe(2);
      expect(said(duel, 'gut')).toMatchObject({ phase: 'announcing', declarer: 3 });
    },
  );

  test('nobody but the suitor knows the card before the auction is over', () => {
    const { offer } = publicViewOf(offered).auction;
    expect(offer).toEqual({ suitor: 1, acceptor: 0, stands: true });
    expect(viewFor(offered, 0).hand).toHaveLength(8);
    expect(viewFor(offered, 1).hand).toHaveLength(7);
    for (const seat of SEATS.filter((each) => each !== 1))
      expect(JSON.stringify({ ...viewFor(offered, seat), options: [] }), `seat ${seat}`).not.toContain('"SU"');
    expect(viewFor(said(offered, 'weiter', 'weiter'), 0).hand).toContain('SU');
  });
});

describe('in-auction: nobody wants the Hochzeit of who has won the auction', () => {
  const no = ['ohne-mich', 'ohne-mich', 'ohne-mich'] as const;

  /** Seat 0 opens if it may, seat 1 outbids it with its Hochzeit, which nobody wants. */
  function refused(noTaker: 'void' | 'continue', changes: Partial<HouseRules>, opening: readonly Call[]): Round {
    const start = at('in-auction', 1, { 'hochzeit.noTaker': noTaker, ...changes });
    const won = said(start, ...opening);
    expect(won).toMatchObject({ phase: 'announcing', declarer: 1 });
    return said(after(won, announce(1, { contract: 'hochzeit' })), ...no);
  }

  const official = ['spiele', 'spiele-auch', 'gut', 'gut', 'gut'] as const;
  const named = ['names:rufer', 'names:hochzeit', 'weiter', 'weiter'] as const;

  test('void: a Rufer that had been bid before is played', () => {
    expect(refused('void', {}, official)).toMatchObject({ phase: 'announcing', declarer: 0, level: 0 });
    const byName = refused('void', { 'auction.form': 'named' }, named);
    expect(byName).toMatchObject({ phase: 'announcing', declarer: 0, only: ['rufer'] });
  });

  test('void: without one the deal is', () => {
    const round = refused('void', {}, ['weiter', 'spiele', 'gut', 'gut']);
    expect(round).toMatchObject({ phase: 'thrownIn', why: 'noTaker' });
  });

  test('continue: the bid before stands, and who sits behind the suitor speaks once more', () => {
    const round = refused('continue', {}, official);
    expect(publicViewOf(round).auction).toMatchObject({ holder: 0, shown: 'rufer' });
    expect(turnIn(round)).toBe(2);
    expect(viewFor(round, 1).hand).toHaveLength(8);
    expect(said(round, 'gut', 'gut')).toMatchObject({ phase: 'announcing', declarer: 0 });
    expect(said(round, 'gut', 'has:solo', 'gut')).toMatchObject({ phase: 'announcing', declarer: 3 });
  });

  test('continue, by name: the name that stood is what is played, unless a higher one is called', () => {
    const round = refused('continue', { 'auction.form': 'named' }, named);
    expect(turnIn(round)).toBe(2);
    expect(said(round, 'weiter', 'weiter')).toMatchObject({ phase: 'announcing', declarer: 0, only: ['rufer'] });
    expect(said(round, 'weiter', 'names:wenz')).toMatchObject({ phase: 'announcing', declarer: 3, only: ['wenz'] });
  });

  test.each(['official', 'two-phase'] as const)(
    'continue, %s: with no bid before, somebody behind may open',
    (form) => {
      const round = refused('continue', { 'auction.form': form }, ['weiter', 'spiele', 'gut', 'gut']);
      expect(turnIn(round)).toBe(2);
      expect(publicViewOf(round).auction.holder).toBeUndefined();
      expect(said(round, 'spiele', 'gut')).toMatchObject({ phase: 'announcing', declarer: 2 });
      expect(said(round, 'weiter', 'weiter')).toMatchObject({ phase: 'thrownIn', why: 'allPass' });
    },
  );

  test('continue: two who have outbid each other fall back one after the other', () => {
    const rules = hochzeitRules('in-auction', { 'hochzeit.noTaker': 'continue', 'auction.form': 'named' });
    const hands = filledUp(rules, { 1: cards('SU GA GT E9 E8 SK S9 S7'), 2: cards('HU GK G9 EA ET ST SA G8') });
    const first = said(dealt(rules, hands), 'names:rufer', 'names:hochzeit', 'weiter', 'weiter');
    const again = said(after(first, announce(1, { contract: 'hochzeit' })), ...no, 'names:hochzeit', 'weiter');
    const round = said(after(again, announce(2, { contract: 'hochzeit' })), ...no, 'weiter');
    expect(round).toMatchObject({ phase: 'announcing', declarer: 0, only: ['rufer'] });
  });
});

describe('the course of a round tells what becomes of the card', () => {
  const told = (round: Round) =>
    courseOf(publicViewOf(round)).flatMap(({ note, entry }) =>
      note.id === 'L.CARD_BACK' ? [[entry, note.params]] : [],
    );
  const first = 2;

  test('once it goes back, because it is outbid or because nobody wants it', () => {
    const stands = said(at('on-turn', 1), 'weiter', 'hochzeit', 'ohne-mich', 'mit-mir');
    expect(told(stands)).toEqual([]);
    expect(told(said(stands, 'weiter', 'weiter'))).toEqual([]);
    expect(told(said(stands, 'weiter', 'has:solo'))).toEqual([[first + 5, { suitor: 1, why: 'outbid' }]]);
    const refused = said(at('on-turn', 1), 'weiter', 'hochzeit', 'ohne-mich', 'ohne-mich', 'ohne-mich');
    expect(told(refused)).toEqual([[first + 4, { suitor: 1, why: 'refused' }]]);
    expect(told(said(refused, 'spiele', 'has:solo'))).toHaveLength(1);
  });
});

describe('everybody has passed', () => {
  /** A round in its auction, or what takes its place, whose cutter has knocked; seat 1 has one trump. */
  function knocked(changes: Partial<HouseRules>, special?: SpecialTerms): Round {
    const rules = hochzeitRules('anytime-offer', {
      'klopfen.enabled': true,
      'hochzeit.noTaker': 'continue',
      'passout.rule': 'ramsch',
      ...changes,
    });
    const terms = { dealer: 3, ...(special && { special }) } as const;
    const [shuffle, cut] = entriesForHands(rules, terms, handsWithSuitor(rules, 1));
    if (shuffle?.type !== 'shuffled' || cut?.type !== 'cut') throw new Error('no deal');
    const start = startRound(rules, terms);
    return after(
      start,
      { type: 'shuffled', pack: cutAt(shuffle.pack, cut.at) },
      { type: 'knock', seat: cutterOf(start), packets: [4, 4] },
    );
  }

  test('is what the auction comes to, also if a Hochzeit was refused on the way: knocking does not count', () => {
    const refused = said(knocked({}), 'weiter', 'hochzeit', 'ohne-mich', 'ohne-mich', 'ohne-mich');
    expect(doublingsIn(refused).klopfen).toBe(1);
    const passed = said(refused, 'weiter', 'weiter', 'weiter');
    expect(passed).toMatchObject({ phase: 'playing', play: { contract: { row: { id: 'ramsch' } } } });
    expect(doublingsIn(passed).klopfen).toBe(0);
    expect(publicViewOf(passed).auction.passed).toBe(true);
  });

  test('is not said of a deal in which somebody plays, nor of one without an auction', () => {
    const won = said(knocked({}), 'spiele', 'gut', 'gut', 'gut');
    expect(doublingsIn(won).klopfen).toBe(1);
    expect(publicViewOf(won).auction.passed).toBeUndefined();
    const kreuz = knocked({ 'kreuz.form': 'opposite' }, { kind: 'kreuz', deal: 1, of: 4, declarer: 0, partner: 2 });
    expect(kreuz).toMatchObject({ phase: 'playing', play: { contract: { row: { id: 'kreuz' } } } });
    expect(doublingsIn(kreuz).klopfen).toBe(1);
    expect(publicViewOf(kreuz).auction.passed).toBeUndefined();
  });
});
