// Every reason that rule players give with double packs holds: they count copies, though their rules were made for single packs.
import { expect, test } from 'vitest';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import type { Fact } from '../../../src/engine/inference/facts.ts';
import { turnIn } from '../../../src/engine/round/step.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { type Round, startRound } from '../../../src/engine/table/round.ts';
import { entriesForPack } from '../../../src/engine/table/dealing.ts';
import { DOPPELKOPF_RULES } from '../../../lab/support/rounds/doppelkopf-rounds.ts';
import { DOPPELSCHAFKOPF_RULES } from '../../../lab/support/rounds/doppelschafkopf-rounds.ts';
import { after } from '../../../lab/support/rounds/rounds.ts';
import { STROHMANN_RULES } from '../../../lab/support/rounds/strohmann.ts';
import { sample } from '../../../lab/base/thorough.ts';
import { CLAIMS, type Seen } from '../../../lab/sentences/facts/claims.ts';

/** Each with so many rounds: reservations of Doppelkopf take their time. */
const TABLES = [
  ['Doppelschafkopf', DOPPELSCHAFKOPF_RULES, sample(30, 60)],
  ['Doppelschafkopf with a straw man', STROHMANN_RULES, sample(30, 60)],
  ['Doppelkopf', DOPPELKOPF_RULES, sample(6, 16)],
] as const;

test.each(TABLES)('of %s', (_game, rules, rounds) => {
  const random = randomOf('reasons with two copies');
  const told = new Set<string>();
  const wrong: unknown[] = [];
  for (let n = 0; n < rounds; n++) {
    const terms = { dealer: 3 } as const;
    const pack = shuffled(cardsOfPack(48), random);
    let round: Round = after(startRound(rules, terms), ...entriesForPack(rules, terms, pack));
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
