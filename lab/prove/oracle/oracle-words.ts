// What may be said in an auction: bids, both sides of a duel, a Hochzeit, its answers and what goes over it (SPEC 2.3, 3.6; AUC, HOC).
import type { Card } from '../../../src/engine/base/cards.ts';
import type { Entry } from '../../../src/engine/table/log.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { announceableBy } from './announceable.ts';
import type { Bidding } from './bidding-state.ts';
import { type Said, saidIn } from './said.ts';
import { biddingAfter, speakerIn } from './bidding.ts';
import { levelOf, levelsOf } from './oracle-levels.ts';
import { isUsualTrump } from './deal.ts';
import type { Table } from './table.ts';

/** A moment of an auction, as its log tells it, with the hand of the seat that is to speak. */
export interface Hearing {
  readonly table: Table;
  readonly entries: readonly Entry[];
  readonly forehand: Seat;
  readonly players: number;
  readonly seat: Seat;
  readonly hand: readonly Card[];
}

/** What a hand is good for. */
interface Means {
  readonly contracts: readonly string[];
  /** The highest level of them, -1 without any. */
  readonly best: number;
}

function meansOf(table: Table, hand: readonly Card[], highest: number): Means {
  const contracts = announceableBy(table, hand).filter((id) => levelOf(table, id) <= highest);
  return { contracts, best: Math.max(-1, ...contracts.map((id) => levelOf(table, id))) };
}

/** The words that may be said, in a form that does not depend on their sound (see `inShort`). */
export function wordsFor({ table, entries, forehand, players, seat, hand }: Hearing): readonly string[] {
  const calls = saidIn(entries);
  const state = biddingAfter(table, calls, forehand, players);
  const offers = mayOffer(table, state, calls, { seat, hand }) ? ['hochzeit'] : [];
  if (speakerIn(state) !== seat) return offers.filter(() => interrupts(table));
  const means = meansOf(table, hand, state.lowestOnly ? 0 : Infinity);
  const sie = means.contracts.includes('sie') ? ['sie'] : [];
  if (state.offer) {
    // Elsewhere an answer is no turn of one's own: the auction is over, or whoever has not spoken will.
    const mayBid = OVERCALLED.includes(table.house['hochzeit.form']);
    return [...answersTo(table, state, hand), ...(mayBid ? overcalls(table, state, means) : [])];
  }
  if (state.married) return ['pass', ...sie, ...overcalls(table, state, means).filter((word) => word !== 'sie')];
  return ['pass', ...sie, ...offers, ...bids(table, state, means, { seat, players })];
}

/** Whether somebody else's turn may be interrupted by an offer, or the own turn must be waited for (SPEC 3.6). */
const interrupts = ({ house }: Table): boolean => ['anytime-offer', 'pre-auction'].includes(house['hochzeit.form']);

/**
 * Whether somebody may offer a Hochzeit: with a single trump, where it is offered apart from the bidding, once, and while nothing
 * stands that it does not outrank; before the auction only before its first word (SPEC 3.6).
 */
function mayOffer(
  table: Table,
  { offer, married, holder, challenge, yes }: Bidding,
  calls: readonly Said[],
  { seat, hand }: { readonly seat: Seat; readonly hand: readonly Card[] },
): boolean {
  const form = table.house['hochzeit.form'];
  const ranked = table.house['contracts.ranking'].flat().some((id) => id === 'hochzeit');
  if (form === 'off' || form === 'in-auction' || !ranked || table.game !== 'four' || offer || married) return false;
  if (form === 'pre-auction' && calls.length > 0) return false;
  if (calls.some((each) => each.seat === seat && each.call === 'hochzeit')) return false;
  const stands = challenge?.level ?? holder?.level ?? (yes.length > 0 ? 0 : -1);
  return hand.filter(isUsualTrump).length === 1 && stands <= levelBelowHochzeit(table);
}

/** The highest level that a Hochzeit outbids: the last one that ranks below it. */
function levelBelowHochzeit(table: Table): number {
  const ranking = table.house['contracts.ranking'];
  const place = ranking.findIndex((group) => group.some((id) => id === 'hochzeit'));
  const tied = (ranking[place] ?? []).map((id) => levelOf(table, id));
  const below = ranking.slice(0, Math.max(0, place)).flat();
  return Math.max(-1, ...below.map((id) => levelOf(table, id)).filter((level) => !tied.includes(level)));
}

interface Speaker {
  readonly seat: Seat;
  readonly players: number;
}

/** Everything above a pass. */
function bids(table: Table, state: Bidding, means: Means, { seat, players }: Speaker): readonly string[] {
  const { challenge, holder } = state;
  const form = table.house['auction.form'];
  if (form === 'two-phase' && state.spoken.length < players && !state.duelling)
    return state.yes.length > 0 ? playsToo(0, means) : opens(means);
  if (form === 'named') return namesAbove(table, holder?.level ?? -1, means);
  if (!holder) return opens(means);
  if (!challenge) return [...playsToo(holder.level, means), ...levelsAbove(table, holder.level, means)];
  if (challenge.answering === 'challenger')
    return challenge.seat === seat ? levelsAbove(table, challenge.level, means) : [];
  return holder.seat === seat && means.best >= challenge.level ? ['selbst'] : [];
}

const opens = ({ best }: Means): readonly string[] => (best >= 0 ? ['spiele'] : []);

/** "Ich spiele auch" promises more than the lowest contract, which is all that was shown so far. */
const playsToo = (shown: number, { best }: Means): readonly string[] => (shown === 0 && best >= 1 ? ['level 1'] : []);

/** Levels that may be claimed: every one that is higher and that the hand has or goes beyond; a Sie is shown, not claimed. */
const levelsAbove = (table: Table, shown: number, { best }: Means): readonly string[] =>
  levelsOf(table).flatMap((group, level) =>
    level > shown && level <= best && group.some((id) => id !== 'sie') ? [`level ${level}`] : [],
  );

/** Where contracts are bid by name: those of the hand that are higher. */
const namesAbove = (table: Table, shown: number, { contracts }: Means): readonly string[] =>
  contracts.filter((id) => id !== 'sie' && levelOf(table, id) > shown).map((id) => `names ${id}`);

/** Forms in which a contract may be bid instead of answering (SPEC 3.6). */
const OVERCALLED: readonly string[] = ['anytime-offer', 'pre-auction'];

/** A no, and a yes with a card to give back as long as nobody has said yes. */
function answersTo(table: Table, { offer }: Bidding, hand: readonly Card[]): readonly string[] {
  const free = offer?.acceptor === undefined && cardsToReturn(table, hand).length > 0;
  return ['ohne-mich', ...(free ? ['mit-mir'] : [])];
}

/** Games that rank above the Hochzeit, as this table ranks them, and above what was bid; a Sie goes over every bid. */
function overcalls(table: Table, { holder }: Bidding, means: Means): readonly string[] {
  const wed = levelOfHochzeit(table);
  const shown = Math.max(holder?.level ?? -1, wed);
  const sie = means.contracts.includes('sie') && levelOf(table, 'sie') > wed ? ['sie'] : [];
  const named = table.house['auction.form'] === 'named';
  return [...sie, ...(named ? namesAbove(table, shown, means) : levelsAbove(table, shown, means))];
}

/** The last level that does not outbid a Hochzeit: what ranks with it or below. */
function levelOfHochzeit(table: Table): number {
  const ranking = table.house['contracts.ranking'];
  const place = ranking.findIndex((group) => group.some((id) => id === 'hochzeit'));
  const below = ranking.slice(0, place + 1).flat();
  return Math.max(-1, ...below.map((id) => levelOf(table, id)));
}

/** Cards that may be given back for the trump that was offered (HOC-04, 05). */
export const cardsToReturn = ({ house }: Table, hand: readonly Card[]): readonly Card[] =>
  house['hochzeit.returnCard'] === 'any' ? hand : hand.filter((card) => !isUsualTrump(card));

/** A call without its sound: what passes is a pass, and what claims a level is that level. */
export function inShort(table: Table, call: string): readonly string[] {
  if (call === 'weiter' || call === 'gut') return ['pass'];
  if (call === 'spiele-auch') return ['level 1'];
  if (call.startsWith('has:')) return [`level ${levelOf(table, call.slice('has:'.length))}`];
  if (call.startsWith('names:')) return [`names ${call.slice('names:'.length)}`];
  return [call];
}
