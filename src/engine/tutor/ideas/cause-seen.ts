// The cause of a choice where no rule of thumb tells two cards apart: an idea whose effect is seen here, in imagined deals or by the cards alone.
import type { Card } from '../../base/cards.ts';
import type { Fact } from '../../inference/facts.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import { type FateFact, type Fates, fatesOf, NO_FATES } from './fates.ts';
import { GAINS, loses } from './gains.ts';
import {
  allReasonsOf,
  breadthOf,
  type CardIdea,
  type Effect,
  effectOf,
  type IdeaId,
  IDEAS,
  isIdea,
  isWorthSaying,
  tellsFrom,
  yieldsToCauses,
} from './ideas.ts';
import { agrees, type Contrast, ideasFor, isOfThisGame, withoutGood } from './main-idea.ts';
import type { Theme } from './themes.ts';

/** Where the effect of ideas must be seen that lose as rules of thumb. */
const EFFECTS: Readonly<Record<Theme, Effect>> = {
  counting: 'any',
  calledCard: 'any',
  drawing: 'any',
  taking: 'trick',
  giving: 'trick',
  saving: 'kept',
  suits: 'any',
  seats: 'any',
  partners: 'any',
};

/** From so often on a trick that the own side gets is given points for that reason. */
const OURS = 0.6;

/** How what becomes of cards shows an effect; undefined where it does not. */
function proofOf(effect: Effect, card: Card, { found, ours }: Fates): FateFact | undefined {
  const isOfKept = ({ params }: FateFact): boolean => 'of' in params && params.of !== card;
  const isOfTrick = (fate: FateFact): boolean =>
    fate.id === 'fate.trick' || fate.id === 'fate.gains' || (fate.id === 'fate.card' && !isOfKept(fate));
  switch (effect) {
    case 'trick':
      return found.find(isOfTrick);
    case 'ours':
      return ours >= OURS ? found.find(isOfTrick) : undefined;
    case 'ruff':
      return found.find((fate) => fate.id === 'fate.takes' && isOfKept(fate));
    case 'kept':
      return found.find((fate) => fate.id === 'fate.costs' || isOfKept(fate));
    default:
      return found[0];
  }
}

/** What a trick must show of an idea about it that is too doubtful to be worth saying at first sight; ideas of other themes are not told then. */
const OF_DOUBTFUL: { readonly [T in Theme]?: Effect } = { giving: 'ours', taking: 'trick' };

/**
 * What an idea must show for it to be told: those that are no rules of thumb or lose as such, and what is said of a trick that seems too doubtful
 * at first sight. Undefined of one that is told without, or not at all.
 */
function wantedOf(know: Knowledge, idea: CardIdea): Effect | undefined {
  const { id } = idea;
  const { explains } = IDEAS[id];
  if (!isWorthSaying<IdeaId>(idea, know)) return OF_DOUBTFUL[explains];
  return effectOf(id) ?? (loses(id) ? EFFECTS[explains] : undefined);
}

const placeOf = ({ id }: CardIdea): number => (effectOf(id) === undefined ? 1 : 0);
const gainOf = ({ id }: CardIdea): number => GAINS[id]?.gain ?? 0;

/** The idea that is the cause, then the figure that shows its effect; empty where none is seen. */
export function causeFor(know: Knowledge, { card, against, good, hangs }: Contrast): readonly Fact[] {
  const theirs = allReasonsOf(know, against);
  const candidates = allReasonsOf(know, card)
    .flatMap((reason) => withoutGood(reason, good))
    .filter(isIdea)
    .filter((idea) => wantedOf(know, idea) !== undefined && isOfThisGame(know, idea) && agrees(know, idea, good))
    .filter((idea) => tellsFrom(know, idea, against, theirs))
    .toSorted((a, b) => breadthOf(a) - breadthOf(b) || placeOf(a) - placeOf(b) || gainOf(b) - gainOf(a));
  if (candidates.length === 0) return [];
  const fates = fatesOf(know, card, against);
  for (const idea of candidates) {
    const effect = wantedOf(know, idea);
    const proof = effect && proofOf(effect, card, fates);
    if (proof) return [idea, proof];
    if (effect === 'proved') return [idea];
    // Where so few deals are left that none need be played out, what they lose by the other card shows it.
    if (fates === NO_FATES && hangs === 'much' && effectOf(idea.id) !== undefined) return [idea];
  }
  return [];
}

/** What tells a card from one that costs much: a rule of thumb, but a cause before one that is true of many cards. Main idea first; may be empty. */
export function reasonsBetween(know: Knowledge, contrast: Omit<Contrast, 'hangs' | 'decided'>): readonly Fact[] {
  const rules = ideasFor(know, contrast);
  const [main] = rules;
  if (main && !yieldsToCauses(main)) return rules;
  const cause = causeFor(know, { ...contrast, hangs: 'much' });
  const [shown] = cause;
  return shown && (!main || !yieldsToCauses(shown)) ? cause : rules;
}
