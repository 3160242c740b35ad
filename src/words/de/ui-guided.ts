// German words of the first round of a newcomer: one sentence for each step.
import type { Seat } from '../../engine/base/seats.ts';
import type { GuidedAsk, GuidedTell } from '../../engine/teaching/lessons/guided-round.ts';
import type { SettlementLine } from '../../engine/scoring/money.ts';
import type { Naming } from '../types/naming.ts';
import { acc, aRank, countDe, eyesDe, itsRank, Nom, nom, wordsDe } from './naming.ts';
import { Who } from './people.ts';
import { LABELS_DE } from './labels.ts';
import type { Sentence, UiGuidedTexts } from '../types/ui-guided-texts.ts';

/** Seats as they are at the table of the first round. */
const FIRST_FOE: Seat = 1;
const MATE: Seat = 2;
const OTHER_FOE: Seat = 3;

/** What a line of the bill costs, and for what. */
function costDe(line: SettlementLine, name: Naming): readonly string[] {
  if (line.kind === 'base') return [`${name.figure(line.cents)} für das Spiel`];
  if (line.kind === 'schneider') return [`${name.figure(line.cents)} für Schneider`];
  if (line.kind !== 'runners') return [];
  return [
    `${name.figure(line.cents)} für ${countDe(line.count)} Laufende, denn ihr hattet die ${countDe(line.count)} höchsten Trümpfe`,
  ];
}

const STEPS_DE: Readonly<Record<GuidedTell | GuidedAsk, Sentence>> = {
  cards: () => 'Das sind deine acht Karten, und die anderen drei haben auch je acht.',
  trumps: (_facts, name) =>
    `${name.ranks('O')}, ${name.ranks('U')} und alle Karten in ${name.suit('H')} sind Trumpf: Sie schlagen alles andere, und der höchste liegt links.`,
  points: (_facts, name) =>
    `Jede Karte zählt Augen (${name.rank('A')} 11, ${name.rank('T')} 10, ${name.rank('K')} 4, ${name.rank('O')} 3, ${name.rank('U')} 2), und wer spielt, braucht 61 von 120.`,
  call: () => 'Du hast fünf Trümpfe, darunter den allerhöchsten: Sag, dass du spielst.',
  others: () => 'Die anderen lassen dich spielen.',
  ace: (_facts, name) =>
    `Ruf jetzt ${aRank('A', name, 'acc')} in einer Farbe, in der du selbst nur kleinere Karten hast: Wer ${itsRank('A', name)} hat, hilft dir.`,
  sides: (_facts, name) =>
    `Jetzt spielen zwei gegen zwei, aber wer ${acc('GA', name)} hat und zu dir hält, weiß nur er selbst.`,
  lead: (_facts, name) => `Du spielst aus: Nimm ${acc('EO', name)}, denn Trumpf müssen alle zugeben.`,
  first: ({ trick }, name) => `Niemand schlägt ${acc('EO', name)}, also gehört der Stich dir: ${eyesDe(trick)}.`,
  again: ({ trick }, name) =>
    `Gleich noch einmal Trumpf: ${Nom('HO', name)} holt ${eyesDe(trick)} und den anderen die Trümpfe aus der Hand.`,
  draw: (_facts, name) =>
    `Die anderen haben noch drei Trümpfe: Hol sie mit einem kleinen heraus, und heb dir ${acc('HA', name)} auf.`,
  theirs: (_facts, name) => `${Nom('GO', name)} nimmt den Stich, und Trumpf hast jetzt nur noch du.`,
  partner: (_facts, name) =>
    `${Who(MATE, name)} spielt ${acc('GA', name)} aus: Das ist dein Mitspieler, und der Stich zählt für euch beide.`,
  give: (_facts, name) => `Stechen kann ihn keiner mehr: Gib ${acc('GK', name)} dazu, das sind 4 Augen für euch.`,
  given: ({ trick, own }) => `Das heißt schmieren: ${eyesDe(trick)} in einem Stich, und ihr habt schon ${own}.`,
  danger: (_facts, name) => `${Who(OTHER_FOE, name)} legt ${acc('SA', name)} und will den Stich haben.`,
  ruff: () => 'Du hast keine Karte dieser Farbe, also darfst du stechen: Ein kleiner Trumpf genügt.',
  won: ({ own }) => `Gestochen: Mit ${own} Augen ist das Spiel gewonnen, denn 61 sind genug.`,
  rest: () => 'Die letzten drei Stiche laufen von selbst, denn außer dir hat niemand mehr Trumpf.',
  result: ({ own, other }) =>
    `${own} zu ${other}: Die Gegner haben nicht einmal 30, das heißt Schneider und kostet sie mehr.`,
  coins: ({ bill }, name) =>
    `${Who(FIRST_FOE, name)} und ${name.player(OTHER_FOE)} zahlen je ${name.money(bill?.each ?? 0)}: ${wordsDe(bill?.lines.flatMap((line) => costDe(line, name)) ?? [])}.`,
};

const OTHER_DE: Readonly<Record<GuidedAsk, Sentence>> = {
  call: () => 'Weiter darfst du auch sagen, aber mit diesem Blatt gewinnst du: Trau dich.',
  ace: () => 'Das darfst du auch, aber hier geht es um ein Rufspiel.',
  lead: () => 'Erlaubt ist das, aber nur deinen allerhöchsten Trumpf kann niemand schlagen.',
  draw: () => 'Erlaubt ist das, aber erst sollen die Trümpfe der anderen weg, und dafür genügt ein kleiner.',
  give: (_facts, name) =>
    `Erlaubt ist das, aber ${nom('GK', name)} bringt die meisten Augen, und der Stich ist euch sicher.`,
  ruff: (_facts, name) => `Erlaubt ist das, aber dann bekommt ${name.player(OTHER_FOE)} den Stich: Nimm einen Trumpf.`,
};

export const UI_GUIDED_DE: UiGuidedTexts = {
  title: LABELS_DE.app.rooms.guided,
  step: (at, of) => `Schritt ${at} von ${of}`,
  decision: (at, of) => `Du bist dran: ${at} von ${of}`,
  next: 'Weiter',
  back: 'Zurück',
  skip: 'Überspringen',
  toLesson: 'Weiter mit Lektion 1',
  choose: 'Was sagst du?',
  failed: 'Die Runde konnte nicht geholt werden.',
  own: 'Ihr',
  others: 'Die anderen',
  bar: (own, other, needed) => `Augen: ihr ${own}, die anderen ${other}; mit ${needed} ist gewonnen`,
  coins: 'Wer was bekommt',
  steps: STEPS_DE,
  other: OTHER_DE,
};
