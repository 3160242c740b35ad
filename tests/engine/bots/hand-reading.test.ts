// Reading hands from cards: a model of chances that knows the rules, and that makes of a play what a person would.
import { describe, expect, test } from 'vitest';
import { knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { begunIn, handReading, logChance } from '../../../src/engine/bots/sampling/hand-reading.ts';
import { pastPlays } from '../../../src/engine/bots/sampling/past-plays.ts';
import { networkOf, OF_EACH_CARD, ROW } from '../../../src/engine/bots/sampling/play-network.ts';
import { PLAY_WEIGHTS } from '../../../src/engine/bots/sampling/play-weights.ts';
import { type Card, SINGLE_PACKS } from '../../../src/engine/base/cards.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { declarerOf, type PlayingRound } from '../../../src/engine/table/round.ts';
import { consistentDeals } from '../../../src/engine/inference/deal-cases.ts';
import { layoutOf, maskOf } from '../../../src/engine/search/layout.ts';
import { cardsIn, compile, legalMask } from '../../../src/engine/search/masks.ts';
import { type World, worldsOf } from '../../../src/engine/inference/worlds.ts';
import { bySeat, SEATS } from '../../../src/engine/base/seats.ts';
import { legalCards } from '../../../src/engine/play/legality.ts';
import { situationOf } from '../../../src/engine/play/tricks.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { playOut, type Position, shuffledRound, viewAt } from '../../../lab/support/bots/support.ts';

const CLUB = bySeat(() => PLAYERS.verein);

/** All states of play of some rounds, the one before each card. */
function states(): readonly PlayingRound[] {
  const found: PlayingRound[] = [];
  for (const pack of SINGLE_PACKS)
    for (let seed = 0; seed < 8; seed++)
      playOut(shuffledRound(pack, `reading ${seed}`), CLUB, randomOf('reading', seed), ({ round, choice }) => {
        if (round.phase === 'playing' && choice.decision.type === 'play') found.push(round);
      });
  return found;
}

const NETWORK = networkOf(PLAY_WEIGHTS);

test('there is a weight for every feature, into every unit and out of it', () => {
  const { hidden, out, direct } = PLAY_WEIGHTS;
  expect(new Set(hidden.map((row) => row.length))).toEqual(new Set([ROW]));
  expect([out.length, direct.length]).toEqual([hidden.length, OF_EACH_CARD]);
});

describe('past plays', () => {
  test('tell of each card what lay open, as the rules saw it', () => {
    const all = states();
    const seen = { leads: 0, locked: 0, revealed: 0, lacking: 0 };
    for (const round of all) {
      const { play } = round;
      const compiled = compile(play.contract, play.pack);
      const next = viewFor(round, round.play.trick.leader);
      const plays = pastPlays(next, compiled);
      expect(plays.map(({ card }) => compiled.layout.cardAt[card])).toEqual([
        ...play.done.flatMap((trick) => trick.cards),
        ...play.trick.cards,
      ]);
      const last = plays.at(-1);
      if (!last) continue;
      seen.leads += last.led < 0 ? 1 : 0;
      seen.locked += last.lock;
      seen.revealed += last.revealed >= 0 ? 1 : 0;
      const complete = play.done.slice(0, last.tricks);
      expect(SEATS.map((seat) => last.taken[seat])).toEqual(
        SEATS.map((seat) => complete.reduce((sum, trick) => sum + (trick.winner === seat ? trick.points : 0), 0)),
      );
      expect(last.leads.map(({ seat }) => seat)).toEqual(complete.map(({ leader }) => leader));
      expect(SEATS.filter((seat) => (last.lacks[seat] & maskOf(compiled.layout, play.hands[seat])) !== 0)).toEqual([]);
      seen.lacking += SEATS.some((seat) => last.lacks[seat] !== 0) ? 1 : 0;
      expect(plays.filter(({ seat }) => seat === last.seat).every(({ since }) => (since >>> last.card) & 1)).toBe(true);
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
  });

  test('allow the same cards as the rules, hand and lock put together', () => {
    for (const round of states()) {
      const { play } = round;
      const turn = (play.trick.leader + play.trick.cards.length) & 3;
      const compiled = compile(play.contract, play.pack);
      const legal = legalCards(situationOf(play, turn as 0));
      const [card] = legal;
      const trick = { ...play.trick, cards: [...play.trick.cards, card as Card] };
      const past = pastPlays({ ...viewFor(round, 0), trick }, compiled).at(-1);
      if (!past) throw new Error('a card has been played');
      const hand = maskOf(compiled.layout, play.hands[turn] ?? []);
      const mask = legalMask(
        compiled,
        hand,
        past.led < 0 ? undefined : past.led,
        past.led < 0 ? undefined : past.winning,
        past.lock,
      );
      expect([...cardsIn(compiled.layout, mask)].sort()).toEqual([...legal].sort());
    }
  });
});

describe('the model', () => {
  test('gives the legal cards of a hand chances that sum to 1', () => {
    for (const round of states().slice(0, 300)) {
      const { play, partner = -1 } = round;
      const declarer = declarerOf(round);
      const compiled = compile(play.contract, play.pack);
      const turn = ((play.trick.leader + play.trick.cards.length) & 3) as 0;
      const hand = maskOf(layoutOf(play.contract, play.pack), play.hands[turn]);
      const chances = legalCards(situationOf(play, turn)).map((card) => {
        const trick = { ...play.trick, cards: [...play.trick.cards, card] };
        const past = pastPlays({ ...viewFor(round, 0), trick }, compiled).at(-1);
        return past ? Math.exp(logChance(begunIn(compiled, { declarer, partner }, past, NETWORK), past.card, hand)) : 0;
      });
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
  });

  test('thinks every consistent deal possible', () => {
    for (const round of states().filter((_, index) => index % 5 === 0)) {
      const turn = ((round.play.trick.leader + round.play.trick.cards.length) & 3) as 0;
      const know = knowledgeOf(viewFor(round, turn));
      const worlds = worldsOf(consistentDeals(know));
      const reading = handReading(know);
      const random = randomOf('reading worlds');
      for (let n = 0; n < 5; n++) {
        const likelihood = reading(worlds.draw(random));
        expect(likelihood).toBeGreaterThan(0);
        expect(likelihood).toBeLessThanOrEqual(1);
      }
    }
  });
});

/** Mean likelihood of the deals in which a seat holds a card, over that of those in which another seat holds it. */
function odds(position: Position, card: Card, here: 0 | 1 | 2 | 3, there: 0 | 1 | 2 | 3): number {
  const know = knowledgeOf(viewAt(position));
  const worlds = worldsOf(consistentDeals(know));
  const reading = handReading(know);
  const random = randomOf('odds');
  const drawn = Array.from({ length: 4000 }, () => worlds.draw(random));
  const mean = (some: readonly World[]): number => some.reduce((sum, world) => sum + reading(world), 0) / some.length;
  const held = (seat: 0 | 1 | 2 | 3): readonly World[] => drawn.filter((world) => world[seat].includes(card));
  return mean(held(here)) / mean(held(there));
}

describe('what a play tells', () => {
  const rufer = { contract: 'rufer', called: 'SA' } as const;

  test('who smears for the declarer holds the called ace', () => {
    const position: Position = {
      declarer: 0,
      announcement: rufer,
      seat: 3,
      hand: 'HO E9 E8 E7 G9 G8 ST H9',
      plays: 'EO HA H7',
    };
    expect(odds(position, 'SA', 1, 2)).toBeGreaterThan(2);
  });

  test('who gives nothing to a sure trick of the own side has nothing to give', () => {
    const position: Position = {
      declarer: 1,
      announcement: { contract: 'solo', trump: 'H' },
      seat: 3,
      hand: 'HU H9 GA GK G9 E8 S9 S8',
      plays: 'EA E9 E7',
    };
    expect(odds(position, 'ET', 1, 2)).toBeGreaterThan(1.2);
  });

  test('who leads trump in a Rufer is with the declarer', () => {
    const position: Position = {
      declarer: 2,
      announcement: rufer,
      seat: 1,
      hand: 'HO H8 E9 E8 E7 G9 G8 ST',
      plays: 'H9',
    };
    expect(odds(position, 'SA', 0, 3)).toBeGreaterThan(2);
  });

  test('who searches is against him', () => {
    const position: Position = {
      declarer: 2,
      announcement: rufer,
      seat: 1,
      hand: 'HO H8 E9 E8 E7 G9 G8 ST',
      plays: 'S9',
    };
    expect(odds(position, 'SA', 3, 0)).toBeGreaterThan(1.5);
  });
});
