// What the table asks of the person, in German: headings of the panels, and spoken when the question is put.
import type { Question } from '../../questions.ts';
import type { Naming } from '../naming.ts';

export const QUESTIONS_DE = {
  titles: {
    partners: 'Wer spielt mit wem?',
    draw: 'Wer gibt zuerst?',
    cut: 'Heb ab!',
    legen: 'Legst du?',
    call: 'Was sagst du?',
    hochzeit: 'Bietest du eine Hochzeit an?',
    obers: (name: Naming) => `Nimmst du die beiden ${name.ranks('O')} und spielst ein Solo?`,
    passOn: 'Zwei Karten weiterschieben',
    widow: 'Nimmst du die Witwe und spielst allein?',
    number: 'Wie viele Trümpfe sagst du an?',
    reserve: 'Ist dein Blatt gesund?',
    reservation: 'Welchen Vorbehalt hast du?',
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
  } satisfies Readonly<Record<Question, string | ((name: Naming) => string)>>,
  /** After a question that is answered with yes or no. */
  keys: 'J heißt ja, N heißt nein.',
  /** On the own plate, while somebody else has the turn. */
  asked: 'Du bist gefragt',
};
