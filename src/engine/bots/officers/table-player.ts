// The decisions of Officers' Schafkopf: the contract, the Spritz, and cards from the table (SPEC 3.18).
import { type Card, pointsOf, sumPoints } from '../../base/cards.ts';
import type { Random } from '../../base/random.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import { openOf } from '../../inference/table-deals.ts';
import { stakeIn } from '../../endings/round-bill.ts';
import { beats, orderOf } from '../../play/order.ts';
import type { SeatView } from '../../round/view.ts';
import { announcedContract } from '../../table/announced-contract.ts';
import { factsOfContract } from '../bidding/plan-facts.ts';
import type { Choice } from '../player.ts';
import { promised } from '../told/told-chance.ts';
import { bestIn, decisionAt, type InDeals, meanOf } from '../sampling/in-deals.ts';
import { cardsInDeals, choicesInDeals, otherThan, spritzInDeals, type TableEffort, tableGameOf } from './valued.ts';
import { announcementIn, entriesOf, playedCard } from '../../table/readers.ts';

/** Before the cards are played every player thinks alike. */
const BEFORE: TableEffort = { deals: 60, exact: 0 };

/** A player of rules of thumb looks at one deal: at what lies open, that is. */
const BY_RULE: TableEffort = { deals: 1, exact: 0 };

/** Imagined deals of a player who reckons, and the cards left from which on all of them are played exactly. */
export const RECKONING: TableEffort = { deals: 80, exact: 10 };

/** Chance to win from which the dealer doubles: play-outs by rules of thumb are no more than that. */
const SPRITZ_CHANCE = 0.6;

const stakeOf = (view: SeatView): number => {
  const { contract, declarer } = tableGameOf(view);
  return stakeIn(view, contract, view.seat === declarer ? 'declarer' : 'other');
};

/** How often a decision wins, as far as that can be told. */
export function chanceFacts(view: SeatView, valued: InDeals, at: number): readonly Fact[] {
  const { percent, deals } = promised(view, decisionAt(valued, at), meanOf(valued, at).chance, valued.outcomes.length);
  return percent === undefined ? [] : [fact('table.chance', { percent, deals })];
}

/** Why a contract is chosen. */
export function factsOfChoice(view: SeatView, valued: InDeals, at: number): readonly Fact[] {
  const decision = decisionAt(valued, at);
  const announcement = announcementIn(decision);
  const cards = announcement && announcedContract(view.rules, announcement);
  return [...(cards ? factsOfContract(view, cards).slice(0, 1) : []), ...chanceFacts(view, valued, at)];
}

/** The contract that forehand names. */
export function chooseContract(view: SeatView, random: Random): Choice {
  const valued = choicesInDeals(view, BEFORE, random);
  const best = bestIn(valued, 1);
  return { decision: decisionAt(valued, best), because: factsOfChoice(view, valued, best) };
}

/** Whether the dealer doubles. */
export function answerSpritz(view: SeatView, random: Random): Choice {
  const valued = spritzInDeals(view, BEFORE, random);
  const double = meanOf(valued, 0).chance >= SPRITZ_CHANCE;
  const at = valued.decisions.findIndex((each) => each.type === 'spritz' && (each.says === 'double') === double);
  const chance = chanceFacts(view, valued, at);
  return {
    decision: decisionAt(valued, at),
    because: chance.length > 0 ? chance : factsOfContract(view, tableGameOf(view).contract),
  };
}

/** A card, by what it comes to in imagined deals. */
export function playFromTable(view: SeatView, effort: TableEffort, random: Random): Choice {
  const valued = cardsInDeals(view, effort, random);
  const decision = decisionAt(valued, bestIn(valued, stakeOf(view)));
  if (decision.type !== 'play') throw new Error('no card may be played');
  return { decision, because: factsOfTableCard(view, decision.card, valued) };
}

export const playFromTableByRule = (view: SeatView, random: Random): Choice => playFromTable(view, BY_RULE, random);

/** What is true of a card whatever lies covered. */
export function factsOfTableCard(view: SeatView, card: Card, valued: InDeals): readonly Fact[] {
  if (valued.decisions.length === 1) return [fact('play.onlyCard', { card })];
  const { contract, trick } = tableGameOf(view);
  const order = orderOf(contract, view.rules.pack);
  const [led] = trick.cards;
  const at = valued.decisions.findIndex((each) => playedCard(each) === card);
  const chance = valued.outcomes.length > 1 ? chanceFacts(view, valued, at) : [];
  if (led !== undefined) {
    if (beats(order, card, led)) return [fact('follow.winLast', { card, points: sumPoints([led, card]) }), ...chance];
    const may = entriesOf(valued.decisions, 'play').map((each) => each.card);
    if (!may.some((each) => beats(order, each, led))) return [fact('follow.cannotWin', { card, best: led }), ...chance];
    const kept = may.filter((each) => beats(order, each, led));
    return [fact('follow.notWorth', { card, points: pointsOf(led), kept }), ...chance];
  }
  const beating = openOf(view, otherThan(view.seat)).filter((each) => beats(order, each, card));
  const said =
    beating.length === 0 ? fact('table.nothingOpenBeats', { card }) : fact('table.openBeats', { card, beating });
  return [said, ...chance];
}
