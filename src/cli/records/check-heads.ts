// Records of sessions of Doppelschafkopf: lines, what is carried, and heads, deal by deal (SPEC 9.1).
import { z } from 'zod';
import { pointsOfPack } from '../../engine/base/cards.ts';
import { contractOf } from '../../engine/base/contract.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { bySeat, seatAfter } from '../../engine/base/seats.ts';
import { PURE_2007 } from '../../engine/options/options.ts';
import { billTermsAt } from '../../engine/phases/round-bill.ts';
import type { CompletedTrick } from '../../engine/play/tricks.ts';
import { targetIn } from '../../engine/round/session.ts';
import { settle } from '../../engine/scoring/money.ts';
import { resultOf } from '../../engine/scoring/result.ts';
import { gameRulesOf, handSizeAt } from '../../engine/table/table-rules.ts';
import type { Difference, Findings } from './difference.ts';
import { compare, compareFields, nonsense, unsupported } from './difference.ts';
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

type Lines = readonly [number, number];

/** The table on which heads are played. */
const RULES = gameRulesOf('doppelschafkopf', PURE_2007);
const TARGET = targetIn(RULES) ?? 0;
const [ROW] = RULES.contracts;

/** Where a session stands: the lines of the head, and those carried. */
interface Standing {
  readonly lines: Lines;
  readonly carry: number;
}

export function checkHeads(json: unknown): Findings {
  const parsed = parse(HeadsSchema, json);
  if (!parsed.ok) return parsed;
  const { players, deals } = parsed.value;
  return players === 4 ? { differences: differencesOf(deals) } : unsupported(`${players} players`);
}

function differencesOf(deals: readonly Deal[]): readonly Difference[] {
  const differences: Difference[] = [];
  let standing: Standing = { lines: [0, 0], carry: 0 };
  let dealer: Seat | undefined;
  for (const [at, deal] of deals.entries()) {
    const path = `deals[${at}]`;
    const sum = deal.points[0] + deal.points[1];
    if (sum !== pointsOfPack(RULES.pack))
      return [...differences, nonsense(`${path}.points`, deal.points, `not ${pointsOfPack(RULES.pack)} together`)];
    const { lines, carry } = afterDeal(standing, deal);
    const won = ([0, 1] as const).filter((side) => lines[side] >= TARGET);
    differences.push(
      ...compare(`${path}.dealer`, deal.dealer, dealer ?? deal.dealer),
      ...compareFields(`${path}.expect`, deal.expect, { lines, carry, head_won_by: won }),
    );
    dealer = seatAfter(deal.dealer, 1, 4);
    standing = { lines: won.length > 0 ? [0, 0] : lines, carry };
  }
  return differences;
}

/** Where it stands after a deal, by count and bill. */
function afterDeal({ lines, carry }: Standing, { dealer, points, bonus }: Deal): Standing {
  if (!ROW) throw new Error('this table has no contract');
  const contract = contractOf(ROW, { contract: ROW.id });
  const forehand = seatAfter(dealer, 1, 4);
  const terms = { contract, pack: RULES.pack, players: 4 } as const;
  const result = resultOf(
    terms,
    bySeat(() => []),
    forehand,
    seatAfter(forehand, 2, 4),
    tricksOf(points, bonus),
  );
  const missing = bySeat((seat) => TARGET - (lines[seat % 2] ?? 0));
  const { balance } = settle(contract, result, billTermsAt({ rules: RULES, doublings: {}, carried: carry, missing }));
  return {
    lines: [lines[0] + balance[0], lines[1] + balance[1]],
    carry: result.winner === 'draw' ? carry + 1 : 0,
  };
}

/** Tricks in which both sides have these card points; in the first of them both copies fall, where that brings a bonus. */
function tricksOf(points: Lines, bonus: 0 | 1 | null): readonly CompletedTrick[] {
  const leader: Seat = bonus ?? 0;
  const pair = bonus === null || !ROW?.pairBonus ? [] : [ROW.pairBonus, ROW.pairBonus];
  return Array.from({ length: handSizeAt(RULES) }, (_, at) => ({
    leader,
    cards: at === 0 ? pair : [],
    winner: at === 0 ? 0 : 1,
    points: points[at === 0 ? 0 : 1] * (at < 2 ? 1 : 0),
  }));
}
