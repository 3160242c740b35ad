// Advice on Stoss and Retour: what doubling the stakes comes to in the deals that the seat must think possible.
import { winChance } from '../../bots/bidding/plans.ts';
import type { Knowledge } from '../../bots/knowledge/knowledge.ts';
import { knowledgeOf } from '../../bots/knowledge/knowledge.ts';
import { doublingOf } from '../../bots/random-player.ts';
import { imagine } from '../../bots/sampling/sample.ts';
import { rulePlayer } from '../../bots/rule-player.ts';
import { STYLES } from '../../bots/styles.ts';
import type { World } from '../../search/worlds.ts';
import type { Seat } from '../../seats.ts';
import type { SeatView } from '../../view.ts';
import type { Advice, AdviceThink } from './advice.ts';
import { gameIn } from './card-advice.ts';
import type { Game } from './open-game.ts';
import type { Outcome } from './outcomes.ts';
import { dealtIn, openGame } from './open-game.ts';
import { outcomeIn } from './outcomes.ts';
import { forTrick, rowOf } from './effort.ts';
import { sameDecision } from './grade.ts';
import { rankedBy } from './ranking.ts';
import { Scores } from './scores.ts';
import { stakeOf } from './stake.ts';

/** Chance to win, by the fitted models of hands, from which a declarer is taken to answer a Stoss with a Retour. */
const RETOUR_CHANCE = 0.92;

/** How far open cards may mislead about the chance of a whole game, 0 to 1: that, too, is an error. */
const OPEN_DOUBT = 0.06;

/** Advice on the Stoss or Retour that the seat may give now; undefined if it may give none. */
export function adviseDoubling(view: SeatView, think: AdviceThink): Advice | undefined {
  const give = doublingOf(view);
  if (!give || !view.contract) return undefined;
  const know = knowledgeOf(view);
  const row = rowOf(think.effort);
  const imagined = imagine(know, row.enumerate, forTrick(row.worlds, 0), think.random);
  const scores = new Scores(2);
  for (const { world, weight } of imagined.worlds) scores.add(bothWays(know, world), weight);
  const { seat } = view;
  const stake = stakeOf(view);
  const doubt = 2 * OPEN_DOUBT * stake;
  const ranked = rankedBy([give, { type: 'leave', seat }], scores, imagined.kind, stake).map((each, at) =>
    at === 0 ? each : { ...each, error: Math.hypot(each.error, doubt) },
  );
  const judged = rulePlayer(STYLES.verein).double(view, think);
  const agrees = judged !== undefined && ranked[0] && sameDecision(ranked[0].decision, judged.decision);
  const worlds = { of: imagined.kind, count: scores.deals };
  return { basis: 'yourView', seat, ranked, stake, worlds, facts: agrees ? judged.because : [] };
}

/** What the seat gets with the doubling and without. */
function bothWays(know: Knowledge, world: World): readonly [Outcome, Outcome] {
  return withAndWithout(gameIn(know), world, know.seat);
}

/** What a seat gets in a deal if it doubles, and if it does not; a declarer strong enough answers a Stoss with a Retour. */
export function withAndWithout(game: Game, world: World, seat: Seat): readonly [Outcome, Outcome] {
  const left = outcomeIn(openGame(game, world), seat);
  const { stoss } = game.doubling;
  const factor = stoss === undefined && answersWithRetour(game, world) ? 4 : 2;
  return [{ ...left, cents: left.cents * factor }, left];
}

function answersWithRetour(game: Game, world: World): boolean {
  const { contract, rules, declarer } = game;
  const hand = dealtIn(game, world)[declarer];
  return winChance(contract, rules.pack, hand, declarer === game.trick.leader ? 1 : 0) >= RETOUR_CHANCE;
}
