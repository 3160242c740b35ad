// Records of Bauernstoss and Alter Schoofkopp without a log: bids or a Solo, the exchange, the tricks, marks and chalk.
import { z } from 'zod';
import { type Card, rankOf, SUITS } from '../../../src/engine/base/cards.ts';
import type { ContractRow } from '../../../src/engine/base/contract.ts';
import { BAUERNSTOSS_GAME, BIG_SOLO, SCHOOFKOPP_SOLO, SMALL_SOLO } from '../../../src/engine/contracts/bauernstoss.ts';
import { type BySeat, bySeat, seatAfter, seatAt } from '../../../src/engine/base/seats.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { legalDecisions, replay, step, turnIn } from '../../../src/engine/round/step.ts';
import { isPlaying } from '../../../src/engine/table/readers.ts';
import { betweenSides } from '../../../src/engine/scoring/by-kind.ts';
import { sideNumber } from '../../../src/engine/table/chalk.ts';
import { entriesForHands } from '../../../src/engine/table/dealing.ts';
import type { Decision, RoundTerms } from '../../../src/engine/table/log.ts';
import { holdingOf, lowestOf } from '../../../src/engine/table/numbers.ts';
import { PHASE_MODULES } from '../../../src/engine/phases/modules.ts';
import type { NumberingRound, PlayingRound, Round, ScoredRound } from '../../../src/engine/table/round.ts';
import { gameRulesOf, seatsAt } from '../../../src/engine/table/table-rules.ts';
import { compare, compareFields, type Difference, type Findings, nonsense } from './difference.ts';
import { loggedNumbers } from './logged/numbers.ts';
import { trickAgain } from './replay-tricks.ts';
import { CardsSchema, parse, SeatSchema, TrickSchema } from './schemas.ts';

const SuitSchema = z.enum(SUITS);
const HeardSchema = z.object({ number: z.number(), suit: SuitSchema, lowest: z.string() });
const NumbersRecordSchema = z.object({
  game: z.enum(['bauernstoss', 'schoofkopp']),
  players: z.number().optional(),
  deck: z.number().optional(),
  dealer: SeatSchema,
  vorhand: SeatSchema.optional(),
  leader: SeatSchema.optional(),
  active: z.array(SeatSchema).optional(),
  hands_dealt: z.array(CardsSchema).length(4, 'not four hands'),
  hands: z.array(CardsSchema).optional(),
  bidding: z
    .object({
      bids: z.array(
        z.object({
          seat: SeatSchema,
          may_pass: z.boolean().optional(),
          options: z.array(HeardSchema).optional(),
          bid: HeardSchema.nullable(),
        }),
      ),
      tied: z.array(SeatSchema).nullish(),
    })
    .nullish(),
  trump: SuitSchema,
  maker: SeatSchema,
  kind: z.enum(['normal', 'small-solo', 'big-solo']),
  exchange: CardsSchema.nullish(),
  first_deal: z.boolean().default(false),
  tricks: z.array(TrickSchema),
  result: z.record(z.string(), z.unknown()).default({}),
});
type NumbersRecord = z.infer<typeof NumbersRecordSchema>;

export function checkNumbers(json: unknown): Findings {
  const parsed = parse(NumbersRecordSchema, json);
  return parsed.ok ? { differences: differencesOf(parsed.value) } : parsed;
}

/** A round, how it came to be, and what was found to differ on the way; the round is missing if it cannot go on. */
interface Told {
  readonly round?: Round;
  readonly said: readonly Decision[];
  readonly differences: readonly Difference[];
}

function differencesOf(record: NumbersRecord): readonly Difference[] {
  const dealt = dealtAgain(record);
  if (!dealt) return [nonsense('hands_dealt', record.hands_dealt, 'not the 32 cards, each once')];
  const told = record.bidding ? bidAgain(record, dealt) : soloAgain(record, dealt);
  const { round } = told;
  if (!round || !isPlaying(round))
    return [...told.differences, ...(round ? [nonsense('maker', record.maker, `the round is in ${round.phase}`)] : [])];
  const played = playedAgain(record, round);
  const over = played.cards?.reduce<Round | undefined>(after, round);
  return [
    ...told.differences,
    ...begunDifferences(record, round),
    ...played.differences,
    ...(over && 'settlement' in over ? endDifferences(record, over) : []),
    ...(over && !('settlement' in over) ? [nonsense('tricks', record.tricks.length, 'the round is not over')] : []),
  ];
}

const after = (round: Round | undefined, decision: Decision): Round | undefined => {
  const next = round && step(round, decision);
  return next?.ok ? next.round : undefined;
};

/** Who had the chalk before, as far as records tell. */
function termsOf({ dealer, first_deal, result }: NumbersRecord): RoundTerms {
  const { chalk_before: before } = result;
  if (first_deal) return { dealer, chalk: 'first' };
  return before === 0 || before === 1 ? { dealer, chalk: before } : { dealer };
}

function dealtAgain(record: NumbersRecord): Round | undefined {
  const rules = gameRulesOf(record.game, PURE_2007);
  const terms = termsOf(record);
  const hands: BySeat<readonly Card[]> = bySeat((seat) => record.hands_dealt[seat] ?? []);
  const dealt = replay({ format: 1, rules, terms, entries: entriesForHands(rules, terms, hands) });
  return dealt.ok ? dealt.round : undefined;
}

/** The bids of a record, each with what else was possible, and who of two partners makes trumps. */
function bidAgain({ bidding, maker, hands_dealt }: NumbersRecord, dealt: Round): Told {
  let round = dealt;
  const said: Decision[] = [];
  const differences: Difference[] = [];
  for (const [at, { seat, may_pass, options, bid }] of (bidding?.bids ?? []).entries()) {
    const legal = legalDecisions(round, seat);
    differences.push(
      ...compare(`bidding.bids[${at}].seat`, seat, turnIn(round)),
      ...compare(
        `bidding.bids[${at}].may_pass`,
        may_pass,
        legal.some(({ type }) => type === 'call'),
      ),
      ...compare(`bidding.bids[${at}].options`, options, optionsIn(legal, hands_dealt[seat] ?? [])),
    );
    const decision: Decision = bid
      ? { type: 'number', seat, count: bid.number, suit: bid.suit }
      : { type: 'call', seat, call: 'weiter' };
    const next = step(round, decision);
    if (!next.ok)
      return { said, differences: [...differences, nonsense(`bidding.bids[${at}].bid`, bid, next.because.id)] };
    said.push(decision);
    round = next.round;
  }
  const answers = offered(round).filter(({ type }) => type === 'tie');
  const [answer] = answers.filter((each) => each.type === 'tie' && (each.answer === 'keep') === (each.seat === maker));
  const settled = answer && step(round, answer);
  return { round: settled?.ok ? settled.round : round, said, differences };
}

/** What the seat whose turn it is may say. */
function offered(round: Round): readonly Decision[] {
  const seat = turnIn(round);
  return seat === undefined ? [] : legalDecisions(round, seat);
}

const ROW: ContractRow = BAUERNSTOSS_GAME;

/** Numbers that could be bid, in the order of the suits. */
const optionsIn = (legal: readonly Decision[], hand: readonly Card[]): readonly unknown[] =>
  legal
    .flatMap((decision) => (decision.type === 'number' ? [decision] : []))
    .sort((a, b) => SUITS.indexOf(a.suit) - SUITS.indexOf(b.suit))
    .map(({ count, suit }) => ({
      number: count,
      suit,
      lowest: rankOf(lowestOf(ROW, holdingOf(ROW, hand, suit).suited)),
    }));

const BIG = { bauernstoss: BIG_SOLO, schoofkopp: SCHOOFKOPP_SOLO } as const;

/** Nobody tells what was said before a Solo: the others pass, or bid what they must. */
function soloAgain(record: NumbersRecord, dealt: Round): Told {
  const { maker, kind, trump, exchange, game } = record;
  let round = dealt;
  while (turnIn(round) !== maker) {
    const legal = offered(round);
    const decision = legal.find(({ type }) => type === 'call') ?? legal.find(({ type }) => type === 'number');
    const next = decision && step(round, decision);
    if (!next?.ok) return { said: [], differences: [nonsense('maker', maker, 'nobody could speak before')] };
    round = next.round;
  }
  const { id } = kind === 'small-solo' ? SMALL_SOLO : BIG[game];
  const partner = seatAfter(maker, 2, 4);
  const [given, returned] = exchange ?? [];
  const said: readonly Decision[] = [
    { type: 'announce', seat: maker, announcement: { contract: id, trump } },
    ...(given ? [{ type: 'give', seat: maker, card: given } as const] : []),
    ...(returned ? [{ type: 'return', seat: partner, card: returned } as const] : []),
  ];
  for (const decision of said) {
    const next = step(round, decision);
    if (!next.ok && next.because.id === 'A.FOUR_JACKS' && isNumbering(round)) {
      round = announcedUnasked(round, decision);
      continue;
    }
    if (!next.ok) return { said, differences: [nonsense(decision.type, kind, next.because.id)] };
    round = next.round;
  }
  return { round, said, differences: [] };
}

const isNumbering = (round: Round): round is NumberingRound => 'numbers' in round && 'speaker' in round;

/**
 * A Solo that is announced whatever the bidding says of it: these records tell no bidding, and they are older than the rule that a hand
 * with all four Unters plays none but the big one (RELATIVES 7).
 */
function announcedUnasked(round: NumberingRound, decision: Decision): Round {
  if (decision.type !== 'announce') return round;
  const entries = [...round.entries, decision];
  return PHASE_MODULES.numbering.acts.announce?.apply({ ...round, entries }, decision) ?? round;
}

const sorted = (hands: BySeat<readonly Card[]>): readonly (readonly Card[])[] =>
  bySeat((seat) => [...hands[seat]].sort());

function begunDifferences(
  record: NumbersRecord,
  { rules, terms, declarer, play }: PlayingRound,
): readonly Difference[] {
  const { leader, idle } = play.trick;
  return compareFields('', record, {
    players: 4,
    deck: rules.pack,
    vorhand: seatAfter(terms.dealer, 1, 4),
    leader,
    active: seatsAt(rules).filter((seat) => seat !== idle),
    hands: sorted(play.hands),
    maker: declarer,
    trump: play.contract.trump,
  });
}

/** The tricks of a record; the cards are missing if one of them cannot be played. */
function playedAgain(
  { tricks }: NumbersRecord,
  round: PlayingRound,
): { readonly cards?: readonly Decision[]; readonly differences: readonly Difference[] } {
  const differences: Difference[] = [];
  let { play } = round;
  for (const [at, trick] of tricks.entries()) {
    const next = trickAgain(trick, `tricks[${at}]`, play);
    differences.push(...next.differences);
    if (!next.end) return { differences };
    play = next.end;
  }
  const cards = play.done.flatMap((trick) =>
    trick.cards.map((card, place): Decision => ({ type: 'play', seat: seatAt(trick, place, 4), card })),
  );
  return { cards, differences };
}

function endDifferences({ game, kind, result }: NumbersRecord, end: ScoredRound): readonly Difference[] {
  const { game_won_by: wholeGame, ...found } = loggedNumbers(game).result(end) ?? {};
  const { points, tricks, winner, declarer } = betweenSides(end.result);
  const makers = sideNumber(declarer);
  const won = winner === 'declarer' ? makers : makers === 0 ? 1 : 0;
  return compareFields('result', result, {
    ...found,
    points: [...points],
    tricks: [...tricks],
    solo_won: kind === 'normal' ? null : won === makers,
    whole_game: wholeGame,
  });
}
