// `check` on rounds at tables of their own rules: the sample of the exchange format, and records damaged in one place each.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkLine, checkRecord } from '../../lab/prove/records/check.ts';

type Json = Record<string, unknown>;

const file = path.join(import.meta.dirname, '../fixtures/sample-house.jsonl');
const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
const records = lines.map((line) => JSON.parse(line) as Json);

const copyOf = (id: string): Json => structuredClone(records.find((record) => record['id'] === id)) ?? {};

describe('rounds at tables of their own rules', () => {
  test('the sample has all of them', () => {
    expect(records.length).toBe(62);
  });

  test.each(lines.map((line, at) => [String(records[at]?.['id']), line] as const))('%s', (_id, line) => {
    expect(checkLine(line, 1)).toMatchObject({ ok: true, differences: [] });
  });

  test('what the record leaves out is not compared', () => {
    expect(checkRecord({ ...copyOf('to-10-0'), expect: {}, legal: undefined })).toMatchObject({ ok: true });
  });
});

type Damage = readonly [what: string, id: string, path: string, damage: (record: Json) => Json];

const withExpected = (record: Json, expected: Json): Json => ({
  ...record,
  expect: { ...(record['expect'] as Json), ...expected },
});
const entriesOf = (record: Json): readonly Json[] => record['entries'] as readonly Json[];
const withEntry = (record: Json, wanted: number, entry: Json): Json => ({
  ...record,
  entries: entriesOf(record).map((each, at) => (at === wanted ? { ...each, ...entry } : each)),
});
const RUFER = 'to-10-0';
const THREE = 'three-88-4';

const DAMAGES: readonly Damage[] = [
  ['no rules', RUFER, 'house', (record) => ({ ...record, house: undefined })],
  ['a value that no table has', RUFER, 'house["score.cap"]', (record) => ({ ...record, house: { 'score.cap': -1 } })],
  ['rules that contradict each other', RUFER, 'house', (record) => ({ ...record, house: { 'legen.hausbock': true } })],
  ['no dealer', RUFER, 'terms.dealer', (record) => ({ ...record, terms: {} })],
  ['a dealer where nobody sits', THREE, 'terms.dealer', (record) => ({ ...record, terms: { dealer: 3 } })],
  ['unknown terms', RUFER, 'terms', (record) => ({ ...record, terms: { dealer: 2, weather: 'fine' } })],
  ['no log', RUFER, 'entries', (record) => ({ ...record, entries: null })],
  ['a broken off log', RUFER, 'entries', (record) => ({ ...record, entries: entriesOf(record).slice(0, -3) })],
  ['no such entry', RUFER, 'entries[1].type', (record) => withEntry(record, 1, { type: 'dance' })],
  ['no such card', RUFER, 'entries[7].card', (record) => withEntry(record, 7, { type: 'play', card: 'XX' })],
  [
    'an entry too many',
    RUFER,
    'entries[41]',
    (record) => ({ ...record, entries: [...entriesOf(record), { type: 'stoss', seat: 1 }] }),
  ],
  ['a card twice in the pack', RUFER, 'entries[0]', (record) => withEntry(record, 0, { pack: Array(32).fill('EO') })],
  ['out of turn', RUFER, 'entries[2]', (record) => withEntry(record, 2, { seat: 1 })],
  ['another balance', RUFER, 'expect.balance', (record) => withExpected(record, { balance: [0, 0, 0, 0] })],
  ['another winner', RUFER, 'expect.winner', (record) => withExpected(record, { winner: 'declarer' })],
  ['another partner', RUFER, 'expect.partner', (record) => withExpected(record, { partner: 1 })],
  ['another contract', RUFER, 'expect.contract', (record) => withExpected(record, { contract: { id: 'rufer' } })],
  ['losers of a game of two sides', RUFER, 'expect.losers', (record) => withExpected(record, { losers: [1] })],
  ['a reason for a deal that was played', RUFER, 'expect.why', (record) => withExpected(record, { why: 'allPass' })],
  ['no number of tricks', RUFER, 'expect.tricks', (record) => withExpected(record, { tricks: 'all' })],
  [
    'other legal cards',
    RUFER,
    'legal[0].legal',
    (record) => ({ ...record, legal: [{ play: 0, seat: 3, legal: ['EO'] }] }),
  ],
  [
    'legal cards of a play that is none',
    RUFER,
    'legal[0].play',
    (record) => ({ ...record, legal: [{ play: 99, seat: 3, legal: [] }] }),
  ],
  [
    'legal cards where nobody sits',
    THREE,
    'legal[0].seat',
    (record) => ({ ...record, legal: [{ play: 0, seat: 3, legal: [] }] }),
  ],
];

describe('damaged records name the field', () => {
  test.each(DAMAGES)('%s', (_what, id, field, damage) => {
    const { ok, differences } = checkRecord(damage(copyOf(id)));
    expect(ok).toBe(false);
    expect(differences.map((each) => each.path)).toContain(field);
  });

  test('a game and an option that are not played here are unsupported, not wrong', () => {
    const record = copyOf(RUFER);
    expect(checkRecord({ ...record, game: 'skat' })).toMatchObject({ ok: false, unsupported: 'game skat' });
    expect(checkRecord({ ...record, house: { 'beer.price': 4 } })).toMatchObject({ unsupported: 'option beer.price' });
  });

  test('the cards of a list may stand in any order, and none may be missing', () => {
    const record = records.find(({ legal }) => (legal as readonly Json[]).length > 0) ?? {};
    const [first] = record['legal'] as readonly { readonly play: number; readonly legal: readonly string[] }[];
    const said = (cards: readonly string[] = []): Json => ({ ...record, legal: [{ ...first, legal: cards }] });
    expect(checkRecord(said([...(first?.legal ?? [])].reverse())).ok).toBe(true);
    expect(checkRecord(said(first?.legal.slice(1))).differences.map((each) => each.path)).toEqual(['legal[0].legal']);
  });
});
