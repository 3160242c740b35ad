// Answers the page's calls of src/shared/calls/progress-calls.ts.
import type { PROGRESS_CALLS } from '../../shared/calls/progress-calls.ts';
import type { HandlersOf } from '../../shared/border/ipc.ts';
import type { Progress } from './progress.ts';

export const serveProgress = (progress: Progress): HandlersOf<typeof PROGRESS_CALLS> => ({
  'progress.view': () => progress.view(),
  'progress.next': () => progress.next(),
  async 'progress.refused'({ id }) {
    await progress.refused(id);
    return {};
  },
  'progress.export': ({ form }) => progress.export(form),
  async 'progress.erase'() {
    await progress.erase();
    return {};
  },
});
