// Records of rounds at a table of its own rules (`record: "house"`): the log folded again, compared with what it must come to.
import { type ByKind, byKind } from '../../../src/engine/scoring/by-kind.ts';
import { z } from 'zod';
import { conflictsIn } from '../../../src/engine/options/conflicts.ts';
import { type HouseRules, OPTION_IDS, PURE_2007 } from '../../../src/engine/options/options.ts';
import { isOver, type Round, startRound } from '../../../src/engine/table/round.ts';
import { legalDecisions, type Step, step } from '../../../src/engine/round/step.ts';
import { type Game, GAMES } from '../../../src/engine/games/shelf.ts';
import { gameRulesOf, seatsAt, type TableRules, tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { HouseChangesSchema } from '../../../src/shared/rules/house-schema.ts';
import { EntrySchema, RoundTermsSchema } from '../../../src/shared/border/schemas.ts';
import { compare, compareFields, type Difference, type Findings, nonsense, unsupported } from './difference.ts';
import { CardsSchema, NumbersSchema, parse, SeatSchema } from './schemas.ts';

/** Far more entries than any round has; keeps a hostile file from being folded for ever. */
const MAX_ENTRIES = 400;

/** What tells games and options apart, read first: what is not known yet is unsupported, not wrong. */
const HeadSchema = z.object({ game: z.string(), house: z.record(z.string(), z.unknown()) });

const HouseSchema = z.object({
  house: HouseChangesSchema,
  terms: RoundTermsSchema,
  entries: z.array(EntrySchema).max(MAX_ENTRIES),
  legal: z.array(z.object({ play: z.int().min(0), seat: SeatSchema, legal: CardsSchema })).default([]),
  expect: z.object({
    phase: z.string().optional(),
    why: z.string().optional(),
    contract: z.object({ id: z.string(), trump: z.string().optional(), called: z.string().optional() }).optional(),
    declarer: SeatSchema.optional(),
    partner: SeatSchema.optional(),
    winner: z.string().optional(),
    losers: z.array(SeatSchema).optional(),
    tricks: z.number().optional(),
    balance: NumbersSchema.optional(),
  }),
});
type HouseInput = z.infer<typeof HouseSchema>;

const isGame = (game: string): game is Game | 'four' => game === 'four' || GAMES.some((each) => each === game);

export function checkHouseRecord(json: unknown): Findings {
  const head = parse(HeadSchema, json);
  if (!head.ok) return head;
  const { game, house } = head.value;
  if (!isGame(game)) return unsupported(`game ${game}`);
  const unknown = Object.keys(house).filter((id) => !OPTION_IDS.some((each) => each === id));
  if (unknown.length > 0) return unsupported(`option ${unknown.join(', ')}`);
  const parsed = parse(HouseSchema, json);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const agreed: HouseRules = { ...PURE_2007, ...record.house };
  const conflicts = conflictsIn(agreed);
  if (conflicts.length > 0)
    return { differences: conflicts.map(({ id }) => nonsense('house', house, `contradicts itself: ${id}`)) };
  const rules = game === 'four' ? tableRulesOf(agreed) : gameRulesOf(game, agreed);
  const misplaced = seatsWithoutPlayer(rules, record);
  return { differences: misplaced.length > 0 ? misplaced : playedAgain(rules, record) };
}

/** Seats at which nobody sits at this table. */
function seatsWithoutPlayer(rules: TableRules, { terms, legal }: HouseInput): readonly Difference[] {
  const empty = (seat: number): boolean => !seatsAt(rules).some((each) => each === seat);
  return [
    ...(empty(terms.dealer) ? [nonsense('terms.dealer', terms.dealer, 'nobody sits there')] : []),
    ...legal.flatMap(({ seat }, at) => (empty(seat) ? [nonsense(`legal[${at}].seat`, seat, 'nobody sits there')] : [])),
  ];
}

/** Folds the log; the first entry that the rules refuse ends it. */
function playedAgain(rules: TableRules, { terms, entries, legal, expect }: HouseInput): readonly Difference[] {
  let round: Round = startRound(rules, terms);
  let plays = 0;
  const differences: Difference[] = [];
  for (const [at, entry] of entries.entries()) {
    if (entry.type === 'play') {
      differences.push(...legalDifferences(round, legal, plays));
      plays += 1;
    }
    const next: Step | undefined = isOver(round) ? undefined : step(round, entry);
    if (!next) return [...differences, nonsense(`entries[${at}]`, entry, 'the round is over')];
    if (!next.ok) return [...differences, nonsense(`entries[${at}]`, entry, next.because.id)];
    round = next.round;
  }
  const never = legal.flatMap(({ play }, index) =>
    play < plays ? [] : [nonsense(`legal[${index}].play`, play, `only ${plays} cards are played`)],
  );
  if (!isOver(round)) return [...differences, ...never, nonsense('entries', entries.length, 'the round is not over')];
  return [...differences, ...never, ...compareFields('expect', { ...expect }, outcomeOf(round))];
}

/** The cards that could be played before one play of the round. */
const legalDifferences = (round: Round, legal: HouseInput['legal'], play: number): readonly Difference[] =>
  legal.flatMap((each, at) => {
    if (each.play !== play) return [];
    const found = legalDecisions(round, each.seat).flatMap((decision) =>
      decision.type === 'play' ? [decision.card] : [],
    );
    return compare(`legal[${at}].legal`, [...each.legal].sort(), [...found].sort());
  });

/** What a round has come to, in the words of the format; null where there is nothing of the kind. */
function outcomeOf(
  round: Extract<Round, { readonly phase: 'scored' | 'thrownIn' }>,
): Readonly<Record<string, unknown>> {
  const nothing = {
    why: null,
    contract: null,
    declarer: null,
    partner: null,
    winner: null,
    losers: null,
    tricks: null,
    balance: null,
  };
  if (round.phase === 'thrownIn') return { ...nothing, phase: round.phase, why: round.why };
  const { result, settlement, play } = round;
  const { contract } = play;
  const { trump, called } = contract;
  return {
    ...nothing,
    phase: round.phase,
    contract: { id: contract.row.id, ...(trump && { trump }), ...(called && { called }) },
    tricks: play.done.length,
    balance: [...settlement.balance],
    ...byKind(WHO, result),
  };
}

/** No record of a house tells of a widow. */
const WHO: ByKind<Readonly<Record<string, unknown>>> = {
  sides: ({ declarer, partner, winner }) => ({ declarer, partner: partner ?? null, winner }),
  ramsch: ({ losers }) => ({ losers: [...losers] }),
  least: () => ({}),
  reKontra: () => ({}),
};
