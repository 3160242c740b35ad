// One round between players: each is asked with the view of its seat, and its time is taken.
import type { Choice, Think } from '../../src/engine/bots/player.ts';
import { interjectors } from '../../src/engine/round/interjections.ts';
import { type Entry, isAside, type RoundTerms } from '../../src/engine/table/log.ts';
import type { Random } from '../../src/engine/base/random.ts';
import { isOver, type Round, startRound } from '../../src/engine/table/round.ts';
import type { BySeat, Seat } from '../../src/engine/base/seats.ts';
import { legalDecisions, step, turnIn } from '../../src/engine/round/step.ts';
import { isPlaying } from '../../src/engine/table/readers.ts';
import { asideOpen } from '../../src/engine/phases/asides.ts';
import { seatsAt, type TableRules } from '../../src/engine/table/table-rules.ts';
import { type SeatView, viewFor } from '../../src/engine/round/view.ts';

/** What the arena needs of a choice; reasons are for people. */
export type Decided = Pick<Choice, 'decision'>;

type Answer<T> = T | Promise<T>;

/** Anybody who can be asked: built-in players answer at once, foreign ones when they have thought. */
export interface ArenaPlayer {
  decide(view: SeatView, think: Think): Answer<Decided>;
  double(view: SeatView, think: Think): Answer<Decided | undefined>;
}

/** Somebody who sits at the table. */
export interface Sitter {
  readonly name: string;
  readonly player: ArenaPlayer;
  readonly random: Random;
  /** Receives the milliseconds of each decision. */
  readonly took: (ms: number) => void;
}

/** A player has decided what the rules refuse, or failed to decide. */
export class PlayerError extends Error {}

async function asked(sitter: Sitter, view: SeatView, now: () => number): Promise<Decided> {
  const started = now();
  const answer = sitter.player.decide(view, { random: sitter.random });
  const decided = answer instanceof Promise ? await answer : answer;
  sitter.took(now() - started);
  return decided;
}

/** The round after an entry. Throws a PlayerError that names who gave it if the rules refuse it. */
export function taken(round: Round, entry: Entry, by: string): Round {
  const next = step(round, entry);
  if (next.ok) return next.round;
  throw new PlayerError(`${by}: ${JSON.stringify(entry)} is refused in ${round.phase}: ${next.because.id}`);
}

const mayDouble = (round: Round, seat: Seat): boolean => legalDecisions(round, seat).some(isAside);

/** Asks everybody who may double or offer a Hochzeit now; the first one that does is heard. */
async function doubled(round: Round, sitters: BySeat<Sitter>): Promise<Round | undefined> {
  const seats =
    round.phase === 'auction' ? interjectors(round) : seatsAt(round.rules).filter((each) => mayDouble(round, each));
  for (const seat of seats) {
    const { player, random, name } = sitters[seat];
    const answer = player.double(viewFor(round, seat), { random });
    const decided = answer instanceof Promise ? await answer : answer;
    if (decided) return taken(round, decided.decision, name);
  }
  return undefined;
}

/** A round after the shuffled pack and maybe the cut. */
export const opened = (rules: TableRules, terms: RoundTerms, opening: readonly Entry[]): Round =>
  opening.reduce<Round>((before, entry) => taken(before, entry, 'the dealer'), startRound(rules, terms));

/** Plays a deal to its end, from the shuffled pack and maybe the cut. Rejects with a PlayerError if a player decides what the rules refuse. */
export async function playRound(
  rules: TableRules,
  terms: RoundTerms,
  opening: readonly Entry[],
  sitters: BySeat<Sitter>,
  now: () => number,
): Promise<Round> {
  return playOn(opened(rules, terms, opening), sitters, now);
}

/** Plays a round on to its end. Rejects with a PlayerError if a player decides what the rules refuse. */
export const playOn = (start: Round, sitters: BySeat<Sitter>, now: () => number): Promise<Round> =>
  playUntil(isOver, start, sitters, now);

/** Plays a round on until it is over, or something else is true of it. Rejects like `playOn`. */
export async function playUntil(
  isReached: (round: Round) => boolean,
  start: Round,
  sitters: BySeat<Sitter>,
  now: () => number,
): Promise<Round> {
  let round = start;
  while (!isOver(round) && !isReached(round)) {
    const seat = turnIn(round);
    if (seat === undefined) throw new Error(`nobody has to decide in the phase ${round.phase}`);
    const window = (isPlaying(round) && asideOpen(round)) || round.phase === 'auction';
    const afterDoubling = window ? await doubled(round, sitters) : undefined;
    if (afterDoubling) {
      round = afterDoubling;
      continue;
    }
    const sitter = sitters[seat];
    const { decision } = await asked(sitter, viewFor(round, seat), now);
    round = taken(round, decision, sitter.name);
  }
  return round;
}
