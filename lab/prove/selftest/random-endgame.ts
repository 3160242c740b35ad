// Random positions near the end of a deal, with many in which the called suit has not been led and its ace may run away.
import {
  type Card,
  cardsOfPack,
  handSizeOf,
  type PackSize,
  SINGLE_PACKS,
  suitOf,
} from '../../../src/engine/base/cards.ts';
import {
  announcementsOf,
  type Contract,
  contractOf,
  type ContractRow,
  USUAL_CALLED,
} from '../../../src/engine/base/contract.ts';
import { BETTEL_RANKINGS, bettelRow, OVERTAKING } from '../../../src/engine/contracts/bettel.ts';
import { TEN_LOW } from '../../../src/engine/contracts/pure.ts';
import { ALL_CONTRACTS } from '../../../src/engine/contracts/registry.ts';
import { legalCards } from '../../../src/engine/play/legality.ts';
import { orderOf } from '../../../src/engine/play/order.ts';
import { partnerFor, partnerOf } from '../../../src/engine/play/parties.ts';
import { type Random, shuffled } from '../../../src/engine/base/random.ts';
import {
  type BySeat,
  bySeat,
  type Players,
  type Seat,
  seatAfter,
  SEATS,
  seatsOf,
} from '../../../src/engine/base/seats.ts';
import {
  afterPlay,
  calledSuitLed,
  type PlayState,
  situationOf,
  startPlay,
  turnOf,
} from '../../../src/engine/play/tricks.ts';
import { anyOf } from './random-round.ts';

export interface Endgame {
  readonly play: PlayState;
  readonly declarer: Seat;
  readonly partner: Seat | undefined;
}

/** A Bettel in every form that a table may agree on, named by what makes its play different. */
const BETTELS: readonly ContractRow[] = BETTEL_RANKINGS.flatMap((ranking) =>
  OVERTAKING.map((overtake) => ({
    ...bettelRow({ ranking, overtake, firstLead: 'forehand' }),
    id: ['bettel', ...(ranking === 'null' ? [] : [ranking]), ...(overtake === 'none' ? [] : [overtake])].join(' '),
  })),
);

const LOW_TENS = ['rufer', 'wenz', 'solo', 'suit-geier'];

/** Contracts that an endgame may have: every row with a declaring side and cards to play, and some with low Tens. */
export const ENDGAME_ROWS: readonly ContractRow[] = [
  ...ALL_CONTRACTS.filter(({ goal }) => goal.kind === 'points' || goal.kind === 'everyTrick'),
  ...BETTELS,
  ...ALL_CONTRACTS.filter(({ id }) => LOW_TENS.includes(id)).map((row) => ({
    ...row,
    id: `${row.id} low ten`,
    plain: TEN_LOW,
  })),
];

/** How often a deal is tried again until somebody may run away. */
const TRIES = 20;

/** A position with at most `most` (1 or more) tricks to come, at a trick boundary or with up to three cards on the table. */
export function randomEndgame(row: ContractRow, most: number, random: Random): Endgame {
  const contract = contractOf(row, anyOf(announcementsOf(row), random));
  if (contract.called !== undefined && most >= USUAL_CALLED.runAwayMin && random.below(2) > 0) {
    for (let tries = 1; ; tries++) {
      const endgame = lockedEndgame(contract, most, random);
      if (mayRunAway(endgame.play) || tries === TRIES) return endgame;
    }
  }
  const pack = anyOf(SINGLE_PACKS, random);
  const players = contract.row.parties.kind === 'alone' && pack === 24 && random.below(2) === 0 ? 3 : 4;
  const hands = dealt(shuffled(cardsOfPack(pack), random), players);
  const left = Math.min(most - random.below(most), handSizeOf(pack, players));
  const idle = row.sitsOut && anyOf(seatsOf(players), random);
  const playing = seatsOf(players).filter((seat) => seat !== idle);
  const play = startPlay({ contract, pack, players }, hands, anyOf(playing, random), idle);
  return endgameOf(
    playedDown(play, left, random.below(playing.length), (now) => anyOf(legalIn(now), random)),
    hands,
    random,
  );
}

/** An endgame of a deal in which the called ace lies with other cards of its suit, and nobody likes to play the suit. */
function lockedEndgame(contract: Contract, most: number, random: Random): Endgame {
  const pack = anyOf([32, 24] as const, random);
  const hands = dealtToRunAway(contract, pack, random);
  const left = most - random.below(most - USUAL_CALLED.runAwayMin + 1);
  const play = startPlay({ contract, pack, players: 4 }, hands, anyOf(SEATS, random));
  return endgameOf(
    playedDown(play, left, random.below(4) === 0 ? random.below(4) : 0, (now) => shyCard(now, random)),
    hands,
    random,
  );
}

/** Plays until `left` tricks are to come and `table` cards lie on the table. */
function playedDown(play: PlayState, left: number, table: number, choose: (play: PlayState) => Card): PlayState {
  const done = handSizeOf(play.pack, play.players) - left;
  let now = play;
  while (now.done.length < done || now.trick.cards.length < table) now = afterPlay(now, choose(now));
  return now;
}

function endgameOf(play: PlayState, hands: BySeat<readonly Card[]>, random: Random): Endgame {
  const holder = partnerOf(play.contract, hands);
  const { players } = play;
  const { idle } = play.trick;
  const declarer =
    idle === undefined ? seatAfter(holder ?? 0, 1 + random.below(players - 1), players) : seatAfter(idle, 2, players);
  const offered = play.contract.row.parties.kind === 'offered';
  const partner = offered
    ? seatAfter(declarer, 1 + random.below(3), players)
    : partnerFor(play.contract, hands, declarer);
  return { play, partner, declarer };
}

const dealt = (cards: readonly Card[], players: Players): BySeat<readonly Card[]> => {
  const size = cards.length / players;
  return bySeat((seat) => cards.slice(seat * size, (seat + 1) * size));
};

/** A deal in which the called ace lies with as many cards of its suit as running away takes, if the pack has them. */
function dealtToRunAway(contract: Contract, pack: PackSize, random: Random): BySeat<readonly Card[]> {
  const { called } = contract;
  const suit = called ? shuffled(orderOf(contract, pack).cardsOf(suitOf(called)), random) : [];
  const long = [...suit].sort((a, b) => Number(b === called) - Number(a === called)).slice(0, USUAL_CALLED.runAwayMin);
  const others = shuffled(
    cardsOfPack(pack).filter((card) => !long.includes(card)),
    random,
  );
  const hands = dealt([...long, ...others], 4);
  const turned = random.below(4);
  return bySeat((seat) => hands[seatAfter(seat, turned, 4)]);
}

const legalIn = (play: PlayState): readonly Card[] => legalCards(situationOf(play, turnOf(play)));

/** A legal card, of the called suit only if there is no other: so its ace stays where it is for long. */
function shyCard(play: PlayState, random: Random): Card {
  const { contract, pack } = play;
  const order = orderOf(contract, pack);
  const legal = legalIn(play);
  const others = legal.filter((card) => !contract.called || order.groupOf(card) !== suitOf(contract.called));
  return anyOf(others.length > 0 ? others : legal, random);
}

/** Whether the seat to play leads, holds the called ace and may lead another card of its suit. */
export function mayRunAway(play: PlayState): boolean {
  const { contract, pack, trick } = play;
  const { called } = contract;
  const hand = play.hands[turnOf(play)];
  if (called === undefined || !hand.includes(called) || trick.cards.length > 0 || calledSuitLed(play)) return false;
  const order = orderOf(contract, pack);
  return hand.filter((card) => order.groupOf(card) === suitOf(called)).length >= USUAL_CALLED.runAwayMin;
}
