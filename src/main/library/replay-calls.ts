// The page's calls about replays: frames of a round, lines of play that leave it, and what their next cards are worth.
import { viewFor } from '../../engine/round/view.ts';
import { seatsAt } from '../../engine/table/table-rules.ts';
import type { LibraryItem } from '../../shared/calls/library-calls.ts';
import type { CALLS } from '../../shared/calls/all-calls.ts';
import type { HandlersOf } from '../../shared/border/ipc.ts';
import type { RoundFile } from '../../shared/files/round-file.ts';
import { fileAlong, frameAlong, valuesIn } from '../replay/along.ts';
import { frameOf } from '../replay/frame.ts';
import { type OpenReplay, openReplay } from '../replay/replay.ts';
import { checkRound } from '../rounds/check-round.ts';
import { withStudy } from '../rounds/studying.ts';
import type { Thinking } from '../thinking/thinking.ts';
import type { Library } from './library.ts';

export type ReplayCalls = Pick<
  HandlersOf<typeof CALLS>,
  'replay.open' | 'replay.frame' | 'replay.along' | 'replay.values' | 'replay.beliefs' | 'replay.keepBranches'
>;

/** The new line of a round that was changed by the player; null if it is not there, or cannot be written. */
export type ChangeRound = (id: string, change: (file: RoundFile) => RoundFile) => Promise<LibraryItem | null>;

/** Longest time to find out what the next cards of a line are worth, in milliseconds. */
const VALUES_LIMIT = 15_000;

export function serveReplays(library: Library, thinking: Pick<Thinking, 'ask'>, changed: ChangeRound): ReplayCalls {
  const replays = replayCache(library);
  return {
    'replay.open': async ({ id }) => (await replays(id))?.info ?? null,
    async 'replay.frame'({ id, frame, viewer }) {
      const open = await replays(id);
      return (open && frameOf(open, frame, viewer)) ?? null;
    },
    async 'replay.along'({ id, line, viewer }) {
      const open = await replays(id);
      return (open && frameAlong(id, open.file, line, viewer)) ?? null;
    },
    async 'replay.values'({ id, line }) {
      const open = await replays(id);
      const along = open && fileAlong(open.file, line);
      if (!along) return null;
      const question = { kind: 'openValues', record: along.record } as const;
      const advice = await thinking.ask(question, { priority: 'advice', limit: VALUES_LIMIT }).catch(() => null);
      return advice && valuesIn(advice);
    },
    async 'replay.beliefs'({ id, frame, seat }) {
      const round = (await replays(id))?.rounds[frame];
      if (!round || !seatsAt(round.rules).includes(seat)) return null;
      const question = { kind: 'believe', view: viewFor(round, seat), seed: ['beliefs', id, frame, seat] } as const;
      return thinking.ask(question, { priority: 'advice', limit: VALUES_LIMIT }).catch(() => null);
    },
    async 'replay.keepBranches'({ id, branches }) {
      const found = await library.read(id);
      if (!found?.ok) return null;
      const wanted = withStudy(found.value.file, { ...found.value.file.study, branches });
      if (!checkRound(JSON.stringify(wanted)).ok) return null;
      const item = await changed(id, (file) => withStudy(file, { ...file.study, branches }));
      return item ? [...branches] : null;
    },
  };
}

/** The replay looked at last stays folded, because its frames are asked for one by one. */
function replayCache(library: Library): (id: string) => Promise<OpenReplay | undefined> {
  let last: { readonly id: string; readonly open: OpenReplay } | undefined;
  library.watch(({ id }) => {
    if (last?.id === id) last = undefined;
  });
  return async (id) => {
    if (last?.id === id) return last.open;
    const found = await library.read(id);
    if (!found?.ok) return undefined;
    last = { id, open: openReplay(id, found.value.file) };
    return last.open;
  };
}
