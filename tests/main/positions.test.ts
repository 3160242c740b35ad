// Positions behind the page: kept in files, read from texts and copied rounds, refused with what forbids them, played many times.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import type { Position } from '../../src/engine/positions/position.ts';
import { playableFrom } from '../../src/engine/positions/position-round.ts';
import { SYSTEM_CLOCK } from '../../src/main/base/clock.ts';
import { servePositions } from '../../src/main/positions/position-calls.ts';
import { positionText, readPosition } from '../../src/main/positions/position-text.ts';
import { togetherOf, triedDeal } from '../../src/main/positions/trying.ts';
import { Stores } from '../../src/main/store/stores.ts';
import type { PositionTried } from '../../src/shared/calls/positions.ts';
import { answer } from '../../src/main/worker/answering.ts';
import type { Question } from '../../src/main/thinking/thinking-protocol.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'positions-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

const BEGUN: Position = {
  game: 'schafkopf',
  house: PURE_2007,
  dealer: 3,
  hands: [['EO', 'GO', 'HU', 'HA', 'HK', 'G9', 'E8', 'S7'], [], [], []],
  conditions: [],
  played: [],
  seed: 'test',
};
const CALLING: Position = { ...BEGUN, contract: { declarer: 0, announcement: { contract: 'rufer', called: 'GA' } } };

function open(file = 'out.json') {
  const stores = new Stores(folder, SYSTEM_CLOCK);
  const place = path.join(folder, file);
  const told: PositionTried[] = [];
  const service = servePositions(
    {
      stores,
      clock: SYSTEM_CLOCK,
      dialogs: {
        fileToSave: () => Promise.resolve(place),
        fileToOpen: () => Promise.resolve(place),
        filesToOpen: () => Promise.resolve([]),
        folderToSave: () => Promise.resolve(undefined),
      },
      printedPages: () => Promise.resolve(new Uint8Array()),
      library: { read: () => Promise.resolve(undefined) } as never,
      table: { playFrom: () => Promise.resolve(null) } as never,
      thinking: {
        ask: (question: Question, { signal }: { signal?: AbortSignal } = {}) =>
          new Promise((resolve, reject) => {
            setImmediate(() => {
              if (signal?.aborted) return reject(signal.reason as Error);
              const given = answer({ id: 1, question });
              if (given.ok) resolve(given.value);
              else reject(new Error(given.message));
            });
          }),
      },
      push: (_name, value) => void told.push(value as PositionTried),
    },
    () => ({ language: 'de', deck: 'bavarian' }),
  );
  return { ...service, calls: service.handlers, told, place };
}

test('a position is kept, opened after the next start, renamed in its place and removed', async () => {
  const { calls } = open();
  const saved = await calls['positions.save']({ position: CALLING, name: 'Drei Ober' });
  expect(saved.disk).toBe('written');
  const again = open().calls;
  expect(await again['positions.list']({})).toMatchObject([
    { id: saved.id, name: 'Drei Ober', game: 'schafkopf', played: 0 },
  ]);
  await again['positions.save']({ position: CALLING, name: 'Zwei Ober', id: saved.id });
  expect(await again['positions.open']({ id: saved.id })).toEqual({
    id: saved.id,
    name: 'Zwei Ober',
    position: CALLING,
  });
  await again['positions.remove']({ ids: [saved.id] });
  expect(await open().calls['positions.list']({})).toEqual([]);
});

const POSED = { question: 'Was spielst du aus?', answer: 'Trumpf, von oben.', tutor: 'asked' } as const;

test('positions lie in folders in their order, which is changed, renamed and dissolved', async () => {
  const { calls } = open();
  const keep = async (name: string): Promise<string> =>
    (await calls['positions.save']({ position: CALLING, name, folder: 'Ruf', posed: POSED })).id;
  const [one, two, three] = [await keep('Eins'), await keep('Zwei'), await keep('Drei')];
  const loose = await calls['positions.save']({ position: BEGUN, name: 'Lose' });
  const names = async (room = calls): Promise<readonly (readonly [string | undefined, string])[]> =>
    (await room['positions.list']({})).map(({ folder, name }) => [folder, name] as const);
  await calls['positions.arrange']({ ids: [three, one], folder: 'Ruf' });
  const ordered = [
    ['Ruf', 'Drei'],
    ['Ruf', 'Eins'],
    ['Ruf', 'Zwei'],
    [undefined, 'Lose'],
  ];
  expect(await names()).toEqual(ordered);
  expect(await names(open().calls)).toEqual(ordered);
  // Saved again, it keeps its place; in another folder it comes last.
  await calls['positions.save']({ position: CALLING, name: 'Eins a', folder: 'Ruf', id: one });
  expect((await names())[1]).toEqual(['Ruf', 'Eins a']);
  await calls['positions.arrange']({ ids: [three, one, two, loose.id], folder: 'Rufspiel' });
  expect((await names()).map(([folder]) => folder)).toEqual(['Rufspiel', 'Rufspiel', 'Rufspiel', 'Rufspiel']);
  await calls['positions.arrange']({ ids: [three] });
  expect((await names()).at(-1)).toEqual([undefined, 'Drei']);
  await calls['positions.remove']({ ids: [one, two, loose.id] });
  expect(await names(open().calls)).toEqual([[undefined, 'Drei']]);
  expect(await calls['positions.open']({ id: three })).toMatchObject({ posed: POSED });
});

test('a folder goes out as one file and comes in again beside the one of its name, question and answer with it', async () => {
  const { calls, place } = open();
  const ids = [];
  for (const name of ['Eins', 'Zwei'])
    ids.push((await calls['positions.save']({ position: CALLING, name, folder: 'Ruf', posed: POSED })).id);
  expect(await calls['positions.exportFolder']({ ids, name: 'Ruf' })).toMatchObject({ outcome: 'saved' });
  expect(await calls['positions.import']({})).toEqual({ outcome: 'importedFolder', folder: 'Ruf 2', count: 2 });
  const list = await open().calls['positions.list']({});
  expect(list.map(({ folder, name, question }) => [folder, name, question])).toEqual([
    ['Ruf', 'Eins', POSED.question],
    ['Ruf', 'Zwei', POSED.question],
    ['Ruf 2', 'Eins', POSED.question],
    ['Ruf 2', 'Zwei', POSED.question],
  ]);
  // Nothing of it is taken in if one of its positions cannot be.
  const file = JSON.parse(await readFile(place, 'utf8')) as { positions: { position: Position }[] };
  const [, second] = file.positions;
  if (second) second.position = { ...CALLING, hands: [CALLING.hands[0], ['EO'], [], []] };
  await writeFile(place, JSON.stringify(file));
  expect(await calls['positions.import']({})).toMatchObject({
    outcome: 'refused',
    problem: { id: 'F.BAD_FIELD', params: { path: 'positions[1].position', detail: 'P.TWICE: EO' } },
  });
  expect(await calls['positions.list']({})).toHaveLength(4);
});

test('a position kept before there were folders opens as it was', async () => {
  const file = {
    format: 'schafkopf-stube-position',
    version: 1,
    id: 'old',
    name: 'Alt',
    changedAt: '2026-01-02T03:04:05.000Z',
    position: CALLING,
  };
  await mkdir(path.join(folder, 'positions'), { recursive: true });
  await writeFile(path.join(folder, 'positions', 'old.json'), JSON.stringify(file));
  expect(await open().calls['positions.open']({ id: 'old' })).toEqual({ id: 'old', name: 'Alt', position: CALLING });
});

test('a file goes out and comes in again; a damaged one and an impossible one are refused with what is wrong', async () => {
  const { calls, place } = open();
  expect(await calls['positions.export']({ position: CALLING, name: 'Drei Ober' })).toMatchObject({ outcome: 'saved' });
  const imported = await calls['positions.import']({});
  if (imported.outcome !== 'imported') throw new Error(JSON.stringify(imported));
  expect(await calls['positions.open']({ id: imported.id })).toMatchObject({ position: CALLING });

  const text = await readFile(place, 'utf8');
  await writeFile(place, text.slice(0, 300));
  expect(await calls['positions.import']({})).toMatchObject({ outcome: 'refused', problem: { id: 'F.NOT_JSON' } });
  const twice = { ...CALLING, hands: [CALLING.hands[0], ['EO'], [], []] };
  await writeFile(place, JSON.stringify({ ...(JSON.parse(text) as object), position: twice }));
  expect(await calls['positions.import']({})).toMatchObject({
    outcome: 'refused',
    problem: { id: 'F.BAD_FIELD', params: { detail: 'P.TWICE: EO' } },
  });
});

test('what cannot be is refused with the card, the hand or the rule', () => {
  const reason = (position: Position) => {
    const found = playableFrom(position);
    return found.ok ? undefined : found.because;
  };
  const put = (seat: number, cards: Position['hands'][0]): Position => ({
    ...CALLING,
    hands: CALLING.hands.with(seat, cards) as unknown as Position['hands'],
  });
  expect(reason(put(1, ['EO']))).toMatchObject({ id: 'P.TWICE', params: { card: 'EO', seats: [0, 1] } });
  expect(reason(put(0, [...CALLING.hands[0], 'S8']))).toMatchObject({
    id: 'P.TOO_MANY',
    params: { seat: 0, count: 9 },
  });
  expect(reason(put(0, ['GA', 'G9']))).toMatchObject({
    id: 'P.ANNOUNCE',
    params: { because: { id: 'A.CALL_OWN_CARD' } },
  });
  // Whoever holds the called ace plays it when its suit is led.
  const held = put(2, ['GA', 'GK']);
  expect(reason({ ...held, played: ['G9', 'G8', 'GK'] })).toMatchObject({
    id: 'P.CARD',
    params: { card: 'GK', seat: 2, trick: 1, because: { id: 'R.CALLED_CARD_MUST' } },
  });
  // Who has shown no Eichel cannot have been dealt some more of it.
  const shown = { ...put(1, ['E7']), played: ['E8', 'S9', 'EA', 'EK'] } as Position;
  expect(reason(shown)).toMatchObject({ id: 'P.CARD', params: { card: 'S9', seat: 1 } });
  const trumps = { kind: 'count', seat: 1, of: 'trumps', least: 8 } as const;
  expect(reason({ ...put(1, ['E7']), conditions: [trumps] })).toEqual({
    id: 'P.CONDITION',
    params: { condition: trumps },
  });
  const most = { kind: 'count', seat: 1, of: 'trumps', most: 2 } as const;
  const least = { kind: 'count', seat: 1, of: 'trumps', least: 3 } as const;
  expect(reason({ ...CALLING, conditions: [most, least] })).toEqual({
    id: 'P.CONDITION',
    params: { condition: least, together: true },
  });
  expect(reason({ ...BEGUN, played: ['EO'] })).toMatchObject({ id: 'P.NEEDS_GAME', params: { card: 'EO' } });
});

test('texts are read in both languages and both notations, and the word that is none is named', () => {
  const french = { language: 'en', deck: 'french' } as const;
  const text = positionText({ ...CALLING, played: ['G9'] }, french);
  expect(text).toBe(
    'me: ♣Q ♠Q ♥J ♥A ♥K ♠9 ♣8 ♦7\nleft:\nopposite:\nright:\ndealer: right\ngame: Call-Ace ♠A me\nplayed: ♠9\n'.replace(
      'Call-Ace',
      text.split('game: ')[1]?.split(' ♠A')[0] ?? '',
    ),
  );
  expect(readPosition(text, BEGUN, french)).toMatchObject({ position: { ...CALLING, played: ['G9'] } });
  expect(readPosition('me: CQ SQ HJ D10', BEGUN, french)).toMatchObject({
    position: { hands: [['EO', 'GO', 'HU', 'ST'], [], [], []] },
  });
  expect(readPosition('ich: KrD PiB Ka10', BEGUN, { language: 'de', deck: 'french' })).toMatchObject({
    position: { hands: [['EO', 'GU', 'ST'], [], [], []] },
  });
  const german = { language: 'de', deck: 'bavarian' } as const;
  expect(readPosition('ich: eo g10 HX\nlinks: Trumpf>=3 Gras<=1 Augen=20 -GA', BEGUN, german)).toMatchObject({
    position: {
      hands: [['EO', 'GT', 'HT'], [], [], []],
      conditions: [
        { kind: 'count', seat: 1, of: 'trumps', least: 3 },
        { kind: 'count', seat: 1, of: 'G', most: 1 },
        { kind: 'count', seat: 1, of: 'points', least: 20, most: 20 },
        { kind: 'without', seat: 1, card: 'GA' },
      ],
    },
  });
  expect(readPosition('ich: EO XX', BEGUN, german)).toEqual({ outcome: 'unread', why: 'word', line: 1, word: 'XX' });
  expect(readPosition('ich: EO\nSpiel: Skat', BEGUN, german)).toEqual({
    outcome: 'unread',
    why: 'game',
    line: 2,
    word: 'Skat',
  });
});

test('two cards of whoever is to play are played out side by side, and nothing of a card that is not allowed', async () => {
  const { calls } = open();
  const position = { ...CALLING, dealer: 3 as const };
  const ways = await calls['positions.ways']({ position, better: 'EO', worse: 'HA' });
  expect(ways).toMatchObject({ better: { card: 'EO' }, worse: { card: 'HA' } });
  expect(await calls['positions.ways']({ position, better: 'EO', worse: 'GA' })).toBeNull();
});

test('what may be decided is cards as far as they are known, and words once the hand is known whole', async () => {
  const { calls } = open();
  const choices = async (position: Position): Promise<readonly string[]> => {
    const view = await calls['positions.look']({ position });
    if (view.outcome !== 'fits') throw new Error(view.reason.id);
    return view.choices.map((each) => ('card' in each ? each.card : 'call' in each ? each.call : each.type));
  };
  expect(await choices(BEGUN)).toEqual(['weiter', 'spiele']);
  expect(await choices({ ...BEGUN, hands: [['EO'], [], [], []] })).toEqual([]);
  // Whoever has no other card of the suit follows with the one that is known.
  const hands = CALLING.hands.with(1, ['G8', 'EU']).with(2, ['GA']) as unknown as Position['hands'];
  const known = { ...CALLING, hands };
  expect(await choices({ ...known, played: ['G9'] })).toEqual(['G8']);
});

test.each(['vicar', 'denexa', 'strohmann'] as const)(
  'cards beside the hands are no obstacle: %s is laid out, and played from there',
  (game) => {
    const hands = [['EO', 'SA'], [], [], []] as const;
    const position: Position = { ...BEGUN, game, dealer: 1, hands };
    const found = playableFrom(position);
    if (!found.ok) throw new Error(found.because.id);
    expect(found.playable.certain).toBe(false);
    const deals = [1, 2].map((number) => triedDeal(position, 'neuling', number));
    expect(deals.every((deal) => deal?.announcement !== undefined)).toBe(true);
  },
);

test('deals are played many times, told of as they come, and stopped', async () => {
  const service = open();
  const { calls, told } = service;
  void calls['positions.try']({ position: CALLING, level: 'neuling', of: 12 });
  await expect.poll(() => told.at(-1)?.state, { timeout: 60_000 }).toBe('done');
  const last = told.at(-1);
  expect(last).toMatchObject({
    deals: 12,
    outcomes: [{ announcement: { contract: 'rufer' }, declarer: 0, count: 12 }],
  });
  expect(last?.cents.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0);
  expect(last?.error[0]).toBeGreaterThan(0);

  void calls['positions.try']({ position: BEGUN, level: 'neuling', of: 10_000 });
  await expect.poll(() => told.at(-1)?.deals, { timeout: 60_000 }).toBeGreaterThan(0);
  service.close();
  await expect.poll(() => told.at(-1)?.state).toBe('stopped');
});

test('each deal of a position is another one, the same whenever it is asked for', () => {
  const deals = [1, 2, 3, 4].map((number) => triedDeal(BEGUN, 'neuling', number));
  expect(deals).toEqual([1, 2, 3, 4].map((number) => triedDeal(BEGUN, 'neuling', number)));
  const together = togetherOf(
    deals.flatMap((deal) => deal ?? []),
    4,
    'done',
  );
  expect(together.outcomes.reduce((sum, { count }) => sum + count, 0)).toBe(4);
});
