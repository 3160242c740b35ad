// German texts of lesson 17: smearing, and giving nothing away.
import type { LESSON_17 } from '../../../engine/teaching/lessons/lesson-17.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_17_DE: TextsOf<typeof LESSON_17> = {
  title: 'Schmieren und abspatzen',
  goal: 'Du gibst deine Augen in die richtigen Stiche.',
  steps: {
    schmieren:
      '{Who:declarer} hat {acc:GA} gerufen, und du hast {ihn:GA}. {Who:declarer} hat {acc:GO} gelegt, und du bist als Letzter dran. Gehört der Stich sicher deiner Partei, dann gib Augen dazu. Das heißt [[schmieren]].',
    '17.1': {
      ask: '{Who:declarer} hat {acc:GA} gerufen, und du hast {ihn:GA}. {Who:declarer} hat {acc:GO} gespielt, {who:foe} und {who:otherFoe} haben klein zugegeben. Welche Karte legst du?',
      outcomes: {
        geschmiert: 'Genau! Der Stich ist euch sicher, und zehn Augen sind darin gut aufgehoben.',
        gespart:
          'Sicher ist es, aber du behältst zehn Augen, die hier gut aufgehoben wären. Später holen sie vielleicht die anderen.',
        herr: 'Einen Herrn brauchst du hier nicht, {who:declarer} hat den Stich ja schon. Heb ihn auf und gib lieber Augen.',
      },
    },
    abspatzen:
      'Gehört der Stich den anderen, gib so wenig wie möglich. Eine leere Karte ist ein [[spatz|Spatz]], und darum heißt es [[abspatzen]].',
    '17.2': {
      ask: '{Who:declarer} spielt auf {acc:EA} und hat {acc:SA} ausgespielt, der Stich gehört {ihm:declarer}. Du spielst gegen {ihn:declarer} und hast {kein:S} und keinen Trumpf. Welche Karte legst du?',
      outcomes: {
        abgespatzt: 'Richtig. Von dir bekommt {who:declarer} nichts geschenkt.',
        verschenkt: 'Das sind zehn Augen für die falsche Seite, ein Sechstel von dem, was {who:declarer} braucht.',
        wenig: 'Nur vier Augen, aber auch die musst du {who:declarer} nicht schenken. Leere Karten hast du genug.',
      },
    },
    '17.3': {
      ask: '{Who:declarer} hat {acc:GA} gerufen, und du hast {ihn:GA}. Mit {dat:EO} gewinnt {who:declarer} diesen Stich, und du hast keinen Trumpf. Was legst du hinein?',
      outcomes: {
        geschmiert: 'Richtig, zehn Augen für euch beide. {Nom:GA} hätte noch mehr gebracht, muss aber bleiben.',
        gespart: 'Da geht mehr. Der Stich gehört euch, und {nom:ET} wäre hier gut aufgehoben.',
      },
    },
    sicher:
      'Schau vor dem Schmieren, wer nach dir noch kommt. Sicher ist ein Stich erst, wenn ihn niemand mehr holen kann: Der höchste Trumpf liegt, oder du bist der Letzte.',
    '17.4': {
      ask: '{Who:declarer} spielt auf {acc:GA}, und {who:mate} gehört zu dir. {Who:mate} hat {acc:H9} ausgespielt, nach dir kommen noch {who:foe} und {who:otherFoe}. Schmierst du {acc:HT}?',
      labels: {
        'lieber-nicht': 'nein, nach mir kommt noch {who:declarer}',
        partner: 'ja, der Stich gehört ja {who:mate}',
        trumpf: 'nein, Trümpfe schmiert man nicht',
      },
      feedback: {
        'lieber-nicht': 'Richtig. {Who:declarer} kommt erst nach dir und hat bestimmt einen höheren Trumpf.',
        partner:
          'Noch gehört er {ihm:mate}, aber {acc:H9} kann fast jeder Trumpf schlagen. Dann fehlen euch zehn Augen, und die anderen haben sie.',
        trumpf: 'Auch einen Trumpf kann man schmieren, wie am Anfang dieser Lektion. Der Stich muss nur sicher sein.',
      },
    },
    '17.5': {
      ask: 'Jetzt spiel das Spiel vom Anfang zu Ende: {Who:declarer} hat {acc:GO} ausgespielt, und zusammen braucht ihr 61 Augen. {Who:foe} und {who:otherFoe} machen keinen Fehler.',
      won: 'Gewonnen! Jede Schmier im richtigen Stich hat euch dem Ziel näher gebracht.',
      lost: 'Diesmal reicht es nicht. Überleg bei jedem Stich: Wem gehört er, und was gibst du hinein?',
      plan: 'Zuerst kommt {nom:HT} in {whose:declarer} Stich. Danach gibst du Augen, wenn der Stich euch gehört, und Spatzen, wenn nicht.',
    },
  },
};
