// What each card comes to in the last tricks for a seat that knows only what it can know: its own later choices may hang on what it will
// have seen, not on how the cards lie, and the others play from their own hands as the model of play foretells them.
import type { Players, Seat } from '../../base/seats.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import { outcomeOf } from '../../open-game/outcomes.ts';
import { playersAt } from '../../table/table-rules.ts';
import { lowestOf } from '../sampling/bits.ts';
import { type Foreteller, foretelling } from '../sampling/hand-reading.ts';
import { POINT_WEIGHT } from '../sampling/preference.ts';
import type { Weighted } from '../sampling/weighted.ts';
import type { Scored } from '../sampling/scores.ts';
import { isForetold } from '../sampling/usual-cards.ts';
import { bitOf, type Deal, dealOf, finalAt, handIn, legalIn } from './end-deal.ts';
import { afterCard, type EndTable, endTableOf } from './end-table.ts';

/**
 * A card of another that is less likely than this, as the model foretells it, is left aside; after the trick at hand only the likeliest
 * one is looked at, since every further branch takes as long again.
 */
const LIKELY = 0.2;

/** Deals among which the seat cannot tell, each with how much it counts: its weight and how likely it came to here. */
interface Reached {
  readonly deals: readonly number[];
  readonly weights: readonly number[];
}

/**
 * Of each deal that was reached, one after the other: cents, chance and card points if the seat goes on as well as it can, and its chance if it
 * plays on as people do.
 */
type Results = Float64Array;
const EACH = 4;
const AT_TABLE = 3;

interface Judge {
  readonly seat: Seat;
  readonly players: Players;
  readonly deals: readonly Deal[];
  /** Complete tricks at the beginning. */
  readonly tricks: number;
  /** What one card point counts, in cents. */
  readonly perPoint: number;
}

/**
 * What each legal card comes to in each of the deals, over what the others may do in it; the deals count by their weights. In the order of
 * `know.legal`. Throws where `isForetold` says no (programming error).
 */
export function expectedAtEnd(
  know: Knowledge,
  worlds: readonly Weighted[],
  stake: number,
): readonly (readonly Scored[])[] {
  const { view, legal, seat } = know;
  const deals = worlds.map(({ world }) => dealOf(know, world));
  const [first] = deals;
  if (!first || !isForetold(know)) throw new Error('nothing is known of this end');
  const players = playersAt(view.rules);
  const judge: Judge = { seat, players, deals, tricks: view.tricks.length, perPoint: POINT_WEIGHT * stake };
  const table = endTableOf(view, first.compiled);
  const all: Reached = { deals: deals.map((_, at) => at), weights: worlds.map(({ weight }) => weight) };
  const ofCards = legal.map((card) =>
    resultsOf(judge, afterCard(table, bitOf(first, card), first.compiled, players), all),
  );
  return deals.map((_, at) => ofCards.map((results) => expectedIn(results, at)));
}

const expectedIn = (results: Results, at: number): Scored => ({
  cents: results[EACH * at] as number,
  won: results[EACH * at + 1] as number,
  points: results[EACH * at + 2] as number,
  atTable: results[EACH * at + AT_TABLE] as number,
});

/** What the deals come to from here. */
function resultsOf(judge: Judge, table: EndTable, reached: Reached): Results {
  if (table.left <= 1) return ended(judge, table, reached);
  return table.next.seat === judge.seat ? chosen(judge, table, reached) : foreseen(judge, table, reached);
}

/** The own card that is worth most over all deals that cannot be told apart; at the table people would play others too. */
function chosen(judge: Judge, table: EndTable, reached: Reached): Results {
  const deal = judge.deals[reached.deals[0] as number] as Deal;
  const usual = likelyCards(table, LIKELY)(deal);
  const atTable = new Float64Array(reached.deals.length);
  let best: Results | undefined;
  let most = -Infinity;
  for (let left = legalIn(deal, table, handIn(deal, table)); left !== 0; left &= left - 1) {
    const card = lowestOf(left);
    const results = resultsOf(judge, afterCard(table, card, deal.compiled, judge.players), reached);
    const chance = usual.find((each) => each.card === card)?.chance ?? 0;
    for (let at = 0; at < atTable.length; at++)
      atTable[at] = (atTable[at] as number) + chance * (results[EACH * at + AT_TABLE] as number);
    const worth = worthOf(judge, results, reached);
    if (worth <= most) continue;
    [best, most] = [results, worth];
  }
  if (!best) throw new Error('there is no card to play');
  const played = best.slice();
  atTable.forEach((each, at) => (played[EACH * at + AT_TABLE] = each));
  return played;
}

const worthOf = ({ perPoint }: Judge, results: Results, { weights }: Reached): number =>
  weights.reduce(
    (sum, weight, at) =>
      sum + weight * ((results[EACH * at] as number) + perPoint * (results[EACH * at + 2] as number)),
    0,
  );

/** The likely cards of one who plays from his own hand, with their chances, which add up to 1. */
type Likely = readonly { readonly card: number; readonly chance: number }[];

/** Deals in which the same card is played, and where each stands among those that came here. */
interface Branch {
  readonly places: number[];
  readonly deals: number[];
  readonly weights: number[];
  readonly chances: number[];
}

/** Somebody else plays: each likely card leads on, with the deals in which it may be played. */
function foreseen(judge: Judge, table: EndTable, reached: Reached): Results {
  const branches = new Map<number, Branch>();
  const likelyIn = likelyCards(table, table.next.tricks > judge.tricks ? 1 : LIKELY);
  reached.deals.forEach((at, place) => {
    const deal = judge.deals[at] as Deal;
    for (const { card, chance } of likelyIn(deal)) {
      const branch = branches.get(card) ?? { places: [], deals: [], weights: [], chances: [] };
      branches.set(card, branch);
      branch.places.push(place);
      branch.deals.push(at);
      branch.weights.push((reached.weights[place] as number) * chance);
      branch.chances.push(chance);
    }
  });
  const results = new Float64Array(EACH * reached.deals.length);
  for (const [card, branch] of branches) {
    const { compiled } = judge.deals[branch.deals[0] as number] as Deal;
    const after = resultsOf(judge, afterCard(table, card, compiled, judge.players), branch);
    branch.places.forEach((place, at) => {
      for (let i = 0; i < EACH; i++)
        results[EACH * place + i] =
          (results[EACH * place + i] as number) + (branch.chances[at] as number) * (after[EACH * at + i] as number);
    });
  }
  return results;
}

/** What is known of one who is to play, where the declarer has this partner: his likely cards by his hand. */
interface Foreseen {
  readonly ofHands: Map<number, Likely>;
  foreteller?: Foreteller;
}

/** The cards of the seat to play that are at least as likely as `least`, or else the likeliest one, deal by deal. */
function likelyCards(table: EndTable, least: number): (deal: Deal) => Likely {
  const byPartner = new Map<number, Foreseen>();
  return (deal) => {
    const { partner } = deal;
    const foreseen = byPartner.get(partner) ?? { ofHands: new Map<number, Likely>() };
    byPartner.set(partner, foreseen);
    const hand = handIn(deal, table);
    const known = foreseen.ofHands.get(hand);
    if (known) return known;
    const likely = likelyOf(foreseen, deal, table, least);
    foreseen.ofHands.set(hand, likely);
    return likely;
  };
}

function likelyOf(foreseen: Foreseen, deal: Deal, table: EndTable, least: number): Likely {
  const hand = handIn(deal, table);
  const legal = legalIn(deal, table, hand);
  if ((legal & (legal - 1)) === 0) return [{ card: lowestOf(legal), chance: 1 }];
  const { compiled, declarer, partner } = deal;
  const foretell = (foreseen.foreteller ??= foretelling(compiled, { declarer, partner }, table.next));
  const foretold = foretell(hand, legal);
  const most = foretold.reduce((highest, { chance }) => Math.max(highest, chance), 0);
  const likely = foretold.filter(({ chance }) => chance >= Math.min(least, most));
  const all = likely.reduce((sum, { chance }) => sum + chance, 0);
  return likely.map(({ card, chance }) => ({ card, chance: chance / all }));
}

/** The last trick, in which nobody has a choice, or the end: what each deal has come to. */
function ended({ seat, deals }: Judge, table: EndTable, reached: Reached): Results {
  const results = new Float64Array(EACH * reached.deals.length);
  reached.deals.forEach((at, place) => {
    const deal = deals[at] as Deal;
    const { cents, won, points = 0 } = outcomeOf(deal.open, seat, finalAt(deal, table));
    results[EACH * place] = cents;
    results[EACH * place + 1] = won;
    results[EACH * place + 2] = points;
    results[EACH * place + AT_TABLE] = won;
  });
  return results;
}
