// Who is meant by a name in a lesson: the seats that belong to the roles, found in the position of a step.
import { declarerOf, forehandOf, type Round } from '../../table/round.ts';
import { type Seat, seatAfter, seatsFrom } from '../../base/seats.ts';
import { isPlaying } from '../../table/readers.ts';
import { isDeclaring } from './best-play.ts';
import { startDeal } from './deal.ts';
import { LESSON_RULES, type Moment, PLAYERS } from './position.ts';
import { CHAIRS, IN_AUCTION, IN_TRICK, type LessonRole } from './roles.ts';
import type { Step, Table } from './steps.ts';

export type Cast = Readonly<Partial<Record<LessonRole, Seat>>>;

/** Who sits where: the seat of the learner, and who has which role. The learner himself can have roles too. */
export interface Company {
  readonly you: Seat;
  readonly cast: Cast;
}

const inOrder = <R extends LessonRole>(roles: readonly R[], first: Seat): Cast =>
  Object.fromEntries(roles.map((role, index) => [role, seatAfter(first, index, PLAYERS)]));

const chairsOf = (you: Seat): Cast => inOrder(CHAIRS, seatAfter(you, 1, PLAYERS));

function momentCast({ game, trick, dealer }: Moment): Cast {
  if (!game) return inOrder(IN_AUCTION, forehandOf({ rules: LESSON_RULES, terms: { dealer } }));
  return { ...inOrder(IN_TRICK, trick.leader), declarer: game.declarer };
}

function roundCast(round: Round, you: Seat): Cast {
  if (!isPlaying(round)) return {};
  const declarer = declarerOf(round);
  const others = seatsFrom(you, PLAYERS).slice(1);
  const side = isDeclaring(round, you);
  const [foe, otherFoe] = others.filter((seat) => isDeclaring(round, seat) !== side);
  const mate = others.find((seat) => isDeclaring(round, seat) === side);
  return {
    ...inOrder(IN_TRICK, round.play.trick.leader),
    declarer,
    ...(mate !== undefined && { mate }),
    ...(foe !== undefined && { foe }),
    ...(otherFoe !== undefined && { otherFoe }),
  };
}

const castAt = (table: Table): Cast =>
  table.kind === 'moment' ? momentCast(table.moment) : roundCast(table.round, table.you);

/** The table that a step speaks of; undefined where none is shown. */
export function tableOf(step: Step): Table | undefined {
  if (step.kind === 'deal') return { kind: 'round', round: startDeal(step.setup).state.round, you: step.setup.you };
  return step.show.kind === 'table' ? step.show.table() : undefined;
}

/** Without a table the learner sits in the first seat. */
export function companyOf(step: Step): Company {
  const table = tableOf(step);
  if (!table) return { you: 0, cast: chairsOf(0) };
  const you = table.kind === 'moment' ? table.moment.you : table.you;
  return { you, cast: { ...chairsOf(you), ...castAt(table) } };
}
