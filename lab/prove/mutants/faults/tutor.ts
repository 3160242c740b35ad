// Slips in what the tutor sees and says: thresholds and conditions of ideas, grades, notes, review.
import { faultsOf } from '../fault.ts';

export const TUTOR_FAULTS = faultsOf('tutor', 'src/engine/tutor', [
  [
    'ideas/measures.ts',
    ['engine/tutor/near-misses'],
    {
      'dear-card': ['DEAR = 10', 'DEAR = 4'],
      'short-suit': ['SHORT = 2', 'SHORT = 1'],
      'long-suit': ['LONG = 3', 'LONG = 5'],
    },
  ],
  [
    'review/told.ts',
    ['engine/tutor/graded'],
    {
      'worth-a-word': ['WORTH_A_WORD = 5', 'WORTH_A_WORD = 8'],
    },
  ],
  [
    'review/key-moments.ts',
    ['engine/tutor/graded'],
    {
      'key-moments': ['MOST = 3', 'MOST = 2'],
    },
  ],
  [
    'advice/grade.ts',
    ['engine/tutor/advice/grade', 'engine/tutor/graded'],
    {
      'grade-sure': ['SURE = 2.5', 'SURE = 1.25'],
      'grade-deals': ['ENOUGH_DEALS = 60', 'ENOUGH_DEALS = 30'],
      'grade-decided': ['DECIDED = 0.995', 'DECIDED = 0.9'],
    },
  ],
  [
    'review/accuracy.ts',
    ['engine/tutor/graded'],
    {
      'least-weight': ['LEAST_WEIGHT = 0.02', 'LEAST_WEIGHT = 0.2'],
    },
  ],
  [
    'ideas/following.ts',
    ['engine/tutor/near-misses'],
    {
      'keep-top-out': ['ENOUGH_OUT = 3', 'ENOUGH_OUT = 1'],
      'save-from-one': [
        '!behind.every((seat) => isOpponent(know, seat))',
        '!behind.some((seat) => isOpponent(know, seat))',
      ],
    },
  ],
  [
    'ideas/keeping.ts',
    ['engine/tutor/near-misses'],
    {
      'keep-some': ['SOME = 2', 'SOME = 1'],
    },
  ],
  [
    'ideas/leading.ts',
    ['engine/tutor/near-misses'],
    {
      'lead-runs': ['RUNS = 0.6', 'RUNS = 0.3'],
      'long-way-seat': ['know.behind.at(-1) !== declarer', 'know.behind[0] === declarer'],
      'return-own-suit': ['leader !== know.seat && first', 'first'],
    },
  ],
  [
    'ideas/gains.ts',
    ['engine/tutor/graded'],
    {
      'loses-by-chance': ['measured.gain + measured.error < 0', 'measured.gain < 0'],
    },
  ],
  [
    'review/verdict.ts',
    ['engine/tutor/graded'],
    {
      'verdict-blunders-only': ['grades.mistake + grades.blunder', 'grades.blunder'],
    },
  ],
  [
    'review/missed-doubling.ts',
    ['engine/tutor/review/missed-doubling'],
    {
      'missed-by-other-side': [
        'declares ? chance[seat] : 1 - chance[seat]',
        'declares ? 1 - chance[seat] : chance[seat]',
      ],
    },
  ],
  [
    'review/judgement.ts',
    ['engine/tutor/graded'],
    {
      'people-unless-best': ["(grade === 'best' && people.favouriteIs === 'fine')", "grade === 'best'"],
    },
  ],
  [
    'offer-notes.ts',
    ['engine/hochzeit-outcomes'],
    {
      'card-back-last': ['refusals + 1 === players - 1', 'refusals === players - 1'],
    },
  ],
  [
    'trick-notes.ts',
    ['engine/tutor/course'],
    {
      'vain-cards': ['place(card) < place(winning)', 'place(card) > place(winning)'],
    },
  ],
]);
