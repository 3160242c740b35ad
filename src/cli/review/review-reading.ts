// Rounds to comment on: files of the app, one a line.
import type { RoundRecord } from '../../engine/table/log.ts';
import { isOver, type Round, startRound } from '../../engine/table/round.ts';
import { type BySeat, bySeat, type Seat } from '../../engine/base/seats.ts';
import { step } from '../../engine/round/step.ts';
import { reviewable } from '../../engine/tutor/review/review-entry.ts';
import { RoundFileSchema } from '../../shared/files/round-file.ts';
import { objectIn } from '../lines.ts';

/** A round that can be commented on. */
export interface ReadRound {
  readonly id: string;
  readonly record: RoundRecord;
  /** Entries to comment on: without the calls where the record holds none. */
  readonly entries: readonly number[];
  /** Names of the players; none in records of other programs. */
  readonly players?: BySeat<string>;
  /** Seat of the person who played. */
  readonly you?: Seat;
}

export type Read = { readonly ok: true; readonly round: ReadRound } | { readonly ok: false; readonly why: string };

export const no = (why: string): Read => ({ ok: false, why });

/** Reads rounds of another form than the app's own files; `name` is what to call one that has no name. Undefined if it is none. */
export type OtherForm = (json: Readonly<Record<string, unknown>>, name: string) => Read | undefined;

/** The round in a line; `number` counts from 1 and names the line. */
export function readRound(line: string, number: number, otherForm?: OtherForm): Read {
  const read = objectIn(line);
  if ('wrong' in read) return no(read.wrong);
  if (read.json.format === 'schafkopf-stube-round') return fromFile(read.json);
  return otherForm?.(read.json, `line ${number}`) ?? no(`line ${number}: no round`);
}

function fromFile(json: unknown): Read {
  const file = RoundFileSchema.safeParse(json);
  if (!file.success) return no(file.error.issues[0]?.message ?? 'no round file');
  const { id, record, players, you } = file.data;
  const names = bySeat((seat) => players[seat].name);
  return finished({ id, record, entries: reviewable(record), players: names, you });
}

/** A round that is over by the rules, or why it is none. */
export function finished(round: ReadRound): Read {
  const { rules, terms, entries } = round.record;
  let state: Round = startRound(rules, terms);
  for (const [at, entry] of entries.entries()) {
    const next = step(state, entry);
    if (!next.ok) return no(`entry ${at} is against the rules: ${next.because.id}`);
    state = next.round;
  }
  return isOver(state) ? { ok: true, round } : no('the round is not over');
}
