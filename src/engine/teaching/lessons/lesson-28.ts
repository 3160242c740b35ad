// Lesson 28: what a hand is worth.
import { handCount } from './hand-count.ts';
import { bid, lesson, nothing, number, read, rows } from './making.ts';
import { cards } from './position.ts';
import { speaking } from './truths.ts';

const FIVE_TRUMPS = 'EO SO SU HA HK E9 E8 S9';
const THREE_LORDS = 'GO EU SU EK G9 G8 G7 ST';
const LONG = 'EO HA HT HK H7 E7 GA S7';
const THREE_TRUMPS = 'SO GU H8 EA E8 GK S9 S8';
const FOUR_TRUMPS = 'EO GO HA H8 G7 ST SK S8';
const LOW = 'HU H9 H8 H7 ET E8 GK S7';

const counted = (hand: string) => (): number => handCount(cards(hand));

export const LESSON_28 = lesson(
  28,
  read('zaehlen', rows(FIVE_TRUMPS)),
  number('28.1', rows(FIVE_TRUMPS), 'count', [10, 13, 14], counted(FIVE_TRUMPS)),
  number('28.2', rows(THREE_LORDS), 'count', [6, 9], counted(THREE_LORDS)),
  read('ab-neun', nothing),
  bid('28.3', rows(LONG), ['spiele', 'weiter'], speaking(LONG)),
  bid('28.4', rows(THREE_TRUMPS), ['spiele', 'weiter'], speaking(THREE_TRUMPS)),
  read('erfolg', nothing),
  bid('28.5', rows(FOUR_TRUMPS), ['spiele', 'weiter'], speaking(FOUR_TRUMPS)),
  bid('28.6', rows(LOW), ['spiele', 'weiter'], speaking(LOW)),
);
