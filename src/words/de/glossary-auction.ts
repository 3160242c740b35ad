// German explanations of the glossary: what is said before the first card, and who plays with whom.
import type { TermTexts } from '../types/glossary-texts.ts';

export const GLOSSARY_AUCTION_DE: TermTexts<'auction'> = {
  ansage: {
    short: 'Was jemand vor dem ersten Stich sagt: ob er spielen will und was.',
    long: 'Reihum ab der Vorhand sagt jeder „weiter“ oder „ich spiele“. Erst wer am Ende spielen darf, nennt sein Spiel genau, zum Beispiel „mit der Alten“.',
    forms: 'Ansage, Ansagen',
  },
  weiter: {
    short: 'Du willst kein Spiel machen.',
    long: 'Wer „weiter“ gesagt hat, kommt in dieser Runde nicht mehr zum Ansagen. Sagen es alle, wird zusammengeworfen.',
    forms: '',
  },
  ichSpiele: {
    short: 'Du möchtest ein Spiel machen, mindestens ein Rufspiel.',
    long: 'Welches, verrätst du erst, wenn dich niemand überboten hat. Bescheiden klingt es als „ich tät spielen“.',
    forms: '',
  },
  gut: {
    short: 'Du lässt einem anderen sein Spiel.',
    long: 'So antwortet, wer nach einem „ich spiele“ nichts Höheres hat, und wer in einem Zweikampf der Ansagen nachgibt.',
    forms: '',
  },
  ichSpieleAuch: {
    short: 'Du hast mehr als ein Rufspiel und willst den anderen überbieten.',
    long: 'Damit versprichst du mindestens einen Wenz. Der erste kann mit „gut“ nachgeben oder mit „ich spiele selbst“ dagegenhalten.',
    forms: '',
  },
  ichSpieleSelbst: {
    short: 'Du bleibst bei deinem Spiel, weil du genauso viel hast wie der, der dich überbieten will.',
    long: 'Gleich viel reicht, denn wer vorn sitzt, hat den Vorrang. Der andere braucht jetzt etwas Höheres oder sagt „gut“.',
    forms: '',
  },
  haetteSolo: {
    short: 'Du zeigst, dass du ein Solo spielen kannst.',
    long: 'Damit steigerst du über den Wenz hinaus. Die Farbe verrätst du noch nicht.',
    forms: '',
  },
  keinenWenz: {
    short: 'Ein Umweg für „ich hätte ein Solo“.',
    long: 'Wer mehr als ein Rufspiel hat, aber keinen Wenz, der hat eben ein Solo.',
    forms: '',
  },
  haetteTout: {
    short: 'Du zeigst, dass du alle Stiche machen willst.',
    long: 'Ohne nähere Angabe ist der niedrigste Tout gemeint, der noch höher ist als das bisher Gezeigte.',
    forms: '',
  },
  vorrang: {
    short: 'Bei gleich hohen Spielen spielt, wer früher dran war.',
    long: 'Gezählt wird ab der Vorhand. Wer weiter hinten sitzt, muss deshalb immer überbieten.',
    forms: 'Vorrang',
  },
  gesperrt: {
    short: 'Du kannst keine Sau rufen und darfst deshalb kein Rufspiel ansagen.',
    long: 'Das kommt vor, wenn du von jeder rufbaren Farbe entweder die Sau selbst hast oder keine Karte außer Ober und Unter. Wenz oder Solo sind weiterhin möglich.',
    forms: 'gesperrt',
  },
  spieler: {
    short: 'Wer das Spiel angesagt hat und es gewinnen muss.',
    long: 'Im Rufspiel hat er einen heimlichen Mitspieler, im Wenz und Solo steht er allein gegen drei.',
    forms: 'Spielmacher',
  },
  mitspieler: {
    short: 'Wer im Rufspiel die gerufene Sau hat und mit dem Spieler zusammenspielt.',
    long: 'Er sagt nichts. Erst wenn die Rufsau fällt, wissen es alle, und bis dahin helfen nur die Karten beim Raten.',
    forms: 'Mitspieler, Mitspielers, Mitspielern',
  },
  gegenspieler: {
    short: 'Alle, die gegen den Spieler spielen; ihnen reichen 60 Augen.',
    long: 'Im Rufspiel sind es zwei, die einander auch erst finden müssen, in Wenz und Solo drei. Nur Gegenspieler dürfen Stoß geben.',
    forms: 'Gegenspieler, Gegenspielers, Gegenspielern, Nichtspieler',
  },
  partei: {
    short: 'Die Spielerpartei sind der Spieler und sein Mitspieler, die Gegenpartei alle anderen.',
    long: 'Die Augen einer Partei werden zusammengezählt: Die Spielerpartei gewinnt mit 61, die Gegenpartei mit 60.',
    forms: 'Spielerpartei, Gegenpartei',
  },
};
