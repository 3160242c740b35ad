// Lesson 25: what is different in Bauernstoss and Alter Schoofkopp.
import { BAUERNSTOSS_GAME, SCHOOFKOPP_GAME } from '../../contracts/bauernstoss.ts';
import { choice, claimed, lesson, nothing, pick, read, rows } from './making.ts';
import { makersWrite, mayPlay } from './numbers-truths.ts';
import { cards } from './position.ts';

/** A lord is led, and one of the hand is higher. */
const LORD = 'HU';
const WITH_LORDS = 'GU SU EA E7 G8 G7 HA S9';

/** A trump is led, and some of the hand are higher. */
const TRUMP = 'ET';
const WITH_TRUMPS = 'SU EA EK E7 G8 HA';

/** Card points of the makers. */
const POINTS = 45;

export const LESSON_25 = lesson(
  25,
  read('pfalz', nothing),
  read('zahlen', rows('EU GU HU SU', 'EA ET EK EO E9 E8 E7')),
  pick('25.1', rows(LORD), cards(WITH_LORDS), () => mayPlay('E', LORD, WITH_LORDS, BAUERNSTOSS_GAME)),
  read('kreide', nothing),
  choice('25.2', nothing, ['ihr', 'gegner', 'niemand'], () =>
    claimed(makersWrite(POINTS, 'theirs') ? 'ihr' : 'gegner', { ihr: 'ihr', gegner: 'gegner', niemand: 'niemand' }),
  ),
  read('soli', nothing),
  read('schoofkopp', nothing),
  pick('25.3', rows(TRUMP), cards(WITH_TRUMPS), () => mayPlay('E', TRUMP, WITH_TRUMPS, SCHOOFKOPP_GAME)),
);
