// The only way a round changes: one entry, judged by the module of its phase, and what follows from it.
import { announcementOf } from '../base/contract.ts';
import type { Consequence } from '../kernel/consequence.ts';
import type { AnyPhase, PhaseNews, Zones } from '../kernel/phase.ts';
import type { Telling } from '../kernel/seen.ts';
import type { Told, Witness } from '../kernel/told.ts';
import type { Decision, Entry, RoundRecord } from '../table/log.ts';
import { revealedPartner, type Revelation } from '../play/parties.ts';
import { ACTS, PHASE_MODULES } from '../phases/modules.ts';
import { ENTRIES } from '../table/decisions.ts';
import { LEGAL, type Reason, reason, refused, type Verdict } from '../base/reasons.ts';
import { type PlayingRound, type Round, startRound } from '../table/round.ts';
import type { Seat } from '../base/seats.ts';
import { seatsAt } from '../table/table-rules.ts';

export type { Consequence } from '../kernel/consequence.ts';

export type Step =
  | { readonly ok: true; readonly round: Round; readonly then: readonly Consequence[] }
  | { readonly ok: false; readonly because: Reason };

export interface Option {
  readonly decision: Decision;
  readonly verdict: Verdict;
}

/** The module of a round's phase, which is asked about that round only. */
const moduleOf = ({ phase }: Round): AnyPhase => PHASE_MODULES[phase] as unknown as AnyPhase;

/** Whose turn it is; undefined before the pack is shuffled and after the round. Stoss and Retour wait for no turn. */
export const turnIn = (round: Round): Seat | undefined => moduleOf(round).turn?.(round);

/** Where the cards lie. */
export const zonesOf = (round: Round): Zones => moduleOf(round).shows(round);

/** What the phase shows to everybody beyond the cards. */
export const newsOf = (round: Round): PhaseNews => moduleOf(round).news?.(round) ?? {};

const NOTHING: Telling = { parts: {} };

/** What the phase tells a witness besides the cards. */
export const tellingOf = (round: Round, to: Witness): Telling => moduleOf(round).tells?.(round, to) ?? NOTHING;

/** An entry of the round's log as somebody perceives it. */
export const tellEntry = (round: Round, entry: Entry, to: Witness): Told =>
  ACTS[entry.type].tell?.(entry, to, round) ?? entry;

function objectionTo(round: Round, entry: Entry): Reason | undefined {
  const act = moduleOf(round).acts[entry.type];
  if (!act) return reason('A.WRONG_PHASE', {});
  const when = typeof act.when === 'function' ? act.when(round, entry) : act.when;
  const turn = when === 'turn' ? turnIn(round) : undefined;
  if (turn !== undefined && 'seat' in entry && entry.seat !== turn) return reason('A.OUT_OF_TURN', { turn });
  return act.objection?.(round, entry);
}

/** Whether something has the form of the entry that it says it is, in whatever phase. */
export function isEntry(value: unknown): value is Entry {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(ENTRIES, type)) return false;
  return ENTRIES[type as Entry['type']].safeParse(value).success;
}

/** Whether an entry is allowed now, with the reason if not; also of something that is no entry at all. */
export const judge = (round: Round, entry: Entry): Verdict =>
  isEntry(entry) ? verdictOn(round, entry) : refused(reason('A.MALFORMED', {}));

function verdictOn(round: Round, entry: Entry): Verdict {
  const objection = objectionTo(round, entry);
  return objection ? refused(objection) : LEGAL;
}

/** Everything that a seat could think of doing now, each with its verdict; empty when nothing is asked of it. */
export function optionsOf(round: Round, seat: Seat): readonly Option[] {
  if (!seatsAt(round.rules).includes(seat)) return [];
  const candidates = moduleOf(round).candidates?.(round, seat) ?? [];
  return candidates.map((decision) => ({ decision, verdict: verdictOn(round, decision) }));
}

/** The decisions that a seat may really take now. */
export const legalDecisions = (round: Round, seat: Seat): readonly Decision[] =>
  optionsOf(round, seat).flatMap(({ decision, verdict }) => (verdict.legal ? [decision] : []));

/**
 * The round after an entry, or the reason why it is refused, also if it has not the form of an entry. Pure: the given round
 * stays as it is.
 */
export function step(round: Round, entry: Entry): Step {
  const verdict = judge(round, entry);
  if (!verdict.legal) return { ok: false, because: verdict.because };
  const act = moduleOf(round).acts[entry.type];
  if (!act) throw new Error(`an entry of type ${entry.type} was judged legal in the phase ${round.phase}`);
  const next = act.apply({ ...round, entries: [...round.entries, entry] }, entry);
  return { ok: true, round: next, then: consequencesOf(round, next) };
}

/** What the phases say of leaving one for another, and between them what the cards say. */
function consequencesOf(before: Round, after: Round): readonly Consequence[] {
  const moved = before.phase !== after.phase;
  return [
    ...(moved ? (moduleOf(before).left?.(before, after) ?? []) : []),
    ...(!('play' in before) && 'play' in after ? [announcedIn(after)] : []),
    ...('play' in before && 'play' in after ? playedIn(before, after) : []),
    ...(moved ? (moduleOf(after).entered?.(after) ?? []) : []),
  ];
}

type Played = Pick<PlayingRound, 'declarer' | 'play'>;

const announcedIn = ({ play, declarer }: Played): Consequence => ({
  type: 'announced',
  ...(declarer !== undefined && { declarer }),
  announcement: announcementOf(play.contract),
});

const revelationIn = ({ play }: Played): Revelation | undefined => revealedPartner(play, [...play.done, play.trick]);

/** A partner who is known now, and a trick that is complete now. */
function playedIn(before: Played, after: Played): readonly Consequence[] {
  const index = before.play.done.length;
  const revealed = revelationIn(after);
  const trick = after.play.done[index];
  return [
    ...(revealed && !revelationIn(before) ? [{ type: 'partnerRevealed', ...revealed } as const] : []),
    ...(trick ? [{ type: 'trickTaken', index, trick } as const] : []),
  ];
}

export type Replay =
  | { readonly ok: true; readonly round: Round; readonly steps: readonly Extract<Step, { ok: true }>[] }
  | { readonly ok: false; readonly at: number; readonly because: Reason };

/** Folds a record; stops at the first entry that the rules refuse and names its index. Nothing is repaired. */
export function replay({ rules, terms, entries }: RoundRecord): Replay {
  let round: Round = startRound(rules, terms);
  const steps: Extract<Step, { ok: true }>[] = [];
  for (const [at, entry] of entries.entries()) {
    const next = step(round, entry);
    if (!next.ok) return { ok: false, at, because: next.because };
    steps.push(next);
    round = next.round;
  }
  return { ok: true, round, steps };
}

/** The record with its last decisions taken back, down to `length` entries. */
export const undone = (record: RoundRecord, length: number): RoundRecord => ({
  ...record,
  entries: record.entries.slice(0, length),
});
