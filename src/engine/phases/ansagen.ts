// Announcements of Doppelkopf while the cards are played: whose they are, until when, what follows from them (SPEC 8).
import { ANSAGE_WORDS, type AnsageWord, type ReSide } from '../base/ansage-words.ts';
import { type Reason, reason } from '../base/reasons.ts';
import type { Seat } from '../base/seats.ts';
import {
  announcedIn,
  type Ansage,
  ansageObjection,
  type AnsageSituation,
  limitOf,
  stepOf,
  stepsOf,
} from '../play/ansagen.ts';
import { limitShift, sideIn } from '../play/re-sides.ts';
import type { Decision } from '../table/log.ts';
import { hasReKontra, reSidesIn, sideFacts } from '../table/re-sides-in.ts';
import type { PlayingRound } from '../table/round.ts';
import { handSizeAt, houseOf } from '../table/table-rules.ts';

type Say = Extract<Decision, { type: 'ansage' }>;

type Played = Pick<PlayingRound, 'rules' | 'declarer' | 'dealt' | 'play' | 'ansagen'>;

/** The side of a player; whoever is not the suitor counts as Kontra as long as a Hochzeit is not settled. */
function ownSide(round: Played, seat: Seat): ReSide {
  const sides = reSidesIn(round);
  return sides ? sideIn(sides, seat) : seat === round.declarer ? 're' : 'kontra';
}

/** What bears on an announcement of a player now. */
function ansageSituation(round: Played, seat: Seat): AnsageSituation {
  const shift = limitShift(sideFacts(round));
  const side = ownSide(round, seat);
  const ansagen = round.ansagen ?? [];
  return {
    terms: shift === undefined ? undefined : { handSize: handSizeAt(round.rules), shift },
    side,
    inHand: round.play.hands[seat].length,
    announced: announcedIn(ansagen),
    ...(ansagen.some((each) => each.side === side && each.answers) && { answered: true as const }),
    lateAnswer: houseOf(round.rules)['dok.lateAnswer'],
  };
}

export const objectionToAnsage = (round: Played, { seat, says }: Say): Reason | undefined =>
  hasReKontra(round) ? ansageObjection(ansageSituation(round, seat), says) : reason('A.WRONG_PHASE', {});

/** What was said, with all that it includes. */
function ansageOf(round: Played, seat: Seat, says: AnsageWord): Ansage {
  const { side, announced, terms, inHand } = ansageSituation(round, seat);
  const steps = stepsOf(announced, side, stepOf(says));
  const answers = terms !== undefined && steps.includes('base') && inHand < limitOf(terms, 'base');
  return { seat, side, says, steps, ...(answers && { answers }) };
}

export const afterAnsage = (round: PlayingRound, { seat, says }: Say): PlayingRound => ({
  ...round,
  ansagen: [...(round.ansagen ?? []), ansageOf(round, seat, says)],
});

/** The words of the own side, as long as one of them might still be in time. */
export function ansagenFor(round: Played, seat: Seat): readonly Say[] {
  if (!hasReKontra(round)) return [];
  const { terms, side, inHand, answered, lateAnswer } = ansageSituation(round, seat);
  if (answered && lateAnswer === 'word-only') return [];
  if (terms && inHand < limitOf(terms, 'schwarz') - 1) return [];
  return ANSAGE_WORDS.filter((says) => (says !== 're' && says !== 'kontra') || says === side).map((says) => ({
    type: 'ansage',
    seat,
    says,
  }));
}
