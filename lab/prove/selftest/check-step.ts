// What must hold in every state of a round: exactly one reason per forbidden card, masks equal to rules, nothing mutated.
import { type Card, cardsOfPack, facesIn } from '../../../src/engine/base/cards.ts';
import { judgePlay, judgePlays } from '../../../src/engine/play/legality.ts';
import { orderOf, winningIndex } from '../../../src/engine/play/order.ts';
import { REASON_IDS, type ReasonId } from '../../../src/engine/base/reasons.ts';
import type { PlayingRound, Round } from '../../../src/engine/table/round.ts';
import { maskOf } from '../../../src/engine/search/layout.ts';
import { cardsIn, compile, legalMask, winningPlace } from '../../../src/engine/search/masks.ts';
import { seatAt } from '../../../src/engine/base/seats.ts';
import type { Option } from '../../../src/engine/round/step.ts';
import { calledSuitLed, type CompletedTrick, situationOf, turnOf } from '../../../src/engine/play/tricks.ts';

/** Something that must always hold does not. */
export class Violation extends Error {}

/** Throws a Violation that says what does not hold. */
export function must(holds: boolean, what: () => string): void {
  if (!holds) throw new Violation(what());
}

/** Freezes a value with all that it holds; what is frozen already has been done before. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const each of Object.values(value)) deepFreeze(each);
  return value;
}

/** The ids of the reasons for which options are refused, each a known one; some option must be legal. */
export function checkOptions(options: readonly Option[], { phase }: Round): readonly ReasonId[] {
  must(
    options.some(({ verdict }) => verdict.legal),
    () => `no legal option in ${phase}`,
  );
  return options.flatMap(({ verdict }) => {
    if (verdict.legal) return [];
    must(REASON_IDS.includes(verdict.because.id), () => `unknown reason ${verdict.because.id}`);
    return [verdict.because.id];
  });
}

/** Rules against themselves and against the masks, for the seat to play. */
export function checkPlays(round: PlayingRound): void {
  const { play } = round;
  const { contract, pack } = play;
  const seat = turnOf(play);
  const hand = facesIn(play.hands[seat]);
  const situation = situationOf(play, seat);
  const verdicts = judgePlays(situation);
  must(verdicts.size === hand.length, () => `${verdicts.size} verdicts on ${hand.length} cards`);
  for (const [card, verdict] of verdicts)
    must(verdict.legal || verdict.because.id.startsWith('R.'), () => `odd reason for ${card}`);
  const legal = hand.filter((card) => verdicts.get(card)?.legal);
  const foreign = cardsOfPack(pack).find((card) => !hand.includes(card));
  must(foreign === undefined || !judgePlay(situation, foreign).legal, () => `${foreign} is allowed although not held`);
  const compiled = compile(contract, pack);
  const [led] = play.trick.cards;
  const best = play.trick.cards[winningIndex(orderOf(contract, pack), play.trick.cards)];
  const lock = compiled.called !== 0 && !calledSuitLed(play) ? 1 : 0;
  const { bitOf } = compiled.layout;
  const [ledBit, bestBit] = [led && bitOf[led], best && bitOf[best]];
  const byMask = cardsIn(compiled.layout, legalMask(compiled, maskOf(compiled.layout, hand), ledBit, bestBit, lock));
  must(sameCards(byMask, legal), () => `mask allows ${byMask.join(' ')}, rules allow ${legal.join(' ')}`);
}

/** The winner of a completed trick by masks is the winner by rules. */
export function checkWinner({ rules, play }: PlayingRound, trick: CompletedTrick): void {
  const compiled = compile(play.contract, rules.pack);
  const bits = trick.cards.map((card) => compiled.layout.bitOf[card] ?? 0);
  const winner = seatAt(trick, winningPlace(compiled, bits), play.players);
  must(winner === trick.winner, () => `trick ${trick.cards.join(' ')}: masks say ${winner}, rules ${trick.winner}`);
}

const sameCards = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));
