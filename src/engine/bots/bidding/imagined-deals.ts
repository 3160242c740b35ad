// Deals that fit an auction: the own hand is certain, the others' cards are dealt by chance, weighed by what they have said.
import { announceObjection } from '../../announce-rules.ts';
import { levelOf } from '../../auction.ts';
import type { Card } from '../../cards.ts';
import { cardsOfPack } from '../../cards.ts';
import type { Goal } from '../../contract.ts';
import { announcementsOf } from '../../contract.ts';
import type { Random } from '../../random.ts';
import { shuffled } from '../../random.ts';
import type { World } from '../../search/worlds.ts';
import type { Seat } from '../../seats.ts';
import { bySeat } from '../../seats.ts';
import type { TableRules } from '../../table-rules.ts';
import { biddableRows, seatsAt } from '../../table-rules.ts';
import type { SeatView } from '../../view.ts';
import { contractFor } from '../../announced-contract.ts';
import { deckAt } from './decks.ts';
import { winChance } from './plans.ts';

/** What the calls of a seat say of its hand, in levels of the ranking. */
interface Said {
  /** Claims to hold a contract of this level or a higher one. */
  readonly from?: number;
  /** Has shown that it would not play on this level or a higher one. */
  readonly notFrom?: number;
}

/** Chance at which a player is as likely to speak up as to stay silent, how sharply he distinguishes, and a rest of doubt. */
const EVEN = 0.6;
const SLACK = 0.1;
const SHARPNESS = 10;
const LEAST = 0.05;

const TRIES = 16;
const GRAIN = 1 << 20;

/** How well a deal fits what is known, from 0 to 1. */
export type Fit = (deal: World) => number;

/** Deals that the seat imagines during and after the auction, drawn in proportion to how well they fit what was said. */
export const imaginedDeals = (view: SeatView, count: number, random: Random): readonly World[] =>
  drawn(count, random, () => dealt(view, random), fitOfCalls(view));

/** Deals drawn in proportion to their fit, as far as a few tries allow. */
function drawn(count: number, random: Random, draw: () => World, fit: Fit): readonly World[] {
  return Array.from({ length: count }, () => {
    for (let tries = 1; ; tries++) {
      const deal = draw();
      if (random.below(GRAIN) / GRAIN < fit(deal) || tries >= TRIES) return deal;
    }
  });
}

function dealt({ rules, seat: own, dealtHand }: SeatView, random: Random): World {
  const others = shuffled(
    cardsOfPack(rules.pack).filter((card) => !dealtHand.includes(card)),
    random,
  );
  const size = dealtHand.length;
  let from = 0;
  return bySeat((seat) => (seat === own ? dealtHand : others.slice(from, (from += size))));
}

function saidBy({ auction, rules }: SeatView, seat: Seat): Said {
  let said: Said = {};
  let claimed = -1;
  for (const { seat: speaker, call } of auction.calls) {
    const silent = call === 'weiter' || call === 'gut';
    const claim = silent ? undefined : levelClaimed(rules, call, claimed);
    if (speaker === seat) said = silent ? { ...said, notFrom: claimed + 1 } : { ...said, from: claim ?? claimed };
    claimed = Math.max(claimed, claim ?? claimed);
  }
  return said;
}

function levelClaimed({ ranking }: TableRules, call: string, claimed: number): number {
  if (call === 'spiele') return 0;
  if (call === 'spiele-auch') return 1;
  return call.startsWith('has:') ? levelOf(ranking, call.slice('has:'.length)) : claimed;
}

const fitTo = (margin: number): number => LEAST + (1 - LEAST) / (1 + Math.exp(-SHARPNESS * margin));

/** How well the others' hands fit what they have said in the auction. */
export function fitOfCalls(view: SeatView): Fit {
  const others = seatsAt(view.rules)
    .filter((seat) => seat !== view.seat)
    .map((seat) => ({ seat, said: saidBy(view, seat) }));
  return (deal) => others.reduce((weight, { seat, said }) => weight * fitOfSeat(view, deal[seat], seat, said), 1);
}

function fitOfSeat(view: SeatView, hand: readonly Card[], seat: Seat, { from, notFrom }: Said): number {
  const best = (level: number): number => bestChance(view.rules, hand, seat === view.forehand ? 1 : 0, level);
  const claims = from === undefined ? 1 : fitTo(best(from) - EVEN + SLACK);
  return notFrom === undefined ? claims : claims * fitTo(EVEN + SLACK - best(notFrom));
}

const WEIGHED: readonly Goal['kind'][] = ['points', 'noTrick'];

/** The best chance that a hand has to win a contract of a level or a higher one, Touts left aside. */
function bestChance(rules: TableRules, hand: readonly Card[], leads: 0 | 1, level: number): number {
  let best = 0;
  for (const row of biddableRows(rules)) {
    if (!WEIGHED.includes(row.goal.kind) || levelOf(rules.ranking, row.id) < level) continue;
    for (const announcement of announcementsOf(row)) {
      const contract = contractFor(row, announcement);
      if (announceObjection(contract, rules.pack, hand)) continue;
      best = Math.max(best, winChance(contract, deckAt(rules), hand, leads));
    }
  }
  return best;
}
