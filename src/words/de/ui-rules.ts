// German wording of the rules screen, of the sheet with the rules in force, and of the choice of rules on the start screen.
import { fileDe } from './disk-places.ts';
import { LABELS_DE } from './labels.ts';
import { wordsDe } from './naming.ts';
import type { UiRulesTexts } from '../types/ui-rules-texts.ts';

export const UI_RULES_DE: UiRulesTexts = {
  title: LABELS_DE.app.rooms.rules,
  open: 'Regeln …',
  back: 'Zurück',
  ofGame: (game) => `${game}: nur die Regeln, die dort zählen.`,
  ...LABELS_DE.rules,
  differencesInGame: (count, name) =>
    count === 0
      ? 'Alles ist wie üblich'
      : count === 1
        ? 'Eine Regel ist anders als üblich'
        : `${name.number(count)} Regeln sind anders als üblich`,
  lead: 'Nimm eine fertige Zusammenstellung und ändere daran, was bei euch anders ist.',
  quarrel: {
    title: 'Wer hat recht?',
    lead: 'Such aus, worum gestritten wird. Dann steht hier, was an diesem Tisch gilt, woher das kommt und was andere Tische spielen.',
    choose: 'Worum geht es?',
    refusals: 'Was nicht erlaubt ist',
    rule: 'Die Regel',
    here: 'An diesem Tisch',
    next: 'Nach den Regeln, die du hier einstellst',
    onlyIn: (games) =>
      `Diese Regel gibt es nur in ${games.length === 1 ? 'diesem Spiel' : 'diesen Spielen'}: ${wordsDe(games)}. Hier gilt sie also nicht.`,
    fixed: 'Keine Hausregel ändert das; es gilt an jedem Tisch, an dem es vorkommt.',
    value: (rule, value) => `${rule}: ${value}`,
    elsewhere: 'Was andere Tische spielen',
    idle: 'spielt dort keine Rolle',
    nobody: 'keiner der Regelsätze hier',
    source: 'Woher das kommt',
    cited: (numbers, id) =>
      numbers.length === 0
        ? `Regelwerk des Programms, unter ${id}`
        : `Regelwerk des Programms, unter ${id}; in der Quelle ${numbers.length === 1 ? 'Abschnitt' : 'Abschnitte'} ${wordsDe(numbers)}`,
    decided: (ids) =>
      `Die Quellen lassen hier etwas offen. Wie das Programm es hält, steht im Regelwerk unter ${wordsDe(ids)}.`,
    houseRule: (rule) => `„${rule}“ ist eine Hausregel: Jeder Tisch macht sie selbst aus.`,
    change: (rule) => `Zur Regel „${rule}“`,
  },
  presets: 'Fertige Regeln',
  own: 'Deine Regeln',
  noOwn: 'Noch nichts gespeichert. Ändere rechts etwas und gib dem Ganzen einen Namen.',
  take: (name) => `„${name}“ nehmen`,
  taken: 'gewählt',
  changed: 'geändert',
  differences: (count, name) =>
    count === 0
      ? 'Nichts ist anders als im reinen Schafkopf'
      : count === 1
        ? 'Eine Regel ist anders als im reinen Schafkopf'
        : `${name.number(count)} Regeln sind anders als im reinen Schafkopf`,
  whatDiffers: (count, name) => `Was anders ist (${name.number(count)})`,

  search: 'Regel suchen',
  searchHint: 'Deutsch oder Englisch',
  clear: 'Suche leeren',
  filter: 'Zeigen',
  filters: { all: 'Alle Regeln', different: 'Nur was anders ist' },
  jumpTo: 'Zur Gruppe',
  found: (count) => (count === 1 ? '1 Regel' : `${count} Regeln`),
  nothing: (typed) => `Zu „${typed}“ gibt es hier keine Regel.`,
  nothingDifferent: 'Hier ist alles wie im reinen Schafkopf.',

  different: 'anders',
  pureValue: (value) => `Rein: ${value}`,
  reset: (name) => `${name}: zurück zum reinen Schafkopf`,
  readOn: (term) => `Im Glossar: ${term}`,
  lesson: (number) => `Lektion ${number}`,
  adapted: (names) => `Von selbst mit geändert: ${names}.`,

  less: (name) => `${name}: weniger`,
  more: (name) => `${name}: mehr`,
  number: { cents: 'Betrag', cards: 'Anzahl', rounds: 'Festgelegt' },
  range: (low, high) => `Von ${low} bis ${high}`,
  highest: 'Das höchste Spiel steht oben.',
  up: (contract) => `${contract} höher`,
  down: (contract) => `${contract} niedriger`,
  tie: (contract, above) => `${contract} gleich hoch wie ${above}`,
  tied: 'gleich hoch',
  place: (contract, place) => `${contract} steht jetzt an Stelle ${place}`,

  conflicts: (count) => (count === 1 ? 'Das geht nicht zusammen' : 'Das geht alles nicht zusammen'),
  jump: (name) => `Zu „${name}“`,
  conflictsFirst: 'Solange sich Regeln widersprechen, kann niemand danach spielen.',

  use: 'Damit spielen',
  used: 'Diese Regeln gelten im nächsten Spiel.',
  save: 'Speichern',
  saveAs: 'Speichern unter …',
  rename: 'Umbenennen …',
  remove: 'Löschen …',
  exporting: 'In eine Datei …',
  importing: 'Aus einer Datei …',
  manage: (name) => `„${name}“ verwalten`,
  exported: (file) => `Gesichert: ${fileDe(file)}`,
  saved: (name) => `„${name}“ ist gespeichert.`,
  waits: (name) => `„${name}“ ist übernommen, liegt aber noch nicht auf der Festplatte.`,
  nameTitle: 'Wie sollen die Regeln heißen?',
  name: 'Name',
  nameHint: 'Zum Beispiel nach dem Tisch, an dem so gespielt wird.',
  cancel: 'Abbrechen',
  removeTitle: 'Regeln löschen?',
  removeText: (name) => `„${name}“ wird gelöscht. Gespielte Runden behalten ihre Regeln.`,
  removeYes: 'Löschen',
  notSaved: {
    noName: 'Ein Name fehlt noch.',
    nameTaken: 'So heißen schon andere Regeln.',
    conflicts: 'Diese Regeln widersprechen sich.',
    tooMany: 'Mehr Regeln passen nicht hinein. Lösch erst welche.',
    gone: 'Diese Regeln gibt es nicht mehr.',
  },

  start: 'Regeln',
  inForce: 'Die Regeln an diesem Tisch',
  inForceRound: 'Nach diesen Regeln wurde gespielt',
  inForceShort: 'Regeln',
  differingFirst: 'Anders als im reinen Schafkopf',
  allRules: 'Alle Regeln',
  noDifference: 'Es gilt der reine Schafkopf.',
};
