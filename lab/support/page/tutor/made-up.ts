// Made-up tables and refusals for tests of the tutor: every reason there is, and a view to change at will.
import {
  reason,
  type Reason,
  REASON_IDS,
  type ReasonId,
  type ReasonParams,
} from '../../../../src/engine/base/reasons.ts';
import { note } from '../../../../src/engine/tutor/notes.ts';
import type { Refused } from '../../../../src/renderer/tutor/kinds.ts';
import type { BoardPlayer, TableView } from '../../../../src/shared/table/board.ts';
import type { BySeat } from '../../../../src/engine/base/seats.ts';

export const PLAYERS: BySeat<BoardPlayer> = [
  { name: '', kind: 'human' },
  { name: 'Vroni', kind: 'bot' },
  { name: 'Sepp', kind: 'bot' },
  { name: 'Resi', kind: 'bot' },
];

const HAND = { size: 8 } as const;

/** A running round; `board` and the rest can be replaced. */
export function tableView({ board, ...rest }: Partial<Omit<TableView, 'board'>> & { board?: object } = {}): TableView {
  return {
    sessionId: 'test',
    number: 1,
    at: 10,
    board: {
      pack: 32,
      playerCount: 4,
      players: PLAYERS,
      you: 0,
      dealer: 3,
      forehand: 0,
      phase: 'playing',
      turn: 0,
      hands: [HAND, HAND, HAND, HAND],
      bubbles: [null, null, null, null],
      laid: [],
      tricksWon: [0, 0, 0, 0],
      ladder: [],
      course: [],
      ...board,
    },
    chairs: { playerCount: 4, players: PLAYERS, you: 0 },
    roundId: 's-1',
    revision: 0,
    mode: 'marked',
    movesInTime: [],
    help: { hints: 0, warnings: 0, takenBack: 0 },
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
    ...rest,
  };
}

export const DUTY = [note('D.FOLLOW_SUIT', { seat: 0, led: 'GA', suit: 'G', have: ['GK', 'G9'] })];

export const LAST_TRICK = {
  leader: 1,
  cards: ['GA', 'G7', 'HU', 'G8'],
  taken: {
    winner: 3,
    points: 13,
    notes: [note('T.TRUMP_BEATS_SUIT', { winner: 3, card: 'HU', suit: 'G', points: 13 })],
  },
} as const;

export const LADDER = [
  { card: 'EO', place: 'own' },
  { card: 'GO', place: 'out' },
  { card: 'HO', place: 'fallen' },
  { card: 'SO', place: 'table' },
  { card: 'EU', place: 'out' },
  { card: 'HA', place: 'own' },
  { card: 'H7', place: 'out' },
] as const;

const PARAMS: { readonly [K in ReasonId]: ReasonParams[K] } = {
  'R.NOT_IN_HAND': { card: 'E7' },
  'R.NOT_OPEN': { card: 'GA' },
  'R.FOLLOW_SUIT': { led: 'GA', suit: 'G', have: ['GK', 'G9'] },
  'R.FOLLOW_TRUMP': { led: 'EO', have: ['HU', 'H7'] },
  'R.CALLED_CARD_MUST': { called: 'GA', suit: 'G' },
  'R.CALLED_CARD_NO_DISCARD': { called: 'GA', suit: 'G', last: 1 },
  'R.CALLED_SUIT_LEAD': { called: 'GA', suit: 'G', have: ['GA', 'G9'], need: 4 },
  'R.MUST_TRUMP': { led: 'GA', suit: 'G', have: ['EU', 'H7'], sides: 'partners' },
  'A.NEEDS_OLD_ONES': { held: 1 },
  'A.MUST_NAME': { why: 'nothingNamed' },
  'A.NO_PARTNER_YET': {},
  'A.WRONG_SIDE': { side: 'kontra' },
  'A.ALREADY_ANNOUNCED': { says: 're' },
  'A.TOO_LATE': { says: 'no90', missed: 're', need: 11, held: 10 },
  'A.MUST_BID': { lords: ['EU', 'HU'] },
  'A.NO_JACK': { lords: ['EU', 'GU', 'HU', 'SU'] },
  'A.SUIT_NEEDS_CARD': { suit: 'E', lords: ['EU'] },
  'A.WRONG_NUMBER': { said: 5, trumps: ['EU', 'HU', 'EA', 'EK'] },
  'A.MIT_TOO_LOW': { lowest: 'S7', need: '8' },
  'R.JACK_OVERTAKE': { best: 'SU', have: ['EU', 'HU'] },
  'A.FOUR_JACKS': { lords: ['EU', 'GU', 'HU', 'SU'] },
  'A.SOLO_FIRST_DEAL': {},
  'A.SOLO_NEEDS_EU': { card: 'EU' },
  'A.RETURN_RECEIVED': { card: 'HU' },
  'R.OVERTAKE': { best: 'SK', have: ['SA'] },
  'A.OUT_OF_TURN': { turn: 1 },
  'A.NO_BID_YET': {},
  'A.NOT_HIGHER': { shown: 'wenz' },
  'A.BELOW_LEVEL': { shown: 'solo', contract: 'wenz' },
  'A.BAD_CALL': {},
  'A.NOT_PLAYED': {},
  'A.MUST_ANNOUNCE': {},
  'A.DISCARD_TWO': { count: 3 },
  'A.NOTHING_TO_PLAY': { from: 'wenz' },
  'A.CALL_OWN_CARD': { card: 'GA' },
  'A.CALL_NEEDS_SUIT_CARD': { card: 'GA', suit: 'G', lords: ['GO'] },
  'A.SOLO_NEEDS_SUIT_CARD': { suit: 'S', lords: ['SU'] },
  'A.SIE_NEEDS_TOP_TRUMPS': { missing: ['EO', 'GO'] },
  'A.HOCHZEIT_NEEDS_ONE_TRUMP': { trumps: ['SU', 'H7'] },
  'A.OFFER_TOO_LATE': {},
  'A.OFFER_REJECTED': {},
  'A.OFFER_TAKEN': { by: 1 },
  'A.RETURN_OTHER': { card: 'EO', may: ['E7', 'S8'], as: 'trump' },
  'A.NOTHING_TO_RETURN': {},
  'A.ONLY_ANNOUNCE': { only: ['wenz'] },
  'A.MUST_CALL_OTHER': { card: 'GK', may: ['ET', 'GT'] },
  'A.STOSS_TOO_LATE': { window: 'before-second-card' },
  'A.STOSS_NO_MORE': { most: 2 },
  'A.STOSS_NOT_YET': { trick: 2 },
  'A.CUT_TOO_OFTEN': { most: 1 },
  'A.DOPPLER_NEVER': { contract: 'rufer' },
  'A.DOPPLER_TOO_LATE': {},
  'A.DOPPLER_GIVEN': {},
  'A.DURCHBRUCH_NEVER': { contract: 'rufer' },
  'A.DURCHBRUCH_TRICK': { trick: 3 },
  'A.DURCHBRUCH_GIVEN': {},
  'A.NO_KNOCKING': {},
  'A.BAD_PACKETS': {},
  'A.STOSS_NOT_DEFENDER': { called: 'GA' },
  'A.STOSS_GIVEN': { by: 2, step: 1 },
  'A.STOSS_NEVER': { contract: 'sie', at: 'contract' },
  'A.RETOUR_NOT_DECLARER': { replyBy: 'declarer' },
  'A.RETOUR_NO_STOSS': {},
  'A.RETOUR_GIVEN': { by: 1, step: 2 },
  'A.NO_REVOKE': { card: 'GA' },
  'A.CUT_TOO_THIN': { min: 3 },
  'A.WRONG_PHASE': {},
  'A.BAD_PACK': {},
  'A.MALFORMED': {},
};

export const EVERY_REASON: readonly Reason[] = REASON_IDS.map((id) => reason(id, PARAMS[id]));

/** A refused card with everything that can stand in an explanation. */
export const refusedCard = (because: Reason = reason('R.FOLLOW_SUIT', PARAMS['R.FOLLOW_SUIT'])): Refused => ({
  decision: { type: 'play', seat: 0, card: 'GO' },
  explanation: {
    because,
    notes: [note('N.LORD_IS_TRUMP', { cards: ['GO'], suit: 'G' })],
    allowed: ['GK', 'G9'],
  },
});
