// `play`: one round in the terminal against three computer players.
import { randomUUID } from 'node:crypto';
import { PRESET_IDS, presetRules } from '../../engine/options/presets.ts';
import { tableRulesOf } from '../../engine/table/table-rules.ts';
import { LANGUAGES } from '../../shared/border/language.ts';
import { type Command, EXIT, oneOf, readOptions, UsageError } from '../command.ts';
import { playInTerminal } from '../play/terminal-round.ts';

export const play: Command = {
  usage: 'play [--seed S] [--language de|en] [--rules PRESET]',
  about: 'play a round in the terminal, with the reason for every card that is not allowed',
  async run(args, io) {
    const { options, positionals } = readOptions(args, {
      seed: String(randomUUID()),
      language: 'de',
      rules: 'pure-2007',
    });
    if (positionals.length > 0) throw new UsageError(`unknown argument ${positionals.join(' ')}`);
    const language = oneOf('language', options.language, LANGUAGES);
    const rules = tableRulesOf(presetRules(oneOf('rules', options.rules, PRESET_IDS)));
    await playInTerminal(io, io.lines('-')[Symbol.asyncIterator](), { seed: options.seed, language, rules });
    return EXIT.ok;
  },
};
