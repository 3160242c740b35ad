// A deal of a contract that is to be measured: somebody has a hand for it, and the auction is left out.
import { announceObjection } from '../../../src/engine/play/announce-rules.ts';
import { noAuction } from '../../../src/engine/auction/auction.ts';
import { winChance } from '../../../src/engine/bots/bidding/plans.ts';
import { contractFor } from '../../../src/engine/table/announced-contract.ts';
import { type Card, cardsOfPack, pointsOf } from '../../../src/engine/base/cards.ts';
import { type Announcement, announcementsOf, type ContractRow } from '../../../src/engine/base/contract.ts';
import type { RoundTerms } from '../../../src/engine/table/log.ts';
import { orderOf } from '../../../src/engine/play/order.ts';
import { announced } from '../../../src/engine/phases/announcing.ts';
import { type Random, shuffled } from '../../../src/engine/base/random.ts';
import { forehandOf, type PlayingRound } from '../../../src/engine/table/round.ts';
import { type BySeat, bySeat, type Seat, seatAfter, seatsFrom, withSeat } from '../../../src/engine/base/seats.ts';
import { isPlaying } from '../../../src/engine/table/readers.ts';
import { handSizeAt, playersAt, seatsAt, type TableRules } from '../../../src/engine/table/table-rules.ts';
import { tableWith } from './contract-table.ts';
import { deckAt } from '../../../src/engine/bots/bidding/decks.ts';

/** Who plays what with which hands. */
interface Game {
  readonly dealt: BySeat<readonly Card[]>;
  readonly declarer: Seat;
  readonly announcement: Announcement;
  /** Who offered a trump (Hochzeit). */
  readonly partner?: Seat;
}

/** Fitted chances to win between which a game is worth playing and not yet won. */
const CONTESTED = { from: 0.45, to: 0.9 } as const;

/** Deals are drawn so often at most. */
const MOST_DRAWS = 200_000;

/** A round in its first trick, in which the contract has been announced. Throws if no hand for it is found. */
export function chosenGame(rules: TableRules, row: ContractRow, terms: RoundTerms, random: Random): PlayingRound {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const cards = shuffled(cardsOfPack(rules.pack), random);
    const size = handSizeAt(rules);
    const game = gameIn(
      rules,
      row,
      terms,
      bySeat((seat) => cards.slice(seat * size, (seat + 1) * size)),
    );
    if (game) return playing(tableWith(rules, row), terms, game);
  }
  throw new Error(`no hand for ${row.id} was found`);
}

function gameIn(
  rules: TableRules,
  row: ContractRow,
  terms: RoundTerms,
  dealt: BySeat<readonly Card[]>,
): Game | undefined {
  switch (row.parties.kind) {
    case 'alone':
    case 'calledAce':
      return chosenIn(rules, row, terms, dealt);
    case 'opposite':
      return { dealt, declarer: forehandOf({ rules, terms }), announcement: { contract: row.id } };
    case 'offered':
      return weddingIn(rules, row, dealt);
    default:
      throw new Error(`nobody announces ${row.id}`);
  }
}

/** The seat and announcement most likely to win, if that is neither hopeless nor won already. */
function chosenIn(rules: TableRules, row: ContractRow, terms: RoundTerms, dealt: Game['dealt']): Game | undefined {
  const forehand = forehandOf({ rules, terms });
  const games = seatsFrom(forehand, playersAt(rules)).flatMap((declarer) =>
    announcementsOf(row).flatMap((announcement) => {
      const contract = contractFor(row, announcement);
      if (announceObjection(contract, rules.pack, dealt[declarer])) return [];
      const chance = winChance(contract, deckAt(rules), dealt[declarer], declarer === forehand ? 1 : 0);
      return [{ dealt, declarer, announcement, chance }];
    }),
  );
  const contested = games.filter(({ chance }) => chance >= CONTESTED.from && chance <= CONTESTED.to);
  return contested.reduce<(typeof games)[number] | undefined>(
    (best, each) => (best && best.chance >= each.chance ? best : each),
    undefined,
  );
}

/** A hand with a single trump, which goes to the next player for his cheapest plain card. */
function weddingIn(rules: TableRules, row: ContractRow, dealt: Game['dealt']): Game | undefined {
  const announcement = { contract: row.id };
  const order = orderOf(contractFor(row, announcement), rules.pack);
  const trumpsOf = (seat: Seat): readonly Card[] => dealt[seat].filter((card) => order.groupOf(card) === 'trump');
  const partner = seatsAt(rules).find((seat) => trumpsOf(seat).length === 1);
  if (partner === undefined) return undefined;
  const declarer = seatAfter(partner, 1, playersAt(rules));
  const [offered] = trumpsOf(partner);
  const plain = dealt[declarer].filter((card) => order.groupOf(card) !== 'trump');
  const [back] = [...plain].sort((a, b) => pointsOf(a) - pointsOf(b));
  if (offered === undefined || back === undefined) return undefined;
  const swapped = (seat: Seat, gone: Card, come: Card): readonly Card[] =>
    dealt[seat].map((card) => (card === gone ? come : card));
  const given = withSeat(dealt, partner, swapped(partner, offered, back));
  return { dealt: withSeat(given, declarer, swapped(declarer, back, offered)), declarer, announcement, partner };
}

function playing(rules: TableRules, terms: RoundTerms, { dealt, declarer, announcement, partner }: Game): PlayingRound {
  const auction = noAuction(rules.ranking, playersAt(rules), forehandOf({ rules, terms }));
  const round = announced(
    { phase: 'announcing', rules, terms, entries: [], dealt, auction, declarer, level: 0 },
    announcement,
  );
  if (!isPlaying(round)) throw new Error(`no card is played in ${announcement.contract}`);
  return partner === undefined ? round : { ...round, partner };
}
