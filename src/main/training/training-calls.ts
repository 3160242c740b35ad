// Answers the page's calls of src/shared/calls/training-calls.ts.
import { isPracticable, itemRulesOf } from '../../engine/teaching/trainers/item-rules.ts';
import type { TRAINING_CALLS } from '../../shared/calls/training-calls.ts';
import type { HandlersOf } from '../../shared/border/ipc.ts';
import type { Room } from '../table/room.ts';
import { keptFile } from '../store/kept.ts';
import { Training } from './training-room.ts';
import { NOTHING_PRACTISED, TRAINING_KIND } from './training-file.ts';

/** What is practised, kept in its own file in the folder of saves. */
export const trainingIn = (room: Pick<Room, 'stores' | 'clock' | 'push' | 'table' | 'thinking'>): Training =>
  new Training({
    file: keptFile({ stores: room.stores, kind: TRAINING_KIND, empty: NOTHING_PRACTISED }),
    thinking: room.thinking,
    date: () => room.clock.date(),
    rules() {
      const rules = room.table.saved()?.round.rules;
      return rules && isPracticable(rules) ? itemRulesOf(rules) : undefined;
    },
    changed: () => room.push('training.changed', {}),
  });

export const serveTraining = (training: Training): HandlersOf<typeof TRAINING_CALLS> => ({
  'training.overview': () => training.overview(),
  'training.start': ({ practice }) => training.start(practice),
  'training.answer': ({ number, answer }) => training.answer(number, answer),
  'training.ways': ({ number }) => training.ways(number),
  'training.next': ({ number }) => training.next(number),
  async 'training.games'({ games }) {
    await training.setGames(games);
    return {};
  },
  async 'training.problems'(wanted) {
    await training.setProblems(wanted);
    return {};
  },
  async 'training.clock'({ clock }) {
    await training.setClock(clock);
    return {};
  },
});
