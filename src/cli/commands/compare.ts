// `compare FILE|-`: what a bot would have played in recorded games of people, and what both give away with open cards.
import { PLAYER_IDS, PLAYERS } from '../../engine/bots/players.ts';
import type { Player } from '../../engine/bots/player.ts';
import { randomOf } from '../../engine/base/random.ts';
import type { Command, Io } from '../command.ts';
import { EXIT, oneFile, oneOf, readOptions, reading, UsageError } from '../command.ts';
import type { Estimate } from '../arena/statistics.ts';
import { comparedAt } from '../compare/judge.ts';
import type { RecordedRound } from '../compare/recorded.ts';
import { CHOSEN_DEFAULTS, chosenBy, foundIn } from '../compare/recorded.ts';
import type { SinceEarlier } from '../compare/earlier.ts';
import { earlierGames, sinceEarlier } from '../compare/earlier.ts';
import type { CompareReport, GameChoices, GameSums } from '../compare/report.ts';
import { reportOn, tableOf } from '../compare/report.ts';

/** The choices of a recorded game. The record's id is the seed of the player. */
const choicesIn = ({ id, moves }: RecordedRound, player: Player): GameChoices =>
  moves
    .filter(({ round }) => round.play.contract.row.goal.kind === 'points')
    .flatMap((move, at) => comparedAt(move, player, randomOf('compare', id, at)) ?? []);

export const compare: Command = {
  usage: 'compare FILE|- [--player stammtisch] [--games N] [--skip N] [--every N] [--earlier REPORT.json] [--json]',
  about: 'compare a bot with the people of recorded games (JSON Lines, also .gz), by open-card values',
  async run(args, io) {
    const defaults = { ...CHOSEN_DEFAULTS, player: 'stammtisch', earlier: '' };
    const { options, on, positionals } = readOptions(args, defaults, ['json']);
    const file = oneFile('compare', positionals);
    const player = PLAYERS[oneOf('player', options.player, PLAYER_IDS)];
    const chosen = chosenBy(options);
    return reading(file, io, async () => {
      const earlier = options.earlier === '' ? undefined : await earlierIn(options.earlier, io);
      const { found, skipped } = await foundIn(file, chosen, (round) => choicesIn(round, player), io);
      const report = reportOn(found, skipped);
      const since = earlier && sinceThen(earlier, report);
      if (on.has('json'))
        io.out(JSON.stringify({ player: options.player, ...report, ...(since && { since }) }, undefined, 2));
      else [...tableOf(report), ...(since ? [toldOf(since)] : [])].forEach(io.out);
      return EXIT.ok;
    });
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
