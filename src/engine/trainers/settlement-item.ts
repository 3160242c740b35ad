// Trainer: what a finished round costs, in cents.
import type { Card } from '../cards.ts';
import { announcementOf } from '../contract.ts';
import { orderOf } from '../order.ts';
import { sideOf } from '../parties.ts';
import type { Random } from '../random.ts';
import type { SidesResult } from '../result.ts';
import { betweenSides } from '../result.ts';
import type { ScoredRound } from '../round.ts';
import { recordOf } from '../round.ts';
import { paymentsOf, settle } from '../scoring/money.ts';
import type { Settlement } from '../scoring/money.ts';
import { SEATS } from '../seats.ts';
import { pick } from './bot-decisions.ts';
import { botRound, pickGame, randomIn, roundAt, turnedTo } from './bot-rounds.ts';
import { ask, trainerRemark } from './remarks.ts';
import type { BillScene, Item, ItemRef, Question, Stage, Told } from './trainer.ts';
import { LEARNER, tell } from './trainer.ts';
import { finished } from './trick-winner.ts';
import { handSizeAt, playersAt } from '../table-rules.ts';

/** From these stages on runners are to be counted, rounds may be doubled, and the own balance is asked for. */
const COUNT_RUNNERS: Stage = 3;
const DOUBLED: Stage = 2;
const OWN_BALANCE: Stage = 3;
/** Games of house rules with the bill of any other: points, Schneider and Schwarz, runners. */
const BILLED = ['geier', 'suit-wenz', 'suit-geier', 'kaiser', 'eisenbahner', 'hochzeit'] as const;
/** Rounds that are looked through for one with more than the base price. */
const ROUNDS = 5;

export function settlementItem(ref: ItemRef): Item {
  const random = randomIn(ref, 'round');
  const round = roundWithExtras(ref, random);
  const doublings = ref.stage >= DOUBLED ? pick(random, [0, 0, 1, 2] as const) : 0;
  const terms = {
    players: playersAt(round.rules),
    tariff: round.rules.tariff,
    runnersPaid: round.rules.runners === 'paid',
    doublings: { stoss: doublings },
  };
  const settlement = settle(round.contract, round.result, terms);
  const own = ref.stage >= OWN_BALANCE && random.below(2) === 0;
  const balance = settlement.balance[LEARNER];
  return {
    question: {
      ask: own ? ask('Q.BALANCE', { gets: balance > 0 ? 'gets' : 'pays' }) : ask('Q.PAYS_EACH', {}),
      scene: { pack: round.rules.pack, bill: billOf(round, doublings, ref.stage) },
      form: { kind: 'number', unit: 'cents', most: 100_000 },
    } satisfies Question,
    key: {
      right: [{ kind: 'number', value: own ? Math.abs(balance) : settlement.each }],
      because: becauseOf(round, settlement, own),
      wrong: [],
    },
  };
}

/** A finished round of a contract with sides. */
type WithSides = ScoredRound & { readonly result: SidesResult };

/** A played round, turned to a seat by chance; rather one with Schneider or runners than a plain one. */
function roundWithExtras(ref: ItemRef, random: Random): WithSides {
  let found: WithSides | undefined;
  for (let rounds = 0; rounds < ROUNDS; rounds++) {
    const played = botRound(ref.rules, pickGame(ref.rules, random, BILLED), random);
    const ended = finished(roundAt(turnedTo(recordOf(played), pick(random, SEATS)), played.entries.length));
    found = { ...ended, result: betweenSides(ended.result) };
    const { schneider, schwarz, runners } = found.result;
    if (schneider || schwarz || runners.paid > 0 || ref.stage === 1) break;
  }
  if (!found) throw new Error('no round was played');
  return found;
}

function billOf(round: WithSides, doublings: 0 | 1 | 2, stage: Stage): BillScene {
  const { contract, rules, result } = round;
  const { declarer, partner } = result;
  return {
    announcement: announcementOf(contract),
    tariff: rules.tariff,
    declarer,
    ...(partner !== undefined && { partner }),
    points: result.sidePoints,
    tricks: result.sideTricks,
    allTricks: handSizeAt(rules),
    runners:
      stage >= COUNT_RUNNERS
        ? { trumps: topSideTrumps(round), side: result.runners.side }
        : { told: result.runners.paid },
    doublings,
  };
}

/** The trumps dealt to the side that held the highest one, high to low. */
function topSideTrumps({ contract, rules, dealt, result }: WithSides): readonly Card[] {
  const side = sideOf(result.declarer, result.partner);
  const holders = result.runners.side === 'declarer' ? side : SEATS.filter((seat) => !side.includes(seat));
  const held = new Set(holders.flatMap((seat) => dealt[seat]));
  return orderOf(contract, rules.pack).trumps.filter((card) => held.has(card));
}

function becauseOf(round: WithSides, settlement: Settlement, own: boolean): readonly Told[] {
  const { contract, result } = round;
  const announcement = announcementOf(contract);
  const opponents = paymentsOf(playersAt(round.rules), sideOf(result.declarer, result.partner), LEARNER);
  return [
    ...gradeOf(round),
    ...runnersOf(round),
    ...settlement.lines.map((line): Told => ({ of: 'bill', line, announcement })),
    tell(trainerRemark('X.EACH_PAYS', { cents: settlement.each })),
    ...(own && opponents > 1
      ? [
          tell(
            trainerRemark('X.TIMES', {
              each: settlement.each,
              opponents,
              total: Math.abs(settlement.balance[LEARNER]),
            }),
          ),
        ]
      : []),
  ];
}

/** Whether the losers are Schneider or Schwarz, which is to be seen from points and tricks. */
function gradeOf({ contract, result }: WithSides): readonly Told[] {
  if (contract.row.goal.kind !== 'points') return [];
  const side = result.winner === 'declarer' ? 'defenders' : 'declarer';
  const points = side === 'declarer' ? result.sidePoints : 120 - result.sidePoints;
  if (result.schwarz) return [tell(trainerRemark('X.SCHWARZ', { side }))];
  return [
    tell(
      result.schneider ? trainerRemark('X.SCHNEIDER', { side, points }) : trainerRemark('X.NO_SCHNEIDER', { points }),
    ),
  ];
}

function runnersOf({ contract, rules, result }: WithSides): readonly Told[] {
  const from = contract.row.runnersFrom;
  if (from === 'never') return [];
  const { trumps } = orderOf(contract, rules.pack);
  const missing = trumps[result.runners.length];
  const cards = trumps.slice(0, result.runners.length);
  return [tell(trainerRemark('X.RUNNERS', { cards, ...(missing && { missing }), from }))];
}
