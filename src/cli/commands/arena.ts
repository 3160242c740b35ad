// `arena`: lets players, also foreign programs, play the same deals in all seats and prints who won how much.
import { PLAYER_IDS, PLAYERS } from '../../engine/bots/players.ts';
import { PACK_SIZES } from '../../engine/cards.ts';
import { bySeat } from '../../engine/seats.ts';
import { PRESET_IDS, presetRules } from '../../engine/options/presets.ts';
import type { TableRules } from '../../engine/table-rules.ts';
import { GAMES, gameRulesOf, playersAt, tableRulesOf } from '../../engine/table-rules.ts';
import { MEASURED, measuredRow } from '../arena/contract-table.ts';
import type { ArenaPlan, ArenaReport, Chair } from '../arena/arena.ts';
import { runArena } from '../arena/arena.ts';
import type { ForeignPlayer, ForeignTerms } from '../arena/foreign/foreign-player.ts';
import { combined, startForeign } from '../arena/foreign/foreign-player.ts';
import { PlayerError } from '../arena/play-round.ts';
import type { SeatChoice } from '../arena/seats-option.ts';
import { seatChoices } from '../arena/seats-option.ts';
import type { Command } from '../command.ts';
import { EXIT, oneOf, readOptions, UsageError, wholeNumber } from '../command.ts';
import { tariffOf } from '../tariff.ts';

/** A chair, and the program in it if it is a foreign player. */
interface Taken extends Chair {
  readonly foreign?: ForeignPlayer;
}

function choicesIn(text: string, rules: TableRules): readonly SeatChoice[] {
  const choices = seatChoices(text);
  const players = playersAt(rules);
  if (choices.length !== players)
    throw new UsageError(`--seats ${text}: not ${players === 3 ? 'three' : 'four'} players with commas between`);
  for (const { kind, name } of choices) if (kind === 'player') oneOf('seats', name, PLAYER_IDS);
  return choices;
}

async function seated(choice: SeatChoice, terms: ForeignTerms): Promise<Taken> {
  const { name } = choice;
  if (choice.kind === 'player') return { name, player: PLAYERS[oneOf('seats', name, PLAYER_IDS)] };
  const foreign = await startForeign(choice.words, terms);
  return { name, player: foreign, foreign };
}

/** The report with a line on how each foreign program answered. */
function withForeign(report: ArenaReport, chairs: readonly Taken[]): object {
  const players = report.players.map((player) => {
    const programs = chairs.flatMap(({ name, foreign }) =>
      name === player.player && foreign ? [foreign.report()] : [],
    );
    return programs.length > 0 ? { ...player, foreign: combined(programs) } : player;
  });
  return { ...report, players };
}

/** Starts the programs, plays, and ends the programs whatever happens. */
async function played(
  plan: Omit<ArenaPlan, 'chairs'>,
  choices: readonly SeatChoice[],
  limitMs: number,
): Promise<object> {
  const { rules, seed } = plan;
  const chairs = await Promise.all(
    choices.map((choice, chair) => seated(choice, { rules, limitMs, seed: `${seed}/${chair}` })),
  );
  try {
    const report = await runArena({ ...plan, chairs: bySeat((seat) => (chairs[seat] ?? chairs[0]) as Taken) });
    return withForeign(report, chairs);
  } finally {
    await Promise.all(chairs.flatMap(({ foreign }) => foreign?.close() ?? []));
  }
}

/** The table that the options name: a preset, with another pack or tariff if they say so. */
function tableOf(options: Readonly<Record<'rules' | 'game' | 'tariff' | 'pack', string>>): TableRules {
  const house = presetRules(oneOf('rules', options.rules, PRESET_IDS));
  const tariff = options.tariff ? tariffOf(options.tariff) : house.tariff;
  if (!tariff) throw new UsageError(`--tariff ${options.tariff}: not a tariff such as 10/50 or 10/20/50`);
  const pack = options.pack ? oneOf('pack', options.pack, PACK_SIZES) : house['deck.size'];
  const agreed = { ...house, tariff, 'deck.size': pack };
  return options.game ? gameRulesOf(oneOf('game', options.game, GAMES), agreed) : tableRulesOf(agreed);
}

export const arena: Command = {
  usage:
    'arena --deals N --seats a,b,c,d [--rules PRESET] [--game three-hand] [--contract ID] [--seed S] [--tariff 10/50] [--pack 32] [--time MS]',
  about: `play deals in all rotations; players: ${PLAYER_IDS.join(', ')}, cmd:"PROGRAM ARGS" (docs/BOT-PROTOCOL.md)`,
  async run(args, io) {
    const defaults = {
      ...{ deals: undefined, seats: undefined, seed: '1', time: '2000' },
      ...{ rules: 'pure-2007', game: '', contract: '', tariff: '', pack: '' },
    };
    const { options, positionals } = readOptions(args, defaults);
    if (positionals.length > 0) throw new UsageError(`unknown argument ${positionals.join(' ')}`);
    const deals = wholeNumber('deals', options.deals, 1, 1_000_000);
    const rules = tableOf(options);
    const contract = options.contract ? measuredRow(rules, oneOf('contract', options.contract, MEASURED)) : undefined;
    const limitMs = wholeNumber('time', options.time, 1, 3_600_000);
    const choices = choicesIn(options.seats, rules);
    const seats = choices.map(({ name }) => name);
    const { seed } = options;
    const started = io.now();
    try {
      const plan = { deals, seed, rules, now: io.now, ...(contract && { contract }) };
      const report = await played(plan, choices, limitMs);
      const seconds = Number(((io.now() - started) / 1000).toFixed(2));
      const tariff = rules.tariff.values.join('/');
      const game = {
        rules: options.rules,
        ...(rules.game && { game: rules.game }),
        ...(contract && { contract: contract.id }),
      };
      io.out(
        JSON.stringify({ deals, seed, ...game, pack: rules.pack, tariff, seats, ...report, seconds }, undefined, 2),
      );
      return EXIT.ok;
    } catch (error) {
      if (!(error instanceof PlayerError)) throw error;
      io.err(error.message);
      return EXIT.differs;
    }
  },
};
