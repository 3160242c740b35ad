// Trainer: what a finished round costs, in cents.
import { gameAt } from '../../table/table-rules.ts';
import { recordOf } from '../../table/round.ts';
import type { Random } from '../../base/random.ts';
import { SEATS } from '../../base/seats.ts';
import type { Seat } from '../../base/seats.ts';
import type { Doublings } from '../../scoring/doublings.ts';
import { billOfRamsch, isClear } from './bill-of-ramsch.ts';
import { billOfSides } from './bill-of-sides.ts';
import type { EndedRound, ToldBill } from './bill-of-sides.ts';
import { pick } from './bot-decisions.ts';
import { botRound, pickGame, randomIn, roundAt, turnedTo } from './bot-rounds.ts';
import type { Game } from './bot-rounds.ts';
import type { ShortGame } from './further-games.ts';
import { SHORT_GAMES } from './further-games.ts';
import { ask, trainerRemark } from './remarks.ts';
import type { Item, ItemRef, Stage } from './trainer.ts';
import { LEARNER, tell } from './trainer.ts';
import { finished } from './trick-winner.ts';

/** From these stages on rounds may be doubled, rare games come in, and the own balance is asked for. */
const DOUBLED: Stage = 2;
const RARE: Stage = 3;
const OWN_BALANCE: Stage = 3;
/** Rare games of the pure game, and of house rules: every fifth item is about one of them. */
const RARE_PURE: readonly ShortGame[] = ['wenz-tout', 'solo-tout', 'sie'];
const RARE_FURTHER = SHORT_GAMES.filter((game) => !RARE_PURE.includes(game));
const RARE_EVERY = 5;
/** Rounds that are looked through for one with more than the base price. */
const ROUNDS = 5;

export function settlementItem(ref: ItemRef): Item {
  const random = randomIn(ref, 'round');
  const round = roundWithExtras(ref, random);
  const { settlement, scene, because } = toldBill(round, ref, random);
  const balance = settlement.balance[LEARNER];
  const own = ref.stage >= OWN_BALANCE && balance !== 0 && random.below(2) === 0;
  const payments = Math.abs(balance) / settlement.each;
  const times = { each: settlement.each, total: Math.abs(balance) };
  return {
    question: {
      ask: own ? ask('Q.BALANCE', { gets: balance > 0 ? 'gets' : 'pays' }) : ask('Q.PAYS_EACH', {}),
      scene: { pack: round.rules.pack, bill: scene },
      form: { kind: 'number', unit: 'cents', most: 100_000 },
    },
    key: {
      right: [{ kind: 'number', value: own ? Math.abs(balance) : settlement.each }],
      because: [
        ...because,
        tell(trainerRemark('X.EACH_PAYS', { cents: settlement.each })),
        ...(own && payments > 1 ? [tell(timesRemark(scene.ended.kind, payments, times))] : []),
      ],
      wrong: [],
    },
  };
}

const timesRemark = (kind: 'sides' | 'ramsch', payments: number, times: { each: number; total: number }) =>
  kind === 'ramsch'
    ? trainerRemark('X.PAYS_ALL', { ...times, others: payments })
    : trainerRemark('X.TIMES', { ...times, opponents: payments });

function toldBill(round: EndedRound, { stage, rules }: ItemRef, random: Random): ToldBill {
  const doublings = stage >= DOUBLED ? doublingsFor(round, rules.games === 'further', random) : {};
  if (round.result.kind === 'ramsch') return billOfRamsch({ ...round, result: round.result }, doublings, rules);
  if (round.result.kind === 'least') throw new Error('no trainer asks for victory points');
  const carried = gameAt(round.rules).draws === 'carried' && stage >= DOUBLED ? random.below(3) : 0;
  return billOfSides({ ...round, result: round.result }, { doublings, carried, stage, item: rules });
}

/** A Stoss and a Retour, where the game knows them, and Bock rounds where there are house rules. */
function doublingsFor({ play: { contract } }: EndedRound, house: boolean, random: Random): Doublings {
  const stoss = contract.row.stoss === 'never' ? 0 : pick(random, [0, 0, 1, 2] as const);
  const bock = house && contract.row.id !== 'bierkopf' ? pick(random, [0, 0, 1, 2] as const) : 0;
  return { ...(stoss > 0 && { stoss }), ...(bock > 0 && { bock }) };
}

function gameFor({ rules, stage }: ItemRef, random: Random): Game {
  const rare = stage >= RARE && random.below(RARE_EVERY) === 0;
  if (!rare) return pickGame(rules, random);
  return pick(random, rules.games === 'further' ? RARE_FURTHER : RARE_PURE);
}

/** A played round, turned to a seat by chance; rather one with something on the bill than a plain one. */
function roundWithExtras(ref: ItemRef, random: Random): EndedRound {
  let found: EndedRound | undefined;
  for (let rounds = 0; rounds < ROUNDS || !found; rounds++) {
    const ended = turnedRound(botRound(ref.rules, gameFor(ref, random), random), pick(random, SEATS));
    if (!isBilled(ended)) continue;
    found = ended;
    if (ref.stage === 1 || hasExtras(ended)) break;
  }
  return found;
}

const turnedRound = (played: EndedRound, seat: Seat): EndedRound =>
  finished(roundAt(turnedTo(recordOf(played), seat), played.entries.length));

/** Somebody pays, and the learner can see why. */
const isBilled = ({ result }: EndedRound): boolean =>
  result.kind === 'ramsch' ? isClear(result) : result.kind !== 'least' && result.winner !== 'draw';

const hasExtras = ({ result, play: { contract } }: EndedRound): boolean =>
  result.kind === 'ramsch'
    ? result.jungfrauen.length > 0
    : result.kind !== 'least' &&
      (contract.row.goal.kind !== 'points' || result.schneider || result.schwarz || result.runners.paid > 0);
