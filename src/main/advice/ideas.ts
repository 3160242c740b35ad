// From the reasons for the best decision to the idea behind it: what to think about, without the decision itself.
import type { FactId } from '../../engine/inference/facts.ts';
import type { Advice, Considered } from '../../engine/tutor/advice/advice.ts';
import type { Idea } from '../../shared/advice.ts';

/** Reasons with an idea of their own; the others say nothing before the decision is told. */
const IDEA_OF: { readonly [K in FactId]?: Idea } = {
  'play.onlyCard': 'onlyOne',
  'cut.anywhere': 'cut',
  'lead.calledSuit': 'searchCalled',
  'lead.topTrump': 'drawTrumps',
  'lead.drawTrumps': 'drawTrumps',
  'lead.trumpToDeclarer': 'helpDeclarer',
  'lead.trumpsGone': 'sureTrick',
  'lead.sureTrick': 'sureTrick',
  'lead.highest': 'highPlain',
  'lead.shortHighest': 'highPlain',
  'lead.longSuit': 'longSuit',
  'lead.voidSelf': 'becomeVoid',
  'lead.cheap': 'leadCheap',
  'lead.saveTrumps': 'saveTrumps',
  'lead.runAway': 'runAway',
  'lead.calledCard': 'calledCard',
  'lead.throughDeclarer': 'seatOfDeclarer',
  'lead.partnerVoid': 'knownVoid',
  'lead.opponentVoid': 'knownVoid',
  'follow.smearPartnerWins': 'smear',
  'follow.smearLikely': 'smear',
  'follow.smearGuess': 'smear',
  'follow.smearHopeful': 'smear',
  'follow.winLast': 'winCheaply',
  'follow.winSure': 'winCheaply',
  'follow.winLikely': 'winCheaply',
  'follow.cheapest': 'winCheaply',
  'follow.ruff': 'ruff',
  'follow.duck': 'duck',
  'follow.cannotWin': 'duck',
  'follow.notWorth': 'duck',
  'follow.leaveToPartner': 'leaveToPartner',
  'follow.partnerStillPlays': 'leaveToPartner',
  'follow.calledCard': 'calledCard',
  'follow.guardTen': 'guardTen',
  'follow.keepHigh': 'keepHigh',
  'follow.reachTarget': 'countPoints',
  'follow.stopTout': 'everyTrick',
  'follow.mustTake': 'everyTrick',
  'discard.voidSuit': 'becomeVoid',
  'discard.low': 'discard',
  'widow.void': 'becomeVoid',
  'widow.points': 'discard',
  'widow.nothing': 'discard',
  'widow.take': 'strongHand',
  'widow.leave': 'weakHand',
  'bid.sie': 'strongHand',
  'bid.tout': 'strongHand',
  'bid.solo': 'strongHand',
  'bid.lords': 'strongHand',
  'bid.rufer': 'strongHand',
  'bid.weak': 'weakHand',
  'bid.blocked': 'weakHand',
  'bid.overcall': 'overcall',
  'bid.hold': 'overcall',
  'bid.drop': 'weakHand',
  'bid.accept': 'weakHand',
  'call.onlyAce': 'callAce',
  'call.shortSuit': 'callAce',
  'call.lowCards': 'callAce',
  'call.withTen': 'callAce',
};

/** Where no reason has an idea: what the decision is about. */
const ABOUT: Readonly<Record<Considered['type'], Idea>> = {
  cut: 'cut',
  call: 'compare',
  announce: 'compare',
  obers: 'compare',
  passOn: 'compare',
  widow: 'compare',
  number: 'compare',
  tie: 'compare',
  reserve: 'compare',
  reservation: 'compare',
  ansage: 'compare',
  discard: 'discard',
  give: 'compare',
  return: 'compare',
  stoss: 'doubling',
  retour: 'doubling',
  knock: 'cut',
  legen: 'doubling',
  lay: 'doubling',
  spritz: 'doubling',
  claim: 'countPoints',
  doppler: 'doubling',
  durchbruch: 'countPoints',
  leave: 'noDoubling',
  play: 'compare',
};

/** The idea behind the best decision. */
export function ideaOf({ ranked, facts }: Advice): Idea {
  if (ranked.length === 1) return 'onlyOne';
  const best = ranked[0]?.decision.type ?? 'play';
  if (best === 'stoss' || best === 'retour' || best === 'doppler' || best === 'leave' || best === 'cut')
    return ABOUT[best];
  return facts.map(({ id }) => IDEA_OF[id]).find((idea) => idea !== undefined) ?? ABOUT[best];
}
