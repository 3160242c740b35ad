// Phase "playing": cards, and Stoss and Retour while their window is open (SPEC 2.6 - 2.9).
import { doublingsIn } from '../doubling/doublings-in.ts';
import type { Decision, Revoke } from '../log.ts';
import { judgePlay } from '../legality.ts';
import { sideOf } from '../parties.ts';
import { ramschResult, ramschRulesOf, takenIn, withRevokeInRamsch } from '../ramsch.ts';
import type { Reason } from '../reasons.ts';
import { reason } from '../reasons.ts';
import type { RoundResult } from '../result.ts';
import { endsEarly, resultOf, withRevoke } from '../result.ts';
import type { PlayingRound, Round, ScoredRound } from '../round.ts';
import { settle } from '../scoring/money.ts';
import { billTermsOf } from '../scoring/round-bill.ts';
import { ramschPricesOf, settleRamsch } from '../scoring/ramsch-bill.ts';
import type { Seat } from '../seats.ts';
import { houseOf } from '../table-rules.ts';
import { afterPlay, cardsPlayed, playedOut, situationOf } from '../tricks.ts';

type Play = Extract<Decision, { type: 'play' }>;

/** Stoss and Retour are open until the second card of the first trick has been played (SPEC 2.8). */
export const doublingOpen = ({ play }: Pick<PlayingRound, 'play'>): boolean => cardsPlayed(play) < 2;

export function objectionToPlay({ play }: PlayingRound, { seat, card }: Play): Reason | undefined {
  const verdict = judgePlay(situationOf(play, seat), card);
  return verdict.legal ? undefined : verdict.because;
}

/** Only a card of the own hand that may not be played is a revoke. */
export function objectionToRevoke({ play }: PlayingRound, { seat, card }: Revoke): Reason | undefined {
  const verdict = judgePlay(situationOf(play, seat), card);
  if (verdict.legal) return reason('A.NO_REVOKE', { card });
  return verdict.because.id === 'R.NOT_IN_HAND' ? verdict.because : undefined;
}

/** The partner knows it and is no defender: the holder of the called card (SPEC 2.8, Q07), the suitor of a Hochzeit, whoever sits across in a Kreuz. */
const isDefender = ({ declarer, partner }: PlayingRound, seat: Seat): boolean =>
  declarer === undefined || !sideOf(declarer, partner).includes(seat);

export function objectionToStoss(round: PlayingRound, seat: Seat): Reason | undefined {
  const { contract, doubling } = round;
  if (contract.row.stoss === 'never') return reason('A.STOSS_NEVER', { contract: contract.row.id });
  if (!isDefender(round, seat)) return reason('A.STOSS_NOT_DEFENDER', { called: contract.called });
  if (doubling.stoss !== undefined) return reason('A.STOSS_GIVEN', { by: doubling.stoss });
  return doublingOpen(round) ? undefined : reason('A.STOSS_TOO_LATE', {});
}

export function objectionToRetour(round: PlayingRound, seat: Seat): Reason | undefined {
  const { declarer, doubling } = round;
  if (seat !== declarer) return reason('A.RETOUR_NOT_DECLARER', {});
  if (doubling.stoss === undefined) return reason('A.RETOUR_NO_STOSS', {});
  if (doubling.retour !== undefined) return reason('A.RETOUR_GIVEN', {});
  return doublingOpen(round) ? undefined : reason('A.STOSS_TOO_LATE', {});
}

/** Cards of the hand, for the seat to play, and the two doubling calls for everybody while the first trick is young. */
export const playsFor = (round: PlayingRound, seat: Seat, turn: Seat): readonly Decision[] => [
  ...(seat === turn ? round.play.hands[seat].map((card): Play => ({ type: 'play', seat, card })) : []),
  ...(doublingOpen(round)
    ? ([
        { type: 'stoss', seat },
        { type: 'retour', seat },
      ] as const)
    : []),
];

export const afterStoss = (round: PlayingRound, seat: Seat): Round => ({ ...round, doubling: { stoss: seat } });

export const afterRetour = (round: PlayingRound, seat: Seat): Round => ({
  ...round,
  doubling: { ...round.doubling, retour: seat },
});

export function afterCard(round: PlayingRound, { card }: Play): Round {
  const play = afterPlay(round.play, card);
  const next: PlayingRound = { ...round, play };
  return playedOut(play) || decidedEarly(next) ? scored(next) : next;
}

/** In a Ramsch every card is played. */
const decidedEarly = ({ contract, declarer, partner, play }: PlayingRound): boolean =>
  declarer !== undefined && endsEarly(contract, sideOf(declarer, partner), play.done);

/** The round is over, and the side of whoever revoked has lost it. */
export const afterRevoke = (round: PlayingRound, { seat, card }: Revoke): Round => scored(round, { seat, card });

/** The round with its result and bill. */
export function scored(round: PlayingRound, revoke?: RoundResult['revoke']): ScoredRound {
  return round.declarer === undefined ? scoredRamsch(round, revoke) : scoredSides(round, round.declarer, revoke);
}

function scoredSides(round: PlayingRound, declarer: Seat, revoke?: RoundResult['revoke']): ScoredRound {
  const { contract, rules, dealt, partner, play } = round;
  const counted = resultOf(contract, rules.pack, dealt, declarer, partner, play.done);
  const result = revoke ? withRevoke(counted, revoke) : counted;
  return { ...round, phase: 'scored', result, settlement: settle(contract, result, billTermsOf(round)) };
}

function scoredRamsch(round: PlayingRound, revoke?: RoundResult['revoke']): ScoredRound {
  const { contract, rules, play } = round;
  const house = houseOf(rules);
  const taken = takenIn(contract, rules.pack, play.done);
  const counted = ramschResult(contract, rules.pack, taken, ramschRulesOf(house));
  const result = revoke ? withRevokeInRamsch(counted, revoke) : counted;
  const settlement = settleRamsch(result, ramschPricesOf(house), doublingsIn(round));
  return { ...round, phase: 'scored', result, settlement };
}
