// What the page is told of a position: its table, and what it comes to.
import { type Card, copiesIn, facesOfPack, ranksOfPack } from '../../engine/base/cards.ts';
import { announcementsOf } from '../../engine/base/contract.ts';
import { type BySeat, bySeat, type Players, seatAt } from '../../engine/base/seats.ts';
import type { GameId } from '../../engine/games/shelf.ts';
import type { HouseRules } from '../../engine/options/options.ts';
import type { Trick } from '../../engine/play/tricks.ts';
import { orderOf } from '../../engine/play/order.ts';
import { changesHands, hasDeclarer } from '../../engine/positions/laid.ts';
import { type Position, rulesOf } from '../../engine/positions/position.ts';
import type { Playable } from '../../engine/positions/position-round.ts';
import { legalDecisions, turnIn, zonesOf } from '../../engine/round/step.ts';
import { playedCard } from '../../engine/table/readers.ts';
import { handOrderContract, handSizeAt, playersAt, seatsAt } from '../../engine/table/table-rules.ts';
import type { PositionTable, PositionView } from '../../shared/calls/positions.ts';
import { positionText } from './position-text.ts';
import type { Notation } from './written-cards.ts';

/** What positions at a table are made of. */
export function tableOf(game: GameId, house: HouseRules): PositionTable {
  const rules = rulesOf({ game, house });
  const rows = [...rules.contracts, ...(rules.imposed ?? [])];
  return {
    seats: [...seatsAt(rules)],
    handSize: handSizeAt(rules),
    cards: [...facesOfPack(rules.pack)],
    ranks: [...ranksOfPack(rules.pack)],
    copies: copiesIn(rules.pack),
    offers: rows
      .filter((row) => row.goal.kind !== 'laidDown' && !changesHands(row))
      .flatMap((row) => announcementsOf(row).map((announcement) => ({ announcement, declarer: hasDeclarer(row) }))),
  };
}

const shownTrick = (trick: Trick, players: Players) => ({
  cards: trick.cards.map((card, place) => ({ seat: seatAt(trick, place, players), card })),
});

export function viewOf(position: Position, { laid, round, certain }: Playable, notation: Notation): PositionView {
  const { rules, contract, known, done, trick } = laid;
  const order = orderOf(contract ?? handOrderContract(rules), rules.pack);
  const sorted = (hands: BySeat<readonly Card[]>): PositionView['known'] =>
    bySeat((seat) => [...order.sort(hands[seat])]);
  const turn = turnIn(round);
  const named = turn === undefined ? [] : known[turn];
  const decisions = turn === undefined ? [] : legalDecisions(round, turn);
  const players = playersAt(rules);
  return {
    outcome: 'fits',
    known: sorted(known),
    tricks: [
      ...done.map((each) => ({ ...shownTrick(each, players), winner: each.winner })),
      ...(trick.cards.length > 0 ? [shownTrick(trick, players)] : []),
    ],
    ...(turn !== undefined && { turn }),
    choices: decisions.filter((decision) => {
      const card = playedCard(decision);
      return card === undefined ? named.length === handSizeAt(rules) : named.includes(card);
    }),
    certain,
    shown: sorted(zonesOf(round).held),
    text: positionText(position, notation),
  };
}
