// How the people at the table take what happens: moods from what everybody can see, a remark now and then, in every style.
import { describe, expect, test } from 'vitest';
import { MOODS, portraitSvg } from '../../../src/renderer/cards/portraits.ts';
import { moodsOf, type Remark, remarkBetween } from '../../../src/renderer/table/scene/people.ts';
import { doublingsIn } from '../../../src/renderer/table/scene/stake.ts';
import type { Board, TableView } from '../../../src/shared/table/board.ts';
import { CHARACTERS } from '../../../src/shared/table/characters.ts';
import { OCCASIONS } from '../../../src/shared/table/talk-occasions.ts';
import { tellTalk } from '../../../src/words/speak/explanations.ts';
import { boardWith, viewWith } from '../../../lab/support/page/table/boards.ts';

const taken = (points: number): NonNullable<Board['trick']> => ({
  leader: 1,
  cards: ['EA', 'ET', 'EK', 'E9'],
  taken: { winner: 1, points, notes: [] },
});
const solo = { announcement: { contract: 'solo', trump: 'G' }, declarer: 2 } as const;

describe('moods', () => {
  test('follow a fat trick, for all whose side is known', () => {
    expect(moodsOf(boardWith({ contract: solo, trick: taken(25) }))).toEqual(['glad', 'glad', 'cross', 'glad']);
  });

  test('tell nothing of a partner whom nobody knows yet', () => {
    const contract = { announcement: { contract: 'rufer', called: 'GA' }, declarer: 2 } as const;
    expect(moodsOf(boardWith({ contract, trick: taken(25) }))).toEqual(['calm', 'glad', 'calm', 'calm']);
  });

  test('are calm about a thin trick, and follow the money at the end', () => {
    expect(moodsOf(boardWith({ contract: solo, trick: taken(4) }))).toEqual(['calm', 'calm', 'calm', 'calm']);
    const over = boardWith({ phase: 'scored', contract: solo });
    expect(moodsOf(over, [20, 20, -60, 20])).toEqual(['glad', 'glad', 'cross', 'glad']);
  });
});

/** Pictures of a round at so many moments, as each trick is taken. */
function remarks(change: (at: number) => Partial<Board>): readonly (Remark | undefined)[] {
  return Array.from({ length: 90 }, (_, at) => {
    const view = (number: number, board: Partial<Board>): TableView => ({
      ...viewWith({ at: number, board: boardWith({ contract: solo, ...board }) }),
      roundId: `round ${at}`,
    });
    return remarkBetween(view(at, { trick: { leader: 1, cards: [] } }), view(at + 1, change(at)));
  });
}

describe('remarks', () => {
  const said = remarks(() => ({ trick: taken(25) }));

  test('are made now and then, never by the reader, and in all ways', () => {
    const made = said.filter((each) => each !== undefined);
    expect(made.length).toBeGreaterThan(10);
    expect(made.length).toBeLessThan(50);
    expect(made.filter(({ seat }) => seat === 0)).toEqual([]);
    expect(new Set(made.map(({ way }) => way)).size).toBe(3);
  });

  test('fit what happened: who took the trick is glad, who lost it is not', () => {
    for (const each of said) if (each) expect(each.on).toBe(each.seat === 1 ? 'fatTaken' : 'fatLost');
    expect(remarks(() => ({ trick: { leader: 1, cards: ['EA', 'ET'] } })).filter(Boolean)).toEqual([]);
    expect(remarks(() => ({ trick: taken(4) })).filter(Boolean)).toEqual([]);
  });

  test('a Stoss is always worth a word', () => {
    const given = remarks(() => ({ contract: { ...solo, stoss: 3 } }));
    expect(given.every((each) => each?.seat === 3 && each.on === 'stossGiven')).toBe(true);
  });

  test('have words for each occasion in both languages and in Bavarian, all of them different', () => {
    const texts = OCCASIONS.flatMap((on) =>
      ([0, 1, 2] as const).flatMap((way) => [
        tellTalk(on, way, 'de', 'standard'),
        tellTalk(on, way, 'de', 'bairisch'),
        tellTalk(on, way, 'en', 'standard'),
      ]),
    );
    expect(texts.every((text) => /^[\p{Lu}’].{4,30}[.!]$/u.test(text))).toBe(true);
    // Some words are the same in standard German and in Bavarian.
    expect(new Set(texts).size).toBeGreaterThanOrEqual(texts.length - 2);
    expect(tellTalk('won', 0, 'en', 'bairisch')).toBe(tellTalk('won', 0, 'en', 'standard'));
  });
});

test('each person has a face of his own, another in every mood', () => {
  const faces = CHARACTERS.flatMap((character) => MOODS.map((mood) => portraitSvg(character, mood)));
  expect(new Set(faces).size).toBe(faces.length);
  for (const face of faces) expect(face).toMatch(/^<svg .*<\/svg>$/);
});

test('each step of the doubling counts, laying before the deal does not', () => {
  const contract = { ...solo, stoss: 1, retour: 2, further: [1] } as const;
  expect([boardWith({ laid: [1] }), boardWith({ contract })].map(doublingsIn)).toEqual([0, 3]);
});
