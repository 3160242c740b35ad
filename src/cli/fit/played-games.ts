// Games whose cards are looked at one by one: recorded ones, or rounds that players of our own play for it.
import type { Move } from '../compare/game.ts';
import { movesIn, movesOf } from '../compare/game.ts';
import { recordIn } from '../records/check.ts';
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

export interface Wanted {
  /** Recorded rounds; undefined: players of our own play. */
  readonly file: string | undefined;
  /** Who these are. */
  readonly level: Level;
  /** Games left aside first, and of the others one in so many is taken. */
  readonly skip: number;
  readonly every: number;
}

/** The games that are wanted, as long as there are any; rounds of our own never end. */
export const gamesFrom = ({ file, level, skip, every }: Wanted, io: FitIo): AsyncGenerator<NamedGame> =>
  file === undefined ? ownGames(level, skip, every) : recordedGames(file, skip, every, io);

async function* recordedGames(file: string, skip: number, every: number, io: FitIo): AsyncGenerator<NamedGame> {
  let number = 0;
  for await (const line of io.lines(file)) {
    const at = number++ - skip;
    if (at < 0 || at % every !== 0 || line.trim() === '') continue;
    const record = recordIn(line, number);
    const moves = 'json' in record && record.json['record'] === 'round' ? movesIn(record.json) : undefined;
    if (moves && 'json' in record) yield { name: String(record.json['id']), moves };
  }
}

async function* ownGames(level: Level, skip: number, every: number): AsyncGenerator<NamedGame> {
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
