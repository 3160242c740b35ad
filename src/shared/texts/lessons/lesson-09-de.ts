// German texts of lesson 9: running away.
import type { LESSON_09 } from '../../../engine/lessons/lesson-09.ts';
import type { TextsOf } from './lesson-texts.ts';

export const LESSON_09_DE: TextsOf<typeof LESSON_09> = {
  title: 'Davonlaufen',
  goal: 'Du nutzt die eine Ausnahme, die es für die Rufsau gibt.',
  steps: {
    ausnahme:
      'Hast du die Rufsau und noch mindestens drei Karten ihrer Farbe, dann darfst du, wenn du ausspielst, eine kleine davon bringen. Das heißt [[davonlaufen]].',
    '9.1': {
      ask: 'Du kommst heraus, Resi hat {acc:GA} gerufen. Wähle alle Karten, die du ausspielen darfst.',
      right: 'Ja, alle. Mit vier Karten in {G} darfst du auch darunter weg.',
      missing: 'Als Ausspieler mit vier Karten der Ruffarbe bist du ganz frei.',
    },
    'nur-vorne':
      'Das gilt nur, wenn du selbst ausspielst. Sucht jemand anderer, muss die Rufsau trotzdem heraus, und wenn du noch so viele Karten der Farbe hast.',
    '9.2': {
      ask: 'Gleiches Blatt, aber Resi spielt {acc:GK} aus, Sepp gibt zu und Vroni sticht. Was darfst du legen?',
      right: 'Richtig. Davonlaufen geht nur von vorne.',
      missing: 'Die Farbe wird gesucht, also muss die gerufene Karte heraus.',
    },
    'danach-frei':
      'Einmal davongelaufen, ist die Rufsau frei. Du darfst sie dann behandeln wie jede andere Karte, also behalten oder [[schmieren]].',
    '9.3': {
      ask: 'Fünfter Stich, und im ersten bist du davongelaufen. Jetzt spielt Resi {acc:GK} aus. Was darfst du legen?',
      right: 'Richtig. Bedienen musst du, aber zwischen den beiden hast du die Wahl.',
      missing: 'Auch diese Karte bedient die Farbe, und gebunden bist du nicht mehr.',
    },
    '9.4': {
      ask: 'Dritter Stich, du kommst heraus. Vier Karten in {G} hattest du, eine hast du abgeworfen. Was darfst du ausspielen?',
      right: 'Richtig. Gezählt wird, was du jetzt noch auf der Hand hast, und drei sind zu wenig.',
      missing: 'Als Ausspieler darfst du alles bringen, was keine eigene Regel verbietet.',
    },
    warum:
      'Warum das hilft: Sitzen vier der sechs Karten bei dir, hat bestimmt jemand keine und würde deine Sau stechen. So verlierst du im ersten Durchgang nur eine leere Karte.',
    '9.5': {
      ask: 'Gerufen ist {nom:GA}. Resi spielt zum ersten Mal {G} aus, aber {nom:GA} kommt nicht. Was weißt du jetzt?',
      labels: {
        leader: 'Resi hat die Rufsau und ist davongelaufen',
        last: 'ich habe sie übersehen',
        declarer: 'der Spieler hat sie selbst',
      },
      feedback: {
        leader: 'Genau. Jeder andere hätte sie jetzt zugeben müssen.',
        last: 'Hättest du sie, dann hättest du sie jetzt legen müssen.',
        declarer: 'Eine Sau auf der eigenen Hand kann man nicht rufen.',
      },
    },
    '9.6': {
      ask: 'Ein Spiel bis zum Ende: Vroni hat {acc:GA} gerufen, und du hast sie mit drei weiteren Karten in {G}. Du kommst heraus, und zusammen braucht ihr 61 Augen. Resi und Sepp machen keinen Fehler.',
      won: 'Gewonnen! Die Gegner haben ihren Trumpf an eine leere Karte verloren, und deine Sau ist heil geblieben.',
      lost: 'Diesmal reicht es nicht. Überleg, was mit deiner Rufsau passiert, wenn die Gegner sie suchen.',
      plan: 'Du läufst davon: Eine kleine Karte in {G} kostet dich fast nichts. Danach ist die Rufsau frei.',
    },
  },
};
