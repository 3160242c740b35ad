// English explanations of the glossary: relatives of the game and what belongs to them.
import type { TermTexts } from '../types/glossary-texts.ts';

export const GLOSSARY_FAMILY_EN: TermTexts<'family'> = {
  zuDritt: {
    short: 'Schafkopf for three, with 24 cards and only with games that one plays alone.',
    long: 'Without Sevens and Eights everybody has eight cards. Whoever announces a Wenz or a Solo plays against the two others; many add Geier or Suit Wenz. If all pass, the next player deals.',
    forms: 'three-hand Schafkopf',
  },
  offiziersschafkopf: {
    short: 'Schafkopf for two, with open and covered cards on the table.',
    long: 'Each player has eight piles of two cards. Only open cards can be played; then the card below is turned up. There are 16 tricks.',
    forms: '',
  },
  pfarrerschafkopf: {
    short: 'Schafkopf for two with 24 cards: eight in the hand, four covered.',
    long: 'The games are Geier, Wenz and Solo. The four covered cards count for their owner, who may not look at them.',
    forms: '',
  },
  bauernstoss: {
    short: 'A relative from the Palatinate with fixed partners and a duty to trump.',
    long: 'Players bid numbers for the right to make trumps; the number tells how many trumps they have. The score is kept in marks, with the chalk as a privilege.',
    forms: 'Bauernstoss',
  },
  alterSchoofkopp: {
    short: 'An older form from Niederhochstadt in the Palatinate.',
    long: 'Nearly Bauernstoss, but if trumps are led you have to beat them if you can. The marks are drawn so that they make a sheep’s head.',
    forms: '',
  },
  deutscherSchafkopf: {
    short: 'The ancestor of the Bavarian game.',
    long: 'Four Unters are the highest trumps, the trump suit is chosen, and the Ten stands below the Ober.',
    forms: '',
  },
  kreide: {
    short: 'In Bauernstoss the privilege of getting a mark for as little as 42 points.',
    long: 'Whoever loses it gives it to the other side.',
    forms: '',
  },
  strich: {
    short: 'The unit of the score in Bauernstoss and its relatives.',
    long: 'The side that has enough marks first, in Bauernstoss twenty, wins the match.',
    forms: '',
  },
  mit: {
    short: 'In Bauernstoss: to bid as much as the other.',
    long: 'The bid holds if your own lowest card of the suit can still win the tie.',
    forms: '',
  },
  weg: {
    short: 'In Bauernstoss: to bid no more.',
    long: 'It is what Bavarians mean by “weiter” or “gut”.',
    forms: '',
  },
  gibMirEine: {
    short: 'In Bauernstoss the small Solo: one card is exchanged with the partner.',
    long: 'The soloist gives a card away and gets one in return.',
    forms: '',
  },
  legDich: {
    short: 'In Bauernstoss the big Solo: the partner lays the hand down, and all eight tricks are to be won.',
    long: 'It is lost as soon as one trick is lost.',
    forms: '',
  },
  witwe: {
    short: 'Two covered cards in the middle of the three-player game.',
    long: 'Whoever takes them plays alone against the other two and puts two cards away again.',
    forms: '',
  },
  amWenigsten: {
    short: 'In the three-player game: nobody takes the widow, and whoever has the fewest points wins.',
    long: 'It is the counterpart of the Ramsch.',
    forms: '',
  },
  kopf: {
    short: 'A game of Doppelschafkopf: whoever has four marks first wins it.',
    long: 'After it the slate is empty again. A mark left over from a draw counts for the next head too.',
    forms: '',
  },
  doppelkopf: {
    short: 'A relative with a double pack: 48 cards and 240 points.',
    long: 'The holders of the two Obers of Acorns play together, secretly as in a Rufspiel.',
    forms: 'Doppelkopf',
  },
  farbsolo: {
    short: 'A solo of Doppelkopf in which the suit that is named takes the place of Bells.',
    long: 'The Ten of Hearts, Obers and Unters stay trumps. One plays alone against three, and what is won counts three times.',
    forms: '',
  },
  damensolo: {
    short: 'A solo of Doppelkopf in which only the eight Obers are trumps.',
    long: 'In the French deck they are Queens. Everything else belongs to its suit, the Ten of Hearts too.',
    forms: '',
  },
  bubensolo: {
    short: 'A solo of Doppelkopf in which only the eight Unters are trumps.',
    long: 'In the French deck they are Jacks. Everything else belongs to its suit, the Ten of Hearts too.',
    forms: '',
  },
  fleischlos: {
    short: 'A solo of Doppelkopf without any trumps.',
    long: 'Every card belongs to its suit, and the Ace is the highest everywhere.',
    forms: '',
  },
  reKontra: {
    short: 'The two sides in Doppelkopf, and their announcements.',
    long: 'Re are the holders of the Obers of Acorns and need 121 points, Kontra are the others.',
    forms: '',
  },
  dieAlten: {
    short: 'In Doppelkopf the two Obers of Acorns.',
    long: 'Whoever holds one belongs to the Re side.',
    forms: '',
  },
  vorbehalt: {
    short: 'In Doppelkopf everybody first says “gesund” (healthy) or “Vorbehalt” (reservation).',
    long: 'Whoever has a reservation wants to play a solo or a wedding.',
    forms: '',
  },
  dulle: {
    short: 'The Ten of Hearts in Doppelkopf, where it is the highest trump.',
    long: 'There are two of them; if both fall in one trick, usually the first one wins.',
    forms: '',
  },
  fuchs: {
    short: 'In Doppelkopf the Ace of Bells, the trump suit.',
    long: 'To catch a fox of the other side is worth an extra point.',
    forms: '',
  },
  karlchen: {
    short: 'In Doppelkopf the Unter of Acorns when it wins the last trick.',
    long: 'It is worth a point.',
    forms: '',
  },
  stillesSolo: {
    short: 'In Doppelkopf: somebody has both Obers of Acorns and does not let on.',
    long: 'It is one against three, and the others notice it late.',
    forms: '',
  },
  strohmann: {
    short: 'An open hand that belongs to nobody but takes part in the play.',
    long: 'In Doppelschafkopf for three it is played by the dealer, who is called king, against the other two. The king sees the hand from the beginning, the others after the first trick.',
    forms: '',
  },
  wenzel: {
    short: 'An old word for the Unters and some Obers as highest trumps.',
    long: 'The Wenz has its name from it.',
    forms: '',
  },
  frage: {
    short: 'The old name of the Rufspiel.',
    long: 'One “asked” for the Ace instead of calling it.',
    forms: '',
  },
  matador: {
    short: 'An old word for the highest trumps.',
    long: 'Matadors without a gap are what is called runners today.',
    forms: '',
  },
};
