// Where each unseen card lies, as far as it can be known: how likely with which seat, and what that was read from.
import type { Card } from '../../base/cards.ts';
import type { ContractId } from '../../base/contract.ts';
import type { Random } from '../../base/random.ts';
import type { Seat } from '../../base/seats.ts';
import { type Deck, deckAt, isFitted } from '../../bots/bidding/decks.ts';
import { meekFactors, plausibilityOf } from '../../bots/sampling/plausibility.ts';
import type { Imagined } from '../../bots/sampling/sample.ts';
import type { Weighted } from '../../bots/sampling/weighted.ts';
import type { Group } from '../../play/order.ts';
import { sizesIn } from '../../inference/holders.ts';
import { isPlaying } from '../../table/readers.ts';
import { seatsAt } from '../../table/table-rules.ts';
import { type Knowledge, knowledgeOf } from '../../inference/knowledge.ts';
import type { SeatView } from '../../round/view.ts';
import type { AdviceThink } from '../advice/advice.ts';
import { dealsOfTurn } from '../advice/turn-deals.ts';
import type { Clue } from './clue.ts';
import { type ChanceAt, clueReader } from './clues.ts';

/** A place that may hold a card, and how likely it does, 0 to 1. */
export interface Place {
  readonly seat: Seat;
  readonly chance: number;
}

export interface CardBelief {
  readonly card: Card;
  readonly group: Group;
  /** Every place that may hold it; their chances add up to 1. */
  readonly places: readonly Place[];
  /** Who cannot hold it, because he did not follow its suit. */
  readonly lacking: readonly Seat[];
  /** What moved the chances most; absent where nothing moved them much, or where it is proved where the card lies. */
  readonly clue?: Clue;
}

/**
 * How much of what is told stays with the mere numbers of cards in the hands, in the games against which the chances were held; of others
 * nothing is told. The model of what people play is surer than people are predictable, most of all where they seldom play. Fitted on recorded
 * games of which `calibrate --asked beliefs` leaves none among those that docs/measured tells of.
 */
const DOUBT: Readonly<Partial<Record<ContractId, number>>> = { rufer: 0.02, solo: 0.05, wenz: 0.12 };

/** The pack of the recorded games. */
const CALIBRATED_DECK: Deck = 32;

/** Whether chances are told in a game: those that were held against games of people. */
const isCalibrated = ({ view, contract, declarer }: Knowledge): boolean =>
  isFitted(view.rules) &&
  deckAt(view.rules) === CALIBRATED_DECK &&
  declarer !== undefined &&
  DOUBT[contract.row.id] !== undefined;

/** All that the imagined deals tell of single cards. */
function telling(know: Knowledge, { worlds, passed }: Imagined): readonly Weighted[] {
  if (!passed) return worlds;
  const meek = plausibilityOf(know, meekFactors(know));
  return passed.map(({ world, weight }) => ({ world, weight: weight * meek(world) }));
}

/** How likely each unseen card lies where, from imagined deals and the sizes of the hands. */
export function placesOf(know: Knowledge, imagined: Imagined): ReadonlyMap<Card, readonly Place[]> {
  const worlds = telling(know, imagined);
  const all = worlds.reduce((sum, { weight }) => sum + weight, 0);
  const shares = new Map<Card, Map<Seat, number>>([...know.holders].map(([card]) => [card, new Map<Seat, number>()]));
  for (const { world, weight } of worlds)
    world.forEach((hand, seat) => {
      for (const card of hand) {
        const share = shares.get(card);
        share?.set(seat as Seat, (share.get(seat as Seat) ?? 0) + weight / all);
      }
    });
  const sizes = sizesIn(know.view);
  const doubt = DOUBT[know.contract.row.id] ?? 0;
  return new Map(
    [...know.holders].map(([card, seats]) => {
      const room = seats.reduce<number>((sum, seat) => sum + sizes[seat], 0);
      const places = seats.map((seat) => ({
        seat,
        chance: Math.min(1, (1 - doubt) * (shares.get(card)?.get(seat) ?? 0) + (doubt * sizes[seat]) / room),
      }));
      return [card, places];
    }),
  );
}

/**
 * Where every unseen card lies, trumps first and from the highest down; undefined before a game is announced, where nothing is hidden, and in
 * games that were not measured. `imagined` says from which deals: those of the advice, where there is one.
 */
export function beliefsAt(
  view: SeatView,
  random: Random,
  imagined: NonNullable<AdviceThink['imagined']> = (know) => dealsOfTurn(know, random),
): readonly CardBelief[] | undefined {
  if (!isPlaying(view) || view.contract === undefined) return undefined;
  const know = knowledgeOf(view);
  if (know.out.length === 0 || !isCalibrated(know)) return undefined;
  const others = seatsAt(view.rules).filter((seat) => seat !== know.seat);
  const places = placesOf(know, imagined(know));
  const chanceAt: ChanceAt = (card, seat) => places.get(card)?.find((place) => place.seat === seat)?.chance ?? 0;
  const clueOf = clueReader(know, chanceAt, random);
  return [...know.order.trumps, ...know.order.cards].flatMap((card, at, all) => {
    const found = all.indexOf(card) === at ? places.get(card) : undefined;
    if (!found) return [];
    const group = know.order.groupOf(card);
    const lacking = others.filter((seat) => know.voids[seat].has(group));
    const clue = found.length > 1 ? clueOf(card) : undefined;
    return [{ card, group, places: found, lacking, ...(clue && { clue }) }];
  });
}
