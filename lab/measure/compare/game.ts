// A round as it went, recorded or played by our own players: the state of play, and the view of the seat to play, before each of its cards.
import { afterCall, type AuctionState, startAuction } from '../../../src/engine/auction/auction.ts';
import { announcedContract } from '../../../src/engine/table/announced-contract.ts';
import type { Card } from '../../../src/engine/base/cards.ts';
import { partnerOf } from '../../../src/engine/play/parties.ts';
import { type PlayingRound, type Round, startRound } from '../../../src/engine/table/round.ts';
import { bySeat, type Seat, seatAfter, seatsFrom } from '../../../src/engine/base/seats.ts';
import { playersAt, pureRules, rowOf } from '../../../src/engine/table/table-rules.ts';
import { afterPlay, startPlay, turnOf } from '../../../src/engine/play/tricks.ts';
import { step } from '../../../src/engine/round/step.ts';
import { isPlaying } from '../../../src/engine/table/readers.ts';
import { type SeatView, viewFor } from '../../../src/engine/round/view.ts';
import { checkRound } from '../../prove/records/check-round.ts';
import { announcementIn } from '../../prove/records/record-contracts.ts';
import { parse, RoundSchema } from '../../prove/records/schemas.ts';

/** A card that somebody played, and the round just before. */
export interface Move {
  readonly round: PlayingRound;
  /** Of the seat that played the card. */
  readonly view: SeatView;
  readonly card: Card;
}

/** Tables of the records: 10/50, runners paid. */
const TABLE_OF = (pack: 32 | 24 | 20) => pureRules(pack);

/** The cards of a recorded round in order of play; undefined if the record does not follow the rules, or has no play. */
export function movesIn(json: unknown): readonly Move[] | undefined {
  const { differences, unsupported } = checkRound(json);
  const parsed = parse(RoundSchema, json);
  if (differences.length > 0 || unsupported !== undefined || !parsed.ok) return undefined;
  const { deck, dealer, contract: input, hands, tricks } = parsed.value;
  const { declarer } = input;
  const rules = TABLE_OF(deck);
  const announcement = announcementIn(input);
  if (typeof declarer !== 'number' || !rowOf(rules, announcement.contract)) return undefined;
  const contract = announcedContract(rules, announcement);
  const dealt = bySeat((seat) => hands[seat] ?? []);
  const players = playersAt(rules);
  const forehand = seatAfter(dealer, 1, players);
  const start: PlayingRound = {
    phase: 'playing',
    rules,
    terms: { dealer },
    entries: [],
    dealt,
    auction: auctionBefore(input.kind, declarer, startAuction(rules.ranking, players, forehand), forehand),
    declarer,
    ...withPartner(partnerOf(contract, dealt)),
    doubling: {},
    play: startPlay({ contract, pack: deck, players }, dealt, forehand),
  };
  const cards = tricks.flatMap((trick) => trick.cards ?? (trick.plays ?? []).flatMap(({ card }) => card ?? []));
  const moves: Move[] = [];
  let round = start;
  for (const card of cards) {
    moves.push({ round, view: viewFor(round, turnOf(round.play)), card });
    round = { ...round, play: afterPlay(round.play, card) };
  }
  return moves;
}

/** The cards of a round of our own in order of play. Throws if its log is refused (programming error). */
export function movesOf({ rules, terms, entries }: Round): readonly Move[] {
  const moves: Move[] = [];
  let round: Round = startRound(rules, terms);
  for (const entry of entries) {
    if (entry.type === 'play' && isPlaying(round))
      moves.push({ round, view: viewFor(round, entry.seat), card: entry.card });
    const next = step(round, entry);
    if (!next.ok) throw new Error(`the log of a round that was played is refused: ${next.because.id}`);
    round = next.round;
  }
  return moves;
}

const withPartner = (partner: Seat | undefined): { readonly partner?: Seat } =>
  partner === undefined ? {} : { partner };

/**
 * Records do not tell the auction. Of a Rufer it is known all the same: who spoke before the declarer passed, and nobody
 * had more. Of other contracts only that the declarer spoke up is taken for certain.
 */
function auctionBefore(kind: string, declarer: Seat, start: AuctionState, forehand: Seat): AuctionState {
  const order = seatsFrom(forehand, start.players);
  const before = order.slice(0, order.indexOf(declarer));
  const silent = kind === 'rufer' ? before : [];
  const said = silent.reduce((auction, seat) => afterCall(auction, seat, 'weiter'), start);
  return { ...afterCall({ ...said, waiting: [declarer] }, declarer, 'spiele'), waiting: [] };
}
