// `fit told`: what chances come to in the games of the shelf, by what is looked at, in rounds of our own players.
import { PLAYER_IDS, type PlayerId, PLAYERS } from '../../src/engine/bots/players.ts';
import type { Ends } from '../../src/engine/bots/told/told-rates.ts';
import { type Game, GAMES } from '../../src/engine/games/shelf.ts';
import { houseIn, TABLE_DEFAULTS, tableAt } from '../base/table-option.ts';
import { type DecisionLook, looksAtRounds } from '../measure/calibrate/decision-looks.ts';
import { oneOf } from '../../src/cli/command.ts';
import { type Argument, choice, fitProgram, seed, whole } from './program.ts';

/** The usual one first. */
const PLAYERS_BY_USE: readonly PlayerId[] = ['stammtisch', ...PLAYER_IDS.filter((id) => id !== 'stammtisch')];

/** Looks from which on a kind is told of. */
const ENOUGH = 50;

/** How much a look counts with so many tricks more or fewer left. */
const NEAR = [1, 0.5, 0.25];

/** Looks that are taken to have told the truth at either end, so that few looks change little. */
const TRUSTED = 1;

/** Where lost and won deals end, on the line that fits the looks best and goes through their mean. */
export function endsOf(looks: readonly (Pick<DecisionLook, 'share' | 'won'> & { readonly weight: number })[]): Ends {
  const all = [...looks, { share: 0, won: 0, weight: TRUSTED }, { share: 1, won: 1, weight: TRUSTED }];
  const sum = (of: (each: (typeof all)[number]) => number): number =>
    all.reduce((total, each) => total + each.weight * of(each), 0);
  const weights = sum(() => 1);
  const [share, won] = [sum((each) => each.share) / weights, sum((each) => each.won) / weights];
  const slope = sum((each) => (each.share - share) * (each.won - won)) / sum((each) => (each.share - share) ** 2);
  // A line that leaves 0 to 1 at an end is turned about the mean until it does not.
  const most = Math.min(won / share, (1 - won) / (1 - share));
  const held = Math.max(0, Math.min(most, slope));
  return [rounded(won - held * share), rounded(won + held * (1 - share))];
}

const rounded = (value: number): number => Math.min(1, Math.max(0, Number(value.toFixed(3))));

type Kinds = ReadonlyMap<string, readonly DecisionLook[]>;

const linesOf = (kinds: Kinds): readonly string[] =>
  [...kinds]
    .filter(([, looks]) => looks.length >= ENOUGH)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, looks]) => {
      const most = Math.max(...looks.map(({ left }) => left));
      const ends = Array.from({ length: most + 1 }, (_, left) =>
        endsOf(
          looks.flatMap((look) => {
            const weight = NEAR[Math.abs(look.left - left)];
            return weight === undefined ? [] : [{ ...look, weight }];
          }),
        ),
      );
      return `${JSON.stringify(kind)}: ${JSON.stringify(ends)},`;
    });

const games: Argument<readonly Game[]> = {
  sample: 'ID,...',
  about: 'games that are told of by the same rates',
  usual: GAMES[0],
  read: (name, text) => text.split(',').map((each) => oneOf(name, each, GAMES)),
};

export const told = fitProgram(
  {
    name: 'told',
    about: 'src/engine/bots/told/told-rates.ts: how games of the shelf end by what is told of them',
    arguments: {
      games,
      rounds: whole('rounds that our players play', 600, 1, 100_000),
      words: whole('of 1,000 words before the cards so many are looked at', 300, 0, 1000),
      cards: whole('of 1,000 cards', 80, 0, 1000),
      player: choice('who plays', PLAYERS_BY_USE),
      seed: seed('chances-fit'),
    },
  },
  async ({ games: played, rounds, words, cards, player, seed: base }, io) => {
    const kinds = new Map<string, DecisionLook[]>();
    for (const game of played) {
      const rules = tableAt(game, houseIn({ ...TABLE_DEFAULTS, game }));
      const plan = { rules, player: PLAYERS[player], rounds, seed: base, parts: { words, cards } };
      for await (const looks of looksAtRounds(plan)) {
        if (io.stop?.aborted) break;
        for (const look of looks) kinds.set(look.kind, [...(kinds.get(look.kind) ?? []), look]);
      }
    }
    for (const [kind, looks] of kinds) io.err(`${kind}: ${looks.length} looks`);
    io.out(`${played.join(', ')}: {`);
    linesOf(kinds).forEach((line) => io.out(`  ${line}`));
    io.out('},');
  },
);
