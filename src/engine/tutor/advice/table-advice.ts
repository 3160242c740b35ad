// Advice where cards are played from the table: the choice, the Spritz and every card, in imagined deals that are played out.
import { chanceFacts, factsOfChoice, factsOfTableCard } from '../../bots/officers/table-player.ts';
import {
  cardsInDeals,
  choicesInDeals,
  inDeal,
  spritzInDeals,
  type TableEffort,
  tableGameOf,
} from '../../bots/officers/valued.ts';
import type { InDeals } from '../../bots/sampling/in-deals.ts';
import type { Card } from '../../base/cards.ts';
import type { Fact } from '../../inference/facts.ts';
import { dealNow } from '../../inference/table-deals.ts';
import type { Outcome } from '../../open-game/outcomes.ts';
import { tableOutcome, tableOutcomes } from '../../open-game/table-outcomes.ts';
import { orderOf } from '../../play/order.ts';
import { cardsPlayed } from '../../play/tricks.ts';
import { type SeatView, viewFor } from '../../round/view.ts';
import { type LaidOut, laidOut } from '../../table/laid-out.ts';
import type { Decision } from '../../table/log.ts';
import { decisionsOf, playedCard } from '../../table/readers.ts';
import type { PlayingRound, Round } from '../../table/round.ts';
import type { Seat } from '../../base/seats.ts';
import type { Advice, AdviceThink, Considered } from './advice.ts';
import { forTrick, rowOf } from './effort.ts';
import { sameDecision } from './grade.ts';
import { rankedBy } from './ranking.ts';
import { Scores } from '../../bots/sampling/scores.ts';
import { stakeOf } from './stake.ts';

/** Cards left from which on the rest of a deal is played as well as can be. */
const EXACT = 10;

/** The same in hindsight, where a single deal is looked at. */
const EXACT_IN_HINDSIGHT = 14;

const effortOf = ({ tricks }: SeatView, { effort }: AdviceThink): TableEffort => ({
  deals: forTrick(rowOf(effort).worlds, tricks.length),
  exact: EXACT,
});

type FactsAt = (valued: InDeals, at: number) => readonly Fact[];

function advised(view: SeatView, valued: InDeals, factsAt: FactsAt): Advice {
  const scores = new Scores(valued.decisions.length);
  for (const outcomes of valued.outcomes) scores.add(outcomes, 1);
  const stake = stakeOf(view);
  const ranked = rankedBy(valued.decisions, scores, 'drawn', stake);
  const at = indexOf(valued, ranked[0]?.decision);
  return {
    basis: 'yourView',
    seat: view.seat,
    ranked,
    stake,
    worlds: { of: 'drawn', count: valued.outcomes.length },
    facts: at < 0 ? [] : factsAt(valued, at),
  };
}

const indexOf = ({ decisions }: InDeals, wanted: Considered | undefined): number =>
  decisions.findIndex((each) => wanted !== undefined && sameDecision(each, wanted));

export const adviseChoice = (view: SeatView, think: AdviceThink): Advice =>
  advised(view, choicesInDeals(view, effortOf(view, think), think.random), (valued, at) =>
    factsOfChoice(view, valued, at),
  );

export const adviseSpritz = (view: SeatView, think: AdviceThink): Advice =>
  advised(view, spritzInDeals(view, effortOf(view, think), think.random), (valued, at) =>
    chanceFacts(view, valued, at),
  );

export const adviseTableCard = (view: SeatView, think: AdviceThink): Advice =>
  advised(view, cardsInDeals(view, effortOf(view, think), think.random), (valued, at) => {
    const card = playedCard(valued.decisions[at]);
    return card ? factsOfTableCard(view, card, valued) : [];
  });

/** Why a card is good that the advice holds to be as good as any other. */
export function factsAtTable(view: SeatView, { ranked }: Advice, taken: Decision): readonly Fact[] {
  const card = playedCard(taken);
  return card ? factsOfTableCard(view, card, { decisions: decisionsOf(ranked, 'play'), outcomes: [] }) : [];
}

/** What each option of the seat comes to in the real deal; undefined where cards are not played from the table. */
export function openTableOutcomes(round: Round, seat: Seat): readonly Outcome[] | undefined {
  const view = viewFor(round, seat);
  if (!view.table) return undefined;
  const { rules, terms } = round;
  const deal =
    'cut' in round
      ? laidOut(rules, terms, round.cut, 'all')
      : 'play' in round && round.play.table
        ? { table: round.play.table, held: round.play.hands }
        : undefined;
  return deal && inDeal(view, deal, EXACT_IN_HINDSIGHT);
}

/** The deal as it lies, where cards are being played from the table. */
const dealOf = ({ play }: PlayingRound): LaidOut => ({ table: play.table ?? NO_TABLE, held: play.hands });

const NO_TABLE: LaidOut['table'] = [[], [], [], []];

/** Chance of a seat to win in the deals that the one of the view must think possible, 0 to 1. */
export function chanceAtTable(view: SeatView, of: Seat, { random, effort }: AdviceThink): number {
  const game = tableGameOf(view);
  const order = orderOf(game.contract, view.rules.pack);
  const { outlook } = rowOf(effort);
  const won = Array.from(
    { length: outlook },
    (): number => tableOutcome(game, dealNow(view, order, random), of, EXACT).won,
  );
  return won.reduce((sum, each) => sum + each, 0) / Math.max(1, outlook);
}

/** Whether so few cards are left that best play of both can be found. */
export const isExactAtTable = ({ play, rules }: PlayingRound): boolean =>
  rules.pack - cardsPlayed(play) <= EXACT_IN_HINDSIGHT;

/** Whether a seat wins in the real deal with best play of both; undefined while that cannot be found. */
export const openChanceAtTable = (round: PlayingRound, of: Seat): Outcome['won'] | undefined =>
  isExactAtTable(round)
    ? tableOutcome(tableGameOf(viewFor(round, of)), dealOf(round), of, EXACT_IN_HINDSIGHT).won
    : undefined;

/** What each of these cards comes to for the seat to play, in the real deal. */
export const openCardsAtTable = (round: PlayingRound, seat: Seat, cards: readonly Card[]): readonly Outcome[] =>
  tableOutcomes(tableGameOf(viewFor(round, seat)), dealOf(round), seat, cards, EXACT_IN_HINDSIGHT);
