// The story of a round: what is told of its turn, its plan and its lesson, on rounds whose commentary is made up.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../../src/engine/base/cards.ts';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { recordOf } from '../../../../src/engine/table/round.ts';
import { reviewable, reviewEntry } from '../../../../src/engine/tutor/review/review-entry.ts';
import type { EntryReview } from '../../../../src/engine/tutor/review/review.ts';
import { storyOf } from '../../../../src/engine/tutor/review/story.ts';
import { PLANS, type StoryParams, type Turn } from '../../../../src/engine/tutor/review/story-remarks.ts';
import { LESSON_OF, skillOf } from '../../../../src/engine/tutor/review/skills.ts';
import { lessonOf } from '../../../../src/engine/teaching/lessons/lessons.ts';
import { bySeat } from '../../../../src/engine/base/seats.ts';
import { STORY_DE } from '../../../../src/words/de/story.ts';
import { STORY_EN } from '../../../../src/words/en/story.ts';
import { expectSentence, namings } from '../../../../lab/sentences/well-formed.ts';
import { GLANCE } from '../../../../lab/support/tutor/glance.ts';
import { playedRound, PURE } from '../../../../lab/support/tutor/checked-tables.ts';

const round = playedRound(PURE[20], 'story');
const record = recordOf(round);
const reviews = reviewable(record).map((entry) =>
  reviewEntry(record, entry, { random: randomOf('story', entry), effort: GLANCE }),
);
const plays = record.entries.flatMap(({ type }, at) => (type === 'play' ? [at] : []));

/** The commentary with another chance of the declaring side after each card. */
const withChances = (chanceAfter: (card: number) => number): readonly EntryReview[] =>
  reviews.map((review) => {
    const chance = chanceAfter(plays.indexOf(review.entry) + 1);
    return { ...review, outlook: { chance: bySeat(() => chance) } };
  });

const idsOf = (told: ReturnType<typeof storyOf>): readonly string[] => told.map(({ remark }) => remark.id);

describe('where it turned', () => {
  if (round.phase !== 'scored' || round.declarer === undefined) throw new Error('nobody played');
  const { declarer } = round;

  test('the trick is the one in which the chance moved most, told to each side in its own direction', () => {
    const moved = withChances((card) => (card <= 8 ? 0.4 : 0.9));
    const turnFor = (you: typeof declarer) =>
      storyOf(record, moved, you).flatMap(({ remark }) => (remark.id === 'T.TURN' ? [remark.params] : []))[0];
    expect(turnFor(declarer)).toMatchObject({ trick: 3, from: 0.4, to: 0.9 });
    const other = ([0, 1, 2, 3] as const).find((seat) => seat !== declarer && seat !== round.partner) ?? 0;
    const told = turnFor(other);
    expect([told?.trick, told?.from.toFixed(2), told?.to.toFixed(2)]).toEqual([3, '0.60', '0.10']);
  });

  test('small steps are no turn', () => {
    const told = storyOf(
      record,
      withChances((card) => 0.5 + card / 100),
      declarer,
    );
    expect(idsOf(told)).toContain('T.STEADY');
    expect(idsOf(told)).not.toContain('T.TURN');
  });
});

test('no more than six sentences, one of each kind; nothing of deals that nobody played', () => {
  for (const you of [0, 1, 2, 3] as const) {
    const ids = idsOf(storyOf(record, reviews, you));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeLessThanOrEqual(6);
  }
  const { entries, ...rest } = record;
  expect(() => storyOf({ ...rest, entries: [...entries, ...entries] }, reviews, 0)).toThrow();
});

test('every lesson that a skill leads to exists', () => {
  for (const lesson of Object.values(LESSON_OF)) expect(lessonOf(lesson)?.number).toBe(lesson);
});

test.each([
  ['play', undefined, 'play', undefined, 'lead.drawTrumps', 'drawing'],
  ['play', undefined, 'play', undefined, 'lead.longSuit', 'suits'],
  ['play', undefined, 'play', undefined, 'lead.calledSuit', 'calledCard'],
  ['play', undefined, 'play', undefined, 'follow.smearLikely', 'giving'],
  ['play', undefined, 'play', undefined, 'follow.winLast', 'taking'],
  ['play', undefined, 'play', undefined, 'ramsch.getRid', 'dodging'],
  ['play', undefined, 'play', undefined, 'discard.keepGuards', 'saving'],
  ['play', undefined, 'play', undefined, undefined, 'other'],
  ['call', 'weiter', 'call', 'spiele', undefined, 'underbid'],
  ['call', 'spiele', 'call', 'weiter', undefined, 'overbid'],
  ['call', 'spiele', 'call', 'names:wenz', undefined, 'wrongGame'],
  ['stoss', undefined, 'leave', undefined, undefined, 'doubling'],
] as const)('%s %s instead of %s %s for %s is a matter of %s', (type, call, better, over, reason, skill) => {
  expect(skillOf({ type, call }, { type: better, call: over }, reason)).toBe(skill);
});

describe('texts', () => {
  const told: { readonly [K in keyof StoryParams]: readonly StoryParams[K][] } = {
    'T.HAND': (['alone', 'caller', 'partner', 'defender'] as const).flatMap((role) =>
      [0, 1, 6].flatMap((trumps) =>
        [undefined, 0, 1, 3].map((obers) => ({
          role,
          declarer: 1 as const,
          announcement: { contract: 'rufer', called: 'EA' as const },
          trumps,
          ...(obers !== undefined && { obers: Math.min(obers, trumps) }),
          aces: obers ?? 2,
          ...(trumps > 0 && { chance: trumps / 6 }),
        })),
      ),
    ),
    'T.LOW_HAND': [[], ['EK'], ['EK', 'G9', 'HA', 'S9']].flatMap((high) =>
      (['alone', 'defender'] as const).map((role) => ({
        role,
        declarer: role === 'alone' ? (0 as const) : (1 as const),
        announcement: { contract: 'bettel' as const },
        high: high as readonly Card[],
        ...(high.length > 1 && { chance: 0.4 }),
      })),
    ),
    'T.DODGER': [
      { trumps: 4, obers: 1, aces: 1 },
      { trumps: 0, aces: 2 },
    ],
    'T.SIDE': [
      { side: 're', friends: [2], trumps: 8, obers: 3, aces: 1 },
      { side: 'kontra', friends: [1, 3], trumps: 5, obers: 0, aces: 2 },
      { side: 're', friends: [], trumps: 9, obers: 4, aces: 0 },
    ],
    'T.FATTEST': (['own', 'theirs', 'each'] as const).flatMap((whose) =>
      [0 as const, 2 as const].map((winner) => ({ trick: 3, winner, card: 'HO' as const, points: 34, whose })),
    ),
    'T.PLAN': PLANS.map((plan) => ({ plan })),
    'T.AUCTION': [{ wanted: [0] }, { wanted: [1, 2] }, { wanted: [0, 2] }],
    'T.TURN': (
      [
        { kind: 'slip', seat: 0, card: 'EO', better: 'H7' },
        { kind: 'slip', seat: 2, card: 'EO', better: 'H7' },
        { kind: 'fell', holder: 0, card: 'GA', winner: 1, points: 17 },
        { kind: 'fell', holder: 2, card: 'GA', winner: 0, points: 21 },
        { kind: 'taken', winner: 0, card: 'EU', points: 21 },
        { kind: 'taken', winner: 3, card: 'EU', points: 10 },
        { kind: 'shown' },
      ] satisfies readonly Turn[]
    ).map((by) => ({ trick: 3, from: 0.31, to: 0.7, by })),
    'T.STEADY': [
      { least: 0.81, most: 0.84 },
      { least: 0, most: 0.2 },
    ],
    'T.IDEA': [
      { decision: { type: 'play', seat: 0, card: 'EO' }, better: { type: 'play', seat: 0, card: 'H7' }, trick: 2 },
      { decision: { type: 'call', seat: 0, call: 'weiter' }, better: { type: 'call', seat: 0, call: 'spiele' } },
      { decision: { type: 'stoss', seat: 0 }, better: { type: 'leave', seat: 0 } },
    ],
    'T.TAUGHT': [
      { asked: 1, found: 1, missed: [] },
      { asked: 1, found: 0, missed: [3] },
      { asked: 2, found: 1, missed: [5] },
      { asked: 3, found: 3, missed: [] },
      { asked: 4, found: 2, missed: [2, 6] },
    ],
    'T.WELL': [0, 1, 6].map((ofTen) => ({ card: 'SA' as const, trick: 1, ofTen })),
  };

  test.each(Object.keys(told) as readonly (keyof StoryParams)[])('%s reads as a sentence in both languages', (id) => {
    for (const name of namings(0))
      for (const params of told[id]) {
        const texts = name.language === 'de' ? STORY_DE : STORY_EN;
        expectSentence((texts[id] as (given: typeof params, naming: typeof name) => string)(params, name));
      }
  });
});
