// What people play where the tutor advises: the card that they choose most often, and whether it is a mistake.
import type { Card } from '../../base/cards.ts';
import { RARE } from '../../bots/sampling/preference.ts';
import { type Knowledge, touching } from '../../inference/knowledge.ts';
import type { Advice, Considered } from './advice.ts';
import { gradeOf, sameDecision } from './grade.ts';
import { ofDecision } from '../../table/readers.ts';

/** How likely people must be to play a card for it to be one that they consider. */
export const CONSIDERED = RARE;

/** How likely people are to play a card or one that does the same, 0 to 1; undefined where nothing is known of people. */
export function usualOfKind(know: Knowledge, { ranked }: Pick<Advice, 'ranked'>, card: Card): number | undefined {
  const same = touching(know, card);
  const chances = ofDecision(ranked, 'play').flatMap(({ decision, usual }) =>
    usual !== undefined && same.includes(decision.card) ? [usual] : [],
  );
  return chances.length === 0 ? undefined : chances.reduce((sum, each) => sum + each, 0);
}

/** How many of ten people play a card, 0 to 10. */
export interface ByPeople {
  readonly card: Card;
  readonly ofTen: number;
}

export interface PeoplePlay {
  /** The card that they play most often. */
  readonly favourite: ByPeople;
  /** A mistake also where it is a blunder. */
  readonly favouriteIs: 'fine' | 'mistake';
  /** The card that is spoken of, if it is another one. */
  readonly other?: ByPeople;
}

/** What people play where a card is spoken of; undefined where nothing is known of it, or nothing else was allowed. */
export function peoplePlayAt(advice: Advice, about: Considered): PeoplePlay | undefined {
  const cards = ofDecision(advice.ranked, 'play').flatMap(({ decision, usual }) =>
    usual === undefined ? [] : [{ decision, usual }],
  );
  const [first, ...rest] = cards;
  if (!first || rest.length === 0) return undefined;
  const favourite = rest.reduce((most, each) => (each.usual > most.usual ? each : most), first);
  const other = cards.find(({ decision }) => sameDecision(decision, about));
  const grade = gradeOf(advice, favourite.decision);
  return {
    favourite: byPeople(favourite.decision.card, favourite.usual),
    favouriteIs: grade === 'mistake' || grade === 'blunder' ? 'mistake' : 'fine',
    ...(other && other !== favourite && { other: byPeople(other.decision.card, other.usual) }),
  };
}

const byPeople = (card: Card, chance: number): ByPeople => ({ card, ofTen: Math.round(10 * chance) });
