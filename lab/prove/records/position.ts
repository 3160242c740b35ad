// Records of positions (`record: "position"`): read strictly, dealt back to full hands and played again up to the card to choose.
import { type Card, cardsOfPack, handSizeOf } from '../../../src/engine/base/cards.ts';
import {
  type Announcement,
  announcementsOf,
  type Contract,
  contractOf,
  type ContractRow,
  sameAnnouncement,
} from '../../../src/engine/base/contract.ts';
import { judgePlay } from '../../../src/engine/play/legality.ts';
import { partnerOf, sideOf } from '../../../src/engine/play/parties.ts';
import { type BySeat, bySeat, type Seat, seatAfter, stepsBetween } from '../../../src/engine/base/seats.ts';
import {
  afterPlay,
  completed,
  type CompletedTrick,
  type PlayState,
  situationOf,
  startPlay,
  turnOf,
} from '../../../src/engine/play/tricks.ts';
import { compare, type Difference, nonsense } from './difference.ts';
import { trickAgain } from './replay-tricks.ts';
import { BY_POINTS, kindOf, type RecordKind, rowOfRecord } from './record-contracts.ts';
import { parse, type PositionContract, PositionHeadSchema, type PositionInput, PositionSchema } from './schemas.ts';

/** Contracts whose positions have exact values; only points count in them, so a Tout has the row of its plain game. */
const VALUED: readonly RecordKind[] = BY_POINTS;

/** A position that makes sense. */
export interface KnownPosition {
  readonly play: PlayState;
  readonly declarer: Seat;
  readonly partner: Seat | undefined;
  /** Card points of each side in completed tricks. */
  readonly made: { readonly declarerSide: number; readonly defenders: number };
  /** What the record says about the values of the legal cards. */
  readonly values: Readonly<Record<string, number>> | undefined;
}

export type ReadPosition =
  | { readonly ok: true; readonly position: KnownPosition }
  | { readonly ok: false; readonly differences: readonly Difference[]; readonly unsupported?: string };

/** The position of a record, or everything that is wrong with it (`values` apart, which are not looked at). */
export function readPosition(json: unknown): ReadPosition {
  const head = parse(PositionHeadSchema, json);
  if (!head.ok) return head;
  const { game, contract } = head.value;
  if (game && game !== 'schafkopf') return { ok: false, differences: [], unsupported: `game ${game}` };
  const kind = VALUED.find((each) => each === kindOf(contract.kind));
  if (!kind) return { ok: false, differences: [], unsupported: `position of a ${contract.kind}` };
  const parsed = parse(PositionSchema, json);
  return parsed.ok ? positionIn(parsed.value, rowOfRecord(kind, 'plain', {})) : parsed;
}

function positionIn(record: PositionInput, row: ContractRow): ReadPosition {
  const { contract, differences: objections } = contractIn(record.contract, row);
  const wrongCards = [
    ...objectionsToTricks(record),
    ...(contract ? objectionsToLeaders(record, contract) : []),
    ...objectionsToCards(record),
  ];
  if (!contract || wrongCards.length > 0) return { ok: false, differences: [...objections, ...wrongCards] };
  const dealt = dealtHands(record);
  const { differences: wrongPlays, end } = playedAgain(record, contract, dealt);
  const wrong = [...objections, ...objectionsToParties(record.contract, contract, dealt), ...wrongPlays];
  if (!end) return { ok: false, differences: wrong };
  const { declarer } = record.contract;
  const partner = partnerOf(contract, dealt);
  const made = pointsMade(end.done, sideOf(declarer, partner));
  const differences = [
    ...wrong,
    ...compare('turn', record.turn, turnOf(end)),
    ...compare('points.declarer_side', record.points?.declarer_side, made.declarerSide),
    ...compare('points.defenders', record.points?.defenders, made.defenders),
  ];
  if (differences.length > 0) return { ok: false, differences };
  return { ok: true, position: { play: end, declarer, partner, made, values: record.values ?? undefined } };
}

/** The contract, with trump suit or called card as the row wants them. */
function contractIn(
  { kind, suit, called, tout }: PositionContract,
  row: ContractRow,
): { readonly contract?: Contract; readonly differences: readonly Difference[] } {
  const announcement: Announcement = { contract: row.id, ...(suit && { trump: suit }), ...(called && { called }) };
  if (!announcementsOf(row).some((each) => sameAnnouncement(each, announcement))) {
    const inSuit = row.parties.kind === 'calledAce' ? Boolean(suit) : !called;
    const path = inSuit ? 'contract.suit' : 'contract.called';
    return { differences: [nonsense(path, inSuit ? suit : called, `does not fit a ${kind}`)] };
  }
  const noTout = tout && row.parties.kind !== 'alone';
  return {
    contract: contractOf(row, announcement),
    differences: noTout ? [nonsense('contract.tout', tout, `there is no Tout of a ${kind}`)] : [],
  };
}

/** Number of tricks, and of cards in each; a trick of four cards is complete and belongs to `tricks`. */
function objectionsToTricks({ deck, tricks, trick }: PositionInput): readonly Difference[] {
  const most = handSizeOf(deck, 4);
  const wrong = tricks.flatMap(({ cards }, index) =>
    cards.length === 4 ? [] : [nonsense(`tricks[${index}].cards`, cards, 'not four cards')],
  );
  if (tricks.length > most) wrong.push(nonsense('tricks', tricks.length, `more than ${most} tricks`));
  if (trick.cards.length > 3) wrong.push(nonsense('trick.cards', trick.cards, 'more than three cards'));
  return wrong;
}

/** Whoever takes a trick leads the next one. */
function objectionsToLeaders({ deck, tricks, trick }: PositionInput, contract: Contract): readonly Difference[] {
  return tricks.flatMap(({ leader, cards }, index) => {
    const next = tricks[index + 1];
    const path = next ? `tricks[${index + 1}].leader` : 'trick.leader';
    if (cards.length !== 4) return [];
    return compare(
      path,
      (next ?? trick).leader,
      completed({ leader, cards }, { contract, pack: deck, players: 4 }).winner,
    );
  });
}

interface Placed {
  readonly path: string;
  readonly card: Card;
}

/** Every card of the record with its place: hands first, then the completed tricks, then the one on the table. */
const placedCards = ({ hands, tricks, trick }: PositionInput): readonly Placed[] => [
  ...hands.flatMap((hand, seat) => hand.map((card, at) => ({ path: `hands[${seat}][${at}]`, card }))),
  ...tricks.flatMap(({ cards }, n) => cards.map((card, at) => ({ path: `tricks[${n}].cards[${at}]`, card }))),
  ...trick.cards.map((card, at) => ({ path: `trick.cards[${at}]`, card })),
];

/** Cards that come twice or are not in the pack, and hands that are too long or too short for the tricks played. */
function objectionsToCards(record: PositionInput): readonly Difference[] {
  const { deck, hands, tricks, trick } = record;
  const pack = new Set(cardsOfPack(deck));
  const seen = new Set<Card>();
  const wrongCards = placedCards(record).flatMap(({ path, card }) => {
    const twice = seen.has(card);
    seen.add(card);
    if (twice) return [nonsense(path, card, 'the card comes twice')];
    return pack.has(card) ? [] : [nonsense(path, card, `not in the pack of ${deck}`)];
  });
  const wrongSizes = bySeat((seat) => {
    const played = tricks.length + (stepsBetween(trick.leader, seat, 4) < trick.cards.length ? 1 : 0);
    const left = handSizeOf(deck, 4) - played;
    const hand = hands[seat] ?? [];
    return hand.length === left ? [] : [nonsense(`hands[${seat}]`, hand, `${hand.length} cards instead of ${left}`)];
  });
  return [...wrongCards, ...wrongSizes.flat()];
}

/** The hands at the start of play, if everybody who is said to have led has led. */
function dealtHands({ hands, tricks, trick }: PositionInput): BySeat<readonly Card[]> {
  const all = bySeat((seat): Card[] => [...(hands[seat] ?? [])]);
  for (const { leader, cards } of [...tricks, trick])
    cards.forEach((card, place) => all[seatAfter(leader, place, 4)].push(card));
  return all;
}

function objectionsToParties(
  { declarer, partner, called }: PositionContract,
  contract: Contract,
  dealt: BySeat<readonly Card[]>,
): readonly Difference[] {
  const holder = partnerOf(contract, dealt);
  const ownAce = holder === declarer ? [nonsense('contract.called', called, 'the declarer holds it')] : [];
  return [...ownAce, ...compare('contract.partner', partner, holder ?? null)];
}

interface Again {
  readonly differences: readonly Difference[];
  /** Undefined if the record cannot be played so far. */
  readonly end?: PlayState;
}

/** Plays all cards of the record, those on the table too. */
function playedAgain(
  { deck, tricks, trick }: PositionInput,
  contract: Contract,
  dealt: BySeat<readonly Card[]>,
): Again {
  const differences: Difference[] = [];
  let play = startPlay({ contract, pack: deck, players: 4 }, dealt, (tricks[0] ?? trick).leader);
  for (const [index, each] of tricks.entries()) {
    const next = trickAgain(each, `tricks[${index}]`, play);
    differences.push(...next.differences);
    if (!next.end) return { differences };
    play = next.end;
  }
  for (const [place, card] of trick.cards.entries()) {
    const verdict = judgePlay(situationOf(play, turnOf(play)), card);
    if (!verdict.legal) differences.push(nonsense(`trick.cards[${place}]`, card, verdict.because.id));
    if (!play.hands[turnOf(play)].includes(card)) return { differences };
    play = afterPlay(play, card);
  }
  return { differences, end: play };
}

function pointsMade(done: readonly CompletedTrick[], side: readonly Seat[]): KnownPosition['made'] {
  const sum = (tricks: readonly CompletedTrick[]): number => tricks.reduce((total, { points }) => total + points, 0);
  return {
    declarerSide: sum(done.filter(({ winner }) => side.includes(winner))),
    defenders: sum(done.filter(({ winner }) => !side.includes(winner))),
  };
}
