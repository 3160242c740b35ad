// Answers the page's calls of src/shared/calls/advice-calls.ts.
import type { ADVICE_CALLS } from '../../shared/calls/advice-calls.ts';
import type { HandlersOf } from '../../shared/border/ipc.ts';
import { Adviser } from './adviser.ts';
import { whyOf } from './why.ts';
import { entryOf, frameAfter } from '../replay/replay.ts';
import type { Room } from '../table/room.ts';
import { openingOf } from '../table/aside.ts';

export function serveAdvice({ table, library, thinking, preferences, clock }: Room): HandlersOf<typeof ADVICE_CALLS> {
  const adviser = new Adviser({ table, thinking, settings: preferences.get, clock });
  table.watch(() => adviser.tableChanged());
  return {
    'advice.hint': ({ at, step }) => adviser.hint(at, step),
    'advice.moment': ({ at }) => adviser.moment(at),
    'advice.recall': ({ at, answer }) => table.recall(at, answer),
    'advice.beliefs': ({ at }) => adviser.beliefs(at),
    'advice.gate': ({ at, decision }) => adviser.gate(at, decision),
    'advice.refutation': ({ at, decision }) => adviser.refute(at, decision),
    'advice.why'(asked) {
      const saved = table.saved();
      return saved ? whyOf(saved, asked) : { outcome: 'nothing' };
    },
    'table.moveInTime': ({ move }) => table.moveInTime(move),
    async 'table.playFrom'({ id, frame }) {
      const read = await library.read(id);
      if (!read?.ok || frame > frameAfter(read.value.file.record.entries.length - 1)) return null;
      return table.playFrom(openingOf(read.value.file, entryOf(frame) + 1));
    },
  };
}
