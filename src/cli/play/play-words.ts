// The few words of the terminal game that no other text has.
import type { Aside } from '../../engine/table/log.ts';
import type { Language } from '../../shared/border/language.ts';

export interface PlayWords {
  readonly players: readonly [string, string, string, string];
  readonly yourHand: string;
  readonly choose: string;
  readonly aside: Readonly<Record<Aside['type'], string>>;
  readonly offer: (aside: string) => string;
  readonly notThere: string;
  readonly thrownIn: string;
  readonly given: string;
  readonly returned: string;
  readonly stopped: string;
  readonly trick: (winner: string, points: string) => string;
}

export const PLAY_WORDS: Readonly<Record<Language, PlayWords>> = {
  de: {
    players: ['Du', 'Vroni', 'Sepp', 'Resi'],
    yourHand: 'Deine Karten',
    choose: 'Nummer wählen (q beendet)',
    aside: {
      stoss: 's = Stoß',
      retour: 's = Retour',
      doppler: 's = Verdoppeln',
      durchbruch: 's = Durchbruch ansagen',
      ansage: 's = ansagen',
    },
    offer: (aside) => `${aside}, Eingabetaste = weiterspielen`,
    notThere: 'Diese Nummer gibt es hier nicht.',
    thrownIn: 'Alle haben gepasst: Die Karten werden zusammengeworfen.',
    given: 'gibt dem Partner eine Karte.',
    returned: 'gibt verdeckt eine Karte zurück.',
    stopped: 'Beendet.',
    trick: (winner, points) => `  Stich: ${winner}, ${points} Augen`,
  },
  en: {
    players: ['You', 'Vroni', 'Sepp', 'Resi'],
    yourHand: 'Your cards',
    choose: 'Choose a number (q quits)',
    aside: {
      stoss: 's = Stoss',
      retour: 's = Retour',
      doppler: 's = double',
      durchbruch: 's = announce a Durchbruch',
      ansage: 's = announce',
    },
    offer: (aside) => `${aside}, Enter = play on`,
    notThere: 'There is no such number here.',
    thrownIn: 'Everybody passed: the cards are thrown in.',
    given: 'gives the partner a card.',
    returned: 'gives a card back, face down.',
    stopped: 'Stopped.',
    trick: (winner, points) => `  Trick: ${winner}, ${points} points`,
  },
};
