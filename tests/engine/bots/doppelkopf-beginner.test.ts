// The beginner of Doppelkopf slips as people do: keeps points from a known partner, and dares too little.
import { describe, expect, test } from 'vitest';
import { type Card, cardsOfPack } from '../../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { type BySeat, bySeat } from '../../../src/engine/base/seats.ts';
import { SENSIBLE } from '../../../src/engine/bots/beginner/beginner-player.ts';
import { judge } from '../../../src/engine/bots/play/play.ts';
import { worthOf } from '../../../src/engine/bots/play/term.ts';
import { type PlayerId, PLAYERS } from '../../../src/engine/bots/players.ts';
import { knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { entriesForPack } from '../../../src/engine/table/dealing.ts';
import { type Round, startRound } from '../../../src/engine/table/round.ts';
import {
  DOPPELKOPF_HANDS,
  DOPPELKOPF_RULES,
  doppelkopfNormal,
  doppelkopfSettled,
} from '../../../lab/support/rounds/doppelkopf-rounds.ts';
import { after, cards, play } from '../../../lab/support/rounds/rounds.ts';
import { sample } from '../../../lab/base/thorough.ts';
import { type Decided, playOut } from '../../../lab/support/bots/support.ts';

/** Cards that a player chooses here with many seeds; its share of each. */
function chosen(id: PlayerId, round: Round, seat: 0 | 1 | 2 | 3, times = 80): ReadonlyMap<Card, number> {
  const shares = new Map<Card, number>();
  const view = viewFor(round, seat);
  for (let n = 0; n < times; n++) {
    const { decision } = PLAYERS[id].decide(view, { random: randomOf('chosen', n) });
    if (decision.type === 'play') shares.set(decision.card, (shares.get(decision.card) ?? 0) + 1 / times);
  }
  return shares;
}

describe('among four beginners', () => {
  const plays: Decided[] = [];
  for (let n = 0; n < sample(6, 60); n++) {
    const terms = { dealer: 3 } as const;
    const pack = shuffled(cardsOfPack(48), randomOf('beginners', n));
    const start = after(startRound(DOPPELKOPF_RULES, terms), ...entriesForPack(DOPPELKOPF_RULES, terms, pack));
    playOut(
      start,
      bySeat(() => PLAYERS.anfaenger),
      randomOf('beginners', n, 'play'),
      (one) => {
        if (one.choice.decision.type === 'play') plays.push(one);
      },
    );
  }

  test('no card is far worse than the best one', () => {
    for (const { view, choice } of plays) {
      const know = knowledgeOf(view);
      const worths = know.legal.map((card) => worthOf(judge(know, card)));
      const own = worths[know.legal.findIndex((card) => 'card' in choice.decision && card === choice.decision.card)];
      expect(own).toBeGreaterThanOrEqual(Math.max(...worths) - SENSIBLE);
    }
  });

  test('more than a few are others than the club player would play, and fewer than half', () => {
    const other = plays.filter(({ view, choice }) => {
      const better = PLAYERS.stammtisch.decide(view, { random: randomOf('better') });
      return JSON.stringify(better.decision) !== JSON.stringify(choice.decision);
    });
    expect(other.length / plays.length).toBeGreaterThan(0.06);
    expect(other.length / plays.length).toBeLessThan(0.5);
  });
});

test('a known partner who has the trick for sure gets points from the club player, and not always from the beginner', () => {
  const round = after(doppelkopfSettled(), play(1, 'HU'), play(2, 'HT'));
  expect(chosen('stammtisch', round, 3).get('ST')).toBeCloseTo(1);
  const given = chosen('anfaenger', round, 3).get('ST') ?? 0;
  expect(given).toBeGreaterThan(0.1);
  expect(given).toBeLessThan(0.75);
});

test('six of the highest trumps are enough for the club player to announce Re, and eight for the beginner', () => {
  const six = [
    cards('EO HT GO HO SO EU ST S9 EA ET GA HA'),
    cards('SA SA ST SK GU GU HU HU EK E9 GT HK'),
    cards('EO GO HO SO EU SU EA EK GA GK HA H9'),
    cards('HT SU SK S9 ET E9 GT GK G9 G9 HK H9'),
  ] as const;
  const says = (id: PlayerId, hands: BySeat<readonly Card[]>): boolean => {
    const round = doppelkopfNormal(DOPPELKOPF_RULES, hands);
    return PLAYERS[id].double(viewFor(round, 0), { random: randomOf('says') }) !== undefined;
  };
  expect([says('stammtisch', six), says('anfaenger', six)]).toEqual([true, false]);
  expect([says('stammtisch', DOPPELKOPF_HANDS), says('anfaenger', DOPPELKOPF_HANDS)]).toEqual([true, true]);
});
