// Records of Schafkopf with a widow without a log: who takes it, what is laid away, the tricks, and victory points both ways.
import { type ByKind, byKind } from '../../../src/engine/scoring/by-kind.ts';
import { z } from 'zod';
import { type Card, sumPoints } from '../../../src/engine/base/cards.ts';
import { type BySeat, bySeat, seatAfter, seatsFrom } from '../../../src/engine/base/seats.ts';
import { type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import { replay } from '../../../src/engine/round/step.ts';
import { isPlaying } from '../../../src/engine/table/readers.ts';
import { entriesForHands } from '../../../src/engine/table/dealing.ts';
import type { Decision } from '../../../src/engine/table/log.ts';
import type { PlayingRound, ScoredRound } from '../../../src/engine/table/round.ts';
import { gameRulesOf, seatsAt, type TableRules } from '../../../src/engine/table/table-rules.ts';
import { compare, compareFields, type Difference, type Findings, nonsense } from './difference.ts';
import { trickAgain } from './replay-tricks.ts';
import { CardsSchema, parse, SeatSchema, TrickSchema } from './schemas.ts';

const WidowSchema = z.object({
  players: z.number().optional(),
  deck: z.number().optional(),
  dealer: SeatSchema,
  forehand: SeatSchema.optional(),
  leader: SeatSchema.optional(),
  hands_dealt: z.array(CardsSchema).length(3, 'not three hands'),
  widow: CardsSchema,
  /** Who would take the widow; the first in turn gets it. */
  willing: z.array(z.boolean()).length(3, 'not one entry for each of three seats'),
  declarer: SeatSchema.nullish(),
  discards: CardsSchema.default([]),
  hands: z.array(CardsSchema).optional(),
  tricks: z.array(TrickSchema),
  result: z.record(z.string(), z.unknown()).optional(),
});
type WidowInput = z.infer<typeof WidowSchema>;

/** These records: nothing laid away counts, the widow of a round that nobody takes lies aside. */
const AGREED: Partial<HouseRules> = { 'denexa.discardsCount': false, 'denexa.leastWidow': 'aside' };

const rulesWith = (changes: Partial<HouseRules>): TableRules =>
  gameRulesOf('denexa', { ...PURE_2007, ...AGREED, ...changes });

export function checkWidow(json: unknown): Findings {
  const parsed = parse(WidowSchema, json);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const rules = rulesWith({});
  if (!seatsAt(rules).includes(record.dealer))
    return { differences: [nonsense('dealer', record.dealer, 'nobody sits there')] };
  return { differences: differencesOf(record, rules) };
}

function differencesOf(record: WidowInput, rules: TableRules): readonly Difference[] {
  const { tricks } = record;
  const begun = begunWith(record, rules);
  if ('path' in begun) return [begun];
  const { round, said } = begun;
  const differences = [
    ...compareFields('', record, { players: 3, deck: rules.pack, forehand: round.play.trick.leader }),
    ...compare('leader', record.leader, round.play.trick.leader),
    ...compare('declarer', record.declarer, round.declarer ?? null),
    ...compare('hands', record.hands, sorted(rules, round.play.hands)),
  ];
  let play: PlayState = round.play;
  for (const [at, trick] of tricks.entries()) {
    if (play.hands.every((hand) => hand.length === 0))
      return [...differences, nonsense(`tricks[${at}]`, tricks.length, 'all cards are played')];
    const next = trickAgain(trick, `tricks[${at}]`, play);
    differences.push(...next.differences);
    if (!next.end) return differences;
    play = next.end;
  }
  const cards = play.done.flatMap(({ leader, cards: all }) =>
    all.map((card, place): Decision => ({ type: 'play', seat: seatsFrom(leader, 3)[place] ?? leader, card })),
  );
  return [
    ...differences,
    ...endDifferences(record, (changes) => endOf(record, rulesWith(changes), [...said, ...cards])),
  ];
}

type PlayState = PlayingRound['play'];

const sorted = (rules: TableRules, hands: BySeat<readonly Card[]>): readonly (readonly Card[])[] =>
  seatsAt(rules).map((seat) => [...hands[seat]].sort());

interface Begun {
  readonly round: PlayingRound;
  readonly said: readonly Decision[];
}

/** The round when the first card is to be played, and what was said before it. */
function begunWith(record: WidowInput, rules: TableRules): Begun | Difference {
  const said = saidIn(record);
  const dealt = replay(logOf(record, rules, []));
  if (!dealt.ok) return nonsense('hands_dealt', record.hands_dealt, 'with the widow not the 32 cards, each once');
  const begun = replay(logOf(record, rules, said));
  if (!begun.ok) return nonsense('discards', record.discards, begun.because.id);
  return isPlaying(begun.round)
    ? { round: begun.round, said }
    : nonsense('discards', record.discards, 'no two cards are laid away');
}

/** The answers in turn until one takes the widow, and what is laid away for it. */
function saidIn({ dealer, willing, discards }: WidowInput): readonly Decision[] {
  const order = seatsFrom(seatAfter(dealer, 1, 3), 3);
  const taker = order.find((seat) => willing[seat]);
  const asked = taker === undefined ? order : order.slice(0, order.indexOf(taker) + 1);
  const answers = asked.map((seat): Decision => ({ type: 'widow', seat, answer: seat === taker ? 'take' : 'pass' }));
  return taker === undefined ? answers : [...answers, { type: 'discard', seat: taker, cards: discards }];
}

function logOf({ dealer, hands_dealt, widow }: WidowInput, rules: TableRules, decisions: readonly Decision[]) {
  const hands = bySeat((seat) => hands_dealt[seat] ?? []);
  const terms = { dealer };
  const entries = [...entriesForHands(rules, terms, hands, widow), ...decisions];
  return { format: 1, rules, terms, entries } as const;
}

/** The finished round at a table with these rules; undefined if cards are missing. */
function endOf(record: WidowInput, rules: TableRules, decisions: readonly Decision[]): ScoredRound | undefined {
  const end = replay(logOf(record, rules, decisions));
  return end.ok && 'settlement' in end.round ? end.round : undefined;
}

/** How a game for fewest points was decided, and who has won it. */
const LEAST: ByKind<Readonly<Record<string, unknown>>> = {
  sides: () => ({}),
  ramsch: () => ({}),
  reKontra: () => ({}),
  least: ({ decidedBy, winner }) => ({ least_case: decidedBy, least_winner: winner ?? null }),
};

function endDifferences(
  { result = {}, tricks, widow, discards }: WidowInput,
  endWith: (changes: Partial<HouseRules>) => ScoredRound | undefined,
): readonly Difference[] {
  const end = endWith({});
  if (!end) return [nonsense('tricks', tricks.length, 'the round is not over')];
  const seats = seatsAt(end.rules);
  const taken = (of: (trick: PlayState['done'][number]) => number): readonly number[] =>
    seats.map((seat) => end.play.done.reduce((sum, trick) => sum + (trick.winner === seat ? of(trick) : 0), 0));
  const found = {
    points: taken(({ points }) => points),
    tricks: taken(() => 1),
    widow_points: sumPoints(widow),
    discard_points: sumPoints(discards),
    vp: victoryPoints(endWith, { 'denexa.discardsCount': false }),
    ...(end.declarer !== undefined && { vp_discards_count: victoryPoints(endWith, { 'denexa.discardsCount': true }) }),
    ...byKind(LEAST, end.result),
  };
  return compareFields('result', result, found);
}

/** In these records it takes all tricks to win Schwarz, and no card point to lose it. */
function victoryPoints(
  endWith: (changes: Partial<HouseRules>) => ScoredRound | undefined,
  discards: Pick<HouseRules, 'denexa.discardsCount'>,
): readonly number[] {
  const by = (schwarzBy: HouseRules['denexa.schwarzBy']): readonly number[] => {
    const end = endWith({ ...discards, 'denexa.schwarzBy': schwarzBy });
    return end ? seatsAt(end.rules).map((seat) => end.settlement.balance[seat]) : [];
  };
  const byTricks = by('tricks');
  return byTricks.some((score) => score > 0) ? byTricks : by('points');
}
