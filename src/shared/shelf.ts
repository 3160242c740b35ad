// The shelf of games as the page offers it.
export type { OfferedGame } from '../engine/games/shelf.ts';
export { SHELF, SHELF_ENTRIES } from '../engine/games/shelf.ts';
