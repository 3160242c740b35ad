// Made-up boards for tests of the table: a Rufspiel in its second trick, to be changed at will.
import type { Card } from '../../../../src/engine/base/cards.ts';
import { reason } from '../../../../src/engine/base/reasons.ts';
import type { Board, HandCard, TableView } from '../../../../src/shared/table/board.ts';

export const REFUSAL: NonNullable<HandCard['refusal']> = {
  because: reason('R.FOLLOW_SUIT', { led: 'EK', suit: 'E', have: ['ET', 'E9'] }),
  notes: [],
  allowed: ['ET', 'E9'],
};

export const playable = (card: Card): HandCard => ({ card, group: 'E', playable: true });
export const barred = (card: Card): HandCard => ({ card, group: 'trump', rank: 2, playable: false, refusal: REFUSAL });
export const idle = (card: Card): HandCard => ({ card, group: 'trump', rank: 2, playable: false });

export function boardWith(changes: Partial<Board> = {}): Board {
  return {
    pack: 32,
    playerCount: 4,
    players: [
      { name: '', kind: 'human' },
      { name: 'Vroni', kind: 'bot' },
      { name: 'Sepp', kind: 'bot' },
      { name: 'Resi', kind: 'bot' },
    ],
    you: 0,
    dealer: 1,
    forehand: 2,
    phase: 'playing',
    turn: 0,
    hands: [
      { size: 4, cards: [barred('GO'), barred('HA'), playable('ET'), playable('E9')] },
      { size: 4 },
      { size: 3 },
      { size: 3 },
    ],
    bubbles: [null, null, null, null],
    contract: { announcement: { contract: 'rufer', called: 'GA' }, declarer: 2 },
    trick: { leader: 2, cards: ['EK', 'EA'] },
    laid: [],
    tricksWon: [0, 0, 1, 0],
    ladder: [],
    course: [],
    ...changes,
  };
}

const chairsOf = ({ playerCount, players, you }: Board): TableView['chairs'] => ({ playerCount, players, you });

export const viewWith = (changes: Partial<TableView> = {}): TableView => ({
  sessionId: 's',
  number: 1,
  at: 10,
  board: boardWith(),
  roundId: `${changes.sessionId ?? 's'}-${changes.number ?? 1}`,
  revision: changes.at ?? 10,
  mode: 'marked',
  movesInTime: [],
  help: { hints: 0, warnings: 0, takenBack: 0 },
  chairs: chairsOf(boardWith(changes.board)),
  actions: [],
  restClaims: [],
  doublingOffered: false,
  cutsAllowed: 1,
  duty: [],
  pausing: false,
  tariff: { type: 'pair', values: [10, 50] },
  level: 'stammtisch',
  sheet: [],
  totals: [0, 0, 0, 0],
  ...changes,
});
