// A prize, and what parts equals, in words.
import type { Prize, RankedPerson } from '../../shared/calls/tournament.ts';
import type { Naming } from '../../words/types/naming.ts';
import type { UiTournamentTexts } from '../../words/types/ui-tournament-texts.ts';

/** Money as at a counter: always in euros. */
const euros = (cents: number, language: Naming['language']): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }).format(
    cents / 100,
  );

export const wonWords = (
  { won }: Pick<RankedPerson, 'won'>,
  { ranking }: UiTournamentTexts,
  language: Naming['language'],
): string =>
  won
    .map((prize) => (prize.kind === 'money' ? euros(prize.cents, language) : ranking.among(prize.name, prize.among)))
    .join(', ');

/** A prize as it is typed. */
export const prizeLine = (prize: Prize, language: Naming['language']): string =>
  prize.kind === 'money' ? euros(prize.cents, language) : prize.name;
