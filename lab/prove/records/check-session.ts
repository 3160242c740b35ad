// Records of sessions (`record: "session"`): what a row of deals comes to, deal by deal, in a game that ends at a number of lines.
import { z } from 'zod';
import { type Card, POINTS_OF_PACK } from '../../../src/engine/base/cards.ts';
import { contractOf, type ContractRow } from '../../../src/engine/base/contract.ts';
import { type BySeat, bySeat, type Seat, seatAfter } from '../../../src/engine/base/seats.ts';
import { SCHOOFKOPP_SOLO } from '../../../src/engine/contracts/bauernstoss.ts';
import { DOPPELSCHAFKOPF_GAME } from '../../../src/engine/contracts/doppelschafkopf.ts';
import { GAMES } from '../../../src/engine/games/shelf.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { billTermsAt } from '../../../src/engine/endings/round-bill.ts';
import { targetIn } from '../../../src/engine/round/session.ts';
import { settle } from '../../../src/engine/scoring/money.ts';
import { resultOf } from '../../../src/engine/scoring/result.ts';
import type { CompletedTrick } from '../../../src/engine/play/tricks.ts';
import { makersRow, sideNumber } from '../../../src/engine/table/chalk.ts';
import type { Chalk } from '../../../src/engine/table/terms.ts';
import {
  gameAt,
  gameRulesOf,
  handSizeAt,
  numberTermsAt,
  playersAt,
  type TableRules,
} from '../../../src/engine/table/table-rules.ts';
import { checkHeads } from './check-heads.ts';
import { compare, compareFields, type Difference, type Findings, unsupported } from './difference.ts';
import { parse, SeatSchema } from './schemas.ts';

/** Read first: what is not known yet is unsupported, not wrong. */
const HeadSchema = z.object({ game: z.string() });

const PairSchema = z.tuple([z.int().min(0), z.int().min(0)]);
const MadeSchema = z.object({
  thrown_in: z.literal(false).default(false),
  kind: z.literal('normal').default('normal'),
  maker: SeatSchema,
  team_points: PairSchema,
  team_tricks: PairSchema,
});
const SoloSchema = z.object({
  thrown_in: z.literal(false).default(false),
  kind: z.enum(['small-solo', 'big-solo']),
  maker: SeatSchema,
  solo_won: z.boolean(),
});
const DealSchema = z.intersection(
  z.object({
    dealer: SeatSchema,
    first_deal: z.boolean().optional(),
    eu: SeatSchema.optional(),
    expect: z.record(z.string(), z.unknown()),
  }),
  z.union([z.object({ thrown_in: z.literal(true) }), SoloSchema, MadeSchema]),
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
  if (head.value.game === DOPPELSCHAFKOPF_GAME.id) return checkHeads(json);
  const game = GAMES.find((each) => each === head.value.game && targetIn(gameRulesOf(each, PURE_2007)) !== undefined);
  if (!game) return unsupported(`session of ${head.value.game}`);
  const parsed = parse(SessionSchema, json);
  return parsed.ok ? { differences: differencesOf(gameRulesOf(game, PURE_2007), parsed.value.deals) } : parsed;
}

function differencesOf(rules: TableRules, deals: readonly Deal[]): readonly Difference[] {
  const differences: Difference[] = [];
  let before = NOTHING;
  let chalk: Chalk = 'first';
  let isFirst = true;
  let dealer: Seat | undefined;
  for (const [at, deal] of deals.entries()) {
    const path = `deals[${at}]`;
    const { marks, winner, wholeGame } = outcomeOf(rules, chalk, deal);
    const totals: Lines = [before[0] + marks[0], before[1] + marks[1]];
    const reached = totals.findIndex((total) => total >= (targetIn(rules) ?? Infinity));
    const won = wholeGame ? winner : reached < 0 ? undefined : reached;
    // Whoever has won a deal has the chalk; one that was thrown in leaves it where it was.
    const after = winner ?? (chalk === 'first' ? euSide(rules, deal) : chalk);
    const found = {
      marks,
      chalk: hasChalk(rules) ? (after ?? null) : null,
      totals,
      game_won_by: won ?? null,
    };
    differences.push(
      ...compare(`${path}.dealer`, deal.dealer, dealer ?? deal.dealer),
      ...compare(`${path}.first_deal`, deal.first_deal, isFirst),
      ...compareFields(`${path}.expect`, deal.expect, found),
    );
    dealer = seatAfter(deal.dealer, 1, playersAt(rules));
    // The next deal begins a new game.
    before = won === undefined ? totals : NOTHING;
    chalk = won === undefined ? (winner ?? chalk) : 'first';
    isFirst = won === undefined ? isFirst && winner === undefined : true;
  }
  return differences;
}

const hasChalk = (rules: TableRules): boolean => gameAt(rules).numbers?.chalk !== undefined;

/** The side that was dealt the card by which the chalk of a first deal goes, where it does. */
const euSide = (rules: TableRules, { eu }: Deal): 0 | 1 | undefined => {
  const goal = gameAt(rules).numbers?.chalk?.first.goal;
  return goal?.kind === 'points' && goal.fewerWith && eu !== undefined ? sideNumber(eu) : undefined;
};

/** What a deal comes to: marks by side, who has won it, and whether that wins the game. */
interface DealOutcome {
  readonly marks: Lines;
  readonly winner?: 0 | 1;
  readonly wholeGame: boolean;
}

/** What the sides write after a deal, reckoned by count and bill from what each of them has taken. */
function outcomeOf(rules: TableRules, chalk: Chalk, deal: Deal): DealOutcome {
  if (deal.thrown_in) return { marks: NOTHING, wholeGame: false };
  const solo = 'solo_won' in deal;
  const row = solo ? soloRow(rules, deal.kind) : makersRow(rules, chalk, deal.maker);
  if (!row) return { marks: NOTHING, wholeGame: false };
  const contract = contractOf(row, { contract: row.id, trump: 'E' });
  const maker = deal.maker;
  const partner = seatAfter(maker, 2, playersAt(rules));
  const done = solo ? tricksOfSolo(rules, deal) : tricksOf(rules, deal);
  const terms = { contract, pack: rules.pack, players: playersAt(rules) };
  const result = resultOf(terms, handsWith(deal.eu), maker, partner, done);
  // A side that has points without a trick, or too many, is no deal: its record differs in what it comes to.
  if (!solo && !isDeal(deal, result.sidePoints)) return { marks: NOTHING, wholeGame: false };
  const { balance } = settle(contract, result, billTermsAt({ rules, doublings: {} }));
  const makers = sideNumber(maker);
  const winner = result.winner === 'declarer' ? makers : makers === 0 ? 1 : 0;
  const wholeGame = row.id === SCHOOFKOPP_SOLO.id;
  return { marks: wholeGame ? NOTHING : [balance[0], balance[1]], winner, wholeGame };
}

type Made = z.infer<typeof MadeSchema> & Deal;
type Solo = z.infer<typeof SoloSchema> & Deal;

const isDeal = ({ maker, team_points: points }: Made, sidePoints: number): boolean =>
  sidePoints === points[sideNumber(maker)] && points[0] + points[1] === POINTS_OF_PACK;

const soloRow = (rules: TableRules, kind: Solo['kind']): ContractRow | undefined => {
  const solos = numberTermsAt(rules).solos;
  return kind === 'small-solo' ? solos.find(({ exchange }) => exchange) : solos.find(({ exchange }) => !exchange);
};

function tricksOf(
  rules: TableRules,
  { maker, team_points: points, team_tricks: tricks }: Made,
): readonly CompletedTrick[] {
  return Array.from({ length: handSizeAt(rules) }, (_, at) => {
    const winner = (at < tricks[0] ? 0 : 1) as Seat;
    const first = at === 0 || at === tricks[0];
    return { leader: maker, cards: [], winner, points: first ? points[winner as 0 | 1] : 0 };
  });
}

/** All tricks for whoever plays alone, or the first one lost. */
const tricksOfSolo = (rules: TableRules, { maker, solo_won: won }: Solo): readonly CompletedTrick[] =>
  Array.from({ length: won ? handSizeAt(rules) : 1 }, () => ({
    leader: maker,
    cards: [],
    winner: won ? maker : seatAfter(maker, 1, playersAt(rules)),
    points: 0,
  }));

/** The hands as far as they are told: who was dealt the highest Unter. */
const handsWith = (eu: Seat | undefined): BySeat<readonly Card[]> => bySeat((seat) => (seat === eu ? ['EU'] : []));
