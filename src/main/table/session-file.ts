// The save of the running session: what was agreed on, the score so far, and the log of the round being played.
import { ANSAGE_STEPS, RE_SIDES } from '../../engine/base/ansage-words.ts';
import { POINT_NAMES, type PointLine, type ReKontraResult } from '../../engine/scoring/re-kontra.ts';
import { z } from 'zod';
import { CHARACTERS } from '../../engine/bots/characters.ts';
import { PLAYER_IDS } from '../../engine/bots/players.ts';
import type { RoundRecord } from '../../engine/table/log.ts';
import { LEAST_CASES, type LeastResult } from '../../engine/scoring/least.ts';
import { RAMSCH_FORMS, type RamschResult, TIE_BREAKS } from '../../engine/scoring/ramsch-result.ts';
import type { RoundResult, SidesResult } from '../../engine/scoring/result.ts';
import type { Round } from '../../engine/table/round.ts';
import { DOUBLING_KINDS } from '../../engine/scoring/doublings.ts';
import type { Settlement, SettlementLine } from '../../engine/scoring/money.ts';
import { PLAYER_NUMBERS } from '../../engine/base/seats.ts';
import type { SheetLine, StockMove } from '../../engine/table/sheet.ts';
import { nextTerms, roundNumber } from '../../engine/round/session.ts';
import { CALLABLE_ROUNDS, SPECIAL_ROUNDS } from '../../engine/table/terms.ts';
import { FactSchema } from '../../shared/table/board.ts';
import { DealProofSchema } from '../../shared/table/fairness.ts';
import { asFinished, asPlayed } from '../../shared/border/old-records.ts';
import { HELP_MODES, type Practice } from '../../shared/table/help-modes.ts';
import { LEVELS } from '../../shared/table/levels.ts';
import { RoundFileSchema } from '../../shared/files/round-file.ts';
import { HelpCountsSchema } from '../../shared/table/help-counts.ts';
import { TaughtSchema } from '../../shared/table/taught.ts';
import {
  AnnouncementSchema,
  bySeatSchema,
  CardSchema,
  EntrySchema,
  RoundTermsSchema,
  type Schema,
  SeatSchema,
  type Shape,
  TableRulesSchema,
} from '../../shared/border/schemas.ts';
import { accepted, type Checked, type OwnKind, parseFile } from '../store/check.ts';
import { foldRecord } from '../rounds/check-round.ts';

const Cents = z.int();
const Count = z.int().min(0);
const Side = z.enum(['declarer', 'defenders']);
const RevokeSchema = z.strictObject({ seat: SeatSchema, card: CardSchema });

const SidesResultSchema: Schema<SidesResult> = z.strictObject({
  kind: z.literal('sides').exactOptional(),
  declarer: SeatSchema,
  partner: SeatSchema.exactOptional(),
  players: z.literal([3, 2]).exactOptional(),
  points: bySeatSchema<number>(Count),
  tricks: bySeatSchema<number>(Count),
  piles: bySeatSchema<number>(Count).exactOptional(),
  sidePoints: Count,
  sideTricks: Count,
  winner: z.enum(['declarer', 'defenders', 'draw']),
  schneider: z.boolean(),
  schwarz: z.boolean(),
  runners: z.strictObject({ side: Side, length: Count, paid: Count, unclaimed: z.literal(true).exactOptional() }),
  pair: z.strictObject({ side: Side, trick: Count }).exactOptional(),
  revoke: RevokeSchema.exactOptional(),
});

const RamschResultSchema: Schema<RamschResult> = z.strictObject({
  kind: z.literal('ramsch'),
  form: z.enum(RAMSCH_FORMS),
  points: bySeatSchema<number>(Count),
  tricks: bySeatSchema<number>(Count),
  losers: z.array(SeatSchema),
  decidedBy: z.enum(TIE_BREAKS),
  jungfrauen: z.array(SeatSchema),
  durchmarsch: SeatSchema.exactOptional(),
  revoke: RevokeSchema.exactOptional(),
});

const LeastResultSchema: Schema<LeastResult> = z.strictObject({
  kind: z.literal('least'),
  players: z.literal(PLAYER_NUMBERS),
  points: bySeatSchema<number>(Count),
  tricks: bySeatSchema<number>(Count),
  widow: z.strictObject({ points: Count, to: SeatSchema.exactOptional() }),
  decidedBy: z.enum(LEAST_CASES),
  winner: SeatSchema.exactOptional(),
  loser: SeatSchema.exactOptional(),
  revoke: RevokeSchema.exactOptional(),
});

const SideSchema = z.enum(RE_SIDES);

/** Every point of a deal of Doppelkopf: its name, whose it is, and the trick that brought it. */
const PointSchema: Schema<PointLine> = z.strictObject({
  name: z.enum(POINT_NAMES),
  side: SideSchema,
  points: Count,
  trick: Count.exactOptional(),
});

const ReKontraResultSchema: Schema<ReKontraResult> = z.strictObject({
  kind: z.literal('reKontra'),
  re: z.array(SeatSchema).max(2),
  alone: SeatSchema.exactOptional(),
  due: z.literal(true).exactOptional(),
  points: bySeatSchema<number>(Count),
  tricks: bySeatSchema<number>(Count),
  rePoints: Count,
  reTricks: Count,
  announced: z.strictObject({ re: z.array(z.enum(ANSAGE_STEPS)), kontra: z.array(z.enum(ANSAGE_STEPS)) }),
  winner: SideSchema.exactOptional(),
  lines: z.array(PointSchema),
  net: z.int(),
  revoke: RevokeSchema.exactOptional(),
  fine: z.strictObject({ levels: Count, scores: bySeatSchema<number>(z.int()) }).exactOptional(),
});

const ResultSchema: Schema<RoundResult> = z.union([
  RamschResultSchema,
  LeastResultSchema,
  ReKontraResultSchema,
  SidesResultSchema,
]);

const SettlementLineSchema: Schema<SettlementLine> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['base', 'schneider', 'schwarz', 'durchmarsch', 'fewest', 'nothing', 'everything']),
    cents: Cents,
  }),
  z.strictObject({ kind: z.literal('carried'), count: Count, each: Cents, cents: Cents }),
  z.strictObject({ kind: z.literal('pair'), card: CardSchema, seats: z.array(SeatSchema), cents: Cents }),
  z.strictObject({ kind: z.literal('lapsed'), cents: Cents }),
  z.strictObject({ kind: z.literal('jungfrauen'), count: Count, factor: Count }),
  z.strictObject({ kind: z.enum(['fewPoints', 'noTrick']), seats: z.array(SeatSchema), cents: Cents }),
  z.strictObject({ kind: z.literal('point'), name: z.enum(POINT_NAMES), side: SideSchema, cents: Cents }),
  z.strictObject({ kind: z.literal('fine'), cents: Cents }),
  z.strictObject({ kind: z.literal('fineForLevels'), count: Count, each: Cents, cents: Cents }),
  z.strictObject({ kind: z.literal('capped'), limit: Cents }),
  z.strictObject({ kind: z.literal('runners'), count: Count, each: Cents.optional(), cents: Cents }),
  z.strictObject({
    kind: z.literal('doubled'),
    by: z.enum(DOUBLING_KINDS).exactOptional(),
    times: Count,
    factor: Count,
  }),
]);

const SettlementSchema: Schema<Settlement> = z.strictObject({
  lines: z.array(SettlementLineSchema),
  unit: Cents,
  factor: Count,
  each: Cents,
  balance: bySeatSchema<number>(Cents),
});

const StockMoveSchema: Schema<StockMove> = z.strictObject({
  before: Cents,
  moved: bySeatSchema<number>(Cents),
  after: Cents,
});

const SheetLineSchema: Schema<SheetLine> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('thrownIn'),
    number: z.int().min(1),
    dealer: SeatSchema,
    practice: z.literal(true).exactOptional(),
    stock: StockMoveSchema.exactOptional(),
    why: z.enum(['hausbock', 'obersLeft', 'noTaker']).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('played'),
    number: z.int().min(1),
    dealer: SeatSchema,
    practice: z.literal(true).exactOptional(),
    announcement: AnnouncementSchema,
    result: ResultSchema,
    settlement: SettlementSchema,
    stock: StockMoveSchema.exactOptional(),
    special: z.enum(SPECIAL_ROUNDS).exactOptional(),
    layer: SeatSchema.exactOptional(),
  }),
]);

const SitterSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human') }),
  z.strictObject({ kind: z.literal('nobody') }),
  z.strictObject({
    kind: z.literal('bot'),
    name: z.string().max(48),
    player: z.enum(PLAYER_IDS),
    /** Whose temper the player has; absent in saves from before the characters sat at the table. */
    character: z.enum(CHARACTERS).exactOptional(),
  }),
]);

/** Who sits in a seat. The person's name is a setting and not kept here. */
export type Sitter = Shape<typeof SitterSchema>;

const roundFields = {
  entries: z.array(EntrySchema).max(400),
  notes: z.array(z.strictObject({ entry: Count, because: z.array(FactSchema).max(16) })),
  /** Commitment to the pack, with the salt that nobody gets before the end. */
  deal: DealProofSchema.exactOptional(),
  /** When the round ended, ISO 8601, UTC. */
  finishedAt: z.iso.datetime().exactOptional(),
  /** Id of the round in the library, once it is there. */
  savedAs: z.string().exactOptional(),
  /** Help given in the round; absent while there was none. */
  help: HelpCountsSchema.exactOptional(),
  /** What a teacher has asked in the round; absent while nothing was. */
  taught: TaughtSchema.exactOptional(),
};
const RoundPartSchema = z.strictObject(roundFields);

/** What is kept of the round being played. */
export type RoundPart = Shape<typeof RoundPartSchema>;

const AsideSchema = z.strictObject({
  /** Its number in the session, from 1. */
  ordinal: z.int().min(1),
  rules: TableRulesSchema,
  terms: RoundTermsSchema,
  /** The session's own round, which waits meanwhile; absent if none has been dealt. */
  laidBy: RoundPartSchema.exactOptional(),
});

/**
 * A round beside the session, played for practice: a deal once more, from its beginning or from a point of it on. It is
 * never entered on the sheet.
 */
export type Aside = Shape<typeof AsideSchema>;

const SessionFileSchema = z.strictObject({
  format: z.literal('schafkopf-stube-session'),
  version: z.literal(1),
  /** At most 48 characters, so that the number of a round can be added to it. */
  id: z.string().regex(/^[A-Za-z0-9-]{1,48}$/),
  sitters: bySeatSchema<Sitter>(SitterSchema),
  /** How well the bots play; absent in saves from before there were levels, which means the usual one. */
  level: z.enum(LEVELS).exactOptional(),
  /** With the sheet of all rounds before the present one. */
  session: z.strictObject({
    seed: z.string().min(1).max(64),
    rules: TableRulesSchema,
    firstDealer: SeatSchema,
    sheet: z.array(SheetLineSchema),
    called: z.array(z.strictObject({ after: Count, round: z.enum(CALLABLE_ROUNDS) })).exactOptional(),
    apartDeals: z.int().min(1).exactOptional(),
  }),
  /** Id of the challenge that is played. */
  duel: z.string().min(1).max(48).exactOptional(),
  /** How much help there is; absent in saves from before there were modes, which means the usual one. */
  mode: z.enum(HELP_MODES).exactOptional(),
  /** Set while the present round is one beside the session. */
  aside: AsideSchema.exactOptional(),
  /** Rounds beside the session so far. */
  asides: Count.exactOptional(),
  /** Finished rounds that could not be put into the library yet, of earlier sessions too. */
  unfiled: z.array(RoundFileSchema).exactOptional(),
  /** When it was put aside, ISO 8601, UTC; absent while it is the session on the table. */
  putAsideAt: z.iso.datetime().exactOptional(),
  ...roundFields,
});

/** The dealer and the number of the round follow from the sheet, the state of the round from its entries. */
export type SessionFile = Shape<typeof SessionFileSchema>;

/** The record of the round being played, as it was played, whichever build wrote the save. */
export function recordIn({ session, aside, entries, finishedAt }: SessionFile): RoundRecord {
  const rules = aside?.rules ?? session.rules;
  const record = asPlayed({ format: 1, rules, terms: aside?.terms ?? nextTerms(session), entries });
  return finishedAt === undefined ? record : asFinished(record);
}

/** An unknown rule cannot be played by, and an unknown entry or line of the sheet cannot be counted. */
const VITAL = ['session', 'aside.rules', 'aside.terms', 'entries'] as const;

export const SESSION_KIND: OwnKind<SessionFile> = {
  store: 'session',
  format: 'schafkopf-stube-session',
  version: 1,
  schema: SessionFileSchema,
  maxBytes: 20_000_000,
  vital: VITAL,
  loose: ['level', 'mode', 'sitters.*.character'],
  objection(file) {
    const folded = foldRecord(recordIn(file));
    return folded.ok ? undefined : folded.problem;
  },
};

export interface SavedSession {
  readonly file: SessionFile;
  readonly round: Round;
}

/** A session with its round. */
export function savedSession(file: SessionFile): Checked<SavedSession> {
  const folded = foldRecord(recordIn(file));
  return folded.ok ? accepted({ file, round: folded.value }) : folded;
}

/** The same from the text of its save. */
export function checkSession(text: string): Checked<SavedSession> {
  const parsed = parseFile(text, SESSION_KIND);
  return parsed.ok ? savedSession(parsed.value) : parsed;
}

/** Id of a round in the library; the same after a crash, so that nothing is kept twice. */
export const roundId = ({ id }: Pick<SessionFile, 'id'>, number: number): string => `${id}-${number}`;

/** The same of the round being played, which may be one beside the session. */
export const presentId = (file: SessionFile): string => {
  const id = roundId(file, roundNumber(file.session));
  return file.aside ? `${id}-u${file.aside.ordinal}` : id;
};

/** Whether the round being played is practice, and why. */
export function practiceOf({ aside, help }: SessionFile): Practice | undefined {
  if (aside) return 'again';
  return help && help.takenBack > 0 ? 'takenBack' : undefined;
}
