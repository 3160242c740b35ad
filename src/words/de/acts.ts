// German words of every act besides cards: the question that it answers, what is said with it, what others see in it, its line of the course.
import type { Call } from '../../engine/auction/auction.ts';
import type { AnsageWord } from '../../engine/base/ansage-words.ts';
import type { ActNotes } from '../../engine/tutor/notes.ts';
import type { SeenParams } from '../../shared/teaching/glimpses.ts';
import { type CallTexts, claimed, type PlainCall } from '../base/call-words.ts';
import { capitalised } from '../base/words.ts';
import type { Naming, Texts } from '../types/naming.ts';
import type { Phrase } from '../types/phrase.ts';
import type { QuestionsTexts } from '../types/questions-texts.ts';
import { announcementPhraseDe, callPhraseDe } from './calls.ts';
import { DOPPELKOPF_DE } from './doppelkopf.ts';
import { DOUBLINGS_DE } from './doublings.ts';
import { acc, aContract, anAnnouncement, aRank, countDe, it } from './naming.ts';
import { Who, whoDoes } from './people.ts';

export const QUESTIONS_DE: QuestionsTexts = {
  titles: {
    partners: 'Wer spielt mit wem?',
    draw: 'Wer gibt zuerst?',
    cut: 'Heb ab!',
    legen: 'Legst du?',
    call: 'Was sagst du?',
    hochzeit: 'Bietest du eine Hochzeit an?',
    obers: (name) => `Nimmst du die beiden ${name.ranks('O')} und spielst ein Solo?`,
    passOn: 'Zwei Karten weiterschieben',
    widow: 'Nimmst du die Witwe und spielst allein?',
    number: 'Wie viele Trümpfe sagst du an?',
    reserve: 'Ist dein Blatt gesund?',
    reservation: 'Welches Spiel nennst du?',
    tie: 'Wer von euch macht Trumpf?',
    discard: 'Welche zwei Karten legst du weg?',
    give: 'Welche Karte gibst du deinem Partner?',
    return: 'Welche Karte gibst du zurück?',
    announce: 'Was spielst du?',
    spritz: 'Spritzt du?',
    claim: 'Sagst du Laufende an?',
    lay: 'Legst du nach?',
    play: 'Du bist dran.',
    stoss: 'Gibst du Stoß?',
    retour: 'Hältst du dagegen?',
    doppler: 'Verdoppelst du den Ramsch?',
    durchbruch: 'Sagst du einen Durchbruch an?',
    ansage: 'Sagst du etwas an?',
    next: 'Die Runde ist vorbei.',
  },
  keys: 'J heißt ja, N heißt nein.',
  asked: 'Du bist gefragt',
};

/** Answers to the Obers of a Schieber. */
const OBERS: Readonly<Record<'take' | 'leave', (name: Naming) => Phrase>> = {
  take: (name) => ({
    bubble: 'Ich nehm sie!',
    button: `Die ${name.ranks('O')} nehmen`,
    meaning: 'Du spielst allein ein Solo. Zwei Karten schiebst du weiter, außer du gibst selbst.',
  }),
  leave: () => ({
    bubble: 'Die bleiben liegen.',
    button: 'Liegen lassen',
    meaning: 'Du willst nicht allein spielen. Der Nächste wird gefragt.',
  }),
};

/** Answers to the widow. */
const WIDOW: Readonly<Record<'take' | 'pass', Phrase>> = {
  take: {
    bubble: 'Ich nehm sie!',
    button: 'Die Witwe nehmen',
    meaning: 'Du spielst allein gegen die beiden anderen und legst zwei Karten weg.',
  },
  pass: {
    bubble: 'Weiter.',
    button: 'Weiter',
    meaning: 'Der Nächste wird gefragt. Will keiner, gewinnen die wenigsten Augen.',
  },
};

/** So many trumps, as one says the number alone. */
const trumpsDe = (count: number): string => (count === 1 ? 'Einen' : capitalised(countDe(count)));

/** "Vier!", and on the button with the suit, which the others do not hear. */
const numberPhrase: CallTexts['number'] = ({ count, suit, mit }, name) => ({
  bubble: mit ? 'Mit!' : `${trumpsDe(count)}!`,
  button: suit ? `${trumpsDe(count)} mit ${name.suit(suit)}` : trumpsDe(count),
  meaning: suit
    ? `Machst du Trumpf, ist es ${name.suit(suit)}. Die anderen hören nur die Zahl.`
    : 'So viele Trümpfe sind es, welche Farbe, bleibt verdeckt.',
});

/** Answers to whoever has bid as many trumps as the partner. */
const TIE: Readonly<Record<'yield' | 'keep', Phrase>> = {
  yield: { bubble: 'Mach du!', button: 'Dem Partner lassen', meaning: 'Dein Partner macht Trumpf mit seiner Farbe.' },
  keep: { bubble: 'Ich mach’s!', button: 'Selbst Trumpf machen', meaning: 'Deine Farbe wird Trumpf.' },
};

const STOSS: Phrase = {
  bubble: 'Stoß!',
  button: 'Stoß geben',
  meaning: 'Du glaubst, dass der Spieler verliert. Das Spiel zählt doppelt.',
};
const RETOUR: Phrase = {
  bubble: 'Retour!',
  button: 'Retour geben',
  meaning: 'Du antwortest auf den Stoß. Das Spiel zählt vierfach.',
};

/** What is said with an act. */
export const CALLS_DE: CallTexts = {
  call: ({ call }, name) => callPhraseDe(call, name),
  announce: ({ announcement }, name, table) => announcementPhraseDe(announcement, name, table),
  knock: () => ({
    bubble: 'Ich klopfe!',
    button: 'Klopfen',
    meaning: 'Du hebst nicht ab, sondern bestimmst Richtung und Päckchen. Das Spiel zählt doppelt, wenn jemand spielt.',
  }),
  legen: ({ says }) =>
    says === 'lay'
      ? {
          bubble: 'Ich lege!',
          button: 'Legen',
          meaning: 'Du verdoppelst das ganze Spiel, noch bevor jemand etwas ansagt.',
        }
      : { bubble: 'Ich lege nicht.', button: 'Nicht legen', meaning: 'Der Preis bleibt, wie er ist.' },
  lay: ({ says }) =>
    says === 'lay'
      ? {
          bubble: 'Ich lege nach!',
          button: 'Nachlegen',
          meaning: 'Du verdoppelst das Spiel noch einmal, obwohl der erste Stich schon weg ist.',
        }
      : { bubble: 'Ich lege nicht nach.', button: 'Nicht nachlegen', meaning: 'Der Preis bleibt, wie er ist.' },
  spritz: ({ says }) =>
    says === 'double'
      ? {
          bubble: 'Spritze!',
          button: 'Spritzen',
          meaning: 'Das Spiel zählt doppelt, wer immer es gewinnt. Noch liegt von dir nur die erste Reihe offen.',
        }
      : { bubble: 'Ich spritze nicht.', button: 'Nicht spritzen', meaning: 'Das Spiel zählt einfach.' },
  claim: ({ says }) =>
    says === 'claim'
      ? {
          bubble: 'Laufende!',
          button: 'Laufende ansagen',
          meaning: 'Deine Seite hat Laufende und lässt sie sich bezahlen.',
        }
      : { bubble: 'Keine Laufenden.', button: 'Keine Laufenden', meaning: 'Du sagst keine Laufenden an.' },
  doppler: () => ({
    bubble: 'Doppler!',
    button: 'Verdoppeln',
    meaning: 'Du glaubst, dass du im Ramsch nichts zahlen musst. Für alle zählt er doppelt.',
  }),
  durchbruch: () => ({
    bubble: 'Durchbruch!',
    button: 'Durchbruch ansagen',
    meaning:
      'Du willst im Ramsch fast alle Augen: Jetzt reichen 91 statt 101, und alle zahlen dir. Kommst du nicht so weit, zählt der Ramsch wie sonst.',
  }),
  obers: ({ answer }, name) => OBERS[answer](name),
  passOn: () => ({
    bubble: 'Zwei Karten, bitte.',
    button: 'Zwei Karten weiterschieben',
    meaning: 'Zwei Karten gehen verdeckt an den Nächsten. Nur ihr beide kennt sie.',
  }),
  widow: ({ answer }) => WIDOW[answer],
  discard: () => ({
    bubble: 'Zwei liegen weg.',
    button: 'Zwei Karten weglegen',
    meaning: 'Zwei Karten kommen verdeckt weg, und nur du kennst sie.',
  }),
  number: numberPhrase,
  tie: ({ answer }) => TIE[answer],
  give: ({ card }, name) => ({ bubble: `Da hast du ${card ? acc(card, name) : 'eine Karte'}.` }),
  return: ({ card }, name) => ({ bubble: `Dafür bekommst du ${card ? acc(card, name) : 'eine von mir'}.` }),
  reserve: ({ says }) => DOPPELKOPF_DE.reserve[says],
  reservation: ({ names }, name) => (names === 'none' ? DOPPELKOPF_DE.withdraw : announcementPhraseDe(names, name)),
  ansage: ({ says }) => DOPPELKOPF_DE.ansagen[says],
  stoss: ({ step }) => (step === undefined ? STOSS : DOUBLINGS_DE.said(step)),
  retour: ({ step }) => (step === undefined ? RETOUR : DOUBLINGS_DE.said(step)),
  doppelkopf: DOPPELKOPF_DE,
  doublings: DOUBLINGS_DE,
};

const SEEN_CALLS: Readonly<Record<PlainCall, string>> = {
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

function seenCall(call: Call): string {
  const claim = claimed(call);
  if (claim === undefined) return SEEN_CALLS[call as PlainCall];
  const game = aContract(claim.contract, 'acc');
  return claim.how === 'name'
    ? `Wer ${game} bietet, spielt genau das, wenn niemand höher geht.`
    : `Wer ${game} zeigt, hat mindestens dieses Spiel.`;
}

function seenAnsage(says: AnsageWord): string {
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

function seenAnnouncement({ announcement: { called }, how }: SeenParams['said.announcement'], name: Naming): string {
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
      return SEEN_CALLS.hochzeit;
    case 'suitOnly':
      return 'Dass es ein Solo wird, steht schon fest. Jetzt geht es nur um die Farbe, mit der diese Karten am stärksten sind.';
    case 'forced':
      return 'Hier muss gespielt werden, auch mit einem schwachen Blatt: Angesagt wird, was am besten dazu passt.';
  }
}

/** What others see in it. */
export const SEEN_DE: Texts<SeenParams> = {
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
  'said.call': ({ call }) => seenCall(call),
  'said.announcement': seenAnnouncement,
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
  'said.ansage': ({ says }) => seenAnsage(says),
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
};

/** Lines of the course that tell an act and no more. */
export const COURSE_DE: Texts<ActNotes> = {
  'L.KNOCK': ({ seat, packets, turned }, name) =>
    `${capitalised(whoDoes(seat, name, 'klopfst', 'klopft'))}. Gegeben wird ${packets.some((size) => size > 1) && packets.length > 1 ? 'in Päckchen: ' : ''}${DOUBLINGS_DE.packets(packets)}${turned ? ', und diesmal geht es andersherum' : ''}.`,
  'L.LEGEN': ({ seat }, name) => `${capitalised(whoDoes(seat, name, 'legst', 'legt'))}.`,
  'L.LAY': ({ seat }, name) => `${capitalised(whoDoes(seat, name, 'legst', 'legt'))} nach.`,
  'L.SPRITZ': ({ seat }, name) => `${capitalised(whoDoes(seat, name, 'spritzt', 'spritzt'))}: Das Spiel zählt doppelt.`,
  'L.CLAIM': ({ seat }, name) => `${capitalised(whoDoes(seat, name, 'sagst', 'sagt'))} Laufende an.`,
  'L.DOPPLER': ({ seat }, name) => `${capitalised(whoDoes(seat, name, 'verdoppelst', 'verdoppelt'))} den Ramsch.`,
  'L.DURCHBRUCH': ({ seat }, name) =>
    `${capitalised(whoDoes(seat, name, 'sagst', 'sagt'))} einen Durchbruch an: 91 Augen sollen den Ramsch gewinnen.`,
  'L.CALL': ({ seat, call }, name) => `${Who(seat, name)}: „${callPhraseDe(call, name).bubble}“`,
  'L.ANNOUNCE': ({ seat, announcement }, name) =>
    `${capitalised(whoDoes(seat, name, 'sagst', 'sagt'))} ${anAnnouncement(announcement, name, 'acc')} an.`,
  'L.RESERVE': ({ seat, says }, name) =>
    `${capitalised(whoDoes(seat, name, 'sagst', 'sagt'))} „${says === 'gesund' ? 'Gesund' : 'Vorbehalt'}“.`,
  'L.PLAY': ({ seat, card }, name) => `${capitalised(whoDoes(seat, name, 'spielst', 'spielt'))} ${acc(card, name)}.`,
};
