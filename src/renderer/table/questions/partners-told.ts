// How a draw of partners went, in words: seen in its panel, and spoken.
import type { TableView } from '../../../shared/board.ts';
import type { UiSessionTexts } from '../../../shared/texts/de/ui-session.ts';
import type { Naming } from '../../../shared/texts/naming.ts';

type Draw = NonNullable<TableView['partners']>;

export const partnersTold = ({ partners, swapped }: Draw, ui: UiSessionTexts['partners'], name: Naming): string =>
  `${ui.found(partners, name)} ${swapped ? ui.swapped(swapped, name) : ui.stays}`;
