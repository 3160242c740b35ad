// What the page is told of a tournament: who is there, who sits where, what was handed in, and the ranking.
import { repeatsIn, tableSizes } from '../../engine/tournament/draw.ts';
import { type Hall, hallOf, objectionToRound, presentIn, tablesIn } from '../../engine/tournament/hall.ts';
import { type Ranked, rankingOf, teamsIn } from '../../engine/tournament/ranking.ts';
import type {
  RankedPerson,
  TournamentRound,
  TournamentSummary,
  TournamentView,
} from '../../shared/calls/tournament.ts';
import { type TournamentFile, tournamentIn } from './tournament-file.ts';

/** The hall of a file, which was seen to be sound when it was read. Throws otherwise (programming error). */
export function hallIn(file: TournamentFile): Hall {
  const folded = hallOf(tournamentIn(file));
  if (!folded.ok) throw new Error(`tournament ${file.id}: ${folded.reason.id} at ${folded.at}`);
  return folded.hall;
}

/** What the list of tournaments tells of one. */
export function summaryOf(file: TournamentFile, hall: Hall): TournamentSummary {
  const { id, begunAt, name, rounds } = file;
  return { id, begunAt, name, people: hall.members.length, drawn: hall.rounds.length, rounds };
}

export function viewOf(file: TournamentFile): TournamentView {
  const hall = hallIn(file);
  const { terms } = tournamentIn(file);
  const ranking = rankingOf(terms, hall);
  return {
    ...summaryOf(file, hall),
    deals: terms.deals,
    tariff: terms.tariff,
    writes: terms.writes,
    members: hall.members,
    played: hall.rounds.map((_, at) => roundAt(file, hall, at)),
    ranking: ranking.map(rankedOf),
    teams: teamsIn(ranking),
    ties: hall.ties,
    lot: terms.seed,
    prizes: hall.prizes,
    sizes: tableSizes(presentIn(hall).length),
    cannotDraw: objectionToRound(terms, hall) ?? null,
    undo: file.log.length > 0,
  };
}

function roundAt({ withdrawn = [] }: TournamentFile, hall: Hall, at: number): TournamentRound {
  const { seed = '', tables = [] } = hall.rounds[at] ?? {};
  const rounds = tablesIn(hall);
  const seated = tables.flatMap(({ people }) => people);
  return {
    seed,
    withdrawn: withdrawn.filter(({ round }) => round === at + 1).map((each) => each.seed),
    tables,
    repeats: repeatsIn(rounds.slice(0, at + 1)) - repeatsIn(rounds.slice(0, at)),
    without: presentIn(hall).flatMap(({ person }) => (seated.includes(person) ? [] : [person])),
  };
}

const rankedOf = ({ rounds, ...ranked }: Ranked): RankedPerson => ({
  ...ranked,
  points: rounds.map((points) => points ?? null),
});
