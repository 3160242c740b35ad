// How an auction goes on in an imagined deal after the word of a seat: who plays what, each by the hand alone, or what follows when all pass.
import { announceObjection } from '../../play/announce-rules.ts';
import { levelOf } from '../../auction/auction.ts';
import type { Card } from '../../base/cards.ts';
import { type Announcement, announcementsOf, type Contract } from '../../base/contract.ts';
import { type Seat, seatsFrom } from '../../base/seats.ts';
import { stakeIn } from '../../endings/round-bill.ts';
import type { World } from '../../inference/worlds.ts';
import type { SeatView } from '../../round/view.ts';
import { contractFor } from '../../table/announced-contract.ts';
import { mussRowFor } from '../../table/muss.ts';
import { biddableRows, bidLevelsOf, houseOf, playersAt, type TableRules } from '../../table/table-rules.ts';
import { bestCall } from './called-ace.ts';
import { deckAt } from './decks.ts';
import { leastChanceFor, winChance } from './plans.ts';

/** A game that a seat could play. */
interface Wish {
  readonly announcement: Announcement;
  readonly contract: Contract;
  readonly level: number;
  readonly worth: number;
  /** Whether the hand alone is good enough for it. */
  readonly good: boolean;
}

/** Somebody plays in an imagined deal. */
export interface Taken {
  readonly declarer: Seat;
  readonly contract: Contract;
  /** The highest level to which the declarer would go. */
  readonly top: number;
  /** Whether the declarer has bid before the seat spoke, and so needs no higher level than the seat. */
  readonly before: boolean;
}

/** Seats that may still play, in the order in which they speak, with the levels that they have promised or must exceed. */
interface Contender {
  readonly seat: Seat;
  readonly before: boolean;
  readonly fits: (wish: Wish) => boolean;
}

const FORCED_BY: Card = 'EO';

/** Who may still play once the seat of the view has said no more. */
export function contendersIn(view: SeatView): readonly Contender[] {
  const { rules, auction, seat, forehand } = view;
  const levels = bidLevelsOf(rules);
  const shown = auction.shown === undefined ? -1 : levelOf(levels, auction.shown);
  const others = seatsFrom(forehand, playersAt(rules)).filter((each) => each !== seat);
  return others.flatMap((each): readonly Contender[] => {
    const claim = auction.claims.findLast(({ seat: whose }) => whose === each)?.claim;
    if (claim?.kind === 'from') return [{ seat: each, before: true, fits: ({ level }) => level >= claim.level }];
    if (claim?.kind === 'plays')
      return [{ seat: each, before: true, fits: ({ announcement }) => announcement.contract === claim.contract }];
    if (auction.calls.some(({ seat: whose }) => whose === each)) return [];
    return [{ seat: each, before: false, fits: ({ level, good }) => good && level > shown }];
  });
}

/** Who plays what in a deal after the seat has said no more; undefined if all pass. */
export function takenIn(view: SeatView, contenders: readonly Contender[], deal: World): Taken | undefined {
  const bids = contenders.flatMap(({ seat, before, fits }) => {
    const wishes = wishesOf(view, seat, deal[seat], before).filter(fits);
    const good = wishes.filter((each) => each.good);
    const some = good.length > 0 ? good : dearest(wishes);
    return some.length > 0 ? [{ seat, before, some, top: Math.max(...some.map(({ level }) => level)) }] : [];
  });
  const [first, ...others] = bids;
  if (!first) return undefined;
  const best = others.reduce((most, each) => (each.top > most.top ? each : most), first);
  const least = Math.max(-1, ...bids.filter((each) => each !== best).map(({ top }) => top));
  const wish = announcedOf({ ...view, seat: best.seat, dealtHand: deal[best.seat] }, best.some, least);
  return { declarer: best.seat, contract: wish.contract, top: best.top, before: best.before };
}

/** What is announced: the game worth most of those that are high enough, with the ace that is usually called. */
function announcedOf(view: SeatView, some: readonly Wish[], least: number): Wish {
  const may = some.filter(({ level }) => level >= least);
  const [best] = dearest(may);
  if (!best) throw new Error('nothing is high enough');
  return best.contract.called === undefined ? best : bestCall(view, may);
}

/** Of some games the one that is worth most. */
const dearest = ([first, ...others]: readonly Wish[]): readonly Wish[] =>
  first ? [others.reduce((most, each) => (each.worth > most.worth ? each : most), first)] : [];

/** A game of a table, with the chance from which a hand is good enough for it. */
interface Game extends Pick<Wish, 'announcement' | 'contract' | 'level'> {
  readonly least: number;
}

const known = new WeakMap<TableRules, readonly Game[]>();

/** Every game that is bid at a table but those that are laid down or offered, reckoned once. */
function gamesAt(rules: TableRules): readonly Game[] {
  const before = known.get(rules);
  if (before) return before;
  const levels = bidLevelsOf(rules);
  const games = biddableRows(rules)
    .filter(({ goal, parties }) => goal.kind !== 'laidDown' && parties.kind !== 'offered')
    .flatMap((row) =>
      announcementsOf(row).map((announcement): Game => {
        const contract = contractFor(row, announcement);
        const least = leastChanceFor(contract, deckAt(rules));
        return { announcement, contract, level: levelOf(levels, row.id), least };
      }),
    );
  known.set(rules, games);
  return games;
}

/** The games of a hand: all that it may announce, or those for which it is good; who has not spoken is not thought to hold a hand for every trick. */
function wishesOf(view: SeatView, seat: Seat, hand: readonly Card[], all: boolean): readonly Wish[] {
  const { rules, forehand } = view;
  const deck = deckAt(rules);
  const leads = seat === forehand ? 1 : 0;
  const wishes: Wish[] = [];
  for (const { announcement, contract, level, least } of gamesAt(rules)) {
    if (!all && contract.row.goal.kind === 'everyTrick') continue;
    const chance = winChance(contract, deck, hand, leads);
    const good = chance >= least;
    if ((!good && !all) || announceObjection(contract, rules.pack, hand)) continue;
    wishes.push({
      ...{ announcement, contract, level, good },
      worth: stakeIn(view, contract, 'declarer') * (2 * chance - 1),
    });
  }
  return wishes;
}

/** The forced game of a deal in which all pass, at a table that plays one; undefined where nobody holds the card that forces. */
export function forcedIn(view: SeatView, deal: World): Pick<Taken, 'declarer' | 'contract'> | undefined {
  const { rules, forehand } = view;
  const declarer = seatsFrom(forehand, playersAt(rules)).find((seat) => deal[seat].includes(FORCED_BY));
  if (declarer === undefined) return undefined;
  const hand = deal[declarer];
  const id = mussRowFor(houseOf(rules), rules.pack, hand);
  const row = rules.imposed?.find((each) => each.id === id);
  if (!row) return undefined;
  const calls = announcementsOf(row)
    .map((announcement) => ({ announcement, contract: contractFor(row, announcement) }))
    .filter(({ contract }) => !announceObjection(contract, rules.pack, hand));
  return calls.length > 0
    ? { declarer, contract: bestCall({ ...view, seat: declarer, dealtHand: hand }, calls).contract }
    : undefined;
}
