// Stoss and Retour weighed up in imagined deals that fit the auction and the announcement, played out by rules of thumb.
import type { Contract } from '../../base/contract.ts';
import { type Order, orderOf } from '../../play/order.ts';
import { partnerOf, sideOf } from '../../play/parties.ts';
import { randomOf } from '../../base/random.ts';
import type { World } from '../../inference/worlds.ts';
import { bySeat, type Players, stepsBetween } from '../../base/seats.ts';
import { playersAt } from '../../table/table-rules.ts';
import type { CompletedTrick, Trick } from '../../play/tricks.ts';
import type { SeatView } from '../../round/view.ts';
import { declarerIn, knowledgeOf } from '../../inference/knowledge.ts';
import { announcedDeals } from './announced-deals.ts';
import { deckAt } from './decks.ts';
import type { DoublingStep } from '../../table/log.ts';
import { doublingByHand, type DoublingJudge, handChance } from './doubling.ts';
import { DOUBLING_MODELS } from './doubling-models.ts';
import { featuresOf } from './features.ts';
import { type ImaginedPlay, playOut } from './bidding-play-out.ts';

/** Deals that are played out; after the first ones a hand that has won too few of them is left alone. */
const DEALS = 64;
const GLANCE = 12;
const LEAST_SEEN = 4;

/** By the hand: below this chance, and with fewer sure trumps and aces, nobody need imagine anything. */
const LEAST_CHANCE = 0.2;
const LEAST_TRICKS = 4;

/** Chance that a doubling must promise; a little more than half, since a Stoss tells the declarer something and may be answered. */
export const DOUBLING_BARS: Readonly<Record<DoublingStep, number>> = { stoss: 0.52, retour: 0.56 };

/** Bounds of the chance by the hand. Who holds the highest trumps against a Solo is misjudged by the models of hands. */
const MOST = 0.99;
const HIGHEST = 2;
const LEAST_WITH_HIGHEST = 0.4;

const logit = (chance: number): number => Math.log(chance / (1 - chance));
const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** Whether the fitted models know games of this kind: one or two against the others for card points, before the second trick. */
export const canImagineDoubling = ({ tricks, trick }: SeatView, { row: { goal, parties } }: Contract): boolean =>
  goal.kind === 'points' &&
  (parties.kind === 'alone' || parties.kind === 'calledAce') &&
  tricks.length === 0 &&
  trick !== undefined &&
  trick.cards.length < 2;

/** By imagined deals where the models know the game, else by the hand alone. */
export const doublingBySimulation: DoublingJudge = (view, contract, kind) => {
  if (!canImagineDoubling(view, contract)) return doublingByHand(view, contract, kind);
  return isWeak(view, contract, kind) ? -1 : doublingOutlook(view, contract, kind).chance - DOUBLING_BARS[kind];
};

/** How likely the own side wins (0 to 1), and in how many imagined deals that was looked at. */
export interface DoublingOutlook {
  readonly chance: number;
  readonly deals: number;
}

/** The outlook of a seat that may double. Throws unless the models know the game (programming error). */
export function doublingOutlook(view: SeatView, contract: Contract, kind: DoublingStep): DoublingOutlook {
  const { won, deals } = playedOut(view, contract, kind);
  const weights = DOUBLING_MODELS[kind][deckAt(view.rules)];
  const evidence = doublingEvidence(view, contract, kind, won / deals);
  return { chance: sigmoid(evidence.reduce((sum, each, i) => sum + each * (weights[i] ?? 0), 0)), deals };
}

/** How many imagined deals the own side wins, of all of them or of the first ones if it wins hardly any. */
export function playedOut(view: SeatView, contract: Contract, kind: DoublingStep): { won: number; deals: number } {
  const deals = playedDeals(view, contract, kind);
  return { won: wonOf(deals), deals: deals.length };
}

/** One of the imagined deals, played to its end. */
export interface PlayedDeal {
  /** Whether the own side wins. */
  readonly won: boolean;
  /** Its card points. */
  readonly points: number;
  /** The tricks, from the one that lies there. */
  readonly course: readonly CompletedTrick[];
}

const wonOf = (deals: readonly PlayedDeal[]): number => deals.filter(({ won }) => won).length;

/**
 * The imagined deals of a seat that may double as rule players play them: all, or the first ones if the own side wins hardly
 * any of these. Throws unless the models know the game (programming error).
 */
export function playedDeals(view: SeatView, contract: Contract, kind: DoublingStep): readonly PlayedDeal[] {
  if (!canImagineDoubling(view, contract))
    throw new Error(`no deals are imagined for a doubling of ${contract.row.id}`);
  const deals = doublingDeals(view, contract);
  const play = (some: readonly ImaginedPlay[]): readonly PlayedDeal[] => some.map((deal) => played(view, deal, kind));
  const glance = play(deals.slice(0, GLANCE));
  return wonOf(glance) < LEAST_SEEN ? glance : [...glance, ...play(deals.slice(GLANCE))];
}

/** Whether a look at the hand is enough. */
function isWeak(view: SeatView, contract: Contract, kind: DoublingStep): boolean {
  const { sureTrumps, aces } = featuresOf(contract, deckAt(view.rules), view.dealtHand, 0);
  return handChance(view, contract, kind) < LEAST_CHANCE && sureTrumps + aces < LEAST_TRICKS;
}

/** Deals as they lie when the seat is asked, the same ones whenever it sees the same. */
function doublingDeals(view: SeatView, contract: Contract): readonly ImaginedPlay[] {
  const know = knowledgeOf(view);
  const { trick, rules, dealtHand } = view;
  if (!trick) throw new Error('nothing is being played');
  const players = playersAt(rules);
  const order = orderOf(contract, rules.pack);
  const random = randomOf(
    'doubling',
    ...dealtHand,
    JSON.stringify([view.auction.calls, view.contract]),
    ...trick.cards,
  );
  return announcedDeals(know, DEALS, random).map((dealt) => ({
    dealt,
    play: {
      contract,
      pack: rules.pack,
      players,
      hands: heldAfter(trick, dealt, order, players),
      trick,
      done: [],
    },
    declarer: declarerIn(know),
    doubling: view.contract?.doubling ?? {},
  }));
}

/** What is left of the hands after the cards on the table, in the order of the contract. */
const heldAfter = ({ leader, cards }: Trick, dealt: World, order: Order, players: Players): World =>
  bySeat((seat) => {
    const played = cards[stepsBetween(leader, seat, players)];
    return order.sort(dealt[seat].filter((card) => card !== played));
  });

/**
 * What speaks for the own side, in the order of the weights of DOUBLING_MODELS: a constant, whether the declarer plays
 * alone, the fitted chance of the hand, and the share of the imagined deals that the own side wins.
 */
export const doublingEvidence = (
  view: SeatView,
  contract: Contract,
  kind: DoublingStep,
  share: number,
): readonly number[] => [
  1,
  contract.row.parties.kind === 'alone' ? 1 : 0,
  logit(boundedChance(view, contract, kind)),
  logit((DEALS * share + 0.5) / (DEALS + 1)),
];

function boundedChance(view: SeatView, contract: Contract, kind: DoublingStep): number {
  const alone = contract.row.parties.kind === 'alone';
  const { top } = featuresOf(contract, deckAt(view.rules), view.dealtHand, 0);
  const least = kind === 'stoss' && alone && top >= HIGHEST ? LEAST_WITH_HIGHEST : 1 - MOST;
  return Math.min(MOST, Math.max(least, handChance(view, contract, kind)));
}

/** How rule players play the deal out. */
function played(view: SeatView, deal: ImaginedPlay, kind: DoublingStep): PlayedDeal {
  const { dealt, declarer, play } = deal;
  const { goal } = play.contract.row;
  const side = sideOf(declarer, partnerOf(play.contract, dealt));
  const { done: course } = playOut(view, deal);
  const pointsOfSide = (declaring: boolean): number =>
    course.reduce((sum, { winner, points }) => sum + (side.includes(winner) === declaring ? points : 0), 0);
  const isMade = goal.kind === 'points' && pointsOfSide(true) >= goal.atLeast;
  return { won: isMade === (kind === 'retour'), points: pointsOfSide(kind === 'retour'), course };
}
