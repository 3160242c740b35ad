// English explanations of the glossary: contracts, of the pure game and of the inn.
import type { TermTexts } from '../types/glossary-texts.ts';

export const GLOSSARY_CONTRACTS_EN: TermTexts<'contracts'> = {
  rufspiel: {
    short: 'Two against two: the declarer calls an Ace, and its holder secretly helps.',
    long: 'The most common game. Obers, Unters and Hearts are trumps. The declaring side needs 61 points. It is also called Sauspiel or Rufer.',
    forms: 'Rufspiel, Rufspiele, Rufer, Sauspiel',
  },
  rufen: {
    short: 'In a Rufspiel, to name the Ace whose holder becomes the partner.',
    long: 'It may be the Ace of Acorns, Leaves or Bells. You must not hold it, but you need a card of its suit; Obers and Unters do not count.',
    forms: '',
  },
  rufsau: {
    short: 'The Ace that has been called; its holder is the partner.',
    long: 'When somebody else leads its suit for the first time, it has to be played. Before that it may not be discarded.',
    forms: 'called Ace',
  },
  ruffarbe: {
    short: 'The suit of the called Ace.',
    long: 'If a defender leads it, the Ace has to come out; that is called searching. The holder of the Ace may lead a small card of it only to run away.',
    forms: 'called suit',
  },
  herzSolo: {
    short: 'A Solo with Hearts as trumps.',
    long: 'The trumps are those of a Rufspiel, only without a partner.',
    forms: 'Solo in Hearts, Hearts Solo',
  },
  tout: {
    short: 'A Wenz or Solo in which the declarer promises all tricks.',
    long: 'It is lost as soon as one trick is lost. It costs twice as much, without extras for Schneider and Schwarz. Pronounced “too”.',
    forms: 'Tout, Touts, Wenz Tout, Solo Tout',
  },
  farbwenz: {
    short: 'A Wenz in which one suit is trump below the Unters.',
    long: 'A house rule. Eleven cards are trumps: four Unters and seven of the chosen suit.',
    forms: 'Suit Wenz',
  },
  farbgeier: {
    short: 'A Geier in which one suit is trump below the Obers.',
    long: 'A house rule, sister of the Suit Wenz.',
    forms: 'Suit Geier',
  },
  offenerBettel: {
    short: 'A Bettel in which the declarer lays the hand open after the first trick.',
    long: 'It costs twice as much, for now the defenders see where to attack.',
    forms: 'open Bettel',
  },
  ausbetteln: {
    short: 'In a Bettel, to lead an awkward high card at once, to be rid of it.',
    long: 'It works only where the declarer leads and the others have to beat.',
    forms: '',
  },
  interesse: {
    short: 'In Schierling, the word that accepts a Hochzeit.',
    long: 'There the Hochzeit is offered before the auction.',
    forms: '',
  },
  jungfrau: {
    short: 'A player without a trick in a Ramsch.',
    long: 'At many tables each of them doubles what the loser pays.',
    forms: '',
  },
  durchmarsch: {
    short: 'To win all tricks of a Ramsch, and so to win instead of losing.',
    long: 'In some places 101 points are enough, or 91 if the Durchbruch is announced with the card to the third trick.',
    forms: 'Durchmarsch, Durchbruch',
  },
  mussspiel: {
    short: 'If all pass, the holder of the Ober of Acorns has to play.',
    long: 'A tournament rule. As the declarer had no choice, 60 points are enough, and there is no Stoss. If no regular call is possible, the renonce helps.',
    forms: 'forced game',
  },
  renonce: {
    short: 'In a Muss-Spiel, to call an Ace without holding a card of its suit.',
    long: 'It is allowed only if no Ace could be called otherwise, and must be announced.',
    forms: 'renonce',
  },
  kreuzrunde: {
    short: 'Four games without an auction, in which for example those who sit opposite are partners.',
    long: 'A house rule that often follows a Solo. Some draw the partners by dealing cards face up until two players have an Ace.',
    forms: 'cross round',
  },
  schieber: {
    short: 'Four games in which the two highest Obers are offered and cards are passed on in return.',
    long: 'Whoever takes them plays a Solo and passes two cards on; so does everybody in turn up to the dealer.',
    forms: '',
  },
  teufel: {
    short: 'Four games in which forehand gets four fixed trumps and has to play a Solo with them.',
    long: 'They are the Obers of Acorns, Hearts and Bells and the Unter of Acorns; the suit is named before the rest is seen.',
    forms: '',
  },
  bock: {
    short: 'A round of four games in which everything counts double.',
    long: 'A house rule, set off for example by 60 to 60, a Schwarz, or a lost Solo.',
    forms: 'Bock round, Bock rounds',
  },
  hausbock: {
    short: 'A doubling that is saved for a later game.',
    long: 'In Langendorf it comes about when nobody has laid: the cards are dealt anew, and a later game counts double.',
    forms: 'Hausbock',
  },
  stock: {
    short: 'A pot into which all pay if nobody wants to play.',
    long: 'A house rule. The next Rufspiel takes it if it is won, and has to double it if it is lost.',
    forms: '',
  },
  reinerSchafkopf: {
    short: 'The game with nothing but Rufspiel, Wenz, Solo, Tout and Sie.',
    long: 'These are the official rules, and this is how the program plays unless you add house rules. Purists call all the extras “impure”.',
    forms: 'pure Schafkopf',
  },
};
