// What may be chosen for a tournament. The page uses this file, so it stays free of schemas, which its policy forbids.
export {
  DEALS as DEAL_COUNTS,
  TIE_RULES,
  TOURNAMENT_TARIFFS as TARIFFS,
  type TournamentTariff,
  WRITTEN_POINTS,
  type WrittenPoints,
} from '../../engine/tournament/tournament.ts';
