// Deals that fit what was announced: the others' cards walk from hand to hand until the declarer has a hand for the contract.
// Good hands for a Solo are so rare that drawing deals blindly would hardly ever come upon one.
import { announceObjection } from '../../play/announce-rules.ts';
import type { Card } from '../../base/cards.ts';
import { legalCards } from '../../play/legality.ts';
import type { Random } from '../../base/random.ts';
import { consistentDeals } from '../../inference/deal-cases.ts';
import { type World, worldsOf } from '../../inference/worlds.ts';
import type { Seat } from '../../base/seats.ts';
import { placesAt, playersAt, seatsAt } from '../../table/table-rules.ts';
import { situationOf, startPlay } from '../../play/tricks.ts';
import { declarerIn, type Knowledge } from '../../inference/knowledge.ts';
import { dealtHands } from '../sampling/payoffs.ts';
import { deckAt } from './decks.ts';
import { chanceFrom, type Fit, walkFrom } from './deal-walk.ts';
import { fitOfCalls, fitOfRareCalls } from './imagined-deals.ts';
import { defenceChance, winChance } from './plans.ts';

/** How sharply a declarer distinguishes hands that win from hands that lose, in logits of the one for each of the other. */
const SHARPNESS = 6;
/** The same for a Stoss of another, with a rest of doubt: a hand alone says little of it. */
const EVEN_STOSS = 0.5;
const STOSS_SHARPNESS = 10;
const STOSS_REST = 0.05;

/** Steps before the first deal, and between two deals. */
const FIRST_STEPS = 300;
const STEPS = 40;
/** A deal that does not fit the other calls is walked on from so many times at most. */
const TRIES = 6;

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/**
 * Hands as dealt, `count` times, in proportion to how well they fit the announcement and the calls; for the first trick,
 * when at most the first card has been played. Neighbours in the list are alike; all together are as varied as drawn deals.
 */
export function announcedDeals(know: Knowledge, count: number, random: Random): readonly World[] {
  const others = placesAt(know.view.rules).filter((place) => place !== know.seat);
  const walk = walkFrom(
    dealtHands(know, worldsOf(consistentDeals(know)).draw(random)),
    { others, fits: [fitOf(know)], possible: (deal) => isConsistent(know, deal), fixed: know.view.trick?.cards ?? [] },
    random,
  );
  const calls = fitOfCalls(know.view, 'common');
  walk(FIRST_STEPS);
  return Array.from({ length: count }, () => {
    for (let tries = 1; ; tries++) {
      const deal = walk(STEPS);
      if (tries >= TRIES || chanceFrom(random) < calls(deal)) return deal;
    }
  });
}

/** Whether the declarer may have announced with this hand, and the leader may have led as he did. */
function isConsistent(know: Knowledge, deal: World): boolean {
  const { view, contract } = know;
  const declarer = declarerIn(know);
  const { pack } = view.rules;
  const players = playersAt(view.rules);
  if (announceObjection(contract, pack, deal[declarer])) return false;
  const { leader, cards: [led] = [] } = view.trick ?? { leader: view.forehand };
  if (led === undefined || contract.called === undefined) return true;
  return legalCards(situationOf(startPlay({ contract, pack, players }, deal, leader), leader)).includes(led);
}

/** How well a deal fits the announcement, a Stoss of another and what others have bid alone before, from 0 to 1. */
function fitOf(know: Knowledge): Fit {
  const { view, contract, seat: own } = know;
  const declarer = declarerIn(know);
  const deck = deckAt(view.rules);
  const leads = (seat: Seat): 0 | 1 => (seat === view.forehand ? 1 : 0);
  const stoss = view.contract?.doubling.stoss;
  const announced = (hand: readonly Card[]): number => {
    const chance = winChance(contract, deck, hand, leads(declarer));
    return chance ** SHARPNESS / (chance ** SHARPNESS + (1 - chance) ** SHARPNESS);
  };
  const doubled = (hand: readonly Card[], seat: Seat): number =>
    STOSS_REST + sigmoid(STOSS_SHARPNESS * (defenceChance(contract, deck, hand, leads(seat)) - EVEN_STOSS));
  const others = seatsAt(view.rules).filter((seat) => seat !== own && seat !== declarer);
  const bids = fitOfRareCalls(view, others);
  return (deal) =>
    bids(deal) *
    (declarer === own ? 1 : announced(deal[declarer])) *
    (stoss === undefined || stoss === own ? 1 : doubled(deal[stoss], stoss) / (1 + STOSS_REST));
}
