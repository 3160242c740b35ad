// Records of rounds with a log (`record: "round"` with `log`): every decision taken again, and every field compared.
import { z } from 'zod';
import { type Card, cardsOfPack } from '../../../../src/engine/base/cards.ts';
import type { BySeat } from '../../../../src/engine/base/seats.ts';
import { conflictsIn } from '../../../../src/engine/options/conflicts.ts';
import { type HouseRules, OPTION_IDS, PURE_2007 } from '../../../../src/engine/options/options.ts';
import { replay, zonesOf } from '../../../../src/engine/round/step.ts';
import { blindOf } from '../../../../src/engine/table/blind.ts';
import { entriesForPack } from '../../../../src/engine/table/dealing.ts';
import type { RoundTerms } from '../../../../src/engine/table/log.ts';
import { isOver, type Round } from '../../../../src/engine/table/round.ts';
import { peopleAt, seatsAt, type TableRules } from '../../../../src/engine/table/table-rules.ts';
import { HouseChangesSchema } from '../../../../src/shared/rules/house-schema.ts';
import { compare, compareFields, type Difference, type Findings, nonsense, unsupported } from '../difference.ts';
import { CardsSchema, parse, SeatSchema } from '../schemas.ts';
import type { LoggedGame } from './logged-game.ts';
import { logAgain, LogSchema } from './replay-log.ts';

/** What is not known yet is unsupported, not wrong: read first. */
const OptionsSchema = z.object({ options: z.record(z.string(), z.unknown()).default({}) });

const TrickSchema = z.object({
  leader: SeatSchema.optional(),
  cards: CardsSchema.optional(),
  winner: SeatSchema.optional(),
  points: z.number().optional(),
});

const LoggedSchema = z.object({
  players: z.number().optional(),
  deck: z.number().optional(),
  blind: SeatSchema.nullish(),
  dealer: SeatSchema,
  options: HouseChangesSchema.default({}),
  pack: CardsSchema,
  hands_dealt: z.array(CardsSchema).optional(),
  piles: z.array(z.union([CardsSchema, z.array(CardsSchema)])).optional(),
  widow: CardsSchema.optional(),
  discards: CardsSchema.nullish(),
  exchange: CardsSchema.nullish(),
  active: z.array(SeatSchema).optional(),
  log: LogSchema,
  tricks: z.array(TrickSchema).optional(),
  result: z.record(z.string(), z.unknown()).optional(),
});
type LoggedInput = z.infer<typeof LoggedSchema>;

/** Plays a record of this game again. */
export function checkLogged(json: unknown, game: LoggedGame): Findings {
  const head = parse(OptionsSchema, json);
  if (!head.ok) return head;
  const { options } = head.value;
  if (game.isPlayed && !game.isPlayed(json as Readonly<Record<string, unknown>>))
    return unsupported('this form of the game');
  const known: readonly string[] = [...OPTION_IDS, ...(game.own ?? [])];
  const unknown = Object.keys(options).filter((id) => !known.includes(id));
  if (unknown.length > 0) return unsupported(`option ${unknown.join(', ')}`);
  const own = new Set(game.own);
  const ofTable = Object.fromEntries(Object.entries(options).filter(([id]) => !own.has(id)));
  const parsed = parse(LoggedSchema, { ...(json as object), options: ofTable });
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const house: HouseRules = { ...(game.agreed?.(options) ?? PURE_2007), ...record.options };
  const conflicts = conflictsIn(house);
  if (conflicts.length > 0)
    return { differences: conflicts.map(({ id }) => nonsense('options', record.options, `contradicts itself: ${id}`)) };
  const fields = json as Readonly<Record<string, unknown>>;
  const terms = { dealer: record.dealer, ...game.terms?.(fields) };
  return { differences: differencesOf(record, game, game.rules(house, fields), terms) };
}

function differencesOf(
  record: LoggedInput,
  game: LoggedGame,
  rules: TableRules,
  terms: RoundTerms,
): readonly Difference[] {
  const { dealer, pack, log } = record;
  const table = compareFields('', record, {
    players: peopleAt(rules),
    deck: rules.pack,
    blind: blindOf({ rules, terms }) ?? null,
  });
  if (!seatsAt(rules).includes(dealer)) return [...table, nonsense('dealer', dealer, 'nobody sits there')];
  const dealt = replay({ format: 1, rules, terms, entries: entriesForPack(rules, terms, pack) });
  if (!dealt.ok)
    return [...table, nonsense('pack', pack, `not the ${cardsOfPack(rules.pack).length} cards of the pack`)];
  const { differences, end } = logAgain(dealt.round, log, game.words);
  return [
    ...table,
    ...dealDifferences(record, game, dealt.round),
    ...differences,
    ...(end ? endDifferences(record, game, end) : []),
  ];
}

/** The hands and what lies in the piles, which follow from the pack. */
function dealDifferences(
  { pack, hands_dealt, piles, widow }: LoggedInput,
  game: LoggedGame,
  round: Round,
): readonly Difference[] {
  const later = game.dealt?.(round, pack);
  if (later) return compareFields('', { hands_dealt, piles }, later);
  const sorted = (cards: BySeat<readonly Card[]>): readonly (readonly Card[])[] =>
    seatsAt(round.rules).map((seat) => [...cards[seat]].sort());
  return [
    ...compare('hands_dealt', hands_dealt, sorted(zonesOf(round).dealt)),
    ...compare('piles', piles, 'piles' in round && round.piles ? sorted(round.piles) : null),
    ...compare('widow', widow, 'widow' in round && round.widow ? [...round.widow].sort() : null),
  ];
}

function endDifferences(record: LoggedInput, game: LoggedGame, round: Round): readonly Difference[] {
  if (!isOver(round)) return [nonsense('log', record.log.length, 'the round is not over')];
  const done = 'play' in round ? round.play.done : [];
  const laidAway = 'laidAway' in round ? round.laidAway : undefined;
  return [
    ...exchangeDifferences(record, round),
    ...compare('discards', record.discards, laidAway ? [...laidAway].sort() : null),
    ...(record.tricks ? trickDifferences(record.tricks, done) : []),
    ...compareFields('result', record.result ?? {}, game.result(round)),
  ];
}

/** The cards that were exchanged for a Solo, and who plays then. */
function exchangeDifferences({ exchange, active }: LoggedInput, round: Round): readonly Difference[] {
  const gift = 'gift' in round ? round.gift : undefined;
  const idle = 'play' in round ? round.play.trick.idle : undefined;
  return [
    ...compare('exchange', exchange, gift ? [gift.given, gift.returned] : null),
    ...compare(
      'active',
      active,
      seatsAt(round.rules).filter((seat) => seat !== idle),
    ),
  ];
}

const trickDifferences = (
  tricks: NonNullable<LoggedInput['tricks']>,
  done: readonly Readonly<Record<keyof z.infer<typeof TrickSchema>, unknown>>[],
): readonly Difference[] =>
  tricks.length === done.length
    ? done.flatMap(({ leader, cards, winner, points }, at) =>
        compareFields(`tricks[${at}]`, tricks[at] ?? {}, { leader, cards, winner, points }),
      )
    : [nonsense('tricks', tricks.length, `${tricks.length} tricks instead of ${done.length}`)];
