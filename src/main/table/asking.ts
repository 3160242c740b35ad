// Asks the players in the seats: always comes back with something that is allowed, whatever a player does.
import { deciderOf } from '../../engine/table/blind.ts';
import { chairOf } from '../../engine/table/chairs.ts';
import type { Choice } from '../../engine/bots/player.ts';
import { isAside } from '../../engine/table/log.ts';
import type { Round } from '../../engine/table/round.ts';
import { type Seat, withSeat } from '../../engine/base/seats.ts';
import { roundNumber } from '../../engine/round/session.ts';
import { judge, legalDecisions } from '../../engine/round/step.ts';
import { viewFor } from '../../engine/round/view.ts';
import { type Problem, problem } from '../../shared/border/problems.ts';
import { messageOf } from '../store/check.ts';
import type { SavedSession } from './session-file.ts';
import type { PlayerQuestion } from '../thinking/thinking-protocol.ts';
import type { AskOptions } from '../thinking/thinking.ts';

/** The part of the thinking worker that players are asked through. */
export interface AskPlayer {
  ask(question: PlayerQuestion, options?: AskOptions): Promise<Choice | null>;
}

export interface Asking {
  readonly thinking: AskPlayer;
  /** Told of a player that failed; not a reason to stop the round. */
  readonly report: (problem: Problem) => void;
}

/** The decision of the bot whose turn it is. Throws if nothing is allowed to it (programming error). */
export async function askForDecision(
  asking: Asking,
  saved: SavedSession,
  seat: Seat,
  signal: AbortSignal,
): Promise<Choice> {
  const choice = await ask(asking, saved, 'decide', seat, signal);
  if (choice && isAllowed(saved.round, choice, seat)) return choice;
  if (choice) asking.report(failure(seat, `${JSON.stringify(choice.decision)} is not allowed`));
  const decision = legalDecisions(saved.round, seat).find((each) => !isAside(each));
  if (!decision) throw new Error(`nothing is allowed to seat ${seat} in the phase ${saved.round.phase}`);
  return { decision, because: [] };
}

/**
 * A decision for the person's seat, as the bot would take it who sits nearest: a card of a round that the person has given up, or the cut
 * of a challenge.
 */
export async function askInPlace(
  asking: Asking,
  saved: SavedSession,
  seat: Seat,
  signal: AbortSignal,
): Promise<Choice> {
  const stand = saved.file.sitters.find(({ kind }) => kind === 'bot');
  if (!stand) throw new Error('no bot sits at the table');
  const sitters = withSeat(saved.file.sitters, chairOf(saved.round, seat), stand);
  return askForDecision(asking, { ...saved, file: { ...saved.file, sitters } }, seat, signal);
}

/** What a bot says besides a card, if it may: Stoss, Retour, Durchbruch; null if it does not want to. */
export async function askForDoubling(
  asking: Asking,
  saved: SavedSession,
  seat: Seat,
  signal: AbortSignal,
): Promise<Choice | null> {
  const choice = await ask(asking, saved, 'double', seat, signal);
  return choice && isAllowed(saved.round, choice, seat) ? choice : null;
}

const isAllowed = (round: Round, { decision }: Choice, seat: Seat): boolean =>
  decision.seat === seat && judge(round, decision).legal;

/** The longest that a challenge waits for a player, in milliseconds: there nobody plays otherwise because a computer is slow. */
const PATIENT = 600_000;

const failure = (seat: Seat, detail: string): Problem => problem('P.PLAYER', { seat, detail });

/** The random stream of a decision belongs to session, round, length of the log and seat: asked again, it is the same. */
async function ask(
  { thinking, report }: Asking,
  { file, round }: SavedSession,
  kind: PlayerQuestion['kind'],
  seat: Seat,
  signal: AbortSignal,
): Promise<Choice | null> {
  const sitter = file.sitters[chairOf(round, deciderOf(round, seat))];
  if (sitter.kind !== 'bot') return null;
  const seed = [file.session.seed, roundNumber(file.session), round.entries.length, seat];
  try {
    const { player, character } = sitter;
    const question = { kind, player, ...(character && { character }), view: viewFor(round, seat), seed };
    return await thinking.ask(question, { signal, ...(file.duel !== undefined && { limit: PATIENT }) });
  } catch (error) {
    // Nobody wants the answer any more: no failure of the player.
    if (!signal.aborted) report(failure(seat, messageOf(error)));
    return null;
  }
}
