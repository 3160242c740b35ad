// What the facts about a Ramsch and a Bettel claim.
import { pointsOf, sumPoints } from '../../../../src/engine/base/cards.ts';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { openRamsch, ramschOutcomes } from '../../../../src/engine/bots/ramsch/ramsch-payoffs.ts';
import { imagine } from '../../../../src/engine/bots/sampling/sample.ts';
import type { Compared } from '../../../../src/engine/inference/card-facts.ts';
import { knowledgeOf } from '../../../../src/engine/inference/knowledge.ts';
import {
  behind,
  best,
  type ClaimsOf,
  follow,
  follows,
  groupIn,
  hasBrokenThrough,
  higherAllowed,
  isBettel,
  isDefender,
  leadsCard,
  legal,
  lower,
  lowerAllowed,
  MOST_PAYING,
  outHigher,
  outIn,
  own,
  plain,
  plays,
  role,
  same,
  type Seen,
  taken,
  takers,
  takes,
} from './seen.ts';

/** Deals that are drawn anew, and how far a share may be from what is found in them. */
const DEALS = 120;
const ROUGHLY = 22;

/** Both cards may be played, the first one is, and a Ramsch ends well more often with it, roughly as often as told. */
export function ramschSharesHold(seen: Seen, { card, other, percent, otherPercent, deals }: Compared): boolean {
  if (!plays(seen, card) || card === other || !legal(seen).includes(other)) return false;
  if (deals < 1 || percent > 100 || percent < otherPercent + 5) return false;
  const know = knowledgeOf(seen.view);
  const { worlds } = imagine(know, DEALS, DEALS, randomOf('claimed', ...seen.view.hand));
  const all = worlds.reduce((sum, { weight }) => sum + weight, 0);
  const share = (each: typeof card): number =>
    worlds.reduce((sum, { world, weight }) => {
      const [outcome] = ramschOutcomes(openRamsch(know, world), seen.view.seat, [each]);
      return sum + (outcome?.pays === false ? 100 * weight : 0);
    }, 0) / all;
  return Math.abs(share(card) - percent) <= ROUGHLY && Math.abs(share(other) - otherPercent) <= ROUGHLY;
}

export const RAMSCH_CLAIMS: ClaimsOf<'ramsch' | 'doppler' | 'durchbruch' | 'bettel'> = {
  'ramsch.leadLow': ({ card, higher, out: all }, seen) =>
    leadsCard(seen, card) &&
    higher === outHigher(seen, card).length &&
    higher > 0 &&
    all === outIn(seen, groupIn(seen, card)).length,
  'ramsch.leadTakes': ({ card }, seen) => leadsCard(seen, card) && outHigher(seen, card).length === 0,
  'ramsch.stayBelow': ({ card, winner }, seen) =>
    follows(seen, card) && !takes(seen, card) && winner === best(seen).seat,
  'ramsch.giveAway': ({ card, points, to }, seen) =>
    follows(seen, card) && !takes(seen, card) && points === pointsOf(card) && points >= 10 && to === best(seen).seat,
  'ramsch.getRid': ({ card, lower }, seen) =>
    follows(seen, card) &&
    !takes(seen, card) &&
    lower === outIn(seen, groupIn(seen, card)).length - outHigher(seen, card).length &&
    lower > 0,
  'ramsch.highestBelow': ({ card, lower: stay }, seen) =>
    follows(seen, card) &&
    follow(seen, card) &&
    !takes(seen, card) &&
    same(stay, lowerAllowed(seen, card)) &&
    stay.length > 0 &&
    higherAllowed(seen, card).every((each) => takes(seen, each)),
  'ramsch.takeHigh': ({ card, lower: stay }, seen) =>
    follows(seen, card) &&
    behind(seen).length === 0 &&
    legal(seen).every((each) => takes(seen, each)) &&
    stay.length > 0 &&
    same(stay, lowerAllowed(seen, card)),
  'ramsch.frees': ({ card, suit }, seen) =>
    plays(seen, card) && plain(seen, card, suit) && own(seen, suit).length === 1 && outIn(seen, suit).length > 0,
  'ramsch.chance': (told, seen) => ramschSharesHold(seen, told),
  'ramsch.mustTake': ({ card }, seen) => follows(seen, card) && legal(seen).every((each) => takes(seen, each)),
  'ramsch.takeCheap': ({ card, points }, seen) =>
    follows(seen, card) && takes(seen, card) && points === sumPoints([...seen.view.trick!.cards, card]),
  'ramsch.mayBeTaken': ({ card, higher }, seen) =>
    follows(seen, card) && takes(seen, card) && higher === outHigher(seen, card).length,
  'ramsch.stopMarch': ({ card, player }, seen) =>
    takes(seen, card) && player !== seen.view.seat && seen.view.tricks.every(({ winner }) => winner === player),
  'ramsch.march': ({ card }, seen) =>
    plays(seen, card) && seen.view.tricks.every(({ winner }) => winner === seen.view.seat),
  'ramsch.breakThrough': ({ card, points, needed }, seen) =>
    takes(seen, card) &&
    hasBrokenThrough(seen, seen.view.seat) &&
    needed === 91 &&
    points === taken(seen, seen.view.seat),
  'ramsch.stopBreakThrough': ({ card, player }, seen) =>
    takes(seen, card) && player !== seen.view.seat && hasBrokenThrough(seen, player),
  'doppler.paid': ({ percent }, seen) => seen.decision.type === 'doppler' && percent >= 0 && percent <= MOST_PAYING,
  'durchbruch.chance': ({ percent, needed }, seen) =>
    seen.decision.type === 'durchbruch' && needed === 91 && percent >= 0 && percent <= 100,
  'durchbruch.strong': ({ points, others, needed }, seen) =>
    seen.decision.type === 'durchbruch' &&
    points === taken(seen, seen.view.seat) &&
    others === sumPoints(seen.view.tricks.flatMap(({ cards: all }) => all)) - points &&
    needed === 91,
  'bettel.stayUnder': ({ card, best: top }, seen) =>
    isBettel(seen) &&
    role(seen) === 'declarer' &&
    follows(seen, card) &&
    follow(seen, card) &&
    best(seen).card === top &&
    !takes(seen, card),
  'bettel.throwHigh': ({ card, below }, seen) =>
    isBettel(seen) &&
    role(seen) === 'declarer' &&
    follows(seen, card) &&
    !follow(seen, card) &&
    !takes(seen, card) &&
    below > 0 &&
    below === lower(seen, card).length,
  'bettel.leadLow': ({ card, above }, seen) =>
    isBettel(seen) &&
    leadsCard(seen, card) &&
    above > 0 &&
    above === outIn(seen, groupIn(seen, card)).length - lower(seen, card).length,
  'bettel.leaveRoom': ({ card, declarer }, seen) =>
    isBettel(seen) &&
    isDefender(seen) &&
    follows(seen, card) &&
    behind(seen).includes(declarer) &&
    declarer === seen.view.contract!.declarer &&
    (!takes(seen, card) || (takers(seen).length === legal(seen).length && legal(seen).at(-1) === card)),
  'bettel.letHimHave': ({ card, declarer }, seen) =>
    isBettel(seen) && isDefender(seen) && follows(seen, card) && best(seen).seat === declarer && !takes(seen, card),
  'bettel.unload': ({ card }, seen) =>
    isBettel(seen) &&
    isDefender(seen) &&
    follows(seen, card) &&
    !behind(seen).some((seat) => seat === seen.view.contract!.declarer) &&
    best(seen).seat !== seen.view.contract!.declarer &&
    legal(seen).filter((each) => groupIn(seen, each) === groupIn(seen, card))[0] === card,
};
