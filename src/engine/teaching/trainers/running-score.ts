// Trainer: the card points of a side after several tricks.
import { POINTS_OF_PACK } from '../../base/cards.ts';
import { announcementOf } from '../../base/contract.ts';
import { sideOf } from '../../play/parties.ts';
import { declarerOf, recordOf } from '../../table/round.ts';
import { SEATS } from '../../base/seats.ts';
import { pick } from './bot-decisions.ts';
import { botRound, pickGame, randomIn, roundAt, turnedTo } from './bot-rounds.ts';
import { FURTHER_GAMES } from './further-games.ts';
import { ask, trainerRemark } from './trainer-remarks.ts';
import { type Item, type ItemRef, type Stage, tell } from './trainer.ts';
import { finished } from './trick-winner.ts';

const TRICKS: Readonly<Record<Stage, number>> = { 1: 2, 2: 3, 3: 3, 4: 4, 5: 6 };
/** Nobody plays with anybody in a Ramsch. */
const WITH_SIDES = FURTHER_GAMES.filter((game) => game !== 'ramsch');
/** From this stage on each trick is turned over before the next one is shown. */
const FROM_MEMORY: Stage = 3;

export function runningScore(ref: ItemRef): Item {
  const random = randomIn(ref, 'tricks');
  const round = botRound(ref.rules, pickGame(ref.rules, random, WITH_SIDES), random);
  const seat = pick(random, SEATS);
  const ended = finished(roundAt(turnedTo(recordOf(round), seat), round.entries.length));
  const { play, partner } = ended;
  const declarer = declarerOf(ended);
  const tricks = play.done.slice(0, Math.min(TRICKS[ref.stage], play.done.length - 1));
  const side = sideOf(declarer, partner);
  const others = SEATS.filter((each) => !side.includes(each));
  const asked = random.below(2) === 0 ? [side, others] : [others, side];
  const seats = asked.find((each) => tricks.some(({ winner }) => each.includes(winner))) ?? side;
  const won = tricks.flatMap(({ winner, points }, index) =>
    seats.includes(winner) ? [{ number: index + 1, points }] : [],
  );
  const total = won.reduce((sum, { points }) => sum + points, 0);
  const rest = tricks.reduce((sum, { points }) => sum + points, 0) - total;
  return {
    question: {
      ask: ask('Q.SCORE', { seats: [...seats].sort(), tricks: tricks.length }),
      scene: {
        pack: play.pack,
        contract: {
          announcement: announcementOf(play.contract),
          declarer,
          ...(partner !== undefined && { partner }),
        },
        tricks,
        shown: ref.stage >= FROM_MEMORY ? 'oneByOne' : 'together',
      },
      form: { kind: 'number', unit: 'points', most: POINTS_OF_PACK },
    },
    key: {
      right: [{ kind: 'number', value: total }],
      because: [tell(trainerRemark('X.SCORE', { won, total, others: rest }))],
      wrong: [],
    },
  };
}
