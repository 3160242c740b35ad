// Random rounds with every kind of contract, for statements that must hold in each of their situations.
import type { PackSize } from '../../../src/engine/cards.ts';
import type { Decision } from '../../../src/engine/log.ts';
import { randomOf } from '../../../src/engine/random.ts';
import type { Random } from '../../../src/engine/random.ts';
import type { Round } from '../../../src/engine/round.ts';
import { isOver, startRound } from '../../../src/engine/round.ts';
import { SEATS } from '../../../src/engine/seats.ts';
import { nextShuffle } from '../../../src/engine/session.ts';
import { legalDecisions, turnIn } from '../../../src/engine/step.ts';
import type { TableRules } from '../../../src/engine/table-rules.ts';
import { pureRules, seatsAt } from '../../../src/engine/table-rules.ts';
import { after } from '../../fixtures/rounds.ts';

/** Every situation of one random round, from the shuffle to the end. */
export function situationsOf(rules: TableRules, seed: string): readonly Round[] {
  const random = randomOf('tutor', seed, rules.pack);
  const dealer = seatsAt(rules).at(-1) ?? 0;
  let round = after(startRound(rules, { dealer }), nextShuffle({ seed, rules, firstDealer: dealer, sheet: [] }));
  const seen: Round[] = [round];
  while (!isOver(round)) {
    round = after(round, decisionIn(round, random));
    seen.push(round);
  }
  return seen;
}

function decisionIn(round: Round, random: Random): Decision {
  const doublings = SEATS.flatMap((seat) => legalDecisions(round, seat)).filter(isDoubling);
  if (doublings.length > 0 && random.below(6) === 0) return pick(doublings, random);
  const turn = turnIn(round);
  const all = turn === undefined ? [] : legalDecisions(round, turn).filter((each) => !isDoubling(each));
  const games = [...new Set(all.flatMap((each) => (each.type === 'announce' ? [each.announcement.contract] : [])))];
  if (games.length > 0) {
    const game = games[random.below(games.length)];
    return pick(
      all.filter((each) => each.type === 'announce' && each.announcement.contract === game),
      random,
    );
  }
  const keen = all.filter((each) => each.type === 'call' && each.call !== 'weiter' && each.call !== 'gut');
  const quiet = all.filter((each) => !keen.includes(each));
  if (keen.length === 0 || quiet.length === 0) return pick(all, random);
  const first = keen.some((each) => each.type === 'call' && each.call === 'spiele');
  return pick(random.below(first ? 2 : 8) === 0 ? keen : quiet, random);
}

const isDoubling = ({ type }: Decision): boolean => type === 'stoss' || type === 'retour';

function pick(decisions: readonly Decision[], random: Random): Decision {
  const decision = decisions[random.below(decisions.length)];
  if (!decision) throw new Error('nothing to decide');
  return decision;
}

/** Situations of some rounds with each pack, and of rounds at another table. */
export const manySituations = (rounds: number, others: readonly TableRules[] = []): readonly Round[] =>
  [...([32, 24, 20] as const satisfies readonly PackSize[]).map((pack) => pureRules(pack)), ...others].flatMap(
    (rules) => Array.from({ length: rounds }, (_, n) => situationsOf(rules, String(n))).flat(),
  );
