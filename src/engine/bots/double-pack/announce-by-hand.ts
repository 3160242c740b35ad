// Announces Re or Kontra in Doppelkopf by the own hand alone.
import { fact } from '../../inference/facts.ts';
import { orderOf } from '../../play/order.ts';
import type { SeatView } from '../../round/view.ts';
import { playedContract } from '../../table/announced-contract.ts';
import type { Choice } from '../player.ts';
import { ansagenOf } from '../random-player.ts';

/** Trumps from the top, of which so many make a hand strong enough for Re or Kontra. */
const TOP = 9;
const ENOUGH = 6;

/** Re or Kontra with many of the highest trumps: at least `enough` copies. */
export function announceByHand(view: SeatView, enough = ENOUGH): Choice | undefined {
  const { contract, rules, dealtHand } = view;
  const base = ansagenOf(view).find(({ says }) => says === 're' || says === 'kontra');
  if (!contract || !base) return undefined;
  const top = orderOf(playedContract(rules, contract), rules.pack).trumps.slice(0, TOP);
  const trumps = dealtHand.filter((card) => top.includes(card));
  return trumps.length >= enough ? { decision: base, because: [fact('ansage.trumps', { trumps })] } : undefined;
}
