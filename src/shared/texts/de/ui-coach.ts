// German wording of the coach after a round and at the end of an evening.
import type { Naming } from '../naming.ts';

const rounds = (count: number): string => (count === 1 ? 'einer Runde' : `${count} Runden`);

export const UI_COACH_DE = {
  region: 'Der Tutor zu deiner Runde',
  looking: 'Der Tutor sieht sich deine Karten an …',
  accuracy: (value: number, name: Naming) => `Genauigkeit ${name.number(value)}.`,
  /** So many of the own decisions gave nothing away; `lost` tells what the others did. */
  score: (free: number, seen: number, lost: string | undefined) =>
    lost === undefined
      ? `Bei ${free} von ${seen} Entscheidungen nichts verschenkt.`
      : `Bei ${free} von ${seen} Entscheidungen nichts verschenkt, sonst ${lost}.`,
  provisional: 'vorläufig',
  provisionalHint: 'Der Tutor rechnet noch genauer nach, die Zahlen können sich noch ändern.',
  turning: (place: string) => `Wendepunkt: ${place}.`,
  better: (taken: string, best: string) => `Deine Wahl: ${taken}. Besser: ${best}.`,
  playBetter: 'Ansehen und besser spielen',
  look: 'Ansehen',

  evening: {
    open: 'Der Abend',
    title: 'Der Abend',
    none: 'Noch ist keine Runde zu Ende gespielt.',
    money: 'Gewonnen oder verloren',
    luck: 'Glück und Pech mit den Karten',
    luckHint: 'Was Karten und Mitspieler gebracht haben, über das hinaus, was zu erwarten war.',
    given: 'Selbst verschenkt',
    rest: 'Was die Blätter wert waren',
    restHint: 'Was mit diesen Blättern und gutem Spiel im Schnitt zu erwarten war.',
    provisional: (done: number, all: number) =>
      done === 0
        ? 'Vorläufig: Die Besprechung hat erst begonnen.'
        : `Vorläufig: Besprochen sind erst ${done} von ${rounds(all)}.`,
    best: 'Das Blatt des Abends',
    worst: 'Der teuerste Fehler',
    noMistake: 'Kein Fehler von dir. Das gibt es selten.',
    took: (taken: string, best: string, cost: string) => `Deine Wahl: ${taken}. Besser: ${best}. Das kostet ${cost}.`,
    round: (round: number, name: Naming) => `Runde ${name.number(round)}`,
    tryNow: 'Gleich besser spielen',
    tomorrow: 'Als Aufgabe für morgen',
    tomorrowHint: 'Deine Fehler kommen in den Wiederholungen wieder.',
    watch: 'Ansehen',
    back: 'Zurück an den Tisch',
  },
};
