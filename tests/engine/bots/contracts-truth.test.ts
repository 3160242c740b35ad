// In every contract players keep to the rules, and what they and the tutor give as a reason is true of the view they had.
import { expect, test } from 'vitest';
import { adviseAt } from '../../../src/engine/tutor/advice/advise.ts';
import { startAuction } from '../../../src/engine/auction/auction.ts';
import type { Player } from '../../../src/engine/bots/player.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { cardsOfPack, handSizeOf, type SinglePack } from '../../../src/engine/base/cards.ts';
import { announceObjection } from '../../../src/engine/play/announce-rules.ts';
import { announcementsOf, contractOf, type ContractRow } from '../../../src/engine/base/contract.ts';
import { BIERKOPF, KREUZ } from '../../../src/engine/contracts/partnerships.ts';
import type { Fact, FactId } from '../../../src/engine/inference/facts.ts';
import type { HouseRules } from '../../../src/engine/options/options.ts';
import { announced } from '../../../src/engine/phases/announcing.ts';
import { type Random, randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { isOver, type Round } from '../../../src/engine/table/round.ts';
import { type BySeat, bySeat, type Seat } from '../../../src/engine/base/seats.ts';
import { rowOf, type TableRules } from '../../../src/engine/table/table-rules.ts';
import { CLAIMS, type Seen } from '../../../lab/sentences/facts/claims.ts';
import { everyContract } from '../../../lab/base/every-contract.ts';
import { quickMeister } from '../../../lab/support/bots/quick-meister.ts';
import { playOut, TERMS } from '../../../lab/support/bots/support.ts';
import { PATIENCE_MS, sample } from '../../../lab/base/thorough.ts';

const claims = CLAIMS as unknown as Readonly<Record<FactId, (params: Fact['params'], seen: Seen) => boolean>>;

const TABLES: readonly BySeat<Player>[] = [
  bySeat(() => PLAYERS.stammtisch),
  bySeat((seat) => (seat % 2 === 1 ? PLAYERS.zufall : PLAYERS.stammtisch)),
  bySeat((seat) => (seat === 2 ? quickMeister : PLAYERS.anfaenger)),
];

/** A round in its first trick, by a random declarer whose hand allows the announcement. */
function begun(row: ContractRow, rules: TableRules, random: Random): Round {
  const size = handSizeOf(rules.pack, 4);
  for (;;) {
    const cards = shuffled(cardsOfPack(rules.pack), random);
    const dealt = bySeat((seat) => cards.slice(seat * size, (seat + 1) * size));
    const declarer = random.below(4) as Seat;
    const allowed = announcementsOf(row).filter(
      (each) => !announceObjection(contractOf(row, each), rules.pack, dealt[declarer]),
    );
    const announcement = allowed[random.below(Math.max(1, allowed.length))];
    if (!announcement) continue;
    const auction = startAuction(rules.ranking, 4, 0);
    return announced(
      { phase: 'announcing', rules, terms: TERMS, entries: [], dealt, auction, declarer, level: 0 },
      announcement,
    );
  }
}

const BETTELS: readonly Partial<HouseRules>[] = [
  { 'bettel.overtake': 'follow', 'bettel.firstLead': 'declarer' },
  { 'bettel.ranking': 'hearts-trump', 'bettel.overtake': 'always' },
  { 'rank.ten': 'low', 'lead.first': 'declarer' },
];

const tableOf = (pack: SinglePack, changes: Partial<HouseRules> = {}): TableRules => ({
  ...everyContract(pack, changes),
  imposed: [KREUZ, BIERKOPF],
});

const rowsOf = ({ contracts, imposed = [] }: TableRules): readonly ContractRow[] =>
  [...contracts, ...imposed].filter(({ goal }) => goal.kind !== 'laidDown');

/** Every contract with the long pack, and by turns with one of the shorter ones. */
const cases = [
  ...rowsOf(tableOf(32)).map(({ id }) => [id, 32, {}] as const),
  ...rowsOf(tableOf(24)).map(({ id }, n) => [id, n % 2 === 0 ? 24 : 20, {}] as const),
  ...BETTELS.flatMap((changes) => ['bettel', 'open-bettel', 'suit-wenz'].map((id) => [id, 32, changes] as const)),
];

test.each(cases)(
  '%s, %i cards %j: legal to the end, and every reason is true',
  { timeout: PATIENCE_MS },
  (id, pack, changes) => {
    const rules = tableOf(pack, changes);
    const row = rowOf(rules, id);
    if (!row) throw new Error(id);
    for (let n = 0; n < sample(1, 12); n++) {
      const random = randomOf('contracts', id, pack, n);
      const players = TABLES[(n + id.length) % TABLES.length] as BySeat<Player>;
      const end = playOut(begun(row, rules, random), players, random, ({ round, view, choice }) => {
        const advised = random.below(25) === 0 && view.turn === view.seat && view.phase === 'playing';
        const advice = advised ? adviseAt(view, { random: randomOf('advice', n), effort: 'quick' }) : undefined;
        const best = advice?.ranked[0]?.decision;
        const said = [
          ...choice.because.map((fact) => ({ fact, decision: choice.decision })),
          ...(best?.type === 'play' && choice.decision.type === 'play'
            ? (advice?.facts ?? []).map((fact) => ({ fact, decision: best }))
            : []),
        ];
        const untrue = said.filter(
          ({ fact, decision }) => !claims[fact.id](fact.params, { view, worlds: [round], decision }),
        );
        expect({ untrue, hand: view.hand, trick: view.trick, contract: view.contract }).toMatchObject({ untrue: [] });
        if (row.goal.kind === 'noTrick')
          expect(said.filter(({ fact }) => /^(lead|follow|discard)\./.test(fact.id))).toEqual([]);
      });
      expect(isOver(end)).toBe(true);
    }
  },
);
