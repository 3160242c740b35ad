// English wording of the coach after a round and at the end of an evening.
import { LABELS_EN } from './labels.ts';
import type { UiCoachTexts } from '../types/ui-coach-texts.ts';

/** How many of the own decisions gave nothing away, and what the others did. */
function scoreEn(free: number, seen: number, lost: string | undefined): string {
  if (seen === 0) return 'You had nothing to decide in this round.';
  const had = seen === 1 ? 'You had just one decision' : `You had ${seen} decisions`;
  if (free === seen) return `${had} and gave nothing away${seen === 1 ? '' : ' in any of them'}.`;
  if (free === 0) return `${had} and gave away ${lost ?? 'something'}${seen === 1 ? '' : ' in all of them together'}.`;
  const kept = `Nothing given away in ${free} of ${seen} decisions`;
  return lost === undefined ? `${kept}.` : `${kept}, ${lost} in the ${seen - free === 1 ? 'other' : 'others'}.`;
}

const rounds = (count: number): string => (count === 1 ? 'one round' : `${count} rounds`);

export const UI_COACH_EN: UiCoachTexts = {
  region: 'The tutor on your round',
  looking: 'The tutor is looking at your cards…',
  accuracy: (value, name) => `Accuracy ${name.number(value)}.`,
  score: scoreEn,
  dearest: {
    own: (place) => `Your costliest decision: ${place}.`,
    others: (place) => `The others’ costliest decision: ${place}.`,
  },
  better: (taken, best) => `Your choice: ${taken}. Better: ${best}.`,
  playBetter: 'Watch and play it better',
  look: 'Watch',

  evening: {
    open: 'The evening',
    title: LABELS_EN.app.rooms.evening,
    none: 'No round has been played to its end yet.',
    money: 'Won or lost',
    luck: 'Good or bad luck with the cards',
    luckHint: 'What cards and the other players brought beyond what was to be expected.',
    given: 'Given away by you',
    rest: 'What the hands were worth',
    restHint: 'What these hands would bring on average when played well.',
    provisional: (done, all) =>
      done === 0
        ? 'Provisional: the commentary has only begun.'
        : `Provisional: only ${done} of ${rounds(all)} have been looked at.`,
    best: 'The hand of the evening',
    worst: 'The costliest mistake',
    dearest: 'What you can work on',
    missed: (skill, times, rounds, cost) =>
      `${skill}: ${times === 2 ? 'twice' : `${times} times`} in ${rounds === 1 ? 'one round' : `${rounds} rounds`}, about ${cost} in all.`,
    noMistake: {
      yet: {
        nothing: 'None has been found so far.',
        little: 'No real mistake so far, only small inaccuracies.',
      },
      final: {
        nothing: 'No mistake of yours. That is rare.',
        little: 'No real mistake, only small inaccuracies.',
      },
    },
    revokes: (count: number) =>
      count === 1
        ? 'You revoked in one round, and lost it by that.'
        : `You revoked in ${count} rounds, and lost them by that.`,
    took: (taken, best, cost) => `Your choice: ${taken}. Better: ${best}. That costs ${cost}.`,
    round: (round, name) => `Round ${name.number(round)}`,
    tryNow: 'Play it better now',
    tomorrow: 'A problem for tomorrow',
    tomorrowHint: 'Your mistakes are waiting among the exercises that come back.',
    watch: 'Watch',
    back: 'Back to the table',
  },
};
