// What the rounds of a challenge have come to, deal by deal, and where the ways of two who played the same cards have parted.
import type { Announcement } from '../base/contract.ts';
import type { Seat } from '../base/seats.ts';
import { nextShuffle, nextTerms, withRound } from '../round/session.ts';
import { replay } from '../round/step.ts';
import type { Entry } from '../table/log.ts';
import { isOver } from '../table/round.ts';
import { type SheetLine, totalsOf } from '../table/sheet.ts';
import { CHALLENGED, challengeSession } from './challenge.ts';
import type { Challenge } from './challenge-terms.ts';

/** All entries of a deal. */
export type Log = readonly Entry[];

/** How a deal of a challenge ended for whoever took it up. */
export interface DuelDeal {
  /** Cents or points. */
  readonly amount: number;
  /** What was played and the chair of whoever played it; absent where the deal was thrown in, or only its amount is known. */
  readonly announcement?: Announcement;
  readonly declarer?: Seat;
}

export type Reckoned =
  | { readonly ok: true; readonly deals: readonly DuelDeal[] }
  /** The log at this place, from 0, is not of this challenge, or breaks off. */
  | { readonly ok: false; readonly at: number };

/** Plain data as text, whatever the order of its fields. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const same = (a: unknown, b: unknown): boolean => plain(a) === plain(b);

/** Reckons the first deals of a challenge from their logs, which may be anybody's: each must be of its very cards and rules. */
export function reckoned(challenge: Challenge, logs: readonly Log[]): Reckoned {
  let session = challengeSession(challenge);
  for (const [at, entries] of logs.entries()) {
    if (!same(entries[0], nextShuffle(session))) return { ok: false, at };
    const folded = replay({ format: 1, rules: session.rules, terms: nextTerms(session), entries });
    if (!folded.ok || !isOver(folded.round)) return { ok: false, at };
    session = withRound(session, folded.round);
  }
  return { ok: true, deals: session.sheet.map(dealOf) };
}

const dealOf = (line: SheetLine): DuelDeal => ({
  amount: totalsOf([line])[CHALLENGED],
  ...(line.kind === 'played' && { announcement: line.announcement }),
  ...(line.kind === 'played' && 'declarer' in line.result && { declarer: line.result.declarer }),
});

/** Index of the first entry in which two logs of one deal differ; undefined if they are the same to the end. */
export function partingOf(one: Log, other: Log): number | undefined {
  const longer = one.length < other.length ? other : one;
  const at = longer.findIndex((_, entry) => !same(one[entry], other[entry]));
  return at < 0 ? undefined : at;
}
