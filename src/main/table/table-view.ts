// The screen's whole picture of the running round, built from the person's view.
import { chairOf } from '../../engine/table/chairs.ts';
import { seatsDecidedBy } from '../../engine/table/blind.ts';
import { LEGAL } from '../../engine/base/reasons.ts';
import { hasBlind, houseOf, peopleAt, type TableRules } from '../../engine/table/table-rules.ts';
import { isOver, recordOf, type Round } from '../../engine/table/round.ts';
import { pointsOfPack } from '../../engine/base/cards.ts';
import { bySeat, type Seat } from '../../engine/base/seats.ts';
import { sideOf } from '../../engine/play/parties.ts';
import {
  dealsOf,
  isSessionOver,
  owingIn,
  roundNumber,
  type Session,
  sheetLine,
  withRound,
} from '../../engine/round/session.ts';
import { totalsOf } from '../../engine/table/sheet.ts';
import { judge, replay, undone } from '../../engine/round/step.ts';
import { mayEndEarly, mayGiveUp } from '../../engine/inference/rest.ts';
import { presentedIn } from '../../engine/phases/reserving.ts';
import { dutyOf } from '../../engine/tutor/duty.ts';
import type { Recall } from '../../engine/teaching/trainers/recall.ts';
import { explain } from '../../engine/tutor/explain.ts';
import { type SeatView, viewFor } from '../../engine/round/view.ts';
import type { BoardPlayer, SeatedPlayer, TableView } from '../../shared/table/board.ts';
import { HELP, USUAL_MODE } from '../../shared/table/help-modes.ts';
import { NO_HELP } from '../../shared/table/help-counts.ts';
import type { MoveInTime } from '../../shared/table/moves-in-time.ts';
import type { RestClaim, RestSaid } from '../../shared/table/rest.ts';
import { USUAL_LEVEL } from '../../shared/table/levels.ts';
import { actionsOf } from '../board/actions.ts';
import { boardOf, type Eyes, type Lying, openEyes, playerEyes, takenTrick, unitOf } from '../board/board.ts';
import { practiceOf, presentId, roundId, type SavedSession, type Sitter } from './session-file.ts';
import { askedSeatIn, HUMAN, isDraw, type Move, personIn } from './next-move.ts';
import { drawsToSee } from './first-deal.ts';
import { questionIn } from './question.ts';
import { marksBySeat, slateOf } from './slate-view.ts';
import { specialViewOf } from './special-view.ts';
import { canBeginAgain, lastOwn, type Tail } from './taking-back.ts';

/** Everything at the table that the view is made of. */
export interface TableState extends SavedSession {
  readonly lying: Lying;
  readonly next: Move;
  /** The person's name; empty for "you". */
  readonly personName: string;
  readonly revision: number;
  /** What the person has taken back and may repeat. */
  readonly tails: readonly Tail[];
  readonly waitsFor?: 'reader';
  /** What the person is asked about what has fallen. */
  readonly recall?: Recall;
  /** The rest is being laid down, since somebody has said so. */
  readonly restSaid?: RestSaid;
}

/** Who sits in a place of a table with these rules. */
export function playerOf(sitter: Sitter, personName: string, rules: TableRules): BoardPlayer {
  if (sitter.kind === 'human') return { name: personName, kind: 'human' };
  if (sitter.kind === 'nobody' && hasBlind(rules)) return { name: '', kind: 'blind' };
  return { name: sitter.kind === 'bot' ? sitter.name : '', kind: 'bot' };
}

/** The same with the character, for the table that is being played at. */
const seatedAs = (sitter: Sitter, personName: string, rules: TableRules): SeatedPlayer => ({
  ...playerOf(sitter, personName, rules),
  ...(sitter.kind === 'bot' && sitter.character && { character: sitter.character }),
});

/** While the last trick of a round still lies on the table, the round counts as going on: first the trick is seen. */
function withoutResult(view: SeatView): SeatView {
  const { result: _result, settlement: _settlement, ...others } = view;
  return { ...others, phase: 'playing' };
}

/** In the inn nobody says beforehand which cards are allowed, nor who must be Re or Kontra by what has been played. */
const unjudged = ({ sides, ...view }: SeatView): SeatView => ({
  ...view,
  ...(sides && {
    sides: bySeat((seat) => (['noTrump', 'others'].includes(sides[seat]?.by ?? '') ? undefined : sides[seat])),
  }),
  options: view.options.map((option) => (option.decision.type === 'play' ? { ...option, verdict: LEGAL } : option)),
});

/** What the seat of a view may say now of how the round ends. */
export const restClaimsIn = (view: SeatView): readonly RestClaim[] =>
  mayEndEarly(view) ? ['mine', ...(mayGiveUp(view) ? (['giveUp'] as const) : [])] : [];

const waits = ({ kind }: Move): boolean => kind === 'person' || kind === 'offer' || kind === 'over';

/** What the person sees of the table: the own hand, or all hands where they lie open. */
function eyesOf(round: Round, mode: TableView['mode'] | 'laidOpen', seen: SeatView): Eyes {
  const besides = seatsDecidedBy(round, seen.seat)
    .slice(1)
    .map((seat) => viewFor(round, seat));
  if (mode === 'inn') return playerEyes(unjudged(seen), besides.map(unjudged));
  if (mode !== 'open' && mode !== 'laidOpen') return playerEyes(seen, besides);
  const partner = 'partner' in round ? round.partner : undefined;
  return openEyes(
    bySeat((seat) => (seat === seen.seat ? seen : viewFor(round, seat))),
    seen.seat,
    partner,
  );
}

/** The session as the sheet shows it: with the round that is over, unless it is one beside the session. */
const shownSession = ({ file, round, lying }: TableState): Session =>
  lying === 'completed' || file.aside
    ? file.session
    : withRound(file.session, round, practiceOf(file) ? 'practice' : 'counted');

function movesInTime({ file, round, tails, restSaid }: TableState): readonly MoveInTime[] {
  if (restSaid) return [];
  const saved = { file, round };
  const inn = file.mode === 'inn';
  return [
    ...(lastOwn(saved) === undefined ? [] : (['takeBack'] as const)),
    ...(tails.some(({ from }) => from === round.entries.length) ? (['repeat'] as const) : []),
    ...(canBeginAgain(saved) || (isOver(round) && !inn) ? (['sameDeal'] as const) : []),
    ...(file.aside ? (['leaveAside'] as const) : []),
  ];
}

/** Why the last entry of a round was a revoke; undefined if it was none. */
function revokeIn(round: Round): TableView['revoke'] {
  const last = round.entries.at(-1);
  if (last?.type !== 'revoke') return undefined;
  const folded = replay(undone(recordOf(round), round.entries.length - 1));
  if (!folded.ok) return undefined;
  const before = folded.round;
  const decision = { ...last, type: 'play' as const };
  const verdict = judge(before, decision);
  return verdict.legal ? undefined : explain(viewFor(before, last.seat), decision, verdict.because);
}

/** Who sits where for the whole session. */
export const chairsIn = (
  { sitters }: Pick<SavedSession['file'], 'sitters'>,
  rules: TableRules,
  personName: string,
): TableView['chairs'] => ({
  playerCount: peopleAt(rules),
  ...unitOf(rules),
  players: bySeat((chair) => seatedAs(sitters[chair], personName, rules)),
  you: HUMAN,
});

/** Card points of both sides so far, where points decide between two sides and all know who they are. */
function runningPoints(round: Round, you: Seat): TableView['running'] {
  if (!('play' in round) || round.declarer === undefined) return undefined;
  const { contract, done, pack } = round.play;
  const { goal, parties } = contract.row;
  if (goal.kind !== 'points' || goal.fewerWith || parties.kind === 'opposite') return undefined;
  const declaring = sideOf(round.declarer, round.partner);
  const total = pointsOfPack(pack);
  const all = done.reduce((sum, { points }) => sum + points, 0);
  const theirs = done.reduce((sum, { winner, points }) => sum + (declaring.includes(winner) ? points : 0), 0);
  const [own, other] = declaring.includes(you) ? [theirs, all - theirs] : [all - theirs, theirs];
  return { own, other, needed: declaring.includes(you) ? goal.atLeast : total - goal.atLeast + 1, total };
}

/** How long the session is, of which challenge, and which solos are still owed in it. */
function sessionIn({ file, round }: TableState, shown: Session): Pick<TableView, 'session' | 'duel'> {
  const deals = dealsOf(file.session);
  if (deals === undefined) return {};
  const owing = owingIn(shown);
  const presented = presentedIn(round);
  return {
    ...(file.duel !== undefined && { duel: file.duel }),
    session: {
      deals,
      over: isOver(round) && !file.aside && isSessionOver(shown),
      ...(owing && { owing }),
      ...(presented !== undefined && { presented }),
    },
  };
}

/** The draw before the first deal that is being looked at. */
function drawIn({ file, round, next }: TableState): Pick<TableView, 'draw' | 'partners'> {
  const drawn = drawsToSee({ file, round }).find(({ kind }) => kind === next.kind);
  if (!drawn) return {};
  return drawn.kind === 'draw' ? { draw: drawn.draw } : { partners: drawn.draw };
}

/** The board as it lies there; the ladder of trumps is not shown where the person shall remember it. */
function laidBoard(state: TableState, view: SeatView): TableView['board'] {
  const { file, round, lying, next, personName } = state;
  const board = boardOf({
    eyes: eyesOf(round, state.restSaid ? 'laidOpen' : (file.mode ?? USUAL_MODE), view),
    players: bySeat((seat) => seatedAs(file.sitters[chairOf(round, seat)], personName, round.rules)),
    lying,
    turn: lying === 'present' && !isDraw(next) ? view.turn : undefined,
  });
  return isRemembered(state) ? { ...board, ladder: [] } : board;
}

/** Whether the person plays from memory what has fallen; a round that is over may be looked at. */
const isRemembered = ({ file, round }: SavedSession): boolean =>
  HELP[file.mode ?? USUAL_MODE].fallen === 'hidden' && !isOver(round);

export function tableViewOf(state: TableState): TableView {
  const { file, round, lying, next, personName } = state;
  const present = lying === 'present';
  const mode = file.mode ?? USUAL_MODE;
  const seen = viewFor(round, personIn(round));
  const view = present ? seen : withoutResult(seen);
  const askedSeat = askedSeatIn(round);
  const asking = askedSeat === view.seat ? view : viewFor(round, askedSeat);
  const session = shownSession(state);
  const away = present ? view.tricks : view.tricks.slice(0, -1);
  const lastTrick = away.at(-1);
  const practice = practiceOf(file);
  const ended = sheetLine(roundNumber(file.session), round, practice ? 'practice' : 'counted');
  const revoke = revokeIn(round);
  const special = specialViewOf({ file, round }, session);
  const slate = slateOf(session, session.sheet.length > file.session.sheet.length ? 'over' : 'goingOn');
  const asked = present ? questionIn(round, next) : undefined;
  const running = runningPoints(round, seen.seat);
  return {
    sessionId: file.id,
    roundId: presentId(file),
    revision: state.revision,
    mode,
    ...(practice && { practice }),
    movesInTime: movesInTime(state),
    help: file.help ?? NO_HELP,
    number: roundNumber(file.session),
    at: round.entries.length,
    board: laidBoard(state, view),
    chairs: chairsIn(file, round.rules, personName),
    actions: present && !isDraw(next) ? actionsOf(view) : [],
    ...(asked && { asked }),
    restClaims: present && next.kind === 'person' ? restClaimsIn(view) : [],
    ...(state.restSaid && { restSaid: state.restSaid }),
    doublingOffered: present && next.kind === 'offer',
    cutsAllowed: houseOf(round.rules)['deal.cutMax'],
    ...drawIn(state),
    ...sessionIn(state, session),
    duty: present && !isDraw(next) && mode !== 'inn' ? dutyOf(asking) : [],
    ...(state.recall && { recall: state.recall.question }),
    ...(lastTrick && !isRemembered(state) && { lastTrick: takenTrick(view, lastTrick) }),
    pausing: !present || !waits(next),
    ...(state.waitsFor && { waitsFor: state.waitsFor }),
    ...(mode === 'open' && running && { running }),
    tariff: round.rules.tariff,
    level: file.level ?? USUAL_LEVEL,
    ...(present && ended && { ended }),
    ...(present && revoke && { revoke }),
    ...(special && { special }),
    sheet: session.sheet,
    sheetIds: session.sheet.map(({ number }) => roundId(file, number)),
    ...(slate && { slate }),
    totals: slate ? marksBySeat(slate) : totalsOf(session.sheet),
    ...(present && file.savedAs !== undefined && { savedAs: file.savedAs }),
  };
}
