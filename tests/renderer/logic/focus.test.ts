// Where the keyboard leads: regions of the table in turn, questions that take the focus, answers among which arrows move.
import { afterEach, describe, expect, test } from 'vitest';
import { rove } from '../../../src/renderer/lessons/roving.ts';
import { keyOf } from '../../../src/renderer/lessons/lesson-keys.ts';
import { showRule } from '../../../src/renderer/rules/rows.ts';
import {
  answerWith,
  cycleRegion,
  focusAnnouncements,
  focusLastTrick,
  focusQuestion,
  focusRegion,
  focusSection,
  keepFocus,
  takeFocus,
} from '../../../src/renderer/table/frame/focus.ts';
import { commandOf } from '../../../src/renderer/table/frame/table-keys.ts';
import { onAnswerKey, type Ways, waysOf } from '../../../src/renderer/training/training-keys.ts';

afterEach(() => document.body.replaceChildren());

const page = (html: string): void => void (document.body.innerHTML = html);
const at = (): string | undefined => document.activeElement?.id || document.activeElement?.tagName;
const node = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
};

/** The table with a hand, the docks, and a question in the middle if it is said which. */
const table = (inside = ''): void =>
  page(`
    <main data-region="table" id="table" tabindex="-1">
      ${inside}
      <div data-region="hand"><button id="old" tabindex="-1"></button><button id="card" tabindex="0"></button></div>
    </main>
    <aside data-region="tutor"><button id="hint"></button>
      <div id="ladder" data-ladder tabindex="-1"></div>
      <button id="trick" data-trick></button>
    </aside>
    <aside data-region="sheet"><button id="sheet"></button></aside>`);
const QUESTION =
  '<div data-question><button id="first" data-first></button><button id="no" data-answer="no"></button></div>';

describe('F6', () => {
  /** Where so many presses lead, from nowhere. */
  const walk = (direction: 'forward' | 'back', steps: number): readonly (string | undefined)[] =>
    Array.from({ length: steps }, () => {
      cycleRegion(direction);
      return at();
    });

  test('leads from the table through the hand, the tutor and the sheet, and round again', () => {
    table();
    expect(walk('forward', 6)).toEqual(['table', 'card', 'hint', 'sheet', 'table', 'card']);
  });

  test('leads the other way with Shift', () => {
    table();
    expect(walk('back', 5)).toEqual(['sheet', 'hint', 'card', 'table', 'sheet']);
  });

  test('leads to what is asked on the table, and passes by what is not there', () => {
    table(QUESTION);
    document.querySelector('[data-region="tutor"]')?.remove();
    expect(walk('forward', 4)).toEqual(['first', 'card', 'sheet', 'first']);
  });

  test('goes on from a control inside a region', () => {
    table(QUESTION);
    node('no').focus();
    expect(walk('forward', 1)).toEqual(['card']);
  });
});

describe('a question', () => {
  test('takes the focus with its first answer; where a card answers, the hand has it', async () => {
    table(QUESTION);
    await takeFocus();
    expect(at()).toBe('first');
    table();
    await takeFocus();
    expect(at()).toBe('card');
  });

  test.each([
    ['a field', '<input id="field">', 'field'],
    ['a text', '<textarea id="field"></textarea>', 'field'],
    ['a list', '<select id="field"></select>', 'field'],
    ['a dialog', '<div role="dialog"><button id="field"></button></div>', 'field'],
  ])('does not tear it away from %s', async (_, html, id) => {
    table(QUESTION + html);
    node(id).focus();
    await takeFocus();
    expect(at()).toBe(id);
  });

  test('waits behind a dialog even while nothing has the focus', async () => {
    table(`${QUESTION}<div role="dialog"></div>`);
    await takeFocus();
    expect(at()).toBe('BODY');
    await focusQuestion();
    expect(at()).toBe('first');
  });

  test('is answered by a key only if it has that answer', () => {
    table(QUESTION);
    let pressed = 0;
    node('no').addEventListener('click', () => pressed++);
    expect([answerWith('yes'), answerWith('no'), pressed]).toEqual([false, true, 1]);
  });
});

test('the table has the focus while nobody is asked, unless something else has it', async () => {
  table();
  await keepFocus();
  expect(at()).toBe('table');
  node('hint').focus();
  await keepFocus();
  expect(at()).toBe('hint');
  node('hint').blur();
  page('<main data-region="table" id="table" tabindex="-1"></main><div role="dialog"></div>');
  await keepFocus();
  expect(at()).toBe('BODY');
});

test('ladder, last trick, regions and announcements are reached by their own keys', async () => {
  table('<button id="says" data-announce="first"></button>');
  await focusSection('ladder');
  expect(at()).toBe('ladder');
  node('ladder').remove();
  await focusSection('ladder');
  expect(at()).toBe('hint');
  let opened = 0;
  node('trick').addEventListener('click', () => opened++);
  node('trick').ariaExpanded = 'false';
  expect([focusLastTrick(), at(), opened]).toEqual([true, 'trick', 1]);
  node('trick').ariaExpanded = 'true';
  expect([focusLastTrick(), opened]).toEqual([true, 1]);
  node('trick').remove();
  expect(focusLastTrick()).toBe(false);
  await focusRegion('sheet');
  expect(at()).toBe('sheet');
  focusAnnouncements();
  expect(at()).toBe('says');
});

/** The key as it is pressed on an element. */
function pressed(key: string, on: HTMLElement, keys: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys });
  on.dispatchEvent(event);
  return event;
}

describe('keys of the table', () => {
  test('each digit is a card, the tenth on 0', () => {
    const chosen = [...'1234567890'].map((key) => commandOf(pressed(key, document.body), 'off'));
    expect(chosen).toEqual(Array.from({ length: 10 }, (_, index) => ({ does: 'choose', index })));
  });

  test.each(['1', '0', 'h', 'F6', 'Escape', '?', 'ArrowLeft'])('in a dialog %s belongs to the dialog', (key) => {
    page('<div role="dialog"><button id="inside"></button></div>');
    expect(commandOf(pressed(key, node('inside')), 'on')).toBeUndefined();
    expect(commandOf(pressed(key, document.body), 'on')).toBeDefined();
  });

  test('where one writes, letters and digits are text, and F6 and Escape still lead away', () => {
    page('<input id="field">');
    const does = (key: string) => commandOf(pressed(key, node('field')), 'on')?.does;
    expect(['1', 'h', 'F6', 'Escape'].map(does)).toEqual([undefined, undefined, 'cycle', 'close']);
    expect(commandOf(pressed('z', node('field'), { ctrlKey: true }), 'on')).toBeUndefined();
    expect(commandOf(pressed('z', document.body, { ctrlKey: true }), 'on')?.does).toBe('takeBack');
    expect(commandOf(pressed('Z', document.body, { ctrlKey: true, shiftKey: true }), 'on')?.does).toBe('repeat');
  });
});

describe('keys of a lesson', () => {
  test.each(['button', 'a', 'summary'])('Enter and Space on a %s press it, and turn no step', (name) => {
    page(`<${name} id="it"><span id="inside"></span></${name}><p id="text"></p>`);
    for (const key of ['Enter', ' ']) {
      expect(keyOf(pressed(key, node('it')), 'on')).toBeUndefined();
      expect(keyOf(pressed(key, node('inside')), 'on')).toBeUndefined();
      expect(keyOf(pressed(key, node('text')), 'on')).toEqual({ does: 'next' });
    }
  });
});

describe('the answers of a trainer', () => {
  function options(ways: Ways, chosen: readonly number[] = []): { readonly checked: () => number } {
    page(
      `<div id="place">${[0, 1, 2].map((i) => `<button id="o${i}" data-option aria-pressed="${chosen.includes(i)}"></button>`).join('')}
       <button id="check" data-check></button><input id="field"></div>`,
    );
    let checked = 0;
    node('check').addEventListener('click', () => checked++);
    node('place').addEventListener('keydown', (event) => onAnswerKey(event, ways, node('place')));
    return { checked: () => checked };
  }

  test('arrows go round among them, digits straight to one', () => {
    options('one');
    const where = (...keys: readonly string[]) =>
      keys.map((key) => {
        pressed(
          key,
          document.activeElement === document.body ? node('place') : (document.activeElement as HTMLElement),
        );
        return at();
      });
    expect(where('ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowLeft', '2', '9')).toEqual([
      'o0',
      'o1',
      'o2',
      'o0',
      'o2',
      'o1',
      'o1',
    ]);
    (document.activeElement as HTMLElement).blur();
    expect(where('ArrowUp')).toEqual(['o2']);
  });

  test('Enter gives several answers once at least one is chosen', () => {
    for (const [chosen, times] of [
      [[], 0],
      [[1], 1],
      [[0, 2], 1],
    ] as const) {
      const { checked } = options('several', chosen);
      node('o1').focus();
      expect(pressed('Enter', node('o1')).defaultPrevented).toBe(true);
      expect(checked()).toBe(times);
    }
  });

  test('what is written, a number, or a key with Ctrl moves nothing', () => {
    options('number');
    expect(pressed('2', node('place')).defaultPrevented).toBe(false);
    options('one');
    expect(pressed('2', node('field')).defaultPrevented).toBe(false);
    expect(pressed('2', node('place'), { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(at()).toBe('BODY');
  });

  test('how a question is answered follows from its form', () => {
    expect(
      [
        { kind: 'number', unit: 'points', most: 44 },
        { kind: 'cards', from: ['EA'], pick: 'one' },
        { kind: 'cards', from: ['EA'], pick: 'several' },
        { kind: 'seats', from: [0, 1] },
        { kind: 'choice', from: [] },
        { kind: 'decision', from: [] },
      ].map((form) => waysOf(form as Parameters<typeof waysOf>[0])),
    ).toEqual(['number', 'one', 'several', 'several', 'one', 'one']);
  });
});

test('a group that is one tab stop is walked through by arrows, from edge to edge', () => {
  page('<div id="group"><button id="a"></button><button id="b"></button><button id="c"></button></div>');
  const end = rove(node('group'));
  node('b').focus();
  const walked = ['ArrowRight', 'ArrowRight', 'Home', 'ArrowUp', 'End', 'ArrowLeft', 'x'].map((key) => {
    pressed(key, document.activeElement as HTMLElement);
    return at();
  });
  expect(walked).toEqual(['c', 'c', 'a', 'a', 'c', 'b', 'b']);
  pressed('End', node('b'), { altKey: true });
  expect(at()).toBe('b');
  end();
  pressed('End', node('b'));
  expect(at()).toBe('b');
});

test('a house rule that is shown has the focus on its name', () => {
  page('<section id="rule-deck-size"><h3 id="name" tabindex="-1"></h3></section>');
  node('rule-deck-size').scrollIntoView = () => undefined;
  showRule('deck.size');
  expect(at()).toBe('name');
});
