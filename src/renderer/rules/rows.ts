// Where a house rule stands on the page.
import type { OptionId } from '../../shared/calls/house-rules.ts';

/** The id of the rule's element. */
export const rowId = (id: OptionId): string => `rule-${id.replaceAll('.', '-')}`;

export const groupId = (group: string): string => `rules-${group}`;

/** Shows a rule and puts the focus on its name, from where its control is one step away. */
export function showRule(id: OptionId): void {
  const row = document.getElementById(rowId(id));
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
}
