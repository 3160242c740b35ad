// The files of challenges: what is kept of one, and what is passed on, the challenge itself and the rounds of somebody's result.
import { z } from 'zod';
import type { Challenge } from '../../engine/duel/challenge-terms.ts';
import { isDuelTable } from '../../engine/duel/challenge.ts';
import { type DuelDeal, type Log, reckoned } from '../../engine/duel/duel-deals.ts';
import {
  ChallengeSchema,
  DuelIdSchema,
  DuelNameSchema,
  MOST_RESULTS,
  WhoSchema,
} from '../../shared/calls/duel-calls.ts';
import { MAX_FILE_BYTES, MOST_ROUND_CENTS } from '../../shared/border/limits.ts';
import { type Problem, problem } from '../../shared/border/problems.ts';
import { AnnouncementSchema, EntrySchema, type Schema, SeatSchema, type Shape } from '../../shared/border/schemas.ts';
import { accepted, type Checked, detailOf, type FileKind, type OwnKind, parseFile, refused } from '../store/check.ts';

const DealSchema: Schema<DuelDeal> = z.strictObject({
  amount: z.int().min(-MOST_ROUND_CENTS).max(MOST_ROUND_CENTS),
  announcement: AnnouncementSchema.exactOptional(),
  declarer: SeatSchema.exactOptional(),
});
const LogsSchema: Schema<readonly Log[]> = z.array(z.array(EntrySchema).max(400)).max(64);

const PlayedSchema = z.strictObject({ deals: z.array(DealSchema).max(64), logs: LogsSchema });
/** Deals that are over, with their logs. */
export type PlayedDeals = Shape<typeof PlayedSchema>;

const TrySchema = PlayedSchema.extend({
  /** Id of the session in which it is played, by which its rounds lie in the library. */
  session: z.string().regex(/^[A-Za-z0-9-]{1,48}$/),
  begunAt: z.iso.datetime(),
});
export type DuelTry = Shape<typeof TrySchema>;

const ResultSchema = z.strictObject({
  id: DuelIdSchema,
  who: WhoSchema,
  again: z.boolean(),
  deals: z.array(DealSchema).max(64),
  /** Absent where a code has told the amounts alone. */
  logs: LogsSchema.exactOptional(),
});
export type DuelResult = Shape<typeof ResultSchema>;

const DuelFileSchema = z.strictObject({
  format: z.literal('schafkopf-stube-duel'),
  version: z.literal(1),
  id: DuelIdSchema,
  name: DuelNameSchema,
  madeAt: z.iso.datetime(),
  challenge: ChallengeSchema,
  /** Each time that it was begun; the first that comes to its end counts. */
  tries: z.array(TrySchema).max(99),
  results: z.array(ResultSchema).max(MOST_RESULTS),
  /** The results of others were looked at without playing. */
  revealed: z.literal(true).exactOptional(),
});
export type DuelFile = Shape<typeof DuelFileSchema>;

export const DUEL_KIND: OwnKind<DuelFile> = {
  store: 'duel',
  format: 'schafkopf-stube-duel',
  version: 1,
  schema: DuelFileSchema,
  maxBytes: 40_000_000,
  vital: ['challenge', 'tries', 'results'],
};

const PassedChallengeSchema = z.strictObject({
  format: z.literal('schafkopf-stube-challenge'),
  version: z.literal(1),
  name: DuelNameSchema,
  challenge: ChallengeSchema,
});
export type PassedChallenge = Shape<typeof PassedChallengeSchema>;

const PassedResultSchema = z.strictObject({
  format: z.literal('schafkopf-stube-challenge-result'),
  version: z.literal(1),
  name: DuelNameSchema,
  challenge: ChallengeSchema,
  who: WhoSchema,
  again: z.boolean(),
  logs: LogsSchema,
});
export type PassedResult = Shape<typeof PassedResultSchema>;

const kindOf = <T extends { readonly format: string }>(format: T['format'], schema: z.ZodType<T>): FileKind<T> => ({
  format,
  version: 1,
  schema: schema as Schema<T>,
  maxBytes: MAX_FILE_BYTES,
});
const CHALLENGE_KIND = kindOf<PassedChallenge>('schafkopf-stube-challenge', PassedChallengeSchema);
const RESULT_KIND = kindOf<PassedResult>('schafkopf-stube-challenge-result', PassedResultSchema);

/** What somebody has passed on: a challenge, or a result with what each of its deals has come to. */
export type Passed =
  | { readonly kind: 'challenge'; readonly file: PassedChallenge }
  | { readonly kind: 'result'; readonly file: PassedResult; readonly deals: readonly DuelDeal[] };

/** A file of somebody else from its text: its rules can be played by, and every deal of a result is of the cards of its challenge. */
export function checkPassed(text: string): Checked<Passed> {
  const challenge = parseFile(text, CHALLENGE_KIND);
  if (challenge.ok) {
    const wrong = objectionToTable(challenge.value.challenge);
    return wrong ? refused(wrong) : accepted({ kind: 'challenge', file: challenge.value });
  }
  if (challenge.problem.id !== 'F.FOREIGN') return challenge;
  const result = parseFile(text, RESULT_KIND);
  return result.ok ? checkResult(result.value) : result;
}

const badField = (path: string, detail: string): Problem => problem('F.BAD_FIELD', { path, detail });

const objectionToTable = (challenge: Challenge): Problem | undefined =>
  isDuelTable(challenge) ? undefined : badField('challenge.house', 'deals of this table do not stand by themselves');

/**
 * Cards and rules of every deal must be those of the challenge, every decision allowed, and amounts are reckoned anew. Whether opponents
 * have decided as they would here is not asked again: a result may as well come as a code, which tells amounts on trust.
 */
function checkResult(file: PassedResult): Checked<Passed> {
  const { challenge, logs } = file;
  const wrong = objectionToTable(challenge);
  if (wrong) return refused(wrong);
  if (logs.length !== challenge.deals)
    return refused(badField('logs', `${logs.length} deals instead of ${challenge.deals}`));
  try {
    const found = reckoned(challenge, logs);
    if (!found.ok) return refused(badField(`logs[${found.at}]`, 'not played with the cards of this challenge'));
    const { deals } = found;
    const cents = Math.max(...deals.map(({ amount }) => Math.abs(amount)));
    if (cents > MOST_ROUND_CENTS) return refused(problem('F.TOO_MUCH', { cents, most: MOST_ROUND_CENTS }));
    return accepted({ kind: 'result', file, deals });
  } catch (error) {
    return refused(badField('logs', detailOf(error)));
  }
}
