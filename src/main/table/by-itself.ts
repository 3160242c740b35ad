// Cards of the person that are played without being chosen, where that is wanted: the last one, or the only one that is allowed.
import type { Card } from '../../engine/base/cards.ts';
import { isAside } from '../../engine/table/log.ts';
import type { Round } from '../../engine/table/round.ts';
import { legalDecisions, turnIn } from '../../engine/round/step.ts';
import { isPlaying } from '../../engine/table/readers.ts';
import type { HelpMode } from '../../shared/table/help-modes.ts';
import type { Settings } from '../../shared/files/settings.ts';
import { DEAL_ENTRIES } from '../replay/replay.ts';
import { askedSeatIn, type Move, personIn } from './next-move.ts';
import type { SavedSession } from './session-file.ts';

/** Whether the person's cut is made by chance: in a challenge the cards are the same for everybody. */
export const cutByItself = ({ file, round }: SavedSession): boolean =>
  file.session.apartDeals !== undefined &&
  !file.aside &&
  round.entries.length < DEAL_ENTRIES &&
  turnIn(round) === personIn(round);

/**
 * The card that is played by itself while the table waits for the person; undefined if there is more to decide, to say besides, or if it
 * is not wanted. In the inn nobody says which card is the only one allowed.
 */
export function playedByItself(
  round: Round,
  { kind }: Move,
  { byItself }: Pick<Settings, 'byItself'>,
  mode: HelpMode,
): Extract<Move, { kind: 'byItself' }> | undefined {
  if (kind !== 'person' || byItself === 'nothing' || !isPlaying(round)) return undefined;
  const seat = askedSeatIn(round);
  const legal = legalDecisions(round, seat);
  const [only, ...others] = legal;
  if (only?.type !== 'play' || others.length > 0 || legal.some(isAside)) return undefined;
  const isLast = round.play.hands[seat].length === 1;
  if (!isLast && (byItself === 'last' || mode === 'inn')) return undefined;
  return { kind: 'byItself', seat, card: only.card satisfies Card };
}
