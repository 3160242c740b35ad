// One round between players: each is asked with the view of its seat, and its time is taken.
import type { Choice, Player } from '../../engine/bots/player.ts';
import type { Entry, RoundTerms } from '../../engine/log.ts';
import type { Random } from '../../engine/random.ts';
import type { Round } from '../../engine/round.ts';
import { isOver, startRound } from '../../engine/round.ts';
import type { BySeat, Seat } from '../../engine/seats.ts';
import { SEATS } from '../../engine/seats.ts';
import { isPlaying, legalDecisions, step, turnIn } from '../../engine/step.ts';
import { doublingOpen } from '../../engine/phases/playing.ts';
import type { TableRules } from '../../engine/table-rules.ts';
import type { SeatView } from '../../engine/view.ts';
import { viewFor } from '../../engine/view.ts';

/** Somebody who sits at the table. */
export interface Sitter {
  readonly name: string;
  readonly player: Player;
  readonly random: Random;
  /** Receives the milliseconds of each decision. */
  readonly took: (ms: number) => void;
}

/** A player has decided what the rules refuse, or failed to decide. */
export class PlayerError extends Error {}

function asked(sitter: Sitter, view: SeatView, now: () => number): Choice {
  const started = now();
  const choice = sitter.player.decide(view, { random: sitter.random });
  sitter.took(now() - started);
  return choice;
}

function taken(round: Round, entry: Entry, by: string): Round {
  const next = step(round, entry);
  if (next.ok) return next.round;
  throw new PlayerError(`${by}: ${JSON.stringify(entry)} is refused in ${round.phase}: ${next.because.id}`);
}

const mayDouble = (round: Round, seat: Seat): boolean =>
  legalDecisions(round, seat).some(({ type }) => type === 'stoss' || type === 'retour');

/** Asks everybody who may double now; the first one that does is heard. */
function doubled(round: Round, sitters: BySeat<Sitter>): Round | undefined {
  if (!isPlaying(round) || !doublingOpen(round)) return undefined;
  for (const seat of SEATS.filter((each) => mayDouble(round, each))) {
    const { player, random, name } = sitters[seat];
    const choice = player.double(viewFor(round, seat), { random });
    if (choice) return taken(round, choice.decision, name);
  }
  return undefined;
}

/** Plays a deal to its end. Throws a PlayerError if a player decides what the rules refuse. */
export function playRound(
  rules: TableRules,
  terms: RoundTerms,
  shuffle: Entry,
  sitters: BySeat<Sitter>,
  now: () => number,
): Round {
  let round = taken(startRound(rules, terms), shuffle, 'the dealer');
  while (!isOver(round)) {
    const seat = turnIn(round);
    if (seat === undefined) throw new Error(`nobody has to decide in the phase ${round.phase}`);
    const sitter = sitters[seat];
    round = doubled(round, sitters) ?? taken(round, asked(sitter, viewFor(round, seat), now).decision, sitter.name);
  }
  return round;
}
