// Every reason that rule players give in Doppelschafkopf holds: they count copies, though their rules were made for single packs.
import { expect, test } from 'vitest';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import type { Fact } from '../../../src/engine/inference/facts.ts';
import { turnIn } from '../../../src/engine/round/step.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import { startRound } from '../../../src/engine/table/round.ts';
import { DOPPELSCHAFKOPF_RULES } from '../../fixtures/doppelschafkopf.ts';
import { after } from '../../fixtures/rounds.ts';
import type { Seen } from './claims.ts';
import { CLAIMS } from './claims.ts';

const ROUNDS = 60;

test(`in ${ROUNDS} rounds`, () => {
  const random = randomOf('reasons with two copies');
  const told = new Set<string>();
  const wrong: unknown[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const pack = shuffled(cardsOfPack(48), random);
    let round: Round = after(startRound(DOPPELSCHAFKOPF_RULES, { dealer: 3 }), { type: 'shuffled', pack });
    for (let seat = turnIn(round); seat !== undefined; seat = turnIn(round)) {
      const view = viewFor(round, seat);
      const { decision, because } = PLAYERS.verein.decide(view, { random });
      for (const fact of view.phase === 'playing' ? because : []) {
        told.add(fact.id);
        const claim = CLAIMS[fact.id] as (params: Fact['params'], seen: Seen) => boolean;
        const seen = { view, decision, worlds: [round] } as Seen;
        if (!claim(fact.params, seen))
          wrong.push({ n, fact, hand: view.hand.join(' '), trick: view.trick?.cards.join(' ') });
      }
      round = after(round, decision);
    }
  }
  expect(wrong).toEqual([]);
  expect(told.size).toBeGreaterThan(12);
});
