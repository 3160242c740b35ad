// Whoever is named in a lesson is the person whom the table shows in that place, and does there what the text says.
import { describe, expect, test } from 'vitest';
import { type Card, cardsOfPack } from '../../../src/engine/base/cards.ts';
import { tableOf } from '../../../src/engine/teaching/lessons/company.ts';
import { solutionOf } from '../../../src/engine/teaching/lessons/judge.ts';
import { lessonOf, LESSONS } from '../../../src/engine/teaching/lessons/lessons.ts';
import { gameOf } from '../../../src/engine/teaching/lessons/position.ts';
import { LESSON_ROLES } from '../../../src/engine/teaching/lessons/roles.ts';
import type { Step } from '../../../src/engine/teaching/lessons/steps.ts';
import { orderOf } from '../../../src/engine/play/order.ts';
import { type Seat, seatAfter, SEATS } from '../../../src/engine/base/seats.ts';
import { textRef } from '../../../src/main/lessons/lesson-view.ts';
import { boardAt } from '../../../src/main/lessons/scene.ts';
import type { Board } from '../../../src/shared/table/board.ts';
import { CHARACTER_NAMES, CHARACTERS } from '../../../src/shared/table/characters.ts';
import { withoutMarks } from '../../../src/words/glossary/glossary-links.ts';
import { namingOf } from '../../../src/words/speak/naming-of.ts';
import { type Language, LANGUAGES } from '../../../src/shared/border/language.ts';
import type { Naming } from '../../../src/words/types/naming.ts';
import { rolesOfText, tellLesson, writtenText } from '../../../src/words/speak/lessons/tell-lesson.ts';
import { pathsOf, refsOf, stepOf } from '../../../lab/support/lessons/refs.ts';

const NAMES = CHARACTERS.map((character) => CHARACTER_NAMES[character]);
const NAME = new RegExp(`\\b(?:${NAMES.join('|')})`);

const naming = (language: Language): Naming => namingOf(language, 'bavarian', ['', '', '', ''], 0);

const PACK = cardsOfPack(32);

/** Words for people in a sentence: the names of the table, and the reader. */
const PERSON = new RegExp(`\\b(?:${NAMES.join('|')}|[Dd]u|[Yy]ou)\\b`, 'gu');

/** What a sentence says of somebody: the card that he plays, has played, called or holds. */
interface Claim {
  readonly who: string;
  readonly card: Card;
  readonly before: string;
  readonly after: string;
}

/** Every card of a sentence with the person named last before it. */
function claimsIn(sentence: string, name: Naming): readonly Claim[] {
  const people = [...sentence.matchAll(PERSON)];
  return PACK.flatMap((card) =>
    [...sentence.matchAll(new RegExp(`${name.card(card)}(?![\\w-])`, 'gu'))].flatMap(({ index }) => {
      const person = people.filter((each) => each.index < index).at(-1);
      return person
        ? [{ who: person[0], card, before: sentence.slice(person.index, index), after: sentence.slice(index) }]
        : [];
    }),
  );
}

/** The seat of a person at a table as the screen shows it. */
function seatOf(who: string, { players, you }: Board): Seat | undefined {
  return /^(?:du|you)$/i.test(who) ? you : SEATS.find((seat) => players[seat].name === who);
}

/** Who has put a card into the trick that lies there. */
function playerOf(card: Card, board: Board): Seat | undefined {
  const { trick } = board;
  const at = trick?.cards.indexOf(card) ?? -1;
  return trick && at >= 0 ? seatAfter(trick.leader, at, 4) : undefined;
}

const SAYS_ABSENT = /^[^,.]* (?:kommt nicht|does not appear)/;
const SAYS_CALLED = /gerufen|\bauf d(?:ie|en|as) $|called |calling the $/;

/** What is wrong with a claim at this table. */
function objection({ who, card, before, after }: Claim, board: Board): string | undefined {
  const seat = seatOf(who, board);
  if (seat === undefined) return `nobody at the table is ${who}`;
  const { contract } = board;
  if (SAYS_ABSENT.test(after)) return playerOf(card, board) === undefined ? undefined : `${card} lies there`;
  const called = contract?.announcement.called === card;
  if (called && SAYS_CALLED.test(before)) return seat === contract.declarer ? undefined : `${who} has called nothing`;
  const own = (board.hands[board.you].cards ?? []).some((each) => each.card === card);
  if (seat === board.you && own) return undefined;
  if (called) return seat === contract.declarer ? undefined : `${who} has not called ${card}`;
  const by = playerOf(card, board);
  return by === seat ? undefined : `${who} has not played ${card}`;
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s/u);

/** What is read while the table of the step lies there: what comes of an answer is another table. */
const isBefore = (path: string): boolean =>
  !/\/(?:feedback|outcomes|won|lost|plan|right|wrong|missing|other)(?:\/|$)/.test(path);

function boardOf(step: Step): Board | undefined {
  const table = tableOf(step);
  return table && boardAt(table);
}

test('no text names anybody: people stand in it by the role that they have in the position', () => {
  const literal = LESSONS.flatMap(({ number }) =>
    LANGUAGES.flatMap((language) => pathsOf(number, language).filter((path) => NAME.test(writtenText(path, language)))),
  );
  expect(literal).toEqual([]);
});

test('most roles are used, and many texts name people', () => {
  const used = LESSONS.flatMap(({ number }) => pathsOf(number).flatMap(rolesOfText));
  expect(used.length).toBeGreaterThan(80);
  const unused = LESSON_ROLES.filter((role) => !used.includes(role));
  expect(unused).toEqual(['dealer']);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const name = naming(language);

  test.each(LESSONS.map((lesson) => [lesson.number, lesson] as const))(
    'those who are named in lesson %i have done at the table what is said of them',
    (_, lesson) => {
      const wrong = refsOf(lesson).flatMap((ref) => {
        const step = stepOf(ref.path);
        const board = step && isBefore(ref.path) ? boardOf(step) : undefined;
        if (!board) return [];
        return sentencesOf(withoutMarks(tellLesson(ref, name), language)).flatMap((sentence) =>
          claimsIn(sentence, name).flatMap((claim) => {
            const against = objection(claim, board);
            return against ? [`${ref.path}: ${against}: ${sentence}`] : [];
          }),
        );
      });
      expect(wrong).toEqual([]);
    },
  );

  test('whoever leads a suit, plays a game or sits somewhere is the one at the table', () => {
    let claims = 0;
    for (const lesson of LESSONS)
      for (const ref of refsOf(lesson)) {
        const step = stepOf(ref.path);
        const board = step && isBefore(ref.path) ? boardOf(step) : undefined;
        if (!board) continue;
        const text = withoutMarks(tellLesson(ref, name), language);
        for (const { who, what } of actionsIn(text, language, name)) {
          claims++;
          expect(objectionToAction(seatOf(who, board), what, board), `${ref.path}: ${text}`).toBeUndefined();
        }
      }
    expect(claims).toBeGreaterThan(25);
  });
});

type Action = { readonly does: 'leads'; readonly group: string } | { readonly does: 'declares' };

const GAMES = 'Wenz|Geier|Kaiser|Eisenbahner|Bettel|Farbwenz|Suit Wenz|Rufspiel';

/** "Resi spielt zum ersten Mal Gras aus", "Sepp spielt einen Bettel", "Vroni hat die Gras-Sau gerufen". */
function actionsIn(text: string, language: Language, name: Naming): readonly { who: string; what: Action }[] {
  const people = `(${NAMES.join('|')}|[Dd]u|[Yy]ou)`;
  const suits = (['E', 'G', 'H', 'S'] as const).map((suit) => [suit, name.suit(suit)] as const);
  const trump = language === 'de' ? 'Trumpf' : '(?:a )?trump';
  const leads =
    language === 'de'
      ? (words: string) =>
          new RegExp(`${people} (?:hat|spielt)(?: zum ersten Mal)? ${words} (?:aus|ausgespielt|gespielt)\\b`, 'gu')
      : (words: string) => new RegExp(`${people} (?:leads|has led) ${words}\\b`, 'gu');
  const declares =
    language === 'de'
      ? [
          `${people} spiel(?:t|st) einen? (?:${GAMES})`,
          `${people} spiel(?:t|st) auf d`,
          `${people} hat d\\w+ [\\w-]+ gerufen`,
        ]
      : [`${people} plays? an? (?:${GAMES})`, `${people} ha(?:s|ve) called`];
  return [
    ...[...suits, ['trump', trump] as const].flatMap(([group, words]) =>
      [...text.matchAll(leads(words))].map(([, who = '']) => ({ who, what: { does: 'leads', group } as const })),
    ),
    ...declares.flatMap((pattern) =>
      [...text.matchAll(new RegExp(pattern, 'gu'))].map(([, who = '']) => ({
        who,
        what: { does: 'declares' } as const,
      })),
    ),
  ];
}

function objectionToAction(seat: Seat | undefined, what: Action, board: Board): string | undefined {
  if (seat === undefined) return 'not at this table';
  const { contract, trick } = board;
  if (!contract) return 'no game is played';
  if (what.does === 'declares') return seat === contract.declarer ? undefined : 'not the declarer';
  const [led] = trick?.cards ?? [];
  if (!led || trick?.leader !== seat) return 'has not led';
  return orderOf(gameOf(contract.announcement), 32).groupOf(led) === what.group ? undefined : 'has led another suit';
}

describe('the claims of exercises', () => {
  const told = (number: number, id: string, part: string): string => {
    const lesson = lessonOf(number);
    const step = lesson?.steps.find((each) => each.id === id);
    if (!lesson || !step) throw new Error(`no step ${id}`);
    return withoutMarks(tellLesson(textRef(lesson, step, part), naming('de')), 'de');
  };

  test('9.5: the right answer names the person who led on the screen, and not the declarer', () => {
    const step = lessonOf(9)?.steps.find(({ id }) => id === '9.5');
    if (step?.kind !== 'choice') throw new Error('9.5 is no choice');
    const board = boardOf(step);
    const leader = board?.trick?.leader;
    const declarer = board?.contract?.declarer;
    if (!board || declarer === undefined || leader === undefined) throw new Error('nothing lies there');
    const solution = solutionOf(step);
    const option = solution.kind === 'option' ? solution.option : '';
    expect(leader).not.toBe(declarer);
    expect(told(9, '9.5', `labels/${option}`)).toContain(board.players[leader].name);
    expect(told(9, '9.5', 'ask')).toContain(`${board.players[leader].name} spielt zum ersten Mal`);
    expect(told(9, '9.5', 'labels/declarer')).toContain(board.players[declarer].name);
  });

  test('9.2 is the hand of 9.1 at the same table: the same person has called', () => {
    const [first, second] = ['9.1', '9.2'].map((id) => {
      const step = lessonOf(9)?.steps.find((each) => each.id === id);
      const board = step && boardOf(step);
      const declarer = board?.contract?.declarer;
      if (!board?.contract || declarer === undefined) throw new Error(`no game in ${id}`);
      return {
        hand: board.hands[board.you].cards?.map(({ card }) => card),
        declarer: board.players[declarer].name,
        called: board.contract.announcement.called,
      };
    });
    expect(second).toEqual(first);
  });

  test('without a table the learner sits in the first seat and the others where they always sit', () => {
    const [step] = LESSONS.flatMap(({ steps }) => steps).filter(({ id }) => id === '19.4');
    const lesson = lessonOf(43);
    if (!step || !lesson) throw new Error('no 19.4');
    expect(textRef(lesson, step, 'ask').cast).toEqual({ opposite: 'sepp' });
    expect(seatAfter(0, 2, 4)).toBe(2);
  });
});
