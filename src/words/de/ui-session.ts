// German labels of the beginning and the end of a session: cards drawn for the first deal, the final sheet.
import { allDo, toWhom, type VerbForms, whoDoes } from './people.ts';
import { capitalised } from '../base/words.ts';
import { LABELS_DE } from './labels.ts';
import type { UiSessionTexts } from '../types/ui-session-texts.ts';

const SPIELEN: VerbForms = { du: 'spielst', er: 'spielt', ihr: 'spielt', sie: 'spielen' };
const TAUSCHEN: VerbForms = { du: 'tauschst', er: 'tauscht', ihr: 'tauscht', sie: 'tauschen' };

export const UI_SESSION_DE: UiSessionTexts = {
  ...LABELS_DE.session,
  owing: (names) => (names === '' ? 'Alle Pflichtsolos sind gespielt.' : `Pflichtsolo noch offen: ${names}`),
  presented: (label) => `Vorführung: ${label}`,
  draw: {
    hint: 'Jeder hat eine Karte gezogen. Die höchste gibt, und die Farbe zählt nicht.',
    again: 'Gleich hoch, also wird noch einmal gezogen:',
    dealer: (seat, name) => `${capitalised(whoDoes(seat, name, 'gibst', 'gibt'))} zuerst.`,
    go: 'Geben',
  },
  partners: {
    hint: (name) =>
      `Offen wird Karte um Karte gegeben. Die ersten zwei, die einen der vier ${name.ranks('U')} bekommen, spielen die ganze Sitzung zusammen.`,
    again: (seat, name) =>
      `Alle vier ${name.ranks('U')} lagen bei ${toWhom(seat, name)}. Es wurde noch einmal gegeben:`,
    found: (partners, name) => `${allDo(partners, name, SPIELEN)} zusammen.`,
    swapped: (seats, name) => `${allDo(seats, name, TAUSCHEN)} die Plätze.`,
    stays: 'Alle bleiben sitzen, wo sie sind.',
    cards: (cards) => `bekommt: ${cards}`,
    go: 'Weiter',
  },
  leave: {
    by: {
      newGame: {
        title: 'Was wird aus dem Spiel am Tisch?',
        text: 'Du kannst es beiseitelegen und später genau da weiterspielen, mit seinem Spielzettel. Gibst du es auf, bleiben nur die fertigen Runden in der Bibliothek.',
        leave: 'Aufgeben und neu anfangen',
      },
      practice: {
        title: 'Die Übungsrunde aufgeben?',
        text: 'Am Tisch ist noch eine Übungsrunde im Gang. Wenn du jetzt eine andere anfängst, wird sie nicht zu Ende gespielt. Das Spiel, das daneben wartet, und der Spielzettel bleiben, wie sie sind.',
        leave: 'Aufgeben und neu anfangen',
      },
      sameDeal: {
        title: 'Diese Runde von vorn anfangen?',
        text: 'Die Runde ist noch im Gang. Wenn du sie von vorn anfängst, liegen die gleichen Karten wieder da, aber was bis jetzt gesagt und gespielt wurde, ist weg. Sie zählt dann nur noch als Übung.',
        leave: 'Von vorn anfangen',
      },
    },
    putAside: 'Beiseitelegen und neu anfangen',
    back: 'Zurück zur Runde',
    cancel: 'Abbrechen',
  },
  end: {
    open: 'Zur Schlussabrechnung',
    title: 'Die Sitzung ist aus',
    hint: (deals, name) => `${name.number(deals)} Runden sind gespielt, jeder hat gleich oft gegeben.`,
    hintSolos: (deals, name) => `${name.number(deals)} Runden sind gespielt, und jeder hat sein Pflichtsolo gehabt.`,
    caption: 'Schlussabrechnung',
    player: 'Spieler',
    sheet: 'Zettel',
    stock: 'Aus dem Stock',
    sum: 'Am Ende',
    again: 'Noch eine Sitzung',
    againHint: 'Mit denselben Regeln, derselben Stärke und derselben Hilfe; die Plätze werden neu verlost.',
    other: 'Anders weiterspielen',
  },
};
