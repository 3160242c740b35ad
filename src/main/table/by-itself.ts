// Cards of the person that are played without being chosen, where that is wanted: the last one, or the only one that is allowed.
import type { Card } from '../../engine/base/cards.ts';
import { isAside } from '../../engine/table/log.ts';
import type { Round } from '../../engine/table/round.ts';
import { legalDecisions } from '../../engine/round/step.ts';
import { isPlaying } from '../../engine/table/readers.ts';
import type { HelpMode } from '../../shared/table/help-modes.ts';
import type { Settings } from '../../shared/files/settings.ts';
import { askedSeatIn, type Move } from './next-move.ts';

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
