// Answers the page's calls of src/shared/calls/tournament-calls.ts: tournaments with real cards, each in a file of its own.
import { randomUUID } from 'node:crypto';
import { drawnTables } from '../../engine/tournament/draw.ts';
import { afterEvent, objectionToRound, presentIn, tablesIn } from '../../engine/tournament/hall.ts';
import { rankingOf } from '../../engine/tournament/ranking.ts';
import type { TournamentEvent } from '../../engine/tournament/tournament.ts';
import type { ExportAnswer } from '../../shared/border/export-answer.ts';
import type { HandlersOf } from '../../shared/border/ipc.ts';
import type { TOURNAMENT_CALLS } from '../../shared/calls/tournament-calls.ts';
import type { TournamentWritten } from '../../shared/calls/tournament.ts';
import type { SavedKind } from '../library/library-calls.ts';
import { savedWhere } from '../library/saved-where.ts';
import { NOTHING_CARRIED } from '../store/carried.ts';
import { safeFileName } from '../store/file-names.ts';
import type { FileShelf, Shelved } from '../store/file-shelf.ts';
import { SAVE_FOLDERS } from '../store/folders.ts';
import { takingTurns } from '../store/in-turn.ts';
import type { Room } from '../table/room.ts';
import { tournamentCsv } from './tournament-csv.ts';
import { TOURNAMENT_KIND, type TournamentFile, tournamentIn } from './tournament-file.ts';
import { hallIn, summaryOf, viewOf } from './tournament-view.ts';

type Handlers = HandlersOf<typeof TOURNAMENT_CALLS>;
type Shelf = FileShelf<TournamentFile>;
type TournamentHall = Pick<Room, 'stores' | 'clock' | 'dialogs' | 'printedPages'>;

const GONE = { outcome: 'gone' } as const satisfies TournamentWritten;

/** A seed that can be read out in a hall. */
const SEED_LENGTH = 8;
const newSeed = (): string => randomUUID().slice(0, SEED_LENGTH);

export function serveTournaments({ stores, clock, dialogs, printedPages }: TournamentHall): Handlers {
  const shelf = stores.shelf(TOURNAMENT_KIND, SAVE_FOLDERS.tournament);
  return {
    async 'tournament.list'() {
      const all = (await shelf.all()).map(({ content }) => summaryOf(content, hallIn(content)));
      return all.sort((a, b) => b.begunAt.localeCompare(a.begunAt));
    },
    async 'tournament.open'({ id }) {
      const found = await find(shelf, id);
      return found ? viewOf(found.content) : null;
    },
    ...writing(shelf, clock),
    ...taking(shelf, { dialogs, printedPages }),
  };
}

const find = async (shelf: Shelf, id: string): Promise<Shelved<TournamentFile> | undefined> =>
  (await shelf.all()).find(({ content }) => content.id === id);

/** The file without what was written last; of a draw that is taken back its seed stays. */
function undoneIn(file: TournamentFile): TournamentFile {
  const last = file.log.at(-1);
  const undone = { ...file, log: file.log.slice(0, -1) };
  if (last?.kind !== 'drawn') return undone;
  const round = hallIn(file).rounds.length;
  return { ...undone, withdrawn: [...(file.withdrawn ?? []), { round, seed: last.seed }] };
}

/** The next round by a new seed. */
function drawIn(file: TournamentFile): TournamentEvent {
  const hall = hallIn(file);
  const seed = newSeed();
  const rounds = file.rounds - hall.rounds.length;
  const tables = objectionToRound(tournamentIn(file).terms, hall)
    ? []
    : drawnTables({ people: presentIn(hall), past: tablesIn(hall), rounds, seed });
  return { kind: 'drawn', seed, tables };
}

function writing(
  shelf: Shelf,
  clock: Room['clock'],
): Pick<
  Handlers,
  'tournament.begin' | 'tournament.write' | 'tournament.draw' | 'tournament.undo' | 'tournament.remove'
> {
  const inTurn = takingTurns();

  async function put(found: Shelved<TournamentFile>): Promise<TournamentWritten> {
    const disk = await shelf.put(found);
    return { outcome: 'written', view: viewOf(found.content), disk };
  }

  const written = (id: string, make: (file: TournamentFile) => TournamentEvent): Promise<TournamentWritten> =>
    inTurn(async () => {
      const found = await find(shelf, id);
      if (!found) return GONE;
      const { content } = found;
      const event = make(content);
      const hall = afterEvent(tournamentIn(content).terms, hallIn(content), event);
      if ('id' in hall) return { outcome: 'refused', reason: hall };
      return put({ ...found, content: { ...content, log: [...content.log, event] } });
    });

  return {
    'tournament.begin': (terms) =>
      put({
        content: {
          format: 'schafkopf-stube-tournament',
          version: 1,
          id: randomUUID(),
          begunAt: clock.date(),
          ...terms,
          seed: newSeed(),
          log: [],
        },
        carried: NOTHING_CARRIED,
      }),
    'tournament.write': ({ id, event }) => written(id, () => event),
    'tournament.draw': ({ id }) => written(id, drawIn),
    'tournament.undo': ({ id }) =>
      inTurn(async () => {
        const found = await find(shelf, id);
        return found ? put({ ...found, content: undoneIn(found.content) }) : GONE;
      }),
    'tournament.remove': ({ id }) =>
      inTurn(async () => {
        await shelf.remove(id);
        return {};
      }),
  };
}

function taking(
  shelf: Shelf,
  { dialogs, printedPages }: Pick<Room, 'dialogs' | 'printedPages'>,
): Pick<Handlers, 'tournament.exportCsv' | 'tournament.exportPages'> {
  async function save(id: string, kind: SavedKind, make: (file: TournamentFile) => string | Promise<Uint8Array>) {
    const found = await find(shelf, id);
    if (!found) return { outcome: 'cancelled' } satisfies ExportAnswer;
    return savedWhere(dialogs, safeFileName(found.content.name, 'Turnier'), kind, () => make(found.content));
  }
  return {
    'tournament.exportCsv': ({ id }) =>
      save(id, 'csv', (file) => {
        const hall = hallIn(file);
        return tournamentCsv(rankingOf(tournamentIn(file).terms, hall), hall.rounds.length);
      }),
    'tournament.exportPages': ({ id }) => save(id, 'pdf', printedPages),
  };
}
