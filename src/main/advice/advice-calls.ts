// Answers the page's calls of src/shared/calls/advice-calls.ts.
import type { ADVICE_CALLS } from '../../shared/calls/advice-calls.ts';
import type { HandlersOf } from '../../shared/ipc.ts';
import { entryOf, frameAfter } from '../replay/replay.ts';
import type { Room } from '../room.ts';
import { openingOf } from '../table/aside.ts';

export const serveAdvice = ({ table, library }: Room): HandlersOf<typeof ADVICE_CALLS> => ({
  'table.moveInTime': ({ move }) => table.moveInTime(move),
  async 'table.playFrom'({ id, frame }) {
    const read = await library.read(id);
    if (!read?.ok || frame > frameAfter(read.value.file.record.entries.length - 1)) return null;
    return table.playFrom(openingOf(read.value.file, entryOf(frame) + 1));
  },
});
