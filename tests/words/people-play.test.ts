// What people play, as it is read beside a verdict, a hint and a warning.
import { describe, expect, test } from 'vitest';
import type { PeoplePlay } from '../../src/engine/tutor/advice/people-play.ts';
import { namingOf } from '../../src/words/speak/naming-of.ts';
import { tellPeople } from '../../src/words/speak/verdicts.ts';
import { expectSentence, namings, PLAYERS } from '../../lab/sentences/well-formed.ts';

const DE = namingOf('de', 'bavarian', PLAYERS, undefined);
const EN = namingOf('en', 'bavarian', PLAYERS, undefined);

const people = (favourite: number, other?: number, favouriteIs: PeoplePlay['favouriteIs'] = 'fine'): PeoplePlay => ({
  favourite: { card: 'GA', ofTen: favourite },
  favouriteIs,
  ...(other !== undefined && { other: { card: 'HU', ofTen: other } }),
});

test.each([
  [people(7), 'Von 10 Leuten spielen hier etwa 7 die Gras-Sau.', 'About 7 in 10 people play the Ace of Leaves here.'],
  [
    people(1),
    'Von 10 Leuten spielt hier etwa einer die Gras-Sau.',
    'About one in 10 people plays the Ace of Leaves here.',
  ],
  [people(10), 'Fast jeder spielt hier die Gras-Sau.', 'Nearly everybody plays the Ace of Leaves here.'],
  [
    people(10, 0),
    'Fast jeder spielt hier die Gras-Sau, den Herz-Unter kaum jemand.',
    'Nearly everybody plays the Ace of Leaves here, hardly anybody the Unter of Hearts.',
  ],
  [
    people(8, 1),
    'Von 10 Leuten spielen hier etwa 8 die Gras-Sau, den Herz-Unter etwa einer.',
    'About 8 in 10 people play the Ace of Leaves here, about one the Unter of Hearts.',
  ],
  [
    people(5, 3, 'mistake'),
    'Von 10 Leuten spielen hier etwa 5 die Gras-Sau, den Herz-Unter etwa 3. Die Gras-Sau ist hier ein Fehler.',
    'About 5 in 10 people play the Ace of Leaves here, about 3 the Unter of Hearts. The Ace of Leaves is a mistake here.',
  ],
  [
    people(6, undefined, 'mistake'),
    'Von 10 Leuten spielen hier etwa 6 die Gras-Sau. Gerade das, was die meisten spielen, ist hier ein Fehler.',
    'About 6 in 10 people play the Ace of Leaves here. What most people play is a mistake here.',
  ],
])('%o', (told, german, english) => {
  expect(tellPeople(told, DE)).toBe(german);
  expect(tellPeople(told, EN)).toBe(english);
});

describe('every number of people and every way to name cards', () => {
  test.each(['de', 'en'] as const)('in %s', (language) => {
    for (const name of namings(0).filter((each) => each.language === language))
      for (let favourite = 1; favourite <= 10; favourite++)
        for (const other of [undefined, 0, 1, 2])
          for (const is of ['fine', 'mistake'] as const)
            for (const sentence of tellPeople(people(favourite, other, is), name).split(/(?<=[.?]) /))
              expectSentence(sentence);
  });
});
