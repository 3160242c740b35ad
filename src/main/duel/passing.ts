// Challenges and results from files and into files, the ranking as a table, and printed pages.
import path from 'node:path';
import { isSameChallenge } from '../../engine/duel/challenge.ts';
import { SHELF_ENTRIES } from '../../engine/games/shelf.ts';
import type { ExportAnswer } from '../../shared/border/export-answer.ts';
import { MAX_FILE_BYTES } from '../../shared/border/limits.ts';
import { type Problem, problem } from '../../shared/border/problems.ts';
import type { DuelImported } from '../../shared/calls/duel.ts';
import type { ImportAnswer } from '../../shared/calls/library-calls.ts';
import type { SavedKind } from '../library/library-calls.ts';
import { savedWhere } from '../library/saved-where.ts';
import { NOTHING_CARRIED } from '../store/carried.ts';
import { readLimited } from '../store/check.ts';
import { safeFileName } from '../store/file-names.ts';
import { duelCsv } from './duel-csv.ts';
import { checkPassed, type DuelFile, type Passed, type PassedChallenge, type PassedResult } from './duel-file.ts';
import {
  type ChangeDuel,
  type DuelHandlers,
  type DuelRoom,
  type DuelShelf,
  freshDuel,
  withResult,
} from './duel-shelf.ts';
import { isAgain, playedTry, rankingOf } from './duel-view.ts';

const CANCELLED = { outcome: 'cancelled' } as const satisfies ExportAnswer;

/** Takes in a text if it is a challenge, or a result of one, of whatever version; undefined for any other. */
export type TakePassed = (text: string) => Promise<ImportAnswer | undefined>;

type PassingHandlers = Pick<
  DuelHandlers,
  'duel.export' | 'duel.exportResult' | 'duel.import' | 'duel.exportCsv' | 'duel.exportPages'
>;

export function servePassing(shelf: DuelShelf, room: DuelRoom, change: ChangeDuel): PassingHandlers {
  const { dialogs, printedPages, preferences } = room;
  async function save(
    id: string,
    kind: SavedKind,
    make: (file: DuelFile) => string | undefined | Promise<Uint8Array>,
    besides = '',
  ): Promise<ExportAnswer> {
    const file = await change(id, (each) => each);
    const content = file && make(file);
    if (content === undefined) return CANCELLED;
    return savedWhere(dialogs, safeFileName(`${file?.name ?? ''}${besides}`, 'Schafkopf'), kind, () => content);
  }
  return {
    'duel.export': ({ id }) => save(id, 'duel', (file) => JSON.stringify(challengeFile(file), undefined, 1)),
    'duel.exportResult': ({ id, who }) => save(id, 'duel', (file) => resultFile(file, who), ` - ${who}`),
    async 'duel.import'() {
      const files: Read[] = [];
      for (const file of await dialogs.filesToOpen('duel')) files.push(await readPassed(file));
      return taken(files, shelf, room, change);
    },
    'duel.exportCsv': ({ id }) =>
      save(id, 'csv', (file) => {
        const { deals, game } = file.challenge;
        const own = preferences.get().playerName;
        return duelCsv(rankingOf(file), deals, own, SHELF_ENTRIES[game].unit === 'cents' ? 100 : 1);
      }),
    'duel.exportPages': ({ id }) => save(id, 'pdf', printedPages),
  };
}

const FORMATS = /"format"\s*:\s*"schafkopf-stube-challenge/;

/** What is dropped on the window, or opened with the program, is told by what stands in it. */
export const takingPassed =
  (shelf: DuelShelf, room: DuelRoom, change: ChangeDuel): TakePassed =>
  async (text) => {
    if (!FORMATS.test(text)) return undefined;
    const checked = checkPassed(text);
    if (!checked.ok) return { outcome: 'refused', problem: checked.problem };
    const { id = '' } = await taken([{ file: '', ok: true, passed: checked.value }], shelf, room, change);
    return { outcome: 'duel', kind: checked.value.kind, id };
  };

const challengeFile = ({ name, challenge }: DuelFile): PassedChallenge => ({
  format: 'schafkopf-stube-challenge',
  version: 1,
  name,
  challenge,
});

/** The text of the person's result under a name; undefined before there is one. */
function resultFile(file: DuelFile, who: string): string | undefined {
  const played = playedTry(file);
  if (!played) return undefined;
  const { name, challenge } = file;
  const passed: PassedResult = {
    format: 'schafkopf-stube-challenge-result',
    version: 1,
    name,
    challenge,
    who,
    again: isAgain(file, played),
    logs: played.logs,
  };
  return JSON.stringify(passed);
}

type Read = { readonly file: string } & (
  { readonly ok: true; readonly passed: Passed } | { readonly ok: false; readonly problem: Problem }
);

async function readPassed(place: string): Promise<Read> {
  const file = path.basename(place);
  const read = await readLimited(place, MAX_FILE_BYTES);
  if (!read?.ok) return { file, ok: false, problem: read?.problem ?? problem('F.MISSING', { file }) };
  const checked = checkPassed(read.value.text);
  return checked.ok ? { file, ok: true, passed: checked.value } : { file, ok: false, problem: checked.problem };
}

/** Takes in what was read, one after the other: a result whose challenge is not known brings that along. */
async function taken(
  files: readonly Read[],
  shelf: DuelShelf,
  { clock, push }: DuelRoom,
  change: ChangeDuel,
): Promise<DuelImported> {
  const ids = new Set<string>();
  const count = { challenge: 0, result: 0 };
  const problems: { readonly file: string; readonly problem: Problem }[] = [];
  for (const read of files) {
    if (!read.ok) {
      problems.push({ file: read.file, problem: read.problem });
      continue;
    }
    const { passed } = read;
    const { challenge, name } = passed.file;
    const known = (await shelf.all()).find(({ content }) => isSameChallenge(content.challenge, challenge))?.content;
    const duel = known ?? freshDuel(name, challenge, clock.date());
    if (!known) await shelf.put({ content: duel, carried: NOTHING_CARRIED });
    if (passed.kind === 'result') {
      const { who, again, logs } = passed.file;
      await change(duel.id, (file) => withResult(file, { who, again, deals: passed.deals, logs }) ?? file);
    }
    count[passed.kind]++;
    ids.add(duel.id);
  }
  if (ids.size > 0) push('duel.changed', {});
  const [id] = ids;
  return { challenges: count.challenge, results: count.result, problems, ...(ids.size === 1 && id && { id }) };
}
