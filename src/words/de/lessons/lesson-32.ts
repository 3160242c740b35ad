// German texts of lesson 32: the last trump as a way back to the lead.
import type { LESSON_32 } from '../../../engine/teaching/lessons/lesson-32.ts';
import type { TextsOf } from '../../types/lessons/lesson-texts.ts';

export const LESSON_32_DE: TextsOf<typeof LESSON_32> = {
  title: 'Der letzte Trumpf bleibt',
  goal: 'Du gibst erst deine Verlierer her und behältst den Trumpf, der dich zurückbringt.',
  steps: {
    'weg-zurueck':
      'Dein letzter Trumpf ist dein Weg zurück ans Ausspiel. Ist er nicht der höchste, nimmt ihn dir ein Gegner ab, sobald du ihn ausspielst. Behältst du ihn, sticht er eine Farbe, die die anderen ausspielen.',
    '32.1': {
      ask: 'Du bist der Spieler und hast noch zwei Karten. Draußen ist noch {nom:GU}. Du kommst heraus. Womit?',
      outcomes: {
        richtig: 'Richtig. Wird {nom:GU} jetzt verbraucht, macht dein Trumpf den letzten Stich.',
        trumpf: 'Den schlägt {nom:GU}, und {nom:G7} macht danach gewiss keinen Stich mehr.',
      },
    },
    '32.2': {
      ask: 'Du bist der Spieler, zwei Karten sind noch zu spielen. Draußen sind {nom:SU} und {nom:H8}. Du kommst heraus. Was spielst du?',
      outcomes: {
        richtig: 'Richtig. Die Neun ist ohnehin verloren. Dein Trumpf aber kann im letzten Stich noch etwas stechen.',
        trumpf: 'Darüber geht {nom:SU}: zehn Augen für die Gegner. Und im letzten Stich kannst du nicht mehr stechen.',
      },
    },
    '32.3': {
      ask: 'Du bist der Spieler, und deine Seite hat schon 42 Augen. Draußen ist nur noch {nom:GO}. {Nom:GA} ist gefallen. Du kommst heraus. Welche Karte?',
      outcomes: {
        richtig:
          'Richtig. In {G} ist die Zehn jetzt die höchste Karte. Wird sie gestochen, ist {nom:GO} weg, und {nom:HA} bringt dich zurück.',
        trumpf: 'Die schlägt {nom:GO}. Elf Augen sind fort, und du kommst nicht mehr ans Ausspiel.',
        ruffarbe:
          'Damit muss {nom:ruf} deines Mitspielers heraus, solange {nom:GO} noch draußen ist und {ihn:ruf} stechen kann.',
        koenig:
          'Darüber gehen noch {nom:SA} und {nom:ST}. Du gibst das Ausspiel her, bevor die Zehn ihren Stich gemacht hat.',
      },
    },
    'verlierer-zuerst':
      'Hast du eine Karte, über der nur noch eine einzige liegt, dann treib diese heraus: Gib den Verlierer billig her. Mit dem Trumpf kommst du zurück, und dann ist die zweite Karte hoch.',
    '32.4': {
      ask: 'Du bist der Spieler. Deiner Seite fehlen noch acht Augen, und draußen sind {nom:HO} und {nom:SU}. {Who:opposite} hat {kein:S} mehr. Was spielst du aus?',
      outcomes: {
        richtig: 'Richtig. Wenn {who:opposite} sticht, kostet es kein Auge. Dein Trumpf bleibt und holt dich zurück.',
        trumpf: 'Den schlägt {nom:HO}. Danach hast du keinen Trumpf mehr und schaust nur noch zu.',
        koenig: 'Auch das kann {who:opposite} stechen, und vier Augen gehen mit. Die leere Karte tut es genauso.',
      },
    },
    '32.5': {
      ask: 'Du bist der Spieler, drei Karten hast du noch. {Who:left} hat vorhin {S} gestochen. Über deinem Trumpf ist noch {nom:GO} draußen. Was spielst du aus?',
      outcomes: {
        richtig: 'Richtig. Sticht {who:left}, dann nur eine leere Karte. Die Zehn und dein Trumpf sind noch da.',
        trumpf: 'Darüber geht {nom:GO}. Danach bringt dich nichts mehr zurück, und die Zehn wird gestochen.',
        zehn: '{Who:left} hat {kein:S} und würde stechen: zehn Augen, die du leicht behalten kannst.',
      },
    },
    '32.6': {
      ask: 'Du bist der Spieler. Der einzige Trumpf draußen ist {nom:HK}, und über der Zehn liegt nur noch {nom:SA}. Du kommst heraus. Welche Karte?',
      outcomes: {
        richtig:
          'Stark. Du treibst {acc:SA} heraus, kommst mit dem Trumpf zurück, und dann ist die Zehn die höchste Karte ihrer Farbe.',
        trumpf:
          'Wäre deine Zehn schon die höchste, stimmte es. Aber {nom:SA} ist noch draußen, und ohne Trumpf kommst du danach nie mehr ans Ausspiel.',
        zehn: 'Darüber geht noch {nom:SA}: zehn Augen für die Gegner. Die Neun treibt {ihn:SA} genauso heraus, nur umsonst.',
      },
    },
  },
};
