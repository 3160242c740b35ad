// `fit played-out`: how often games are won of which open cards say how they end, in rounds of our own players and of people.
import { PLAYER_IDS, type PlayerId, PLAYERS } from '../../src/engine/bots/players.ts';
import type { LeafKind, Rates } from '../../src/engine/bots/sampling/played-out-rates.ts';
import { leafKindOf } from '../../src/engine/bots/sampling/played-out.ts';
import { openGame } from '../../src/engine/open-game/open-game.ts';
import { finalIn } from '../../src/engine/open-game/outcomes.ts';
import { handSizeAt } from '../../src/engine/table/table-rules.ts';
import { gameOf, worldIn } from '../../src/engine/tutor/advice/open-rounds.ts';
import { type PlayedGame, recordedGame } from '../measure/calibrate/look.ts';
import { ownGames } from '../measure/calibrate/own-rounds.ts';
import { ownKind, ownTable } from '../measure/calibrate/own-table.ts';
import { UsageError } from '../../src/cli/command.ts';
import type { Move } from '../measure/compare/game.ts';
import { roundIn } from '../measure/compare/recorded.ts';
import { linesOf } from '../../src/cli/lines.ts';
import { TABLE_DEFAULTS } from '../base/table-option.ts';
import { isKept } from './kept-apart.ts';
import { type Argument, choice, type FitIo, fitProgram, seed, whole } from './program.ts';

/** How often a result that open cards foretell came up, and how often the declaring side won then. */
interface Count {
  readonly seen: number;
  readonly won: number;
}

/** By the result that open cards foretell, for each number of tricks that are left after the one of the choice, from one on. */
type Counts = Record<keyof Rates, Count>[];

const NONE: Count = { seen: 0, won: 0 };

/** Games in which open cards are taken to have told the truth, so that few games change little. */
const TRUSTED = 4;

/** Adds the cards that somebody chose in a game, with what open cards say after each. */
function add(counts: Counts, { moves, outcomeOf }: PlayedGame): void {
  const declarer = moves[0]?.round.declarer;
  if (declarer === undefined || outcomeOf(declarer) === 'drawn') return;
  const won = outcomeOf(declarer) === 'won' ? 1 : 0;
  moves.forEach((move, at) => {
    const next = moves[at + 1]?.round;
    if (!next || !hasChoice(move)) return;
    const left = handSizeAt(next.rules) - move.view.tricks.length - 1;
    const { won: wins, height } = finalIn(openGame(gameOf(next), worldIn(next)));
    if (wins === 'draw') return;
    const result = wins ? (height === 'plain' ? 'won' : 'wonHigh') : height === 'plain' ? 'lost' : 'lostHigh';
    const row = (counts[left - 1] ??= { lostHigh: NONE, lost: NONE, won: NONE, wonHigh: NONE });
    row[result] = { seen: row[result].seen + 1, won: row[result].won + won };
  });
}

const hasChoice = ({ view }: Move): boolean =>
  view.options.filter(({ decision, verdict }) => decision.type === 'play' && verdict.legal).length > 1;

const ratesOf = (row: Counts[number]): Rates => ({
  lostHigh: rateOf(row.lostHigh, 0),
  lost: rateOf(row.lost, 0),
  won: rateOf(row.won, 1),
  wonHigh: rateOf(row.wonHigh, 1),
});

const rateOf = ({ seen, won }: Count, told: 0 | 1): number =>
  Number(((won + TRUSTED * told) / (seen + TRUSTED)).toFixed(3));

/** Games of a kind in recorded rounds, those that are kept apart left out; the number of them. */
async function addRecorded(counts: Counts, file: string, kind: LeafKind, io: FitIo): Promise<number> {
  let games = 0;
  for await (const line of linesOf(file, io)) {
    if (isKept(line.number)) continue;
    const game = recordedGame(roundIn(line)?.moves ?? []);
    const round = game?.moves[0]?.round;
    if (!game || !round || leafKindOf(round.play.contract, round.rules) !== kind) continue;
    add(counts, game);
    games += 1;
  }
  return games;
}

/** The usual ones first. */
const players: readonly PlayerId[] = ['stammtisch', ...PLAYER_IDS.filter((id) => id !== 'stammtisch')];

const contracts: Argument<readonly string[]> = {
  sample: 'ID,...',
  about: 'contracts of one kind that our own players play',
  usual: 'rufer',
  read: (_, text) => text.split(','),
};

const records: Argument<string> = {
  sample: 'FILE',
  about: 'recorded rounds of people besides (JSON Lines, also .gz)',
  usual: '',
  read: (_, text) => text,
};

export const playedOut = fitProgram(
  {
    name: 'played-out',
    about: 'how often games are won of which open cards say how they end: bots/sampling/played-out-rates.ts',
    arguments: {
      contracts,
      rounds: whole('rounds of each contract', 300, 0, 100_000),
      pack: choice('cards', ['32', '24', '20']),
      game: choice('game', ['', 'three-hand']),
      player: choice('player', players),
      file: records,
      seed: seed('fit played-out'),
    },
  },
  async ({ contracts: ids, rounds, pack, game, player, file, seed: base }, io) => {
    const counts: Counts = [];
    let leaf: LeafKind | undefined;
    let own = 0;
    for (const kind of ids.map(ownKind)) {
      const rules = ownTable(kind, { ...TABLE_DEFAULTS, pack, game });
      for await (const played of ownGames({ rules, kind, player: PLAYERS[player], rounds, seed: base })) {
        if (io.stop?.aborted) break;
        const round = played.moves[0]?.round;
        leaf ??= round && leafKindOf(round.play.contract, rules);
        add(counts, played);
        own += 1;
      }
    }
    if (!leaf) throw new UsageError(`--contracts ${ids.join(',')}: no rates are kept of them, or nobody plays them`);
    const people = file === '' ? 0 : await addRecorded(counts, file, leaf, io);
    io.err(`${own} rounds of our own players, ${people} of people; seen, from one more trick on:`);
    for (const row of counts)
      io.err(
        Object.values(row)
          .map(({ seen }: Count) => seen)
          .join(' '),
      );
    io.out(`${leaf} ${game || pack}: ${JSON.stringify(counts.map(ratesOf))}`);
  },
);
