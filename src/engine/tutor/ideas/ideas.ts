// The ideas behind cards in games of two sides: what each of them explains, and which of two cards it weighs more for.
import { type Card, pointsOf } from '../../base/cards.ts';
import { CHEAP } from '../../bots/play/lead.ts';
import { allFactsFor } from '../../bots/play/term.ts';
import { prospectOf } from '../../bots/play/trick-value.ts';
import { judge } from '../../bots/play/play.ts';
import type { Fact, FactId, FactParams } from '../../inference/facts.ts';
import { higherOut, isFriend, type Knowledge, outOf, ownOf } from '../../inference/knowledge.ts';
import { beats } from '../../play/order.ts';
import { CAUSES_OF_FOLLOWS } from './causes-following.ts';
import { CAUSES_OF_LEADS } from './causes-leading.ts';
import { FOLLOWING } from './following.ts';
import { LEADING } from './leading.ts';
import { DEAR, FAIR, FEW_THREATS } from './measures.ts';
import { DODGING } from './ramsch-ideas.ts';
import { surelyOurs } from './sure-trick.ts';
import type { Theme } from './themes.ts';

/** A fact that gives a card its idea. */
export type IdeaId = Extract<FactId, `${'lead' | 'follow' | 'discard'}.${string}`>;
export type CardIdea = Extract<Fact, { id: IdeaId }>;

/** Where the effect of an idea must be seen; `proved`: the cards alone show it. */
export type Effect = 'proved' | 'trick' | 'ours' | 'kept' | 'ruff' | 'any';

interface IdeaRow<Id extends IdeaId> {
  readonly explains: Theme;
  /** It says what is done and not what comes of it, so that evidence of that is wanted beside it. */
  readonly wants?: 'evidence';
  /** It is true of many cards: a cause whose effect is seen here is told before it, and among such ideas those of fewer cards. */
  readonly holdsOf?: 'many' | 'most';
  /** It is no rule of thumb: told where it is proved, or where imagined deals show its effect on the trick, on what is kept, or any. */
  readonly seen?: Effect;
  /** When the fact is worth saying at all; always where it is not said. */
  readonly when?: (params: FactParams[Id], know: Knowledge) => boolean;
  /** How much the idea weighs for a card; where it is not said, it is either true or not. */
  readonly weighs?: (params: FactParams[Id]) => number;
  /** The cards that it speaks against; where it is not said, all those for which it is not true or weighs less. */
  readonly against?: (params: FactParams[Id], know: Knowledge) => readonly Card[];
}

const points = ({ points }: { readonly points: number }): number => points;
const cheapness = ({ points }: { readonly points: number }): number => -points;
/** Chance from which the own side may count on a trick. */
const SAFE = 0.75;

/** The own side gets the trick with at least this chance once the card lies there. */
const holding =
  (chance: number) =>
  ({ card }: { readonly card: Card }, know: Knowledge): boolean =>
    prospectOf(know, card).chance >= chance;

/** The trick will as likely as not go to the other side. */
const isDoubtful = ({ card }: { readonly card: Card }, know: Knowledge): boolean =>
  prospectOf(know, card).chance < FAIR;

/** The trick may still go to the other side: what little a card is worth is no reason where its points would stay at home. */
const isNotOurs = ({ card }: { readonly card: Card }, know: Knowledge): boolean => !surelyOurs(know, card);

/** Chance up to which a trick is as good as lost. */
const LOST = 0.35;
/** The same where a partner still plays. */
const HARDLY = 0.2;

const isLost = ({ card }: { readonly card: Card }, know: Knowledge): boolean =>
  prospectOf(know, card).chance <= (know.behind.some((seat) => isFriend(know, seat)) ? HARDLY : LOST);

/** The trick is neither as good as lost nor one to count on. */
const isOpen = ({ card }: { readonly card: Card }, know: Knowledge): boolean =>
  !isLost({ card }, know) && isDoubtful({ card }, know);

/** Last trumps over which nothing is out take their trick whenever they are played: they are kept as such only while other tricks are left. */
const isOfUseLater = ({ trumps }: { readonly trumps: readonly Card[] }, know: Knowledge): boolean =>
  know.hand.length >= SOME_LEFT || trumps.every((each) => higherOut(know, each).length > 0);

/** No ace or ten is thrown into a doubtful trick: that something else is spared would be no reason for that. */
const isNoGift = ({ card }: { readonly card: Card }, know: Knowledge): boolean =>
  pointsOf(card) < DEAR || !isDoubtful({ card }, know);

/** Of a card with many points nobody says that it will do. */
const isNotDear = ({ card }: { readonly card: Card }): boolean => pointsOf(card) < DEAR;

const kept = ({ kept }: { readonly kept: readonly Card[] }): readonly Card[] => kept;

/** Whether a cause that is seen is told before a reason. */
export const yieldsToCauses = (reason: Fact): boolean => breadthOf(reason) > 0;

/** Of how many cards a reason is true: 0 of few, 1 of many, 2 of most. */
export function breadthOf(reason: Fact): number {
  const row: Pick<IdeaRow<IdeaId>, 'holdsOf'> | undefined = isIdea(reason) ? IDEAS[reason.id] : undefined;
  return row?.holdsOf === undefined ? 0 : row.holdsOf === 'many' ? 1 : 2;
}

/** The cards that a reason names as staying in hand. */
export const keptIn = ({ params }: Fact): readonly Card[] => ('kept' in params ? [params.kept].flat() : []);

/** Card points that are worth saving from a trick that is lost: those of an Unter. */
const LESS = 2;

/** Cards that leave the trick where it is, like the card itself, but give it more points. */
const dearer = ({ points }: { readonly points: number }, { legal, trick, order }: Knowledge): readonly Card[] =>
  legal.filter((card) => pointsOf(card) >= points + LESS && trick !== undefined && !beats(order, card, trick.best));

/** Cards that leave the trick where it is, like the card itself, but give it fewer points. */
const cheaper = ({ points }: { readonly points: number }, { legal, trick, order }: Knowledge): readonly Card[] =>
  legal.filter((card) => pointsOf(card) < points && trick !== undefined && !beats(order, card, trick.best));

/** Other cards that could be thrown away. */
const discards = ({ card }: { readonly card: Card }, { legal, trick, order }: Knowledge): readonly Card[] =>
  legal.filter((each) => each !== card && trick !== undefined && !beats(order, each, trick.best));

/** Plain cards over which something is out. */
const lowerPlain = (_: unknown, know: Knowledge): readonly Card[] =>
  know.legal.filter((each) => know.order.groupOf(each) !== 'trump' && higherOut(know, each).length > 0);

const plainCards = (_: unknown, { legal, order }: Knowledge): readonly Card[] =>
  legal.filter((card) => order.groupOf(card) !== 'trump');

/** An opponent may hold a trump. */
const mayDraw = (_: unknown, know: Knowledge): boolean =>
  know.trumpsOut.some((trump) => know.holders.get(trump)?.some((seat) => !isFriend(know, seat)));

/** Over a trump in the trick only some trumps go: that one ruffs says nothing. */
const isNotRuffed = (_: unknown, { trick, order }: Knowledge): boolean =>
  trick !== undefined && order.groupOf(trick.best) !== 'trump';

/** No other card that may be led has fewer points. */
const leadsLeast = ({ points }: { readonly points: number }, { legal }: Knowledge): boolean =>
  legal.every((each) => pointsOf(each) >= points);

/** Trumps are drawn for a declarer, or to make own plain cards safe; with points, only what nobody can beat draws them. */
const drawsForGain = ({ card }: { readonly card: Card }, know: Knowledge): boolean =>
  (pointsOf(card) < DEAR || higherOut(know, card).length === 0) &&
  (know.role === 'partner' || topPlain(card, know).length > 0);

/** Plain cards over which nothing is out: for them a declarer draws trumps who plays alone and has not the highest one. */
const topPlain = (_: unknown, know: Knowledge): readonly Card[] =>
  know.legal.filter((each) => know.order.groupOf(each) !== 'trump' && higherOut(know, each).length === 0);
const playsAlone = (_: unknown, know: Knowledge): boolean =>
  know.contract.row.parties.kind === 'alone' && ownTrumps(know).every((each) => higherOut(know, each).length > 0);

/** Trumps, and cards of plain suits of which the hand has fewer: within its suit, length speaks for no card. */
const shorterSuits = ({ own }: { readonly own: number }, know: Knowledge): readonly Card[] =>
  know.legal.filter((each) => {
    const group = know.order.groupOf(each);
    return group === 'trump' || ownOf(know, group).length < own;
  });

/** Who is rid of a suit gains by it only with trumps in hand. */
const mayRuffLater = (_: unknown, { hand, order }: Knowledge): boolean =>
  hand.some((card) => order.groupOf(card) === 'trump');

/** From so many cards in hand a suit that is gone can still be ruffed, after the trump that has to be kept for it. */
const SOME_LEFT = 3;

/** A short suit speaks for a card that costs little, while there are cards left to profit by. */
const freesASuit = ({ card }: { readonly card: Card }, know: Knowledge): boolean =>
  mayRuffLater(undefined, know) &&
  know.hand.length >= SOME_LEFT &&
  pointsOf(card) <= CHEAP &&
  outOf(know, know.order.groupOf(card)).length > 1;

/** Whether somebody who plays alone sits right behind, against whom a long suit is led for that reason. */
const comesNext = ({ contract, behind, declarer }: Knowledge): boolean =>
  contract.row.parties.kind === 'alone' && behind[0] === declarer;

export const IDEAS: { readonly [Id in IdeaId]: IdeaRow<Id> } = {
  'lead.calledSuit': { explains: 'calledCard' },
  'lead.topTrump': { explains: 'drawing', when: mayDraw },
  'lead.drawTrumps': { explains: 'drawing', when: playsAlone, against: topPlain },
  'lead.twoForOne': { explains: 'drawing', when: drawsForGain, against: plainCards },
  'lead.trumpToDeclarer': { explains: 'partners' },
  'lead.trumpsGone': { explains: 'taking' },
  'lead.sureTrick': { explains: 'taking' },
  'lead.highest': { explains: 'taking', holdsOf: 'many', when: holding(FAIR) },
  'lead.shortHighest': { explains: 'taking', when: holding(FAIR), against: lowerPlain },
  'lead.longSuit': {
    explains: 'suits',
    when: ({ card }, know) => !comesNext(know) && higherOut(know, card).length > 0,
    weighs: ({ own }) => own,
    against: shorterSuits,
  },
  'lead.longWay': { explains: 'seats', weighs: ({ own }) => -own },
  'lead.shortWay': { explains: 'seats', weighs: ({ own }) => own },
  'lead.voidSelf': { explains: 'suits', seen: 'ruff', when: ({ card }) => pointsOf(card) <= CHEAP },
  'lead.cheap': { explains: 'saving', holdsOf: 'most', when: leadsLeast, weighs: cheapness },
  'lead.keepPoints': { explains: 'saving', holdsOf: 'most', against: kept },
  'lead.saveTrumps': {
    explains: 'saving',
    when: (_, { hand }) => hand.length > SOME_LEFT,
    against: (_, know) => ownTrumps(know),
  },
  'lead.keepEntry': { explains: 'saving', when: isOfUseLater, against: ({ trumps }) => trumps },
  'lead.runAway': { explains: 'calledCard' },
  'lead.calledCard': { explains: 'calledCard' },
  'lead.throughDeclarer': { explains: 'seats' },
  'lead.partnerVoid': { explains: 'partners', holdsOf: 'many', when: isNotOurs },
  'lead.opponentVoid': { explains: 'drawing' },
  'lead.returnSuit': { explains: 'partners' },
  'lead.toHighest': { explains: 'partners' },
  'lead.onlyTrumps': { explains: 'suits' },
  'lead.reachTarget': { explains: 'counting' },
  'lead.safeFromSchneider': { explains: 'counting' },
  'lead.makeSchneider': { explains: 'counting' },
  'lead.forceDeclarer': { explains: 'drawing' },
  'lead.upToWeakness': { explains: 'seats', when: isNotOurs },
  'lead.keepHigher': { explains: 'saving', wants: 'evidence', against: kept },
  'lead.shortSuit': { explains: 'suits', wants: 'evidence', seen: 'ruff', when: freesASuit, weighs: ({ own }) => -own },
  'lead.exit': { explains: 'saving', against: kept },
  'lead.runs': {
    explains: 'taking',
    when: holding(FAIR),
    weighs: ({ out }) => out,
    against: (params, know) => [
      ...lowerPlain(params, know),
      ...ownTrumps(know).filter((each) => higherOut(know, each).length > 0),
    ],
  },
  'lead.fromAbove': { explains: 'taking', against: ({ lower }) => lower },
  'lead.avoidRuff': { explains: 'suits', holdsOf: 'many', against: kept },
  'lead.lowTrump': { explains: 'saving', against: kept },
  'lead.keepAce': { explains: 'saving', when: ({ kept }) => pointsOf(kept) >= DEAR, against: ({ kept }) => [kept] },
  'lead.fewAbove': { explains: 'drawing', weighs: ({ above }) => -above },
  'lead.aceComes': { explains: 'calledCard', seen: 'trick' },
  'lead.keepHigh': { explains: 'saving', seen: 'proved', against: ({ kept }) => [kept] },
  'lead.ruffNear': { explains: 'suits', seen: 'any', against: kept },
  'lead.moreOut': { explains: 'suits', seen: 'trick', against: ({ other }) => [other] },
  'lead.lowToDeclarer': { explains: 'partners', seen: 'any', against: kept },
  'lead.drawOut': {
    explains: 'drawing',
    seen: 'any',
    against: (params, know) => [params.kept, ...plainCards(params, know)],
  },
  'lead.keepDear': { explains: 'saving', seen: 'kept', against: kept },
  'lead.searchFat': { explains: 'calledCard', seen: 'any', against: kept },
  'lead.toLast': { explains: 'partners', seen: 'trick', weighs: ({ card }) => pointsOf(card) },
  'lead.throughToVoid': { explains: 'seats', seen: 'any', weighs: ({ card }) => pointsOf(card) },
  'lead.losersFirst': { explains: 'saving', seen: 'any', against: (_, know) => tops(know) },
  'lead.promote': { explains: 'drawing', seen: 'any' },
  'lead.countsWith': {
    explains: 'counting',
    seen: 'proved',
    against: ({ missing }, { legal }) => legal.filter((each) => pointsOf(each) < missing),
  },
  'lead.countsTo': { explains: 'counting', seen: 'proved' },
  'lead.oursAnyway': { explains: 'taking' },
  'follow.smearPartnerWins': { explains: 'giving', weighs: points },
  'follow.smearLikely': { explains: 'giving', when: holding(SAFE), weighs: points },
  'follow.smearGuess': { explains: 'giving', when: holding(SAFE), weighs: points },
  'follow.smearHopeful': { explains: 'giving', when: holding(SAFE), weighs: points },
  'follow.tenBeforeAce': { explains: 'saving', against: ({ ace }) => [ace] },
  'follow.keepTop': { explains: 'saving', against: ({ kept }) => [kept] },
  'follow.winLast': { explains: 'taking', weighs: points },
  'follow.winSure': { explains: 'taking', holdsOf: 'many', weighs: points },
  'follow.winLikely': {
    explains: 'taking',
    holdsOf: 'many',
    when: (params, know) => params.threats.length <= FEW_THREATS && holding(FAIR)(params, know),
    weighs: ({ threats }) => -threats.length,
  },
  'follow.highEnough': {
    explains: 'taking',
    when: (_, { trick }) => (trick?.points ?? 0) >= DEAR,
    against: ({ lower }) => lower,
  },
  'follow.cheapest': {
    explains: 'saving',
    when: (params, know) => isNotDear(params) && !isDoubtful(params, know),
    against: kept,
  },
  'follow.ruff': { explains: 'taking', holdsOf: 'most', when: isNotRuffed },
  'follow.catchCalled': { explains: 'calledCard' },
  'follow.duck': { explains: 'giving', when: isLost, weighs: cheapness, against: dearer },
  'follow.savePoints': { explains: 'saving', against: kept },
  'follow.cannotWin': { explains: 'taking' },
  'follow.notWorth': {
    explains: 'saving',
    when: ({ points, card }) => Math.max(points, pointsOf(card)) <= CHEAP,
    against: kept,
  },
  'follow.leaveToPartner': { explains: 'partners', when: holding(SAFE) },
  'follow.partnerStillPlays': { explains: 'partners', when: holding(SAFE) },
  'follow.calledCard': { explains: 'calledCard' },
  'follow.guardTen': { explains: 'saving' },
  'follow.keepHigh': { explains: 'saving', when: isNoGift, against: ({ kept }) => [kept] },
  'follow.reachTarget': { explains: 'counting' },
  'follow.safeFromSchneider': { explains: 'counting' },
  'follow.makeSchneider': { explains: 'counting' },
  'follow.stopTarget': { explains: 'counting' },
  'follow.keepBelow': { explains: 'counting', against: kept },
  'follow.keepHigher': {
    explains: 'saving',
    wants: 'evidence',
    when: ({ card }) => pointsOf(card) <= CHEAP,
    against: kept,
  },
  'follow.belowAnyway': { explains: 'saving', when: isNotDear, against: kept },
  'follow.sameThreats': { explains: 'saving', when: isDoubtful, against: kept },
  'follow.addPoints': { explains: 'giving', weighs: points, against: cheaper },
  'follow.secondHand': { explains: 'seats', when: holding(FAIR), against: kept },
  'follow.thirdHand': { explains: 'seats', when: holding(FAIR), weighs: ({ threats }) => -threats.length },
  'follow.countsTo': {
    explains: 'counting',
    seen: 'any',
    against: ({ missing }, { legal, trick }) => legal.filter((each) => (trick?.points ?? 0) + pointsOf(each) < missing),
  },
  'follow.leaveLikely': { explains: 'partners', seen: 'ours', against: (_, know) => taking(know) },
  'follow.readsEnemy': { explains: 'partners', seen: 'any', against: kept },
  'follow.partnerOver': { explains: 'giving', seen: 'ours', weighs: points },
  'follow.partnerRuffs': { explains: 'giving', seen: 'ours', weighs: points },
  'follow.takeHigh': { explains: 'partners', seen: 'trick', weighs: ({ over }) => -over },
  'follow.keepLast': { explains: 'saving', seen: 'proved', against: ({ kept }) => [kept] },
  'follow.lastIsPartner': { explains: 'partners', seen: 'any', against: kept },
  'follow.ruffFat': { explains: 'taking', seen: 'trick', weighs: points },
  'follow.ruffBehind': { explains: 'suits', seen: 'kept', against: kept },
  'follow.mayBeLost': { explains: 'saving', when: isOpen, against: kept },
  'follow.calledFalls': { explains: 'calledCard', against: kept },
  'follow.mustHave': { explains: 'counting', seen: 'proved', against: (_, know) => leaving(know) },
  'discard.keepMaster': { explains: 'saving', seen: 'proved', against: ({ kept }) => [kept] },
  'follow.ruffBefore': { explains: 'seats', seen: 'any', against: (_, know) => leaving(know) },
  'follow.splitPair': { explains: 'calledCard', seen: 'any' },
  'follow.nowOrNever': { explains: 'giving', seen: 'trick', weighs: ({ card }) => pointsOf(card) },
  'follow.forceHigh': { explains: 'seats', seen: 'any', weighs: ({ over }) => -over.length },
  'follow.drawOut': {
    explains: 'drawing',
    seen: 'any',
    against: (_, { legal, trick, order }) =>
      legal.filter((each) => trick !== undefined && !beats(order, each, trick.best)),
  },
  'follow.keepDear': { explains: 'saving', seen: 'kept', against: kept },
  'follow.stopTout': { explains: 'taking' },
  'follow.mustTake': { explains: 'taking' },
  'discard.voidSuit': { explains: 'suits', against: discards },
  'discard.showVoid': { explains: 'partners', against: discards },
  'discard.shortSuit': {
    explains: 'suits',
    wants: 'evidence',
    when: freesASuit,
    weighs: ({ own }) => -own,
    against: discards,
  },
  'discard.keepLength': { explains: 'saving', against: (_, know) => ownTrumps(know) },
  'discard.keepLink': { explains: 'partners', against: ({ kept }) => [kept] },
  'discard.hopeless': { explains: 'saving', against: ({ kept, guards }) => [kept, ...guards] },
  'discard.alone': { explains: 'saving', seen: 'proved', against: kept },
  'discard.keepGuards': { explains: 'saving', when: isNoGift, against: ({ guards }) => guards },
  'follow.keepEntry': { explains: 'suits', against: ({ entry }) => [entry] },
  'follow.unblock': { explains: 'partners' },
  'discard.low': {
    explains: 'giving',
    when: (params, know) => isNotOurs(params, know) && cheaper(params, know).length === 0,
    weighs: cheapness,
    against: dearer,
  },
};

/** The effect that must be seen of an idea for it to be told; undefined of rules of thumb. */
export const effectOf = (id: IdeaId): Effect | undefined => {
  const { seen }: { readonly seen?: Effect } = IDEAS[id];
  return seen;
};

/** Allowed cards that would take the trick. */
const taking = ({ legal, trick, order }: Knowledge): readonly Card[] =>
  legal.filter((each) => trick !== undefined && beats(order, each, trick.best));

const leaving = ({ legal, trick, order }: Knowledge): readonly Card[] =>
  legal.filter((each) => trick !== undefined && !beats(order, each, trick.best));

/** Own cards that nothing beats in their suit or as trumps. */
const tops = (know: Knowledge): readonly Card[] => know.legal.filter((each) => higherOut(know, each).length === 0);

const ownTrumps = ({ legal, order }: Knowledge): readonly Card[] =>
  legal.filter((card) => order.groupOf(card) === 'trump');

/** What an idea explains; undefined for a reason that is none. */
export const themeOfIdea = (id: string): Theme | undefined =>
  Object.hasOwn(IDEAS, id) ? IDEAS[id as IdeaId].explains : undefined;

export const isIdea = (fact: Fact): fact is CardIdea => fact.id in IDEAS;

/** Whether a reason wants evidence beside it. */
export const wantsEvidence = (fact: Fact): boolean => isIdea(fact) && IDEAS[fact.id].wants === 'evidence';

/** Ideas of different themes that say the same in other words, so that one of them is enough. */
const SAME: readonly (readonly [IdeaId, IdeaId])[] = [
  ['lead.topTrump', 'lead.sureTrick'],
  ['lead.trumpsGone', 'lead.sureTrick'],
  ['follow.winLikely', 'follow.thirdHand'],
  ['follow.partnerStillPlays', 'follow.secondHand'],
  ['follow.leaveToPartner', 'follow.smearPartnerWins'],
  ['follow.leaveToPartner', 'follow.smearLikely'],
  ['follow.savePoints', 'follow.duck'],
  ['follow.savePoints', 'discard.low'],
  ['discard.voidSuit', 'discard.showVoid'],
  ['discard.low', 'follow.duck'],
  ['lead.fromAbove', 'lead.keepPoints'],
  ['lead.saveTrumps', 'lead.throughDeclarer'],
  ['follow.sameThreats', 'follow.winLikely'],
  ['follow.sameThreats', 'follow.thirdHand'],
  ['follow.belowAnyway', 'follow.addPoints'],
  ['follow.belowAnyway', 'follow.duck'],
  ['follow.belowAnyway', 'follow.smearPartnerWins'],
  ['follow.belowAnyway', 'follow.smearLikely'],
  ['follow.belowAnyway', 'follow.smearGuess'],
  ['follow.belowAnyway', 'follow.smearHopeful'],
];

export const saysTheSame = (a: IdeaId, b: IdeaId): boolean => SAME.some((pair) => pair.includes(a) && pair.includes(b));

/** How much an idea weighs for the card of which it is told. */
function weightOf<Id extends IdeaId>({ id, params }: Told<Id>): number {
  const row: IdeaRow<Id> = IDEAS[id];
  return row.weighs?.(params) ?? 0;
}

type Told<Id extends IdeaId> = { readonly id: Id; readonly params: FactParams[Id] };

export function isWorthSaying<Id extends IdeaId>({ id, params }: Told<Id>, know: Knowledge): boolean {
  const row: IdeaRow<Id> = IDEAS[id];
  return row.when?.(params, know) ?? true;
}

/** The cards that an idea speaks against; undefined: all those of which it is not true, or weighs less. */
function againstOf<Id extends IdeaId>({ id, params }: Told<Id>, know: Knowledge): readonly Card[] | undefined {
  const row: IdeaRow<Id> = IDEAS[id];
  return row.against?.(params, know);
}

/** Whether an idea of a card tells it from another card, for which `theirs` speaks. */
export function tellsFrom(know: Knowledge, idea: CardIdea, other: Card, theirs: readonly Fact[]): boolean {
  const against = againstOf<IdeaId>(idea, know);
  if (against && !against.includes(other)) return false;
  // What is named as staying in hand is told apart by name, unless the same is as true the other way round.
  if ('kept' in idea.params)
    return !theirs.some((each) => each.id === idea.id && isIdea(each) && keptIn(each).includes(idea.params.card));
  return !theirs.some(
    (each) => each.id === idea.id && isIdea(each) && weightOf<IdeaId>(each) >= weightOf<IdeaId>(idea),
  );
}

/** All that is true of an allowed card and speaks for it: its ideas, and what Ramsch, Bettel and other games have to say. */
export function reasonsOf(know: Knowledge, card: Card): readonly Fact[] {
  return allReasonsOf(know, card).filter((each) => !isIdea(each) || isWorthSaying(each, know));
}

/** The same, with what is true and would rarely be worth saying. */
export function allReasonsOf(know: Knowledge, card: Card): readonly Fact[] {
  const told = allFactsFor(judge(know, card));
  const { kind } = know.contract.row.goal;
  if (kind === 'fewestPoints') return [...told, ...DODGING.flatMap((detect) => detect(know, card) ?? [])];
  if (kind !== 'points' || know.declarer === undefined) return told;
  const detects = know.trick ? [...FOLLOWING, ...CAUSES_OF_FOLLOWS] : [...LEADING, ...CAUSES_OF_LEADS];
  return [...told, ...detects.flatMap((detect) => detect(know, card) ?? [])];
}
