// German wording of tournaments with real cards.
import { fileDe } from './disk-places.ts';
import { wordsDe } from './naming.ts';
import { LABELS_DE } from './labels.ts';
import type { UiTournamentTexts } from '../types/ui-tournament-texts.ts';

const leute = (count: number): string => (count === 1 ? 'eine Person' : `${count} Leute`);
const tische = (count: number): string => (count === 1 ? 'ein Tisch' : `${count} Tische`);

/** "15/5": was der Spieler von allen zusammen bekommt, und was jeder Einzelne zahlt. */
const alone = (each: number): string => `${3 * each}/${each}`;

export const UI_TOURNAMENT_DE: UiTournamentTexts = {
  title: LABELS_DE.app.rooms.tournament,
  lead: 'Preisschafkopf mit 8 bis 200 Leuten: auslosen, eintragen, Rangliste. Es geht um Punkte, und die Namen bleiben auf diesem Rechner.',
  begin: 'Neues Turnier',
  none: 'Noch kein Turnier.',
  open: (name, date) => `${name} vom ${date} öffnen`,
  sum: (people, drawn, rounds) => `${leute(people)} · ${drawn} von ${rounds} Runden ausgelost`,
  remove: (name) => `${name} wegwerfen`,
  removeTitle: 'Turnier wegwerfen?',
  removeText: (name) => `„${name}“ ist dann mit allen Ergebnissen für immer weg.`,
  back: 'Alle Turniere',
  failed: 'Das Turnier lässt sich gerade nicht lesen.',
  saved: (file) => `Gespeichert: ${fileDe(file)}`,
  fresh: {
    title: 'Neues Turnier',
    name: 'Name',
    example: 'Preisschafkopf',
    rounds: 'Runden',
    deals: 'Spiele je Runde',
    dealsHint: 'Durch 4 teilbar gibt jeder gleich oft, an einem Dreiertisch durch 3.',
    dealsProblem: (least, most) => `Eine Zahl von ${least} bis ${most}.`,
    writes: 'Aufgeschrieben wird',
    written: { plusMinus: 'Plus und Minus', plusOnly: 'nur Plus' },
    tariff: 'Punkte',
    own: 'eigene',
    ownHint: 'Punkte von jedem Gegner; beim Alleinspieler zählen sie dreifach.',
    values: {
      partner: ['Rufspiel', 'Rufspiel, Schneider', 'Rufspiel, schwarz'],
      alone: ['Solo und Wenz', 'Solo, Schneider', 'Solo, schwarz'],
      tout: 'Tout',
      sie: 'Sie',
    },
    go: 'Anlegen',
    cancel: 'Zurück',
  },
  tariff: ({ partner, alone: own, tout, sie }) =>
    `Rufspiel ${partner.join(', ')} · Solo und Wenz ${own.map(alone).join(', ')} · Tout ${alone(tout)} · Sie ${alone(sie)}`,
  tabs: { label: 'Ansicht', people: 'Leute', ranking: 'Rangliste' },
  round: (number) => `Runde ${number}`,
  table: (number) => `Tisch ${number}`,
  undo: 'Rückgängig',
  csv: 'Als Tabelle (CSV)',
  project: 'An die Wand',
  people: {
    title: 'Wer spielt mit?',
    add: 'Namen, einer in jeder Zeile',
    addHint: 'Eine Liste lässt sich hier einfügen. Eine Mannschaft steht nach einem Strichpunkt: Anna; Stammtisch.',
    addButton: 'Dazunehmen',
    count: (count) => (count === 1 ? 'Eine Person ist da' : `${count} Leute sind da`),
    empty: 'Noch niemand.',
    name: 'Name',
    team: 'Mannschaft',
    table: 'Fester Tisch',
    noTable: 'wird ausgelost',
    gone: 'gegangen',
    edit: (person) => `${person} ändern`,
    goes: (person) => `${person} geht heim`,
    back: (person) => `${person} ist wieder da`,
    editTitle: 'Name, Mannschaft, Platz',
    editHint: 'Wer für jemanden einspringt, übernimmt mit dem neuen Namen auch die Punkte.',
    save: 'Übernehmen',
    close: 'Schließen',
  },
  draw: {
    title: 'Auslosen',
    sizes: (sizes) => {
      const count = (size: number): number => sizes.filter((each) => each === size).length;
      if (count(5) > 0) return 'Fünf Leute sitzen an einem Tisch: Wer gibt, setzt aus.';
      const fours = count(4) > 0 ? [`${tische(count(4))} zu viert`] : [];
      const threes = count(3) > 0 ? [`${tische(count(3))} zu dritt`] : [];
      return [...fours, ...threes].join(', ');
    },
    button: (round) => `Runde ${round} auslosen`,
    hint: 'Niemand sitzt zweimal mit denselben Leuten am Tisch, solange es geht; Mannschaften werden getrennt.',
  },
  seats: {
    seed: (seed) => `Los ${seed}`,
    withdrawn: (seeds) => `Vorher ausgelost und zurückgenommen: Los ${wordsDe(seeds)}.`,
    repeats: (pairs) =>
      pairs === 0
        ? 'Niemand trifft jemanden zum zweiten Mal.'
        : `${pairs === 1 ? 'Ein Paar trifft' : `${pairs} Paare treffen`} sich wieder: Weniger waren nicht zu finden.`,
    open: (tables) => (tables === 1 ? 'Noch ein Tisch offen' : `Noch ${tables} Tische offen`),
    allIn: 'Alle Tische sind eingetragen.',
    result: 'Punkte',
    enter: (table) => `Tisch ${table} eintragen`,
    correct: (table) => `Tisch ${table} berichtigen`,
    corrected: (before) => `Berichtigt, vorher ${before}`,
    free: (table) => `Freier Platz an Tisch ${table}`,
    choose: 'Wer setzt sich dazu?',
    without: (people) => `Ohne Platz in dieser Runde: ${wordsDe(people)}`,
    print: 'Sitzliste (PDF)',
    printSheets: 'Tischzettel (PDF)',
  },
  entry: {
    title: (table) => `Tisch ${table}`,
    keys: 'Enter springt weiter und schreibt nach dem letzten Feld auf.',
    which: 'Tisch',
    points: (person) => `Punkte von ${person}`,
    solos: (person) => `Gewonnene Soli von ${person}`,
    pointsHead: 'Punkte',
    solosHead: 'Soli',
    sum: (sum) => `Summe ${sum}`,
    missing: (person) => `Es fehlen die Punkte von ${person}.`,
    write: 'Aufschreiben',
    written: (table, open) =>
      `Tisch ${table} ist aufgeschrieben. ${open === 0 ? 'Alle Tische sind eingetragen.' : `Noch offen: ${open}.`}`,
  },
  ranking: {
    title: 'Rangliste',
    place: 'Platz',
    name: 'Name',
    total: 'Punkte',
    solos: 'Soli',
    won: 'Preis',
    empty: 'Noch kein Ergebnis.',
    by: { bestRound: 'nach Einzelrunde', solos: 'nach Soli', lot: 'durch Los' },
    lot: (seed) => `Das Los kommt aus ${seed}.`,
    teams: 'Mannschaften',
    among: (thing, people) => (people === 1 ? thing : `${thing} (zu ${people} zusammen)`),
    rules: 'Gleichstand und Preise …',
    rulesTitle: 'Gleichstand und Preise',
    tie: ['Bei Gleichstand zuerst', 'Dann', 'Zuletzt'],
    ties: {
      bestRound: 'die beste Einzelrunde',
      solos: 'die meisten gewonnenen Soli',
      lot: 'das Los',
      shared: 'geteilter Platz',
    },
    prizes: 'Preise, einer in jeder Zeile',
    prizesHint: 'Ein Betrag wie 150 € oder eine Sache. Wer sich einen Platz teilt, teilt die Preise dieser Plätze.',
    print: 'Rangliste (PDF)',
  },
  wall: { seats: (round) => `Wer sitzt wo? Runde ${round}`, close: 'Schließen' },
  paper: {
    sheet: (round, table) => `Runde ${round} · Tisch ${table}`,
    deal: 'Spiel',
    sum: 'Summe',
    signed: 'Unterschrift',
    solosHint: {
      plusMinus: 'Gewonnene Soli bitte einkreisen. Die Summen aller am Tisch ergeben null.',
      plusOnly: 'Gewonnene Soli bitte einkreisen. Aufgeschrieben werden nur gewonnene Punkte.',
    },
    seats: (round) => `Sitzliste, Runde ${round}`,
    results: 'Rangliste',
  },
  reasons: {
    'T.NO_NAME': () => 'Da fehlt ein Name.',
    'T.SAME_NAME': ({ person }) => `Zweimal ${person}: Die Namen müssen sich unterscheiden.`,
    'T.NOBODY': ({ person }) => `${person} spielt hier nicht mit.`,
    'T.MOST_PEOPLE': ({ count, most }) => `Das wären ${count} Leute, und mehr als ${most} gehen nicht.`,
    'T.STILL_PLAYS': ({ person, table }) =>
      `${person} spielt noch an Tisch ${table}. Trag zuerst das Ergebnis ein, oder ändere den Namen, wenn jemand einspringt.`,
    'T.SITS_ALREADY': ({ person }) => `${person} sitzt in dieser Runde schon an einem Tisch.`,
    'T.NO_FREE_PLACE': ({ table }) => `An Tisch ${table} ist kein Platz mehr frei.`,
    'T.ALL_DRAWN': ({ rounds }) => `Alle ${rounds} Runden sind ausgelost.`,
    'T.FEW_PEOPLE': ({ count, least }) => `Ein Tisch braucht mindestens ${least} Leute, da sind ${count}.`,
    'T.RESULTS_MISSING': ({ round, tables }) =>
      tables.length === 1
        ? `Es fehlt noch Tisch ${tables.join()} aus Runde ${round}.`
        : `Es fehlen noch die Tische ${wordsDe(tables.map(String))} aus Runde ${round}.`,
    'T.NO_TABLE': ({ table, tables, person }) =>
      `Tisch ${table} gibt es nicht, nur ${tische(tables)}.${person === undefined ? '' : ` ${person} braucht einen anderen Platz.`}`,
    'T.TABLE_FULL': ({ table, people }) => `An Tisch ${table} ist nicht Platz für alle: ${wordsDe(people)}.`,
    'T.BAD_SEATS': () => 'Diese Auslosung passt nicht zu den Leuten, die da sind.',
    'T.BAD_SCORES': ({ table }) => `An Tisch ${table} sitzen andere Leute.`,
    'T.SUM': ({ table, sum }) =>
      `Die Punkte an Tisch ${table} ergeben zusammen ${sum > 0 ? '+' : '−'}${Math.abs(sum)} statt null.`,
    'T.NO_MINUS': ({ person, points }) =>
      `${person} hat −${Math.abs(points)}, aber bei diesem Turnier wird nur Plus aufgeschrieben.`,
    'T.TOO_HIGH': ({ person, points, most }) =>
      `${person} kann nicht ${points > 0 ? '' : '−'}${Math.abs(points)} Punkte haben: In einer Runde sind höchstens ${most} möglich.`,
    'T.SOLOS': ({ count, most }) => `${count} gewonnene Soli in ${most} Spielen gibt es nicht.`,
  },
};
