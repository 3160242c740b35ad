// Exact play with double packs against the plain search: random endgames of up to six tricks, points and tricks of every legal card.
import { type Card, cardsOfPack, DOUBLE_PACKS, handSizeOf } from '../../../src/engine/base/cards.ts';
import { announcementsOf, contractOf, type ContractRow } from '../../../src/engine/base/contract.ts';
import { type Random, randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { bySeat, type Seat, seatAfter, SEATS } from '../../../src/engine/base/seats.ts';
import { DOPPELKOPF_CONTRACTS } from '../../../src/engine/contracts/doppelkopf-contracts.ts';
import { DOPPELSCHAFKOPF_GAME } from '../../../src/engine/contracts/doppelschafkopf.ts';
import { legalCards } from '../../../src/engine/play/legality.ts';
import { sideOf } from '../../../src/engine/play/parties.ts';
import { afterPlay, type PlayState, situationOf, startPlay, turnOf } from '../../../src/engine/play/tricks.ts';
import { openCardValues } from '../../../src/engine/search/open-cards.ts';
import { plainValues } from './plain-search.ts';
import { anyOf } from './random-round.ts';
import { count, type Tally } from './selftest.ts';

/** Such endgames have up to so many tricks to come. */
const MOST_DOUBLE_ENDGAME = 6;

/** Contracts of double packs; those in which the Ten of Hearts is the highest trump also with its second copy above the first. */
const ROWS: readonly ContractRow[] = [
  DOPPELSCHAFKOPF_GAME,
  ...DOPPELKOPF_CONTRACTS,
  ...DOPPELKOPF_CONTRACTS.map((row) => ({ ...row, id: `${row.id} second ten`, laterBeats: 'HT' as const })),
];

interface DoubleEndgame {
  readonly play: PlayState;
  readonly declarer: Seat;
  /** Nobody where one plays alone. */
  readonly partner: Seat | undefined;
}

/** What a random endgame of a double pack does not agree in, with its cards. */
export interface DoubleEndgameFailure {
  readonly endgame: number;
  readonly what: string;
  readonly hands: PlayState['hands'];
  readonly trick: PlayState['trick'];
}

/** A position with one to six tricks to come, with up to three cards on the table. */
function randomDoubleEndgame(row: ContractRow, random: Random): DoubleEndgame {
  const pack = anyOf(DOUBLE_PACKS, random);
  const contract = contractOf(row, anyOf(announcementsOf(row), random));
  const cards = shuffled(cardsOfPack(pack), random);
  const size = handSizeOf(pack, 4);
  const hands = bySeat((seat) => cards.slice(seat * size, (seat + 1) * size));
  const [left, onTable] = [MOST_DOUBLE_ENDGAME - random.below(MOST_DOUBLE_ENDGAME), random.below(4)];
  let play = startPlay({ contract, pack, players: 4 }, hands, anyOf(SEATS, random));
  while (play.done.length < size - left || play.trick.cards.length < onTable)
    play = afterPlay(play, anyOf(legalCards(situationOf(play, turnOf(play))), random));
  const declarer = anyOf(SEATS, random);
  const partner = row.parties.kind === 'alone' ? undefined : seatAfter(declarer, 1 + random.below(3), 4);
  return { play, declarer, partner };
}

const written = (values: ReadonlyMap<Card, number>): string =>
  [...values]
    .map(([card, value]) => `${card} ${value}`)
    .sort()
    .join(', ');

/** One random endgame of a seed, solved in both ways; adds its form and the number of values compared to the tally. */
export function checkDoubleEndgame(seed: string, number: number, tally: Tally): DoubleEndgameFailure | undefined {
  const random = randomOf(seed, 'double endgame', number);
  const row = ROWS[number % ROWS.length];
  if (!row) throw new Error('no contracts');
  const { play, declarer, partner } = randomDoubleEndgame(row, random);
  count(tally, `${row.id} ${play.pack}`);
  count(tally, `${play.hands[turnOf(play)].length} tricks to come`);
  count(tally, `${play.trick.cards.length} cards on the table`);
  for (const counted of ['points', 'tricks'] as const) {
    const plain = plainValues(play, sideOf(declarer, partner), counted);
    count(tally, 'values', plain.size);
    const [solved, expected] = [written(openCardValues(play, declarer, partner, counted)), written(plain)];
    if (solved !== expected)
      return {
        endgame: number,
        what: `${row.id}, ${counted}: solver ${solved}; plain search ${expected}`,
        hands: play.hands,
        trick: play.trick,
      };
  }
  return undefined;
}
