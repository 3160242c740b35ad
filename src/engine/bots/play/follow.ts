// Following to a trick: what speaks for and against each card.
import { type Card, pointsOf, suitOf } from '../../base/cards.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import { beats } from '../../play/order.ts';
import {
  higherOut,
  isFriend,
  isOpponent,
  type Knowledge,
  outOf,
  ownOf,
  pointsSoFar,
  threatsTo,
  type TrickState,
} from '../../inference/knowledge.ts';
import { bares, guardedTen, keepValue } from './keep-value.ts';
import { CHEAP } from './lead.ts';
import type { Judged, Term } from './term.ts';
import { type Prospect, prospectOf } from './trick-value.ts';
import { WEIGHTS } from '../weights.ts';

/** Card points up to which a trick is not worth a good card. */
const POOR_TRICK = 10;

export function judgeFollow(know: Knowledge, trick: TrickState, card: Card): Judged {
  const prospect = prospectOf(know, card);
  const keep = keepValue(know, card);
  const terms = [
    { value: prospect.gain },
    { value: -keep },
    ...DETECTORS.flatMap((detect) => detect(know, trick, prospect) ?? []),
  ];
  const main = prospect.takes ? takingFact(know, prospect) : givingFact(know, trick, prospect);
  return { card, main, terms };
}

type Detector = (know: Knowledge, trick: TrickState, prospect: Prospect) => Term | undefined;

function takingFact(know: Knowledge, { card, points, best, led }: Prospect): Fact {
  if (know.behind.length === 0) return fact('follow.winLast', { card, points });
  const threats = threatsTo(know, best, led);
  return threats.length === 0
    ? fact('follow.winSure', { card, points })
    : fact('follow.winLikely', { card, points, threats });
}

/** The fact for a card that leaves the trick to who has it. */
function givingFact(know: Knowledge, { winner }: TrickState, { card, best, led }: Prospect): Fact | undefined {
  const points = pointsOf(card);
  if (isOpponent(know, winner)) {
    const partner = know.behind.find((seat) => isFriend(know, seat));
    if (points <= CHEAP) return fact('follow.duck', { card, points, winner });
    return partner === undefined ? undefined : fact('follow.smearHopeful', { card, points, partner });
  }
  if (points < CHEAP) return undefined;
  if (!isFriend(know, winner)) return fact('follow.smearGuess', { card, points, player: winner });
  const threats = threatsTo(know, best, led);
  return threats.length === 0
    ? fact('follow.smearPartnerWins', { card, points, partner: winner })
    : fact('follow.smearLikely', { card, points, partner: winner, threats });
}

/** Allowed cards that would take the trick. */
const takers = (know: Knowledge, trick: TrickState): readonly Card[] =>
  know.legal.filter((card) => beats(know.order, card, trick.best));

const cheapest: Detector = (know, trick, { card, takes }) => {
  if (!takes) return undefined;
  const kept = takers(know, trick).filter((each) => each !== card && keepValue(know, each) > keepValue(know, card));
  return kept.length > 0 ? { value: 0.3, fact: fact('follow.cheapest', { card, kept }) } : undefined;
};

const ruff: Detector = ({ order }, trick, { card, takes }) =>
  takes && trick.led !== 'trump' && order.groupOf(card) === 'trump'
    ? { value: 0.4, fact: fact('follow.ruff', { card, suit: trick.led, points: trick.points }) }
    : undefined;

const cannotWin: Detector = (know, trick, { card }) =>
  takers(know, trick).length === 0 && !isFriend(know, trick.winner)
    ? { value: 0, fact: fact('follow.cannotWin', { card, best: trick.best }) }
    : undefined;

const notWorth: Detector = (know, trick, { card, takes }) => {
  const kept = takers(know, trick);
  if (takes || kept.length === 0 || trick.points > POOR_TRICK || isFriend(know, trick.winner)) return undefined;
  return { value: 0.2, fact: fact('follow.notWorth', { card, points: trick.points, kept }) };
};

const leaveToPartner: Detector = (know, trick, { card, takes }) =>
  !takes && isFriend(know, trick.winner) && takers(know, trick).length > 0
    ? { value: 0.5, fact: fact('follow.leaveToPartner', { card, partner: trick.winner }) }
    : undefined;

const partnerStillPlays: Detector = (know, trick, { card, takes }) => {
  const partner = know.behind.find((seat) => isFriend(know, seat));
  if (takes || partner === undefined || isFriend(know, trick.winner)) return undefined;
  return { value: 0.1, fact: fact('follow.partnerStillPlays', { card, partner }) };
};

const calledCard: Detector = ({ contract, searched, legal }, trick, { card }) =>
  card === contract.called && !searched && legal.length === 1 && trick.led === suitOf(card)
    ? { value: 50, fact: fact('follow.calledCard', { card, suit: suitOf(card) }) }
    : undefined;

const guardTen: Detector = (know, _, { card }) => {
  const ten = guardedTen(know, card);
  if (ten === undefined || bares(know, card)) return undefined;
  return { value: 0, fact: fact('follow.guardTen', { card, ten }) };
};

const keepHigh: Detector = (know, _, { card }) => {
  const kept = know.legal.find(
    (each) => each !== card && know.order.groupOf(each) === 'trump' && higherOut(know, each).length === 0,
  );
  if (kept === undefined || know.trumpsOut.length === 0) return undefined;
  return { value: 0.15, fact: fact('follow.keepHigh', { card, kept }) };
};

const reachTarget: Detector = (know, _, { card, takes, best, led, points }) => {
  const target = targetOf(know);
  if (!takes || target === undefined || threatsTo(know, best, led).length > 0) return undefined;
  const { own } = pointsSoFar(know);
  const reached = own + points;
  if (own >= target || reached < target) return undefined;
  return { value: WEIGHTS.target, fact: fact('follow.reachTarget', { card, reached, target }) };
};

/** Card points with which the own side wins, the same for both where 60 each is a draw; undefined if points do not decide. */
export function targetOf({ contract, role }: Knowledge): number | undefined {
  const { goal } = contract.row;
  if (goal.kind !== 'points' || goal.fewerWith) return undefined;
  return role === 'defender' && goal.drawAt === undefined ? 121 - goal.atLeast : goal.atLeast;
}

const voidSuit: Detector = (know, trick, { card }) => {
  const group = know.order.groupOf(card);
  const trumps = ownOf(know, 'trump').length;
  if (group === 'trump' || group === trick.led || trumps === 0) return undefined;
  if (ownOf(know, group).length !== 1 || outOf(know, group).length === 0) return undefined;
  return { value: 0.3, fact: fact('discard.voidSuit', { card, suit: group, trumps }) };
};

/** The last card of a suit goes first: after it trumps can take the next lead. */
const lastOfSuit: Detector = (know, _, { card, takes }) => {
  const group = know.order.groupOf(card);
  if (takes || group === 'trump' || ownOf(know, 'trump').length === 0) return undefined;
  return ownOf(know, group).length === 1 ? { value: WEIGHTS.lastOfSuit } : undefined;
};

const discardLow: Detector = (know, trick, { card, takes }) => {
  const points = pointsOf(card);
  if (takes || know.order.groupOf(card) === trick.led || points > CHEAP) return undefined;
  return { value: 0.1, fact: fact('discard.low', { card, points }) };
};

const DETECTORS: readonly Detector[] = [
  calledCard,
  reachTarget,
  ruff,
  cheapest,
  leaveToPartner,
  notWorth,
  voidSuit,
  lastOfSuit,
  keepHigh,
  guardTen,
  partnerStillPlays,
  discardLow,
  cannotWin,
];
