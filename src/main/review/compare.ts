// The same deal with a bot in the reader's seat, played several times: what the bot made of the same cards.
import { bySeat, type BySeat } from '../../engine/base/seats.ts';
import type { Comparison } from '../../shared/calls/review-calls.ts';
import { USUAL_LEVEL } from '../../shared/table/levels.ts';
import type { BotPlayer, RoundFile } from '../../shared/files/round-file.ts';
import { type AskPlayer, playOut } from './review-play-out.ts';

/** The bot that takes the reader's seat: the strongest there is. */
const SUBSTITUTE: BotPlayer = { player: 'meister' };
/** Deals played; bots draw by chance, and one deal alone would say little. */
const DEALS = 5;

/** Who sits where: those of the round if they are known, else bots of the usual level. */
const companyOf = ({ bots, you }: RoundFile): BySeat<BotPlayer> =>
  bySeat((seat) => (seat === you ? SUBSTITUTE : (bots?.[seat] ?? { player: USUAL_LEVEL })));

/** The comparison before anything was played. */
export const startOf = ({ bots }: RoundFile, own: number): Comparison => ({
  played: 0,
  of: DEALS,
  own,
  bot: [],
  level: SUBSTITUTE.player,
  company: bots ? 'same' : 'usual',
});

/**
 * Plays the deals that are missing and tells of each. Rejects if a player gives no answer, or with the reason for which
 * `ask` rejects.
 */
export async function compare(
  ask: AskPlayer,
  file: RoundFile,
  begun: Comparison,
  told: (comparison: Comparison) => void,
): Promise<Comparison> {
  let comparison = begun;
  const players = companyOf(file);
  while (comparison.played < comparison.of) {
    const balance = await playOut(ask, file.record, players, `${file.id} ${comparison.played}`);
    comparison = { ...comparison, played: comparison.played + 1, bot: [...comparison.bot, balance[file.you]] };
    told(comparison);
  }
  return comparison;
}
