// The Hochzeit of a player: whether to offer one, whether to accept one, and which card to give back (SPEC 3.6).
import { hochzeitAmong } from '../../auction/auction.ts';
import { type Card, pointsOf, rankOf, type SinglePack, singlePack } from '../../base/cards.ts';
import type { Contract } from '../../base/contract.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import type { Decision } from '../../table/log.ts';
import { allowedOf } from '../../table/readers.ts';
import { type Order, orderOf } from '../../play/order.ts';
import { mayReturn, offeredCard } from '../../phases/returning.ts';
import { auctionTermsOf, offeredRow } from '../../table/table-rules.ts';
import type { SeatView } from '../../round/view.ts';
import { contractFor } from '../../table/announced-contract.ts';
import type { Choice } from '../player.ts';
import type { RulePlayerStyle } from '../styles.ts';
import { featuresOf } from './features.ts';
import { trumpsIn } from './plan-facts.ts';
import type { Plan } from './plans.ts';

/** The Hochzeit that the table plays. */
export function hochzeitAt({ rules }: SeatView): Contract {
  const row = offeredRow(rules);
  return contractFor(row, { contract: row.id });
}

/** Where the Hochzeit of the table stands among the levels. Throws at a table that plays none (programming error). */
export function levelOfHochzeit({ rules }: SeatView): number {
  const level = hochzeitAmong(rules.ranking, auctionTermsOf(rules));
  if (level === undefined) throw new Error('this table plays no Hochzeit');
  return level;
}

/** Of these plans the ones that outbid a Hochzeit. */
export const aboveHochzeit = (view: SeatView, plans: readonly Plan[]): readonly Plan[] =>
  plans.filter(({ level }) => level > levelOfHochzeit(view));

/** Whether a seat that answers an offer may still bid in its turn, also over a Hochzeit that has been accepted by then. */
export const speaksLater = ({ auction: { calls }, rules, seat }: SeatView): boolean =>
  auctionTermsOf(rules).offers?.form === 'on-turn' &&
  calls.every((each) => each.seat !== seat || each.call === 'mit-mir' || each.call === 'ohne-mich');

/**
 * What the hand as dealt tells of the chance to win with a partner who has no trump left: weights of the share of trumps,
 * their height, the Aces and the losers of plain suits; fitted to open cards (`npm run -s cli -- fit hochzeit`).
 */
const MODEL: Readonly<Record<SinglePack, readonly [number, number, number, number, number]>> = {
  32: [0.41, 0.62, 0.97, -0.67, -0.96],
  24: [-0.21, 0.32, 1.61, -1.36, -1.87],
  20: [-1.25, -0.54, 2.13, -1.82, -1.72],
};

/** Estimated chance from 0 to 1 that the acceptor with this hand as dealt wins the Hochzeit. */
export function hochzeitChance(contract: Contract, pack: SinglePack, hand: readonly Card[], leads: 0 | 1): number {
  const { trumps, height, aces, losers } = featuresOf(contract, pack, hand, leads);
  const [base, perTrumps, perHeight, perAce, perLoser] = MODEL[pack];
  const sum = base + perTrumps * trumps + perHeight * height + perAce * aces + perLoser * losers;
  return 1 / (1 + Math.exp(-sum));
}

/** Chance from which an acceptor says yes, before the style adds its margin. */
export const ACCEPTS_FROM = 0.55;

/** Whether the rules let the seat offer a Hochzeit now, in its turn or in somebody else's. */
export const mayOffer = ({ options }: SeatView): boolean =>
  allowedOf(options, 'call').some(({ call }) => call === 'hochzeit');

/** The offer of the seat's only trump. */
export function offer({ seat, rules, dealtHand }: SeatView): Choice {
  const decision: Decision = { type: 'call', seat, call: 'hochzeit' };
  return { decision, because: [fact('bid.offer', { card: offeredCard(rules, dealtHand) })] };
}

export interface Answer {
  readonly call: 'mit-mir' | 'ohne-mich';
  readonly because: readonly Fact[];
}

/** Yes or no to the offer of another. */
export function answer(view: SeatView, style: Pick<RulePlayerStyle, 'ruferMargin'>): Answer {
  const { rules, seat, forehand, dealtHand, auction } = view;
  const contract = hochzeitAt(view);
  const trumps = trumpsIn(view, contract);
  const no = (because: Fact): Answer => ({ call: 'ohne-mich', because: [because] });
  if (auction.offer?.acceptor !== undefined) return no(fact('bid.offerTaken', { by: auction.offer.acceptor }));
  if (mayReturn(rules, dealtHand).length === 0) return no(fact('bid.nothingToReturn', { trumps }));
  const chance = hochzeitChance(contract, singlePack(rules.pack), dealtHand, seat === forehand ? 1 : 0);
  return chance >= ACCEPTS_FROM + style.ruferMargin / 100
    ? { call: 'mit-mir', because: [fact('bid.marry', { trumps })] }
    : no(fact('bid.notMarry', { trumps }));
}

/** What speaks for a card to be given back: a suit left, points that the partner can throw on trumps, no Ace lost. No unit; more is better. */
export function worthOfReturn(card: Card, hand: readonly Card[], order: Order): number {
  const suit = order.groupOf(card);
  if (suit === 'trump') return -100;
  const left = hand.filter((each) => order.groupOf(each) === suit).length - 1;
  const ace = rankOf(card) === 'A' ? 14 : 0;
  return (left === 0 ? 12 : left === 1 ? 3 : 0) + pointsOf(card) - 2 * ace;
}

/** The card that the acceptor gives back. */
export function giveBack(view: SeatView): Choice {
  const order = orderOf(hochzeitAt(view), view.rules.pack);
  const may = allowedOf(view.options, 'return').map(({ card }) => card);
  // Of cards that are worth as much the lowest goes.
  const [card] = may.toSorted(
    (a, b) =>
      worthOfReturn(b, view.hand, order) - worthOfReturn(a, view.hand, order) ||
      order.strengthOf(a) - order.strengthOf(b),
  );
  if (!card) throw new Error('no card may be given back');
  return { decision: { type: 'return', seat: view.seat, card }, because: reasonsFor(card, view, order) };
}

function reasonsFor(card: Card, { hand }: SeatView, order: Order): readonly Fact[] {
  const suit = order.groupOf(card);
  const alone = suit !== 'trump' && hand.filter((each) => order.groupOf(each) === suit).length === 1;
  const points = pointsOf(card);
  const told = [
    ...(alone ? [fact('return.void', { card, suit })] : []),
    ...(points > 0 && suit !== 'trump' ? [fact('return.points', { card, points })] : []),
  ];
  return told.length > 0 ? told : [fact('return.low', { card, of: suit })];
}
