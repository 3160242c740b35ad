// English wording of saying how a round ends instead of playing it out.
import type { RestParams } from '../../engine/inference/rest.ts';
import type { Texts } from '../types/naming.ts';
import { capitalised } from '../base/words.ts';
import { pointsEn, the } from './naming.ts';
import type { UiRestTexts } from '../types/ui-rest-texts.ts';

const OBJECTIONS: Texts<RestParams> = {
  'C.HIGHER': ({ own, by, holder }, name) =>
    `${capitalised(the(by, name))} is still out: ${name.player(holder)} may have it and beat ${the(own, name)}.`,
  'C.TRUMPED': ({ own, by, holder }, name) =>
    `${name.player(holder)} may be out of the suit by then and trump ${the(own, name)} with ${the(by, name)}.`,
  'C.TRICK_LOST': ({ best, holder }, name) =>
    `This trick is not yours to begin with: you cannot beat ${name.player(holder)}’s ${name.card(best)}.`,
  'C.NOT_LOST': ({ have, need }) =>
    `The round is not lost yet: the others are sure of ${have === 0 ? 'nothing' : `only ${pointsEn(have)}`} so far, and they need ${need}.`,
};

export const UI_REST_EN: UiRestTexts = {
  open: 'Rest…',
  openHint: 'Say how the round ends instead of playing it out (G)',
  title: 'How does it end?',
  claims: { mine: 'The rest is mine', giveUp: 'I give up' },
  meanings: {
    mine: 'Every trick that is still to come. It is checked.',
    giveUp: 'The round cannot be won any more. The others play it out.',
  },
  playOn: 'Play on',
  proving: 'Checking…',
  refused: { mine: 'That is not certain yet.', giveUp: 'Too early to give up!' },
  because: OBJECTIONS,
  nothingLost: 'It costs nothing, just play on.',
  said: {
    mine: 'The rest is yours. The cards are laid open.',
    giveUp: 'You have given up. The cards are laid open.',
  },
  saidByOther: (who) => `${who} takes the rest. The cards are laid open.`,
};
