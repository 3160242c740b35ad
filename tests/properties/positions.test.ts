// Random edits of positions: every state is a log that the rules accept and that shows all that was wanted, or is refused for what is in it.
import { expect, test } from 'vitest';
import { PATIENCE_MS, sample } from '../../lab/base/thorough.ts';
import { oneOf } from '../../lab/support/rounds/any-contract-round.ts';
import { cardsOfPack, countIn, sumPoints, withoutAll } from '../../src/engine/base/cards.ts';
import { announcementOf, announcementsOf, sameAnnouncement } from '../../src/engine/base/contract.ts';
import { type Random, randomOf } from '../../src/engine/base/random.ts';
import { type Seat, withSeat } from '../../src/engine/base/seats.ts';
import { PRESET_IDS, presetRules } from '../../src/engine/options/presets.ts';
import { orderOf } from '../../src/engine/play/order.ts';
import { type Condition, COUNTED, type Position, rulesOf } from '../../src/engine/positions/position.ts';
import { type Playable, playableFrom, positionOf } from '../../src/engine/positions/position-round.ts';
import type { PositionReason } from '../../src/engine/positions/position-reasons.ts';
import { positionText, readPosition } from '../../src/main/positions/position-text.ts';
import { DECKS, LANGUAGES } from '../../src/shared/border/language.ts';
import { legalDecisions, replay, turnIn, zonesOf } from '../../src/engine/round/step.ts';
import { SHELF } from '../../src/engine/games/shelf.ts';
import { recordOf } from '../../src/engine/table/round.ts';
import { entriesOf } from '../../src/engine/table/readers.ts';
import {
  handOrderContract,
  handSizeAt,
  hasCardsBeside,
  seatsAt,
  type TableRules,
} from '../../src/engine/table/table-rules.ts';

const EDITS = sample(400, 10_000);
const EDITS_OF_ONE = 50;

function begun(random: Random): Position {
  const game = random.below(3) > 0 ? 'schafkopf' : oneOf(SHELF, random);
  const house = presetRules(game === 'schafkopf' ? oneOf(PRESET_IDS, random) : 'pure-2007');
  const rules = rulesOf({ game, house });
  const dealer = oneOf(seatsAt(rules), random);
  return { game, house, dealer, hands: [[], [], [], []], conditions: [], played: [], seed: String(random.below(999)) };
}

function conditionFor(rules: TableRules, random: Random): Condition {
  const seat = oneOf(seatsAt(rules), random);
  if (random.below(4) === 0) return { kind: 'without', seat, card: oneOf(cardsOfPack(rules.pack), random) };
  const of = oneOf(COUNTED, random);
  const count = of === 'points' ? 10 + random.below(50) : random.below(6);
  return { kind: 'count', seat, of, ...(random.below(2) ? { least: count } : { most: count }) };
}

/** The position after something has been changed in it, sensibly or not. */
function edited(position: Position, last: Playable | undefined, random: Random): Position {
  const rules = rulesOf(position);
  const seat = oneOf(seatsAt(rules), random);
  const { said: _said, ...unsaid } = position;
  switch (random.below(9)) {
    case 0:
    case 1:
      return {
        ...position,
        hands: withSeat(position.hands, seat, [...position.hands[seat], oneOf(cardsOfPack(rules.pack), random)]),
      };
    case 2:
      return { ...position, hands: withSeat(position.hands, seat, position.hands[seat].slice(1)) };
    case 3:
      return { ...position, conditions: [...position.conditions, conditionFor(rules, random)] };
    case 4:
      return { ...position, conditions: position.conditions.slice(1) };
    case 5: {
      const announcement = oneOf(
        announcementsOf(oneOf([...rules.contracts, ...(rules.imposed ?? [])], random)),
        random,
      );
      return { ...unsaid, contract: { announcement, ...(random.below(9) > 0 && { declarer: seat }) } };
    }
    case 6: {
      const { contract: _contract, ...open } = unsaid;
      return random.below(3) > 0 ? { ...position, dealer: seat } : { ...open, played: [] };
    }
    case 7:
      return { ...position, played: position.played.slice(0, -1) };
    default: {
      const turn = last && turnIn(last.round);
      const legal = last && turn !== undefined ? entriesOf(legalDecisions(last.round, turn), 'play') : [];
      const card =
        legal.length > 0 && random.below(8) > 0 ? oneOf(legal, random).card : oneOf(cardsOfPack(rules.pack), random);
      return { ...position, played: [...position.played, card] };
    }
  }
}

function holds(condition: Condition, { round, laid }: Playable): boolean {
  const hand = zonesOf(round).dealt[condition.seat];
  if (condition.kind === 'without') return !hand.includes(condition.card);
  const { of, least = 0, most = Infinity } = condition;
  const order = orderOf(laid.contract ?? handOrderContract(round.rules), round.rules.pack);
  const count =
    of === 'points'
      ? sumPoints(hand)
      : hand.filter((card) =>
          of === 'obers'
            ? card[1] === 'O'
            : of === 'unters'
              ? card[1] === 'U'
              : order.groupOf(card) === (of === 'trumps' ? 'trump' : of),
        ).length;
  return count >= least && count <= most;
}

/** The round says all that the position does, and can be told from the log alone. */
function expectShown(position: Position, playable: Playable): void {
  const { round } = playable;
  const again = replay(recordOf(round));
  expect(again.ok).toBe(true);
  const { dealt } = zonesOf(round);
  for (const [seat, cards] of position.hands.entries())
    expect(withoutAll(cards, dealt[seat as Seat]), 'cards that were named').toEqual([]);
  expect(entriesOf(round.entries, 'play').map(({ card }) => card)).toEqual(position.played);
  for (const condition of position.conditions) expect(holds(condition, playable), JSON.stringify(condition)).toBe(true);
  if (position.contract) {
    if (!('play' in round)) throw new Error('no game is played');
    expect(round.declarer).toBe(position.contract.declarer);
    expect(sameAnnouncement(announcementOf(round.play.contract), position.contract.announcement)).toBe(true);
  }
}

/** Written down in any language and notation, and read again, it is the same. */
function expectReadAgain(position: Position, random: Random): void {
  const notation = { language: oneOf(LANGUAGES, random), deck: oneOf(DECKS, random) };
  const { said: _said, ...whole } = position;
  const bySeat = [...whole.conditions].sort((a, b) => a.seat - b.seat);
  expect(readPosition(positionText(position, notation), position, notation)).toEqual({
    outcome: 'read',
    position: { ...whole, conditions: bySeat },
  });
}

/** What a refusal names is in the position. */
function expectExplained(position: Position, { id, params }: PositionReason): void {
  const named = 'card' in params ? params.card : undefined;
  const there = [...position.hands.flat(), ...position.played];
  if (named !== undefined) expect(there, id).toContain(named);
  if ('condition' in params) expect(position.conditions).toContainEqual(params.condition);
  if (id === 'P.TWICE')
    expect(params.seats.length).toBeGreaterThan(countIn(cardsOfPack(rulesOf(position).pack), params.card));
}

test(
  'random edits are rounds that show what was wanted, or are refused for something in them',
  () => {
    const seen = new Map<string, number>();
    let playable: Playable | undefined;
    let position = begun(randomOf('first'));
    for (let edit = 0; edit < EDITS; edit++) {
      const random = randomOf('position edits', edit);
      if (edit % EDITS_OF_ONE === 0) position = begun(random);
      const before = position;
      position = edited(position, playable, random);
      const found = playableFrom(position);
      const outcome = found.ok ? 'played' : found.because.id;
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
      if (found.ok) expectShown(position, found.playable);
      if (found.ok) expectReadAgain(position, random);
      else expectExplained(position, found.because);
      playable = found.ok ? found.playable : undefined;
      // What cannot be is mostly taken back, so that something goes on.
      if (!found.ok && random.below(4) > 0) position = before;
    }
    expect(seen.get('played') ?? 0).toBeGreaterThan(EDITS / 4);
    expect(seen.size).toBeGreaterThan(8);
  },
  PATIENCE_MS,
);

test(
  'the position of any round in play is that round again, entry by entry',
  () => {
    for (let deal = 0; deal < sample(35, 2000); deal++) {
      const random = randomOf('positions of rounds', deal);
      const made = playableFrom(begun(random));
      if (!made.ok) continue;
      let { round } = made.playable;
      const most = 4 + random.below(30);
      for (let entry = 0; entry < most; entry++) {
        const turn = turnIn(round);
        if (turn === undefined) break;
        const next = replay({
          ...recordOf(round),
          entries: [...round.entries, oneOf(legalDecisions(round, turn), random)],
        });
        if (!next.ok || next.round.phase === 'scored' || next.round.phase === 'thrownIn') break;
        round = next.round;
      }
      const { dealt } = zonesOf(round);
      // Before everybody has the whole hand, or with a widow in it, a round is no position.
      if (seatsAt(round.rules).some((seat) => dealt[seat].length !== handSizeAt(round.rules))) continue;
      const again = playableFrom(positionOf(round));
      if (!again.ok && again.because.id === 'P.EXCHANGE') continue;
      if (!again.ok)
        throw new Error(JSON.stringify([again.because, round.phase, round.rules.game, round.entries.slice(1)]));
      expect(again.playable.certain).toBe(!hasCardsBeside(round.rules));
      expect(again.playable.round.entries.slice(2)).toEqual(round.entries.slice(2));
    }
  },
  PATIENCE_MS,
);
