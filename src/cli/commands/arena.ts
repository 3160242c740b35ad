// `arena`: lets players play the same deals in all seats and prints who won how much.
import { PLAYER_IDS, PLAYERS } from '../../engine/bots/players.ts';
import { PACK_SIZES } from '../../engine/cards.ts';
import type { BySeat } from '../../engine/seats.ts';
import { bySeat } from '../../engine/seats.ts';
import { pureRules } from '../../engine/table-rules.ts';
import { runArena } from '../arena/arena.ts';
import { PlayerError } from '../arena/play-round.ts';
import type { Command } from '../command.ts';
import { EXIT, oneOf, readOptions, UsageError, wholeNumber } from '../command.ts';
import { tariffOf } from '../tariff.ts';

function seatsOf(text: string): BySeat<string> {
  const names = text.split(',');
  if (names.length !== 4) throw new UsageError(`--seats ${text}: not four players with commas between`);
  return bySeat((seat) => oneOf('seats', names[seat] ?? '', PLAYER_IDS));
}

export const arena: Command = {
  usage: 'arena --deals N --seats a,b,c,d [--seed S] [--tariff 10/50] [--pack 32]',
  about: `play deals in all four rotations; players: ${PLAYER_IDS.join(', ')}`,
  run(args, io) {
    const defaults = { deals: undefined, seats: undefined, seed: '1', tariff: '10/50', pack: '32' };
    const { options, positionals } = readOptions(args, defaults);
    if (positionals.length > 0) throw new UsageError(`unknown argument ${positionals.join(' ')}`);
    const deals = wholeNumber('deals', options.deals, 1, 1_000_000);
    const tariff = tariffOf(options.tariff);
    if (!tariff) throw new UsageError(`--tariff ${options.tariff}: not a tariff such as 10/50 or 10/20/50`);
    const pack = oneOf('pack', options.pack, PACK_SIZES);
    const { seed } = options;
    const seats = seatsOf(options.seats);
    const started = io.now();
    try {
      const report = runArena({ deals, seed, seats, rules: pureRules(pack, tariff), players: PLAYERS, now: io.now });
      const seconds = Number(((io.now() - started) / 1000).toFixed(2));
      io.out(JSON.stringify({ deals, seed, pack, tariff: options.tariff, seats, ...report, seconds }, undefined, 2));
      return EXIT.ok;
    } catch (error) {
      if (!(error instanceof PlayerError)) throw error;
      io.err(error.message);
      return EXIT.differs;
    }
  },
};
