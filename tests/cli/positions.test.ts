// `check` and `solve` on positions: the samples, the same damaged in one place each, and the commands.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Io } from '../../src/cli/command.ts';
import { COMMANDS } from '../../lab/commands.ts';
import { checkRecord } from '../../lab/prove/records/check.ts';
import type { PositionInput } from '../../lab/prove/records/schemas.ts';
import { type NoSolution, type Solution, solveLine } from '../../lab/prove/records/solve.ts';

const file = path.join(import.meta.dirname, '../fixtures/positions-sample.jsonl');
const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);

type Writable<T> = T extends readonly (infer U)[]
  ? Writable<U>[]
  : T extends object
    ? { -readonly [K in keyof T]: Writable<T[K]> }
    : T;
type Damaged = Writable<PositionInput> & Record<string, unknown> & { id: string };

const records = lines.map((line) => JSON.parse(line) as Damaged);

function copyOf(id: string): Damaged {
  const record = records.find((each) => each.id === id);
  if (!record) throw new Error(id);
  return structuredClone(record);
}

const wrong = (value: unknown): never => value as never;

const solved = (record: unknown): Solution | NoSolution => solveLine(JSON.stringify(record), 1, () => 0);

const valuesOf = (record: unknown): Solution['values'] => {
  const answer = solved(record);
  if ('error' in answer) throw new Error(answer.error);
  return answer.values;
};

describe('sample positions', () => {
  test.each(records.map((record) => [record.id, record] as const))('%s', (_id, record) => {
    expect(checkRecord(record)).toEqual({ id: record.id, ok: true, differences: [] });
    expect(valuesOf(record)).toEqual(record.values);
  });

  test('many forms are there', () => {
    expect(records).toHaveLength(44);
    const forms = new Set(records.map(({ contract, deck }) => `${contract.kind} ${deck}`));
    expect([...forms].sort()).toEqual(
      ['geier 24', 'geier 32', 'rufer 24', 'rufer 32', 'solo 24', 'solo 32', 'wenz 24', 'wenz 32'].sort(),
    );
    expect(new Set(records.map(({ trick }) => trick.cards.length))).toEqual(new Set([0, 1, 2, 3]));
  });
});

const SOLO = 'PO-0143';
/** Two cards on the table, five completed tricks, the ace of Bells called. */
const RUFER = records.find(({ contract, trick }) => contract.kind === 'rufer' && trick.cards.length > 0)?.id ?? '';
const WENZ = records.find(({ contract, tricks }) => contract.kind === 'wenz' && tricks.length === 0)?.id ?? '';

type Damage = readonly [what: string, id: string, path: string, damage: (record: Damaged) => void];

const other = (seat: number | undefined): 0 => (((seat ?? 0) + 1) % 4) as 0;

const DAMAGES: readonly Damage[] = [
  ['a bad card', SOLO, 'hands[1][2]', (r) => (r.hands[1]![2] = wrong('H1'))],
  ['a card that is no text', SOLO, 'hands[1][2]', (r) => (r.hands[1]![2] = wrong(7))],
  ['a card in two hands', SOLO, 'hands[2][0]', (r) => (r.hands[2]![0] = r.hands[1]![0]!)],
  ['a card in hand and in a trick', SOLO, 'tricks[0].cards[0]', (r) => (r.hands[0]![0] = r.tricks[0]!.cards[0]!)],
  ['a card in hand and on the table', SOLO, 'trick.cards[1]', (r) => (r.hands[0]![0] = r.trick.cards[1]!)],
  ['the wrong pack', WENZ, 'hands[0]', (r) => (r.deck = 24)],
  ['no pack', SOLO, 'deck', (r) => (r.deck = wrong(undefined))],
  ['three hands', SOLO, 'hands', (r) => r.hands.pop()],
  ['no hands', SOLO, 'hands', (r) => delete (r as Record<string, unknown>)['hands']],
  ['a hand too short', SOLO, 'hands[3]', (r) => r.hands[3]!.pop()],
  ['a hand too long', SOLO, 'hands[3]', (r) => r.hands[3]!.push(r.hands[2]!.pop()!)],
  ['no trick on the table', SOLO, 'trick', (r) => delete (r as Record<string, unknown>)['trick']],
  ['four cards on the table', SOLO, 'trick.cards', (r) => r.trick.cards.push(r.hands[0]![0]!, r.hands[1]![0]!)],
  ['another turn', SOLO, 'turn', (r) => (r.turn = other(r.turn))],
  ['another leader', SOLO, 'trick.leader', (r) => (r.trick.leader = other(r.trick.leader))],
  ['a leader that is none', SOLO, 'trick.leader', (r) => (r.trick.leader = wrong(4))],
  ['a trick led by another', SOLO, 'tricks[2].leader', (r) => (r.tricks[2]!.leader = other(r.tricks[2]!.leader))],
  ['a trick of three', SOLO, 'tricks[2].cards', (r) => r.tricks[2]!.cards.pop()],
  ['tricks without cards', SOLO, 'tricks[2].cards', (r) => (r.tricks[2]!.cards = wrong(undefined))],
  ['a trick left out', SOLO, 'hands[0]', (r) => r.tricks.pop()],
  ['all tricks left out', SOLO, 'hands[0]', (r) => delete (r as Record<string, unknown>)['tricks']],
  ['another winner', SOLO, 'tricks[1].winner', (r) => (r.tricks[1]!.winner = other(r.tricks[2]!.leader))],
  ['other points of a trick', SOLO, 'tricks[1].points', (r) => (r.tricks[1]!.points = 45)],
  ['points of the side', SOLO, 'points.declarer_side', (r) => (r.points!.declarer_side! += 1)],
  ['points of the others', SOLO, 'points.defenders', (r) => (r.points!.defenders! -= 1)],
  ['the wrong partner', RUFER, 'contract.partner', (r) => (r.contract.partner = other(r.contract.partner!))],
  ['no partner', RUFER, 'contract.partner', (r) => (r.contract.partner = null)],
  ['a partner in a solo', SOLO, 'contract.partner', (r) => (r.contract.partner = 0)],
  ['no called ace', RUFER, 'contract.called', (r) => (r.contract.called = null)],
  ['an own ace called', RUFER, 'contract.called', (r) => (r.contract.declarer = r.contract.partner!)],
  ['the ace of trumps called', RUFER, 'contract.called', (r) => (r.contract.called = 'HA')],
  ['the suit of a rufer', RUFER, 'contract.suit', (r) => (r.contract.suit = 'H')],
  ['a tout of a rufer', RUFER, 'contract.tout', (r) => (r.contract.tout = true)],
  ['no suit of a solo', SOLO, 'contract.suit', (r) => (r.contract.suit = null)],
  ['a suit of a wenz', WENZ, 'contract.suit', (r) => (r.contract.suit = 'H')],
  ['no declarer', SOLO, 'contract.declarer', (r) => (r.contract.declarer = wrong(null))],
  ['no contract', SOLO, 'contract', (r) => (r.contract = wrong('solo'))],
  ['a wrong value', SOLO, 'values.GO', (r) => (r.values!['GO']! += 1)],
  ['a value left out', SOLO, 'values.GO', (r) => delete r.values!['GO']],
  ['a value too many', SOLO, 'values.E7', (r) => (r.values!['E7'] = 39)],
  ['a value of no card', SOLO, 'values.toString', (r) => (r.values!['toString'] = 39)],
  ['a value that is no number', SOLO, 'values.GO', (r) => (r.values!['GO'] = wrong('39'))],
];

describe('damaged positions', () => {
  test.each(DAMAGES)('%s (%s): %s', (_what, id, where, damage) => {
    const record = copyOf(id);
    damage(record);
    const { ok, differences } = checkRecord(record);
    expect(ok).toBe(false);
    expect(differences.map((each) => each.path)).toContain(where);
  });

  test('an illegal card in a trick is named with its rule', () => {
    const record = copyOf('PO-0115');
    // Both had to follow; exchanging their cards leaves everything else as it was.
    const [, first] = record.tricks[2]!.cards;
    const at = record.hands[1]!.findIndex((card) => card === 'H9');
    record.tricks[2]!.cards[2] = 'H9';
    record.hands[1]![at] = 'EK';
    expect(first).toBe('E9');
    expect(checkRecord(record).differences).toContainEqual(
      expect.objectContaining({ path: 'tricks[2].cards[2]', message: 'R.FOLLOW_SUIT' }),
    );
  });

  test('a damaged position is not solved, and says why', () => {
    const record = copyOf(SOLO);
    record.turn = other(record.turn);
    expect(solved(record)).toEqual({ id: SOLO, error: 'turn: 1 instead of 0' });
  });

  test('what is not played yet is unsupported', () => {
    const bettel = { ...copyOf(SOLO), contract: { kind: 'bettel' } };
    expect(checkRecord(bettel)).toMatchObject({ ok: false, differences: [], unsupported: 'position of a bettel' });
    expect(solved(bettel)).toEqual({ id: SOLO, error: 'unsupported: position of a bettel' });
    expect(checkRecord({ ...copyOf(SOLO), game: 'skat' }).unsupported).toBe('game skat');
  });
});

describe('positions that leave things out', () => {
  test('what is missing is not compared', () => {
    const { record, id, deck, contract, tricks, trick, hands } = copyOf(SOLO) as Damaged & { record: string };
    const bare = { record, id, deck, contract, tricks, trick, hands };
    expect(checkRecord(bare).ok).toBe(true);
    expect(valuesOf(bare)).toEqual(copyOf(SOLO).values);
    expect(checkRecord({ ...bare, values: null, points: null }).ok).toBe(true);
  });

  test('a full deal needs no list of tricks', () => {
    const record = copyOf(WENZ);
    delete (record as Record<string, unknown>)['tricks'];
    expect(checkRecord(record).ok).toBe(true);
  });

  test('a tout has the values of its plain game', () => {
    const record = copyOf(SOLO);
    record.contract.tout = true;
    expect(checkRecord(record).ok).toBe(true);
  });

  test('hands in another order and unknown fields change nothing', () => {
    const record = copyOf(SOLO);
    record.hands.forEach((hand) => hand.reverse());
    expect(checkRecord({ ...record, weather: 'rain' }).ok).toBe(true);
  });
});

/** Five completed tricks of a Rufer on Acorns, deck of 20: the position after all cards, and the one before the last. */
describe('the end of a deal', () => {
  const deal = {
    record: 'position',
    id: 'end',
    deck: 20,
    contract: { kind: 'rufer', suit: null, called: 'EA', declarer: 0, partner: 1 },
    tricks: [
      { leader: 0, cards: ['EK', 'EA', 'ET', 'HA'] },
      { leader: 3, cards: ['HU', 'EO', 'GU', 'SU'] },
      { leader: 0, cards: ['GO', 'HK', 'SK', 'EU'] },
      { leader: 0, cards: ['HO', 'HT', 'ST', 'SO'] },
    ],
    trick: { leader: 0, cards: [] },
    turn: 0,
    hands: [['GT'], ['GA'], ['GK'], ['SA']],
  };

  test('before the last trick every seat has one card', () => {
    expect(valuesOf(deal)).toEqual({ GT: 84 });
  });

  test('before the last card the value is what lies there', () => {
    const last = { ...deal, trick: { leader: 0, cards: ['GT', 'GA', 'GK'] }, turn: 3, hands: [[], [], [], ['SA']] };
    expect(valuesOf(last)).toEqual({ SA: 84 });
  });

  test('after the last card nothing can be played', () => {
    const over = {
      ...deal,
      tricks: [...deal.tricks, { leader: 0, cards: ['GT', 'GA', 'GK', 'SA'] }],
      trick: { leader: 1, cards: [] },
      turn: 1,
      hands: [[], [], [], []],
    };
    expect(valuesOf(over)).toEqual({});
    expect(checkRecord({ ...over, values: {} }).ok).toBe(true);
    expect(checkRecord({ ...over, tricks: [...over.tricks, over.tricks[0]] }).differences[0]?.path).toBe('tricks');
  });
});

async function run(args: readonly string[], input: readonly string[]): Promise<{ exit: number; out: string[] }> {
  const out: string[] = [];
  const io: Io = {
    out: (line) => out.push(line),
    err: () => undefined,
    lines: async function* (from) {
      await Promise.resolve();
      if (from === 'missing') throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
      yield* input;
    },
    now: () => 0,
  };
  return { exit: (await COMMANDS['solve']?.run(args, io)) ?? -1, out };
}

describe('solve', () => {
  test('prints id, values, nodes and milliseconds, a line each, with status 0', async () => {
    const { exit, out } = await run(['-'], [...lines, '']);
    expect(exit).toBe(0);
    const answers = out.map((line) => JSON.parse(line) as Solution);
    expect(answers.map(({ id }) => id)).toEqual(records.map(({ id }) => id));
    expect(Object.keys(answers[0] ?? {})).toEqual(['id', 'values', 'nodes', 'ms']);
    expect(answers.every(({ nodes }) => nodes > 0)).toBe(true);
  });

  test('goes on after a line that makes no sense, with status 1', async () => {
    const { exit, out } = await run(['file'], ['{"record":"round","id":"R"}', 'nonsense', '[]', lines[0] ?? '']);
    expect(exit).toBe(1);
    expect(out.map((line) => JSON.parse(line) as unknown)).toEqual([
      { id: 'R', error: 'record: "round": not a position' },
      { id: null, error: expect.stringMatching(/^line 2: .*not JSON/) as string },
      { id: null, error: 'line 3: "[]": not an object' },
      expect.objectContaining({ id: records[0]?.id, values: records[0]?.values }),
    ]);
  });

  test('status 2 if the file cannot be read, and an error for wrong usage', async () => {
    expect((await run(['missing'], [])).exit).toBe(2);
    await expect(run([], [])).rejects.toThrow('one file');
    await expect(run(['--fast'], [])).rejects.toThrow('one file');
  });
});
