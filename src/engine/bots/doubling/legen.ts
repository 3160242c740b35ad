// Whether to lay on the first packet: what a round has brought on average to whoever held such cards.
import { type Card, type Rank, rankOf } from '../../base/cards.ts';
import { fact } from '../../inference/facts.ts';
import { orderOf } from '../../play/order.ts';
import { handOrderContract, handSizeAt, type TableRules } from '../../table/table-rules.ts';
import type { SeatView } from '../../round/view.ts';
import type { Choice } from '../player.ts';
import type { RulePlayerStyle } from '../styles.ts';

/**
 * Shares of the price of a Rufer that each card of a packet adds, and the packet itself, for the standard size of half a
 * hand. How they were found is not recorded; a fit to rounds of rule players gives 1.55, 0.68, -0.16, 0.59, -0.64 instead
 * (`npm run -s cli -- fit legen --deals 2000`).
 */
const WEIGHTS = { ober: 1.1, unter: 0.6, trump: 0.25, ace: 0.2, other: -0.5 } as const;

export const PACKET_KINDS = Object.keys(WEIGHTS) as readonly (keyof typeof WEIGHTS)[];
type Kind = (typeof PACKET_KINDS)[number];

const LORDS: Readonly<Partial<Record<Rank, Kind>>> = { O: 'ober', U: 'unter' };

/** What a card counts as before anything is announced: as in the lowest contract of the table. */
export function kindOf(view: Pick<SeatView, 'rules'>, card: Card): Kind {
  const order = orderOf(handOrderContract(view.rules), view.rules.pack);
  const lord = LORDS[rankOf(card)];
  if (lord) return lord;
  if (order.groupOf(card) === 'trump') return 'trump';
  return rankOf(card) === 'A' ? 'ace' : 'other';
}

/** Expected balance of a round with these cards seen so far, in prices of a Rufer, doublings left aside. */
export const packetWorth = (view: Pick<SeatView, 'rules'>, seen: readonly Card[]): number =>
  seen.reduce((sum, card) => sum + WEIGHTS[kindOf(view, card)], 0);

/** What must be expected at least, in prices of a Rufer, so that chance and the temper of others do not eat it up. */
const MARGIN = 0.3;

/** Cards that must have been seen at least, about half a hand: one or two say too little. */
const enough = (rules: TableRules): number => Math.floor(handSizeAt(rules) / 2);

/** Lays or leaves it. */
export function legen(view: SeatView, style: RulePlayerStyle): Choice {
  const { seat, hand, rules } = view;
  const trumps = hand.filter((card) => kindOf(view, card) !== 'ace' && kindOf(view, card) !== 'other');
  const lays = hand.length >= enough(rules) && packetWorth(view, hand) >= MARGIN + style.doubleMargin / 20;
  return {
    decision: { type: 'legen', seat, says: lays ? 'lay' : 'leave' },
    because: [fact(lays ? 'legen.strong' : 'legen.weak', { trumps, seen: hand.length })],
  };
}
