// German wording of the coach after a round and at the end of an evening.
import { LABELS_DE } from './labels.ts';
import type { UiCoachTexts } from '../types/ui-coach-texts.ts';

/** How many of the own decisions gave nothing away, and what the others did. */
function scoreDe(free: number, seen: number, lost: string | undefined): string {
  if (seen === 0) return 'Du hattest in dieser Runde nichts zu entscheiden.';
  const had = seen === 1 ? 'Du hattest nur eine Entscheidung' : `Du hattest ${seen} Entscheidungen`;
  if (free === seen) return `${had} und hast ${seen === 1 ? 'dabei nichts' : 'bei keiner etwas'} verschenkt.`;
  if (free === 0)
    return `${had} und hast ${seen === 1 ? 'dabei' : 'mit allen zusammen'} ${lost ?? 'etwas'} verschenkt.`;
  const kept = `Bei ${free} von ${seen} Entscheidungen nichts verschenkt`;
  return lost === undefined ? `${kept}.` : `${kept}, sonst ${lost}.`;
}

const rounds = (count: number): string => (count === 1 ? 'einer Runde' : `${count} Runden`);

export const UI_COACH_DE: UiCoachTexts = {
  region: 'Der Tutor zu deiner Runde',
  looking: 'Der Tutor sieht sich deine Karten an …',
  accuracy: (value, name) => `Genauigkeit ${name.number(value)}.`,
  score: scoreDe,
  dearest: {
    own: (place) => `Deine teuerste Entscheidung: ${place}.`,
    others: (place) => `Die teuerste Entscheidung der anderen: ${place}.`,
  },
  better: (taken, best) => `Deine Wahl: ${taken}. Besser: ${best}.`,
  playBetter: 'Ansehen und besser spielen',
  look: 'Ansehen',

  evening: {
    open: 'Der Abend',
    title: LABELS_DE.app.rooms.evening,
    none: 'Noch ist keine Runde zu Ende gespielt.',
    money: 'Gewonnen oder verloren',
    luck: 'Glück und Pech mit den Karten',
    luckHint: 'Was Karten und Mitspieler gebracht haben, über das hinaus, was zu erwarten war.',
    given: 'Selbst verschenkt',
    rest: 'Was die Blätter wert waren',
    restHint: 'Was mit diesen Blättern und gutem Spiel im Schnitt zu erwarten war.',
    provisional: (done, all) =>
      done === 0
        ? 'Vorläufig: Die Besprechung hat erst begonnen.'
        : `Vorläufig: Besprochen sind erst ${done} von ${rounds(all)}.`,
    best: 'Das Blatt des Abends',
    worst: 'Der teuerste Fehler',
    dearest: 'Was du üben kannst',
    missed: (skill, times, rounds, cost) =>
      `${skill}: ${times === 2 ? 'zweimal' : `${times}-mal`} ${rounds === 1 ? 'in einer Runde' : `in ${rounds} Runden`}, zusammen etwa ${cost}.`,
    noMistake: {
      yet: {
        nothing: 'Noch ist keiner gefunden.',
        little: 'Bisher kein richtiger Fehler, nur kleine Ungenauigkeiten.',
      },
      final: {
        nothing: 'Kein Fehler von dir. Das gibt es selten.',
        little: 'Kein richtiger Fehler, nur kleine Ungenauigkeiten.',
      },
    },
    revokes: (count) =>
      count === 1
        ? 'In einer Runde hast du verworfen und sie damit verloren.'
        : `In ${count} Runden hast du verworfen und sie damit verloren.`,
    took: (taken, best, cost) => `Deine Wahl: ${taken}. Besser: ${best}. Das kostet ${cost}.`,
    round: (round, name) => `Runde ${name.number(round)}`,
    tryNow: 'Gleich besser spielen',
    tomorrow: 'Als Aufgabe für morgen',
    tomorrowHint: 'Deine Fehler kommen in den Wiederholungen wieder.',
    watch: 'Ansehen',
    back: 'Zurück an den Tisch',
  },
};
