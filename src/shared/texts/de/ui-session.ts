// German labels of the beginning and the end of a session: cards drawn for the first deal, the final sheet.
import type { Seat } from '../../../engine/base/seats.ts';
import type { Naming } from '../naming.ts';
import { whoDoes } from './people.ts';
import { capitalised } from '../words.ts';

export const UI_SESSION_DE = {
  round: (round: number, of: number, name: Naming) => `Runde ${name.number(round)} von ${name.number(of)}`,
  draw: {
    hint: 'Jeder hat eine Karte gezogen. Die höchste gibt, und die Farbe zählt nicht.',
    again: 'Gleich hoch, also zieht man noch einmal:',
    dealer: (seat: Seat, name: Naming) => `${capitalised(whoDoes(seat, name, 'gibst', 'gibt'))} zuerst.`,
    go: 'Geben',
  },
  leave: {
    title: 'Die Runde am Tisch aufgeben?',
    text: 'Am Tisch ist noch eine Runde im Gang. Wenn du ein anderes Spiel anfängst, wird sie nicht zu Ende gespielt, und der Spielzettel beginnt neu. Fertige Runden bleiben in der Bibliothek.',
    back: 'Zurück zur Runde',
    leave: 'Aufgeben und neu anfangen',
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
