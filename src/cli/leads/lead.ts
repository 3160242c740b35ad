// Leads of recorded games in which people follow a rule of the table nearly always, and what the tutor says there.
import type { Card } from '../../engine/base/cards.ts';
import { calledSuitOf } from '../../engine/base/contract.ts';
import type { Random } from '../../engine/base/random.ts';
import type { Knowledge } from '../../engine/inference/knowledge.ts';
import { knowledgeOf } from '../../engine/inference/knowledge.ts';
import type { Valued } from '../../engine/tutor/advice/advice.ts';
import { adviseCard } from '../../engine/tutor/advice/card-advice.ts';
import type { Effort, Grade } from '../../engine/tutor/advice/advice.ts';
import { gradeOf } from '../../engine/tutor/advice/grade.ts';
import { openAdvice } from '../../engine/tutor/advice/open-advice.ts';
import type { Move } from '../compare/game.ts';

/** The rules: a defender on the very first lead searches the called suit; the partner leads trumps to the declarer in tricks 2 to 4. */
export const HABITS = ['search', 'partnerTrump'] as const;
export type Habit = (typeof HABITS)[number];

/** A lead at which the rule can be followed and can be left. */
export interface Lead {
  readonly habit: Habit;
  /** Whether the person, and the tutor's advice, follow the rule. */
  readonly person: boolean;
  readonly tutor: boolean;
  /** The tutor advises another card, though the best one by the rule is not behind it by two standard errors. */
  readonly unproved: boolean;
  /** How the tutor grades the card that the person led. */
  readonly grade: Grade;
  /** Cents in the real deal, if everybody then plays best with open cards: of the person's card and of the tutor's. */
  readonly cents: { readonly person: number; readonly tutor: number };
}

/** Standard errors by which another card must be better. */
const PROVED = 2;

/** The last trick, counted from 0, in which the partner's lead is looked at. */
const LAST_TRUMP_TRICK = 3;

/** The cards by which the seat to lead would follow a rule; undefined if none is meant for it. */
function asked({
  view,
  contract,
  role,
  legal,
  order,
  trick,
}: Knowledge): readonly [Habit, readonly Card[]] | undefined {
  const suit = calledSuitOf(contract);
  const played = view.tricks.length;
  if (suit === undefined || trick) return undefined;
  const led = (group: string): readonly Card[] => legal.filter((card) => order.groupOf(card) === group);
  if (role === 'defender' && played === 0) return ['search', led(suit)];
  if (role === 'partner' && played > 0 && played <= LAST_TRUMP_TRICK) return ['partnerTrump', led('trump')];
  return undefined;
}

/** The lead behind a move; undefined if no rule can both be followed and be left there. */
export function leadAt({ round, view, card }: Move, effort: Effort, random: Random): Lead | undefined {
  const know = knowledgeOf(view);
  const [habit, cards] = asked(know) ?? [];
  if (!habit || !cards || cards.length === 0 || cards.length === know.legal.length) return undefined;
  const advice = adviseCard(view, { random, effort });
  const cardOf = ({ decision }: Valued): Card => {
    if (decision.type !== 'play') throw new Error(`a card is to be played, not ${decision.type}`);
    return decision.card;
  };
  const [best] = advice.ranked;
  const byRule = advice.ranked.find((each) => cards.includes(cardOf(each)));
  if (!best || !byRule) throw new Error('no card is advised');
  const open = openAdvice(round, view.seat).ranked;
  const centsOf = (led: Card): number => open.find((each) => cardOf(each) === led)?.cents ?? 0;
  return {
    habit,
    person: cards.includes(card),
    tutor: best === byRule,
    unproved: best !== byRule && best.cents - byRule.cents < PROVED * byRule.error,
    grade: gradeOf(advice, { type: 'play', seat: view.seat, card }),
    cents: { person: centsOf(card), tutor: centsOf(cardOf(best)) },
  };
}
