// German sentences for what everybody can see from a card of somebody else, beside those on other acts.
import type { GlimpseParams } from '../../shared/teaching/glimpses.ts';
import { SEEN_DE } from './acts.ts';
import type { Naming, Texts } from '../types/naming.ts';
import { acc, eyesDe, eyesLie, it, nom, Nom } from './naming.ts';

/** Card points from which a card is not given lightly. */
const MANY = 10;

/** "Damit gehen 11 Augen", "Damit gehen nur 3 Augen", "Damit geht kein Auge". */
const gone = (points: number): string =>
  points < 2
    ? `Damit geht ${points === 0 ? 'kein' : 'nur ein'} Auge`
    : `Damit gehen ${points < MANY ? 'nur ' : ''}${eyesDe(points)}`;

/** Whose card and trick are, told to the reader, who may have the trick. */
function sidesOfTrick({ points, to, whose, choice }: GlimpseParams['trick.gives'], name: Naming): string {
  const yours = name.isReader(to);
  switch (whose) {
    case 'ours':
      return yours ? 'Ihr spielt zusammen.' : 'Das ist euer Stich.';
    case 'theirs':
      return 'Die beiden spielen zusammen gegen dich.';
    case 'toUs':
      return yours ? 'Das kommt von der Gegenpartei.' : 'Das ist euer Stich, und die Karte kommt von der Gegenpartei.';
    case 'fromUs':
      return 'Der Stich gehört der Gegenpartei.';
    case 'nobody':
      return 'Hier spielt jeder für sich.';
    case 'unknown':
      if (choice === 'freely' && points >= MANY)
        return yours
          ? 'Freiwillig so viel: Das tut meist nur, wer zu dir gehört.'
          : 'Freiwillig so viel: Das tut meist nur, wer zusammengehört.';
      return yours
        ? 'Ob ihr zusammenspielt, weißt du noch nicht.'
        : 'Ob die beiden zusammenspielen, weißt du noch nicht.';
  }
}

function ofTrickLying({ with: holder, declarer, place, wants }: GlimpseParams['trick.lies'], name: Naming): string {
  const who = name.player(holder);
  const isYou = name.isReader(holder);
  const rival = name.isReader(declarer) ? 'du' : name.player(declarer);
  const last = place === 'last';
  if (holder !== declarer) {
    const ahead = last
      ? `Den Stich ${isYou ? 'hast du' : `hat ${who}`}`
      : `Vorn ${isYou ? 'liegst du' : `liegt ${who}`}`;
    if (wants === 'noTrick') return `${ahead}, nicht ${rival}. Augen zählen hier nicht.`;
    return last
      ? `${ahead}: Gewonnen ${rival === 'du' ? 'hättest du' : `hätte ${rival}`} nur mit allen.`
      : `${ahead}: Bleibt es so, ${rival === 'du' ? 'hast du' : `hat ${rival}`} verloren.`;
  }
  if (wants === 'noTrick')
    return last
      ? `Damit ${isYou ? 'hast du einen Stich, und das Spiel ist' : `hat ${who} einen Stich und das Spiel`} verloren.`
      : isYou
        ? 'Noch liegst du vorn: Jemand müsste noch über deine Karte gehen.'
        : `Noch liegt ${who} vorn, und genau das wollen die anderen.`;
  return last
    ? `Der Stich geht an ${isYou ? 'dich' : who}. Gewonnen ist nur mit allen.`
    : `Noch ${isYou ? 'liegst du' : `liegt ${who}`} vorn. Gewonnen ist nur mit allen Stichen.`;
}

function ofLeadForTricks({ declarer, by, wants }: GlimpseParams['lead.forTricks'], name: Naming): string {
  const isYou = name.isReader(declarer);
  const who = name.player(declarer);
  if (by === 'declarer')
    return wants === 'noTrick'
      ? `Über diese Karte soll ein anderer gehen müssen: ${isYou ? 'Du willst' : `${who} will`} keinen Stich.`
      : `${isYou ? 'Du brauchst' : `${who} braucht`} jeden Stich, auch diesen.`;
  return wants === 'noTrick'
    ? `Mit dieser Karte ${isYou ? 'sollst du' : `soll ${who}`} den Stich bekommen.`
    : `Gegen ${isYou ? 'dich' : who} genügt ein einziger Stich.`;
}

export const GLIMPSES_DE: Texts<GlimpseParams> = {
  ...SEEN_DE,
  'lead.trumpForAll': () => 'Trumpf ist angespielt: Wer noch einen hat, muss ihn zugeben.',
  'lead.trump': ({ by }) =>
    by === 'declaring'
      ? 'Die Spielerpartei spielt Trumpf an, damit den anderen die Trümpfe ausgehen.'
      : by === 'defending'
        ? 'Ein Gegenspieler spielt Trumpf an. Das ist selten: Meist fehlt etwas Besseres.'
        : 'Trumpf angespielt: Das hilft meist dem Spieler. Ein Zeichen, aber kein Beweis.',
  'lead.calledSuit': ({ suit, called, by }, name) => {
    const is = `${name.suit(suit)} ist die Ruffarbe`;
    switch (by) {
      case 'declarer':
        return `${is}, und der Spieler spielt sie selbst an: Jetzt zeigt sich, wer zu ihm gehört.`;
      case 'searching':
        return `${is}. Gegenspieler spielen sie an, damit ${nom(called, name)} herausmuss und jeder weiß, wer zum Spieler gehört.`;
      case 'runningAway':
        return `${is}. Wer ${acc(called, name)} hat und klein darunter ausspielt, läuft davon.`;
      case 'unknown':
        return `${is}. Wer sie anspielt, will wissen, wo ${nom(called, name)} sitzt, oder hat ${it(called, name)} selbst und läuft davon.`;
    }
  },
  'lead.calledCard': ({ called }, name) =>
    `${Nom(called, name)} selbst liegt da: Nun weiß jeder, wer zum Spieler gehört.`,
  'lead.highestLeft': ({ card, group, trumps }, name) =>
    group === 'trump'
      ? `Einen höheren Trumpf als ${acc(card, name)} gab es nicht mehr.`
      : `Etwas Höheres als ${acc(card, name)} gab es in ${name.suit(group)} nicht mehr; ${trumps === 'left' ? 'nur ein Trumpf kann den Stich noch nehmen' : 'den Stich kann niemand mehr nehmen'}.`,
  'lead.plain': ({ suit, points }, name) =>
    points === 0
      ? `${name.suit(suit)} ohne Augen: Damit ist nicht viel verloren.`
      : `${name.suit(suit)} mit ${eyesDe(points)}: keine sichere Karte.`,
  'follow.ruff': ({ suit }, name) => `In ${name.suit(suit)} ist nichts mehr da, sonst wäre Stechen nicht erlaubt.`,
  'follow.discard': ({ group }, name) =>
    group === 'trump'
      ? 'Trumpf ist keiner mehr da, sonst müsste er her.'
      : `In ${name.suit(group)} ist nichts mehr da, und gestochen wurde nicht.`,
  'follow.calledCard': ({ called }, name) => `${Nom(called, name)} ist gesucht worden und musste heraus.`,
  'trick.takesLead': ({ points, place }) =>
    place === 'last'
      ? `Als Letzter den Stich geholt: ${eyesDe(points)}.`
      : `Damit den Stich übernommen; darin ${eyesLie(points, points > 0 ? 'bisher' : '')}.`,
  'trick.gives': (params, name) =>
    `${gone(params.points)} in ${name.isReader(params.to) ? 'deinen Stich' : `den Stich, den ${name.player(params.to)} hat`}. ${sidesOfTrick(params, name)}`,
  'lead.forTricks': ofLeadForTricks,
  'trick.lies': ofTrickLying,
};
