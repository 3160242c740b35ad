// What the command `arena` is told: the table, the players, which deals, where they are played and what is printed.
import { isFitted } from '../../../src/engine/bots/bidding/decks.ts';
import { PLAYER_IDS } from '../../../src/engine/bots/players.ts';
import { PRESET_IDS, type PresetId } from '../../../src/engine/options/presets.ts';
import type { Players } from '../../../src/engine/base/seats.ts';
import { chairsAt, peopleAt, type TableRules } from '../../../src/engine/table/table-rules.ts';
import { oneOf, readOptions, UsageError, wholeNumber } from '../../../src/cli/command.ts';
import { houseIn, TABLE_DEFAULTS, tableAt } from '../../base/table-option.ts';
import type { ArenaTerms } from './arena.ts';
import { MEASURED, measuredRow } from './contract-table.ts';
import { measuredName } from '../figures/note.ts';
import { type SeatChoice, seatChoices } from './seats-option.ts';

export const USAGE =
  'arena --deals N --seats a,b,c,d [--from N] [--rules PRESET] [--game GAME] [--house OPTION=VALUE,...] [--contract ID] [--seed S] [--tariff 10/50] [--pack 32] [--time MS] [--jobs N] [--json-lines] [--measured NAME]';

const DEFAULTS = {
  ...{ deals: undefined, seats: undefined, from: '0', seed: '1', time: '2000', jobs: '', lane: '', measured: '' },
  ...{ ...TABLE_DEFAULTS, contract: '' },
};

const IN_WORDS: Readonly<Record<Players, string>> = { 2: 'two', 3: 'three', 4: 'four' };

const MOST_DEALS = 1_000_000;

export interface ArenaOptions {
  readonly terms: Required<Pick<ArenaTerms, 'from'>> & ArenaTerms;
  readonly preset: PresetId;
  readonly choices: readonly SeatChoice[];
  readonly limitMs: number;
  /** Processes at most; absent: as many as there are cores. */
  readonly jobs?: number;
  readonly prints: 'report' | 'lines';
  /** Where its row goes among the figures of the documents. */
  readonly measured?: string;
  /** Only these rotations are played, for the process that has started this one (`--lane`, which nobody types). */
  readonly lane?: readonly number[];
}

/** How a program is named, for whoever wrote something else. */
const A_PROGRAM = 'cmd:"PROGRAM ARGUMENTS"';

function choicesIn(text: string, rules: TableRules): readonly SeatChoice[] {
  const choices = seatChoices(text);
  const players = peopleAt(rules);
  if (choices.length !== players)
    throw new UsageError(`--seats ${text}: not ${IN_WORDS[players]} players with commas between`);
  for (const { kind, name } of choices) if (kind === 'player') oneOf('seats', name, [...PLAYER_IDS, A_PROGRAM]);
  return choices;
}

/** Throws UsageError for what makes no sense. */
export function arenaOptions(args: readonly string[]): ArenaOptions {
  const { options, on, positionals } = readOptions(args, DEFAULTS, ['json-lines']);
  if (positionals.length > 0) throw new UsageError(`unknown argument ${positionals.join(' ')}`);
  const deals = wholeNumber('deals', options.deals, 1, MOST_DEALS);
  const from = wholeNumber('from', options.from, 0, MOST_DEALS);
  const preset = oneOf('rules', options.rules, PRESET_IDS);
  const rules = tableAt(options.game, houseIn(options));
  const contract = options.contract ? measuredRow(rules, oneOf('contract', options.contract, MEASURED)) : undefined;
  if (contract && !isFitted(rules))
    throw new UsageError(
      `--contract ${contract.id}: which hands are worth it is not known in the game ${options.game}`,
    );
  const limitMs = wholeNumber('time', options.time, 1, 3_600_000);
  const rotations = chairsAt(rules);
  const measured = measuredName(options.measured);
  return {
    terms: { from, deals, seed: options.seed, rules, ...(contract && { contract }) },
    preset,
    choices: choicesIn(options.seats, rules),
    limitMs,
    ...(options.jobs && { jobs: wholeNumber('jobs', options.jobs, 1, 64) }),
    prints: on.has('json-lines') ? 'lines' : 'report',
    ...(measured !== undefined && { measured }),
    ...(options.lane && { lane: options.lane.split(',').map((each) => oneOf('lane', each, rotations)) }),
  };
}
