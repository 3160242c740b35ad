// English labels of the score sheet and of the bill of a round.
import type { UiSheetTexts } from '../types/ui-sheet-texts.ts';

export const UI_SHEET_EN: UiSheetTexts = {
  sheet: {
    title: 'Score sheet',
    unit: 'in euros',
    unitPoints: 'in points',
    round: 'No.',
    game: 'Game',
    thrownIn: 'Thrown in',
    thrownInHint: 'Nobody wanted to play; the next player deals.',
    total: 'Totals',
    change: 'Change',
    points: (points, against) => `${points} : ${against}`,
    won: 'won',
    lost: 'lost',
    empty: 'Nothing on the sheet yet.',
    replay: 'look at the round',
    withYou: 'with you',
    with: (partner) => `with ${partner}`,
    dealt: (player) => `dealt by ${player}`,
    tariff: 'Tariff',
    lostBy: (losers) => `lost: ${losers}`,
    march: (winner) => `Durchmarsch: ${winner}`,
    nobodyLost: 'nobody loses',
    ramschPoints: (points) => (points === 1 ? '1 point' : `${points} points`),
  },

  settlement: {
    perPlayer: (losers, winners) =>
      losers === 1
        ? 'What the loser pays to each winner'
        : `What each loser pays to ${winners === 1 ? 'the winner' : 'one winner'}`,
    own: {
      won: { alone: 'You have won', together: 'Your side has won' },
      lost: { alone: 'You have lost', together: 'Your side has lost' },
    },
    ownPoints: (told, own, against) => `${told}, ${own} to ${against}.`,
    perGame: 'What the game counts',
    perRevoke: 'What the revoke costs',
    inPiles: (told) => `Of these in the piles: ${told}`,
    bill: 'Bill',
    balance: 'Who gets what',
    declaringSide: 'Declaring side',
    defenders: 'Defenders',
    ownTeam: 'You two',
    otherTeam: 'The others',
    ramschPerPlayer: 'What the loser pays to each',
    marchPerPlayer: 'What each pays to the winner',
    pays: 'loses',
    marches: 'Durchmarsch',
    noTrick: 'Jungfrau',
    ramschPoints: 'Points of the four players',
    needed: (points) => `${points} to win`,
    thrownIn: 'Thrown in',
    thrownInHint: 'Everybody passed. It costs nothing, and the next player deals.',
  },
};
