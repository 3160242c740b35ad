// Random rounds with every kind of contract, for statements that must hold in each of their situations.
import type { PackSize } from '../../../src/engine/base/cards.ts';
import { type Decision, isAside } from '../../../src/engine/table/log.ts';
import { type Random, randomOf } from '../../../src/engine/base/random.ts';
import { isOver, type Round, startRound } from '../../../src/engine/table/round.ts';
import { SEATS } from '../../../src/engine/base/seats.ts';
import { nextShuffle, nextTerms, type Session } from '../../../src/engine/round/session.ts';
import { callableRounds } from '../../../src/engine/special/standing.ts';
import { houseMixes } from '../../prove/selftest/house-mixes.ts';
import { legalDecisions, turnIn } from '../../../src/engine/round/step.ts';
import { pureRules, seatsAt, type TableRules, tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { after } from '../rounds/rounds.ts';

/** Every situation of one random round, from the shuffle to the end. */
function situationsOf(rules: TableRules, seed: string): readonly Round[] {
  const firstDealer = seatsAt(rules).at(-1) ?? 0;
  return situationsIn({ seed, rules, firstDealer, sheet: [] }, 'keen');
}

/** Whether players bid as often as not, or never, so that what follows then is played. */
type Mood = 'keen' | 'quiet';

function situationsIn(session: Session, mood: Mood): readonly Round[] {
  const { rules, seed } = session;
  const random = randomOf('tutor', seed, rules.pack);
  let round = after(startRound(rules, nextTerms(session)), nextShuffle(session));
  const seen: Round[] = [round];
  while (!isOver(round)) {
    round = after(round, passIn(round, mood) ?? decisionIn(round, random));
    seen.push(round);
  }
  return seen;
}

function passIn(round: Round, mood: Mood): Decision | undefined {
  const turn = turnIn(round);
  if (mood === 'keen' || round.phase !== 'auction' || turn === undefined) return undefined;
  return legalDecisions(round, turn).find((each) => each.type === 'call' && each.call === 'weiter');
}

/**
 * Situations of three rounds at each of the tables in which all values of all house rules meet in pairs: one with bids, one
 * in which nobody bids, and at tables with special rounds one of these.
 */
export const houseSituations = (seed: string): readonly Round[] =>
  houseMixes(seed).mixes.flatMap((house, n) => {
    const session = { seed: `${seed} ${n}`, rules: tableRulesOf(house), firstDealer: 0, sheet: [] } as const;
    const kinds = callableRounds(house);
    const round = kinds[n % Math.max(1, kinds.length)];
    return [
      ...situationsIn(session, 'keen'),
      ...situationsIn(session, 'quiet'),
      ...(round ? situationsIn({ ...session, called: [{ after: 0, round }] }, 'keen') : []),
    ];
  });

function decisionIn(round: Round, random: Random): Decision {
  const doublings = SEATS.flatMap((seat) => legalDecisions(round, seat)).filter(isAside);
  if (doublings.length > 0 && random.below(6) === 0) return pick(doublings, random);
  const turn = turnIn(round);
  const all = turn === undefined ? [] : legalDecisions(round, turn).filter((each) => !isAside(each));
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
