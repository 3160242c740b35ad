// Who plays, as the calls have it: the duels of SPEC 2.3 in three forms, and a Hochzeit that is offered (SPEC 3.6).
import type { Entry } from '../../../engine/table/log.ts';
import type { Seat } from '../../../engine/base/seats.ts';
import type { Table } from './table.ts';
import { isAlone, isTout } from './contracts.ts';
import { roundFrom } from './table.ts';

/** A call as it stands in the log, and a Hochzeit that is announced by whoever has bid for it. */
export type Said = Pick<Extract<Entry, { type: 'call' }>, 'seat' | 'call'> & { readonly announced?: true };

/** What was said in an auction, in order. */
export const saidIn = (entries: readonly Entry[]): readonly Said[] =>
  entries.flatMap((entry): readonly Said[] => {
    if (entry.type === 'call') return [entry];
    const marries = entry.type === 'announce' && entry.announcement.contract === 'hochzeit';
    return marries ? [{ seat: entry.seat, call: 'hochzeit', announced: true }] : [];
  });

/** What an auction comes to. */
export type Bid =
  /** Announces a contract of this level or a higher one; `only` where nothing else may be announced. */
  | {
      readonly kind: 'plays';
      readonly seat: Seat;
      readonly level: number;
      readonly only?: string;
      readonly most?: number;
    }
  | { readonly kind: 'sie'; readonly seat: Seat }
  | { readonly kind: 'married'; readonly acceptor: Seat; readonly suitor: Seat }
  | { readonly kind: 'nobody' }
  /** A Hochzeit was offered in vain. */
  | { readonly kind: 'void' };

/** Contracts of the pure game that are played alone: what three play whose table has none of its own (SPEC 3.17). */
const USUAL_ALONE: readonly (readonly string[])[] = [['wenz'], ['solo'], ['wenz-tout'], ['solo-tout'], ['sie']];

/** Contracts that are bid, from low to high: a Hochzeit offered apart from the bidding is none of them, and three play alone. */
export function levelsOf({ game, house }: Table): readonly (readonly string[])[] {
  const apart = !['off', 'in-auction'].includes(house['hochzeit.form']);
  const left = (keeps: (id: string) => boolean, of: readonly (readonly string[])[]): readonly (readonly string[])[] =>
    of.map((group) => group.filter(keeps)).filter((group) => group.length > 0);
  if (game !== 'three-hand') return left((id) => id !== 'hochzeit' || !apart, house['contracts.ranking']);
  const alone = left(isAlone, house['contracts.ranking']);
  if (alone.flat().some((id) => id !== 'sie')) return alone;
  return left((id) => !isTout(id) || house['tout.contracts'].some((each) => `${each}-tout` === id), USUAL_ALONE);
}

export const levelOf = (table: Table, id: string): number =>
  levelsOf(table).findIndex((group) => group.some((each) => each === id));

/** The contract that a call names, after `has:` or `names:`. */
const namedIn = (call: string): string | undefined => /^(?:has|names):(.+)$/.exec(call)?.[1];

/** Who would play, and from which level on or which contract. */
interface Holder {
  readonly seat: Seat;
  readonly level: number;
  readonly only?: string;
}

/** The auction so far: who holds the bid at which level, who challenges whom, who offers a card. */
export interface Bidding {
  holder?: Holder;
  /** Bids that the holder has overcome, the last one last: they count again if nobody wants the Hochzeit that overcame them. */
  overcome: readonly Holder[];
  challenge?: { readonly seat: Seat; readonly level: number; answering: 'holder' | 'challenger' };
  offer?: { readonly suitor: Seat; waiting: Seat[]; acceptor?: Seat };
  married?: { readonly acceptor: Seat; readonly suitor: Seat };
  sie?: Seat;
  void?: true;
  /** Who has said yes in the first phase of two, in order. */
  yes: readonly Seat[];
  /** Who has had the own turn. */
  spoken: readonly Seat[];
  /** Who has still a turn of the own, in order. */
  left: readonly Seat[];
  /** Nothing but the lowest contract may be bid: the round for a Sauspiel after a Hochzeit that nobody wanted. */
  lowestOnly?: true;
  /** Yes and no have been said where they come first, or somebody has overcalled a Hochzeit: only duels follow. */
  duelling?: true;
}

const PASSES: readonly string[] = ['weiter', 'gut'];

/** What a four- or three-handed auction has come to. */
export function bidOf(table: Table, calls: readonly Said[], forehand: Seat, players: number): Bid {
  const state = folded(table, calls, forehand, players);
  if (table.house['auction.form'] === 'two-phase') secondPhase(state);
  return outcome(state);
}

/** Where an auction stands before the next call; of two phases the second begins when all have said yes or no. */
export function biddingAfter(table: Table, calls: readonly Said[], forehand: Seat, players: number): Readonly<Bidding> {
  const state = folded(table, calls, forehand, players);
  const all = state.spoken.length >= players && !state.offer;
  if (table.house['auction.form'] === 'two-phase' && all) secondPhase(state);
  return state;
}

function folded(table: Table, calls: readonly Said[], forehand: Seat, players: number): Bidding {
  const order = roundFrom(forehand, players);
  const state: Bidding = { yes: [], spoken: [], overcome: [], left: order };
  const twoPhases = table.house['auction.form'] === 'two-phase';
  for (const said of calls) {
    // A card may be offered again and again while others have not spoken yet: that alone does not begin the duels.
    const offersEarly = said.call === 'hochzeit' && state.left.length > 0;
    const again = state.spoken.includes(said.seat) && !state.offer && !offersEarly;
    if (twoPhases && (again || said.announced)) secondPhase(state);
    if (state.offer) answer(state, table, said, order);
    else if (said.call === 'hochzeit') offered(state, table, said.seat, forehand, players);
    else if (said.call === 'sie') state.sie = said.seat;
    else if (state.challenge) duel(state, table, said);
    else turn(state, table, said, twoPhases);
  }
  return state;
}

function outcome({ sie, married, holder, lowestOnly, ...state }: Bidding): Bid {
  if (sie !== undefined) return { kind: 'sie', seat: sie };
  if (married) return { kind: 'married', ...married };
  if (holder) return { kind: 'plays', ...holder, ...(lowestOnly && { most: 0 }) };
  return { kind: state.void ? 'void' : 'nobody' };
}

/** A player speaks in the own turn. */
function turn(state: Bidding, table: Table, { seat, call }: Said, twoPhases: boolean): void {
  const named = namedIn(call);
  const asked = !state.spoken.includes(seat);
  state.spoken = [...state.spoken, seat];
  state.left = state.left.filter((each) => each !== seat);
  if (call.startsWith('names:') && named) {
    held(state, { seat, level: levelOf(table, named), only: named });
  } else if (twoPhases && asked && !state.duelling) {
    if (!PASSES.includes(call)) state.yes = [...state.yes, seat];
  } else if (call === 'spiele') {
    held(state, { seat, level: 0 });
  } else if (named) {
    challenged(state, seat, levelOf(table, named));
  } else if (call === 'spiele-auch') {
    challenged(state, seat, 1);
  }
}

/** Once everybody has said yes or no: the first yes holds, and the next one must have more than is shown. */
function secondPhase(state: Bidding): void {
  if (state.duelling) return;
  state.duelling = true;
  const [first, ...others] = state.yes;
  const [next] = state.holder ? state.yes : others;
  if (first !== undefined) state.holder ??= { seat: first, level: 0 };
  state.left = state.yes.slice(state.yes.findIndex((seat) => seat === next) + 1);
  if (next === undefined) state.left = [];
  if (next !== undefined) challenged(state, next, (state.holder?.level ?? 0) + 1);
}

function challenged(state: Bidding, seat: Seat, level: number): void {
  if (state.holder) state.challenge = { seat, level, answering: 'holder' };
  else held(state, { seat, level });
}

/** A bid stands; it undoes a Hochzeit that has been accepted. */
function held(state: Bidding, holder: Holder): void {
  if (state.holder) state.overcome = [...state.overcome, state.holder];
  state.holder = holder;
  delete state.married;
}

function duel(state: Bidding, table: Table, { call }: Said): void {
  const { challenge, holder } = state;
  if (!challenge || !holder) throw new Error('there is no duel');
  const named = namedIn(call);
  if (challenge.answering === 'holder') {
    if (call === 'selbst') {
      state.holder = { seat: holder.seat, level: challenge.level };
      challenge.answering = 'challenger';
    } else {
      held(state, { seat: challenge.seat, level: challenge.level });
      delete state.challenge;
    }
  } else if (named) {
    state.challenge = { seat: challenge.seat, level: levelOf(table, named), answering: 'holder' };
  } else {
    delete state.challenge;
  }
}

/** Asked are the others: from forehand, or where it is offered in the own turn from the left of the suitor. */
function offered(state: Bidding, table: Table, suitor: Seat, forehand: Seat, players: number): void {
  const first = table.house['hochzeit.form'] === 'on-turn' ? suitor : forehand;
  const waiting = roundFrom(first, players).filter((seat) => seat !== suitor);
  state.offer = { suitor, waiting };
}

/** A yes, a no, or a bid of one's own that cancels the offer. */
function answer(state: Bidding, table: Table, { seat, call }: Said, order: readonly Seat[]): void {
  const { offer } = state;
  if (!offer) throw new Error('nothing is offered');
  const named = namedIn(call);
  if (call === 'sie') state.sie = seat;
  if (named) {
    held(state, { seat, level: levelOf(table, named), ...(call.startsWith('names:') && { only: named }) });
    state.duelling = true;
    // Whoever has answered has said that there is nothing higher.
    state.left = offer.waiting.filter((each) => each !== seat);
    delete state.challenge;
    delete state.offer;
    return;
  }
  const { 'hochzeit.form': form, 'hochzeit.noTaker': noTaker } = table.house;
  if (call === 'mit-mir') offer.acceptor ??= seat;
  const settled = call === 'mit-mir' && (form === 'on-turn' || form === 'in-auction');
  offer.waiting = settled ? [] : offer.waiting.filter((each) => each !== seat);
  if (offer.waiting.length > 0) return;
  delete state.offer;
  if (offer.acceptor !== undefined) {
    // Whatever was bid before counts no more; who has not spoken may still bid higher.
    state.married = { acceptor: offer.acceptor, suitor: offer.suitor };
    state.duelling = true;
    // A turn that was in the middle of a duel is not over.
    const broken = state.challenge ? [state.challenge.seat] : [];
    delete state.challenge;
    delete state.holder;
    state.left = form === 'on-turn' ? [...broken, ...state.left].filter((each) => each !== offer.suitor) : [];
  } else {
    if (form === 'in-auction') standsAgain(state);
    if (noTaker === 'void') state.void = true;
    wentBack(state, form, offer.suitor, order);
  }
}

/** Nobody wants the card: who speaks now, and what may be bid (SPEC 3.6). */
function wentBack(state: Bidding, form: string, suitor: Seat, order: readonly Seat[]): void {
  if (state.void) state.left = [];
  else if (form === 'pre-auction') {
    state.left = order;
    state.lowestOnly = true;
  } else if (form === 'in-auction') state.left = order.slice(order.indexOf(suitor) + 1);
  else if (form === 'on-turn') state.left = state.left.filter((each) => each !== suitor);
}

/** Who is to speak; undefined when the auction is over. */
export function speakerIn({ offer, challenge, holder, left, sie, void: ended }: Readonly<Bidding>): Seat | undefined {
  if (sie !== undefined || ended) return undefined;
  if (offer) return offer.waiting[0];
  if (challenge) return challenge.answering === 'holder' ? holder?.seat : challenge.seat;
  return left[0];
}

/** The bid that the one for the Hochzeit had overcome, if there was one. */
function standsAgain(state: Bidding): void {
  const last = state.overcome.at(-1);
  state.overcome = state.overcome.slice(0, -1);
  if (last) state.holder = last;
  else delete state.holder;
}
