// Plays a deal to its end with bots in all seats: the same cards, everything from the auction on decided anew.
import type { Choice } from '../../engine/bots/player.ts';
import { type Entry, isAside, type RoundRecord } from '../../engine/table/log.ts';
import { asideOpen } from '../../engine/phases/asides.ts';
import { isOver, type Round, startRound } from '../../engine/table/round.ts';
import type { BySeat, Seat } from '../../engine/base/seats.ts';
import { isPlaying, legalDecisions, newsOf, step, turnIn } from '../../engine/round/step.ts';
import { viewFor } from '../../engine/round/view.ts';
import type { BotPlayer } from '../../shared/files/round-file.ts';
import { DEAL_ENTRIES } from '../replay/replay.ts';
import type { PlayerQuestion } from '../thinking/thinking-protocol.ts';
import { seatsAt } from '../../engine/table/table-rules.ts';

/** Asks a player; rejects if there is no answer. */
export type AskPlayer = (question: PlayerQuestion) => Promise<Choice | null>;

/** The round after an entry that must be allowed. Throws otherwise (programming error). */
function after(round: Round, entry: Entry): Round {
  const next = step(round, entry);
  if (!next.ok) throw new Error(`${JSON.stringify(entry)} is not allowed: ${next.because.id}`);
  return next.round;
}

/** The table right after the deal. */
const dealt = ({ rules, terms, entries }: RoundRecord): Round =>
  entries.slice(0, DEAL_ENTRIES).reduce(after, startRound(rules, terms) as Round);

/** The balance of each seat in cents. Everything follows from the record, the players and the seed. */
export async function playOut(
  ask: AskPlayer,
  record: RoundRecord,
  players: BySeat<BotPlayer>,
  seed: string,
): Promise<BySeat<number>> {
  const asked = async (kind: PlayerQuestion['kind'], round: Round, seat: Seat): Promise<Choice | null> => {
    const { player, character } = players[seat];
    const question = { kind, player, ...(character && { character }), view: viewFor(round, seat) };
    return ask({ ...question, seed: [seed, round.entries.length, seat] });
  };

  /** The round after what somebody wants to say besides a card: Stoss, Retour, Durchbruch. */
  async function doubled(round: Round): Promise<Round | undefined> {
    if (!isPlaying(round) || !asideOpen(round)) return undefined;
    for (const seat of seatsAt(round.rules)) {
      const may = legalDecisions(round, seat).some(isAside);
      const choice = may ? await asked('double', round, seat) : null;
      if (choice) return after(round, choice.decision);
    }
    return undefined;
  }

  let round = dealt(record);
  while (!isOver(round)) {
    const raised = await doubled(round);
    const turn = turnIn(round);
    if (raised) round = raised;
    else if (turn === undefined) throw new Error(`nobody's turn in the phase ${round.phase}`);
    else {
      const choice = await asked('decide', round, turn);
      if (!choice) throw new Error('a player did not decide');
      round = after(round, choice.decision);
    }
  }
  return newsOf(round).settlement?.balance ?? [0, 0, 0, 0];
}
