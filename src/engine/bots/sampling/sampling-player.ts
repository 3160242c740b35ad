// A player that imagines deals, solves them with open cards, and plays what earns most on average.
import type { Card } from '../../base/cards.ts';
import { fact } from '../../inference/facts.ts';
import { stakeIn } from '../../phases/round-bill.ts';
import { nodesSearched } from '../../search/solver.ts';
import { hasDoublePack } from '../../table/table-rules.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import { knowledgeOf } from '../../inference/knowledge.ts';
import { playFromTable, RECKONING } from '../officers/table-player.ts';
import { factsOfCard, judge, reasonsFor } from '../play/play.ts';
import { worthOf } from '../play/term.ts';
import { announceInDeals, playInDeals } from '../double-pack/deals-player.ts';
import type { Choice, Player, Think } from '../player.ts';
import { ramschPayoffsIn } from '../ramsch/ramsch-payoffs.ts';
import { payoffsIn } from './payoffs.ts';
import type { Imagined } from './sample.ts';
import { imagine } from './sample.ts';
import { Tally } from './weighing.ts';

export interface SamplingEffort {
  /** Imagined deals by number of tricks played: the last entry holds for all later tricks. */
  readonly worlds: readonly number[];
  /** Up to this many consistent deals all of them are looked at. */
  readonly enumerate: number;
  /** Nodes of the solver after which no further deal is looked at. */
  readonly nodes: number;
  /**
   * How much a card point of the rule player's judgement counts, as a share of the stake. The imagined deals are solved
   * as if everybody saw all cards (strategy fusion); the judgement knows what hidden cards are worth.
   */
  readonly judgement: number;
}

/** Plays cards by sampling; bids, announces and doubles like `base`. */
export const samplingPlayer = (base: Player, effort: SamplingEffort): Player => ({
  decide(view, think) {
    if (view.phase !== 'playing') return base.decide(view, think);
    if (hasDoublePack(view.rules)) return playInDeals(view, base.decide(view, think), think.random);
    if (view.table) return playFromTable(view, RECKONING, think.random);
    const knowledge = knowledgeOf(view);
    return knowledge.legal.length < 2 ? base.decide(view, think) : weighed(knowledge, effort, think);
  },
  double: (view, think) => (view.ansagen ? announceInDeals(view, think.random) : base.double(view, think)),
});

/** Deals between two looks at whether the matter is settled. */
const BATCH = 8;
/** Standard errors by which a card must lead to be settled on before all deals have been looked at. */
const SURE = 3;

function weighed(knowledge: Knowledge, effort: SamplingEffort, { random }: Think): Choice {
  const { view, legal, seat } = knowledge;
  const at = Math.min(view.tricks.length, effort.worlds.length - 1);
  const imagined = imagine(knowledge, effort.enumerate, effort.worlds[at] ?? 0, random);
  const bonus = judgementOf(knowledge, effort);
  const tally = tallied(knowledge, imagined, bonus, effort);
  const best = leader(tally, bonus);
  const card = legal[best] as Card;
  const gain = gainOf(tally, best);
  const told = gain === undefined ? [] : [fact('search.best', { card, worlds: tally.deals, of: imagined.kind, gain })];
  const facts = [...factsOfCard(knowledge, card), ...told];
  return {
    decision: { type: 'play', seat, card },
    because: facts.length > 0 ? facts : reasonsFor(knowledge, judge(knowledge, card)),
  };
}

/** What the rule player's judgement adds to each card, in cents. */
function judgementOf(knowledge: Knowledge, { judgement }: SamplingEffort): readonly number[] {
  const { view, contract, role } = knowledge;
  const cents = judgement * stakeIn(view, contract, role === 'declarer' ? 'declarer' : 'other');
  return knowledge.legal.map((card) => cents * worthOf(judge(knowledge, card)));
}

function tallied(know: Knowledge, imagined: Imagined, bonus: readonly number[], effort: SamplingEffort): Tally {
  const tally = new Tally(know.legal);
  const started = nodesSearched();
  for (const { world, weight } of imagined.worlds) {
    tally.add(know.declarer === undefined ? ramschPayoffsIn(know, world) : payoffsIn(know, world), weight);
    if (imagined.kind === 'all') continue;
    if (nodesSearched() - started > effort.nodes) break;
    if (tally.deals % BATCH === 0 && settled(tally, bonus)) break;
  }
  return tally;
}

const scoreOf = (tally: Tally, bonus: readonly number[], i: number): number => tally.mean(i) + (bonus[i] ?? 0);

/** Index of the card with the highest score; the first among equals. */
const leader = (tally: Tally, bonus: readonly number[]): number =>
  tally.cards.reduce((best, _, i) => (scoreOf(tally, bonus, i) > scoreOf(tally, bonus, best) ? i : best), 0);

/** Whether no other card can be expected to come out ahead any more. */
function settled(tally: Tally, bonus: readonly number[]): boolean {
  const best = leader(tally, bonus);
  const score = scoreOf(tally, bonus, best);
  return (
    tally.deals >= 2 * BATCH &&
    tally.cards.every((_, i) => i === best || score - scoreOf(tally, bonus, i) >= SURE * tally.error(best, i))
  );
}

/** By how many tenths of a cent the card beats every other in the imagined deals; undefined if it does not. */
function gainOf(tally: Tally, best: number): number | undefined {
  const others = tally.cards.flatMap((_, i) => (i === best ? [] : [tally.mean(i)]));
  const gain = Math.round(10 * (tally.mean(best) - Math.max(...others)));
  return gain > 0 ? gain / 10 : undefined;
}
