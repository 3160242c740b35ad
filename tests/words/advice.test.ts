// Words of the help at the table: every sentence is one, in both languages and for every reader.
import { describe, expect, test } from 'vitest';
import { PLAIN_CALLS } from '../../src/engine/auction/auction.ts';
import { ANSAGE_WORDS } from '../../src/engine/base/ansage-words.ts';
import type { Seat } from '../../src/engine/base/seats.ts';
import { TIE_ANSWERS } from '../../src/engine/table/decisions.ts';
import { RESERVATION_ANSWERS } from '../../src/engine/table/reservations.ts';
import type { Glimpse, GlimpseParams } from '../../src/shared/teaching/glimpses.ts';
import { IDEAS } from '../../src/engine/tutor/ideas/asked.ts';
import { UI_ADVICE_DE } from '../../src/words/de/ui-advice.ts';
import { UI_ADVICE_EN } from '../../src/words/en/ui-advice.ts';
import { tellWith } from '../../src/words/base/words.ts';
import { lintOf } from '../../lab/sentences/rendered-lint.ts';
import { unknownWords } from '../../lab/sentences/spelling.ts';
import { expectSentence, namings } from '../../lab/sentences/well-formed.ts';

const UI = { de: UI_ADVICE_DE, en: UI_ADVICE_EN } as const;
const READERS: readonly (Seat | undefined)[] = [0, 2, undefined];

const EXAMPLES: { readonly [K in keyof GlimpseParams]: readonly GlimpseParams[K][] } = {
  'done.cut': [{}],
  'said.knock': [{ packets: [4, 4] }],
  'said.legen': [{ says: 'lay' }, { says: 'leave' }],
  'said.lay': [{ says: 'lay' }, { says: 'leave' }],
  'said.spritz': [{ says: 'double' }, { says: 'leave' }],
  'said.claim': [{ says: 'claim' }, { says: 'leave' }],
  'said.call': [...PLAIN_CALLS, 'has:solo' as const, 'names:wenz' as const].map((call) => ({ call })),
  'said.announcement': [
    { announcement: { contract: 'rufer', called: 'GA' }, how: 'calledCard' },
    ...(['noTrick', 'alone', 'offering', 'suitOnly', 'forced'] as const).map((how) => ({
      announcement: { contract: 'solo', trump: 'E' } as const,
      how,
    })),
  ],
  'said.obers': [{ answer: 'take' }, { answer: 'leave' }],
  'done.passOn': [{}],
  'said.widow': [{ answer: 'take' }, { answer: 'pass' }],
  'done.discard': [{}],
  'said.number': [2, 5].map((count) => ({ count, lord: 'U' })),
  'said.sameNumber': [{ as: 'rival' }, { as: 'partner' }],
  'said.noNumber': [{ lord: 'U' }],
  'said.tie': TIE_ANSWERS.map((answer) => ({ answer })),
  'said.reserve': RESERVATION_ANSWERS.map((says) => ({ says })),
  'said.reservation': [{ names: 'none' }, { names: 'wedding' }, { names: 'solo' }],
  'said.ansage': ANSAGE_WORDS.map((says) => ({ says })),
  'done.give': [{}],
  'done.return': [{ in: 'solo' }, { in: 'hochzeit' }],
  'said.stoss': [{}],
  'said.retour': [{}],
  'said.doppler': [{}],
  'said.durchbruch': [{}],
  'lead.trumpForAll': [{}],
  'lead.trump': [
    { card: 'EO', by: 'declaring' },
    { card: 'EO', by: 'defending' },
    { card: 'EO', by: 'unknown' },
  ],
  'lead.calledSuit': (['declarer', 'searching', 'runningAway', 'unknown'] as const).map((by) => ({
    suit: 'G',
    called: 'GA',
    by,
  })),
  'lead.calledCard': [{ called: 'GA' }],
  'lead.highestLeft': [
    { card: 'EO', group: 'trump', trumps: 'left' },
    { card: 'SA', group: 'S', trumps: 'left' },
    { card: 'SA', group: 'S', trumps: 'gone' },
  ],
  'lead.plain': [
    { suit: 'S', points: 0 },
    { suit: 'S', points: 10 },
  ],
  'follow.ruff': [{ suit: 'E' }],
  'follow.discard': [{ group: 'trump' }, { group: 'E' }],
  'follow.calledCard': [{ called: 'GA' }],
  'trick.takesLead': [
    { points: 1, place: 'last' },
    { points: 23, place: 'before' },
  ],
  'trick.gives': (['ours', 'theirs', 'toUs', 'fromUs', 'nobody', 'unknown'] as const).flatMap((whose) =>
    ([0, 1, 4, 11] as const).flatMap((points) =>
      ([0, 2] as const).flatMap((to) =>
        (['freely', 'perhapsForced'] as const).map((choice) => ({ points, to, whose, choice })),
      ),
    ),
  ),
  'lead.forTricks': (['noTrick', 'everyTrick'] as const).flatMap((wants) =>
    ([0, 1] as const).flatMap((declarer) => (['declarer', 'others'] as const).map((by) => ({ declarer, by, wants }))),
  ),
  'trick.lies': (['noTrick', 'everyTrick'] as const).flatMap((wants) =>
    ([0, 1] as const).flatMap((declarer) =>
      ([0, 1, 2] as const).flatMap((holder) =>
        (['last', 'before'] as const).map((place) => ({ with: holder, declarer, place, wants })),
      ),
    ),
  ),
};

describe.each(['de', 'en'] as const)('in %s', (language) => {
  const texts = UI[language];

  test('every idea is a sentence that names no card', () => {
    for (const idea of IDEAS) expectSentence(texts.ideas[idea]);
    expect(new Set(IDEAS.map((idea) => texts.ideas[idea])).size).toBe(IDEAS.length);
  });

  test.each(Object.keys(EXAMPLES) as (keyof GlimpseParams)[])('%s', (id) => {
    for (const params of EXAMPLES[id])
      for (const name of READERS.flatMap((reader) => namings(reader)).filter((each) => each.language === language)) {
        const text = tellWith(texts.glimpses, { id, params } as Glimpse, name);
        text.split(/(?<=[.?]) /).forEach(expectSentence);
        expect([...unknownWords(text, language), ...lintOf(text, language, name.deck)], text).toEqual([]);
      }
  });

  test('what a decision is worth is told as finely as the sample allows', () => {
    const [name] = namings(0).filter((each) => each.language === language);
    if (!name) throw new Error(language);
    const worth = { cents: -14.3, chance: 0.617, points: 58.8 };
    const drawn = texts.hint.worth(worth, { of: 'drawn', count: 40 }, name);
    const all = texts.hint.worth(worth, { of: 'all', count: 6 }, name);
    expectSentence(drawn);
    expect(drawn).toMatch(/(etwa|about) 60/);
    expect(all).toMatch(/62/);
    expect(texts.hint.worth({ cents: worth.cents }, { of: 'all', count: 6 }, name)).not.toContain('%');
    for (const worlds of [
      { of: 'all', count: 1 },
      { of: 'all', count: 6 },
      { of: 'drawn', count: 40 },
    ] as const)
      texts.hint
        .worlds(worlds, name)
        .split('; ')
        .forEach((part) => expect(part.length).toBeGreaterThan(8));
    expectSentence(texts.gate.costs('x', { cents: 22, points: 3, chance: 0.16 }, 'card', name));
  });
});
