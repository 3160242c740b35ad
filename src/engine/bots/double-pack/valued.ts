// What decisions with double packs come to in imagined deals: cards, announcements and reservations.
import type { Announcement, Contract } from '../../base/contract.ts';
import type { Random } from '../../base/random.ts';
import type { Seat } from '../../base/seats.ts';
import { type Announced, announcedIn, stepOf, stepsOf } from '../../play/ansagen.ts';
import { sideIn } from '../../play/re-sides.ts';
import { afterPlay, type PlayState, startPlay } from '../../play/tricks.ts';
import type { SeatView } from '../../round/view.ts';
import { announcedContract, playedContract } from '../../table/announced-contract.ts';
import type { Aside, Decision } from '../../table/log.ts';
import { entriesOf } from '../../table/readers.ts';
import { ansagenOf, turnDecisions } from '../random-player.ts';
import { endOf } from './ends.ts';
import { imagined } from './imagine.ts';
import { bestEnd, isSearched } from './best-play.ts';
import { type OpenDeal, type PlayedOut, playedToTheEnd } from './double-pack-play-out.ts';

/** What a decision comes to: points of the seat and how often its side wins, on average over imagined deals. */
export interface Valued<D> {
  readonly decision: D;
  readonly points: number;
  /** 0 to 1; a deal that nobody wins counts half. */
  readonly chance: number;
  /** Standard error of the difference in points to the best decision. */
  readonly error: number;
}

/** What a decision comes to in each of the imagined deals. */
interface Tried<D> {
  readonly decision: D;
  readonly scores: number[];
  won: number;
}

const started = <D>(decisions: readonly D[]): readonly Tried<D>[] =>
  decisions.map((decision) => ({ decision, scores: [], won: 0 }));

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / (values.length || 1);

/** The best first. */
function ranked<D>(tried: readonly Tried<D>[]): readonly Valued<D>[] {
  const sorted = [...tried].sort((a, b) => mean(b.scores) - mean(a.scores));
  const [best] = sorted;
  return sorted.map(({ decision, scores, won }) => {
    const apart = scores.map((score, at) => (best?.scores[at] ?? 0) - score);
    const centre = mean(apart);
    const spread = mean(apart.map((each) => (each - centre) ** 2));
    return {
      decision,
      points: mean(scores),
      chance: won / (scores.length || 1),
      error: Math.sqrt(spread / (scores.length || 1)),
    };
  });
}

/** Counts how a deal has ended for a seat with these announcements. */
function count<D>(into: Tried<D>, view: SeatView, ended: PlayedOut, announced: Announced): void {
  const { cents, won } = endOf(view, view.seat, ended, announced);
  into.scores.push(cents);
  into.won += won;
}

/** The play as it stands, with hands for everybody. Throws before the cards are played (programming error). */
function playIn(view: SeatView, random: Random): PlayState {
  const { contract, trick } = view;
  if (!contract || !trick) throw new Error('no card is played yet');
  const played = playedContract(view.rules, contract);
  const hands = imagined(view, random);
  return {
    ...startPlay({ contract: played, pack: view.rules.pack, players: 4 }, hands, trick.leader),
    trick,
    done: view.tricks,
  };
}

type Card = Extract<Decision, { type: 'play' }>;

/** Every card that may be played. */
export function valuedCards(view: SeatView, deals: number, random: Random): readonly Valued<Card>[] {
  const tried = started(entriesOf(turnDecisions(view), 'play'));
  const announced = announcedIn(view.ansagen ?? []);
  const declarer = view.contract?.declarer;
  for (let deal = 0; deal < deals; deal++) {
    const play = playIn(view, random);
    for (const each of tried)
      count(each, view, endedFor(view, { play: afterPlay(play, each.decision.card), declarer }, announced), announced);
  }
  return ranked(tried);
}

/** How an open deal ends: its last tricks by best play of all, longer ones by rules of thumb. */
function endedFor(view: SeatView, deal: OpenDeal, announced: Announced): PlayedOut {
  const { seat } = view;
  const best = isSearched(deal)
    ? bestEnd(deal, { seat, worth: (ended) => endOf(view, seat, ended, announced).cents })
    : undefined;
  return best ?? playedToTheEnd(deal);
}

type Ansage = Extract<Aside, { type: 'ansage' }>;
export type AnsageChoice = Ansage | { readonly type: 'leave'; readonly seat: Seat };

/** Every announcement that may be made, and making none. */
export function valuedAnsagen(view: SeatView, deals: number, random: Random): readonly Valued<AnsageChoice>[] {
  const tried = started<AnsageChoice>([...ansagenOf(view), { type: 'leave', seat: view.seat }]);
  const before = announcedIn(view.ansagen ?? []);
  const declarer = view.contract?.declarer;
  for (let deal = 0; deal < deals; deal++) {
    const ended = playedToTheEnd({ play: playIn(view, random), declarer });
    const side = sideIn(ended.sides, view.seat);
    for (const each of tried) {
      const { decision } = each;
      const more = decision.type === 'leave' ? [] : stepsOf(before, side, stepOf(decision.says));
      const announced: Announced = { ...before, [side]: [...before[side], ...more] };
      count(each, view, ended, announced);
    }
  }
  return ranked(tried);
}

const NOTHING_SAID: Announced = { re: [], kontra: [] };

type Reservation = Extract<Decision, { type: 'reserve' | 'reservation' }>;

/** What would be played with the own hand after a decision: the contract, and who plays it. */
interface Planned {
  readonly contract: Contract;
  readonly declarer?: Seat | undefined;
}

/** Plans behind a decision; several where a reservation is said of which the name comes later. */
function plansOf(view: SeatView, decision: Reservation): readonly Planned[] {
  const planned = (announcement: Announcement, declarer?: Seat): Planned => ({
    contract: announcedContract(view.rules, announcement),
    declarer,
  });
  if (decision.type === 'reservation') {
    if (decision.names !== 'none') return [planned(decision.names, view.seat)];
    const named = view.reservations?.named;
    // Where solos are asked for first, nobody has named anything yet, and it is a Hochzeit that gives way.
    return named ? [planned(named.announcement, named.seat)] : [planned({ contract: 'dok-hochzeit' }, view.seat)];
  }
  if (decision.says === 'gesund') return [planned({ contract: 'dok-normal' })];
  return reservationsFor(view).map((announcement) => planned(announcement, view.seat));
}

const OLD_ONE = 'EO';

/** What the hand could name. */
function reservationsFor({ rules, dealtHand }: SeatView): readonly Announcement[] {
  const old = dealtHand.filter((card) => card === OLD_ONE).length;
  return rules.contracts.flatMap(({ id, trumps }): readonly Announcement[] => {
    if (id === 'dok-normal' || (id === 'dok-hochzeit' && old < 2)) return [];
    const chosen = trumps.some((step) => 'suit' in step && step.suit === 'chosen');
    return chosen ? (['E', 'G', 'H', 'S'] as const).map((trump) => ({ contract: id, trump })) : [{ contract: id }];
  });
}

/** Everything that may be said of a reservation: of what a name leads to, the best counts. */
export function valuedReservations(view: SeatView, deals: number, random: Random): readonly Valued<Reservation>[] {
  const said = turnDecisions(view).flatMap((each) =>
    each.type === 'reserve' || each.type === 'reservation' ? [each] : [],
  );
  const tried = said.flatMap((decision) => started(plansOf(view, decision).map((plan) => ({ decision, plan }))));
  for (let deal = 0; deal < deals; deal++) {
    const hands = imagined(view, random);
    for (const each of tried) {
      const { contract, declarer } = each.decision.plan;
      const play = startPlay({ contract, pack: view.rules.pack, players: 4 }, hands, view.forehand);
      count(each, view, playedToTheEnd({ play, declarer }), NOTHING_SAID);
    }
  }
  const best = new Map<Reservation, Valued<Reservation>>();
  for (const { decision, ...value } of ranked(tried))
    if (!best.has(decision.decision)) best.set(decision.decision, { ...value, decision: decision.decision });
  return [...best.values()];
}
