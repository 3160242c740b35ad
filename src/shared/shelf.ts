// The shelf of games as the page offers it.
export type { OfferedGame, Unit } from '../engine/games/shelf.ts';
export { SHELF, SHELF_ENTRIES, UNITS } from '../engine/games/shelf.ts';
