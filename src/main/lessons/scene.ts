// What stands beside the text of a step: boards, cards or the ladder, made from what the lesson names.
import type { Card } from '../../engine/base/cards.ts';
import type { Following } from '../../engine/teaching/lessons/judgement.ts';
import { gameOf, LESSON_RULES, viewOf } from '../../engine/teaching/lessons/position.ts';
import type { Show, Table } from '../../engine/teaching/lessons/steps.ts';
import type { Round } from '../../engine/table/round.ts';
import { type BySeat, bySeat, type Seat, stepsBetween } from '../../engine/base/seats.ts';
import { ladderOf } from '../../engine/tutor/ladder.ts';
import { type SeatView, viewFor } from '../../engine/round/view.ts';
import type { Board, SeatedPlayer } from '../../shared/table/board.ts';
import { CHARACTER_NAMES } from '../../shared/table/characters.ts';
import type { LessonScene } from '../../shared/teaching/lesson-views.ts';
import { boardOf, playerEyes } from '../board/board.ts';

/** The learner's company, from the left on; they sit in the same places in every lesson. */
const COMPANY = ['resi', 'sepp', 'vroni'] as const;

/** Who sits where when the learner sits in this seat. */
export const lessonPlayers = (you: Seat): BySeat<SeatedPlayer> =>
  bySeat((seat) => {
    const character = COMPANY[stepsBetween(you, seat, 4) - 1];
    return character ? { name: CHARACTER_NAMES[character], kind: 'bot', character } : { name: '', kind: 'human' };
  });

const seenAt = (table: Table): SeatView =>
  table.kind === 'moment' ? viewOf(table.moment) : viewFor(table.round, table.you);

/** The board of a table as the learner sees it. */
export function boardAt(table: Table, lying: Following['lying'] = 'present'): Board {
  const view = seenAt(table);
  return boardOf({ eyes: playerEyes(view), players: lessonPlayers(view.seat), lying, turn: view.turn });
}

const tricksIn = (round: Round): number => ('play' in round ? round.play.done.length : 0);

/** Boards of rounds that follow one another; a trick just taken still lies there. */
export const boardsOf = (before: Round, rounds: readonly Round[], you: Seat): readonly Board[] =>
  rounds.map((round, index) => {
    const taken = tricksIn(round) > tricksIn(rounds[index - 1] ?? before);
    return boardAt({ kind: 'round', round, you }, taken ? 'completed' : 'present');
  });

export function sceneOf(show: Show): LessonScene {
  switch (show.kind) {
    case 'nothing':
      return show;
    case 'cards':
      return show;
    case 'table':
      return { kind: 'table', board: boardAt(show.table()), marked: show.marked };
    case 'ladder':
      return { kind: 'ladder', rungs: ladderOf(gameOf(show.announcement), LESSON_RULES.pack, show.own, NONE, NONE) };
  }
}

const NONE: readonly Card[] = [];
