// One frame of a replay: the board for the chosen eyes, and what the tutor says about the step.
import { seatsDecidedBy } from '../../engine/table/blind.ts';
import { seatOf } from '../../engine/table/chairs.ts';
import type { Round } from '../../engine/table/round.ts';
import { bySeat, type Seat } from '../../engine/base/seats.ts';
import { courseOf } from '../../engine/tutor/course.ts';
import { dutyOf } from '../../engine/tutor/duty.ts';
import type { Note } from '../../engine/tutor/notes.ts';
import { openViewOf, viewFor } from '../../engine/round/view.ts';
import type { Fact } from '../../engine/inference/facts.ts';
import { isScored } from '../../engine/table/readers.ts';
import type { ReplayFrame } from '../../shared/calls/library-calls.ts';
import { boardOf, type Eyes, type Lying, openEyes, playerEyes, takenTrick } from '../board/board.ts';
import { entryOf, type OpenReplay } from './replay.ts';

export type Viewer = Seat | 'open';

/** A frame of the replay; undefined if there is none with this number. */
export function frameOf({ file, rounds }: OpenReplay, frame: number, viewer: Viewer): ReplayFrame | undefined {
  const round = rounds[frame];
  if (!round) return undefined;
  const entry = entryOf(frame);
  const before = rounds[frame - 1];
  const actor = actorOf(round);
  const told = viewer === 'open' || viewer === actor;
  const board = boardOf({
    eyes: eyesOf(round, viewer, file.you),
    players: file.players,
    lying: lyingIn(round, before),
    turn: viewFor(round, file.you).turn,
  });
  return {
    frame,
    board,
    happened: happened(round, entry, frame, before),
    duty: told && before && actor !== undefined ? dutyOf(viewFor(before, actor)) : [],
    because: told ? becauseOf(file.notes, entry) : [],
    ...(isScored(round) && { result: round.result, settlement: round.settlement }),
  };
}

/** Who made the last entry. */
function actorOf(round: Round): Seat | undefined {
  const last = round.entries.at(-1);
  if (last === undefined || last.type === 'shuffled') return undefined;
  return last.type === 'knock' ? seatOf(round, last.seat) : last.seat;
}

function eyesOf(round: Round, viewer: Viewer, you: Seat): Eyes {
  if (viewer !== 'open') {
    const besides = seatsDecidedBy(round, viewer).slice(1);
    return playerEyes(
      viewFor(round, viewer),
      besides.map((seat) => viewFor(round, seat)),
    );
  }
  const partner = 'partner' in round ? round.partner : undefined;
  const eyes = openEyes(
    bySeat((seat) => viewFor(round, seat)),
    you,
    partner,
  );
  return { ...eyes, beside: openViewOf(round) };
}

const tricksIn = (round: Round | undefined): number => (round && 'play' in round ? round.play.done.length : 0);

/** The card that completes a trick is shown with the trick still there; its winner's turn can be seen at the same time. */
const lyingIn = (round: Round, before: Round | undefined): Lying =>
  tricksIn(round) > tricksIn(before) ? 'completed' : 'present';

/** Lines of the course that this step brought, and the remarks on a trick that it completed. */
function happened(round: Round, entry: number, frame: number, before: Round | undefined): readonly Note[] {
  const view = viewFor(round, 0);
  const lines = courseOf(view).filter((line) => (frame === 0 ? line.entry <= entry : line.entry === entry));
  const trick = lyingIn(round, before) === 'completed' ? view.tricks.at(-1) : undefined;
  const remarks = trick ? (takenTrick(view, trick).taken?.notes ?? []) : [];
  return [...lines.map(({ note }) => note), ...remarks];
}

const becauseOf = (notes: OpenReplay['file']['notes'], entry: number): readonly Fact[] =>
  notes.find((note) => note.entry === entry)?.because ?? [];
