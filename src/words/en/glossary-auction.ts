// English explanations of the glossary: what is said before the first card, and who plays with whom.
import type { TermTexts } from '../types/glossary-texts.ts';

export const GLOSSARY_AUCTION_EN: TermTexts<'auction'> = {
  ansage: {
    short: 'What somebody says before the first trick: whether to play, and what.',
    long: 'Beginning with forehand everybody says “weiter” (pass) or “ich spiele” (I’ll play). Only the player who gets the game in the end names it, for example “mit der Alten”.',
    forms: 'announcement, announcements',
  },
  weiter: {
    short: 'You do not want to play a game.',
    long: 'Whoever has passed does not come back in this round. If all pass, the cards are thrown in.',
    forms: '',
  },
  ichSpiele: {
    short: 'You want to play, a Rufspiel at least.',
    long: 'You say which game it is only when nobody has overcalled you. Modest players say “ich tät spielen”.',
    forms: '',
  },
  gut: {
    short: 'You let somebody else play.',
    long: 'It is the answer to “ich spiele” from anybody who has nothing higher, and from whoever gives way in a duel.',
    forms: '',
  },
  ichSpieleAuch: {
    short: 'You have more than a Rufspiel and want to overcall.',
    long: 'It promises a Wenz at least. The first player may give way with “gut” or hold with “ich spiele selbst”.',
    forms: '',
  },
  ichSpieleSelbst: {
    short: 'You keep your game, because you have as much as the one who wants to overcall you.',
    long: 'As much is enough, for the earlier seat has priority. The other player now needs something higher, or says “gut”.',
    forms: '',
  },
  haetteSolo: {
    short: 'You show that you can play a Solo.',
    long: 'So you bid beyond the Wenz. The suit remains your secret.',
    forms: '',
  },
  keinenWenz: {
    short: 'A roundabout way of saying “I have a Solo”.',
    long: 'Whoever has more than a Rufspiel but not a Wenz has, well, a Solo.',
    forms: '',
  },
  haetteTout: {
    short: 'You show that you mean to win all tricks.',
    long: 'Without a name it means the lowest Tout that is higher than what has been bid.',
    forms: '',
  },
  vorrang: {
    short: 'Between equal games the player who speaks earlier has the right.',
    long: 'Forehand counts as first. So those who sit further back always have to bid more.',
    forms: 'priority',
  },
  gesperrt: {
    short: 'You can call no Ace and therefore cannot announce a Rufspiel.',
    long: 'It happens when, in each suit that can be called, you either hold the Ace yourself or have nothing but Obers and Unters. Wenz and Solo remain possible.',
    forms: 'blocked, gesperrt',
  },
  spieler: {
    short: 'The player who has announced the game and has to win it.',
    long: 'In a Rufspiel there is a secret partner; a Wenz or a Solo is one against three.',
    forms: 'declarer, declarers',
  },
  mitspieler: {
    short: 'In a Rufspiel the holder of the called Ace, who plays together with the declarer.',
    long: 'The partner says nothing. Only when the called Ace falls does everybody know; until then the cards are all there is to guess by.',
    forms: 'partner, partners',
  },
  gegenspieler: {
    short: 'All who play against the declarer; 60 points are enough for them.',
    long: 'In a Rufspiel there are two of them, who have to find each other first; in a Wenz or a Solo there are three. Only defenders may give Stoss.',
    forms: 'defender, defenders',
  },
  partei: {
    short: 'The declaring side is declarer and partner, the other side everybody else.',
    long: 'The points of a side are added: the declaring side wins with 61, the defenders with 60.',
    forms: 'declaring side, defending side',
  },
};
