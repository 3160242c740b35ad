// Whether a card answers the question of a hint's first step, found from the position and not from the reasons for the card.
import { type Card, pointsOf, rankOf } from '../../src/engine/base/cards.ts';
import type { SeatView } from '../../src/engine/round/view.ts';
import type { Idea } from '../../src/engine/tutor/ideas/asked.ts';
import {
  behind,
  contractIn,
  follow,
  groupIn,
  higherAllowed,
  isHighest,
  isTrump,
  leads,
  legal,
  outHigher,
  own,
  type Seen,
  takers,
  takes,
} from './facts/claims/seen.ts';

type Answers = (seen: Seen, card: Card) => boolean;

const ledGroup = (seen: Seen) => groupIn(seen, seen.view.trick!.cards[0]!);
const leadsTrump: Answers = (seen, card) => leads(seen) && isTrump(seen, card);
const leadsPlain: Answers = (seen, card) => leads(seen) && !isTrump(seen, card);
/** The called card is played, or its suit is, so that it is looked for or caught. */
const aboutCalled: Answers = (seen, card) => {
  const { called } = contractIn(seen);
  if (called === undefined) return false;
  const suit = groupIn(seen, called);
  return card === called || (leads(seen) ? groupIn(seen, card) : ledGroup(seen)) === suit;
};
/** Nothing that takes the trick as well is both lower and no dearer. */
const takesWithLeast: Answers = (seen, card) =>
  takes(seen, card) &&
  !takers(seen).some((each) => pointsOf(each) <= pointsOf(card) && higherAllowed(seen, each).includes(card));

/** What the words of an idea ask for; ideas that ask to count or to compare are answered by any card. */
export const ANSWERS: { readonly [K in Idea]?: Answers } = {
  drawTrumps: leadsTrump,
  whichTrump: leadsTrump,
  helpDeclarer: leadsTrump,
  searchCalled: (seen, card) => leads(seen) && aboutCalled(seen, card),
  calledCard: aboutCalled,
  runAway: (seen, card) => leads(seen) && aboutCalled(seen, card) && card !== contractIn(seen).called,
  sureTrick: (seen, card) => leads(seen) && (isTrump(seen, card) ? outHigher(seen, card).length === 0 : true),
  highPlain: (seen, card) => leadsPlain(seen, card) && isHighest(seen, card),
  leadCheap: (seen, card) => leads(seen) && pointsOf(card) <= 4,
  saveTrumps: (seen, card) => !isTrump(seen, card) && own(seen, 'trump').length > 0,
  smear: (seen, card) => !leads(seen) && pointsOf(card) > 0,
  winCheaply: (seen, card) => !leads(seen) && takesWithLeast(seen, card),
  winWell: (seen, card) => !leads(seen) && takes(seen, card) && !takesWithLeast(seen, card),
  ruff: (seen, card) => !leads(seen) && isTrump(seen, card) && ledGroup(seen) !== 'trump',
  ruffHigh: (seen, card) =>
    !leads(seen) && isTrump(seen, card) && ledGroup(seen) !== 'trump' && behind(seen).length > 0,
  duck: (seen, card) => !leads(seen) && !takes(seen, card),
  leaveToPartner: (seen, card) => !leads(seen) && !takes(seen, card),
  keepHigh: (seen, card) => higherTrumps(seen, card).length > 0,
  guardTen: (seen, card) =>
    seen.view.hand.some((each) => each !== card && rankOf(each) === 'T' && !isTrump(seen, each)),
  savePoints: (seen, card) => legal(seen).some((each) => pointsOf(each) >= 10 && pointsOf(each) > pointsOf(card)),
  keepEntry: (seen, card) => own(seen, 'trump').some((each) => each !== card),
  discard: (seen, card) => !leads(seen) && !follow(seen, card) && !isTrump(seen, card),
  becomeVoid: (seen, card) => !isTrump(seen, card) && own(seen, groupIn(seen, card)).length <= 2,
};

/** Trumps that might have been played and stay: above the card, or all where it is none. */
const higherTrumps = (seen: Seen, card: Card): readonly Card[] =>
  isTrump(seen, card) ? higherAllowed(seen, card) : legal(seen).filter((each) => isTrump(seen, each));

export const answers = (idea: Idea, view: SeatView, card: Card): boolean =>
  ANSWERS[idea]?.({ view, decision: { type: 'play', seat: view.seat, card }, worlds: [] }, card) ?? true;
