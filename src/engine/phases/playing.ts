// Phase "playing": cards, and the steps of doubling while their window is open (SPEC 2.6 - 2.9).
import { afterDoubling, isLate, leadIn } from '../table/announced-contract.ts';
import { leadsByDoubling } from '../special/kreuz.ts';
import { doublingsIn } from '../doubling/doublings-in.ts';
import type { Decision, Revoke } from '../table/log.ts';
import { dopplerOpen, objectionToDoppler, withDoppler } from '../doubling/doppler.ts';
import { doublingOpen, objectionToRetour, objectionToStoss, withStep } from '../doubling/stoss.ts';
import { durchbruchOpen, objectionToDurchbruch, withDurchbruch } from '../doubling/durchbruch.ts';
import { judgeCard } from '../play/legality.ts';
import { sideOf } from '../play/parties.ts';
import { ramschResult, ramschRulesOf, takenIn, withRevokeInRamsch } from '../scoring/ramsch-result.ts';
import { type Reason, reason } from '../base/reasons.ts';
import { endsEarly, resultOf, type RoundResult, withRevoke } from '../scoring/result.ts';
import type { ClaimingRound, PlayingRound, Round, ScoredRound } from '../table/round.ts';
import { settle } from '../scoring/money.ts';
import { billTermsOf } from './round-bill.ts';
import { ramschPricesOf, settleRamsch } from '../scoring/ramsch-bill.ts';
import { type Card, facesIn } from '../base/cards.ts';
import { leastResult, withRevokeInLeast } from '../scoring/least.ts';
import { settleLeast } from '../scoring/least-bill.ts';
import { type BySeat, bySeat, type Seat } from '../base/seats.ts';
import { reckoningAt } from '../table/reckoning.ts';
import { houseOf } from '../table/table-rules.ts';
import { afterPlay, playedOut, turnOf } from '../play/tricks.ts';
import { asClaimed, claimTurn, mustClaim } from './claiming.ts';
import { withLaying } from './laying.ts';
import { announcedIn } from '../play/ansagen.ts';
import type { ReSides } from '../play/re-sides.ts';
import { reKontraResult } from '../scoring/re-kontra.ts';
import { withRevokeInReKontra } from '../scoring/re-kontra-revoke.ts';
import { settleReKontra } from '../scoring/re-kontra-bill.ts';
import { afterAnsage, ANSAGE, ansagenFor, hasReKontra, objectionToAnsage, reSidesIn } from './ansagen.ts';
import { z } from 'zod';
import { CardSchema, SeatSchema } from '../kernel/fields.ts';
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

/** In a Ramsch every card is played. */
const decidedEarly = ({ declarer, partner, play }: PlayingRound): boolean =>
  declarer !== undefined && endsEarly(play.contract, sideOf(declarer, partner), play.done);

/** The round is over, and the side of whoever revoked has lost it. */
const afterRevoke = (round: PlayingRound, { seat, card }: Revoke): Round => scored(round, { seat, card });

/** All cards that will be played have been: the winners claim runners where they must, or it is scored. */
function ended(round: PlayingRound): ScoredRound | ClaimingRound {
  const { dealt, declarer, partner, play } = round;
  if (declarer === undefined || hasReKontra(round)) return scored(round);
  const reached = resultOf(play, dealt, declarer, partner, play.done, countedBeside(round));
  const claims = mustClaim(round, reached) && claimTurn(round, reached) !== undefined;
  return claims ? { ...round, phase: 'claiming', reached } : scored(round);
}

/** The round after an answer of a winner, which is in its log already. */
export function afterClaim(round: ClaimingRound): Round {
  const { reached, ...rest } = round;
  if (claimTurn(round, reached) !== undefined) return round;
  const result = asClaimed(reached, round.entries);
  return { ...rest, phase: 'scored', result, settlement: settle(round.play.contract, result, billTermsOf(round)) };
}

/** The cards that count for each player beside those of his tricks. */
function countedBeside({ rules, piles, declarer, laidAway }: PlayingRound): BySeat<readonly Card[]> | undefined {
  if (!laidAway || !houseOf(rules)['denexa.discardsCount']) return piles;
  return bySeat((seat) => (seat === declarer ? laidAway : []));
}

/** The round with its result and bill. */
export function scored(round: PlayingRound, revoke?: RoundResult['revoke']): ScoredRound {
  if (hasReKontra(round)) return scoredReKontra(round, revoke);
  if (round.declarer !== undefined) return scoredSides(round, round.declarer, revoke);
  const { goal } = round.play.contract.row;
  return goal.kind === 'fewestPoints' && goal.decides === 'fewest'
    ? scoredLeast(round, revoke)
    : scoredRamsch(round, revoke);
}

function scoredLeast(round: PlayingRound, revoke?: RoundResult['revoke']): ScoredRound {
  const { rules, terms, play, widow = [] } = round;
  const goesTo = houseOf(rules)['denexa.leastWidow'];
  const counted = leastResult(play.done, play.players, terms.dealer, widow, goesTo);
  const result = revoke ? withRevokeInLeast(counted, revoke) : counted;
  return { ...round, phase: 'scored', result, settlement: settleLeast(result) };
}

function scoredReKontra(round: PlayingRound, revoke?: RoundResult['revoke']): ScoredRound {
  const { play, ansagen = [] } = round;
  const sides = reSidesIn(round);
  const counted = reKontraResult(play.done, sides ?? unsettled(round), announcedIn(ansagen), reckoningAt(round.rules));
  const counts = houseOf(round.rules)['dok.revoke'];
  const ended = revoke ? withRevokeInReKontra(counted, revoke, { counts, sides }) : counted;
  const result = round.dueSolo ? { ...ended, due: true as const } : ended;
  return { ...round, phase: 'scored', result, settlement: settleReKontra(result) };
}

/** A Hochzeit that ended before it was settled: the suitor is alone. */
const unsettled = ({ declarer }: PlayingRound): ReSides =>
  declarer === undefined ? { re: [] } : { re: [declarer], alone: declarer };

function scoredSides(round: PlayingRound, declarer: Seat, revoke?: RoundResult['revoke']): ScoredRound {
  const { dealt, partner, play } = round;
  const counted = resultOf(play, dealt, declarer, partner, play.done, countedBeside(round));
  const result = revoke ? withRevoke(counted, revoke) : counted;
  return { ...round, phase: 'scored', result, settlement: settle(play.contract, result, billTermsOf(round)) };
}

function scoredRamsch(round: PlayingRound, revoke?: RoundResult['revoke']): ScoredRound {
  const { rules, play, doubling } = round;
  const { contract } = play;
  const house = houseOf(rules);
  const taken = takenIn(contract, rules.pack, play.done);
  const counted = ramschResult(contract, rules.pack, taken, ramschRulesOf(house), doubling.durchbruch);
  const result = revoke ? withRevokeInRamsch(counted, revoke) : counted;
  const settlement = settleRamsch(result, ramschPricesOf(house), doublingsIn(round));
  return { ...round, phase: 'scored', result, settlement };
}

const CARD = { seat: SeatSchema, card: CardSchema } as const;
const PLAY = z.strictObject({ type: z.literal('play'), ...CARD });
const REVOKE = z.strictObject({ type: z.literal('revoke'), ...CARD });
const STOSS = z.strictObject({ type: z.literal('stoss'), seat: SeatSchema });
const RETOUR = z.strictObject({ type: z.literal('retour'), seat: SeatSchema });
const DOPPLER = z.strictObject({ type: z.literal('doppler'), seat: SeatSchema });
const DURCHBRUCH = z.strictObject({ type: z.literal('durchbruch'), seat: SeatSchema });

export const PLAYING: PhaseModule<'playing'> = {
  id: 'playing',
  acts: {
    play: { schema: PLAY, when: 'turn', objection: objectionToPlay, apply: afterCard },
    revoke: { schema: REVOKE, by: 'mishap', when: 'turn', objection: objectionToRevoke, apply: afterRevoke },
    stoss: {
      schema: STOSS,
      when: 'anytime',
      objection: (round, { seat }) => objectionToStoss(round, seat),
      apply: (round, { seat }) => afterStep(round, seat),
    },
    retour: {
      schema: RETOUR,
      when: 'anytime',
      objection: (round, { seat }) => objectionToRetour(round, seat),
      apply: (round, { seat }) => afterStep(round, seat),
    },
    doppler: {
      schema: DOPPLER,
      when: 'anytime',
      objection: (round, { seat }) => objectionToDoppler(round, seat),
      apply: (round, { seat }) => ({ ...round, doubling: withDoppler(round.doubling, seat) }),
    },
    durchbruch: {
      schema: DURCHBRUCH,
      when: 'anytime',
      objection: (round, { seat }) => objectionToDurchbruch(round, seat),
      apply: (round, { seat }) => ({ ...round, doubling: withDurchbruch(round.doubling, seat) }),
    },
    ansage: { schema: ANSAGE, when: 'anytime', objection: objectionToAnsage, apply: afterAnsage },
  },
  turn: ({ play }) => turnOf(play),
  candidates: playsFor,
  shows: inPlay,
  tells: tellPlayed,
};
