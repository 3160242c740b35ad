// The table that a command is told: a preset, with single house rules, another pack or tariff, or a game of its own.
import { type PackSize, SINGLE_PACKS } from '../../src/engine/base/cards.ts';
import { GAMES } from '../../src/engine/games/shelf.ts';
import type { HouseRules } from '../../src/engine/options/options.ts';
import { PRESET_IDS, presetRules } from '../../src/engine/options/presets.ts';
import { gameRulesOf, type TableRules, tableRulesOf } from '../../src/engine/table/table-rules.ts';
import { oneOf, UsageError } from '../../src/cli/command.ts';
import { changesIn } from './house-changes.ts';
import { tariffOf } from './tariff.ts';

/** What a table is told by, and what holds if nothing is said. */
export const TABLE_DEFAULTS = { rules: 'pure-2007', game: '', house: '', tariff: '', pack: '' };
export type TableOptions = Readonly<Record<keyof typeof TABLE_DEFAULTS, string>>;

/** What a table has agreed on. Throws UsageError for what makes no sense. */
export function houseIn(options: TableOptions): HouseRules {
  const house = presetRules(oneOf('rules', options.rules, PRESET_IDS));
  const tariff = options.tariff ? tariffOf(options.tariff) : house.tariff;
  if (!tariff) throw new UsageError(`--tariff ${options.tariff}: not a tariff such as 10/50 or 10/20/50`);
  const pack: PackSize = options.pack ? oneOf('pack', options.pack, SINGLE_PACKS) : house['deck.size'];
  return { ...house, tariff, 'deck.size': pack, ...changesIn('house', options.house) };
}

/** A table with these house rules; `game` is empty for the usual one. Throws UsageError for a game that nobody knows. */
export const tableAt = (game: string, house: HouseRules): TableRules =>
  game ? gameRulesOf(oneOf('game', game, GAMES), house) : tableRulesOf(house);
