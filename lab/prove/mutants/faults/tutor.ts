// Slips in what the tutor sees and says: thresholds and conditions of ideas, grades, notes, review.
import { faultsOf } from '../fault.ts';

/** Of the review those that take little time: a text for each remark is made from hundreds of deals elsewhere. */
const REVIEW = ['review-of', 'truth', 'missed-doubling', 'ripe', 're-kontra', 'two-players', 'from-the-table'].map(
  (name) => `engine/tutor/review/${name}`,
);
const IDEAS = ['engine/tutor/ideas', 'engine/tutor/truth', 'engine/tutor/coverage'];

export const TUTOR_FAULTS = faultsOf('tutor', 'src/engine/tutor', [
  [
    'ideas/measures.ts',
    [...IDEAS, 'engine/tutor/agreement', 'engine/tutor/sentences/sentences'],
    {
      'dear-card': ['DEAR = 10', 'DEAR = 4'],
      'short-suit': ['SHORT = 2', 'SHORT = 1'],
      'long-suit': ['LONG = 3', 'LONG = 5'],
    },
  ],
  [
    'review/told.ts',
    [...REVIEW, 'engine/tutor/sentences'],
    {
      'worth-a-word': ['WORTH_A_WORD = 5', 'WORTH_A_WORD = 8'],
    },
  ],
  [
    'review/key-moments.ts',
    [...REVIEW, 'main/review-calls', 'main/review-commentator'],
    {
      'key-moments': ['MOST = 3', 'MOST = 2'],
    },
  ],
  [
    'advice/grade.ts',
    ['engine/tutor/advice', ...REVIEW],
    {
      'grade-sure': ['SURE = 2.5', 'SURE = 1.25'],
      'grade-deals': ['ENOUGH_DEALS = 60', 'ENOUGH_DEALS = 30'],
      'grade-decided': ['DECIDED = 0.995', 'DECIDED = 0.9'],
    },
  ],
  [
    'review/accuracy.ts',
    REVIEW,
    {
      'least-weight': ['LEAST_WEIGHT = 0.02', 'LEAST_WEIGHT = 0.2'],
    },
  ],
  [
    'ideas/following.ts',
    IDEAS,
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
    IDEAS,
    {
      'keep-some': ['SOME = 2', 'SOME = 1'],
    },
  ],
  [
    'ideas/leading.ts',
    IDEAS,
    {
      'lead-runs': ['RUNS = 0.6', 'RUNS = 0.3'],
      'long-way-seat': ['know.behind.at(-1) !== declarer', 'know.behind[0] === declarer'],
      'return-own-suit': ['leader !== know.seat && first', 'first'],
    },
  ],
  [
    'ideas/gains.ts',
    [...IDEAS, 'engine/tutor/agreement'],
    {
      'loses-by-chance': ['measured.gain + measured.error < 0', 'measured.gain < 0'],
    },
  ],
  [
    'review/verdict.ts',
    REVIEW,
    {
      'verdict-blunders-only': ['grades.mistake + grades.blunder', 'grades.blunder'],
    },
  ],
  [
    'review/missed-doubling.ts',
    REVIEW,
    {
      'missed-by-other-side': [
        'declares ? chance[seat] : 1 - chance[seat]',
        'declares ? 1 - chance[seat] : chance[seat]',
      ],
    },
  ],
  [
    'review/judgement.ts',
    [...REVIEW, 'engine/tutor/advice', 'words/people-play'],
    {
      'people-unless-best': ["(grade === 'best' && people.favouriteIs === 'fine')", "grade === 'best'"],
    },
  ],
  [
    'offer-notes.ts',
    ['engine/hochzeit', 'engine/hochzeit-outcomes', 'engine/tutor/course', 'engine/tutor/duty'],
    {
      'card-back-last': ['refusals + 1 === players - 1', 'refusals === players - 1'],
    },
  ],
  [
    'trick-notes.ts',
    ['engine/tutor/course', 'engine/tutor/duty', 'engine/lessons', 'engine/trainers/items'],
    {
      'vain-cards': ['place(card) < place(winning)', 'place(card) > place(winning)'],
    },
  ],
]);
