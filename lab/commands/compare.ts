// `compare FILE|-`: what a bot would have played in recorded games of people, and what both give away with open cards.
import { PLAYER_IDS, PLAYERS } from '../../src/engine/bots/players.ts';
import type { Player } from '../../src/engine/bots/player.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import {
  type Command,
  EXIT,
  type Io,
  oneFile,
  oneOf,
  reading,
  readOptions,
  UsageError,
} from '../../src/cli/command.ts';
import type { Estimate } from '../base/statistics.ts';
import { comparedAt } from '../measure/compare/judge.ts';
import { CHOSEN_DEFAULTS, chosenBy, foundIn, type RecordedRound } from '../measure/compare/recorded.ts';
import { estimateCell, measuredName, noteMeasured } from '../measure/figures/note.ts';
import { earlierGames, type SinceEarlier, sinceEarlier } from '../measure/compare/earlier.ts';
import { type CompareReport, type GameChoices, type GameSums, reportOn, tableOf } from '../measure/compare/report.ts';

/** The choices of a recorded game. The record's id is the seed of the player. */
const choicesIn = ({ id, moves }: RecordedRound, player: Player): GameChoices =>
  moves
    .filter(({ round }) => round.play.contract.row.goal.kind === 'points')
    .flatMap((move, at) => comparedAt(move, player, randomOf('compare', id, at)) ?? []);

export const compare: Command = {
  usage:
    'compare FILE|- [--player stammtisch] [--games N] [--skip N] [--every N] [--earlier REPORT.json] [--json] [--measured NAME]',
  about: 'compare a bot with the people of recorded games (JSON Lines, also .gz), by open-card values',
  async run(args, io) {
    const defaults = { ...CHOSEN_DEFAULTS, player: 'stammtisch', earlier: '', measured: '' };
    const { options, on, positionals } = readOptions(args, defaults, ['json']);
    const file = oneFile('compare', positionals);
    const player = PLAYERS[oneOf('player', options.player, PLAYER_IDS)];
    const chosen = chosenBy(options);
    const measured = measuredName(options.measured);
    return reading(file, io, async () => {
      const earlier = options.earlier === '' ? undefined : await earlierIn(options.earlier, io);
      const { found, skipped } = await foundIn(file, chosen, (round) => choicesIn(round, player), io);
      const report = reportOn(found, skipped);
      if (measured !== undefined) note(measured, options.player, report);
      const since = earlier && sinceThen(earlier, report);
      if (on.has('json'))
        io.out(JSON.stringify({ player: options.player, ...report, ...(since && { since }) }, undefined, 2));
      else [...tableOf(report), ...(since ? [toldOf(since)] : [])].forEach(io.out);
      return EXIT.ok;
    });
  },
};

/** The row of the player among the figures of the documents. */
function note(name: string, player: string, { games, all }: CompareReport): void {
  const { choices, same, points } = all;
  const titles = ['player', 'games', 'choices', 'same card, %', 'people give away', 'the player gives away', 'saved'];
  const saved = estimateCell(points.saved.mean, points.saved.standardError, 3);
  noteMeasured(name, {
    command: 'npm run -s cli -- compare FILE --player PLAYER --games GAMES',
    n: 'choices, in card points each',
    error: 'standard error over games',
    columns: titles.map((title) => ({ title })),
    rows: [[player, games, choices, same === null ? null : Math.round(100 * same), points.person, points.bot, saved]],
  });
}

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
