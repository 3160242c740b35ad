// Records of sessions of Doppelschafkopf: lines, what is carried, and heads, deal by deal (SPEC 9.1, 9.2).
import { z } from 'zod';
import { pointsOfPack } from '../../../src/engine/base/cards.ts';
import { contractOf, type ContractRow } from '../../../src/engine/base/contract.ts';
import { type BySeat, bySeat, type Seat, seatAfter } from '../../../src/engine/base/seats.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { billTermsAt } from '../../../src/engine/endings/round-bill.ts';
import type { CompletedTrick } from '../../../src/engine/play/tricks.ts';
import { targetIn } from '../../../src/engine/round/session.ts';
import { settle } from '../../../src/engine/scoring/money.ts';
import { resultOf } from '../../../src/engine/scoring/result.ts';
import { bySeatOf } from '../../../src/engine/table/chairs.ts';
import {
  chairsAt,
  gameRulesOf,
  handSizeAt,
  hasBlind,
  peopleAt,
  type TableRules,
} from '../../../src/engine/table/table-rules.ts';
import { compare, compareFields, type Difference, type Findings, nonsense, unsupported } from './difference.ts';
import { parse, SeatSchema } from './schemas.ts';

const SideSchema = z.literal([0, 1]);
const DealSchema = z.object({
  dealer: SeatSchema,
  points: z.tuple([z.int().min(0), z.int().min(0)]),
  bonus: SideSchema.nullable().default(null),
  expect: z.record(z.string(), z.unknown()),
});
type Deal = z.infer<typeof DealSchema>;
const HeadsSchema = z.object({ players: z.number().default(4), deals: z.array(DealSchema).max(1000) });

/** The tables on which heads are played, by the number of players. */
const TABLES: Readonly<Record<number, TableRules>> = {
  4: gameRulesOf('doppelschafkopf', PURE_2007),
  3: gameRulesOf('strohmann', PURE_2007),
};

/** Where a session stands: the lines of the head by chair, and those carried. */
interface Standing {
  readonly lines: BySeat<number>;
  readonly carry: number;
}

const NOTHING: BySeat<number> = [0, 0, 0, 0];

export function checkHeads(json: unknown): Findings {
  const parsed = parse(HeadsSchema, json);
  if (!parsed.ok) return parsed;
  const { players, deals } = parsed.value;
  const rules = TABLES[players];
  return rules ? { differences: differencesOf(rules, deals) } : unsupported(`${players} players`);
}

/** Chairs that write for themselves: one of each team, or everybody where one hand is a blind. */
const writersAt = (rules: TableRules): readonly Seat[] => (hasBlind(rules) ? chairsAt(rules) : [0, 1]);

function differencesOf(rules: TableRules, deals: readonly Deal[]): readonly Difference[] {
  const differences: Difference[] = [];
  const target = targetIn(rules) ?? Infinity;
  const writers = writersAt(rules);
  let standing: Standing = { lines: NOTHING, carry: 0 };
  let dealer: Seat | undefined;
  for (const [at, deal] of deals.entries()) {
    const path = `deals[${at}]`;
    const sum = deal.points[0] + deal.points[1];
    if (sum !== pointsOfPack(rules.pack))
      return [...differences, nonsense(`${path}.points`, deal.points, `not ${pointsOfPack(rules.pack)} together`)];
    if (!chairsAt(rules).includes(deal.dealer))
      return [...differences, nonsense(`${path}.dealer`, deal.dealer, 'nobody sits there')];
    const { lines, carry } = afterDeal(rules, standing, deal);
    const won = writers.filter((chair) => lines[chair] >= target);
    const found = { lines: writers.map((chair) => lines[chair]), carry, head_won_by: won };
    differences.push(
      ...compare(`${path}.dealer`, deal.dealer, dealer ?? deal.dealer),
      ...compareFields(`${path}.expect`, deal.expect, found),
    );
    dealer = seatAfter(deal.dealer, 1, peopleAt(rules));
    standing = { lines: won.length > 0 ? NOTHING : lines, carry };
  }
  return differences;
}

/** Where it stands after a deal, by count and bill. */
function afterDeal(rules: TableRules, { lines, carry }: Standing, { dealer, points, bonus }: Deal): Standing {
  const [row] = rules.contracts;
  if (!row) throw new Error('this table has no contract');
  const contract = contractOf(row, { contract: row.id });
  const deal = { rules, terms: { dealer }, entries: [] };
  const declarer = hasBlind(rules) ? dealer : seatAfter(dealer, 1, 4);
  // Side 0 is the king's where there is one, else that of seats 0 and 2.
  const sideSeats: readonly [Seat, Seat] = hasBlind(rules) ? [dealer, seatAfter(dealer, 1, 4)] : [0, 1];
  const result = resultOf(
    { contract, pack: rules.pack, players: 4 },
    bySeat(() => []),
    declarer,
    seatAfter(declarer, 2, 4),
    tricksOf(row, handSizeAt(rules), sideSeats, { points, bonus }),
  );
  const target = targetIn(rules) ?? Infinity;
  const missing = bySeatOf(
    deal,
    bySeat((chair) => target - lines[chair]),
  );
  const billed = { rules, dealer, doublings: {}, carried: carry, missing };
  const written = bySeatOf(deal, settle(contract, result, billTermsAt(billed)).balance);
  return {
    lines: bySeat((chair) => lines[chair] + written[chair]),
    carry: result.winner === 'draw' ? carry + 1 : 0,
  };
}

/** Tricks in which both sides have these card points; in the first of them both copies fall, where that brings a bonus. */
function tricksOf(
  { pairBonus }: ContractRow,
  size: number,
  sides: readonly [Seat, Seat],
  { points, bonus }: Pick<Deal, 'points' | 'bonus'>,
): readonly CompletedTrick[] {
  const leader = sides[bonus ?? 0];
  const pair = bonus === null || !pairBonus ? [] : [pairBonus, pairBonus];
  return Array.from({ length: size }, (_, at) => ({
    leader,
    cards: at === 0 ? pair : [],
    winner: sides[at === 0 ? 0 : 1],
    points: points[at === 0 ? 0 : 1] * (at < 2 ? 1 : 0),
  }));
}
