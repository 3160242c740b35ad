// English sentences of the commentary.
import type { RemarkParams } from '../../engine/tutor/review/remarks.ts';
import type { Texts } from './naming.ts';

export const REMARKS_EN: Texts<RemarkParams> = {
  'V.BAD_LUCK': ({ seat, luck }, name) =>
    `${name.player(seat)}: no mistake, just bad luck with the cards (${name.money(-luck)}).`,
};
