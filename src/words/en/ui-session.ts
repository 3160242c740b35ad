// English labels of the beginning and the end of a session: cards drawn for the first deal, the final sheet.
import { allDo, whoDoes } from './people.ts';
import { capitalised } from '../base/words.ts';
import { LABELS_EN } from './labels.ts';
import type { UiSessionTexts } from '../types/ui-session-texts.ts';

export const UI_SESSION_EN: UiSessionTexts = {
  ...LABELS_EN.session,
  owing: (names) => (names === '' ? 'All compulsory solos have been played.' : `Compulsory solos still due: ${names}`),
  presented: (label) => `Compulsory solo: ${label}`,
  draw: {
    hint: 'Everybody has drawn a card. The highest card deals, whatever its suit.',
    again: 'Equally high, so they draw again:',
    dealer: (seat, name) => `${capitalised(whoDoes(seat, name, 'deal', 'deals'))} first.`,
    go: 'Deal',
  },
  partners: {
    hint: (name) =>
      `Cards are dealt face up, one by one. The first two players to get one of the four ${name.ranks('U')} play together for the whole session.`,
    again: (seat, name) => `All four ${name.ranks('U')} fell to ${name.player(seat)}. They were dealt again:`,
    found: (partners, name) => `${allDo(partners, name, 'play', 'plays')} together.`,
    swapped: (seats, name) => `${allDo(seats, name, 'change', 'changes')} places.`,
    stays: 'Everybody stays where they are.',
    cards: (cards) => `gets: ${cards}`,
    go: 'Go on',
  },
  leave: {
    by: {
      newGame: {
        title: 'What is to become of the game at the table?',
        text: 'You can put it aside and go on later exactly where it is, with its score sheet. If you give it up, only its finished rounds stay, in the library.',
        leave: 'Give up and start anew',
      },
      practice: {
        title: 'Give up the practice round?',
        text: 'A practice round is still going on at the table. If you start another one now, it is not played to its end. The game that waits beside it and the score sheet stay as they are.',
        leave: 'Give up and start anew',
      },
      sameDeal: {
        title: 'Start this round over?',
        text: 'The round is still going on. If you start it over, the same cards are dealt again, but everything said and played so far is gone. From then on it only counts as practice.',
        leave: 'Start over',
      },
    },
    putAside: 'Put aside and start anew',
    back: 'Back to the round',
    cancel: 'Cancel',
  },
  end: {
    open: 'To the final sheet',
    title: 'The session is over',
    hint: (deals, name) => `${name.number(deals)} rounds have been played, and everybody has dealt equally often.`,
    hintSolos: (deals, name) =>
      `${name.number(deals)} rounds have been played, and everybody has had a compulsory solo.`,
    caption: 'Final sheet',
    player: 'Player',
    sheet: 'Sheet',
    stock: 'From the Stock',
    sum: 'In the end',
    again: 'Another session',
    againHint: 'With the same rules, strength and help; the places are drawn again.',
    other: 'Play something else',
  },
};
