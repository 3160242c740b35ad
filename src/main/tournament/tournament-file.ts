// The file of a tournament with real cards: its terms, and the log of what happened.
import { z } from 'zod';
import { hallOf } from '../../engine/tournament/hall.ts';
import type { Tournament } from '../../engine/tournament/tournament.ts';
import { problem } from '../../shared/border/problems.ts';
import type { Shape } from '../../shared/border/schemas.ts';
import { TournamentEventSchema, TournamentTermsSchema } from '../../shared/calls/tournament-calls.ts';
import type { OwnKind } from '../store/check.ts';

const TournamentFileSchema = z.strictObject({
  format: z.literal('schafkopf-stube-tournament'),
  version: z.literal(1),
  id: z.string().regex(/^[A-Za-z0-9-]{1,48}$/),
  begunAt: z.iso.datetime(),
  ...TournamentTermsSchema.shape,
  seed: z.string().min(1).max(40),
  log: z.array(TournamentEventSchema).max(20_000),
  /** Draws that were taken back, the first one first: nobody draws until the seats are to somebody's liking without its being seen. */
  withdrawn: z.array(z.strictObject({ round: z.int().min(1), seed: z.string().min(1).max(40) })).exactOptional(),
});
export type TournamentFile = Shape<typeof TournamentFileSchema>;

/** The tournament in a file. */
export const tournamentIn = ({ name, rounds, deals, tariff, writes, seed, log }: TournamentFile): Tournament => ({
  terms: { name, rounds, deals, tariff, writes, seed },
  log,
});

export const TOURNAMENT_KIND: OwnKind<TournamentFile> = {
  store: 'tournament',
  format: 'schafkopf-stube-tournament',
  version: 1,
  schema: TournamentFileSchema,
  maxBytes: 8_000_000,
  vital: ['tariff', 'log'],
  objection(file) {
    const folded = hallOf(tournamentIn(file));
    return folded.ok ? undefined : problem('F.BAD_FIELD', { path: `log[${folded.at}]`, detail: folded.reason.id });
  },
};
