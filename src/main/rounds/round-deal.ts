// How a finished round was dealt: the shuffled pack, the player's hand, and the proof made before the deal.
import type { Card } from '../../engine/base/cards.ts';
import { isOver, type Round } from '../../engine/table/round.ts';
import type { DealProof } from '../../shared/table/fairness.ts';
import { isOwn, type RoundFile } from '../../shared/files/round-file.ts';
import type { DealtHand } from './hand-statistics.ts';

export interface RoundDeal extends DealtHand {
  /** The pack before it was cut, from the top. */
  readonly shuffled: readonly Card[];
  readonly proof?: DealProof;
  /** The hand did not come about by chance alone: a Schieber or a Teufel gives certain cards. */
  readonly arranged?: true;
}

/** Undefined for a round that is not over, of which nothing may be told, for somebody else's, and for a deal that was played once more. */
export function roundDeal(file: RoundFile, round: Round): RoundDeal | undefined {
  const { record, you, deal, practice } = file;
  const [first] = record.entries;
  if (!isOver(round) || first?.type !== 'shuffled' || practice === 'again' || !isOwn(file)) return undefined;
  const kind = record.terms.special?.kind;
  const arranged = kind === 'schieber' || kind === 'teufel';
  return {
    pack: record.rules.pack,
    hand: round.dealt[you],
    shuffled: first.pack,
    ...(deal && { proof: deal }),
    ...(arranged && { arranged: true }),
  };
}
