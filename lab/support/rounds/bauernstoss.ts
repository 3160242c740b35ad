// Rounds of Bauernstoss and Alter Schoofkopp with wanted cards.
import type { Card, Suit } from '../../../src/engine/base/cards.ts';
import type { BySeat, Seat } from '../../../src/engine/base/seats.ts';
import type { Game } from '../../../src/engine/games/shelf.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { entriesForHands } from '../../../src/engine/table/dealing.ts';
import type { Decision } from '../../../src/engine/table/log.ts';
import { type Round, startRound } from '../../../src/engine/table/round.ts';
import { gameRulesOf } from '../../../src/engine/table/table-rules.ts';
import type { Chalk } from '../../../src/engine/table/terms.ts';
import { number } from './deutscher.ts';
import { after, announce, call, cards, play } from './rounds.ts';

/** Games with chalk. */
export type ChalkGame = Extract<Game, 'bauernstoss' | 'schoofkopp'>;

export const STOSS_RULES = gameRulesOf('bauernstoss', PURE_2007);
export const SCHOOFKOPP_RULES = gameRulesOf('schoofkopp', PURE_2007);
const RULES = { bauernstoss: STOSS_RULES, schoofkopp: SCHOOFKOPP_RULES } as const;

/** Seat 0 could play a Solo; seat 3 holds the lowest Unter, seats 1 and 2 none. */
export const STOSS_HANDS = [
  cards('EU GU HU EA ET EK GA H8'),
  cards('EO E8 G9 G8 HK HO SA ST'),
  cards('E9 GO GT GK HA HT S9 S8'),
  cards('SU E7 G7 H9 H7 SK SO S7'),
] as const;

/** Seat 0 holds all four. */
export const FOUR_UNTERS = [
  cards('EU GU HU SU EA ET EK E9'),
  cards('EO E8 E7 G9 G8 HK HO SA'),
  cards('GO GT GK HA HT S9 S8 S7'),
  cards('GA G7 H9 H8 H7 SK SO ST'),
] as const;

/** What is dealt before anybody speaks; the side of seats 0 and 2 has the chalk if nothing else is said. */
export function stossDealt(
  given: { chalk?: Chalk; game?: ChalkGame; dealer?: Seat; hands?: BySeat<readonly Card[]> } = {},
): Round {
  const { chalk = 0, game = 'bauernstoss', dealer = 3, hands = STOSS_HANDS } = given;
  const rules = RULES[game];
  const terms = { dealer, chalk };
  return after(startRound(rules, terms), ...entriesForHands(rules, terms, hands));
}

export const solo = (seat: Seat, kind: 'small' | 'big', trump: Suit): Decision =>
  announce(seat, { contract: `${kind}-solo`, trump });

export const give = (seat: Seat, card: Card): Decision => ({ type: 'give', seat, card });
export const handBack = (seat: Seat, card: Card): Decision => ({ type: 'return', seat, card });

/** A small Solo is announced, and seat 0 gives a card. */
export const stossGiving = (): Round => after(stossDealt(), solo(0, 'small', 'E'));
/** A card was given face down, or an Unter openly, and seat 2 gives one back. */
export const stossGiven = (card: Card = 'H8'): Round => after(stossGiving(), give(0, card));
/** Cards have been exchanged, and seat 0 leads; seat 2 takes no part. */
export const stossSolo = (card: Card = 'H8'): Round => after(stossGiven(card), handBack(2, 'E9'));

/** Seat 3 leads its Unter in a game of seat 0 with Acorns as trumps. */
export const stossLordLed = (): Round =>
  after(
    stossDealt({ dealer: 2 }),
    number(3, 4, 'S'),
    number(0, 6, 'E'),
    call(1, 'weiter'),
    call(2, 'weiter'),
    play(3, 'SU'),
  );
