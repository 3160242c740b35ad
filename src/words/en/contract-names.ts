// The English names of the contracts, and the entry of the glossary of each that has one of its own.
import type { ContractTexts, EnglishEntry } from '../types/contract-texts.ts';

export const CONTRACTS_EN: ContractTexts<{ readonly name: string }, EnglishEntry> = {
  rufer: { name: 'Rufspiel' },
  hochzeit: {
    name: 'Hochzeit',
    entry: {
      english: 'Hochzeit, wedding, marriage',
      short: 'Somebody with a single trump offers it face down to find a partner.',
      long: 'A house rule. Whoever accepts gives back a card that must not be a trump; then the two play together as in a Rufspiel without a called Ace.',
      forms: 'Hochzeit',
    },
  },
  bettel: {
    name: 'Bettel',
    entry: {
      english: 'Bettel, beggar',
      short: 'One against three: the declarer must not win a single trick.',
      long: 'A house rule. Depending on the table it has no trumps or the usual order. The first trick of the declarer loses the game.',
      forms: 'Bettel',
    },
  },
  'suit-geier': { name: 'Suit Geier' },
  'suit-wenz': { name: 'Suit Wenz' },
  eisenbahner: {
    name: 'Eisenbahner',
    entry: {
      english: 'Eisenbahner, railwayman',
      short: 'One against three, and only the four Tens are trumps.',
      long: 'A house rule. Here the trumps are also worth the most points, apart from the Aces. The Ten itself has the same nickname, the railwayman.',
      forms: 'Eisenbahner',
    },
  },
  kaiser: {
    name: 'Kaiser',
    entry: {
      english: 'Kaiser',
      short: 'One against three, and only the four Kings are trumps.',
      long: 'A house rule with many names. Obers and Unters are ordinary cards of their suits.',
      forms: 'Kaiser',
    },
  },
  geier: {
    name: 'Geier',
    entry: {
      english: 'Geier, Vulture',
      short: 'One against three, and only the four Obers are trumps.',
      long: 'A house rule: played like a Wenz, only with the Obers. Unters are ordinary cards.',
      forms: 'Geier',
    },
  },
  wenz: {
    name: 'Wenz',
    entry: {
      english: 'Wenz',
      short: 'One against three, and only the four Unters are trumps.',
      long: 'Obers are ordinary cards between King and Nine. A good hand has high Unters and Aces. In each suit: Ace, Ten, King, Ober, Nine, Eight, Seven.',
      forms: 'Wenz',
    },
  },
  solo: {
    name: 'Solo',
    entry: {
      english: 'Solo',
      short: 'One against three, with a suit of the declarer’s choice as trumps besides Obers and Unters.',
      long: 'The declarer needs 61 points alone and must hold at least one plain card of the trump suit. A Solo outranks a Wenz.',
      forms: 'Solo, Solos',
    },
  },
  'suit-geier-tout': { name: 'Suit Geier Tout' },
  'suit-wenz-tout': { name: 'Suit Wenz Tout' },
  'eisenbahner-tout': { name: 'Eisenbahner Tout' },
  'kaiser-tout': { name: 'Kaiser Tout' },
  'geier-tout': { name: 'Geier Tout' },
  'wenz-tout': { name: 'Wenz Tout' },
  'open-bettel': { name: 'Open Bettel' },
  'solo-tout': { name: 'Solo Tout' },
  sie: {
    name: 'Sie',
    entry: {
      english: 'Sie',
      short: 'All four Obers and all four Unters in one hand: won at once.',
      long: 'With the short pack it is the six highest trumps. The cards are laid down, and at many tables framed; it is so rare that some never see one.',
      forms: '',
    },
  },
  muss: { name: 'Muss-Spiel' },
  'muss-rufer': { name: 'Muss-Spiel' },
  kreuz: { name: 'Kreuz' },
  bierkopf: {
    name: 'Bierkopf',
    entry: {
      english: 'Bierkopf',
      short: 'Schafkopf with fixed partners and no auction, often for a round of beer.',
      long: 'Those who sit opposite play together; trumps are those of a Rufspiel. At 60 to 60 the next game is worth one more.',
      forms: 'Bierkopf',
    },
  },
  ramsch: {
    name: 'Ramsch',
    entry: {
      english: 'Ramsch',
      short: 'Everybody plays alone, and whoever gets the most points pays.',
      long: 'A house rule for when all pass. Trumps are those of a Rufspiel. At some tables everybody may double it before their own first card.',
      forms: 'Ramsch',
    },
  },
  'widow-game': { name: 'Widow Game' },
  doppelschafkopf: {
    name: 'Doppelschafkopf',
    entry: {
      english: 'Doppelschafkopf, double Schafkopf',
      short: 'A forerunner of Doppelkopf: two fixed sides, 48 cards, scored in marks.',
      long: 'Trumps are the Obers of Acorns and Leaves, all Unters and Bells, and Tens are low. 121 of 240 points win. If both Obers of Acorns fall into one trick, that is a mark besides. With three players the dealer also plays a hand that belongs to nobody, against the other two.',
      forms: 'Doppelschafkopf',
    },
  },
  deutscher: { name: 'Trump Game' },
  'bauernstoss-first': { name: 'Trump Game' },
  'bauernstoss-chalk': { name: 'Trump Game with the Chalk' },
  bauernstoss: { name: 'Trump Game without the Chalk' },
  'small-solo': { name: 'Small Solo' },
  'big-solo': { name: 'Big Solo' },
  'schoofkopp-first': { name: 'Trump Game' },
  'schoofkopp-chalk': { name: 'Trump Game with the Chalk' },
  schoofkopp: { name: 'Trump Game without the Chalk' },
  'schoofkopp-solo': { name: 'Big Solo' },
  'dok-normal': { name: 'Normal Game' },
  'dok-hochzeit': { name: 'Wedding' },
  'dok-solo': { name: 'Suit Solo' },
  'dok-queens': { name: 'Queens Solo' },
  'dok-jacks': { name: 'Jacks Solo' },
  'dok-aces': { name: 'Aces Solo' },
  least: { name: 'Fewest Points' },
};
