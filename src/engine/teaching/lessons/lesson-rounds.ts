// Real rounds for lessons: four hands, an auction with one bidder, the announced game, cards already played.
import { type Card, cardsOfPack } from '../../base/cards.ts';
import { entriesForHands } from '../../table/dealing.ts';
import type { Entry } from '../../table/log.ts';
import { type AnnouncingRound, type PlayingRound, type Round, startRound } from '../../table/round.ts';
import { type BySeat, bySeat, type Seat, seatAfter, SEATS, seatsFrom } from '../../base/seats.ts';
import { step, turnIn } from '../../round/step.ts';
import { isPlaying } from '../../table/readers.ts';
import { cards, type Game, LESSON_RULES } from './position.ts';
import { handSizeAt, playersAt } from '../../table/table-rules.ts';

export interface RoundText {
  /** Hands of the four seats as text; what is missing of a hand is filled up with what is left of the pack, in its order. */
  readonly hands: BySeat<string>;
  readonly game: Game;
  /** Who leads to the first trick; forehand. */
  readonly leader: Seat;
  /** Cards already played, in order of play. */
  readonly played?: string;
}

/** The round after these entries. Throws with the first one that the rules refuse (programming error). */
export function after(round: Round, ...entries: readonly Entry[]): Round {
  return entries.reduce((now, entry) => {
    const next = step(now, entry);
    if (next.ok) return next.round;
    throw new Error(`${JSON.stringify(entry)} refused in ${now.phase}: ${next.because.id}`);
  }, round);
}

/** Four whole hands. Throws if a card is given twice. */
export function wholeHands(texts: BySeat<string>): BySeat<readonly Card[]> {
  const given = bySeat((seat) => cards(texts[seat]));
  const used = SEATS.flatMap((seat) => given[seat]);
  if (new Set(used).size !== used.length) throw new Error(`a card is given twice: ${used.join(' ')}`);
  const left = cardsOfPack(LESSON_RULES.pack).filter((card) => !used.includes(card));
  const size = handSizeAt(LESSON_RULES);
  return bySeat((seat) => [...given[seat], ...left.splice(0, size - given[seat].length)]);
}

/** The round when the declarer, who was the only bidder, is to announce. */
export function toAnnounce(hands: BySeat<readonly Card[]>, declarer: Seat, leader: Seat): AnnouncingRound {
  const terms = { dealer: seatAfter(leader, -1, playersAt(LESSON_RULES)) };
  const order = seatsFrom(leader, playersAt(LESSON_RULES));
  const at = order.indexOf(declarer);
  const calls = order.map((seat, index): Entry => {
    const call = index < at ? 'weiter' : index === at ? 'spiele' : 'gut';
    return { type: 'call', seat, call };
  });
  const round = after(startRound(LESSON_RULES, terms), ...entriesForHands(LESSON_RULES, terms, hands), ...calls);
  if (round.phase !== 'announcing') throw new Error(`the auction has ended in ${round.phase}`);
  return round;
}

/** A round in which cards are played. */
export function roundOf({ hands, game, leader, played = '' }: RoundText): PlayingRound {
  const announcing = toAnnounce(wholeHands(hands), game.declarer, leader);
  const start = after(announcing, { type: 'announce', seat: game.declarer, announcement: game.announcement });
  return cards(played).reduce((round, card) => playing(withCard(round, card)), playing(start));
}

/** The round after the seat whose turn it is has played a card. */
export function withCard(round: Round, card: Card): Round {
  const seat = turnIn(round);
  if (seat === undefined) throw new Error(`nobody is to play ${card}`);
  return after(round, { type: 'play', seat, card });
}

/** The round as one in which cards are played. Throws if it is none (programming error). */
export function playing(round: Round): PlayingRound {
  if (!isPlaying(round)) throw new Error(`no cards are played in ${round.phase}`);
  return round;
}
