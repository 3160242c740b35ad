// Saving a commented round: fetches what the printed pages show, asks the main process to write, says how it ended.
import type { StepReview } from '../../shared/calls/review-calls.ts';
import type { ReplayFrame, ReplayInfo } from '../../shared/calls/library-calls.ts';
import type { AppContext } from '../state/app-context.ts';
import type { AppClient } from '../state/bridge.ts';
import type { RoundCommentary } from './commentary.svelte.ts';

/** Everything that the printed pages need. */
export interface Pages {
  readonly info: ReplayInfo;
  readonly deal: ReplayFrame;
  readonly end: ReplayFrame;
  readonly steps: readonly StepReview[];
}

/** Undefined if the deal cannot be fetched. */
export async function loadPages(
  client: AppClient,
  commentary: RoundCommentary,
  info: ReplayInfo,
): Promise<Pages | undefined> {
  const { id } = commentary;
  const [deal, end] = await Promise.all(
    [0, info.frames - 1].map((frame) => client.call('replay.frame', { id, frame, viewer: 'open' })),
  );
  const frames = commentary.overview?.steps.map(({ frame }) => frame) ?? [];
  const steps = await Promise.all(frames.map((frame) => commentary.fetch(frame)));
  if (!deal?.ok || !deal.value || !end?.ok || !end.value) return undefined;
  return { info, deal: deal.value, end: end.value, steps: steps.filter((step) => step !== undefined) };
}

type Parts = Pick<AppContext, 'client' | 'notices' | 'preferences' | 'speech'>;

export async function exportRound(app: Parts, id: string, kind: 'text' | 'pages'): Promise<void> {
  const { client, notices, preferences, speech } = app;
  const read = { id, language: speech.language, deck: preferences.deck };
  const answer = await client.call(kind === 'text' ? 'review.exportText' : 'review.exportPages', read);
  if (!answer.ok) return notices.bad(() => `${speech.ui.app.callFailed} ${answer.error.message}`);
  const { value } = answer;
  if (value.outcome === 'saved') notices.info(() => speech.ui.review.export.saved(value.file));
  else if (value.outcome === 'refused') notices.problem(value.problem);
}
