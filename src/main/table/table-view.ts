// The screen's whole picture of the running round, built from the person's view.
import type { Round } from '../../engine/round.ts';
import type { BySeat } from '../../engine/seats.ts';
import { bySeat } from '../../engine/seats.ts';
import { roundNumber, totalsOf, withRound } from '../../engine/session.ts';
import { dutyOf } from '../../engine/tutor/duty.ts';
import type { SeatView } from '../../engine/view.ts';
import { viewFor } from '../../engine/view.ts';
import type { BoardPlayer, SeatedPlayer, TableView } from '../../shared/board.ts';
import { USUAL_LEVEL } from '../../shared/levels.ts';
import { actionsOf } from '../board/actions.ts';
import type { Lying } from '../board/board.ts';
import { boardOf, playerEyes, takenTrick } from '../board/board.ts';
import type { SessionFile } from '../store/session-file.ts';
import { roundId } from '../store/session-file.ts';
import type { Move } from './next-move.ts';
import { HUMAN } from './next-move.ts';

/** Everything at the table that the view is made of. */
export interface TableState {
  readonly file: SessionFile;
  readonly round: Round;
  readonly lying: Lying;
  readonly next: Move;
  /** The person's name; empty for "you". */
  readonly personName: string;
}

export const playersOf = ({ sitters }: SessionFile, personName: string): BySeat<BoardPlayer> =>
  bySeat((seat) => {
    const sitter = sitters[seat];
    return sitter.kind === 'human' ? { name: personName, kind: 'human' } : { name: sitter.name, kind: 'bot' };
  });

/** The same with the characters, for the table that is being played at. */
const companyOf = (file: SessionFile, personName: string): BySeat<SeatedPlayer> => {
  const players = playersOf(file, personName);
  return bySeat((seat) => {
    const sitter = file.sitters[seat];
    return { ...players[seat], ...(sitter.kind === 'bot' && sitter.character && { character: sitter.character }) };
  });
};

/** While the last trick of a round still lies on the table, the round counts as going on: first the trick is seen. */
function withoutResult(view: SeatView): SeatView {
  const { result: _result, settlement: _settlement, ...others } = view;
  return { ...others, phase: 'playing' };
}

const waits = ({ kind }: Move): boolean => kind === 'person' || kind === 'offer' || kind === 'over';

export function tableViewOf({ file, round, lying, next, personName }: TableState): TableView {
  const seen = viewFor(round, HUMAN);
  const view = lying === 'completed' ? withoutResult(seen) : seen;
  const session = lying === 'completed' ? file.session : withRound(file.session, round);
  const away = lying === 'completed' ? view.tricks.slice(0, -1) : view.tricks;
  const lastTrick = away.at(-1);
  const turn = lying === 'completed' ? undefined : view.turn;
  return {
    sessionId: file.id,
    number: roundNumber(file.session),
    at: round.entries.length,
    board: boardOf({ eyes: playerEyes(view), players: companyOf(file, personName), lying, turn }),
    actions: lying === 'completed' ? [] : actionsOf(view),
    doublingOffered: lying === 'present' && next.kind === 'offer',
    duty: lying === 'completed' ? [] : dutyOf(view),
    ...(lastTrick && { lastTrick: takenTrick(view, lastTrick) }),
    pausing: lying === 'completed' || !waits(next),
    tariff: file.session.rules.tariff,
    level: file.level ?? USUAL_LEVEL,
    sheet: session.sheet,
    sheetIds: session.sheet.map(({ number }) => roundId(file, number)),
    totals: totalsOf(session.sheet),
    ...(lying === 'present' && file.savedAs !== undefined && { savedAs: file.savedAs }),
  };
}
