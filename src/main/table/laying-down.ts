// The rest of a round that is laid down instead of played out, and when a bot says that it is its own.
import type { Card } from '../../engine/base/cards.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { mayEndEarly } from '../../engine/inference/rest.ts';
import { isPlaying } from '../../engine/table/readers.ts';
import { viewFor } from '../../engine/round/view.ts';
import type { Round } from '../../engine/table/round.ts';
import { USUAL_MODE } from '../../shared/table/help-modes.ts';
import { type Level, LEVELS, USUAL_LEVEL } from '../../shared/table/levels.ts';
import type { RestSaid } from '../../shared/table/rest.ts';
import { asideOf, personIn } from './next-move.ts';
import type { SessionFile } from './session-file.ts';

/** What was said of the rest, and the cards of whoever claims it in the order in which they take all of it. */
export interface Rest extends RestSaid {
  readonly plan: readonly Card[];
}

/** With more cards than this nobody at the table could see why the rest is claimed. */
const MOST_CARDS = 5;

/** Who plays worse does not count what is still out. */
const COUNTS_FROM: Level = 'hobby';

/**
 * Whether a bot looks for a proof that the rest is its own: when it leads to a late trick, nothing can be said besides, and nobody learns
 * from seeing the cards played out. Nobody loses anything by it: whatever the others played, all tricks would be the bot's.
 */
export function mayClaimRest(round: Round, seat: Seat, { mode, level }: Pick<SessionFile, 'mode' | 'level'>): boolean {
  if ((mode ?? USUAL_MODE) === 'open' || LEVELS.indexOf(level ?? USUAL_LEVEL) < LEVELS.indexOf(COUNTS_FROM))
    return false;
  if (!isPlaying(round) || round.play.trick.cards.length > 0 || round.play.hands[seat].length > MOST_CARDS)
    return false;
  return asideOf(round, personIn(round)) === undefined && mayEndEarly(viewFor(round, seat));
}
