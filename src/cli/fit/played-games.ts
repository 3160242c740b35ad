// Games whose cards are looked at one by one: recorded ones, or rounds that players of our own play for it.
import type { Move } from '../compare/game.ts';
import { movesOf } from '../compare/game.ts';
import { roundIn } from '../compare/recorded.ts';
import type { Stretch } from '../records/lines.ts';
import { linesOf } from '../records/lines.ts';
import { cardsOfPack } from '../../engine/base/cards.ts';
import { randomOf, shuffled } from '../../engine/base/random.ts';
import { bySeat } from '../../engine/base/seats.ts';
import { levelPlayer } from '../../engine/bots/level-player.ts';
import type { Level } from '../../engine/bots/levels.ts';
import { pureRules } from '../../engine/table/table-rules.ts';
import type { FitIo } from './program.ts';
import { playedToEnd, shuffledRound } from './rounds.ts';

/** A game by its cards, whatever came of it. */
export interface NamedGame {
  /** Id of the record, or number of the deal. */
  readonly name: string;
  readonly moves: readonly Move[];
}

/** Of the games some are left aside first, and of the others one in so many is taken. */
export interface Wanted extends Stretch {
  /** Recorded rounds; undefined: players of our own play. */
  readonly file: string | undefined;
  /** Who these are. */
  readonly level: Level;
}

/** The games that are wanted, as long as there are any; rounds of our own never end. */
export const gamesFrom = ({ file, level, skip, every }: Wanted, io: FitIo): AsyncGenerator<NamedGame> =>
  file === undefined ? ownGames(level, { skip, every }) : recordedGames(file, { skip, every }, io);

async function* recordedGames(file: string, stretch: Stretch, io: FitIo): AsyncGenerator<NamedGame> {
  for await (const line of linesOf(file, io, stretch)) {
    const round = roundIn(line);
    if (round) yield { name: round.id, moves: round.moves };
  }
}

async function* ownGames(level: Level, { skip, every }: Stretch): AsyncGenerator<NamedGame> {
  const player = levelPlayer(level);
  const rules = pureRules(32);
  for (let deal = skip; ; deal += every) {
    const start = shuffledRound(rules, shuffled(cardsOfPack(32), randomOf('own games', deal)));
    const end = await playedToEnd(
      start,
      bySeat(() => player),
      randomOf('own games', deal, 'play'),
    );
    yield { name: `${level}-${deal}`, moves: movesOf(end) };
  }
}
