// Changing one part of the library's filter, and the names of months in it.
import { EVERYTHING } from '../../shared/files/library-filter.ts';
import type { LibraryFilter } from '../../shared/calls/library-calls.ts';

/** What stands in a list of choices for "lets everything through". */
export const ANY = 'any';

/** Parts of the filter that need not be said. */
type Optional = Exclude<keyof LibraryFilter, 'contract' | 'outcome'>;

const FURTHER: readonly Optional[] = ['when', 'role', 'mistakes', 'marked', 'kind'];

/** The filter with one part set to what a list of choices gave; what lets everything through is left out. */
export function withFilter(filter: LibraryFilter, part: Optional, value: string): LibraryFilter {
  const { [part]: _before, ...rest } = filter;
  return value === ANY || value === '' ? rest : { ...rest, [part]: value };
}

/** How many of the filters that are folded away narrow the list. */
export const furtherFilters = (filter: LibraryFilter): number =>
  FURTHER.filter((part) => filter[part] !== undefined).length;

/** The same for all filters but the words that are searched for. */
export const activeFilters = (filter: LibraryFilter): number =>
  furtherFilters(filter) +
  (['contract', 'outcome'] as const).filter((part) => filter[part] !== EVERYTHING[part]).length;

/** "November 2026" */
export function monthName(month: string, language: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(new Date(year, number - 1));
}
