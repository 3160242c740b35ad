// Records of auctions (`record: "auction"`): everybody bids truthfully through the state machine of the engine.
import {
  afterCall,
  type AuctionState,
  type Call,
  levelOf,
  nameOfLevel,
  objectionToCall,
  outcomeOf,
  type Ranking,
  speakerOf,
  startAuction,
} from '../../../src/engine/auction/auction.ts';
import { RANKING_NAMES, RANKINGS } from './rankings.ts';
import { type Seat, seatAfter, seatsFrom } from '../../../src/engine/base/seats.ts';
import { compare, type Findings, nonsense, unsupported } from './difference.ts';
import { idOf } from './record-contracts.ts';
import { AuctionSchema, parse } from './schemas.ts';

/** What a seat says that is willing to go up to a level, and no further than it must (undefined: would not play). */
function truthfulCall({ ranking, holder, shown, duel }: AuctionState, willing: number | undefined): Call {
  if (willing !== undefined && willing === levelOf(ranking, 'sie')) return 'sie';
  if (holder === undefined) return willing === undefined ? 'weiter' : 'spiele';
  if (willing === undefined) return 'gut';
  if (duel?.speaker === 'holder') return willing >= duel.level ? 'selbst' : 'gut';
  return willing > shown ? `has:${nameOfLevel(ranking, shown + 1)}` : 'gut';
}

/** The finished auction of players who bid truthfully. Throws if the engine refuses such a call (programming error). */
function truthfulAuction(ranking: Ranking, forehand: Seat, willing: readonly (number | undefined)[]): AuctionState {
  let auction = startAuction(ranking, 4, forehand);
  for (let seat = speakerOf(auction); seat !== undefined; seat = speakerOf(auction)) {
    const call = truthfulCall(auction, willing[seat]);
    const objection = objectionToCall(auction, seat, call);
    if (objection) throw new Error(`a truthful ${call} was refused: ${objection.id}`);
    auction = afterCall(auction, seat, call);
  }
  return auction;
}

export function checkAuction(json: unknown): Findings {
  const { ranking: name } = json as { readonly ranking?: unknown };
  const known = RANKING_NAMES.find((each) => each === name);
  if (!known) return unsupported(`ranking ${String(name)}`);
  const parsed = parse(AuctionSchema, json);
  if (!parsed.ok) return parsed;
  const { dealer, order, willing, declarer, contract } = parsed.value;
  const ranking = RANKINGS[known];
  const levels = willing.map((id) => (id === null ? undefined : levelOf(ranking, idOf(id))));
  const unknown = levels.flatMap((level, seat) =>
    level === -1 ? [nonsense(`willing[${seat}]`, willing[seat], 'not a contract of this ranking')] : [],
  );
  if (unknown.length > 0) return { differences: unknown };
  const outcome = outcomeOf(truthfulAuction(ranking, seatAfter(dealer, 1, 4), levels));
  const winner = typeof outcome === 'object' && 'declarer' in outcome ? outcome.declarer : undefined;
  return {
    differences: [
      ...compare('order', order, seatsFrom(seatAfter(dealer, 1, 4), 4)),
      ...compare('declarer', declarer, winner ?? null),
      ...compare('contract', contract, winner === undefined ? null : (willing[winner] ?? null)),
    ],
  };
}
