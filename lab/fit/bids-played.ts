// What silence and each game of a hand come to when four players of a level go on bidding and play to the end, in deals in which the others have called as they did.
import { type Card, cardsOfPack } from '../../src/engine/base/cards.ts';
import { type Random, randomOf, shuffled } from '../../src/engine/base/random.ts';
import { bySeat, type Seat } from '../../src/engine/base/seats.ts';
import { PLAYERS } from '../../src/engine/bots/players.ts';
import { turnDecisions } from '../../src/engine/bots/random-player.ts';
import { turnIn } from '../../src/engine/round/step.ts';
import { type SeatView, viewFor } from '../../src/engine/round/view.ts';
import { type Call, levelOf, namedIn, PASSING_CALLS } from '../../src/engine/auction/auction.ts';
import { type Announcement, sameAnnouncement } from '../../src/engine/base/contract.ts';
import { bestCall } from '../../src/engine/bots/bidding/called-ace.ts';
import { plansOf } from '../../src/engine/bots/bidding/plans.ts';
import type { Player } from '../../src/engine/bots/player.ts';
import type { Round } from '../../src/engine/table/round.ts';
import { saidCall } from '../../src/engine/table/readers.ts';
import { bidLevelsOf, seatsAt, type TableRules } from '../../src/engine/table/table-rules.ts';
import { after, dealtRound, playedToEnd } from './fit-rounds.ts';

/** Who goes on: rules of thumb, or cards as often as people play them; both bid by rules of thumb. */
export const GOING_ON = ['stammtisch', 'hobby'] as const;
export type GoingOn = (typeof GOING_ON)[number];

/** Who has called before. */
const BEFORE = PLAYERS.stammtisch;

/** A deal in the auction, with a seat that is to speak for the first time. */
export interface Position {
  readonly round: Round;
  readonly view: SeatView;
}

const packAt = (rules: TableRules, random: Random): readonly Card[] => shuffled(cardsOfPack(rules.pack), random);

/** The round before the first word of a seat; undefined if it is not asked. `said`: what the others must have called, else whatever they call. */
function untilAsked(dealt: Round, seat: Seat, said?: readonly Call[]): Round | undefined {
  let round = dealt;
  for (let at = 0; round.phase === 'auction'; at++) {
    const turn = turnIn(round);
    if (turn === undefined) return undefined;
    if (turn === seat) return said && at < said.length ? undefined : round;
    const { decision } = BEFORE.decide(viewFor(round, turn), { random: randomOf('before') });
    if (said && saidCall(decision) !== said[at]) return undefined;
    round = after(round, decision);
  }
  return undefined;
}

/** The position of a number: each seat is asked in turn. Undefined where the auction is over before. */
export function positionAt(rules: TableRules, seed: string, number: number): Position | undefined {
  const seats = seatsAt(rules);
  const seat = seats[number % seats.length] ?? 0;
  const round = untilAsked(dealtRound(rules, packAt(rules, randomOf('bids', seed, number))), seat);
  return round && { round, view: viewFor(round, seat) };
}

/** Which seat gets the card at each place of the pack. */
function placesOf(rules: TableRules): readonly Seat[] {
  const pack = cardsOfPack(rules.pack);
  const views = seatsAt(rules).map((seat) => viewFor(dealtRound(rules, pack), seat));
  return pack.map((card) => views.find(({ dealtHand }) => dealtHand.includes(card))?.seat ?? 0);
}

/** A pack that deals the seat its hand, and the others what they come to. */
function packWith({ rules, seat, dealtHand }: SeatView, places: readonly Seat[], random: Random): readonly Card[] {
  const own = [...dealtHand];
  const others = [
    ...shuffled(
      cardsOfPack(rules.pack).filter((card) => !dealtHand.includes(card)),
      random,
    ),
  ];
  return places.map((place) => (place === seat ? own : others).pop() as Card);
}

/** Tries for each deal that is wanted: some calls are rare. */
const TRIES = 400;

/** Deals in which the others call as they did, before the word of the seat. */
function* dealsLike({ view }: Position, count: number, random: Random): Generator<Round> {
  const places = placesOf(view.rules);
  const said = view.auction.calls.map(({ call }) => call);
  let found = 0;
  for (let tries = 0; tries < TRIES * count && found < count; tries++) {
    const round = untilAsked(dealtRound(view.rules, packWith(view, places, random)), view.seat, said);
    if (!round) continue;
    found++;
    yield round;
  }
}

/** What a seat may do: let the others play, or see to it that it plays a game. */
export interface Way {
  readonly call: Call;
  readonly announcement?: Announcement;
}

/** Fitted chance from which a game alone is tried out. */
const TRIED_FROM = 0.35;

/** The ways that are tried out: silence, the ace that is usually called, and of each game alone that is near the best suit. */
export function waysOf(view: SeatView): readonly Way[] {
  const calls = turnDecisions(view).flatMap((decision) => saidCall(decision) ?? []);
  const silence = calls.find((call) => PASSING_CALLS.some((each) => each === call));
  const plans = plansOf(view);
  const called = plans.filter(({ contract }) => contract.called !== undefined);
  const alone = [...new Set(plans.map(({ announcement }) => announcement.contract))].flatMap((id) => {
    const [best] = plans.filter((each) => each.announcement.contract === id).sort((a, b) => b.chance - a.chance);
    return best && best.contract.row.parties.kind === 'alone' && best.chance >= TRIED_FROM ? [best] : [];
  });
  const games = [...(called.length > 0 ? [bestCall(view, called)] : []), ...alone];
  return [
    ...(silence ? [{ call: silence }] : []),
    ...games.flatMap(({ announcement, level }) => {
      const call = bidFor(view, calls, level);
      return call ? [{ call, announcement }] : [];
    }),
  ];
}

/** The lowest bid that leads to a level. */
function bidFor({ rules }: SeatView, calls: readonly Call[], level: number): Call | undefined {
  return calls.find((call) => {
    if (call === 'spiele') return true;
    if (call === 'spiele-auch') return level > 0;
    const named = namedIn(call);
    return named !== undefined && call.startsWith('has:') && levelOf(bidLevelsOf(rules), named) <= level;
  });
}

/** A player that goes on for a game it has decided on: it holds as high as that goes, and announces it. */
const setOn = (player: Player, announcement: Announcement): Player => ({
  ...player,
  decide(view, think) {
    const decisions = turnDecisions(view);
    const announces = decisions.find(
      (each) => each.type === 'announce' && sameAnnouncement(each.announcement, announcement),
    );
    if (announces) return { decision: announces, because: [] };
    if (view.phase !== 'auction') return player.decide(view, think);
    const level = levelOf(bidLevelsOf(view.rules), announcement.contract);
    const calls = decisions.flatMap((each) => saidCall(each) ?? []);
    const holds = calls.includes('selbst') && level >= (view.auction.duel?.level ?? 0);
    const call = holds ? 'selbst' : (bidFor(view, calls, level) ?? 'gut');
    return { decision: { type: 'call', seat: view.seat, call }, because: [] };
  },
});

/** Cents of a way, deal by deal. */
export interface Played extends Way {
  readonly cents: readonly number[];
}

/** What each way brings its seat in so many deals. */
export async function playedOut(
  position: Position,
  level: GoingOn,
  deals: number,
  seed: string,
): Promise<readonly Played[]> {
  const { view } = position;
  const player = PLAYERS[level];
  const found = waysOf(view).map((way) => ({ ...way, cents: [] as number[] }));
  let number = 0;
  for (const round of dealsLike(position, deals, randomOf('bids', seed, 'deals'))) {
    number++;
    for (const { call, announcement, cents } of found) {
      const own = announcement ? setOn(player, announcement) : player;
      const players = bySeat((seat) => (seat === view.seat ? own : player));
      const said = after(round, { type: 'call', seat: view.seat, call });
      const end = await playedToEnd(said, players, randomOf('bids', seed, 'play', number));
      cents.push(end.phase === 'scored' ? end.settlement.balance[view.seat] : 0);
    }
  }
  return found;
}
