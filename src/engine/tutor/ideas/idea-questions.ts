// From the reasons for the best decision to the idea behind it: what to think about, without the decision itself.
import { type Card, pointsOf, rankOf } from '../../base/cards.ts';
import type { FactId } from '../../inference/facts.ts';
import { higherOut, isFriend, type Knowledge, knowledgeOf } from '../../inference/knowledge.ts';
import { prospectOf } from '../../bots/play/trick-value.ts';
import { beats } from '../../play/order.ts';
import type { SeatView } from '../../round/view.ts';
import { type Advice, type Considered, isDoubling } from '../advice/advice.ts';
import { DEAR, FAIR } from './measures.ts';
import { isLevel } from '../advice/grade.ts';
import type { IdeaId } from './ideas.ts';
import type { Idea } from './asked.ts';

/** Ideas of cards; other reasons with one of their own; what is missing says nothing before the decision is told. */
const IDEA_OF: Readonly<Record<IdeaId, Idea>> & { readonly [K in FactId]?: Idea } = {
  'play.onlyCard': 'onlyOne',
  'play.sameCards': 'noMatter',
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
  'lead.onlyTrumps': 'compare',
  'lead.twoForOne': 'drawTrumps',
  'lead.longWay': 'seatOfDeclarer',
  'lead.shortWay': 'seatOfDeclarer',
  'lead.returnSuit': 'partnersSuit',
  'lead.toHighest': 'partnersSuit',
  'lead.reachTarget': 'countPoints',
  'lead.keepPoints': 'savePoints',
  'lead.keepEntry': 'keepEntry',
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
  'follow.safeFromSchneider': 'countSchneider',
  'follow.makeSchneider': 'countSchneider',
  'lead.safeFromSchneider': 'countSchneider',
  'lead.makeSchneider': 'countSchneider',
  'lead.forceDeclarer': 'knownVoid',
  'lead.upToWeakness': 'knownVoid',
  'lead.exit': 'savePoints',
  'lead.runs': 'highPlain',
  'lead.keepAce': 'savePoints',
  'lead.fewAbove': 'drawTrumps',
  'follow.keepTop': 'smear',
  'lead.keepHigher': 'keepHigh',
  'lead.fromAbove': 'highPlain',
  'lead.avoidRuff': 'knownVoid',
  'lead.lowTrump': 'drawTrumps',
  'follow.belowAnyway': 'keepHigh',
  'follow.sameThreats': 'winCheaply',
  'follow.addPoints': 'smear',
  'follow.keepHigher': 'keepHigh',
  'lead.shortSuit': 'becomeVoid',
  'discard.shortSuit': 'discard',
  'follow.stopTarget': 'countPoints',
  'follow.keepBelow': 'countPoints',
  'follow.secondHand': 'leaveToPartner',
  'follow.thirdHand': 'ruffHigh',
  'discard.showVoid': 'discard',
  'discard.keepLength': 'saveTrumps',
  'discard.keepGuards': 'guardTen',
  'discard.keepLink': 'partnersSuit',
  'discard.hopeless': 'discard',
  'follow.keepEntry': 'keepEntry',
  'follow.unblock': 'partnersSuit',
  'follow.catchCalled': 'calledCard',
  'follow.highEnough': 'ruffHigh',
  'follow.tenBeforeAce': 'smear',
  'follow.savePoints': 'savePoints',
  'lead.keepHigh': 'keepEntry',
  'lead.ruffNear': 'savePoints',
  'lead.moreOut': 'highPlain',
  'lead.lowToDeclarer': 'helpDeclarer',
  'lead.drawOut': 'drawTrumps',
  'lead.keepDear': 'savePoints',
  'lead.oursAnyway': 'sureTrick',
  'lead.searchFat': 'searchCalled',
  'lead.toLast': 'knownVoid',
  'lead.throughToVoid': 'seatOfDeclarer',
  'lead.losersFirst': 'keepHigh',
  'lead.promote': 'keepHigh',
  'lead.countsWith': 'countPoints',
  'lead.countsTo': 'countPoints',
  'follow.mayBeLost': 'whoTakes',
  'follow.calledFalls': 'calledCard',
  'follow.mustHave': 'countPoints',
  'discard.keepMaster': 'discard',
  'follow.ruffBefore': 'whoTakes',
  'follow.splitPair': 'calledCard',
  'follow.keepDear': 'savePoints',
  'follow.ruffFat': 'ruffHigh',
  'follow.nowOrNever': 'dearCard',
  'follow.partnerOver': 'whoTakes',
  'follow.partnerRuffs': 'whoTakes',
  'follow.leaveLikely': 'whoTakes',
  'follow.readsEnemy': 'whoTakes',
  'follow.forceHigh': 'ruffHigh',
  'lead.aceComes': 'calledCard',
  'follow.takeHigh': 'ruffHigh',
  'follow.keepLast': 'keepHigh',
  'follow.lastIsPartner': 'leaveToPartner',
  'follow.ruffBehind': 'savePoints',
  'follow.drawOut': 'laterTrick',
  'follow.countsTo': 'countPoints',
  'discard.alone': 'discard',
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
  'bid.thin': 'weighUp',
  'bid.evenSo': 'weighUp',
  'bid.leastBad': 'weighUp',
  'bid.weak': 'weakHand',
  'bid.blocked': 'weakHand',
  'bid.bettel': 'lowCards',
  'bid.marry': 'marriage',
  'bid.offer': 'marriage',
  'bid.notMarry': 'marriage',
  'bid.overcall': 'overcall',
  'bid.hold': 'overcall',
  'bid.drop': 'weakHand',
  'bid.accept': 'weakHand',
  'call.onlyAce': 'callAce',
  'call.shortSuit': 'callAce',
  'call.lowCards': 'callAce',
  'call.withTen': 'callAce',
  'count.lost': 'countSchneider',
  'count.won': 'countSchneider',
  'fate.trick': 'whoTakes',
  'fate.gains': 'pointsInTrick',
  'fate.costs': 'pointsInTrick',
  'fate.card': 'dearCard',
  'fate.takes': 'laterTrick',
};

/** What the idea of a card is asked by. */
export const questionBehind = (id: IdeaId): Idea => IDEA_OF[id];

/** What a decision is about where no reason has an idea, if it is not weighed up. */
const ABOUT: { readonly [K in Considered['type']]?: Idea } = {
  cut: 'cut',
  knock: 'cut',
  discard: 'discard',
  stoss: 'doubling',
  retour: 'doubling',
  doppler: 'doubling',
  legen: 'doubling',
  lay: 'doubling',
  spritz: 'doubling',
  leave: 'noDoubling',
  claim: 'countPoints',
  durchbruch: 'countPoints',
  play: 'compare',
};

/** The idea behind the best decision. */
export function ideaOf(advice: Advice): Idea {
  const { ranked, facts } = advice;
  if (ranked.length === 1) return 'onlyOne';
  const best = ranked[0]?.decision;
  const about = ABOUT[best?.type ?? 'play'] ?? 'weighUp';
  if (best && (isDoubling(best) || best.type === 'cut')) return about;
  const [idea] = facts.flatMap(({ id }) => IDEA_OF[id] ?? []);
  return idea ?? (best?.type === 'play' && isLevel(advice) ? 'noMatter' : about);
}

/** A question that not every card with its reason answers: when it is asked, and what is asked else. */
interface Narrow {
  readonly asked: (know: Knowledge, card: Card) => boolean;
  readonly else: Idea;
}

const isTrump = ({ order }: Knowledge, card: Card): boolean => order.groupOf(card) === 'trump';

/** A card that leaves the trick where it is. */
const isLeft = (know: Knowledge, card: Card): boolean => know.trick !== undefined && !takes(know, card);

/** A partner has the trick so far. */
const isOurs = (know: Knowledge): boolean => know.trick !== undefined && isFriend(know, know.trick.winner);

/** A trump that nobody can beat any more. */
const isTop = (know: Knowledge, card: Card): boolean => isTrump(know, card) && higherOut(know, card).length === 0;

const takes = ({ order, trick }: Knowledge, card: Card): boolean =>
  trick !== undefined && beats(order, card, trick.best);

/** Allowed cards that take the trick. */
const takersIn = (know: Knowledge): readonly Card[] => know.legal.filter((each) => takes(know, each));

/** Whether the own side will probably get the trick, and more than one card takes it. */
const isToBeHad = (know: Knowledge, card: Card): boolean =>
  takersIn(know).length > 1 && prospectOf(know, card).chance >= FAIR;

/** Of cards that take the trick, whether one is lower and no dearer. */
const takesForLess = (know: Knowledge, card: Card): boolean =>
  know.legal.some((each) => takes(know, each) && beats(know.order, card, each) && pointsOf(each) <= pointsOf(card));

const NARROW: { readonly [K in Idea]?: Narrow } = {
  winCheaply: { asked: (know, card) => !takesForLess(know, card) && isToBeHad(know, card), else: 'winWell' },
  winWell: { asked: isToBeHad, else: 'whoTakes' },
  drawTrumps: { asked: ({ role }) => role !== 'partner', else: 'helpDeclarer' },
  keepHigh: {
    asked: (know, card) => !isTop(know, card) && know.legal.some((each) => isTop(know, each)),
    else: 'duck',
  },
  duck: { asked: (know, card) => isLeft(know, card) && !isOurs(know), else: 'leaveToPartner' },
  leaveToPartner: { asked: isLeft, else: 'compare' },
  guardTen: {
    asked: ({ hand, order }, card) =>
      hand.some((each) => each !== card && rankOf(each) === 'T' && order.groupOf(each) !== 'trump'),
    else: 'discard',
  },
  discard: {
    asked: (know, card) => know.trick?.led !== know.order.groupOf(card) && !isTrump(know, card),
    else: 'compare',
  },
  savePoints: {
    asked: ({ legal }, card) =>
      legal.length > 2 && legal.some((each) => pointsOf(each) >= DEAR && pointsOf(each) > pointsOf(card)),
    else: 'whoTakes',
  },
  dearCard: { asked: ({ legal }) => legal.length > 2, else: 'whoTakes' },
  whoTakes: { asked: ({ trick }) => trick !== undefined, else: 'compare' },
};

/** What the first step of a hint asks: the idea behind the best decision, or one that its card answers too. */
export function questionOf(view: SeatView, advice: Advice): Idea {
  const best = advice.ranked[0]?.decision;
  let idea = ideaOf(advice);
  if (best?.type !== 'play') return idea;
  const know = knowledgeOf(view);
  const { against } = advice;
  if (idea === 'drawTrumps' && against !== undefined && isTrump(know, against)) return 'whichTrump';
  for (let narrow = NARROW[idea]; narrow && !narrow.asked(know, best.card); narrow = NARROW[idea]) idea = narrow.else;
  return idea;
}
