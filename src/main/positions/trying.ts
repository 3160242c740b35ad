// Deals of a position played to their end by players of one level, and what they come to together.
import { announcementOf, sameAnnouncement } from '../../engine/base/contract.ts';
import type { Level } from '../../engine/bots/levels.ts';
import { playerOf } from '../../engine/bots/players.ts';
import { randomOf } from '../../engine/base/random.ts';
import { bySeat } from '../../engine/base/seats.ts';
import { isAnnounced } from '../../engine/positions/bidding-to.ts';
import type { Position } from '../../engine/positions/position.ts';
import { playableFrom } from '../../engine/positions/position-round.ts';
import { newsOf } from '../../engine/round/step.ts';
import { outcomeFor, sidesOf } from '../../engine/scoring/by-kind.ts';
import type { Round } from '../../engine/table/round.ts';
import type { PositionOutcome, PositionTried } from '../../shared/calls/positions.ts';
import { remembered } from '../base/remembered.ts';
import { playingOn } from '../thinking/playing-on.ts';
import type { TriedDeal } from '../thinking/thinking-protocol.ts';

const playableOf = remembered((text) => playableFrom(JSON.parse(text) as Position), 1);

/** One deal of a position, by its number, played by four of a level; undefined where luck gives none. */
export function triedDeal(position: Position, level: Level, number: number): TriedDeal | undefined {
  const found = playableOf(JSON.stringify(position));
  const round = found.ok ? found.playable.another(number) : undefined;
  if (!round) return undefined;
  const player = playerOf(level);
  const playing = playingOn(round);
  let next = playing.next();
  while (!next.done) {
    const { kind, seat, view, at } = next.value;
    const think = { random: randomOf(position.seed, 'tried', number, at, seat) };
    next = playing.next((kind === 'decide' ? player.decide(view, think) : player.double(view, think)) ?? null);
  }
  return endOf(next.value);
}

function endOf(round: Round): TriedDeal {
  const { result, settlement } = newsOf(round);
  const balance = settlement?.balance ?? [0, 0, 0, 0];
  if (!isAnnounced(round) || !result) return { balance };
  const { declarer, play } = round;
  const sides = sidesOf(result);
  return {
    announcement: announcementOf(play.contract),
    ...(declarer !== undefined && { declarer, won: outcomeFor(result, declarer) === 'won' }),
    ...(sides && { points: sides.sidePoints }),
    balance,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);

function errorOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  const squares = values.reduce((sum, each) => sum + (each - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}

/** What deals have come to together. */
export function togetherOf(deals: readonly TriedDeal[], of: number, state: PositionTried['state']): PositionTried {
  const kinds: { readonly like: TriedDeal; readonly deals: TriedDeal[] }[] = [];
  for (const deal of deals) {
    const known = kinds.find(({ like }) => isSameGame(like, deal));
    if (known) known.deals.push(deal);
    else kinds.push({ like: deal, deals: [deal] });
  }
  return {
    deals: deals.length,
    of,
    state,
    outcomes: kinds
      .toSorted((a, b) => b.deals.length - a.deals.length)
      .map(({ like, deals: all }) => outcomeOf(like, all)),
    cents: bySeat((seat) => mean(deals.map(({ balance }) => balance[seat]))),
    error: bySeat((seat) => errorOf(deals.map(({ balance }) => balance[seat]))),
  };
}

const isSameGame = (a: TriedDeal, b: TriedDeal): boolean =>
  a.declarer === b.declarer &&
  (a.announcement && b.announcement
    ? sameAnnouncement(a.announcement, b.announcement)
    : a.announcement === b.announcement);

function outcomeOf({ announcement, declarer }: TriedDeal, deals: readonly TriedDeal[]): PositionOutcome {
  const points = deals.flatMap((deal) => deal.points ?? []);
  return {
    ...(announcement && { announcement }),
    ...(declarer !== undefined && { declarer, won: deals.filter(({ won }) => won).length }),
    count: deals.length,
    ...(points.length > 0 && { points: mean(points) }),
    cents: mean(deals.map(({ balance }) => balance[0])),
  };
}
