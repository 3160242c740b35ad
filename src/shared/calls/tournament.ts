// What the page is told of a tournament with real cards.
import type { Shape } from '../border/schemas.ts';
import type { TournamentSchemas } from './tournament-calls.ts';

export type { Prize, Score, TieRule, TournamentTariff } from '../../engine/tournament/tournament.ts';
export type { TournamentReason } from '../../engine/tournament/tournament-reasons.ts';

export type PageEvent = Shape<typeof TournamentSchemas.event>;
export type TournamentSummary = Shape<typeof TournamentSchemas.summary>;
export type TournamentView = Shape<typeof TournamentSchemas.view>;
export type TournamentWritten = Shape<typeof TournamentSchemas.written>;
export type RankedPerson = TournamentView['ranking'][number];
export type TournamentRound = TournamentView['played'][number];
