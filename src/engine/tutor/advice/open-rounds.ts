// A round in which cards are played, as the solver needs it: with all cards open.
import type { OpenRamsch } from '../../bots/ramsch/ramsch-payoffs.ts';
import { doublingsIn } from '../../doubling/doublings-in.ts';
import { settledPartner } from '../../play/parties.ts';
import { bySeat } from '../../base/seats.ts';
import type { World } from '../../inference/worlds.ts';
import { pileOf, seatsAt, widowPlaceOf } from '../../table/table-rules.ts';
import { declarerOf, type PlayingRound } from '../../table/round.ts';
import type { Game } from '../../open-game/open-game.ts';

/** The open side of a round in which cards are played; with a called card the hands of a deal tell who the partner is. */
export const gameOf = (round: PlayingRound): Game => ({
  rules: round.rules,
  contract: round.play.contract,
  declarer: declarerOf(round),
  partner: settledPartner(round.play.contract, round.partner)?.seat,
  doubling: round.doubling,
  doublings: doublingsIn(round),
  carried: round.terms.carried,
  trick: round.play.trick,
  done: round.play.done,
});

/** The cards in each place: those that players hold, those in their piles, and those that lie apart. */
export const worldIn = ({ rules, play, piles, widow, laidAway = widow }: PlayingRound): World =>
  laidAway
    ? bySeat((place) => (place === widowPlaceOf(rules) ? laidAway : play.hands[place]))
    : piles
      ? bySeat((place) => {
          const owner = seatsAt(rules).find((seat) => pileOf(rules, seat) === place);
          return owner === undefined ? play.hands[place] : piles[owner];
        })
      : play.hands;

/** The same of a Ramsch, which has no declarer. */
export const ramschOf = (round: PlayingRound): OpenRamsch => ({
  rules: round.rules,
  contract: round.play.contract,
  trick: round.play.trick,
  done: round.play.done,
  doublings: doublingsIn(round),
  dealer: round.terms.dealer,
  hands: worldIn(round),
});
