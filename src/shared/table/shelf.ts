// The shelf of games as the page offers it.
export type { OfferedGame, Reckoning, ShelfEntry, Unit } from '../../engine/games/shelf.ts';
export {
  isPlayedFromHands,
  MOST_PEOPLE,
  peopleIn,
  peopleOfEvening,
  SHELF,
  SHELF_ENTRIES,
  tricksOf,
  UNITS,
} from '../../engine/games/shelf.ts';
