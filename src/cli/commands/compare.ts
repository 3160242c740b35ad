// `compare FILE|-`: what a bot would have played in recorded games of people, and what both give away with open cards.
import { PLAYER_IDS, PLAYERS } from '../../engine/bots/players.ts';
import type { Player } from '../../engine/bots/player.ts';
import { randomOf } from '../../engine/base/random.ts';
import type { Command, Io } from '../command.ts';
import { EXIT, oneOf, readOptions, UsageError, wholeNumber } from '../command.ts';
import type { Estimate } from '../arena/statistics.ts';
import { movesIn } from '../compare/game.ts';
import { comparedAt } from '../compare/judge.ts';
import type { SinceEarlier } from '../compare/earlier.ts';
import { earlierGames, sinceEarlier } from '../compare/earlier.ts';
import type { CompareReport, GameChoices, GameSums } from '../compare/report.ts';
import { reportOn, tableOf } from '../compare/report.ts';
import { recordIn } from '../records/check.ts';

/** The choices of a recorded game; undefined if the line holds none. The record's id is the seed of the player. */
function choicesIn(line: string, number: number, player: Player): GameChoices | undefined {
  const record = recordIn(line, number);
  if (!('json' in record)) return undefined;
  const { json } = record;
  if (json['record'] !== 'round') return undefined;
  return movesIn(json)
    ?.filter(({ round }) => round.play.contract.row.goal.kind === 'points')
    .flatMap((move, at) => comparedAt(move, player, randomOf('compare', String(json['id']), at)) ?? []);
}

interface Wanted {
  readonly skip: number;
  readonly games: number;
}

async function compareAll(file: string, player: Player, { skip, games }: Wanted, io: Io) {
  const compared: GameChoices[] = [];
  let skipped = 0;
  let number = 0;
  for await (const line of io.lines(file)) {
    number += 1;
    if (number <= skip || line.trim() === '') continue;
    if (compared.length + skipped >= games) break;
    const choices = choicesIn(line, number, player);
    if (choices) compared.push(choices);
    else skipped += 1;
  }
  return reportOn(compared, skipped);
}

export const compare: Command = {
  usage: 'compare FILE|- [--player stammtisch] [--games N] [--skip N] [--earlier REPORT.json] [--json]',
  about: 'compare a bot with the people of recorded games (JSON Lines, also .gz), by open-card values',
  async run(args, io) {
    const defaults = { player: 'stammtisch', games: '1000000', skip: '0', earlier: '' };
    const { options, positionals } = readOptions(
      args.filter((arg) => arg !== '--json'),
      defaults,
    );
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0)
      throw new UsageError('compare needs one file, or - for standard input');
    const player = PLAYERS[oneOf('player', options.player, PLAYER_IDS)];
    const wanted = {
      skip: wholeNumber('skip', options.skip, 0, 1_000_000),
      games: wholeNumber('games', options.games, 1, 1_000_000),
    };
    try {
      const earlier = options.earlier === '' ? undefined : await earlierIn(options.earlier, io);
      const report = await compareAll(file, player, wanted, io);
      const since = earlier && sinceThen(earlier, report);
      if (args.includes('--json'))
        io.out(JSON.stringify({ player: options.player, ...report, ...(since && { since }) }, undefined, 2));
      else [...tableOf(report), ...(since ? [toldOf(since)] : [])].forEach(io.out);
      return EXIT.ok;
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      io.err(`cannot read ${file}: ${error.message}`);
      return EXIT.failed;
    }
  },
};

/** The games of an earlier report. Rejects if it cannot be read; throws UsageError if it is none. */
async function earlierIn(file: string, io: Io): Promise<readonly GameSums[]> {
  let text = '';
  for await (const line of io.lines(file)) text += line;
  const games = earlierGames(text);
  if (!games) throw new UsageError(`--earlier ${file}: not a report of compare, as --json prints it`);
  return games;
}

function sinceThen(earlier: readonly GameSums[], { byGame }: CompareReport): SinceEarlier {
  const found = sinceEarlier(earlier, byGame);
  if (!found) throw new UsageError('--earlier: that report is not on the same games');
  return found;
}

const toldOf = ({ points, cents }: SinceEarlier): string =>
  `less than in the earlier report: ${written(points)} points and ${written(cents)} cents for each choice`;

const written = ({ mean, standardError }: Estimate): string =>
  `${mean.toFixed(3)} +- ${(standardError ?? 0).toFixed(3)}`;

/** Errors of the system and of unpacking carry a code; errors in the program do not. */
const isUnreadable = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error;
