// Deals that other programs have reckoned, entered on the sheet of a real table: every game comes to what they recorded.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnsageStep } from '../../../src/engine/base/ansage-words.ts';
import { bySeat } from '../../../src/engine/base/seats.ts';
import type { Game } from '../../../src/engine/games/shelf.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { objectionTo, reckonedDeal } from '../../../src/engine/scorer/entry-kinds.ts';
import type { DealEntry, ReEntry } from '../../../src/engine/scorer/evening.ts';
import { after, playersOf, seatOfPerson, type Setting } from '../../../src/engine/scorer/table-of.ts';
import { gameRulesOf } from '../../../src/engine/table/table-rules.ts';
import type { Chalk } from '../../../src/engine/table/terms.ts';

const NAMES = ['A', 'B', 'C', 'D'] as const;
const name = (seat: number): string => NAMES[seat] ?? '';

/** A result as records have it, each game its own part of it. */
interface Result {
  readonly thrown_in?: boolean;
  readonly points: readonly number[];
  readonly tricks: readonly number[];
  readonly contract: string;
  readonly factor: number;
  readonly chooser: number;
  readonly declarer?: number;
  readonly maker: number;
  readonly kind: string;
  readonly team_points: readonly [number, number];
  readonly team_tricks: readonly [number, number];
  readonly marks: readonly [number, number];
  /** The side that has won the game of several deals with it. */
  readonly game_won_by: number | null;
  readonly lines_before: readonly number[];
  readonly lines_after: readonly number[];
  readonly bonus: number | null;
  readonly king: number | null;
  readonly winner: number | null;
  readonly score: readonly number[];
  readonly re: readonly number[];
  readonly re_points: number;
  readonly re_tricks: number;
  readonly kontra_tricks: number;
  readonly announced: Readonly<Record<'re' | 'kontra', readonly AnsageStep[]>>;
  readonly extras: readonly (readonly ['fox' | 'doppelkopf' | 'charlie' | 'against-the-old', 're' | 'kontra'])[];
}

interface Line {
  readonly id: string;
  readonly game: Game;
  readonly variant: string;
  readonly dealer: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly hands_dealt: readonly (readonly string[])[];
  readonly first_deal?: boolean;
  readonly chalk?: number | null;
  readonly carry?: number;
  readonly lines?: readonly number[];
  readonly result?: Result;
}

/** A deal that was reckoned. */
type Recorded = Line & { readonly result: Result };

interface Told {
  readonly entry: DealEntry;
  /** What everybody gets, by seat. */
  readonly amounts: readonly number[];
}

const NONE = { runners: 0, doublings: {} } as const;
const byTeam = (of: readonly number[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => of[seat % 2] ?? 0);

/** A game for points, whose side has no trick or all of them if it says so. */
const pointsOf = (points: number, tricks: number, all: number) =>
  ({ by: 'points', points, ...((tricks === 0 || tricks === all) && { schwarz: true as const }) }) as const;

function numbers({ game, result, hands_dealt }: Recorded): Told {
  const { kind, maker, team_points: points, team_tricks: tricks, game_won_by: whole } = result;
  // A Solo for the whole game is recorded as that, without marks.
  const marks =
    kind !== 'normal' && game === 'schoofkopp' ? [whole === 0 ? 15 : 0, whole === 1 ? 15 : 0] : result.marks;
  const own = maker % 2;
  const holder = hands_dealt.findIndex((hand) => hand.includes('EU'));
  const solo = kind !== 'normal';
  const winner = (marks[own] ?? 0) > 0 ? 'declarer' : 'defenders';
  const declared = {
    kind: 'game',
    contract: solo ? (game === 'schoofkopp' ? 'schoofkopp-solo' : kind) : game,
    declarer: name(maker),
  } as const;
  const entry: DealEntry = solo
    ? { ...declared, ...NONE, result: { by: 'height', winner, height: 'plain' } }
    : { ...declared, ...NONE, result: pointsOf(points[own] ?? 0, tricks[own] ?? 0, 8), holder: name(holder) };
  return { entry, amounts: byTeam(marks, 4) };
}

const READERS: Readonly<Partial<Record<Game, (recorded: Recorded) => Told>>> = {
  officers: ({ result: { contract, chooser, points, tricks, factor, score } }) => ({
    entry: {
      kind: 'game',
      contract: contract.split(' ')[0] ?? '',
      declarer: name(chooser),
      result: pointsOf(points[chooser] ?? 0, tricks[chooser] ?? 0, 16),
      runners: 0,
      doublings: factor === 2 ? { spritz: 1 } : {},
    },
    amounts: score,
  }),
  vicar: ({ result: { contract, declarer = 0, points, tricks, factor, score } }) => ({
    entry: {
      kind: 'game',
      contract: contract.split(' ')[0] ?? '',
      declarer: name(declarer),
      result: pointsOf(points[declarer] ?? 0, tricks[declarer] ?? 0, 8),
      runners: 0,
      doublings: { stoss: Math.log2(factor) },
    },
    amounts: score,
  }),
  denexa: ({ result: { declarer, points, tricks, score } }) => ({
    entry:
      declarer === undefined
        ? { kind: 'fewest', taken: points.map((each, seat) => ({ person: name(seat), points: each })), doublings: {} }
        : {
            kind: 'game',
            contract: 'widow-game',
            declarer: name(declarer),
            result: pointsOf(points[declarer] ?? 0, tricks[declarer] ?? 0, 10),
            ...NONE,
          },
    amounts: score,
  }),
  deutscher: numbers,
  bauernstoss: numbers,
  schoofkopp: numbers,
  doppelkopf: ({ result }) => {
    const { kind, re, re_points: points, re_tricks: tricks, kontra_tricks: others, announced, extras, score } = result;
    const count = (extra: string, side: string): number =>
      extras.filter(([each, forSide]) => each === extra && forSide === side).length;
    const both = (extra: string) => ({ re: count(extra, 're'), kontra: count(extra, 'kontra') });
    const said = (side: 're' | 'kontra') => announced[side].at(-1);
    const [saidRe, saidKontra] = [said('re'), said('kontra')];
    const entry: ReEntry = {
      kind: 're',
      contract: kind.length === 1 ? 'dok-solo' : `dok-${kind}`,
      declarer: name(re[0] ?? 0),
      ...(re[1] !== undefined && { partner: name(re[1]) }),
      result: pointsOf(points, tricks, tricks + others),
      said: { ...(saidRe && { re: saidRe }), ...(saidKontra && { kontra: saidKontra }) },
      extras: re.length === 1 ? {} : { fox: both('fox'), doppelkopf: both('doppelkopf'), charlie: both('charlie') },
      doublings: {},
    };
    return { entry, amounts: score };
  },
};

/** Where forehand plays with whoever sits opposite, or the king with the blind. */
function doppelschafkopf({ dealer, result }: Recorded, setting: Setting): Told {
  const declarer =
    setting.rules.game === 'strohmann' ? setting.dealer : (after(setting.players, setting.dealer)[0] ?? '');
  const seats = setting.players.map((person) => seatOfPerson(setting, person));
  const own = setting.rules.game === 'strohmann' ? dealer % 2 : (dealer + 1) % 2;
  const pair = setting.players.find((_, at) => (seats[at] ?? 0) % 2 === result.bonus);
  const entry: DealEntry = {
    kind: 'game',
    contract: 'doppelschafkopf',
    declarer,
    result: { by: 'points', points: result.team_points[own] ?? 0 },
    ...(pair !== undefined && { pair }),
    ...NONE,
  };
  const written = result.lines_after.map((lines, at) => lines - (result.lines_before[at] ?? 0));
  return { entry, amounts: written.length === 2 ? byTeam(written, 4) : written };
}

function settingOf({ game, variant, dealer, options, chalk, first_deal: first, carry, lines }: Recorded): Setting {
  const played = variant === 'doppelschafkopf-3' ? 'strohmann' : game;
  const rules = gameRulesOf(played, { ...PURE_2007, ...options });
  const blind = played === 'strohmann' ? (dealer + 2) % 4 : undefined;
  // Records have seats; whoever sits after the blind has the chair before it.
  const people = NAMES.filter((_, seat) => seat !== blind).slice(0, played === 'strohmann' ? 3 : 4);
  return {
    rules,
    players: playersOf(
      rules,
      people.slice(0, { officers: 2, vicar: 2, denexa: 3 }[played as string] ?? 4),
      name(dealer),
    ),
    dealer: name(dealer),
    ...(carry !== undefined && { carried: carry }),
    ...(lines && { missing: bySeat((seat) => 4 - ((lines.length === 2 ? lines[seat % 2] : lines[seat]) ?? 0)) }),
    ...(chalk !== undefined && { chalk: (first ? 'first' : chalk) as Chalk }),
  };
}

const recorded = readFileSync(path.join(import.meta.dirname, '../../fixtures/sample-relatives.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Line)
  .filter(
    (line): line is Recorded =>
      (line.game in READERS || line.game === 'doppelschafkopf') && line.result !== undefined && !line.result.thrown_in,
  );

describe('recorded deals come to what was recorded', () => {
  test.each(recorded.map((each) => [each.id, each] as const))('%s', (_id, each) => {
    const setting = settingOf(each);
    const { entry, amounts } = READERS[each.game]?.(each) ?? doppelschafkopf(each, setting);
    expect(objectionTo(setting, entry)).toBeUndefined();
    const { settlement } = reckonedDeal(setting, entry, {});
    const told = setting.players.map((person) => [person, settlement.balance[seatOfPerson(setting, person)]]);
    expect(told).toEqual(setting.players.map((person) => [person, amounts[NAMES.indexOf(person as 'A')]]));
  });

  test('of every game there are some', () => {
    expect(new Set(recorded.map(({ variant }) => variant)).size).toBe(10);
  });
});
