// German texts of lesson 17: smearing, and giving nothing away.
import type { LESSON_17 } from '../../../engine/lessons/lesson-17.ts';
import type { TextsOf } from './lesson-texts.ts';

export const LESSON_17_DE: TextsOf<typeof LESSON_17> = {
  title: 'Schmieren und abspatzen',
  goal: 'Du gibst deine Augen in die richtigen Stiche.',
  steps: {
    schmieren:
      'Sepp spielt auf {acc:GA}, und Resi gehört zu dir. Ihr {nom:GO} ist gelegt, und du bist als Letzter dran. Gehört der Stich sicher deiner Partei, dann gib Augen dazu. Das heißt [[schmieren]].',
    '17.1': {
      ask: 'Resi hat {acc:GO} gespielt, Sepp und Vroni haben klein zugegeben. Du bist mit Resi gegen Sepp. Welche Karte legst du?',
      outcomes: {
        geschmiert: 'Genau! Der Stich ist euch sicher, und zehn Augen sind darin gut aufgehoben.',
        gespart: 'Sicher ist es, aber du behältst zehn Augen, die hier daheim wären. Später holt sie vielleicht Sepp.',
        herr: 'Einen Herrn brauchst du hier nicht, Resi hat den Stich ja schon. Heb ihn auf und gib lieber Augen.',
      },
    },
    abspatzen:
      'Gehört der Stich den anderen, gib so wenig wie möglich. Eine leere Karte ist ein [[spatz|Spatz]], und darum heißt es [[abspatzen]].',
    '17.2': {
      ask: 'Resi spielt auf {acc:EA} und hat {acc:SA} ausgespielt, der Stich gehört ihr. Du bist gegen sie, hast keine {S} und keinen Trumpf. Welche Karte legst du?',
      outcomes: {
        abgespatzt: 'Richtig. Von dir bekommt Resi nichts geschenkt.',
        verschenkt: 'Das sind zehn Augen für die falsche Seite, ein Sechstel von dem, was Resi braucht.',
        wenig: 'Nur vier Augen, aber auch die musst du Resi nicht schenken. Leere Karten hast du genug.',
      },
    },
    '17.3': {
      ask: 'Resi hat {acc:GA} gerufen, und die hast du. Jetzt gewinnt sie mit {dat:EO} den Stich, du hast keinen Trumpf. Was gibst du ihr?',
      outcomes: {
        geschmiert: 'Richtig, zehn Augen für euch beide. {Nom:GA} hätte noch mehr gebracht, muss aber bleiben.',
        gespart: 'Da geht mehr. Der Stich gehört euch, und {nom:ET} wäre hier gut aufgehoben.',
      },
    },
    sicher:
      'Vor dem Schmieren schau, wer nach dir noch kommt. Sicher ist ein Stich erst, wenn ihn niemand mehr holen kann: Der höchste Trumpf liegt, oder du bist der Letzte.',
    '17.4': {
      ask: 'Vroni gehört zu dir und hat {acc:H9} ausgespielt. Nach dir kommen noch Resi, die spielt, und Sepp. Schmierst du {acc:HT}?',
      labels: { 'lieber-nicht': 'lieber nicht', immer: 'ja, immer' },
      feedback: {
        'lieber-nicht': 'Richtig. Resi kommt erst nach dir und hat bestimmt einen höheren Trumpf.',
        immer: 'Eine Zehn im falschen Stich tut doppelt weh: Zehn fehlen euch, und zehn haben die anderen mehr.',
      },
    },
    '17.5': {
      ask: 'Jetzt spiel das Spiel vom Anfang zu Ende: Resi hat {acc:GO} ausgespielt, und zusammen braucht ihr 60 Augen. Sepp und Vroni machen keinen Fehler.',
      won: 'Gewonnen! Jede Schmier im richtigen Stich hat euch dem Ziel näher gebracht.',
      lost: 'Diesmal reicht es nicht. Überleg bei jedem Stich: Wem gehört er, und was gibst du hinein?',
      plan: 'Zuerst kommt {nom:HT} in Resis Stich. Danach gibst du Augen, wenn der Stich euch gehört, und Spatzen, wenn nicht.',
    },
  },
};
