// `check`: sample records of other programs, and the same records damaged in one place each.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../lab/commands.ts';
import type { Io } from '../../src/cli/command.ts';
import { checkLine, checkRecord } from '../../lab/prove/records/check.ts';
import type { RoundInput } from '../../lab/prove/records/schemas.ts';

const file = path.join(import.meta.dirname, '../fixtures/sample.jsonl');
const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);

type Json = Readonly<Record<string, unknown>>;
const records = lines.map((line) => JSON.parse(line) as Json);

describe('sample records', () => {
  test.each(records.map((record) => [record.id, record] as const))('%s', (_id, record) => {
    const { ok, differences, unsupported } = checkRecord(record);
    expect(differences).toEqual([]);
    expect(ok).toBe(true);
    expect(unsupported).toBeUndefined();
  });

  test('all kinds are there', () => {
    expect(records.length).toBe(88);
    const families = ['schafkopf', 'denexa', 'bauernstoss', 'schoofkopp'];
    const games = new Set(records.flatMap(({ record, game }) => (record === 'round' ? [game] : [])));
    expect([...games].sort()).toEqual(families.sort());
  });
});

/** A copy that may be changed, of the sample with this id. */
function copyOf(id: string): Damaged {
  const record = records.find((each) => each.id === id);
  if (!record) throw new Error(id);
  return structuredClone(record) as unknown as Damaged;
}

type Writable<T> = T extends readonly (infer U)[]
  ? Writable<U>[]
  : T extends object
    ? { -readonly [K in keyof T]: Writable<T[K]> }
    : T;
type Damaged = Writable<RoundInput> & Record<string, unknown>;

const RUFER = 'SK-01914';
const SOLO_TOUT = 'SK-01829';
const SIE = 'SK-01010';
const AUCTION = 'AU-00687';
const CALLS = 'CA-00021';
const WIDOW = 'DX-00046';
const LEAST = 'DX-00009';

type Damage = readonly [what: string, id: string, path: string, damage: (record: Damaged) => void];

const wrong = (value: unknown): never => value as never;

function playOf(record: Damaged, trick: number, place: number): { seat?: number; legal?: string[]; card?: string } {
  return (record.tricks[trick]?.plays?.[place] ?? {}) as never;
}

const DAMAGES: readonly Damage[] = [
  ['a bad card', RUFER, 'hands[1][3]', (r) => (r.hands[1]![3] = wrong('H1'))],
  ['a card twice', RUFER, 'hands[2][0]', (r) => (r.hands[2]![0] = r.hands[1]![0]!)],
  ['a hand too short', RUFER, 'hands[3]', (r) => r.hands[3]!.pop()],
  ['a hand that is no list', RUFER, 'hands[3]', (r) => (r.hands[3] = wrong('EA GA'))],
  ['three hands', RUFER, 'hands', (r) => r.hands.pop()],
  ['a card of the long pack', 'SK-00227', 'hands[0][0]', (r) => (r.hands[0]![0] = 'E7')],
  ['another pack', RUFER, 'hands[0]', (r) => (r.deck = 24)],
  ['no pack', RUFER, 'deck', (r) => (r.deck = wrong(36))],
  ['the wrong dealer', RUFER, 'forehand', (r) => (r.dealer = 0)],
  ['the wrong forehand', RUFER, 'forehand', (r) => (r.forehand = 3)],
  ['the wrong leader', RUFER, 'leader', (r) => (r.leader = 3)],
  ['no dealer', RUFER, 'dealer', (r) => (r.dealer = wrong(undefined))],
  ['a seat that is none', RUFER, 'contract.declarer', (r) => (r.contract.declarer = wrong(4))],
  ['the wrong partner', RUFER, 'contract.partner', (r) => (r.contract.partner = 2)],
  ['an Ace that cannot be called', RUFER, 'contract.called', (r) => (r.contract.called = 'HA')],
  ['no called Ace', RUFER, 'contract.called', (r) => (r.contract.called = null)],
  ['the suit of a Rufer', RUFER, 'contract.suit', (r) => (r.contract.suit = 'H')],
  ['a Tout of a Rufer', RUFER, 'contract.tout', (r) => (r.contract.tout = true)],
  ['a Solo without suit', SOLO_TOUT, 'contract.suit', (r) => (r.contract.suit = null)],
  ['a Sie without the cards', SIE, 'contract.kind', (r) => (r.contract.declarer = 0)],
  ['a Sie that was played', SIE, 'tricks', (r) => r.tricks.push({})],
  ['the calls of the declarer', RUFER, 'legal_calls', (r) => r.legal_calls?.pop()],
  [
    'a trick led by somebody else',
    RUFER,
    'tricks[2].leader',
    (r) => (r.tricks[2]!.leader = (((r.tricks[2]!.leader ?? 0) + 1) % 4) as 0),
  ],
  ['a play out of turn', RUFER, 'tricks[1].plays[2].seat', (r) => (playOf(r, 1, 2).seat = playOf(r, 1, 1).seat!)],
  ['a legal card left out', RUFER, 'tricks[0].plays[0].legal', (r) => playOf(r, 0, 0).legal!.pop()],
  ['a card that is not held', RUFER, 'tricks[3].plays[1].card', (r) => (playOf(r, 3, 1).card = playOf(r, 0, 0).card!)],
  ['a card that is none', RUFER, 'tricks[3].plays[1].card', (r) => (playOf(r, 3, 1).card = 'XX')],
  ['other cards than the plays', RUFER, 'tricks[3].cards', (r) => r.tricks[3]!.cards!.reverse()],
  ['three plays', RUFER, 'tricks[3].plays', (r) => r.tricks[3]!.plays!.pop()],
  [
    'the wrong winner',
    RUFER,
    'tricks[4].winner',
    (r) => (r.tricks[4]!.winner = (((r.tricks[4]!.winner ?? 0) + 1) % 4) as 0),
  ],
  ['the wrong points', RUFER, 'tricks[7].points', (r) => (r.tricks[7]!.points! += 1)],
  ['a trick missing', RUFER, 'tricks', (r) => r.tricks.pop()],
  ['the points of the seats', RUFER, 'result.points', (r) => (r.result!.points![0]! += 1)],
  ['the tricks of the seats', RUFER, 'result.tricks', (r) => (r.result!.tricks![0]! += 1)],
  ['the side', RUFER, 'result.declarer_side', (r) => (r.result!.declarer_side = [0])],
  ['the points of the side', RUFER, 'result.side_points', (r) => (r.result!.side_points = 48)],
  ['the winner', RUFER, 'result.winner', (r) => (r.result!.winner = 'declarer')],
  ['won or not', RUFER, 'result.won', (r) => (r.result!.won = true)],
  ['Schneider', RUFER, 'result.schneider', (r) => (r.result!.schneider = true)],
  ['Schneider in a Tout', SOLO_TOUT, 'result.schneider', (r) => (r.result!.schneider = true)],
  ['Schwarz', RUFER, 'result.schwarz', (r) => (r.result!.schwarz = true)],
  ['length of the runners', RUFER, 'result.runners.length', (r) => (r.result!.runners!.length = 3)],
  ['paid runners', SOLO_TOUT, 'result.runners.paid', (r) => (r.result!.runners!.paid = 0)],
  ['a payment', RUFER, 'payments["5/10"]["2"]', (r) => (r.payments!['5/10']!['2']![1]! += 5)],
  [
    'a payment without runners',
    SOLO_TOUT,
    'payments_no_runners["10/20/50"]["0"]',
    (r) => r.payments_no_runners!['10/20/50']!['0']!.reverse(),
  ],
  ['the unit', RUFER, 'unit["10/50"]', (r) => (r.unit!['10/50']! *= 2)],
  ['a tariff that is none', RUFER, 'unit["ten"]', (r) => (r.unit!['ten'] = 10)],
  ['who is declarer', AUCTION, 'declarer', (r) => (r['declarer'] = 3)],
  ['what is played', AUCTION, 'contract', (r) => (r['contract'] = wrong('wenz'))],
  ['the order of the seats', AUCTION, 'order', (r) => (r['order'] as number[]).reverse()],
  ['a contract out of the ranking', AUCTION, 'willing[1]', (r) => ((r['willing'] as string[])[1] = 'geier')],
  ['an Ace that may be called', CALLS, 'rufer_calls', (r) => (r['rufer_calls'] as string[]).pop()],
  ['a suit for a Solo', CALLS, 'solo_suits', (r) => (r['solo_suits'] as string[]).push('H')],
  ['a Hochzeit', CALLS, 'may_offer_hochzeit', (r) => (r['may_offer_hochzeit'] = true)],
  ['a Sie', CALLS, 'is_sie', (r) => (r['is_sie'] = true)],
  ['who takes the widow', WIDOW, 'declarer', (r) => (r['declarer'] = 1)],
  ['a card laid away that is not held', WIDOW, 'discards', (r) => (r['discards'] = ['ET', 'EO'])],
  ['one card laid away', WIDOW, 'discards', (r) => (r['discards'] = ['ET'])],
  ['a card of the widow twice', WIDOW, 'hands_dealt', (r) => (r['widow'] = ['H8', 'H8'])],
  ['a hand with the widow', WIDOW, 'hands', (r) => r.hands[0]!.reverse()],
  ['four cards to three players', WIDOW, 'tricks[1].cards', (r) => r.tricks[1]!.cards!.push('E7')],
  ['victory points', WIDOW, 'result.vp', (r) => ((r['result'] as Json)['vp'] as number[]).reverse()],
  [
    'what is laid away',
    WIDOW,
    'result.discard_points',
    (r) => Object.assign(r['result'] as object, { discard_points: 11 }),
  ],
  [
    'how fewest were parted',
    LEAST,
    'result.least_case',
    (r) => Object.assign(r['result'] as object, { least_case: 'x' }),
  ],
  ['who has fewest', LEAST, 'result.least_winner', (r) => Object.assign(r['result'] as object, { least_winner: 1 })],
  ['a hand too long', CALLS, 'hand', (r) => (r['hand'] as string[]).push('E7')],
];

describe('damaged records', () => {
  test.each(DAMAGES)('%s (%s): %s', (_what, id, where, damage) => {
    const record = copyOf(id);
    damage(record);
    const { ok, differences } = checkRecord(record);
    expect(ok).toBe(false);
    expect(differences.map((each) => each.path)).toContain(where);
  });

  test('an illegal card is named with the rule that it breaks', () => {
    const record = copyOf(RUFER);
    const turns = record.tricks.flatMap((trick, index) =>
      (trick.plays ?? []).map((play, place) => ({ play, index, place })),
    );
    const choice = turns.find(({ play, index }) => {
      const held = record.hands[play.seat!]!.filter(
        (card) => !record.tricks.slice(0, index).some(({ cards }) => cards?.includes(card)),
      );
      return held.length > play.legal!.length;
    })!;
    const { play, index, place } = choice;
    const gone = record.tricks.slice(0, index).flatMap(({ cards }) => cards ?? []);
    play.card = record.hands[play.seat!]!.find((card) => !gone.includes(card) && !play.legal!.includes(card))!;
    const { differences } = checkRecord(record);
    const found = differences.find((each) => each.path === `tricks[${index}].plays[${place}].card`);
    expect(found?.message).toMatch(/^R\./);
  });
});

describe('records that leave things out', () => {
  test('what is missing is not compared', () => {
    const record = copyOf(RUFER);
    for (const trick of record.tricks) {
      delete trick.winner;
      delete trick.points;
      delete trick.plays;
    }
    record.result = { side_points: 47 };
    for (const field of ['payments', 'payments_no_runners', 'unit', 'legal_calls', 'tags', 'forehand', 'leader'])
      delete record[field];
    expect(checkRecord(record).ok).toBe(true);
    record.result.side_points = 46;
    expect(checkRecord(record).differences).toEqual([{ path: 'result.side_points', expected: 46, actual: 47 }]);
  });

  test('unknown fields are ignored', () => {
    const record = { ...copyOf(RUFER), weather: 'rain', result: { ...copyOf(RUFER).result, mood: 'good' } };
    expect(checkRecord(record).ok).toBe(true);
  });

  test('what is not played yet is unsupported, never a crash', () => {
    for (const change of [
      { game: 'skat' },
      { contract: { kind: 'skat' } },
      { options: { variant: 'overtake' } },
      { record: 'puzzle' },
    ])
      expect(checkRecord({ ...copyOf(RUFER), ...change })).toMatchObject({
        ok: false,
        differences: [],
        unsupported: expect.any(String) as string,
      });
    expect(checkRecord({ id: 'x', record: 'constructor' }).unsupported).toBe('record constructor');
  });

  test('lines that are no records are named', () => {
    expect(checkLine('{"id": ', 7)).toMatchObject({ ok: false, differences: [{ path: 'line 7' }] });
    expect(checkLine('[]', 8)).toMatchObject({ ok: false, differences: [{ path: 'line 8' }] });
    expect(checkRecord({ ...copyOf(RUFER), id: 5 })).toMatchObject({
      id: null,
      ok: false,
      differences: [{ path: 'id' }],
    });
  });

  test('nothing that a field may hold makes it crash', () => {
    const odd = [null, 0, -1, 1.5, '', 'x', [], {}, [[]], [null], true];
    for (const id of [RUFER, AUCTION, CALLS, WIDOW, LEAST, 'BS-00016', 'BS-00054'])
      for (const field of Object.keys(copyOf(id)))
        for (const value of odd) expect(() => checkRecord({ ...copyOf(id), [field]: value })).not.toThrow();
  });
});

describe('games of numbers without a log', () => {
  /** A copy with something changed at a place. */
  function damaged(id: string, at: readonly (string | number)[], value: unknown): Json {
    const copy = structuredClone(records.find((each) => each['id'] === id)) as Record<string, unknown>;
    const last = at.at(-1) ?? '';
    const holder = at.slice(0, -1).reduce<Record<string, unknown>>((place, step) => place[step] as never, copy);
    holder[last] = value;
    return copy;
  }

  test.each([
    ['BS-00016', ['bidding', 'bids', 0, 'may_pass'], true, 'bidding.bids[0].may_pass'],
    ['BS-00016', ['bidding', 'bids', 1, 'options'], [], 'bidding.bids[1].options'],
    ['BS-00016', ['bidding', 'bids', 2, 'bid'], { number: 3, suit: 'G', lowest: '7' }, 'bidding.bids[2].bid'],
    ['BS-00016', ['maker'], 2, 'maker'],
    ['BS-00016', ['trump'], 'E', 'trump'],
    ['BS-00016', ['tricks', 0, 'plays', 1, 'legal'], ['G9'], 'tricks[0].plays[1].legal'],
    ['BS-00016', ['result', 'marks'], [0, 1], 'result.marks'],
    ['BS-00016', ['result', 'chalk_after'], 0, 'result.chalk_after'],
    ['BS-00054', ['exchange'], ['HA', 'SK'], 'return'],
    ['BS-00054', ['active'], [0, 1, 2, 3], 'active'],
    ['BS-00125', ['result', 'solo_won'], false, 'result.solo_won'],
    ['AS-00068', ['result', 'whole_game'], 0, 'result.whole_game'],
    ['AS-00093', ['result', 'points'], [9, 70, 41, 0], 'result.points'],
  ] as const)('%s: %j', (id, at, value, path) => {
    expect(checkRecord(damaged(id, at, value)).differences.map((each) => each.path)).toContain(path);
  });
});

async function run(
  name: string,
  args: readonly string[],
  input: readonly string[],
): Promise<{ exit: number; out: string[]; err: string[] }> {
  const out: string[] = [];
  const err: string[] = [];
  const io: Io = {
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    lines: async function* (from) {
      await Promise.resolve();
      if (from === 'missing') throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
      yield* input;
    },
    now: () => 0,
  };
  return { exit: (await COMMANDS[name]?.run(args, io)) ?? -1, out, err };
}

describe('the command', () => {
  test('status 0 if every record is ok, a report a line in order', async () => {
    const { exit, out, err } = await run('check', ['-'], [...lines, '']);
    expect(exit).toBe(0);
    expect(out.map((line) => (JSON.parse(line) as Json).id)).toEqual(records.map(({ id }) => id));
    expect(err[0]).toMatch(/^88 records: 88 ok, 0 differ, 0 unsupported/);
  });

  test('status 1 if one is not', async () => {
    const other = JSON.stringify({ ...copyOf(RUFER), game: 'skat' });
    expect((await run('check', ['file'], [...lines, other])).exit).toBe(1);
    expect((await run('check', ['file'], ['nonsense'])).exit).toBe(1);
  });

  test('status 2 if the file cannot be read, and an error for wrong usage', async () => {
    expect((await run('check', ['missing'], [])).exit).toBe(2);
    await expect(run('check', [], [])).rejects.toThrow('one file');
    await expect(run('check', ['--fast'], [])).rejects.toThrow('one file');
  });
});
