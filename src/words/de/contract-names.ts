// The German names of the contracts with their gender, and the entry of the glossary of each that has one of its own.
import type { ContractTexts, GermanEntry } from '../types/contract-texts.ts';

export type Gender = 'm' | 'f' | 'n';

/** A game; one with an adjective is called by it within a sentence: "Bettel offen", but "ein offener Bettel". */
export interface ContractNoun {
  readonly name: string;
  readonly gender: Gender;
  readonly called?: { readonly adjective: string; readonly noun: string };
}

export const CONTRACTS_DE: ContractTexts<ContractNoun, GermanEntry> = {
  rufer: { name: 'Rufspiel', gender: 'n' },
  hochzeit: {
    name: 'Hochzeit',
    gender: 'f',
    entry: {
      german: 'Hochzeit',
      bavarian: 'wer heirat mi? mit mir! ohne mi!',
      related: ['interesse', 'rufspiel'],
      short: 'Wer nur einen einzigen Trumpf hat, bietet ihn verdeckt an und sucht so einen Partner.',
      long: 'Eine Wirtshausregel. Wer annimmt, gibt eine Karte zurück, die kein Trumpf sein darf; dann spielen die beiden zusammen wie in einem Rufspiel ohne gerufene Sau.',
      forms: 'Hochzeit',
    },
  },
  bettel: {
    name: 'Bettel',
    gender: 'm',
    entry: {
      german: 'Bettel',
      bavarian: 'an Beddl',
      related: ['offenerBettel', 'ausbetteln'],
      short: 'Einer gegen drei: Der Spieler darf keinen einzigen Stich machen.',
      long: 'Eine Wirtshausregel. Je nach Tisch ohne Trumpf oder mit der gewohnten Reihenfolge. Beim ersten Stich des Spielers ist das Spiel verloren.',
      forms: 'Bettel',
    },
  },
  'suit-geier': { name: 'Farbgeier', gender: 'm' },
  'suit-wenz': { name: 'Farbwenz', gender: 'm' },
  eisenbahner: {
    name: 'Eisenbahner',
    gender: 'm',
    entry: {
      german: 'Eisenbahner',
      related: ['zehn', 'wenz'],
      short: 'Einer gegen drei, und nur die vier Zehner sind Trumpf.',
      long: 'Eine Wirtshausregel. Die Trümpfe bringen hier zugleich die meisten Augen. Auch die Zehn selbst trägt den Spitznamen.',
      forms: 'Eisenbahner',
    },
  },
  kaiser: {
    name: 'Kaiser',
    gender: 'm',
    entry: {
      german: 'Kaiser, König, Krone, Habicht, Adler, Hühnergeier, Bart',
      bavarian: 'Keni',
      related: ['koenig', 'wenz', 'geier'],
      short: 'Einer gegen drei, und nur die vier Könige sind Trumpf.',
      long: 'Eine Wirtshausregel mit vielen Namen. Ober und Unter sind gewöhnliche Karten ihrer Farbe.',
      forms: 'Kaiser',
    },
  },
  geier: {
    name: 'Geier',
    gender: 'm',
    entry: {
      german: 'Geier, Dame, Jäger',
      bavarian: 'an Geier',
      related: ['wenz', 'farbgeier'],
      short: 'Einer gegen drei, und nur die vier Ober sind Trumpf.',
      long: 'Eine Wirtshausregel: gespielt wird wie ein Wenz, nur mit den Obern. Die Unter sind gewöhnliche Karten.',
      forms: 'Geier',
    },
  },
  wenz: {
    name: 'Wenz',
    gender: 'm',
    entry: {
      german: 'Wenz',
      bavarian: 'an Wenz',
      related: ['unter', 'farbwenz', 'geier'],
      short: 'Einer gegen drei, und nur die vier Unter sind Trumpf.',
      long: 'Die Ober sind gewöhnliche Karten zwischen König und Neun. Gut ist ein Blatt mit hohen Untern und Säuen. In jeder Farbe gilt: Sau, Zehn, König, Ober, Neun, Acht, Sieben.',
      forms: 'Wenz, Wenzen',
    },
  },
  solo: {
    name: 'Solo',
    gender: 'n',
    entry: {
      german: 'Solo, Farbsolo',
      bavarian: 'Oachl sticht',
      related: ['herzSolo', 'wenz', 'tout'],
      short: 'Einer gegen drei, mit einer Farbe seiner Wahl als Trumpf neben Obern und Untern.',
      long: 'Der Spieler braucht 61 Augen ganz allein und wählt die Trumpffarbe, von der er mindestens eine Karte haben muss. Ein Solo ist mehr wert als ein Wenz.',
      forms: 'Solo, Solos, Soli, Farbsolo',
    },
  },
  'suit-geier-tout': { name: 'Farbgeier-Tout', gender: 'm' },
  'suit-wenz-tout': { name: 'Farbwenz-Tout', gender: 'm' },
  'eisenbahner-tout': { name: 'Eisenbahner-Tout', gender: 'm' },
  'kaiser-tout': { name: 'Kaiser-Tout', gender: 'm' },
  'geier-tout': { name: 'Geier-Tout', gender: 'm' },
  'wenz-tout': { name: 'Wenz-Tout', gender: 'm' },
  'open-bettel': { name: 'Bettel offen', gender: 'm', called: { adjective: 'offen', noun: 'Bettel' } },
  'solo-tout': { name: 'Solo-Tout', gender: 'm' },
  sie: {
    name: 'Sie',
    gender: 'm',
    entry: {
      german: 'Sie',
      bavarian: 'da Sie',
      related: ['tout', 'herren'],
      short: 'Alle vier Ober und alle vier Unter auf einer Hand: sofort gewonnen.',
      long: 'Mit kurzem Blatt sind es die sechs höchsten Trümpfe. Die Karten werden hingelegt und an vielen Stammtischen eingerahmt; das Spiel ist so selten, dass es mancher nie erlebt.',
      forms: '',
    },
  },
  muss: { name: 'Muss-Spiel', gender: 'n' },
  'muss-rufer': { name: 'Muss-Spiel', gender: 'n' },
  kreuz: { name: 'Kreuz', gender: 'n' },
  bierkopf: {
    name: 'Bierkopf',
    gender: 'm',
    entry: {
      german: 'Bierkopf',
      related: ['rufspiel'],
      short: 'Schafkopf mit festen Partnern und ohne Ansage, oft um eine Runde Bier.',
      long: 'Wer sich gegenübersitzt, spielt zusammen; Trumpf ist wie im Rufspiel. Bei 60 zu 60 geht es im nächsten Spiel um eins mehr.',
      forms: 'Bierkopf',
    },
  },
  ramsch: {
    name: 'Ramsch',
    gender: 'm',
    entry: {
      german: 'Ramsch',
      related: ['jungfrau', 'durchmarsch', 'zusammenwerfen'],
      short: 'Jeder für sich, und wer die meisten Augen bekommt, zahlt.',
      long: 'Eine Wirtshausregel für den Fall, dass alle „weiter“ sagen. Trumpf ist wie im Rufspiel. An manchen Tischen darf ihn jeder verdoppeln, bevor er seine erste Karte legt.',
      forms: 'Ramsch',
    },
  },
  'widow-game': { name: 'Spiel mit der Witwe', gender: 'n' },
  doppelschafkopf: {
    name: 'Doppelschafkopf',
    gender: 'm',
    entry: {
      german: 'Doppelschafkopf',
      related: ['kopf', 'doppelkopf', 'strohmann'],
      short: 'Ein Vorfahr von Doppelkopf: zwei feste Parteien, 48 Karten, gezählt in Strichen.',
      long: 'Trumpf sind die Ober von Eichel und Gras, alle Unter und Schellen, und die Zehn ist niedrig. 121 von 240 Augen gewinnen. Fallen beide Eichel-Ober in einen Stich, gibt es einen Strich extra. Zu dritt spielt der Geber mit einem Strohmann gegen die beiden anderen.',
      forms: 'Doppelschafkopf',
    },
  },
  deutscher: { name: 'Trumpfspiel', gender: 'n' },
  'bauernstoss-first': { name: 'Trumpfspiel', gender: 'n' },
  'bauernstoss-chalk': { name: 'Trumpfspiel mit Kreide', gender: 'n' },
  bauernstoss: { name: 'Trumpfspiel ohne Kreide', gender: 'n' },
  'small-solo': { name: 'Kleines Solo', gender: 'n', called: { adjective: 'klein', noun: 'Solo' } },
  'big-solo': { name: 'Großes Solo', gender: 'n', called: { adjective: 'groß', noun: 'Solo' } },
  'schoofkopp-first': { name: 'Trumpfspiel', gender: 'n' },
  'schoofkopp-chalk': { name: 'Trumpfspiel mit Kreide', gender: 'n' },
  schoofkopp: { name: 'Trumpfspiel ohne Kreide', gender: 'n' },
  'schoofkopp-solo': { name: 'Großes Solo', gender: 'n', called: { adjective: 'groß', noun: 'Solo' } },
  'dok-normal': { name: 'Normalspiel', gender: 'n' },
  'dok-hochzeit': { name: 'Hochzeit', gender: 'f' },
  'dok-solo': { name: 'Farbsolo', gender: 'n' },
  'dok-queens': { name: 'Damensolo', gender: 'n' },
  'dok-jacks': { name: 'Bubensolo', gender: 'n' },
  'dok-aces': { name: 'Fleischloses Solo', gender: 'n' },
  least: { name: 'Spiel um die wenigsten Augen', gender: 'n' },
};
