// What is true in Vicar's Schafkopf (SPEC 3.19), found by the engine: what may be called, and what a deal comes to.
import { type Announcement, contractOf } from '../../base/contract.ts';
import { cardsOfPack, sumPoints } from '../../base/cards.ts';
import { PURE_2007 } from '../../options/options.ts';
import { billTermsAt } from '../../endings/round-bill.ts';
import type { CompletedTrick } from '../../play/tricks.ts';
import { judge, replay } from '../../round/step.ts';
import { resultOf, type SidesResult } from '../../scoring/result.ts';
import { settle, type Settlement } from '../../scoring/money.ts';
import { entriesForPack } from '../../table/dealing.ts';
import type { Entry } from '../../table/log.ts';
import { gameRulesOf, handSizeAt, rowOf } from '../../table/table-rules.ts';
import { cards } from './position.ts';

const RULES = gameRulesOf('vicar', PURE_2007);

/** What somebody says when contracts are called. */
export type Said = Announcement | 'weiter';

const entryOf = (seat: 0 | 1, said: Said): Entry =>
  said === 'weiter' ? { type: 'call', seat, call: said } : { type: 'announce', seat, announcement: said };

/**
 * Whether whoever holds this hand may say something when the other player has said so much; the one who has not dealt begins.
 * Throws if the other player could not have said it (programming error).
 */
export function mayCall(hand: string, before: readonly Said[], said: Said): boolean {
  const own = cards(hand);
  const rest = cardsOfPack(RULES.pack).filter((card) => !own.includes(card));
  const other = rest.slice(0, own.length);
  const [first, second] = before.length % 2 === 0 ? [own, other] : [other, own];
  const half = own.length / 2;
  const pack = [first.slice(0, half), second.slice(0, half), first.slice(half), second.slice(half)].flat();
  const terms = { dealer: 1 } as const;
  const entries = [
    ...entriesForPack(RULES, terms, [...pack, ...rest.slice(own.length)]),
    ...before.map((each, at) => entryOf(at % 2 === 0 ? 0 : 1, each)),
  ];
  const round = replay({ format: 1, rules: RULES, terms, entries });
  if (!round.ok) throw new Error(`nobody could have said that: ${round.because.id}`);
  return judge(round.round, entryOf(before.length % 2 === 0 ? 0 : 1, said)).legal;
}

export interface VicarEnded {
  readonly announcement: Announcement;
  /** Card points and number of the declarer's tricks. */
  readonly points: number;
  readonly tricks: number;
  /** The cards in the declarer's pile and in the other one. */
  readonly pile: string;
  readonly otherPile: string;
}

/** What a deal comes to that ended like this: the result, and the bill in points. */
export function vicarAfter(ended: VicarEnded): { readonly result: SidesResult; readonly settlement: Settlement } {
  const { announcement, points, tricks, pile, otherPile } = ended;
  const row = rowOf(RULES, announcement.contract);
  if (!row) throw new Error(`no ${announcement.contract}`);
  const contract = contractOf(row, announcement);
  const handSize = handSizeAt(RULES);
  const left = 120 - points - sumPoints(cards(pile)) - sumPoints(cards(otherPile));
  const done = Array.from({ length: handSize }, (_, index): CompletedTrick => {
    const winner = index < tricks ? 0 : 1;
    return { leader: 0, cards: [], winner, points: index === 0 ? points : index === handSize - 1 ? left : 0 };
  });
  const terms = { contract, pack: RULES.pack, players: 2, handSize } as const;
  const piles = [cards(pile), cards(otherPile), [], []] as const;
  const result = resultOf(terms, [[], [], [], []], 0, undefined, done, piles);
  return { result, settlement: settle(contract, result, billTermsAt({ rules: RULES, doublings: {} })) };
}
