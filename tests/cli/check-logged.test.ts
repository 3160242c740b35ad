// `check` on records with a log: the sample of the exchange format, and records damaged in one place each.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkLine, checkRecord } from '../../lab/prove/records/check.ts';
import { loggedGame } from '../../lab/prove/records/logged/logged-games.ts';

type Json = Readonly<Record<string, unknown>>;

const file = path.join(import.meta.dirname, '../fixtures/sample-relatives.jsonl');
const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
const records = lines.map((line) => JSON.parse(line) as Json);

const isPlayed = ({ game }: Json): boolean => loggedGame(String(game)) !== undefined;

const isLogged = (record: Json): boolean =>
  record['record'] === 'round' && record['log'] !== undefined && isPlayed(record);

const played = lines.filter((_, at) => isLogged(records[at] ?? {}));

const sessions = lines.filter((_, at) => records[at]?.['record'] === 'session' && isPlayed(records[at] ?? {}));

describe('records of sessions that end at a number of lines', () => {
  test.each(sessions.map((line) => [String((JSON.parse(line) as Json)['id']), line] as const))('%s', (_id, line) => {
    expect(checkLine(line, 1)).toMatchObject({ ok: true, differences: [] });
    const wrong = line.replace(/"(totals|lines)": ?\[\d+/, '"$1":[99');
    expect(checkLine(wrong, 1).differences).toHaveLength(1);
  });

  test('are there', () => expect(sessions).toHaveLength(10));
});

describe('records of a partner draw', () => {
  const draws = records.filter(({ record }) => record === 'draw');

  test.each(draws.map((each) => [String(each['id']), each] as const))('%s', (_id, draw) => {
    expect(checkRecord(draw)).toMatchObject({ ok: true, differences: [] });
    expect(checkRecord({ ...draw, first: 0 }).differences).not.toEqual([]);
    expect(checkRecord({ ...draw, first: 4 })).toMatchObject({ ok: false });
  });

  test('are there', () => expect(draws).toHaveLength(2));
});

describe('records with a log', () => {
  test('all kinds are there', () => {
    const games = records.filter(isLogged).map(({ game }) => String(game));
    expect(Object.fromEntries([...new Set(games)].map((game) => [game, games.filter((each) => each === game).length])))
      .toMatchInlineSnapshot(`
      {
        "bauernstoss": 12,
        "denexa": 12,
        "deutscher": 12,
        "doppelkopf": 24,
        "doppelschafkopf": 24,
        "officers": 12,
        "schoofkopp": 12,
        "sheet-003": 12,
        "vicar": 12,
      }
    `);
  });

  test.each(played.map((line) => [String((JSON.parse(line) as Json)['id']), line] as const))('%s', (_id, line) => {
    expect(checkLine(line, 1)).toMatchObject({ ok: true, differences: [] });
  });

  test('another form of a game, and another game, are unsupported', () => {
    const forms = records.filter(({ game }) => game === 'doppelschafkopf');
    expect(new Set(forms.map(({ players }) => players))).toEqual(new Set([3, 4]));
    for (const each of forms.slice(0, 2)) expect(checkRecord({ ...each, players: 2 }).unsupported).toBeDefined();
    expect(checkRecord({ ...copyOf(CALLED), game: 'skat' })).toMatchObject({ unsupported: 'game skat' });
  });

  test('what the record leaves out is not compared', () => {
    const { id, record, game, dealer, pack, log } = copyOf(CALLED);
    expect(checkRecord({ id, record, game, dealer, pack, log })).toMatchObject({ ok: true });
  });
});

/** Called, overcalled, refused, with a Stoss, and all tricks taken. */
const CALLED = 'VI-90005';
const DOUBLED = 'VI-90004';

const copyOf = (id: string): Record<string, unknown> =>
  structuredClone(records.find((record) => record['id'] === id)) ?? {};

type Damage = readonly [what: string, id: string, path: string, damage: (record: Json) => Json];

const logOf = ({ log }: Json): readonly Json[] => log as readonly Json[];
const withEntry = (record: Json, at: number, entry: Json): Json => ({
  ...record,
  log: logOf(record).map((each, index) => (index === at ? { ...each, ...entry } : each)),
});
const withResult = (record: Json, result: Json): Json => ({
  ...record,
  result: { ...(record['result'] as Json), ...result },
});
/** The first entry from the cards on that says what is open without a turn. */
const atStoss = (record: Json): number => logOf(record).findIndex(({ also }) => also !== undefined);

const DAMAGES: readonly Damage[] = [
  ['another number of players', CALLED, 'players', (record) => ({ ...record, players: 3 })],
  ['another pack', CALLED, 'deck', (record) => ({ ...record, deck: 32 })],
  ['a dealer where nobody sits', CALLED, 'dealer', (record) => ({ ...record, dealer: 2 })],
  ['a card twice', CALLED, 'pack', (record) => ({ ...record, pack: Array(24).fill('EO') })],
  ['another deal', CALLED, 'hands_dealt', (record) => ({ ...record, hands_dealt: [[], []] })],
  ['other piles', CALLED, 'piles', (record) => ({ ...record, piles: [[], []] })],
  [
    'an option with no such value',
    CALLED,
    'options["stoss.enabled"]',
    (record) => ({ ...record, options: { 'stoss.enabled': 7 } }),
  ],
  ['no log of entries', CALLED, 'log', (record) => ({ ...record, log: 'none' })],
  ['a broken off log', CALLED, 'log', (record) => ({ ...record, log: logOf(record).slice(0, -1) })],
  ['a word of no game', CALLED, 'log[0].do', (record) => withEntry(record, 0, { do: 'dance' })],
  ['a card that is none', CALLED, 'log[3].do', (record) => withEntry(record, 3, { do: 'play XX' })],
  ['an entry out of turn', CALLED, 'log[0]', (record) => withEntry(record, 0, { seat: 1 })],
  ['other open calls', CALLED, 'log[0].legal', (record) => withEntry(record, 0, { legal: ['pass'] })],
  [
    'another announcement without a turn',
    CALLED,
    'log[2].also',
    (record) => withEntry(record, atStoss(record), { also: { 0: ['retour'] } }),
  ],
  [
    'no announcement without a turn',
    CALLED,
    'log[2].also',
    (record) => withEntry(record, atStoss(record), { also: undefined }),
  ],
  [
    'another reason',
    CALLED,
    'log[0].refused[0].rule',
    (record) => withEntry(record, 0, { refused: [{ seat: 0, do: 'pass', rule: 'A.NOT_HIGHER' }] }),
  ],
  [
    'a refusal of what is allowed',
    CALLED,
    'log[0].refused[0].rule',
    (record) => withEntry(record, 0, { refused: [{ seat: 0, do: 'call wenz', rule: 'A.NOT_HIGHER' }] }),
  ],
  [
    'a refusal of no decision',
    CALLED,
    'log[0].refused[0].do',
    (record) => withEntry(record, 0, { refused: [{ seat: 0, do: 'call rufer', rule: 'A.NOT_PLAYED' }] }),
  ],
  ['a trick too few', CALLED, 'tricks', (record) => ({ ...record, tricks: [] })],
  [
    'another winner of a trick',
    CALLED,
    'tricks[7].winner',
    (record) => ({
      ...record,
      tricks: (record['tricks'] as readonly Json[]).map((each, at) => (at === 7 ? { ...each, winner: 1 } : each)),
    }),
  ],
  ['other points', CALLED, 'result.points', (record) => withResult(record, { points: [89, 31] })],
  ['other points of piles', CALLED, 'result.pile_points', (record) => withResult(record, { pile_points: [0, 0] })],
  ['other points of tricks', CALLED, 'result.trick_points', (record) => withResult(record, { trick_points: [0, 0] })],
  ['other tricks', CALLED, 'result.tricks', (record) => withResult(record, { tricks: [7, 1] })],
  ['another contract', CALLED, 'result.contract', (record) => withResult(record, { contract: 'solo E' })],
  ['another declarer', CALLED, 'result.declarer', (record) => withResult(record, { declarer: 1 })],
  ['another end', CALLED, 'result.won', (record) => withResult(record, { won: false })],
  ['other units', CALLED, 'result.units', (record) => withResult(record, { units: 2 })],
  ['another factor', DOUBLED, 'result.factor', (record) => withResult(record, { factor: 2 })],
  ['another score', DOUBLED, 'result.score', (record) => withResult(record, { score: [-2, 2] })],
];

describe('damaged records with a log', () => {
  test.each(DAMAGES)('%s', (_what, id, where, damage) => {
    const report = checkRecord(damage(copyOf(id)));
    expect(report).toMatchObject({ ok: false });
    expect(report.differences.map((each) => each.path)).toContain(where);
  });

  test('an option that no table has is unsupported, not wrong', () => {
    const report = checkRecord({ ...copyOf(CALLED), options: { 'vicar.beer': 4 } });
    expect(report).toMatchObject({ ok: false, differences: [], unsupported: 'option vicar.beer' });
  });
});
