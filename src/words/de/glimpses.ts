// German sentences for what everybody can see from a decision of somebody else.
import type { AnsageWord } from '../../engine/base/ansage-words.ts';
import type { Call } from '../../engine/auction/auction.ts';
import type { GlimpseParams } from '../../shared/teaching/glimpses.ts';
import { claimed, type PlainCall } from '../base/call-words.ts';
import type { Naming, Texts } from '../types/naming.ts';
import { DOPPELKOPF_DE } from './doppelkopf.ts';
import { acc, aContract, aRank, eyesDe, eyesLie, it, nom, Nom } from './naming.ts';

const CALLS: Readonly<Record<PlainCall, string>> = {
  weiter: 'Wer „weiter“ sagt, hat kein Spiel oder keines, das höher ist.',
  spiele: 'Wer spielen will, hat mindestens das niedrigste Spiel des Tischs.',
  gut: 'Wer „gut“ sagt, überlässt das Spiel dem anderen.',
  'spiele-auch': 'Wer auch spielen will, hat mehr als das niedrigste Spiel des Tischs.',
  selbst: 'Wer selbst spielen will, hat ein Spiel, das mindestens so hoch ist wie das gezeigte.',
  sie: 'Wer „Sie“ sagt, hat lauter höchste Trümpfe und damit schon gewonnen.',
  hochzeit: 'Wer eine Hochzeit anbietet, hat einen einzigen Trumpf und sucht einen Partner, der mehr davon hat.',
  'mit-mir': 'Wer die Hochzeit annimmt, traut sich zu, sie mit den eigenen Trümpfen zu gewinnen.',
  'ohne-mich': 'Wer die Hochzeit ablehnt, hat dafür zu wenige Trümpfe oder selbst etwas vor.',
};

function ofCall(call: Call): string {
  const claim = claimed(call);
  if (claim === undefined) return CALLS[call as PlainCall];
  const game = aContract(claim.contract, 'acc');
  return claim.how === 'name'
    ? `Wer ${game} bietet, spielt genau das, wenn niemand höher geht.`
    : `Wer ${game} zeigt, hat mindestens dieses Spiel.`;
}

function ofAnsage(says: AnsageWord): string {
  const words = `Wer „${DOPPELKOPF_DE.ansagen[says].button}“ ansagt,`;
  switch (says) {
    case 're':
    case 'kontra':
      return `${words} zeigt, auf welcher Seite er spielt, und will gewinnen: Der Sieg zählt dann zwei Punkte mehr.`;
    case 'no90':
    case 'no60':
    case 'no30':
      return `${words} verspricht, dass die andere Seite unter ${says.slice(2)} Augen bleibt. Sonst verliert die eigene.`;
    case 'schwarz':
      return `${words} verspricht, dass die andere Seite keinen Stich macht. Sonst verliert die eigene.`;
  }
}

function ofAnnouncement({ announcement: { called }, how }: GlimpseParams['said.announcement'], name: Naming): string {
  switch (how) {
    case 'noTrick':
      return 'Wer so ansagt, will keinen einzigen Stich: Er hat niedrige Karten und kaum eine, die er nicht unterbringt.';
    case 'calledCard':
      return called
        ? `Wer ${acc(called, name)} ruft, hat ${it(called, name)} nicht selbst, aber eine andere Karte dieser Farbe.`
        : 'Wer ruft, sucht sich einen heimlichen Mitspieler.';
    case 'alone':
      return 'Wer ein Spiel für sich allein ansagt, hat ein starkes Blatt.';
    case 'offering':
      return CALLS.hochzeit;
    case 'suitOnly':
      return 'Dass es ein Solo wird, steht schon fest. Jetzt geht es nur um die Farbe, mit der diese Karten am stärksten sind.';
    case 'forced':
      return 'Hier muss gespielt werden, auch mit einem schwachen Blatt: Angesagt wird, was am besten dazu passt.';
  }
}

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
  'done.cut': () =>
    'Abgehoben wird, damit auch der Geber nicht weiß, welche Karten wohin kommen. Jede Stelle ist so gut wie die andere.',
  'said.knock': () =>
    'Wer klopft, statt abzuheben, bestimmt, wie gegeben wird, und ein Spiel zählt dann doppelt. Mit den Karten hat das nichts zu tun: Die kennt noch niemand.',
  'said.legen': ({ says }) =>
    says === 'lay'
      ? 'Wer legt, verdoppelt das ganze Spiel und kennt erst einen Teil seiner Karten: Der muss ihm gefallen.'
      : 'Wer nicht legt, dem sind die ersten Karten für den doppelten Preis nicht gut genug.',
  'said.lay': ({ says }) =>
    says === 'lay'
      ? 'Wer nachlegt, verdoppelt noch einmal: Nach dem ersten Stich sieht es für ihn nach einem Sieg aus.'
      : 'Wer nicht nachlegt, ist sich nach dem ersten Stich nicht sicher genug oder will nicht zeigen, auf welcher Seite er steht.',
  'said.spritz': ({ says }) =>
    says === 'double'
      ? 'Der Geber darf verdoppeln, solange erst die Hälfte der Karten liegt. Wer spritzt, rechnet damit, dass er gewinnt.'
      : 'Der Geber darf verdoppeln, solange erst die Hälfte der Karten liegt. Dafür sieht es ihm noch nicht gut genug aus.',
  'said.claim': ({ says }) =>
    says === 'claim'
      ? 'Laufende werden hier nur bezahlt, wenn sie angesagt sind. Vergeblich anzusagen kostet nichts.'
      : 'Laufende werden hier nur bezahlt, wenn sie angesagt sind. Wer darauf verzichtet, hat keine gesehen.',
  'said.call': ({ call }) => ofCall(call),
  'said.announcement': ofAnnouncement,
  'said.obers': ({ answer }, name) =>
    answer === 'take'
      ? `Wer die ${name.ranks('O')} nimmt, spielt allein ein Solo: Mit diesen beiden Trümpfen ist das Blatt stark genug.`
      : `Wer die ${name.ranks('O')} liegen lässt, traut sich auch mit ihnen kein Solo zu.`,
  'done.passOn': () =>
    'Zwei Karten gehen verdeckt an den Nächsten, meist die beiden, die dem eigenen Blatt am wenigsten nützen.',
  'said.widow': ({ answer }) =>
    answer === 'take'
      ? 'Wer die Witwe nimmt, spielt allein gegen die anderen. Was darin liegt, weiß vorher niemand, also muss schon das eigene Blatt stark sein.'
      : 'Wer die Witwe liegen lässt, hält sein Blatt für zu schwach, um allein zu spielen.',
  'done.discard': () =>
    'Für die Witwe kommen zwei Karten verdeckt weg: am liebsten die letzten einer Farbe, die sich dann stechen lässt.',
  'said.number': ({ count, lord }, name) =>
    `Mit der eigenen Farbe als Trumpf hätte diese Hand ${name.number(count)} Trümpfe, die ${name.ranks(lord)} mitgezählt. Welche Farbe das ist, bleibt noch geheim.`,
  'said.sameNumber': ({ as }) =>
    as === 'partner'
      ? 'Gleich viele hat schon der Partner geboten. Bietet niemand mehr, machen die beiden unter sich aus, wer Trumpf macht.'
      : 'Gleich viele sind schon geboten. Dann entscheidet die niedrigste Karte der Farbe: Die höhere von ihnen gewinnt.',
  'said.noNumber': ({ lord }, name) =>
    `Wer hier „weiter“ sagt, hat k${aRank(lord, name, 'acc')} oder überlässt es den anderen, Trumpf zu machen.`,
  'said.tie': ({ answer }) =>
    answer === 'yield'
      ? 'Beide Partner haben gleich viele Trümpfe geboten. Wer den anderen machen lässt, verspricht sich von der eigenen Farbe nicht mehr.'
      : 'Beide Partner haben gleich viele Trümpfe geboten. Wer selbst Trumpf macht, verspricht sich von der eigenen Farbe mehr.',
  'said.reserve': ({ says }) =>
    says === 'gesund'
      ? 'Wer „Gesund“ sagt, will das Normalspiel. Auf welcher Seite er steht, zeigt sich erst beim Spielen.'
      : 'Wer „Vorbehalt“ sagt, will etwas anderes als das Normalspiel: eine Hochzeit oder ein Solo. Genannt wird es, wenn alle geantwortet haben.',
  'said.reservation': ({ names }, name) => {
    switch (names) {
      case 'none':
        return 'Wer verzichtet, überlässt es den anderen, was gespielt wird.';
      case 'wedding':
        return `Wer eine Hochzeit ansagt, hat ${acc('EO', name)} zweimal und sucht einen Partner: Das wird, wer ihm als Erster einen der ersten drei Stiche abnimmt.`;
      case 'solo':
        return 'Wer ein Solo nennt, spielt allein gegen drei und bestimmt dafür, was Trumpf ist.';
    }
  },
  'said.ansage': ({ says }) => ofAnsage(says),
  'done.give': () =>
    'Eine Karte geht an den Partner, am liebsten eine, die keinen Stich machen würde. Er gibt eine andere dafür zurück.',
  'done.return': (params) =>
    params.in === 'solo'
      ? 'Der Partner gibt die Karte zurück, die dem Solo am meisten hilft. Sein eigenes Blatt spielt nicht mit.'
      : 'Für den angebotenen Trumpf geht eine andere Karte zurück: eine, die dem eigenen Blatt wenig nützt oder deren Augen der Hochzeiter heimbringen kann.',
  'said.stoss': () => 'Wer Stoß gibt, ist Gegenspieler und glaubt, dass das Spiel verloren geht.',
  'said.doppler': () => 'Wer den Ramsch verdoppelt, glaubt, dass ihn ein anderer verliert.',
  'said.durchbruch': () => 'Wer einen Durchbruch ansagt, will fast alle Augen. Jetzt halten die anderen zusammen.',
  'said.retour': () => 'Wer Retour gibt, hält sein Spiel trotz Stoß für gewonnen.',

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
