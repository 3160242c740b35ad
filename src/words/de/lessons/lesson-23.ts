// German texts of lesson 23: what is different in Officers' Schafkopf.
import type { LESSON_23 } from '../../../engine/teaching/lessons/lesson-23.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_23_DE: TextsOf<typeof LESSON_23> = {
  title: 'Zu zweit: Offiziersschafkopf',
  goal: 'Du weißt, wie man vom Tisch spielt.',
  steps: {
    auslegen:
      'Den [[offiziersschafkopf|Offiziersschafkopf]] spielen zwei mit 32 Karten. Vor jedem liegen acht Häufchen: unten eine verdeckte Karte, darauf eine offene. Die verdeckten kennt niemand, auch nicht ihr Besitzer.',
    waehlen:
      'Gegeben wird in zwei Hälften. Erst vier Häufchen für jeden, und wer nicht gegeben hat, wählt nach seinen vier offenen Karten: ein Solo in irgendeiner Farbe oder einen Wenz. Dann kommt der Rest, und er spielt aus. Nach dem Spiel werden die Rollen getauscht.',
    spielen:
      'Gespielt wird, was offen liegt. Kaum ist eine Karte gespielt, wird die darunter aufgedeckt, für alle sichtbar. So sind es 16 Stiche. Bedienen musst du nur mit offenen Karten.',
    '23.1': {
      ask: 'Ein {H}-Solo. Das liegt bei dir offen, und unter {dat:G9} liegt {nom:GA}. Ausgespielt ist {nom:GK}. Was darfst du spielen?',
      labels: { 'gras-neun': '{acc:G9}', 'gras-sau': '{acc:GA}', 'herz-zehn': '{acc:HT}' },
      feedback: {
        'gras-neun': 'Richtig. Offen liegt {G}, also wird bedient.',
        'gras-sau': 'Sie liegt noch verdeckt. Du weißt nicht einmal, dass sie da ist.',
        'herz-zehn': 'Stechen darfst du erst, wenn kein {G} mehr offen liegt.',
      },
    },
    '23.2': {
      ask: 'Wieder ist {nom:GK} ausgespielt, aber jetzt liegt bei dir kein {G} offen. Was ist erlaubt?',
      labels: { nur: 'nur ein verdecktes {G}', trumpf: 'nur Trumpf', alles: 'alles, was offen liegt' },
      feedback: {
        nur: 'Verdeckte Karten werden nie gespielt, und sie binden auch nicht.',
        trumpf: 'Stechen muss man auch hier nicht.',
        alles: 'Richtig. Was verdeckt liegt, zählt nicht mit.',
      },
    },
    punkte:
      'Wer gewählt hat, braucht 61 Augen. Gezählt wird in Punkten: einer für das Spiel, zwei bei [[schneider|Schneider]], drei, wenn einer alle 16 Stiche macht. Habt ihr es ausgemacht, darf der Geber nach seinen ersten vier offenen Karten verdoppeln.',
    '23.3': {
      ask: 'Der Geber hat verdoppelt, und du gewinnst dein Solo mit 91 Augen und elf Stichen. Wie viele Punkte bekommst du?',
      labels: { einen: 'einen', zwei: 'zwei', vier: 'vier' },
      feedback: {
        einen: 'Mit 91 Augen ist der Geber Schneider, und verdoppelt hat er auch.',
        zwei: 'So viel wäre es ohne die Verdopplung.',
        vier: 'Richtig: zwei mal zwei.',
      },
    },
  },
};
