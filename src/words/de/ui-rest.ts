// German wording of saying how a round ends instead of playing it out.
import type { Card } from '../../engine/base/cards.ts';
import type { RestParams } from '../../engine/inference/rest.ts';
import type { Naming, Texts } from '../types/naming.ts';
import { capitalised } from '../base/words.ts';
import { acc, dat, eyesDe, it, nom } from './naming.ts';
import type { UiRestTexts } from '../types/ui-rest-texts.ts';

/** "ihn" for "er"; the other pronouns stay as they are. */
const itAcc = (card: Card, name: Naming): string => (it(card, name) === 'er' ? 'ihn' : it(card, name));

const OBJECTIONS: Texts<RestParams> = {
  'C.HIGHER': ({ own, by, holder }, name) =>
    `${capitalised(nom(by, name))} ist noch draußen: ${name.player(holder)} kann ${itAcc(by, name)} haben und ${acc(own, name)} damit überstechen.`,
  'C.TRUMPED': ({ own, by, holder }, name) =>
    `${name.player(holder)} kann bis dahin die Farbe los sein und ${acc(own, name)} mit ${dat(by, name)} stechen.`,
  'C.TRICK_LOST': ({ best, holder }, name) =>
    `Schon dieser Stich gehört dir nicht: Über ${acc(best, name)} von ${name.player(holder)} kommst du nicht.`,
  'C.NOT_LOST': ({ have, need }) =>
    `Verloren ist die Runde noch nicht: Sicher haben die anderen ${have === 0 ? 'noch' : 'erst'} ${eyesDe(have)}, und sie brauchen ${need}.`,
};

export const UI_REST_DE: UiRestTexts = {
  open: 'Rest …',
  openHint: 'Sagen, wie die Runde ausgeht, statt sie zu Ende zu spielen (G)',
  title: 'Wie geht es aus?',
  claims: { mine: 'Der Rest g’hört mir', giveUp: 'Ich gebe auf' },
  meanings: {
    mine: 'Alle Stiche, die noch kommen. Es wird nachgerechnet.',
    giveUp: 'Die Runde ist nicht mehr zu gewinnen. Die anderen spielen sie zu Ende.',
  },
  playOn: 'Weiterspielen',
  proving: 'Es wird nachgerechnet …',
  refused: { mine: 'Das ist noch nicht sicher.', giveUp: 'Noch nicht aufgeben!' },
  because: OBJECTIONS,
  nothingLost: 'Es kostet nichts, spiel einfach weiter.',
  said: {
    mine: 'Der Rest gehört dir. Die Karten werden aufgedeckt.',
    giveUp: 'Du hast aufgegeben. Die Karten werden aufgedeckt.',
  },
  saidByOther: (who) => `${who} nimmt den Rest. Die Karten werden aufgedeckt.`,
};
