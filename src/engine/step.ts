// The only way a round changes: one entry, judged, and what follows from it.
import { interrupts, speakerOf } from './auction.ts';
import type { Announcement } from './contract.ts';
import { announcementOf } from './contract.ts';
import { isWholePack } from './dealing.ts';
import type { Decision, Entry, RoundRecord } from './log.ts';
import type { Revelation } from './parties.ts';
import { revealedPartner } from './parties.ts';
import { afterAnnounce, announcementsFor, objectionToAnnounce } from './phases/announcing.ts';
import { afterSay, callsFor, objectionToSay } from './phases/bidding.ts';
import { objectionToKnock } from './doubling/knocking.ts';
import { objectionToDoppler, withDoppler } from './doubling/doppler.ts';
import { objectionToRetour, objectionToStoss } from './doubling/stoss.ts';
import { objectionToDurchbruch, withDurchbruch } from './durchbruch.ts';
import { afterCut, afterKnock, cutsFor, objectionToCut } from './phases/cutting.ts';
import { claimsFor, claimTurn } from './phases/claiming.ts';
import { afterLay, laysFor, layTurnIn } from './phases/laying.ts';
import { afterLegen, legenFor, legenTurn } from './phases/legen.ts';
import {
  afterCard,
  afterClaim,
  afterRevoke,
  afterStep,
  objectionToPlay,
  objectionToRevoke,
  playsFor,
} from './phases/playing.ts';
import { afterAnswer, afterPassOn, answersFor, objectionToPassOn, passesFor } from './phases/passing-on.ts';
import { afterReturn, objectionToReturn, returnsFor } from './phases/returning.ts';
import type { Reason, Verdict } from './reasons.ts';
import { LEGAL, reason, refused } from './reasons.ts';
import type { RoundResult } from './result.ts';
import type { PlayingRound, Round } from './round.ts';
import { cutterOf, startRound } from './round.ts';
import type { Settlement } from './scoring/money.ts';
import type { Seat } from './seats.ts';
import type { CompletedTrick } from './tricks.ts';
import { turnOf } from './tricks.ts';
import { seatsAt } from './table-rules.ts';

/** What follows from an entry; derived, never stored. */
export type Consequence =
  | { readonly type: 'dealt' }
  | { readonly type: 'thrownIn' }
  | { readonly type: 'auctionWon'; readonly declarer: Seat }
  | { readonly type: 'hochzeitAccepted'; readonly suitor: Seat; readonly acceptor: Seat }
  | { readonly type: 'announced'; readonly declarer?: Seat; readonly announcement: Announcement }
  | ({ readonly type: 'partnerRevealed' } & Revelation)
  | { readonly type: 'trickTaken'; readonly index: number; readonly trick: CompletedTrick }
  | { readonly type: 'roundScored'; readonly result: RoundResult; readonly settlement: Settlement };

export type Step =
  | { readonly ok: true; readonly round: Round; readonly then: readonly Consequence[] }
  | { readonly ok: false; readonly because: Reason };

export interface Option {
  readonly decision: Decision;
  readonly verdict: Verdict;
}

/** Whose turn it is; undefined before the pack is shuffled and after the round. Stoss and Retour wait for no turn. */
export function turnIn(round: Round): Seat | undefined {
  switch (round.phase) {
    case 'cutting':
      return cutterOf(round);
    case 'legen':
      return legenTurn(round.rules, round.terms, round.entries);
    case 'auction':
      return speakerOf(round.auction);
    case 'announcing':
      return round.declarer;
    case 'offeringObers':
      return round.asked[0];
    case 'passingOn':
      return round.passer;
    case 'returning':
      return round.acceptor;
    case 'playing':
      return turnOf(round.play);
    case 'laying':
      return layTurnIn(round);
    case 'claiming':
      return claimTurn(round, round.reached);
    default:
      return undefined;
  }
}

function objectionTo(round: Round, entry: Entry): Reason | undefined {
  const wrongPhase = reason('A.WRONG_PHASE', {});
  if (entry.type === 'shuffled') {
    if (round.phase !== 'shuffling') return wrongPhase;
    return isWholePack(round.rules, entry.pack) ? undefined : reason('A.BAD_PACK', {});
  }
  if (entry.type === 'stoss' || entry.type === 'retour') {
    if (round.phase !== 'playing') return wrongPhase;
    return entry.type === 'stoss' ? objectionToStoss(round, entry.seat) : objectionToRetour(round, entry.seat);
  }
  if (entry.type === 'doppler') return round.phase === 'playing' ? objectionToDoppler(round, entry.seat) : wrongPhase;
  if (entry.type === 'durchbruch')
    return round.phase === 'playing' ? objectionToDurchbruch(round, entry.seat) : wrongPhase;
  const turn = turnIn(round);
  const outOfTurn = turn !== undefined && entry.seat !== turn ? reason('A.OUT_OF_TURN', { turn }) : undefined;
  switch (entry.type) {
    case 'cut':
      return round.phase === 'cutting' ? (outOfTurn ?? objectionToCut(round, entry)) : wrongPhase;
    case 'knock':
      return round.phase === 'cutting' ? (outOfTurn ?? objectionToKnock(round.rules, entry)) : wrongPhase;
    case 'legen':
      return round.phase === 'legen' ? outOfTurn : wrongPhase;
    case 'lay':
      return round.phase === 'laying' ? outOfTurn : wrongPhase;
    case 'claim':
      return round.phase === 'claiming' ? outOfTurn : wrongPhase;
    case 'call':
      if (round.phase !== 'auction') return wrongPhase;
      return (interrupts(round.auction, entry.call) ? undefined : outOfTurn) ?? objectionToSay(round, entry);
    case 'announce':
      return round.phase === 'announcing' ? (outOfTurn ?? objectionToAnnounce(round, entry)) : wrongPhase;
    case 'obers':
      return round.phase === 'offeringObers' ? outOfTurn : wrongPhase;
    case 'passOn':
      return round.phase === 'passingOn' ? (outOfTurn ?? objectionToPassOn(round, entry)) : wrongPhase;
    case 'return':
      return round.phase === 'returning' ? (outOfTurn ?? objectionToReturn(round, entry)) : wrongPhase;
    case 'play':
      return round.phase === 'playing' ? (outOfTurn ?? objectionToPlay(round, entry)) : wrongPhase;
    case 'revoke':
      return round.phase === 'playing' ? (outOfTurn ?? objectionToRevoke(round, entry)) : wrongPhase;
  }
}

/** Whether an entry is allowed now, with the reason if not. */
export function judge(round: Round, entry: Entry): Verdict {
  const objection = objectionTo(round, entry);
  return objection ? refused(objection) : LEGAL;
}

/** Everything that a seat could think of doing now, each with its verdict; empty when nothing is asked of it. */
export function optionsOf(round: Round, seat: Seat): readonly Option[] {
  return candidates(round, seat).map((decision) => ({ decision, verdict: judge(round, decision) }));
}

function candidates(round: Round, seat: Seat): readonly Decision[] {
  if (!seatsAt(round.rules).includes(seat)) return [];
  switch (round.phase) {
    case 'cutting':
      return cutsFor(round, seat);
    case 'legen':
      return legenFor(round, seat);
    case 'auction':
      return callsFor(round, seat);
    case 'announcing':
      return announcementsFor(round, seat);
    case 'offeringObers':
      return answersFor(round, seat);
    case 'passingOn':
      return passesFor(round, seat);
    case 'returning':
      return returnsFor(round, seat);
    case 'playing':
      return playsFor(round, seat, turnOf(round.play));
    case 'laying':
      return laysFor(round, seat);
    case 'claiming':
      return claimsFor(round, seat);
    default:
      return [];
  }
}

/** The decisions that a seat may really take now. */
export const legalDecisions = (round: Round, seat: Seat): readonly Decision[] =>
  optionsOf(round, seat).flatMap(({ decision, verdict }) => (verdict.legal ? [decision] : []));

function apply(round: Round, entry: Entry): Round {
  if (round.phase === 'shuffling' && entry.type === 'shuffled') return { ...round, phase: 'cutting', pack: entry.pack };
  if (round.phase === 'cutting' && entry.type === 'cut') return afterCut(round, entry);
  if (round.phase === 'cutting' && entry.type === 'knock') return afterKnock(round, entry);
  if (round.phase === 'legen' && entry.type === 'legen') return afterLegen(round);
  if (round.phase === 'laying' && entry.type === 'lay') return afterLay(round);
  if (round.phase === 'claiming' && entry.type === 'claim') return afterClaim(round);
  if (round.phase === 'auction' && entry.type === 'call') return afterSay(round, entry);
  if (round.phase === 'announcing' && entry.type === 'announce') return afterAnnounce(round, entry);
  if (round.phase === 'offeringObers' && entry.type === 'obers') return afterAnswer(round, entry);
  if (round.phase === 'passingOn' && entry.type === 'passOn') return afterPassOn(round, entry);
  if (round.phase === 'returning' && entry.type === 'return') return afterReturn(round, entry);
  if (round.phase === 'playing' && (entry.type === 'stoss' || entry.type === 'retour'))
    return afterStep(round, entry.seat);
  if (round.phase === 'playing' && entry.type === 'doppler')
    return { ...round, doubling: withDoppler(round.doubling, entry.seat) };
  if (round.phase === 'playing' && entry.type === 'durchbruch')
    return { ...round, doubling: withDurchbruch(round.doubling, entry.seat) };
  if (round.phase === 'playing' && entry.type === 'play') return afterCard(round, entry);
  if (round.phase === 'playing' && entry.type === 'revoke') return afterRevoke(round, entry);
  throw new Error(`an entry of type ${entry.type} was judged legal in the phase ${round.phase}`);
}

/** The round after an entry, or the reason why it is refused. Pure: the given round stays as it is. */
export function step(round: Round, entry: Entry): Step {
  const objection = objectionTo(round, entry);
  if (objection) return { ok: false, because: objection };
  const next = apply({ ...round, entries: [...round.entries, entry] }, entry);
  return { ok: true, round: next, then: consequencesOf(round, next) };
}

const revelationIn = (round: Round): Revelation | undefined =>
  'play' in round ? revealedPartner(round.play, [...round.play.done, round.play.trick]) : undefined;

function consequencesOf(before: Round, after: Round): readonly Consequence[] {
  const then: Consequence[] = [];
  if (before.phase === 'cutting' && after.phase !== 'cutting') then.push({ type: 'dealt' });
  if (before.phase !== 'thrownIn' && after.phase === 'thrownIn') then.push({ type: 'thrownIn' });
  else if (before.phase === 'auction' && after.phase === 'returning')
    then.push({ type: 'hochzeitAccepted', suitor: after.suitor, acceptor: after.acceptor });
  else if (before.phase === 'auction' && 'declarer' in after && after.declarer !== undefined)
    then.push({ type: 'auctionWon', declarer: after.declarer });
  if (!('play' in before) && 'play' in after)
    then.push({
      type: 'announced',
      ...(after.declarer !== undefined && { declarer: after.declarer }),
      announcement: announcementOf(after.contract),
    });
  if ('play' in before && 'play' in after) {
    const revealed = revelationIn(after);
    if (revealed && !revelationIn(before)) then.push({ type: 'partnerRevealed', ...revealed });
    const trick = after.play.done[before.play.done.length];
    if (trick) then.push({ type: 'trickTaken', index: before.play.done.length, trick });
  }
  if (before.phase !== 'scored' && after.phase === 'scored')
    then.push({ type: 'roundScored', result: after.result, settlement: after.settlement });
  return then;
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

/** Narrows a round to the phase in which cards are played. */
export const isPlaying = (round: Round): round is PlayingRound => round.phase === 'playing';
