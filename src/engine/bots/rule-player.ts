// The rule-based player: one chooser for each phase of a round.
import { fact } from '../facts.ts';
import type { SeatView } from '../view.ts';
import type { Choice, Player, Think } from './player.ts';
import { turnDecisions } from './random-player.ts';
import type { RulePlayerStyle } from './styles.ts';

function cut(view: SeatView, { random }: Think): Choice {
  const cuts = turnDecisions(view).filter((decision) => decision.type === 'cut');
  const decision = cuts[random.below(cuts.length)];
  if (!decision) throw new Error('no cut is allowed');
  return { decision, because: [fact('cut.anywhere', { at: decision.at, min: view.rules.cutMin })] };
}

/** A player that follows rules of thumb with the given temper. */
export const rulePlayer = (_style: RulePlayerStyle): Player => ({
  decide(view, think) {
    if (view.phase === 'cutting') return cut(view, think);
    const [decision] = turnDecisions(view);
    if (!decision) throw new Error('nothing to decide');
    return { decision, because: [fact('any.random', { choices: 1 })] };
  },
  double: () => undefined,
});
