// What the call of a Muss-Spiel tells of the caller's hand, as cases and needs of the deals that are consistent with it (SPEC 3.9).
import { type Card, cardOf } from '../base/cards.ts';
import { type Holders, playedIn } from './holders.ts';
import type { Knowledge } from './knowledge.ts';
import { MUSS_NORMAL } from '../contracts/partnerships.ts';
import { isMuss, shownByMussCall } from '../table/muss.ts';
import { handSizeAt, houseOf } from '../table/table-rules.ts';
import type { Need } from '../search/need.ts';

/**
 * Who has called an ace with a Renonce had the ace of each other suit, or no card of it: cases that exclude each other
 * where nothing has told which (SPEC 3.9).
 */
export function renonceCases({ view, contract, order, declarer }: Knowledge, holders: Holders): readonly Holders[] {
  if (declarer === undefined || declarer === view.seat) return [holders];
  const { aceOrVoid } = shownByMussCall(contract, view.contract?.renonce);
  return aceOrVoid.reduce<readonly Holders[]>(
    (cases, suit) =>
      cases.flatMap((each) => {
        const ace = cardOf(suit, 'A');
        const may = each.get(ace)?.includes(declarer);
        if (!may) return [each];
        const isOf = (card: Card): boolean => order.groupOf(card) === suit;
        const shown = playedIn(view).some(({ seat, card }) => seat === declarer && isOf(card));
        const held: Holders = new Map([...each, [ace, [declarer]]]);
        const lacked: Holders = new Map(
          [...each].map(([card, seats]) => [card, isOf(card) ? seats.filter((seat) => seat !== declarer) : seats]),
        );
        return shown ? [held] : [held, lacked];
      }),
    [holders],
  );
}

/** The lines of a Muss-Spiel tell whether its hand has more trumps than the table allows, or at most so many (SPEC 3.9). */
export function needsOfMuss(knowledge: Knowledge): readonly Need[] {
  const { contract, declarer, view, order } = knowledge;
  const most = houseOf(view.rules)['muss.maxTrumps'];
  if (!isMuss(contract.row.id) || most === 'none' || declarer === undefined || declarer === view.seat) return [];
  const many = contract.row.id === MUSS_NORMAL.id;
  const counts = (card: Card): boolean => (order.groupOf(card) === 'trump') === many;
  const played = playedIn(view).filter(({ seat, card }) => seat === declarer && counts(card)).length;
  const least = many ? most + 1 : handSizeAt(view.rules) - most;
  return [{ seat: declarer, cards: new Set(knowledge.out.filter(counts)), min: least - played }];
}
