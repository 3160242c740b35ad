// English texts of the house rules about cards, announcing, contracts, passed-out deals and the called ace.
import type { OptionTextsIn } from '../../types/rules/rule-texts.ts';

export const GAME_RULES_EN: OptionTextsIn<'cards' | 'auction' | 'contracts' | 'allPass' | 'calledCard'> = {
  'deck.size': {
    name: 'Pack',
    alsoSaid: 'short pack, long pack',
    effect: 'Without the low cards everybody holds fewer, and more of them are trumps.',
    values: { 32: 'Long, 32 cards', 24: 'Short, 24 cards', 20: 'Very short, 20 cards' },
  },
  'rank.ten': {
    name: 'Place of the Ten',
    effect: 'Where the Ten stands in its suit; it keeps its ten points everywhere.',
    values: { high: 'Above the King', low: 'Directly above the Nine' },
  },
  'table.direction': {
    name: 'Direction of play',
    alsoSaid: 'clockwise, turn order',
    effect: 'Which way the deal, the calls and the cards go round.',
    values: { cw: 'Clockwise', ccw: 'Anticlockwise' },
  },
  'deal.packets': {
    name: 'Packets when dealing',
    effect: 'In how many packets everybody gets the cards.',
    values: { halves: 'Two halves', pairs: 'Two by two', single: 'One by one', whole: 'All at once' },
  },
  'deal.cutMax': {
    name: 'Cutting',
    effect: 'How often the player to the right of the dealer may cut.',
    values: { 1: 'Once', 3: 'Up to three times' },
  },
  'deal.cutMinPacket': {
    name: 'Smallest packet when cutting',
    effect: 'At least this many cards must be lifted, and at least as many left.',
  },
  'lead.first': {
    name: 'First lead',
    effect: 'Who leads to the first trick.',
    values: { forehand: 'Forehand', declarer: 'The declarer' },
  },

  'auction.form': {
    name: 'Course of the auction',
    alsoSaid: 'bidding',
    effect: 'How it is found out who plays.',
    values: {
      official: 'In turn, overcalls at once',
      'two-phase': 'Everybody says yes or no, then the overcalls',
      named: 'Everybody names one contract, the highest counts',
    },
  },
  'contracts.ranking': {
    name: 'Ranking of contracts',
    alsoSaid: 'bidding, overbid',
    effect: 'Which contract beats another in the auction; between equals, whoever sits earlier has priority.',
  },

  'contracts.enabled': {
    name: 'Contracts allowed',
    alsoSaid: 'Sauspiel, partner game, Wenz, Geier, Bettel, Solo',
    effect: 'What may be announced at this table.',
  },
  'tout.contracts': {
    name: 'Tout',
    effect: 'Which contracts may be raised to a Tout: every trick must be won then, and the price doubles.',
  },
  'solo.requireTrumpSuitCard': {
    name: 'A card of the trump suit',
    effect: 'Whoever makes a suit trumps must hold at least one ordinary card of it.',
  },
  'play.decided': {
    name: 'Decided games',
    effect: 'What happens when a Tout or a Bettel is lost before its end.',
    values: { ends: 'Settle at once', 'goes-on': 'Play to the end' },
  },

  'passout.rule': {
    name: 'Everybody passes',
    alsoSaid: 'throw in, pot',
    effect: 'What happens if nobody wants to play.',
    values: {
      redeal: 'Throw in, the next player deals',
      ramsch: 'Ramsch: most points lose',
      stock: 'Stock: everybody pays into the pot',
      muss: 'Muss-Spiel: the highest trump must play',
    },
  },
  'stock.ante': {
    name: 'Payment into the Stock',
    alsoSaid: 'pot, pool',
    effect: 'Everybody puts this much into the Stock when nobody plays.',
  },
  'stock.cap': {
    name: 'Limit of the Stock',
    alsoSaid: 'pot, pool',
    effect: 'Neither of the two declaring players takes or pays more, however much the Stock holds.',
    values: { none: 'No limit' },
  },
  'stock.countsHochzeit': {
    name: 'Hochzeit for the Stock',
    alsoSaid: 'pot, pool',
    effect: 'Whoever plays a Hochzeit wins the Stock or pays into it, too.',
  },
  'muss.maxTrumps': {
    name: 'Muss-Spiel with many trumps',
    effect: 'With more trumps you could have played of your own will, and need 61 points again.',
    values: { none: 'Makes no difference' },
  },

  'called.runAway.min': {
    name: 'Running away',
    alsoSaid: 'called Ace, partner Ace, duck, run underneath',
    effect: 'How many cards of the called suit you need for it, the called Ace included.',
    values: { 2: 'From 2', 3: 'From 3', 4: 'From 4', 5: 'From 5', 6: 'From 6' },
  },
  'called.runAway.when': {
    name: 'What counts for running away',
    alsoSaid: 'called Ace, partner Ace, duck, run underneath',
    effect: 'Whether the cards you still hold are counted, or those you were dealt.',
    values: { 'current-hand': 'Those you still hold', 'initial-hand': 'Those you were dealt' },
  },
  'called.runAway.following': {
    name: 'Ducking when following',
    alsoSaid: 'called Ace, partner Ace, duck, run underneath',
    effect:
      'With enough cards of the called suit you may hold the called Ace back even when somebody else searches for it.',
  },
  'called.discard': {
    name: 'Discarding the called Ace',
    alsoSaid: 'called Ace, partner Ace, slough',
    effect: 'Whether the called Ace may be discarded on another suit before it has been searched for.',
    values: { never: 'Never', 'from-penultimate': 'From the last trick but one', free: 'At any time' },
  },
};
