// What may be chosen for a challenge. The page uses this file, so it stays free of schemas, which its policy forbids.
export { DUEL_GAMES, MOST_DEALS } from '../../engine/duel/challenge-terms.ts';
