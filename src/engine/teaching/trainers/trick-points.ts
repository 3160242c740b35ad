// Trainer: the card points of a trick, against the clock.
import { pointsOf } from '../../base/cards.ts';
import { announcementOf } from '../../base/contract.ts';
import { recordOf } from '../../table/round.ts';
import { SEATS } from '../../base/seats.ts';
import { pick } from './bot-decisions.ts';
import { botRound, pickGame, randomIn, roundAt, turnedTo } from './bot-rounds.ts';
import { ask, trainerRemark } from './trainer-remarks.ts';
import { type Item, type ItemRef, type Stage, tell } from './trainer.ts';
import { finished } from './trick-winner.ts';

const SECONDS: Readonly<Record<Stage, number>> = { 1: 20, 2: 15, 3: 11, 4: 8, 5: 6 };

/** Most card points of four cards. */
export const MOST_POINTS = 44;

export function trickPoints(ref: ItemRef): Item {
  const random = randomIn(ref, 'trick');
  const round = botRound(ref.rules, pickGame(ref.rules, random), random);
  const { play } = finished(roundAt(turnedTo(recordOf(round), pick(random, SEATS)), round.entries.length));
  const worth = play.done.filter(({ cards }) => cards.filter((card) => pointsOf(card) > 0).length >= 2);
  const trick = pick(random, worth.length > 0 ? worth : play.done);
  const parts = trick.cards.map(pointsOf);
  return {
    question: {
      ask: ask('Q.POINTS', {}),
      scene: {
        pack: play.pack,
        contract: { announcement: announcementOf(play.contract) },
        trick: { leader: trick.leader, cards: trick.cards },
      },
      form: { kind: 'number', unit: 'points', most: MOST_POINTS },
      seconds: SECONDS[ref.stage],
    },
    key: {
      right: [{ kind: 'number', value: trick.points }],
      because: [tell(trainerRemark('X.SUM', { parts, total: trick.points }))],
      wrong: [],
    },
  };
}
