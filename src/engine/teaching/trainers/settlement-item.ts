// Trainer: what a finished round costs, in cents.
import { gameAt } from '../../table/table-rules.ts';
import { recordOf } from '../../table/round.ts';
import type { Random } from '../../base/random.ts';
import { type Seat, SEATS } from '../../base/seats.ts';
import type { ContractRow } from '../../base/contract.ts';
import { type ByKind, byKind } from '../../scoring/by-kind.ts';
import type { Doublings } from '../../scoring/doublings.ts';
import { billOfRamsch, isClear } from './bill-of-ramsch.ts';
import { billOfSides, type EndedRound, type ToldBill } from './bill-of-sides.ts';
import { pick } from './bot-decisions.ts';
import { botRound, type Game, pickGame, randomIn, roundAt, turnedTo } from './bot-rounds.ts';
import { SHORT_GAMES, type ShortGame } from './further-games.ts';
import { ask, type TrainerRemark, trainerRemark } from './trainer-remarks.ts';
import { type Item, type ItemRef, LEARNER, type Stage, tell } from './trainer.ts';
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
        ...(own && payments > 1 ? [tell(TIMES[scene.ended.kind](payments, times))] : []),
      ],
      wrong: [],
    },
  };
}

interface Times {
  readonly each: number;
  readonly total: number;
}

/** How often it is paid, in the words of the bill. */
const TIMES: Readonly<Record<ToldBill['scene']['ended']['kind'], (payments: number, times: Times) => TrainerRemark>> = {
  sides: (payments, times) => trainerRemark('X.TIMES', { ...times, opponents: payments }),
  ramsch: (payments, times) => trainerRemark('X.PAYS_ALL', { ...times, others: payments }),
};

/** What a bill is made of beside the result. */
interface Asked {
  readonly round: EndedRound;
  readonly ref: ItemRef;
  readonly doublings: Doublings;
  readonly random: Random;
}

function noBill(): never {
  throw new Error('no trainer asks for victory points');
}

const BILLS: ByKind<ToldBill, [Asked]> = {
  sides: (result, { round, ref: { stage, rules }, doublings, random }) => {
    const carried = gameAt(round.rules).draws === 'carried' && stage >= DOUBLED ? random.below(3) : 0;
    return billOfSides({ ...round, result }, { doublings, carried, stage, item: rules });
  },
  ramsch: (result, { round, ref, doublings }) => billOfRamsch({ ...round, result }, doublings, ref.rules),
  least: noBill,
  reKontra: noBill,
};

function toldBill(round: EndedRound, ref: ItemRef, random: Random): ToldBill {
  const doublings = ref.stage >= DOUBLED ? doublingsFor(round, ref, random) : {};
  return byKind(BILLS, round.result, { round, ref, doublings, random });
}

/** A Stoss and a Retour, where the game knows them, and Bock rounds where there are house rules. */
function doublingsFor({ play: { contract } }: EndedRound, { rules }: ItemRef, random: Random): Doublings {
  const stoss = contract.row.stoss === 'never' ? 0 : pick(random, [0, 0, 1, 2] as const);
  const bock = rules.games === 'further' && contract.row.id !== 'bierkopf' ? pick(random, [0, 0, 1, 2] as const) : 0;
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
    if (!byKind(BILLED, ended.result)) continue;
    found = ended;
    if (ref.stage === 1 || byKind(WITH_EXTRAS, ended.result, ended.play.contract.row)) break;
  }
  return found;
}

const turnedRound = (played: EndedRound, seat: Seat): EndedRound =>
  finished(roundAt(turnedTo(recordOf(played), seat), played.entries.length));

/** Somebody pays, and the learner can see why. */
const BILLED: ByKind<boolean> = {
  sides: ({ winner }) => winner !== 'draw',
  ramsch: isClear,
  least: () => false,
  reKontra: () => false,
};

/** There is more on the bill than the price of the game. */
const WITH_EXTRAS: ByKind<boolean, [ContractRow]> = {
  sides: ({ schneider, schwarz, runners }, { goal }) =>
    goal.kind !== 'points' || schneider || schwarz || runners.paid > 0,
  ramsch: ({ jungfrauen }) => jungfrauen.length > 0,
  least: () => false,
  reKontra: () => false,
};
