// German sentences of the commentary.
import type { RemarkParams } from '../../engine/tutor/review/remarks.ts';
import type { Texts } from './naming.ts';

export const REMARKS_DE: Texts<RemarkParams> = {
  'V.BAD_LUCK': ({ seat, luck }, name) =>
    `${name.player(seat)}: kein Fehler, nur Pech mit den Karten (${name.money(-luck)}).`,
};
