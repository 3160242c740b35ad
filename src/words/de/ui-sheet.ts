// German labels of the score sheet and of the bill of a round.
import type { UiSheetTexts } from '../types/ui-sheet-texts.ts';

export const UI_SHEET_DE: UiSheetTexts = {
  sheet: {
    title: 'Spielzettel',
    unit: 'in Euro',
    unitPoints: 'in Punkten',
    round: 'Nr.',
    game: 'Spiel',
    thrownIn: 'Zusammengeworfen',
    thrownInHint: 'Niemand wollte spielen; neu gegeben wird vom Nächsten.',
    total: 'Stand',
    change: 'Veränderung',
    points: (points, against) => `${points} : ${against}`,
    won: 'gewonnen',
    lost: 'verloren',
    empty: 'Noch steht nichts auf dem Zettel.',
    replay: 'Runde ansehen',
    withYou: 'mit dir',
    with: (partner) => `mit ${partner}`,
    dealt: (player) => `gegeben von ${player}`,
    tariff: 'Tarif',
    lostBy: (losers) => `verloren: ${losers}`,
    march: (winner) => `Durchmarsch: ${winner}`,
    nobodyLost: 'keiner verliert',
    ramschPoints: (points) => (points === 1 ? '1 Auge' : `${points} Augen`),
  },

  settlement: {
    perPlayer: (losers, winners) =>
      losers === 1
        ? 'Das zahlt der Verlierer jedem Gewinner'
        : `Das zahlt jeder Verlierer ${winners === 1 ? 'dem' : 'einem'} Gewinner`,
    own: {
      won: { alone: 'Du hast gewonnen', together: 'Ihr habt gewonnen' },
      lost: { alone: 'Du hast verloren', together: 'Ihr habt verloren' },
    },
    ownPoints: (told, own, against) => `${told}, ${own} zu ${against}.`,
    perGame: 'So viel zählt das Spiel',
    perRevoke: 'So viel kostet das Verwerfen',
    inPiles: (told) => `Davon im Stapel: ${told}`,
    bill: 'Rechnung',
    balance: 'Wer was bekommt',
    declaringSide: 'Spielerpartei',
    defenders: 'Gegenpartei',
    ownTeam: 'Ihr zwei',
    otherTeam: 'Die anderen',
    ramschPerPlayer: 'Das zahlt der Verlierer jedem',
    marchPerPlayer: 'Das zahlt jeder dem Gewinner',
    pays: 'verliert',
    marches: 'Durchmarsch',
    noTrick: 'Jungfrau',
    ramschPoints: 'Augen der vier Spieler',
    needed: (points) => `${points} zum Gewinnen`,
    thrownIn: 'Zusammengeworfen',
    thrownInHint: 'Alle haben „weiter“ gesagt. Es kostet nichts, und der Nächste gibt.',
  },
};
