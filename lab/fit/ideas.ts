// `fit ideas`: what each idea of the tutor is worth. In choices of recorded games in which it is true of some cards and not of others, the
// best card with it is set against the best one without it, by the tutor's own judgement of what the seat could know. An idea that has been
// measured often enough is not looked at any more, so that the rare ones get the time.
import { equivalent } from '../measure/compare/judge.ts';
import type { Move } from '../measure/compare/game.ts';
import { roundIn } from '../measure/compare/recorded.ts';
import { linesOf } from '../../src/cli/lines.ts';
import type { Card } from '../../src/engine/base/cards.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import type { Fact } from '../../src/engine/inference/facts.ts';
import { type Knowledge, knowledgeOf } from '../../src/engine/inference/knowledge.ts';
import type { EffortRow } from '../../src/engine/tutor/advice/advice.ts';
import { adviseCard } from '../../src/engine/tutor/advice/card-advice.ts';
import { type IdeaId, IDEAS, isIdea, reasonsOf, tellsFrom } from '../../src/engine/tutor/ideas/ideas.ts';
import { gainOf, readTally, tallied, type Tally, writeTally } from './ideas-tally.ts';
import { type FitIo, fitProgram, place, turns, whole } from './program.ts';

/** Fewer deals than for a hint: over a thousand choices their noise is nothing. The last four tricks are judged by what the seat can know. */
const EFFORT: EffortRow = {
  worlds: [12, 16, 24, 40],
  exact: [2, 4, 16, 40],
  enumerate: 48,
  nodes: 1_000_000,
  bids: 1,
  outlook: 1,
  end: [120, 120, 96, 48],
  among: 32,
  again: 0,
};

const IDEA_IDS = Object.keys(IDEAS) as readonly IdeaId[];

/** The cards for which an idea speaks, and those from which it tells them. */
function sidesOf(
  know: Knowledge,
  id: IdeaId,
  told: ReadonlyMap<Card, readonly Fact[]>,
): readonly [theirs: readonly Card[], others: readonly Card[]] {
  const pairs = know.legal.flatMap((card) =>
    (told.get(card) ?? []).flatMap((reason) =>
      isIdea(reason) && reason.id === id
        ? know.legal
            .filter((other) => other !== card && tellsFrom(know, reason, other, told.get(other) ?? []))
            .map((other) => [card, other] as const)
        : [],
    ),
  );
  const others = new Set(pairs.map(([, other]) => other));
  return [[...new Set(pairs.map(([card]) => card))].filter((card) => !others.has(card)), [...others]];
}

/** Gains of ideas in choices, in per cent of what lies between won and lost. */
type Gains = readonly (readonly [id: IdeaId, gain: number])[];

/** What the wanted ideas of one choice gain; nothing of those that hold for all cards or for none. */
function gainsAt(
  { round, view, card }: Move,
  wanted: readonly IdeaId[],
  seedling: readonly (string | number)[],
): Gains {
  const know = knowledgeOf(view);
  if (know.legal.every((each) => equivalent(round, each, card))) return [];
  const told = new Map(know.legal.map((each) => [each, reasonsOf(know, each)]));
  const telling = wanted
    .map((id) => [id, ...sidesOf(know, id, told)] as const)
    .filter(([, theirs, others]) => theirs.length > 0 && others.length > 0);
  if (telling.length === 0) return [];
  const { ranked, stake } = adviseCard(view, { random: randomOf(...seedling), effort: EFFORT });
  const worth = new Map<Card, number>(
    ranked.flatMap(({ decision, cents }) =>
      decision.type === 'play' ? [[decision.card, (100 * cents) / (2 * stake)] as const] : [],
    ),
  );
  const best = (cards: readonly Card[]): number => Math.max(...cards.map((each) => worth.get(each) ?? -Infinity));
  return telling.map(([id, theirs, others]) => [id, best(theirs) - best(others)] as const);
}

async function gamesIn(file: string, io: FitIo): Promise<readonly (readonly Move[])[]> {
  const games: (readonly Move[])[] = [];
  for await (const line of linesOf(file, io)) {
    const round = roundIn(line);
    if (round) games.push(round.moves);
  }
  return games;
}

/** A line of `GAINS` for each idea, the most frequent first; then those that never told cards apart. */
function print({ games, ideas }: Tally, io: FitIo): void {
  io.err(`${games} games`);
  const byNumber = Object.entries(ideas).sort(([, a], [, b]) => b.choices - a.choices);
  for (const [id, sums] of byNumber) {
    const { gain, error } = gainOf(sums);
    io.out(`  '${id}': { choices: ${sums.choices}, gain: ${gain.toFixed(2)}, error: ${error.toFixed(2)} },`);
  }
  const none = IDEA_IDS.filter((id) => !(id in ideas));
  if (none.length > 0) io.out(`never: ${none.join(' ')}`);
}

export const ideas = fitProgram(
  {
    name: 'ideas',
    about: 'what each idea of the tutor gains, in per cent of what lies between won and lost: tutor/ideas/gains.ts',
    arguments: {
      file: place('FILE', 'recorded rounds, JSON Lines, may be compressed'),
      tally: place('FILE', 'where the sums are kept: games that it has are not looked at again'),
      games: whole('games to look at', 500, 1, 1_000_000),
      most: whole('choices after which an idea is measured', 1000, 1, 1_000_000),
    },
  },
  async ({ file, tally: place, games, most }, io) => {
    const recorded = await gamesIn(file, io);
    let tally = readTally(place);
    for await (const _ of turns(io, Math.min(games, recorded.length - tally.games), 'games')) {
      const at = tally.games;
      const wanted = IDEA_IDS.filter((id) => (tally.ideas[id]?.choices ?? 0) < most);
      const moves = recorded[at] ?? [];
      tally = tallied(
        tally,
        moves.flatMap((move, turn) => gainsAt(move, wanted, ['ideas', at, turn])),
      );
      writeTally(place, tally);
    }
    print(tally, io);
  },
);
