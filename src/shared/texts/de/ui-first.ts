// German labels of the first start, of sitting down with one click, and of sessions that were put aside.
import type { Naming } from '../naming.ts';

export const UI_FIRST_DE = {
  question: 'Kennst du Schafkopf schon?',
  learn: 'Ich lerne',
  learnHint:
    'Du spielst gleich eine Runde mit. Jeder Schritt wird an den Karten gezeigt, und du musst nichts dafür wissen.',
  know: 'Ich kann’s',
  knowHint: 'Du setzt dich an den Tisch zu drei Stammgästen, und es wird gemischt.',
  ready: 'Der Tisch ist bereit',
  setUp: 'Einrichten',
  setUpHint: 'Spiel, Regeln, Blatt, Mitspieler, Tarif und Hilfe',
  setUpTitle: 'Einen Tisch einrichten',
  setUpLead: 'Was du hier wählst, gilt auch beim nächsten Mal.',
  chosen: 'So wird gespielt',
  help: (mode: string) => `Hilfe: ${mode}`,
  tariff: (tariff: string) => `Tarif ${tariff}`,
  back: 'Zurück',
  aside: {
    title: 'Beiseitegelegt',
    round: (round: number, name: Naming) => `Runde ${name.number(round)}`,
    when: (when: string) => `zuletzt ${when}`,
    goOn: 'Wieder aufnehmen',
    goOnOf: (game: string, when: string) => `${game} wieder aufnehmen, ${when}`,
    remove: 'Wegwerfen',
    removeOf: (game: string, when: string) => `${game} wegwerfen, ${when}`,
    removeTitle: 'Dieses Spiel wegwerfen?',
    removeText: (game: string, round: string) =>
      `${game}, ${round}: Der Spielzettel ist dann weg, und weitergespielt werden kann nicht mehr. Fertige Runden bleiben in der Bibliothek.`,
    removeYes: 'Wegwerfen',
    removeNo: 'Behalten',
    failed: 'Das Spiel konnte nicht wieder aufgenommen werden. Am Tisch ist alles, wie es war.',
  },
};

export type UiFirstTexts = typeof UI_FIRST_DE;
