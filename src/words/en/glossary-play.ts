// English explanations of the glossary: playing cards, and the craft of it.
import type { TermTexts } from '../types/glossary-texts.ts';

export const GLOSSARY_PLAY_EN: TermTexts<'play'> = {
  stich: {
    short: 'One card from each player; the highest trump or the highest card of the suit led wins it.',
    long: 'The winner puts it away face down and leads to the next. With the long pack there are eight tricks.',
    forms: 'trick, tricks',
  },
  ausspielen: {
    short: 'To play the first card of a trick.',
    long: 'It decides which suit the others have to follow. Forehand leads to the first trick, later the winner of the one before.',
    forms: 'leads, led',
  },
  bedienen: {
    short: 'To play a card of the suit that was led, as long as you have one.',
    long: 'If trumps are led you have to follow with a trump. If you have none, you may play any card: nobody ever has to beat or to ruff. Only the called Ace has rules of its own.',
    forms: 'follow suit, follows suit, followed suit',
  },
  stechen: {
    short: 'To win the trick with a higher card or a trump.',
    long: 'A trump beats every card of the other suits, a higher trump the lower one.',
    forms: '',
  },
  einstechen: {
    short: 'To beat a suit that you do not have with a trump.',
    long: 'It is worthwhile if the trick has many points and nobody after you can beat your trump.',
    forms: 'ruff, ruffs, ruffed',
  },
  abwerfen: {
    short: 'To play a card of another suit when you cannot follow and do not want to ruff.',
    long: 'It can never win the trick. It is a way to get rid of a suit that you want to ruff later.',
    forms: 'discard, discards, discarded',
  },
  letzterStich: {
    short: 'The last completed trick, the only one that may be looked at again.',
    long: 'And even that only until the next has been put away. Everything before has to be remembered.',
    forms: '',
  },
  liegtPickt: {
    short: 'A card that has been played stays played.',
    long: 'Nothing is taken back at the table. For practice this program allows it.',
    forms: '',
  },
  stichzwang: {
    short: 'You have to beat the trick if you can.',
    long: 'There is no such duty in Bavarian Schafkopf, only in some kinds of Bettel and in relatives like Alter Schoofkopp.',
    forms: 'duty to beat',
  },
  trumpfzwang: {
    short: 'Whoever cannot follow has to trump.',
    long: 'Not so in Bavarian Schafkopf, but it holds in the family of Bauernstoss.',
    forms: 'duty to trump',
  },
  farbUndTrumpfzwang: {
    short: 'The rules about what has to be played.',
    long: 'In Schafkopf they are simple: follow the suit led, or trumps if trumps are led; otherwise you are free to choose.',
    forms: '',
  },
  suchen: {
    short: 'To lead the called suit, so that the called Ace has to fall.',
    long: 'That is what defenders do: they learn who the partner is, and may be able to ruff the Ace.',
    forms: 'searching, searched',
  },
  davonlaufen: {
    short: 'As the holder of the called Ace, to lead a small card of its suit instead of the Ace.',
    long: 'It is allowed only if you now hold at least four cards of the suit, the Ace among them. After that the Ace is free like any other card.',
    forms: 'run away, runs away, ran away, running away',
  },
  schmieren: {
    short: 'To give points to a trick of your own side, best of all an Ace or a Ten.',
    long: 'Best if the trick is safe. If you do not know with whom you play, smear with care.',
    forms: 'smear, smears, smeared, smearing',
  },
  abspatzen: {
    short: 'To give the other side a card without points.',
    long: 'The opposite of smearing. If it is your last card of a suit, you are void into the bargain.',
    forms: '',
  },
  freimachen: {
    short: 'To play the last card of a suit, in order to ruff later.',
    long: 'With few trumps it wins tricks that you would never get otherwise.',
    forms: '',
  },
  trumpfZiehen: {
    short: 'To lead trumps, so that the others have to give theirs up.',
    long: 'That is for the declaring side: once the others have no trumps left, the Aces win undisturbed. Defenders prefer to lead plain suits.',
    forms: 'draw trumps, drawing trumps',
  },
};
