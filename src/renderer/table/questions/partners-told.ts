// How a draw of partners went, in words: seen in its panel, and spoken.
import type { TableView } from '../../../shared/table/board.ts';
import type { Naming } from '../../../words/types/naming.ts';
import type { UiSessionTexts } from '../../../words/types/ui-session-texts.ts';

type Draw = NonNullable<TableView['partners']>;

export const partnersTold = ({ partners, swapped }: Draw, ui: UiSessionTexts['partners'], name: Naming): string =>
  `${ui.found(partners, name)} ${swapped ? ui.swapped(swapped, name) : ui.stays}`;
