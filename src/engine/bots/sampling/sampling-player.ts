// A player that imagines deals, solves them with open cards, and plays what earns most on average.
import type { Card } from '../../base/cards.ts';
import { fact } from '../../inference/facts.ts';
import { stakeIn } from '../../endings/round-bill.ts';
import { nodesSearched } from '../../search/solver.ts';
import { hasDoublePack } from '../../table/table-rules.ts';
import { type Knowledge, knowledgeOf } from '../../inference/knowledge.ts';
import { playFromTable, RECKONING } from '../officers/table-player.ts';
import { factsOfCard, judge, reasonsFor } from '../play/play.ts';
import { worthOf } from '../play/term.ts';
import { announceInDeals, playInDeals } from '../double-pack/deals-player.ts';
import { judgedAtEnd } from '../endgame/judged-at-end.ts';
import type { Choice, Player, Think } from '../player.ts';
import { ramschPayoffsIn } from '../ramsch/ramsch-payoffs.ts';
import { openGame } from '../../open-game/open-game.ts';
import { outcomesIn } from '../../open-game/outcomes.ts';
import { TEMPTING } from '../people/people-player.ts';
import { appealOf, type CardTastes } from '../tastes.ts';
import type { World } from '../../inference/worlds.ts';
import { isPlaying } from '../../table/readers.ts';
import { gameIn } from './payoffs.ts';
import { type Looked, preferred, richest } from './preference.ts';
import { imagine } from './sample.ts';
import { type Scored, Scores } from './scores.ts';
import { usualCards } from './usual-cards.ts';

export interface SamplingEffort {
  /** Imagined deals by number of tricks played: the last entry holds for all later tricks. */
  readonly worlds: readonly number[];
  /** Up to this many consistent deals all of them are looked at. */
  readonly enumerate: number;
  /** How many of them are solved to the card point, likewise; the others only to won, lost, Schneider and Schwarz. */
  readonly exact: readonly number[];
  /** Nodes of the solver after which no further deal is looked at. */
  readonly nodes: number;
  /**
   * How much a card point of the rule player's judgement counts, as a share of the stake, where nothing is known of what is usually played.
   * The imagined deals are solved as if everybody saw all cards (strategy fusion); the judgement knows what hidden cards are worth.
   */
  readonly judgement: number;
  /**
   * Deals looked at in the last tricks, where cards are judged by what the seat can know, not with open cards: by tricks that are left,
   * from one on. None where more are left than the list is long.
   */
  readonly end: readonly number[];
}

/** Plays cards by sampling; bids, announces and doubles like `base`. Tastes decide where the deals do not. */
export const samplingPlayer = (base: Player, effort: SamplingEffort, tastes?: CardTastes): Player => ({
  decide(view, think) {
    if (!isPlaying(view)) return base.decide(view, think);
    if (hasDoublePack(view.rules)) return playInDeals(view, base.decide(view, think), think.random);
    if (view.table) return playFromTable(view, RECKONING, think.random);
    const knowledge = knowledgeOf(view);
    return knowledge.legal.length < 2 ? base.decide(view, think) : weighed(knowledge, effort, tastes, think);
  },
  double: (view, think) => (view.ansagen ? announceInDeals(view, think.random) : base.double(view, think)),
});

/** Deals between two looks at whether the matter is settled. */
const BATCH = 8;
/**
 * Share of the stake that a card point of the result counts beside the cents: what is just won or lost with open cards is not yet so at the
 * table. Of 0.004 to 0.06 the larger ones give away fewest points, and no more cents (`compare`, docs/decisions/0028-more-deals-not-smoother-leaves.md).
 */
const POINTS = 0.03;
/**
 * Standard errors within which cards count as level. Fewer than for the tutor: who advises must be sure that another card is better, who plays
 * needs only think so (`compare`).
 */
const LEVEL = 0.75;
/** Standard errors by which a card must lead to be settled on before all deals have been looked at. */
const SURE = 3;

function weighed(know: Knowledge, effort: SamplingEffort, tastes: CardTastes | undefined, { random }: Think): Choice {
  const { view, legal, seat, contract, role } = know;
  const stake = stakeIn(view, contract, role === 'declarer' ? 'declarer' : 'other');
  const valued = judgedAtEnd(know, effort.end, stake, random) ?? judgedOpenly(know, effort, stake, random);
  const { scores, of } = valued;
  const appeals = know.legal.map((each) => appealOf(know, each, tastes));
  const best = chosenAmong(know, valued, appeals, effort, stake);
  const card = legal[best] as Card;
  const gain = gainOf(scores, best);
  const told = gain === undefined ? [] : [fact('search.best', { card, worlds: scores.deals, of, gain })];
  const facts = [...factsOfCard(know, card), ...told];
  return {
    decision: { type: 'play', seat, card },
    because: facts.length > 0 ? facts : reasonsFor(know, judge(know, card)),
  };
}

/** What the legal cards came to, and in which deals. */
interface Valued {
  readonly scores: Scores;
  readonly of: Looked;
}

/** Index of the card to play: what is usually played, and liked, decides where the deals do not, or else the rule player's judgement. */
function chosenAmong(
  know: Knowledge,
  { scores, of }: Valued,
  appeals: readonly number[],
  { judgement }: SamplingEffort,
  stake: number,
): number {
  const perPoint = POINTS * stake;
  const chances = usualCards(know);
  if (chances) {
    const liked = chances.map((chance, i) => chance * Math.exp((appeals[i] ?? 0) / TEMPTING));
    return preferred(scores, of, { chances: liked, within: LEVEL }, perPoint);
  }
  const worths = know.legal.map(
    (card, i) => scores.worth(i, perPoint) + judgement * stake * (worthOf(judge(know, card)) + (appeals[i] ?? 0)),
  );
  return worths.reduce((best, worth, i) => (worth > (worths[best] ?? 0) ? i : best), 0);
}

function judgedOpenly(know: Knowledge, effort: SamplingEffort, stake: number, random: Think['random']): Valued {
  const played = know.view.tricks.length;
  const at = (row: readonly number[]): number => row[Math.min(played, row.length - 1)] ?? 0;
  const imagined = imagine(know, effort.enumerate, at(effort.worlds), random);
  const exact = imagined.kind === 'all' ? Infinity : at(effort.exact);
  const scores = new Scores(know.legal.length);
  const started = nodesSearched();
  for (const { world, weight } of imagined.worlds) {
    scores.add(outcomesOf(know, world, scores.deals < exact), weight);
    if (imagined.kind === 'all') continue;
    if (nodesSearched() - started > effort.nodes) break;
    if (scores.deals % BATCH === 0 && settled(scores, POINTS * stake)) break;
  }
  return { scores, of: imagined.kind };
}

/** What each legal card comes to in one deal, in the order of `know.legal`. */
function outcomesOf(know: Knowledge, world: World, exact: boolean): readonly Scored[] {
  if (know.declarer === undefined) {
    const cents = ramschPayoffsIn(know, world);
    return know.legal.map((card) => ({ cents: cents.get(card) ?? 0, won: 0 }));
  }
  const outcomes = outcomesIn(openGame(gameIn(know), world), know.seat, exact ? 'points' : 'classes');
  return know.legal.map((card) => outcomes.get(card) ?? { cents: 0, won: 0 });
}

/** Whether no other card can be expected to come out ahead any more. */
function settled(scores: Scores, perPoint: number): boolean {
  const best = richest(scores, perPoint);
  const most = scores.worth(best, perPoint);
  return (
    scores.deals >= 2 * BATCH &&
    Array.from({ length: scores.size }).every(
      (_, i) => i === best || most - scores.worth(i, perPoint) >= SURE * scores.doubt(best, i, perPoint),
    )
  );
}

/** Cents from which it says something that a card earns more. */
const WORTH_TELLING = 1;

/** By how many cents, to the tenth, the card beats every other in the imagined deals; undefined if that is next to nothing. */
function gainOf(scores: Scores, best: number): number | undefined {
  const others = Array.from({ length: scores.size }, (_, i) => (i === best ? -Infinity : scores.cents(i)));
  const gain = Math.round(10 * (scores.cents(best) - Math.max(...others)));
  return gain >= 10 * WORTH_TELLING ? gain / 10 : undefined;
}
