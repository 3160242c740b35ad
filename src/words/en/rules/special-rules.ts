// English texts of the house rules about Bettel, Hochzeit, Ramsch and special rounds.
import type { OptionTextsIn } from '../../types/rules/rule-texts.ts';

export const SPECIAL_RULES_EN: OptionTextsIn<'bettel' | 'hochzeit' | 'ramsch' | 'special' | 'session'> = {
  'bettel.ranking': {
    name: 'Order of cards in a Bettel',
    alsoSaid: 'null, misère',
    effect: 'What is trumps in a Bettel, and where the Ten stands.',
    values: { null: 'No trumps, Ten above Nine', 'hearts-trump': 'As in a Rufspiel' },
  },
  'bettel.overtake': {
    name: 'Duty to beat in a Bettel',
    alsoSaid: 'null, misère',
    effect: 'Whether you must play higher if you can.',
    values: { none: 'No', follow: 'Yes, when following', always: 'Yes, also with a trump' },
  },
  'bettel.firstLead': {
    name: 'First lead in a Bettel',
    alsoSaid: 'null, misère',
    effect: 'Who leads to the first trick of a Bettel.',
    values: { forehand: 'Forehand', declarer: 'The declarer' },
  },
  'bettel.value': {
    name: 'Price of a Bettel',
    alsoSaid: 'null, misère',
    effect: 'There are no Schneider, Schwarz or runners in a Bettel.',
    values: { solo: 'Like a Solo', tout: 'Like a Tout' },
  },

  'hochzeit.form': {
    name: 'Hochzeit (wedding)',
    alsoSaid: 'marriage, wedding',
    effect: 'When a player with a single trump may offer it face down.',
    values: {
      off: 'Never',
      'anytime-offer': 'At any time in the auction',
      'in-auction': 'As a bid like any other',
      'on-turn': 'When it is your turn',
      'pre-auction': 'Before the auction',
    },
  },
  'hochzeit.returnCard': {
    name: 'Card given back',
    alsoSaid: 'marriage, wedding',
    effect: 'What must be returned by whoever takes the trump.',
    values: { nontrump: 'A card that is no trump', any: 'Any card' },
  },
  'hochzeit.value': {
    name: 'Price of a Hochzeit',
    alsoSaid: 'marriage, wedding',
    effect: 'Schneider, Schwarz and runners are added as in a Rufspiel.',
    values: { rufer: 'Like a Rufspiel', '2xrufer': 'Like two Rufspiele' },
  },
  'hochzeit.noTaker': {
    name: 'Nobody accepts',
    alsoSaid: 'marriage, wedding',
    effect: 'What happens if nobody wants the trump that is offered.',
    values: {
      void: 'The deal is void, unless a game had been bid before',
      continue: 'The trump goes back, the auction goes on',
    },
  },

  'ramsch.mode': {
    name: 'Who plays whom in a Ramsch',
    effect: 'Whether one player loses, or one side.',
    values: { individual: 'Everybody alone', 'team-opposite': 'Opposite seats together; up to 59 points win' },
  },
  'ramsch.stake': {
    name: 'Price of a Ramsch',
    effect: 'The loser pays this much to each of the others.',
    values: { rufer: 'Like a Rufspiel' },
  },
  'ramsch.tiebreak': {
    name: 'Equal points in a Ramsch',
    effect: 'Who pays when several players have the most points.',
    values: { chain: 'More tricks, then more trumps, then the higher trump', 'both-pay': 'Each of them pays' },
  },
  'ramsch.jungfrau': {
    name: 'Jungfrau (no trick)',
    effect: 'Whether it costs more if somebody takes no trick.',
    values: { 'double-all': 'Yes, doubled each time', off: 'No' },
  },
  'ramsch.durchmarsch': {
    name: 'Durchmarsch (march)',
    alsoSaid: 'march, slam',
    effect: 'Whether a Ramsch can also be won by taking nearly everything.',
    values: {
      off: 'No',
      'all-tricks': 'Yes, with all tricks',
      langendorf: 'Yes, with 101 points, or 91 if announced',
    },
  },
  'ramsch.durchmarschValue': {
    name: 'Price of a Durchmarsch',
    alsoSaid: 'march, slam',
    effect: 'Whoever marches through gets this much from each of the others.',
    values: { solo: 'Like a Solo' },
  },
  'ramsch.doppler': {
    name: 'Doubling in a Ramsch',
    effect: 'Everybody may double before playing their first card.',
    onBill: (times) => (times === 1 ? 'one player doubled' : `${times} players doubled`),
  },
  'ramsch.bonuses': {
    name: 'Extra payments in a Ramsch',
    effect: 'The loser pays more to each player under 31 points, and most to each without a trick.',
  },

  'round.length': {
    name: 'Length of special rounds',
    effect: 'Bock, Kreuz, Schieber and Teufel rounds last this many games.',
  },
  'round.solo': {
    name: 'What counts as a Solo',
    effect: 'Which games start a Bock or Kreuz round where a Solo is what starts it.',
    values: { alone: 'Every game of one against three', 'suit-solo': 'Only a Solo in a suit' },
  },
  'bock.mode': {
    name: 'Bock rounds',
    effect: 'In a Bock round every game counts double.',
    values: { off: 'None', overlap: 'Yes, several at once multiply', queue: 'Yes, one after the other' },
  },
  'bock.triggers': {
    name: 'What starts a Bock round',
    effect: 'It begins with the next deal after that.',
    values: { 'tie-60-60': '60 to 60', schwarz: 'Schwarz', 'solo-lost': 'A Solo lost', manual: 'On request' },
  },
  'kreuz.form': {
    name: 'Kreuz round',
    effect: 'There is no auction; the partners are fixed beforehand.',
    values: { off: 'None', aces: 'Yes, partners are drawn', opposite: 'Yes, opposite seats play together' },
  },
  'kreuz.trigger': {
    name: 'What starts a Kreuz round',
    effect: 'It begins with the next deal after that.',
    values: { 'solo-played': 'A Solo', 'solo-lost': 'A Solo lost', manual: 'On request' },
  },
  'kreuz.draw': {
    name: 'Drawing partners',
    effect: 'How often the partners are drawn in a Kreuz round.',
    values: { 'per-round': 'Once for the whole round', 'per-deal': 'Before every game' },
  },
  'kreuz.declaringSide': {
    name: 'Who needs 61 in a Kreuz round',
    effect: 'Which of the two sides counts as the declaring side.',
    values: {
      'forehand-team': 'The side of forehand',
      aces: 'The partners who were drawn',
      'last-doubler': 'Whoever doubled last',
    },
  },
  'kreuz.leader': {
    name: 'Lead in a Kreuz round',
    effect: 'Who leads to the first trick of a Kreuz deal after a doubling.',
    values: { usual: 'As usual', 'last-doubler': 'Whoever doubled last, also by laying in the deal before' },
  },
  'schieber.trigger': {
    name: 'Schieber round',
    effect: 'The two highest trumps are offered; whoever takes them plays a Solo, and everybody passes cards on.',
    values: { off: 'None', 'tout-played': 'After a Tout', manual: 'On request' },
  },
  'schieber.offer': {
    name: 'Offer in the Schieber',
    effect: 'Who is offered the two highest trumps.',
    values: { all: 'Everybody in turn', 'forehand-then-dealer': 'Forehand, then the dealer' },
  },
  'teufel.trigger': {
    name: 'Teufel round',
    effect: 'Forehand gets four high trumps and names the suit of a Solo before seeing more.',
    values: { off: 'None', manual: 'On request' },
  },

  'deal.firstDealer': {
    name: 'First dealer',
    effect: 'Who deals when a new session begins.',
    values: { random: 'Drawn by lot', 'high-card': 'Whoever draws the highest card', fixed: 'Always you' },
  },
  'session.length': {
    name: 'Length of a session',
    alsoSaid: 'number of rounds',
    effect: 'How often everybody deals before the session is over and is settled.',
    values: { open: 'Open' },
  },
};
