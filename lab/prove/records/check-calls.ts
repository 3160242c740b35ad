// Records of what a hand may announce (`record: "calls"`), and the checking of hands that all records share.
import { announceObjection } from '../../../src/engine/play/announce-rules.ts';
import { type Card, cardsOfPack, handSizeOf, type PackSize, singlePack } from '../../../src/engine/base/cards.ts';
import { announcementsOf, type Contract, contractOf } from '../../../src/engine/base/contract.ts';
import { builtIn, type BuiltInContractId } from '../../../src/engine/contracts/registry.ts';
import { orderOf } from '../../../src/engine/play/order.ts';
import { handOrderContract, pureRules } from '../../../src/engine/table/table-rules.ts';
import { compareFields, type Difference, type Findings, nonsense } from './difference.ts';
import { CallsSchema, parse } from './schemas.ts';

/** Cards that are not in the pack or stand there twice, and hands of the wrong size. */
export function objectionsToHands(
  pack: PackSize,
  hands: readonly (readonly Card[])[],
  pathTo: (hand: number) => string,
): readonly Difference[] {
  const all = cardsOfPack(pack);
  const seen = new Set<Card>();
  return hands.flatMap((hand, index) => {
    const path = pathTo(index);
    const cards = hand.flatMap((card, at) => {
      const twice = seen.has(card);
      seen.add(card);
      if (twice) return [nonsense(`${path}[${at}]`, card, 'the card comes twice')];
      return all.includes(card) ? [] : [nonsense(`${path}[${at}]`, card, `not in the pack of ${pack}`)];
    });
    const size = handSizeOf(pack, 4);
    return hand.length === size ? cards : [...cards, nonsense(path, hand, `${hand.length} cards instead of ${size}`)];
  });
}

/** The contracts of one row that a hand may announce, in the order of the row. */
export const announceable = (id: BuiltInContractId, pack: PackSize, hand: readonly Card[]): readonly Contract[] =>
  announcementsOf(builtIn(id))
    .map((each) => contractOf(builtIn(id), each))
    .filter((contract) => !announceObjection(contract, pack, hand));

/** The Aces that a hand may call in a Rufer, sorted. */
export const ruferCalls = (pack: PackSize, hand: readonly Card[]): readonly Card[] =>
  announceable('rufer', pack, hand)
    .flatMap(({ called }) => called ?? [])
    .sort();

/** The cards that a hand with the Eichel-Ober may call in a Muss-Spiel, sorted. */
export const mussCallsOf = (pack: PackSize, hand: readonly Card[]): readonly Card[] =>
  announceable('muss', pack, hand)
    .flatMap(({ called }) => called ?? [])
    .sort();

/** A hand with exactly one trump of a Rufer may look for a partner (SPEC 3.6). */
function mayOfferHochzeit(pack: PackSize, hand: readonly Card[]): boolean {
  const order = orderOf(handOrderContract(pureRules(singlePack(pack))), pack);
  return hand.filter((card) => order.groupOf(card) === 'trump').length === 1;
}

export function checkCalls(json: unknown): Findings {
  const parsed = parse(CallsSchema, json);
  if (!parsed.ok) return parsed;
  const { deck, hand, ...record } = parsed.value;
  const objections = objectionsToHands(deck, [hand], () => 'hand');
  if (objections.length > 0) return { differences: objections };
  const differences = compareFields('', record, {
    rufer_calls: ruferCalls(deck, hand),
    solo_suits: announceable('solo', deck, hand)
      .flatMap(({ trump }) => trump ?? [])
      .sort(),
    may_offer_hochzeit: mayOfferHochzeit(deck, hand),
    is_sie: announceable('sie', deck, hand).length > 0,
    muss_calls: hand.includes('EO') ? mussCallsOf(deck, hand) : null,
  });
  return { differences };
}
