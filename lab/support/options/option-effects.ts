// Whether a value of an option changes anything: the same seeds played with two sets of rules until they part.
import { type Mood, MOODS, randomRoundOf } from '../../prove/selftest/random-session.ts';
import type { Decision } from '../../../src/engine/table/log.ts';
import { firstDealerOf } from '../../../src/engine/round/first-dealer.ts';
import type { HouseRules } from '../../../src/engine/options/options.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import type { Round, ScoredRound, ThrownInRound } from '../../../src/engine/table/round.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { isSessionOver, nextTerms, type Session, targetIn, withRound } from '../../../src/engine/round/session.ts';
import { gamesOn } from '../../../src/engine/table/target-games.ts';
import { callableRounds } from '../../../src/engine/special/standing.ts';
import { judge, legalDecisions, optionsOf, step } from '../../../src/engine/round/step.ts';
import type { Game } from '../../../src/engine/games/shelf.ts';
import { gameRulesOf, houseOf, seatsAt, tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { viewFor } from '../../../src/engine/round/view.ts';

/** How two tables have parted: in what could be decided, in what could be seen, in what a revoke would cost, or in what came of it. */
const EFFECTS = ['decision', 'sight', 'revoke', 'outcome', 'session'] as const;
export type Effect = (typeof EFFECTS)[number];

export interface Base {
  readonly house: HouseRules;
  readonly mood: Mood;
  readonly game?: Game;
}

interface Moment {
  readonly kind: Effect;
  readonly what: string;
}

const rulesOf = ({ game, house }: Base): Session['rules'] =>
  game === undefined ? tableRulesOf(house) : gameRulesOf(game, house);

/** Cards of a round after which nobody doubles any more, in any chain that a random round comes to. */
const DOUBLED_UNTIL = 12;

const cardsPlayed = (round: Round): number => round.entries.filter(({ type }) => type === 'play').length;

/**
 * Everything that could be decided: by the seat whose turn it is, and in the first tricks by the others too. A cut that is
 * repeated stands in no list.
 */
function decisions(round: Round, turn: Seat, legal: readonly Decision[]): string {
  const others = cardsPlayed(round) < DOUBLED_UNTIL ? seatsAt(round.rules).filter((seat) => seat !== turn) : [];
  const [cut] = legal;
  const again = cut?.type === 'cut' && judge(round, { ...cut, again: [cut.at, cut.at] }).legal;
  return JSON.stringify([legal, others.map((seat) => legalDecisions(round, seat)), again]);
}

/** What the first forbidden card of a hand would come to at a table where nobody refuses it. */
function revoked(round: Round, turn: Seat): string | undefined {
  const forbidden = optionsOf(round, turn).find(({ decision, verdict }) => decision.type === 'play' && !verdict.legal);
  if (forbidden?.decision.type !== 'play') return undefined;
  const next = step(round, { ...forbidden.decision, type: 'revoke' });
  return next.ok && next.round.phase === 'scored' ? JSON.stringify(next.round.settlement.balance) : undefined;
}

function outcome(round: ScoredRound | ThrownInRound): string {
  if (round.phase === 'thrownIn') return round.why;
  const { play, result, settlement } = round;
  return JSON.stringify([play.contract.row.id, result, settlement.balance]);
}

/** Who has won the games so far, where deals are put together to games. */
function gamesWon({ rules, sheet }: Session): readonly (readonly Seat[])[] {
  const target = targetIn(rules);
  return target === undefined ? [] : gamesOn(sheet, target).map(({ wonBy }) => wonBy);
}

/** What happens at a table, moment by moment, without end; `seed` fixes the cards and what is decided. */
function* momentsAt(base: Base, seed: string): Generator<Moment> {
  const rules = rulesOf(base);
  let session: Session = { seed, rules, firstDealer: firstDealerOf(rules, seed, 0), sheet: [] };
  for (let number = 1; ; number++) {
    const moments: Moment[] = [];
    const random = randomOf(seed, 'effect', number);
    const mood = number % 3 === 0 ? (MOODS[(number / 3) % MOODS.length] ?? base.mood) : base.mood;
    yield { kind: 'session', what: JSON.stringify([nextTerms(session), isSessionOver(session), gamesWon(session)]) };
    const round = randomRoundOf(session, mood, random, (now, seat, legal) => {
      if (now.phase === 'legen') moments.push({ kind: 'sight', what: JSON.stringify(viewFor(now, seat).hand) });
      moments.push({ kind: 'decision', what: decisions(now, seat, legal) });
      if (now.phase !== 'playing' || moments.some(({ kind }) => kind === 'revoke')) return;
      const what = revoked(now, seat);
      if (what !== undefined) moments.push({ kind: 'revoke', what });
    });
    yield* moments;
    yield { kind: 'outcome', what: outcome(round) };
    const asked = callableRounds(houseOf(rules));
    yield { kind: 'decision', what: JSON.stringify(asked) };
    session = withRound(session, round);
    const [first] = asked;
    if (first !== undefined && number % 2 === 1)
      session = { ...session, called: [...(session.called ?? []), { after: number, round: first }] };
  }
}

/** Deals in a session, after which another seed is taken: more than the longest session with compulsory solos among its deals. */
const DEALS = 25;

/** How two tables part within so many deals, if they do; a session in which they are known to is looked at before all others. */
export function effectOf(base: Base, other: Base, deals: number, known?: number): Effect | undefined {
  const sessions = Array.from({ length: Math.ceil(deals / DEALS) }, (_, number) => number);
  for (const number of known === undefined ? sessions : [known, ...sessions]) {
    const [these, those] = [momentsAt(base, `effect ${number}`), momentsAt(other, `effect ${number}`)];
    for (let left = DEALS; left > 0;) {
      const [one, two] = [these.next().value as Moment, those.next().value as Moment];
      if (one.kind !== two.kind || one.what !== two.what) return one.kind;
      if (one.kind === 'outcome') left -= 1;
    }
  }
  return undefined;
}
