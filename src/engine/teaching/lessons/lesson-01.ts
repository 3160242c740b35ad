// Lesson 1: the pack.
import { type Card, cardsOfPack, handSizeOf, type Rank, rankOf, type Suit, suitOf } from '../../base/cards.ts';
import {
  choice,
  claimed,
  claimedBy,
  faces,
  find,
  lesson,
  match,
  nothing,
  read,
  rows,
  stated,
  table,
  wholePack,
} from './making.ts';
import type { Sought } from './sought.ts';

/** Ranks that the long pack has and the short one has not. */
const takenOut = () => [
  ...new Set(
    cardsOfPack(32)
      .filter((card) => !cardsOfPack(24).includes(card))
      .map(rankOf),
  ),
];

/** The one of these cards that is the Ober of Leaves. */
const leafOber = <C extends Card>(some: readonly C[]): C =>
  claimedBy(some, (card) => suitOf(card) === 'G' && rankOf(card) === 'O');

const suits = (...some: readonly Suit[]): readonly Sought[] => some.map((suit) => ({ kind: 'suit', suit }));
const ranks = (...some: readonly Rank[]): readonly Sought[] => some.map((rank) => ({ kind: 'rank', rank }));
const each = (...some: readonly Card[]): readonly Sought[] => some.map((card) => ({ kind: 'card', card }));

const FACES = ['GO', 'GU', 'EO', 'GK'] as const;

export const LESSON_01 = lesson(
  1,
  read('farben', rows('EA GA HA SA')),
  find('1.6', 'E9 GK HU SA', ...suits('H', 'E', 'S', 'G')),
  read('werte', rows('GA GT GK GO GU G9 G8 G7')),
  read('ober-unter', faces('bavarian', 'EO GO HO SO', 'EU GU HU SU')),
  find('1.7', 'HA HT HK HO HU H9 H8 H7', ...ranks('K', 'A', 'U', 'O', 'T')),
  find('1.8', 'EO EU GO GU HK HU SA ST', ...each('HU', 'GO', 'SA', 'EU', 'ST', 'GU')),
  read('austeilen', table({ hand: 'EO HU HT G9 GK ET SA S8' })),
  choice('1.2', wholePack, ['8', '6', '10', '12'], () =>
    claimed(handSizeOf(32, 4), { '8': 8, '6': 6, '10': 10, '12': 12 }),
  ),
  read('namen', rows('EA GA SA', 'EO GO')),
  stated('1.3', nothing, ['GA', 'GO', 'EA', 'SA'], 'GA'),
  read('franzoesisch', faces('french', 'EO GO HO SO', 'EU GU HU SU')),
  { ...choice('1.1', nothing, FACES, () => leafOber(FACES)), deck: 'french' },
  match('1.5', 'EO GU HK SA GT'),
  choice('1.4', nothing, ['sieben-acht', 'neun-acht', 'sieben', 'sieben-acht-neun'], () =>
    claimed(takenOut(), {
      'sieben-acht': ['8', '7'],
      'neun-acht': ['9', '8'],
      sieben: ['7'],
      'sieben-acht-neun': ['9', '8', '7'],
    }),
  ),
);
