// Plays a deal to its end with bots in all seats: the same cards, everything from the auction on decided anew.
import type { Choice } from '../../engine/bots/player.ts';
import type { RoundRecord } from '../../engine/table/log.ts';
import { type Round, startRound } from '../../engine/table/round.ts';
import type { BySeat } from '../../engine/base/seats.ts';
import { newsOf } from '../../engine/round/step.ts';
import type { BotPlayer } from '../../shared/files/round-file.ts';
import { DEAL_ENTRIES } from '../replay/replay.ts';
import { after, playingOn } from '../thinking/playing-on.ts';
import type { PlayerQuestion } from '../thinking/thinking-protocol.ts';

/** Asks a player; rejects if there is no answer. */
export type AskPlayer = (question: PlayerQuestion) => Promise<Choice | null>;

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
  const playing = playingOn(dealt(record));
  let next = playing.next();
  while (!next.done) {
    const { kind, seat, view, at } = next.value;
    const { player, character } = players[seat];
    next = playing.next(await ask({ kind, player, ...(character && { character }), view, seed: [seed, at, seat] }));
  }
  return newsOf(next.value).settlement?.balance ?? [0, 0, 0, 0];
}
