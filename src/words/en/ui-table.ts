// English labels of the table: places, cutting, auction, announcing.
import { an } from './naming.ts';
import { LABELS_EN } from './labels.ts';
import type { UiTableTexts } from '../types/ui-table-texts.ts';

const plural = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const UI_TABLE_EN: UiTableTexts = {
  table: {
    region: 'Card table',
    tutorRegion: 'Tutor',
    sheetRegion: 'Score sheet',
    empty: 'Nobody sits here yet.',
    emptyHint: 'Start a new game, and the cards will be shuffled.',
    hand: 'Your cards',
    handOf: (player) => `Cards of ${player}`,
    cardsLeft: (count) => plural(count, 'card', 'cards'),
    ownPile: (count) => `Your pile of ${count} cards: it counts for you at the end`,
    pileOf: (player, count) => `${player}’s pile of ${count} cards: it counts for that player at the end`,
    tableOf: (open, covered, inHand) =>
      [
        `${open} open`,
        ...(covered > 0 ? [`${covered} covered`] : []),
        ...(inHand > 0 ? [`${inHand} in hand`] : []),
      ].join(', '),
    belowCovered: 'a covered card below it',
    belowNothing: 'nothing left below it',
    fromHand: 'in hand',
    coveredOnly: 'a covered card',
    tricksWon: (count) => plural(count, 'trick', 'tricks'),
    obersTaken: (cards) => `Taken in order: ${cards.join(', ')}`,
    obersHint: (obers) =>
      `The winners are paid for the ${obers} that they have taken without a gap, from the highest down.`,
    trick: 'Trick',
    takes: (player) => `Trick: ${player}`,
    times: (times: number) => `counts ${times} times as much`,
    takesYou: 'Your trick',
    points: (points) => plural(points, 'point', 'points'),
    king: 'King',
    kingHint: 'Has dealt and also plays for the straw man.',
    dealer: 'Dealer',
    dealerHint: 'Has dealt this round.',
    forehand: 'Forehand',
    forehandHint: 'Leads to the first trick.',
    declarer: 'Declarer',
    partner: 'Partner',
    sitsOut: 'sits out',
    holder: 'would play',
    stoss: 'Stoss',
    retour: 'Retour',
    you: LABELS_EN.table.you,
    yourTurn: 'Your turn',
    thinking: 'thinking…',
    skip: 'Go on (click on the table)',
    lastTrick: 'Last trick',
    lastTrickHint: 'Only the last trick may be looked at.',
    lastTrickClose: 'Cover the last trick',
    illegal: 'not allowed',
    whyNot: 'Why not?',
    understood: 'I see',
    noContract: 'No game announced yet',
    speed: 'Speed',
    deck: 'Cards',
    showSheet: 'Show the score sheet',
    hideSheet: 'Put the score sheet away',
    showTutor: 'Show the tutor',
    hideTutor: 'Put the tutor away',
    decline: 'No, go on',
    nextRound: 'Next round',
    watchReplay: 'Review the round',
    log: 'Course of this round',
    stale: 'The table had moved on. Nothing was played.',
  },

  cut: {
    hint: (dealer) => `${dealer} has shuffled. You cut.`,
    hintOwn: 'You cut.',
    slider: 'How deep to cut?',
    packets: (upper, lower) => `${upper} cards on top, ${lower} stay`,
    button: 'Cut',
  },

  auction: {
    nobodyPlays: 'Nobody plays yet.',
    plays: (player) => `${player} wants to play. What do you say to that?`,
    higher: 'I have…',
    named: 'I bid…',
  },

  announce: {
    pass: 'Pass',
    passMeaning: 'The contract announced last is played.',
    button: (game) => `Announce ${an(game)}`,
    contracts: 'Game',
    ways: 'Plain or as a Tout',
  },
};
