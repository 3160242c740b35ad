// Records of sessions (`record: "session"`): what a row of deals comes to, deal by deal, in a game that ends at a number of lines.
import { z } from 'zod';
import { POINTS_OF_PACK } from '../../engine/base/cards.ts';
import { contractOf } from '../../engine/base/contract.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { seatAfter } from '../../engine/base/seats.ts';
import { GAMES } from '../../engine/games/shelf.ts';
import { PURE_2007 } from '../../engine/options/options.ts';
import { billTermsAt } from '../../engine/phases/round-bill.ts';
import { targetIn } from '../../engine/round/session.ts';
import { settle } from '../../engine/scoring/money.ts';
import { resultOf } from '../../engine/scoring/result.ts';
import type { TableRules } from '../../engine/table/table-rules.ts';
import { gameRulesOf, handSizeAt, playersAt } from '../../engine/table/table-rules.ts';
import type { Difference, Findings } from './difference.ts';
import { compare, compareFields, unsupported } from './difference.ts';
import { parse, SeatSchema } from './schemas.ts';

/** Read first: what is not known yet is unsupported, not wrong. */
const HeadSchema = z.object({ game: z.string() });

const PairSchema = z.tuple([z.int().min(0), z.int().min(0)]);
const MadeSchema = z.object({
  thrown_in: z.literal(false).default(false),
  maker: SeatSchema,
  team_points: PairSchema,
  team_tricks: PairSchema,
});
const DealSchema = z.intersection(
  z.object({
    dealer: SeatSchema,
    first_deal: z.boolean().optional(),
    expect: z.record(z.string(), z.unknown()),
  }),
  z.union([z.object({ thrown_in: z.literal(true) }), MadeSchema]),
);
/** Far more deals than any session has. */
const SessionSchema = z.object({ deals: z.array(DealSchema).max(1000) });
type Deal = z.infer<typeof DealSchema>;
type Lines = readonly [number, number];

const NOTHING: Lines = [0, 0];

/** Sessions that end at a number of lines. */
export function checkSession(json: unknown): Findings {
  const head = parse(HeadSchema, json);
  if (!head.ok) return head;
  const game = GAMES.find((each) => each === head.value.game && targetIn(gameRulesOf(each, PURE_2007)) !== undefined);
  if (!game) return unsupported(`session of ${head.value.game}`);
  const parsed = parse(SessionSchema, json);
  return parsed.ok ? { differences: differencesOf(gameRulesOf(game, PURE_2007), parsed.value.deals) } : parsed;
}

function differencesOf(rules: TableRules, deals: readonly Deal[]): readonly Difference[] {
  const differences: Difference[] = [];
  let before = NOTHING;
  let dealer: Seat | undefined;
  for (const [at, deal] of deals.entries()) {
    const path = `deals[${at}]`;
    const marks = linesOf(rules, deal);
    const totals: Lines = [before[0] + marks[0], before[1] + marks[1]];
    const won = totals.findIndex((total) => total >= (targetIn(rules) ?? Infinity));
    const found = { marks, chalk: null, totals, game_won_by: won < 0 ? null : won };
    differences.push(
      ...compare(`${path}.dealer`, deal.dealer, dealer ?? deal.dealer),
      ...compareFields(`${path}.expect`, deal.expect, found),
    );
    dealer = seatAfter(deal.dealer, 1, playersAt(rules));
    // The next deal begins a new game.
    before = won < 0 ? totals : NOTHING;
  }
  return differences;
}

/** What the sides write after a deal, reckoned by count and bill from what each of them has taken. */
function linesOf(rules: TableRules, deal: Deal): Lines {
  const [row] = rules.contracts;
  if (deal.thrown_in || !row) return NOTHING;
  const { maker, team_points: points, team_tricks: tricks } = deal;
  const contract = contractOf(row, { contract: row.id, trump: 'E' });
  const players = playersAt(rules);
  const makers = maker % 2;
  const done = Array.from({ length: handSizeAt(rules) }, (_, at) => {
    const winner = (at < tricks[0] ? 0 : 1) as Seat;
    const first = at === 0 || at === tricks[0];
    return { leader: maker, cards: [], winner, points: first ? points[winner as 0 | 1] : 0 };
  });
  const result = resultOf({ contract, pack: rules.pack, players }, NO_HANDS, maker, seatAfter(maker, 2, players), done);
  // A side that has points without a trick, or too many, is no deal: its record differs in what it comes to.
  if (result.sidePoints !== points[makers as 0 | 1] || points[0] + points[1] !== POINTS_OF_PACK) return NOTHING;
  const { balance } = settle(contract, result, billTermsAt({ rules, doublings: {} }));
  return [balance[0], balance[1]];
}

const NO_HANDS = [[], [], [], []] as const;
