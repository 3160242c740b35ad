// `calibrate`: what the tutor tells and believes in games that were recorded, or that our own players play, against what happened in them.
import path from 'node:path';
import { randomOf } from '../../src/engine/base/random.ts';
import { PLAYER_IDS, PLAYERS } from '../../src/engine/bots/players.ts';
import { ASKED, type Look, looksAt, type LookTerms, onePerRole, recordedGame } from '../measure/calibrate/look.ts';
import { type DecisionLook, looksAtRounds } from '../measure/calibrate/decision-looks.ts';
import { ownGames, type OwnPlan } from '../measure/calibrate/own-rounds.ts';
import { type ToldGroup, toldGroups, toldTable } from '../measure/calibrate/told-report.ts';
import { ownKind, ownTable } from '../measure/calibrate/own-table.ts';
import type { Cell } from '../measure/figures/measured.ts';
import { estimateCell, measuredName, noteMeasured } from '../measure/figures/note.ts';
import { type CalibrationReport, type Measured, reportOn, tableOf } from '../measure/calibrate/report.ts';
import {
  type Command,
  EXIT,
  type Io,
  oneFile,
  oneOf,
  reading,
  readOptions,
  UsageError,
  wholeNumber,
} from '../../src/cli/command.ts';
import { type Chosen, CHOSEN_DEFAULTS, chosenBy, foundIn, type RecordedRound } from '../measure/compare/recorded.ts';
import { houseIn, TABLE_DEFAULTS, tableAt, type TableOptions } from '../base/table-option.ts';

interface Wanted extends Omit<LookTerms, 'looksFrom'> {
  readonly seed: string;
}

/** In recorded games everybody is looked at. */
const everybody = (): boolean => true;

/** The looks at a recorded game; undefined if it was not played for card points to its end, or nobody had a choice. */
function looksIn({ id, moves }: RecordedRound, wanted: Wanted): readonly Look[] | undefined {
  const game = recordedGame(moves);
  if (!game) return undefined;
  const terms = { ...wanted, looksFrom: everybody };
  const looks = looksAt(game, terms, (index) => randomOf(wanted.seed, 'calibrate', id, index));
  return looks.length > 0 ? looks : undefined;
}

async function ofRecords(file: string, chosen: Chosen, wanted: Wanted, io: Io): Promise<CalibrationReport> {
  const { found, skipped } = await foundIn(file, chosen, (round) => looksIn(round, wanted), io);
  return reportOn(found, skipped);
}

async function ofOwn(plan: OwnPlan, wanted: Wanted): Promise<CalibrationReport> {
  const games: (readonly Look[])[] = [];
  for await (const game of ownGames(plan)) {
    const terms = { ...wanted, looksFrom: onePerRole(randomOf(wanted.seed, 'seats', game.deal)) };
    games.push(looksAt(game, terms, (index) => randomOf(wanted.seed, 'calibrate', game.deal, index)));
  }
  return reportOn(games, 0);
}

const DEFAULTS = {
  ...{ ...TABLE_DEFAULTS, own: '', rounds: '100', player: 'stammtisch' },
  ...{ ...CHOSEN_DEFAULTS, tricks: '8', seed: '1', measured: '', asked: ASKED.join(','), words: '1000', cards: '100' },
};

function ownPlan(own: string, options: TableOptions & Readonly<Record<'rounds' | 'player' | 'seed', string>>): OwnPlan {
  const kind = ownKind(own);
  return {
    kind,
    rules: ownTable(kind, options),
    player: PLAYERS[oneOf('player', options.player, PLAYER_IDS)],
    rounds: wholeNumber('rounds', options.rounds, 1, 1_000_000),
    seed: options.seed,
  };
}

/** Every decision of the rounds of a game, not only the cards of one contract. */
const ALL = 'all';

type AllOptions = TableOptions & Readonly<Record<'rounds' | 'player' | 'seed' | 'words' | 'cards', string>>;

/** What is told in all that is decided in rounds of our own players, by kind of look. */
async function ofAll(options: AllOptions): Promise<readonly ToldGroup[]> {
  const games: (readonly DecisionLook[])[] = [];
  const plan = {
    rules: tableAt(options.game, houseIn(options)),
    player: PLAYERS[oneOf('player', options.player, PLAYER_IDS)],
    rounds: wholeNumber('rounds', options.rounds, 1, 1_000_000),
    seed: options.seed,
    parts: {
      words: wholeNumber('words', options.words, 0, 1000),
      cards: wholeNumber('cards', options.cards, 0, 1000),
    },
  };
  for await (const looks of looksAtRounds(plan)) games.push(looks);
  return toldGroups(games);
}

/** Looks from which on a kind is spoken of in the documents. */
const MANY = 100;

/** The kind of look that is furthest off, as a row among the figures of the documents. */
function noteTold(name: string, game: string, groups: readonly ToldGroup[]): void {
  const off = ({ tooHigh }: ToldGroup): number => Math.abs(tooHigh?.mean ?? 0);
  const [worst] = groups
    .filter(({ left, looks, told }) => left === undefined && looks >= MANY && told !== null)
    .toSorted((a, b) => off(b) - off(a));
  if (!worst) return;
  const { kind, looks, told, won, tooHigh } = worst;
  noteRows(name, [[game, kind, looks, told === null ? null : inPercent(told), inPercent(won), highCell(tooHigh)]]);
}

/** What the looks were at: "people", or "rufer, 24 cards" of our own players. */
const roundsOf = ({ own, pack }: TableOptions & { readonly own: string }): string =>
  own === '' ? 'people' : [own, ...(pack === '' ? [] : [`${pack} cards`])].join(', ');

const inPercent = (share: number): number => Number((100 * share).toFixed(1));

const highCell = (tooHigh: Measured | null): Cell =>
  tooHigh && estimateCell(100 * tooHigh.mean, tooHigh.standardError && 100 * tooHigh.standardError, 1);

function noteRows(name: string, rows: readonly (readonly Cell[])[]): void {
  noteMeasured(name, {
    command: 'npm run -s cli -- calibrate --own ROUNDS --rounds N --tricks 1 --asked chances',
    n: 'looks',
    error: 'standard error over games',
    columns: ['rounds', 'seat', 'looks', 'told, %', 'won, %', 'too high'].map((title) => ({ title })),
    rows,
  });
}

/** What was told to each seat and what it won, as rows among the figures of the documents. */
function note(name: string, rounds: string, { groups }: CalibrationReport): void {
  const seats = Object.entries(groups).filter(([seat]) => !seat.includes(' trick '));
  noteRows(
    name,
    seats.map(([seat, { looks, told, won, tooHigh }]) => {
      const role = rounds === 'people' ? seat : (seat.split(' ').at(-1) ?? seat);
      return [rounds, role, looks, told === null ? null : inPercent(told), inPercent(won), highCell(tooHigh)];
    }),
  );
}

/** Where cards were said to lie, by bands of ten per cent, and how much better that is than equal chances. */
function noteBeliefs(name: string, command: string, { games, brier, bands }: CalibrationReport): void {
  noteMeasured(name, {
    command,
    n: `${games} games; cards in each band`,
    error: 'none told',
    columns: [{ title: 'band' }, { title: 'said', digits: 1 }, { title: 'so', digits: 1 }, { title: 'cards' }],
    rows: [
      ['Brier score better than equal chances, %', null, inPercent(brier.better), null],
      ...Object.entries(bands).map(([band, { told, held, cards }]) => [band, inPercent(told), inPercent(held), cards]),
    ],
  });
}

export const calibrate: Command = {
  usage:
    'calibrate FILE|- [--games N] [--skip N] [--every N] | --own CONTRACT|all [--rounds N] [--words 1000] [--cards 100] [--player P] [--rules PRESET] [--game ID] [--house OPTION=VALUE,...] [--pack 32] [--tariff 10/50]; [--tricks N] [--asked chances,beliefs,open] [--seed S] [--json] [--measured NAME]',
  about: 'chances told and cards believed in recorded games, or in rounds of our own players, against what happened',
  async run(args, io) {
    const { options, on, positionals } = readOptions(args, DEFAULTS, ['json']);
    const wanted: Wanted = {
      asked: options.asked.split(',').map((each) => oneOf('asked', each, ASKED)),
      tricks: wholeNumber('tricks', options.tricks, 1, 8),
      seed: options.seed,
    };
    const measured = measuredName(options.measured);
    const tell = (report: CalibrationReport): void => {
      if (measured !== undefined) note(measured, roundsOf(options), report);
      if (on.has('json')) io.out(JSON.stringify({ ...wanted, ...report }, undefined, 2));
      else tableOf(report).forEach(io.out);
    };
    if (options.own !== '' && positionals.length > 0)
      throw new UsageError('calibrate --own plays rounds itself, and reads no file');
    if (options.own === ALL) {
      const groups = await ofAll(options);
      if (measured !== undefined) noteTold(measured, options.game || 'schafkopf', groups);
      if (on.has('json')) io.out(JSON.stringify({ game: options.game, seed: options.seed, groups }, undefined, 2));
      else toldTable(groups).forEach(io.out);
      return EXIT.ok;
    }
    if (options.own !== '') {
      tell(await ofOwn(ownPlan(options.own, options), wanted));
      return EXIT.ok;
    }
    const file = oneFile('calibrate', positionals, ', or --own CONTRACT');
    const chosen = chosenBy(options);
    return reading(file, io, async () => {
      const report = await ofRecords(file, chosen, wanted, io);
      const { skip, every } = options;
      const command = `npm run -s cli -- calibrate ${path.basename(file)} --skip ${skip} --every ${every} --asked beliefs`;
      if (measured !== undefined && wanted.asked.every((each) => each === 'beliefs')) {
        noteBeliefs(measured, command, report);
        tableOf(report).forEach(io.out);
      } else tell(report);
      return EXIT.ok;
    });
  },
};
