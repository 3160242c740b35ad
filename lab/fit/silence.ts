// `fit silence`: what a pass is worth where nobody has bid, and how often it comes to a win.
// Rule players, one of whom passes whatever it holds; prices of a Rufer by place and by strength of the hand (see worth.ts). Games
// that others play alone are left aside; among three, who play no others, they are what counts, in prices of a Solo.
import { strengthOf } from '../../src/engine/bots/bidding/by-simulation.ts';
import { PLAYERS } from '../../src/engine/bots/players.ts';
import { callsAces, type Leaves, LEAVES, leavesOf } from '../../src/engine/bots/bidding/worth.ts';
import type { Call } from '../../src/engine/auction/auction.ts';
import { turnDecisions } from '../../src/engine/bots/random-player.ts';
import { SHARE_WON } from '../../src/engine/scoring/result.ts';
import { outcomeFor } from '../../src/engine/scoring/by-kind.ts';
import { sameDecision } from '../../src/engine/tutor/advice/grade.ts';
import type { Decision } from '../../src/engine/table/log.ts';
import { type SeatView, viewFor } from '../../src/engine/round/view.ts';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { isOver, type Round, type ScoredRound } from '../../src/engine/table/round.ts';
import type { Seat } from '../../src/engine/base/seats.ts';
import { pricesAt } from '../../src/engine/endings/round-bill.ts';
import { turnIn } from '../../src/engine/round/step.ts';
import { gameRulesOf, playersAt, seatsAt, type TableRules, tableRulesOf } from '../../src/engine/table/table-rules.ts';
import { leastSquares } from './linear.ts';
import { houseChanges } from './house-changes.ts';
import { choice, fitProgram, turns, whole } from './program.ts';
import { after, shuffledRound } from './fit-rounds.ts';

const PLAYER = PLAYERS.verein;
const PLAYING = [4, 3] as const;

interface Passed {
  /** Seats that have not spoken yet. */
  readonly waiting: number;
  readonly leaves: Leaves;
  readonly strength: number;
  /** Holder of the Eichel-Ober, who would have to play at a table with the Muss-Spiel. */
  readonly must: boolean;
  /** What came of it, if somebody has played. */
  readonly end?: {
    readonly alone: boolean;
    /** Prices of a Rufer, or of a Solo where no ace is called. */
    readonly gain: number;
    /** Half where nobody has. */
    readonly won: 0 | 0.5 | 1;
  };
}

type Said = Omit<Passed, 'end'> & { readonly seat: Seat };

/** What the mute seat knew when it first let others play, and whoever let somebody play alone, and what the round brought them. */
function played(rules: TableRules, deal: number, mute: Seat): readonly Passed[] {
  const pack = shuffled(cardsOfPack(rules.pack), randomOf('silence', deal));
  let round: Round = shuffledRound(rules, pack);
  const said: Said[] = [];
  const context = { random: randomOf('silence', deal, 'play') };
  while (!isOver(round)) {
    const seat = turnIn(round);
    if (seat === undefined) throw new Error(round.phase);
    const view = viewFor(round, seat);
    const silent = silenceIn(view);
    const first = seat === mute && !said.some((each) => each.seat === mute);
    const decision = silent && first ? silent : PLAYER.decide(view, context).decision;
    if (silent && sameDecision(decision, silent) && (first || leavesOf(view) === 'alone')) said.push(saidIn(view));
    round = after(round, decision);
  }
  const end = round;
  return said.map(({ seat, ...each }) => (end.phase === 'scored' ? { ...each, end: endFor(end, seat) } : each));
}

const saidIn = (view: SeatView): Said => ({
  seat: view.seat,
  waiting: playersAt(view.rules) - 1 - view.seat,
  leaves: leavesOf(view),
  strength: strengthOf(view),
  must: view.dealtHand.includes('EO'),
});

const SILENT: readonly Call[] = ['weiter', 'gut'];

/** The call with which a seat lets others play; undefined where it is not asked. */
const silenceIn = (view: SeatView): Decision | undefined =>
  turnDecisions(view).find((each) => each.type === 'call' && SILENT.includes(each.call));

function endFor(round: ScoredRound, mute: Seat): NonNullable<Passed['end']> {
  const { base } = pricesAt(round.rules);
  const price = callsAces(round.rules) ? base.partner : base.solo;
  return {
    alone: round.play.contract.row.parties.kind === 'alone',
    gain: round.settlement.balance[mute] / price,
    won: SHARE_WON[outcomeFor(round.result, mute)],
  };
}

/** Least squares of the line through (0, none), (0.5, middle), (1, full). */
function lineThrough(some: readonly Passed[], value: (each: Passed) => number): string {
  const rows = some.map(({ strength }) => {
    const share = 2 * Math.abs(strength - 0.5);
    return strength < 0.5 ? [share, 1 - share, 0] : [0, 1 - share, share];
  });
  return leastSquares(rows, some.map(value), 3)
    .map((each) => each.toFixed(2))
    .join(' / ');
}

/** Where nobody has bid before. */
const PLACES: readonly Leaves[] = ['last', 'lastButOne', 'earlier'];

/** Whose passes a line tells of. */
const GROUPS = [
  ['everybody', () => true],
  ['holder of the Eichel-Ober', ({ must }) => must],
  ['others', ({ must }) => !must],
] as const satisfies readonly (readonly [string, (each: Passed) => boolean])[];

export const silence = fitProgram(
  {
    name: 'silence',
    about:
      'what a pass is worth where nobody has bid, and how often it wins, by place and strength of the hand: bots/bidding/worth.ts',
    arguments: { deals: whole('deals', 2000, 1, 10_000_000), players: choice('players', PLAYING), house: houseChanges },
  },
  async ({ deals, players, house }, io) => {
    const agreed = { ...PURE_2007, ...house };
    const rules = players === 3 ? gameRulesOf('three-hand', agreed) : tableRulesOf(agreed);
    const seats = seatsAt(rules);
    const all: Passed[] = [];
    for await (const deal of turns(io, deals)) {
      all.push(...played(rules, deal, seats[deal % seats.length] ?? 0));
    }
    const counts = ({ end }: Passed): boolean => !end?.alone || !callsAces(rules);
    for (const [name, which] of GROUPS)
      for (const waiting of seats) {
        const some = all.filter(
          (each) => PLACES.includes(each.leaves) && each.waiting === waiting && which(each) && counts(each),
        );
        io.out(
          `${name}, ${waiting} to speak: ${some.length} passes, ${lineThrough(some, ({ end }) => end?.gain ?? 0)}`,
        );
      }
    for (const leaves of LEAVES) {
      const some = all.filter((each) => each.leaves === leaves && each.end !== undefined);
      if (some.length > 0)
        io.out(`won, ${leaves}: ${some.length} games, ${lineThrough(some, ({ end }) => end?.won ?? 0)}`);
    }
  },
);
