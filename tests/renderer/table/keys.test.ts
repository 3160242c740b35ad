// Keys of the table: what they mean, where they are left alone, and that single letters can be switched off.
import { describe, expect, test } from 'vitest';
import { commandOf } from '../../../src/renderer/table/frame/table-keys.ts';
import { UI_DE } from '../../../src/words/de/ui.ts';
import { UI_EN } from '../../../src/words/en/ui.ts';

function press(key: string, target: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  document.body.append(...(target === document.body ? [] : [target]));
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

describe('keys', () => {
  test.each([
    ['1', { does: 'choose', index: 0 }],
    ['8', { does: 'choose', index: 7 }],
    ['9', { does: 'choose', index: 8 }],
    ['0', { does: 'choose', index: 9 }],
    ['a', { does: 'announce' }],
    ['l', { does: 'lastTrick' }],
    ['L', { does: 'lastTrick' }],
    ['t', { does: 'ladder' }],
    ['w', { does: 'beliefs' }],
    ['p', { does: 'sheet' }],
    ['r', { does: 'rules' }],
    ['n', { does: 'no' }],
    ['j', { does: 'yes' }],
    ['y', { does: 'yes' }],
    ['f', { does: 'question' }],
    ['q', { does: 'question' }],
    ['?', { does: 'explain' }],
    ['Escape', { does: 'close' }],
    ['F6', { does: 'cycle' }],
    ['ArrowLeft', { does: 'hand' }],
    ['x', undefined],
  ])('%s', (key, command) => expect(commandOf(press(key), 'on')).toEqual(command));

  test('letters do nothing when they are switched off, other keys still do', () => {
    expect(commandOf(press('l'), 'off')).toBeUndefined();
    expect(commandOf(press('?'), 'off')).toBeUndefined();
    expect(commandOf(press('F6'), 'off')).toEqual({ does: 'cycle' });
    expect(commandOf(press('3'), 'off')).toEqual({ does: 'choose', index: 2 });
  });

  test('belong to the field while something is being written', () => {
    const field = document.createElement('input');
    expect(commandOf(press('l', field), 'on')).toBeUndefined();
    expect(commandOf(press('1', field), 'on')).toBeUndefined();
    expect(commandOf(press('F6', field), 'on')).toEqual({ does: 'cycle' });
  });

  test('belong to a dialog that is open', () => {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    expect(commandOf(press('Escape', dialog), 'on')).toBeUndefined();
  });

  test('with Ctrl, Alt or Meta are somebody else’s', () => {
    expect(commandOf(press('l', document.body, { ctrlKey: true }), 'on')).toBeUndefined();
    expect(commandOf(press('F6', document.body, { shiftKey: true }), 'on')).toEqual({ does: 'cycleBack' });
  });
});

describe('the list of keys under Help', () => {
  const LISTS = [
    ['de', UI_DE.help.keyList],
    ['en', UI_EN.help.keyList],
  ] as const;

  /** Single letters and signs that a list tells of the table; lines of other rooms begin with the name of the room. */
  const told = (list: readonly (readonly string[])[]): readonly string[] =>
    list.flatMap(([keys = '']) => (keys.includes(':') ? [] : keys.split(', '))).filter((key) => /^[A-Z?]$/.test(key));

  const meaning = (key: string): string => JSON.stringify(commandOf(press(key.toLowerCase()), 'on'));

  test.each(LISTS)('tells no letter that means nothing, and none twice but N: %s', (_language, list) => {
    const letters = told(list);
    expect(letters.filter((letter) => commandOf(press(letter.toLowerCase()), 'on') === undefined)).toEqual([]);
    expect(letters.filter((letter, at) => letters.indexOf(letter) !== at)).toEqual(['N']);
  });

  test.each(LISTS)('tells whatever a letter does: %s', (_language, list) => {
    const all = [...'abcdefghijklmnopqrstuvwxyz?'].map(meaning).filter((each) => each !== undefined);
    expect(new Set(told(list).map(meaning))).toEqual(new Set(all));
  });
});
