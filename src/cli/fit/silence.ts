// `fit silence`: what a pass is worth where nobody has bid.
// Rule players, one of whom passes whatever it holds; prices of a Rufer by place and by strength of the hand (see worth.ts). Games
// that others play alone are left aside; among three, who play no others, they are what counts, in prices of a Solo.
import { strengthOf } from '../../engine/bots/bidding/by-simulation.ts';
import { PLAYERS } from '../../engine/bots/players.ts';
import { callsAces } from '../../engine/bots/bidding/worth.ts';
import { cardsOfPack } from '../../engine/base/cards.ts';
import { PURE_2007 } from '../../engine/options/options.ts';
import { randomOf, shuffled } from '../../engine/base/random.ts';
import type { Round } from '../../engine/table/round.ts';
import { isOver } from '../../engine/table/round.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { pricesAt } from '../../engine/phases/round-bill.ts';
import { turnIn } from '../../engine/round/step.ts';
import type { TableRules } from '../../engine/table/table-rules.ts';
import { gameRulesOf, playersAt, seatsAt, tableRulesOf } from '../../engine/table/table-rules.ts';
import { viewFor } from '../../engine/round/view.ts';
import { leastSquares } from './linear.ts';
import { houseChanges } from './house-changes.ts';
import { choice, fitProgram, turns, whole } from './program.ts';
import { after, shuffledRound } from './rounds.ts';

const PLAYER = PLAYERS.verein;
const PLAYING = [4, 3] as const;

interface Passed {
  /** Seats that have not spoken yet. */
  readonly waiting: number;
  readonly strength: number;
  /** Holder of the Eichel-Ober, who would have to play at a table with the Muss-Spiel. */
  readonly must: boolean;
  /** Prices of a Rufer, or of a Solo where no ace is called. */
  readonly won: number;
}

/** What the mute seat knew when it passed, and what the round brought it; nothing if somebody had bid before. */
function played(rules: TableRules, deal: number, mute: Seat): Passed | undefined {
  const pack = shuffled(cardsOfPack(rules.pack), randomOf('silence', deal));
  let round: Round = shuffledRound(rules, pack);
  let said: Omit<Passed, 'won'> | undefined;
  const context = { random: randomOf('silence', deal, 'play') };
  while (!isOver(round)) {
    const seat = turnIn(round);
    if (seat === undefined) throw new Error(round.phase);
    const view = viewFor(round, seat);
    if (round.phase === 'auction' && seat === mute && !said) {
      if (round.auction.holder !== undefined) return undefined;
      said = { waiting: playersAt(rules) - 1 - seat, strength: strengthOf(view), must: view.dealtHand.includes('EO') };
      round = after(round, { type: 'call', seat, call: 'weiter' });
    } else round = after(round, PLAYER.decide(view, context).decision);
  }
  if (!said) return undefined;
  if (round.phase !== 'scored') return { ...said, won: 0 };
  const { base } = pricesAt(rules);
  if (!callsAces(rules)) return { ...said, won: round.settlement.balance[mute] / base.solo };
  if (round.play.contract.row.parties.kind === 'alone') return undefined;
  return { ...said, won: round.settlement.balance[mute] / base.partner };
}

/** Least squares of the line through (0, none), (0.5, middle), (1, full). */
function lineThrough(some: readonly Passed[]): readonly number[] {
  const rows = some.map(({ strength }) => {
    const share = 2 * Math.abs(strength - 0.5);
    return strength < 0.5 ? [share, 1 - share, 0] : [0, 1 - share, share];
  });
  return leastSquares(
    rows,
    some.map(({ won }) => won),
    3,
  );
}

/** Whose passes a line tells of. */
const GROUPS = [
  ['everybody', () => true],
  ['holder of the Eichel-Ober', ({ must }) => must],
  ['others', ({ must }) => !must],
] as const satisfies readonly (readonly [string, (each: Passed) => boolean])[];

export const silence = fitProgram(
  {
    name: 'silence',
    about: 'what a pass is worth where nobody has bid, by place and strength of the hand: bots/bidding/worth.ts',
    arguments: { deals: whole('deals', 2000, 1, 10_000_000), players: choice('players', PLAYING), house: houseChanges },
  },
  async ({ deals, players, house }, io) => {
    const agreed = { ...PURE_2007, ...house };
    const rules = players === 3 ? gameRulesOf('three-hand', agreed) : tableRulesOf(agreed);
    const seats = seatsAt(rules);
    const all: Passed[] = [];
    for await (const deal of turns(io, deals)) {
      const passed = played(rules, deal, seats[deal % seats.length] ?? 0);
      if (passed) all.push(passed);
    }
    for (const [name, which] of GROUPS)
      for (const waiting of seats) {
        const some = all.filter((each) => each.waiting === waiting && which(each));
        const line = lineThrough(some).map((each) => each.toFixed(2));
        io.out(`${name}, ${waiting} to speak: ${some.length} passes, ${line.join(' / ')}`);
      }
  },
);
