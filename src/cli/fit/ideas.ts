// `fit ideas`: what each idea of the tutor is worth. In choices of recorded games in which it is true of some cards and not of others, the
// best card with it is set against the best one without it, by the tutor's own judgement of what the seat could know.
import { equivalent } from '../compare/judge.ts';
import { movesIn } from '../compare/game.ts';
import type { Move } from '../compare/game.ts';
import { estimateOf } from '../arena/statistics.ts';
import { recordIn } from '../records/check.ts';
import type { Card } from '../../engine/base/cards.ts';
import { randomOf } from '../../engine/base/random.ts';
import type { Fact } from '../../engine/inference/facts.ts';
import type { Knowledge } from '../../engine/inference/knowledge.ts';
import { knowledgeOf } from '../../engine/inference/knowledge.ts';
import type { EffortRow } from '../../engine/tutor/advice/advice.ts';
import { adviseCard } from '../../engine/tutor/advice/card-advice.ts';
import { IDEAS, isIdea, reasonsOf, tellsFrom } from '../../engine/tutor/ideas/ideas.ts';
import type { IdeaId } from '../../engine/tutor/ideas/ideas.ts';
import type { FitIo } from './program.ts';
import { fitProgram, place, turns, whole } from './program.ts';

/** Fewer deals than for a hint: over a thousand choices their noise is nothing. */
const EFFORT: EffortRow = {
  worlds: [12, 16, 24, 40],
  exact: [2, 4, 16, 40],
  enumerate: 48,
  nodes: 1_000_000,
  bids: 1,
  outlook: 1,
};

/** Gains of each idea by game, in per cent of what lies between won and lost. */
type ByIdea = Map<IdeaId, number[]>;

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

/** What the ideas of one choice gain; nothing of those that hold for all cards or for none. */
function gainsAt({ round, view, card }: Move, seedling: readonly (string | number)[]): ReadonlyMap<IdeaId, number> {
  const know = knowledgeOf(view);
  const gains = new Map<IdeaId, number>();
  if (know.legal.every((each) => equivalent(round, each, card))) return gains;
  const { ranked, stake } = adviseCard(view, { random: randomOf(...seedling), effort: EFFORT });
  const worth = new Map<Card, number>(
    ranked.flatMap(({ decision, cents }) =>
      decision.type === 'play' ? [[decision.card, (100 * cents) / (2 * stake)] as const] : [],
    ),
  );
  const told = new Map(know.legal.map((each) => [each, reasonsOf(know, each)]));
  const best = (cards: readonly Card[]): number => Math.max(...cards.map((each) => worth.get(each) ?? -Infinity));
  for (const id of IDEA_IDS) {
    const [theirs, others] = sidesOf(know, id, told);
    if (theirs.length > 0 && others.length > 0) gains.set(id, best(theirs) - best(others));
  }
  return gains;
}

async function gamesIn(file: string, io: FitIo): Promise<readonly (readonly Move[])[]> {
  const games: (readonly Move[])[] = [];
  let number = 0;
  for await (const line of io.lines(file)) {
    number += 1;
    const record = line.trim() === '' ? undefined : recordIn(line, number);
    const moves = record && 'json' in record && record.json['record'] === 'round' ? movesIn(record.json) : undefined;
    if (moves) games.push(moves);
  }
  return games;
}

function note(gains: ByIdea, of: ReadonlyMap<IdeaId, number>): void {
  for (const [id, gain] of of) gains.set(id, [...(gains.get(id) ?? []), gain]);
}

/** A line of `GAINS` for each idea, the most frequent first; then those that never told cards apart. */
function print(gains: ByIdea, io: FitIo): void {
  const byNumber = [...gains].sort(([, a], [, b]) => b.length - a.length);
  for (const [id, values] of byNumber) {
    const { mean, standardError } = estimateOf(values);
    io.out(
      `  '${id}': { choices: ${values.length}, gain: ${mean.toFixed(2)}, error: ${(standardError ?? 0).toFixed(2)} },`,
    );
  }
  const none = IDEA_IDS.filter((id) => !gains.has(id));
  if (none.length > 0) io.out(`never: ${none.join(' ')}`);
}

export const ideas = fitProgram(
  {
    name: 'ideas',
    about: 'what each idea of the tutor gains, in per cent of what lies between won and lost: tutor/ideas/gains.ts',
    arguments: {
      file: place('FILE', 'recorded rounds, JSON Lines, may be compressed'),
      games: whole('games to look at', 500, 1, 1_000_000),
      skip: whole('games to leave aside first', 0, 0, 1_000_000),
    },
  },
  async ({ file, games, skip }, io) => {
    const recorded = await gamesIn(file, io);
    const gains: ByIdea = new Map();
    for await (const turn of turns(io, Math.min(games, recorded.length - skip), 'games')) {
      const at = skip + turn;
      recorded[at]?.forEach((move, place) => note(gains, gainsAt(move, ['ideas', at, place])));
    }
    print(gains, io);
  },
);
