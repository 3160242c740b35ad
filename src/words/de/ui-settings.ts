// German labels of the settings.
import type { UiSettingsTexts } from '../types/ui-settings-texts.ts';

const LIKE_SYSTEM = 'Wie das System';
const FLAG = { on: 'Ein', off: 'Aus' } as const;
const DECKS = { bavarian: 'Bayerisch', french: 'Französisch' } as const;

export const UI_SETTINGS_DE: UiSettingsTexts = {
  title: 'Einstellungen',
  description: 'Alles gilt sofort.',
  groups: {
    look: 'Aussehen',
    warnings: 'Warnungen',
    play: 'Am Tisch',
    sound: 'Ton und Sprache',
    access: 'Bedienung',
  },
  of: {
    textSize: {
      name: 'Größe von Schrift und Knöpfen',
      values: { 100: '100\u00A0%', 110: '110\u00A0%', 125: '125\u00A0%', 150: '150\u00A0%' },
    },
    cardSize: {
      name: 'Größe deiner Karten',
      values: { 100: '100\u00A0%', 115: '115\u00A0%', 130: '130\u00A0%', 150: '150\u00A0%' },
      hint: 'So weit das Fenster Platz hat.',
    },
    language: { name: 'Sprache', values: { system: LIKE_SYSTEM, de: 'Deutsch', en: 'English' } },
    theme: { name: 'Licht', values: { system: LIKE_SYSTEM, light: 'Tag', dark: 'Abend' } },
    deck: { name: 'Kartenbild', values: DECKS },
    doubleDeck: { name: 'Kartenbild, wenn jede Karte zweimal da ist', values: DECKS },
    palette: {
      name: 'Farben der Karten',
      values: { standard: 'Üblich', colourblind: 'Gut unterscheidbar' },
      hint: 'Die zweite Wahl hilft bei Farbenfehlsichtigkeit.',
    },
    gateCards: { name: 'Vor schlechten Karten warnen', values: FLAG },
    gateCalls: { name: 'Vor schlechten Ansagen warnen', values: FLAG },
    gateThreshold: {
      name: 'Warnen ab',
      values: { doubtful: 'Ungenauigkeit', bad: 'Fehler', veryBad: 'grobem Fehler' },
      hint: 'Gewarnt wird in den Hilfen „Offen erklärt“ und „Markiert“.',
    },
    speed: { name: 'Tempo', values: { slow: 'Gemütlich', normal: 'Normal', fast: 'Flott', instant: 'Sofort' } },
    tutor: { name: 'Tutor', values: { always: 'Immer', demand: 'Auf Wunsch', off: 'Aus' } },
    doublingPrompt: { name: 'Wenn du Stoß geben kannst', values: { ask: 'Nachfragen', button: 'Nur Knopf zeigen' } },
    byItself: {
      name: 'Von selbst gespielt wird',
      values: { nothing: 'Nichts', last: 'Die letzte Karte', forced: 'Auch jede einzige erlaubte' },
    },
    inAdvance: {
      name: 'Karten vormerken, bevor du dran bist',
      values: FLAG,
      hint: 'Ein Klick auf eine Karte merkt sie vor, mit der Tastatur V. Umordnen: Karte ziehen, oder Umschalt und Pfeil; O ordnet sie wieder.',
    },
    sound: { name: 'Geräusche am Tisch', values: { system: LIKE_SYSTEM, ...FLAG } },
    readAloud: {
      name: 'Vorlesen mit der Stimme des Systems',
      values: { nothing: 'Nichts', calls: 'Ansagen', tutor: 'Ansagen und Tutor' },
    },
    bubbles: { name: 'Sprechblasen', values: { standard: 'Schriftdeutsch', bairisch: 'Bairisch' } },
    tableTalk: { name: 'Bemerkungen der Mitspieler', values: FLAG },
    contrast: { name: 'Kontrast', values: { system: LIKE_SYSTEM, normal: 'Üblich', high: 'Hoch' } },
    motion: { name: 'Bewegung', values: { system: LIKE_SYSTEM, reduced: 'Wenig', full: 'Voll' } },
    letterKeys: {
      name: 'Tasten mit einem Buchstaben',
      values: FLAG,
      hint: 'H Tipp, G Rest, V vormerken, O ordnen, L letzter Stich, T Trümpfe, P Spielzettel, R Regeln, N nächste Runde, ? Erklärung',
    },
  },
  playerName: 'Dein Name am Tisch',
  playerNameHint: 'Leer heißt einfach „Du“.',
  noVoice: 'Auf diesem Computer ist keine deutsche Stimme eingerichtet.',
  volume: 'Lautstärke',
  percent: (volume) => `${volume} Prozent`,
  try: 'Anhören',
  volumeHint:
    'Mischen, Karten, Klopfen, Münzen. Alles davon ist auch zu sehen. „Wie das System“ ist still, wo das System um weniger Bewegung bittet.',
};
