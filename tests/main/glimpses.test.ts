// What is said of a led card looks at the position: what has fallen, and who leads.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/engine/base/cards.ts';
import { type Seat, SEATS } from '../../src/engine/base/seats.ts';
import { sideOf } from '../../src/engine/play/parties.ts';
import { type Round, startRound } from '../../src/engine/table/round.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import { glimpsesOf } from '../../src/main/board/acts.ts';
import { after } from '../../lab/support/rounds/rounds.ts';
import { sample } from '../../lab/base/thorough.ts';
import { HOUSE_TABLES, playedRound, PURE_TABLES } from '../../lab/support/tutor/checked-tables.ts';
import { ramsch, rufer } from '../../lab/support/tutor/situations.ts';

const played = (...cards: readonly (readonly [Seat, Card])[]) =>
  after(rufer, ...cards.map(([seat, card]) => ({ type: 'play', seat, card }) as const));

/** What a card that is led shows to a reader. */
const shown = (round: ReturnType<typeof played>, reader: Seat, seat: Seat, card: Card) =>
  glimpsesOf(viewFor(round, reader), { type: 'play', seat, card });

/** B has called the Leaf Ace of D; C has taken the first trick and leads. */
const opponentLeads = played([0, 'H9'], [1, 'H8'], [2, 'HU'], [3, 'HT']);
/** D has taken the first trick and leads. */
const holderLeads = played([0, 'H9'], [1, 'H8'], [2, 'HK'], [3, 'SU']);
/** The Ace has fallen, and D has led once more. */
const fallen = played([0, 'H9'], [1, 'H8'], [2, 'HU'], [3, 'HT'], [2, 'G9'], [3, 'GA'], [0, 'S7'], [1, 'GK']);

describe('the called suit led', () => {
  test('by somebody who may be on either side', () => {
    expect(shown(opponentLeads, 0, 2, 'G9')).toEqual([
      { id: 'lead.calledSuit', params: { suit: 'G', called: 'GA', by: 'unknown' } },
    ]);
  });

  test('by a defender, as the holder of the called card knows', () => {
    expect(shown(opponentLeads, 3, 2, 'G9')).toMatchObject([{ id: 'lead.calledSuit', params: { by: 'searching' } }]);
  });

  test('not once the called card has fallen: its player is known, and nobody is looked for', () => {
    const ids = shown(fallen, 0, 3, 'G7').map(({ id }) => id);
    expect(ids).toEqual(['lead.plain']);
    expect(shown(fallen, 1, 3, 'GT').map(({ id }) => id)).toEqual(['lead.highestLeft']);
  });
});

test('the called card shows its holder only while that is open', () => {
  expect(shown(holderLeads, 0, 3, 'GA').map(({ id }) => id)).toEqual(['lead.calledCard']);
});

test('nobody is helped by trumps in a Ramsch', () => {
  if (ramsch.phase !== 'playing') throw new Error(ramsch.phase);
  const seat = ramsch.play.trick.leader;
  const hand = viewFor(ramsch, seat).hand;
  const ids = hand.flatMap((card) => glimpsesOf(viewFor(ramsch, 0), { type: 'play', seat, card }).map(({ id }) => id));
  expect(ids).not.toContain('lead.trump');
});

describe('whose a trick is, told from the reader’s chair', () => {
  const tables = [...PURE_TABLES, ...HOUSE_TABLES];

  /** What each card of a round shows to each of the other players, with the round in which it was played. */
  const shownIn = (round: Round) =>
    round.entries.flatMap((entry, at) => {
      if (entry.type !== 'play') return [];
      const before = after(startRound(round.rules, round.terms), ...round.entries.slice(0, at));
      return SEATS.filter((reader) => reader !== entry.seat).flatMap((reader) =>
        glimpsesOf(viewFor(before, reader), entry).map((glimpse) => ({ glimpse, reader, giver: entry.seat, before })),
      );
    });

  /** The declarer’s side as it really is. */
  const declaring = (round: Round): readonly Seat[] =>
    round.phase === 'playing' && round.declarer !== undefined ? sideOf(round.declarer, round.partner) : [];

  test.each(tables)('$name', (table) => {
    const said = Array.from({ length: sample(2, 30) }, (_, n) => playedRound(table, `chair ${n}`)).flatMap(shownIn);
    expect(said.length).toBeGreaterThan(30);
    for (const { glimpse, reader, giver, before } of said) {
      if (glimpse.id !== 'trick.gives') continue;
      const { to, whose } = glimpse.params;
      if (whose === 'unknown' || whose === 'nobody') continue;
      const side = declaring(before);
      if (side.length === 0) continue;
      const mine = (seat: Seat): boolean => side.includes(seat) === side.includes(reader);
      expect({ to, giver, reader, ours: [mine(giver), mine(to)] }).toEqual({
        to,
        giver,
        reader,
        ours: { ours: [true, true], theirs: [false, false], toUs: [false, true], fromUs: [true, false] }[whose],
      });
    }
  });
});
