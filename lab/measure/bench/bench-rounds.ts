// Random rounds through `step`, from the shuffle to the settlement.
import { randomDeal, randomDecision } from '../../prove/selftest/random-round.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { isOver, type Round, startRound } from '../../../src/engine/table/round.ts';
import { legalDecisions, step, turnIn } from '../../../src/engine/round/step.ts';
import { pureRules } from '../../../src/engine/table/table-rules.ts';
import { perSecond, type Section } from './section.ts';

const rules = pureRules();
const terms = { dealer: 3 } as const;

/** Plays one random round; answers how many entries it took. */
function playRandom(number: number): number {
  const random = randomOf('bench', number);
  let round: Round = startRound(rules, terms);
  const take = (entry: Parameters<typeof step>[1]): void => {
    const next = step(round, entry);
    if (!next.ok) throw new Error(next.because.id);
    round = next.round;
  };
  randomDeal(rules, terms, random).forEach(take);
  for (let seat = turnIn(round); seat !== undefined && !isOver(round); seat = turnIn(round))
    take(randomDecision(round, legalDecisions(round, seat), random));
  return round.entries.length;
}

export const rounds: Section = {
  name: 'random play',
  about: 'rounds and steps of random play in a second',
  measure: () => [
    {
      what: 'rounds',
      unit: 'rounds/s',
      value: perSecond(800, (run) => {
        playRandom(run);
        return 1;
      }),
    },
    { what: 'entries', unit: 'steps/s', value: perSecond(800, playRandom) },
  ],
};
