// Phase "playing": cards, and the steps of doubling while their window is open (SPEC 2.6 - 2.9).
import { afterDoubling, isLate, leadIn } from '../table/announced-contract.ts';
import { leadsByDoubling } from '../special/kreuz.ts';
import type { Decision, Revoke } from '../table/log.ts';
import { dopplerOpen, objectionToDoppler, withDoppler } from '../doubling/doppler.ts';
import { doublingOpen, objectionToRetour, objectionToStoss, withStep } from '../doubling/stoss.ts';
import { durchbruchOpen, objectionToDurchbruch, withDurchbruch } from '../doubling/durchbruch.ts';
import { judgeCard } from '../play/legality.ts';
import { type Reason, reason } from '../base/reasons.ts';
import { sidesOf } from '../scoring/by-kind.ts';
import { decidedEarly, resultNow, scoredAfterRevoke, scoredWith } from '../endings/endings.ts';
import type { ClaimingRound, PlayingRound, Round, ScoredRound } from '../table/round.ts';
import { facesIn } from '../base/cards.ts';
import type { Seat } from '../base/seats.ts';
import { houseOf } from '../table/table-rules.ts';
import { afterPlay, playedOut, turnOf } from '../play/tricks.ts';
import { asClaimed, claimTurn, mustClaim } from './claiming.ts';
import { withLaying } from './laying.ts';
import { afterAnsage, ansagenFor, objectionToAnsage } from './ansagen.ts';
import type { PhaseModule } from '../kernel/phase.ts';
import { inPlay } from '../kernel/zones.ts';
import { tellPlayed } from './telling.ts';

type Play = Extract<Decision, { type: 'play' }>;

function objectionToPlay({ play }: PlayingRound, { seat, card }: Play): Reason | undefined {
  const verdict = judgeCard(play, seat, card);
  return verdict.legal ? undefined : verdict.because;
}

/** Only a card of the own hand that may not be played is a revoke. */
function objectionToRevoke({ play }: PlayingRound, { seat, card }: Revoke): Reason | undefined {
  const verdict = judgeCard(play, seat, card);
  if (verdict.legal) return reason('A.NO_REVOKE', { card });
  return verdict.because.id === 'R.NOT_IN_HAND' || verdict.because.id === 'R.NOT_OPEN' ? verdict.because : undefined;
}

/**
 * Cards of the hand, each face once, for the seat to play, the doubling calls for everybody while they are open, and the Durchbruch that
 * may go with a card.
 */
const playsFor = (round: PlayingRound, seat: Seat): readonly Decision[] => [
  ...(seat === turnOf(round.play)
    ? facesIn(round.play.hands[seat]).map((card): Play => ({ type: 'play', seat, card }))
    : []),
  ...(doublingOpen(round)
    ? ([
        { type: 'stoss', seat },
        { type: 'retour', seat },
      ] as const)
    : []),
  ...(dopplerOpen(round) ? [{ type: 'doppler', seat } as const] : []),
  ...ansagenFor(round, seat),
  ...(seat === turnOf(round.play) && durchbruchOpen(round) ? [{ type: 'durchbruch', seat } as const] : []),
];

/** The round after a step of the chain; at some tables the side that gave it must now win itself, or leads. */
function afterStep(round: PlayingRound, seat: Seat): Round {
  const { rules, play, doubling } = round;
  const { contract } = play;
  const lead = leadIn(play);
  const leads = contract.row.id === 'kreuz' && leadsByDoubling(houseOf(rules)) && lead === 'ahead';
  return {
    ...round,
    doubling: {
      ...withStep(round, seat),
      ...(isLate(rules, contract, lead) && { late: (doubling.late ?? 0) + 1 }),
    },
    play: {
      ...play,
      contract: afterDoubling(rules, contract, lead),
      ...(leads && { trick: { leader: seat, cards: [] } }),
    },
  };
}

export function afterCard(round: PlayingRound, { card }: Play): Round {
  const play = afterPlay(round.play, card);
  const next: PlayingRound = { ...round, play };
  return playedOut(play) || decidedEarly(next) ? ended(next) : withLaying(next);
}

/** The round is over, and the side of whoever revoked has lost it. */
const afterRevoke = (round: PlayingRound, { seat, card }: Revoke): Round => scoredAfterRevoke(round, { seat, card });

/** All cards that will be played have been: the winners claim runners where they must, or it is scored. */
function ended(round: PlayingRound): ScoredRound | ClaimingRound {
  const result = resultNow(round);
  const reached = sidesOf(result);
  const claims = reached && mustClaim(round, reached) && claimTurn(round, reached) !== undefined;
  return claims ? { ...round, phase: 'claiming', reached } : scoredWith(round, result);
}

/** The round after an answer of a winner, which is in its log already. */
export function afterClaim(round: ClaimingRound): Round {
  const { reached, ...rest } = round;
  if (claimTurn(round, reached) !== undefined) return round;
  return scoredWith({ ...rest, phase: 'playing' }, asClaimed(reached, round.entries));
}

export const PLAYING = {
  id: 'playing',
  acts: {
    play: { when: 'turn', objection: objectionToPlay, apply: afterCard },
    revoke: { when: 'turn', objection: objectionToRevoke, apply: afterRevoke },
    stoss: {
      when: 'anytime',
      objection: (round, { seat }) => objectionToStoss(round, seat),
      apply: (round, { seat }) => afterStep(round, seat),
    },
    retour: {
      when: 'anytime',
      objection: (round, { seat }) => objectionToRetour(round, seat),
      apply: (round, { seat }) => afterStep(round, seat),
    },
    doppler: {
      when: 'anytime',
      objection: (round, { seat }) => objectionToDoppler(round, seat),
      apply: (round, { seat }) => ({ ...round, doubling: withDoppler(round.doubling, seat) }),
    },
    durchbruch: {
      when: 'anytime',
      objection: (round, { seat }) => objectionToDurchbruch(round, seat),
      apply: (round, { seat }) => ({ ...round, doubling: withDurchbruch(round.doubling, seat) }),
    },
    ansage: { when: 'anytime', objection: objectionToAnsage, apply: afterAnsage },
  },
  turn: ({ play }) => turnOf(play),
  candidates: playsFor,
  shows: inPlay,
  tells: tellPlayed,
} satisfies PhaseModule<'playing'>;
