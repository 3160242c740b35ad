// German labels of the beginning and the end of a session: cards drawn for the first deal, the final sheet.
import type { Seat } from '../../../engine/base/seats.ts';
import type { Naming } from '../naming.ts';
import { allDo, toWhom, type VerbForms, whoDoes } from './people.ts';
import { capitalised } from '../words.ts';

const SPIELEN: VerbForms = { du: 'spielst', er: 'spielt', ihr: 'spielt', sie: 'spielen' };
const TAUSCHEN: VerbForms = { du: 'tauschst', er: 'tauscht', ihr: 'tauscht', sie: 'tauschen' };

export const UI_SESSION_DE = {
  round: (round: number, of: number, name: Naming) => `Runde ${name.number(round)} von ${name.number(of)}`,
  draw: {
    hint: 'Jeder hat eine Karte gezogen. Die höchste gibt, und die Farbe zählt nicht.',
    again: 'Gleich hoch, also wird noch einmal gezogen:',
    dealer: (seat: Seat, name: Naming) => `${capitalised(whoDoes(seat, name, 'gibst', 'gibt'))} zuerst.`,
    go: 'Geben',
  },
  partners: {
    hint: (name: Naming) =>
      `Offen wird Karte um Karte gegeben. Die ersten zwei, die einen der vier ${name.ranks('U')} bekommen, spielen die ganze Sitzung zusammen.`,
    again: (seat: Seat, name: Naming) =>
      `Alle vier ${name.ranks('U')} lagen bei ${toWhom(seat, name)}. Es wurde noch einmal gegeben:`,
    found: (partners: readonly Seat[], name: Naming) => `${allDo(partners, name, SPIELEN)} zusammen.`,
    swapped: (seats: readonly Seat[], name: Naming) => `${allDo(seats, name, TAUSCHEN)} die Plätze.`,
    stays: 'Alle bleiben sitzen, wo sie sind.',
    cards: (cards: string) => `bekommt: ${cards}`,
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
    hint: (deals: number, name: Naming) => `${name.number(deals)} Runden sind gespielt, jeder hat gleich oft gegeben.`,
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

export type UiSessionTexts = typeof UI_SESSION_DE;
