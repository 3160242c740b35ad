// Does the jobs of the thinking worker, one function for each kind; runs in the worker, and in tests without one.
import { isDeepStrictEqual } from 'node:util';
import { playerOf } from '../../engine/bots/players.ts';
import { randomOf } from '../../engine/base/random.ts';
import type { Imagined } from '../../engine/bots/sampling/sample.ts';
import { knowledgeOf } from '../../engine/inference/knowledge.ts';
import { proveRest } from '../../engine/inference/rest.ts';
import { itemOf } from '../../engine/teaching/trainers/items.ts';
import { mistakeItem } from '../../engine/teaching/trainers/mistakes.ts';
import { adviseAt } from '../../engine/tutor/advice/advise.ts';
import { adviseAside } from '../../engine/tutor/advice/aside-advice.ts';
import { judgedAside, judgedAt } from '../../engine/tutor/advice/judged.ts';
import { dealsOfTurn } from '../../engine/tutor/advice/turn-deals.ts';
import { beliefsAt } from '../../engine/tutor/beliefs/beliefs.ts';
import { refutationOfBid } from '../../engine/tutor/review/bid-refutation.ts';
import { refutationOfDoubling } from '../../engine/tutor/review/doubling-refutation.ts';
import { refutationOf } from '../../engine/tutor/review/consequences.ts';
import { turnIn } from '../../engine/round/step.ts';
import { isPlaying } from '../../engine/table/readers.ts';
import { openAdvice } from '../../engine/tutor/advice/open-advice.ts';
import { reviewEntry, roundBefore } from '../../engine/tutor/review/review-entry.ts';
import { roundsOfOthers } from '../import/import.ts';
import { judgedIn } from '../review/judged.ts';
import { triedDeal } from '../positions/trying.ts';
import { readRounds, surveyLibrary } from '../rounds/library-jobs.ts';
import type { Answering, AnswerTo, Asking, JobKind, Jobs, OfSeat, Question } from '../thinking/thinking-protocol.ts';

/** The deals that were imagined last, and of what. */
let last: { readonly of: OfSeat; readonly deals: Imagined } | undefined;

/**
 * The deals that a seat imagines at its turn. Their seed is that of the question alone, so that the advice and what is believed beside it are told
 * from the same, in whichever worker; where one of them has been told, they are not drawn again.
 */
function dealsAt({ view, seed }: OfSeat): Imagined {
  const of = { view, seed };
  if (!last || !isDeepStrictEqual(last.of, of))
    last = { of, deals: dealsOfTurn(knowledgeOf(view), randomOf(...seed, 'deals')) };
  return last.deals;
}

const JOBS: { readonly [K in JobKind]: (given: Jobs[K]['given']) => AnswerTo<K> } = {
  decide: ({ player, character, view, seed }) =>
    playerOf(player, character).decide(view, { random: randomOf(...seed) }),
  double: ({ player, character, view, seed }) =>
    playerOf(player, character).double(view, { random: randomOf(...seed) }) ?? null,
  advise: ({ view, seed, about, judging }) => {
    const think = { random: randomOf(...seed), effort: 'quick' } as const;
    if (!judging && about === 'turn') return adviseAt(view, { ...think, imagined: () => dealsAt({ view, seed }) });
    if (!judging) return adviseAside(view, think) ?? null;
    const { decision, first } = judging;
    const judged = about === 'turn' ? judgedAt : judgedAside;
    return judged(view, decision, think, first) ?? null;
  },
  refute: ({ view, seed, card, better }) =>
    refutationOf(view, card, better, { random: randomOf(...seed), effort: 'quick' }) ?? null,
  refuteBid: ({ view, seed, bid, better }) =>
    refutationOfBid(view, bid, better, { random: randomOf(...seed), effort: 'deep' }) ?? null,
  refuteDoubling: ({ view, decision }) => refutationOfDoubling(view, decision) ?? null,
  believe: ({ view, seed }) => beliefsAt(view, randomOf(...seed), () => dealsAt({ view, seed })) ?? null,
  proveRest: ({ view }) => proveRest(view),
  item: ({ ref }) => itemOf(ref),
  mistake: ({ mistake }) => mistakeItem(mistake) ?? null,
  reviewEntry: ({ record, entry }) =>
    reviewEntry(record, entry, { random: randomOf('review', entry), effort: 'quick' }),
  openValues: ({ record }) => {
    const round = roundBefore(record, record.entries.length);
    const seat = turnIn(round);
    return seat === undefined || !isPlaying(round) ? null : openAdvice(round, seat);
  },
  tryPosition: ({ position, level, number }) => triedDeal(position, level, number) ?? null,
  surveyLibrary: ({ folder, program }) => surveyLibrary(folder, program),
  readRounds: ({ folder, ids }) => readRounds(folder, ids, judgedIn),
  readOthers: ({ text, source, language }) => roundsOfOthers(text, source, language),
};

/** The kind of a question says which function fits it; a table cannot tell the compiler so. */
const answerTo = (question: Question): AnswerTo<JobKind> =>
  (JOBS[question.kind] as (given: Question) => AnswerTo<JobKind>)(question);

/** A job that throws is reported, so that whoever asked can go on without its answer. */
export function answer({ id, question }: Asking): Answering {
  try {
    return { id, ok: true, value: answerTo(question) };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
