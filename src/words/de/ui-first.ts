// German labels of the first start, of sitting down with one click, and of sessions that were put aside.
import type { UiFirstTexts } from '../types/ui-first-texts.ts';

export const UI_FIRST_DE: UiFirstTexts = {
  question: 'Kennst du Schafkopf schon?',
  learn: 'Ich lerne',
  learnHint:
    'Du spielst gleich eine Runde mit. Jeder Schritt wird an den Karten gezeigt, und du musst nichts dafür wissen.',
  know: 'Ich kann’s',
  knowHint: 'Du setzt dich zu drei Mitspielern an den Tisch, und es wird gleich gegeben.',
  ready: 'Der Tisch ist bereit',
  setUp: 'Einrichten',
  setUpHint: 'Spiel, Regeln, Blatt, Mitspieler, Tarif und Hilfe',
  setUpTitle: 'Einen Tisch einrichten',
  setUpLead: 'Was du hier wählst, gilt auch beim nächsten Mal.',
  chosen: 'So wird gespielt',
  help: (mode) => `Hilfe: ${mode}`,
  tariff: (tariff) => `Tarif ${tariff}`,
  back: 'Zurück',
  aside: {
    title: 'Beiseitegelegt',
    round: (round, name) => `Runde ${name.number(round)}`,
    when: (when) => `zuletzt ${when}`,
    goOn: 'Wieder aufnehmen',
    goOnOf: (game, when) => `${game} wieder aufnehmen, ${when}`,
    remove: 'Wegwerfen',
    removeOf: (game, when) => `${game} wegwerfen, ${when}`,
    removeTitle: 'Dieses Spiel wegwerfen?',
    removeText: (game, round) =>
      `${game}, ${round}: Der Spielzettel ist dann weg, und weitergespielt werden kann nicht mehr. Fertige Runden bleiben in der Bibliothek.`,
    removeYes: 'Wegwerfen',
    removeNo: 'Behalten',
    failed: 'Das Spiel konnte nicht wieder aufgenommen werden. Am Tisch ist alles, wie es war.',
  },
};
