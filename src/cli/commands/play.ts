// `play`: one round in the terminal against three computer players.
import { randomUUID } from 'node:crypto';
import { LANGUAGES } from '../../shared/texts/naming.ts';
import type { Command } from '../command.ts';
import { EXIT, oneOf, readOptions, UsageError } from '../command.ts';
import { playInTerminal } from '../play/terminal-round.ts';

export const play: Command = {
  usage: 'play [--seed S] [--language de|en]',
  about: 'play a round in the terminal, with the reason for every card that is not allowed',
  async run(args, io) {
    const { options, positionals } = readOptions(args, { seed: String(randomUUID()), language: 'de' });
    if (positionals.length > 0) throw new UsageError(`unknown argument ${positionals.join(' ')}`);
    const language = oneOf('language', options.language, LANGUAGES);
    await playInTerminal(io, io.lines('-')[Symbol.asyncIterator](), options.seed, language);
    return EXIT.ok;
  },
};
