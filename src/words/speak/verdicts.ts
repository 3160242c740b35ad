// What is said of a decision wherever it is judged: one figure for its loss, and one sentence for what open cards show.
import type { Advice } from '../../engine/tutor/advice/advice.ts';
import type { PeoplePlay } from '../../engine/tutor/advice/people-play.ts';
import type { EntryReview } from '../../engine/tutor/review/review.ts';
import { textsOf } from '../base/catalogue.ts';
import { nameOfDecision, reviewTextsOf } from './considered.ts';
import type { Naming } from '../types/naming.ts';

type Judged = Pick<EntryReview, 'grade' | 'loss'>;

/** What a decision lost, as it stands in the panel, the table, the graph and every export. */
export const lossOfStep = ({ loss }: Pick<Judged, 'loss'>, name: Naming): string =>
  reviewTextsOf(name.language).loss(loss.cents, name);

/** The sentence about it; undefined where nothing was lost, or nobody can tell. */
export function costOfStep(step: Judged, name: Naming): string | undefined {
  const texts = reviewTextsOf(name.language);
  const figure = lossOfStep(step, name);
  if (step.grade === 'unsure' || figure === texts.loss(0, name)) return undefined;
  return step.grade === 'best' ? texts.hardlyCosts(figure) : texts.costs(figure);
}

/** How much worse than the best a decision was with all cards open, in cents; undefined if it was not reckoned. */
export function openLossOf({ ranked }: Advice, decision: EntryReview['decision']): number | undefined {
  const taken = ranked.find((each) => JSON.stringify(each.decision) === JSON.stringify(decision));
  return taken && (ranked[0]?.cents ?? 0) - taken.cents;
}

/** What open cards show of a decision, and by which measure; undefined where there was no choice. */
export function hindsightOf(
  { open, decision }: Pick<EntryReview, 'open' | 'decision'>,
  name: Naming,
): string | undefined {
  const texts = reviewTextsOf(name.language);
  const [best] = open.ranked;
  const loss = openLossOf(open, decision);
  if (!best || loss === undefined || open.ranked.length < 2) return undefined;
  const measure = open.basis === 'playedOut' ? 'playedOut' : 'openCards';
  const figure = texts.loss(loss, name);
  if (figure === texts.loss(0, name)) return texts.hindsightBest[measure];
  return texts.hindsightWould[measure](nameOfDecision(best.decision, name), figure);
}

/** What people play where something is judged or advised. */
export const tellPeople = (people: PeoplePlay, name: Naming): string =>
  textsOf(name.language).remarks['J.PEOPLE'](people, name);

/** Remarks that only open cards allow have ids that begin so; what they say stands in the sentence above. */
export const isHindsight = ({ id }: { readonly id: string }): boolean => id.startsWith('H.');

/** Worth of the deal, what was given away, luck and result, rounded so that what is shown adds up. */
export interface Account {
  readonly worth: number;
  readonly given: number;
  readonly luck: number;
  readonly balance: number;
}

export function accountOf(
  {
    loss,
    luck,
    balance,
  }: { readonly loss: { readonly cents: number }; readonly luck: number; readonly balance: number },
  name: Naming,
): Account {
  const steps = name.unit === 'cents' ? 1 : 10;
  const rounded = (value: number): number => Math.round(value * steps) / steps;
  const [given, chance] = [rounded(-loss.cents), rounded(luck)];
  return { worth: rounded(balance - given - chance), given, luck: chance, balance };
}
