// German wording of the coach after a round and at the end of an evening.
import type { Naming } from '../naming.ts';

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

export const UI_COACH_DE = {
  region: 'Der Tutor zu deiner Runde',
  looking: 'Der Tutor sieht sich deine Karten an …',
  accuracy: (value: number, name: Naming) => `Genauigkeit ${name.number(value)}.`,
  score: scoreDe,
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
    /** Where there is none: so far or for good, and by whether anything was given away at all. */
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
    took: (taken: string, best: string, cost: string) => `Deine Wahl: ${taken}. Besser: ${best}. Das kostet ${cost}.`,
    round: (round: number, name: Naming) => `Runde ${name.number(round)}`,
    tryNow: 'Gleich besser spielen',
    tomorrow: 'Als Aufgabe für morgen',
    tomorrowHint: 'Deine Fehler kommen in den Wiederholungen wieder.',
    watch: 'Ansehen',
    back: 'Zurück an den Tisch',
  },
};
