// `fit bids`: what the tutor tells silence and games to come to, against what they come to when four players of a level go on bidding and play to the end.
import { z } from 'zod';
import { modelOf, plansOf } from '../../src/engine/bots/bidding/plans.ts';
import type { ModelId } from '../../src/engine/bots/bidding/models.ts';
import { deckAt } from '../../src/engine/bots/bidding/decks.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { type TableRules, tableRulesOf } from '../../src/engine/table/table-rules.ts';
import { appraised } from '../../src/engine/tutor/advice/bid-values.ts';
import { estimateCell, type Found, measuredName, noteMeasured } from '../measure/figures/note.ts';
import { estimateOf, meanOf, plusMinus } from '../base/statistics.ts';
import { GOING_ON, type GoingOn, playedOut, type Position, positionAt } from './bids-played.ts';
import { piecesIn } from './pieces.ts';
import { choice, type FitIo, fitProgram, place, seed, whole } from './program.ts';

/** What follows at a table when all pass. */
const FOLLOWS = ['redeal', 'ramsch', 'muss', 'stock'] as const;
type Follows = (typeof FOLLOWS)[number];

/** Where nothing is announced, the others are let play. */
const WaySchema = z.object({
  call: z.string(),
  announcement: z
    .object({ contract: z.string(), trump: z.string().optional(), called: z.string().optional() })
    .optional(),
  cents: z.number(),
  error: z.number(),
});
const HandSchema = z.object({ number: z.number(), ways: z.array(WaySchema).readonly() });
type Hand = Readonly<z.infer<typeof HandSchema>>;

const rulesWhere = (follows: Follows): TableRules => tableRulesOf({ ...PURE_2007, 'passout.rule': follows });

/** Which hands: as they come, or such as might be played alone. */
const WHICH = ['any', 'alone'] as const;

/** Fitted chance from which a hand might be played alone. */
const ALONE_FROM = 0.4;

const isOf = (which: (typeof WHICH)[number], { view }: Position): boolean =>
  which === 'any' ||
  plansOf(view).some(({ contract, chance }) => contract.row.parties.kind === 'alone' && chance >= ALONE_FROM);

interface Task {
  readonly which: (typeof WHICH)[number];
  readonly follows: Follows;
  readonly level: GoingOn;
  readonly hands: number;
  readonly deals: number;
  readonly seed: string;
}

async function played(
  { which, follows, level, hands: wanted, deals, seed }: Task,
  piece: number,
): Promise<readonly Hand[]> {
  const rules = rulesWhere(follows);
  const hands: Hand[] = [];
  for (let number = piece * 1000; hands.length < wanted; number++) {
    const position = positionAt(rules, seed, number);
    if (!position || !isOf(which, position)) continue;
    const ways = await playedOut(position, level, deals, `${seed}/${number}`);
    hands.push({
      number,
      ways: ways.map(({ cents, ...way }) => {
        const { mean, standardError } = estimateOf(cents);
        return { ...way, cents: mean, error: standardError ?? 0 };
      }),
    });
  }
  return hands;
}

/** Silence or a game as it is told and as it was played out, in cents. */
interface Row {
  readonly kind: string;
  readonly told: number;
  readonly played: number;
  readonly error: number;
  readonly chance: number;
}

/** The same of all that a hand may do. */
function rowsOf({ view }: Position, { number, ways }: Hand): readonly Row[] {
  const { plans, silence } = appraised(view, { random: randomOf('bids', 'told', number), effort: 'quick' });
  return ways.flatMap(({ announcement, cents: played, error }) => {
    if (!announcement) {
      const kind = view.auction.holder === undefined ? PASS : LET_PLAY;
      return [{ kind, told: silence.cents, played, error, chance: silence.chance }];
    }
    const plan = plans.find((each) => isSame(each.announcement, announcement));
    if (!plan) return [];
    const kind = KINDS[modelOf(plan.contract, deckAt(view.rules))] ?? 'other games';
    return [{ kind, told: plan.worth, played, error, chance: plan.chance }];
  });
}

type Announced = NonNullable<Hand['ways'][number]['announcement']>;

const isSame = (a: Announced, b: Announced): boolean =>
  a.contract === b.contract && a.trump === b.trump && a.called === b.called;

const PASS = 'pass';
const LET_PLAY = 'let play';
const KINDS: Partial<Readonly<Record<ModelId, string>>> = { called: 'Rufer', long: 'Solo', lean: 'Wenz' };

const off = ({ told, played }: Row): number => told - played;

/** How far single hands are typically off, less what chance alone would give. */
function typically(rows: readonly Row[]): number {
  return Math.sqrt(Math.max(0, meanOf(rows.map((row) => off(row) ** 2 - row.error ** 2))));
}

const figures = (name: string, rows: readonly Row[]): string =>
  [
    `${name}: ${rows.length}`,
    `told ${meanOf(rows.map(({ told }) => told)).toFixed(2)}`,
    `played ${meanOf(rows.map(({ played }) => played)).toFixed(2)}`,
    `too high ${plusMinus(rows.map(off), 2)}`,
    `mean distance ${meanOf(rows.map((row) => Math.abs(off(row)))).toFixed(2)}`,
    `by chance ${(0.8 * meanOf(rows.map(({ error }) => error))).toFixed(2)}`,
    `typically off ${typically(rows).toFixed(2)}`,
  ].join(', ');

function tell(rows: readonly Row[], io: FitIo): void {
  for (const kind of [...new Set(rows.map((each) => each.kind))].sort())
    io.out(
      figures(
        kind,
        rows.filter((row) => row.kind === kind),
      ),
    );
}

/** Fewer hands tell nothing. */
const LEAST_HANDS = 10;

/** What is measured; only silence before any bid hangs on what follows when all pass. */
function foundIn({ which, follows, level }: Task, rows: readonly Row[]): Found {
  const kinds = [...new Set(rows.map((each) => each.kind))].filter((kind) => follows === 'redeal' || kind === PASS);
  const cells = kinds.sort().flatMap((kind) => {
    const some = rows.filter((row) => row.kind === kind);
    if (some.length < LEAST_HANDS) return [];
    const { mean, standardError } = estimateOf(some.map(off));
    return [
      [
        ...[kind === PASS ? `pass: ${follows}` : kind, `${level}${which === 'any' ? '' : ', alone'}`, some.length],
        ...[meanOf(some.map(({ told }) => told)), meanOf(some.map(({ played }) => played))].map(toTenths),
        estimateCell(mean, standardError, 1),
        toTenths(typically(some)),
      ],
    ];
  });
  return {
    command: 'npm run -s cli -- fit bids --folder FOLDER --follows RULE --level LEVEL --which WHICH --seed apart',
    n: 'hands, 100 or 200 deals each',
    error: 'standard error over hands',
    columns: [
      ...['what', 'who goes on', 'n'].map((title) => ({ title })),
      ...['told', 'played out', 'too high', 'typically off'].map((title) => ({ title, digits: 1 })),
    ],
    rows: cells,
  };
}

const toTenths = (value: number): number => Number(value.toFixed(1));

export const bids = fitProgram(
  {
    name: 'bids',
    about:
      'what silence and games are told to come to, in cents, against what they come to when four players of a level go on',
    arguments: {
      folder: place('FOLDER', 'where the pieces are kept'),
      follows: choice('what follows when all pass', FOLLOWS),
      level: choice('who goes on', GOING_ON),
      which: choice('hands: as they come, or such as might be played alone', WHICH),
      first: whole('number of the first piece', 0, 0, 1_000_000),
      last: whole('number of the last piece', 3, 0, 1_000_000),
      hands: whole('hands in each piece', 10, 1, 500),
      deals: whole('deals for each hand', 100, 2, 100_000),
      seed: seed('bids'),
      measured: {
        sample: 'NAME',
        about: 'writes the rows into docs/measured/NAME.json',
        usual: '',
        read: (_, text) => measuredName(text),
      },
      list: choice('whether every hand is listed', ['no', 'yes']),
    },
  },
  async ({ folder, first, last, list, measured, ...task }, io) => {
    const pieces = await piecesIn<readonly Hand[]>(
      {
        ...{ folder, first, last, name: `bids.${task.which}.${task.follows}.${task.level}.${task.deals}.${task.seed}` },
        schema: z.array(HandSchema).readonly(),
        make: (piece) => played(task, piece),
      },
      io,
    );
    const rules = rulesWhere(task.follows);
    const rows = pieces.flat().flatMap((hand) => {
      const position = positionAt(rules, task.seed, hand.number);
      const found = position ? rowsOf(position, hand) : [];
      if (list === 'yes' && position)
        for (const { kind, told, played, error, chance } of found)
          io.out(
            `${position.view.seat} [${position.view.auction.calls.map(({ call }) => call).join()}] ${position.view.dealtHand.join(' ')}: ${kind} told ${told.toFixed(1)} (${(100 * chance).toFixed(0)} %), played ${played.toFixed(1)} ± ${error.toFixed(1)}`,
          );
      return found;
    });
    tell(rows, io);
    if (measured) noteMeasured(measured, foundIn(task, rows));
  },
);
