// Records of the exchange format as rounds to comment on.
import { singlePack } from '../../../src/engine/base/cards.ts';
import type { Entry, RoundRecord } from '../../../src/engine/table/log.ts';
import { entriesForHands } from '../../../src/engine/table/dealing.ts';
import { forehandOf, isOver, type Round, startRound } from '../../../src/engine/table/round.ts';
import { bySeat, type Seat, seatsFrom } from '../../../src/engine/base/seats.ts';
import { step } from '../../../src/engine/round/step.ts';
import { pureRules, rowOf } from '../../../src/engine/table/table-rules.ts';
import { reviewable } from '../../../src/engine/tutor/review/review-entry.ts';
import { finished, no, type OtherForm, type Read } from '../../../src/cli/review/review-reading.ts';
import { checkRound } from './check-round.ts';
import { announcementIn } from './record-contracts.ts';
import { type ContractInput, parse, type RoundInput, RoundSchema } from './schemas.ts';

/** The round of a record by the pure game, which is what records that name no tariff were played by. */
export const roundOfRecord: OtherForm = (json, name) => {
  if (json.record !== 'round') return undefined;
  const { differences, unsupported } = checkRound(json);
  if (unsupported !== undefined) return no(`unsupported ${unsupported}`);
  const [wrong] = differences;
  if (wrong) return no(`${wrong.path}: ${wrong.message ?? `${JSON.stringify(wrong.expected)} cannot be`}`);
  const parsed = parse(RoundSchema, json);
  if (!parsed.ok) return no(parsed.differences[0]?.message ?? 'no round');
  return fromRecord(typeof json.id === 'string' ? json.id : name, parsed.value);
};

/** A record of another program knows no auction: one that fits is made up, and nothing is said of it. */
function fromRecord(id: string, input: RoundInput): Read {
  const rules = pureRules(singlePack(input.deck));
  const terms = { dealer: input.dealer };
  const hands = bySeat((seat) => input.hands[seat] ?? []);
  const { declarer } = input.contract;
  if (typeof declarer !== 'number' || !rowOf(rules, announcementIn(input.contract).contract))
    return no(`unsupported contract ${input.contract.kind}`);
  const auction = auctionFor(input.contract, declarer, forehandOf({ rules, terms }));
  const opening = [...entriesForHands(rules, terms, hands), ...auction];
  const entries = upToTheEnd(startRound(rules, terms), [...opening, ...playsIn(input)]);
  const record: RoundRecord = { format: 1, rules, terms, entries };
  return finished({ id, record, entries: reviewable(record).filter((entry) => entry >= opening.length) });
}

/** Those before the declarer pass, those behind leave him the game. */
function auctionFor(contract: ContractInput, declarer: Seat, forehand: Seat): readonly Entry[] {
  const { kind } = contract;
  const order = seatsFrom(forehand, 4);
  const at = order.indexOf(declarer);
  const passes = order.slice(0, at).map((seat): Entry => ({ type: 'call', seat, call: 'weiter' }));
  if (kind === 'sie') return [...passes, { type: 'call', seat: declarer, call: 'sie' }];
  const accepts = order.slice(at + 1).map((seat): Entry => ({ type: 'call', seat, call: 'gut' }));
  const announce: Entry = { type: 'announce', seat: declarer, announcement: announcementIn(contract) };
  return [...passes, { type: 'call', seat: declarer, call: 'spiele' }, ...accepts, announce];
}

const playsIn = ({ tricks }: RoundInput): readonly Entry[] =>
  tricks.flatMap(({ leader, cards, plays }) =>
    seatsFrom(leader ?? 0, 4).flatMap((seat, place): readonly Entry[] => {
      const card = cards?.[place] ?? plays?.[place]?.card;
      return card === undefined ? [] : [{ type: 'play', seat, card }];
    }),
  );

/** The entries until the round is over: records go on after a Tout has been lost. */
function upToTheEnd(start: Round, entries: readonly Entry[]): readonly Entry[] {
  let round = start;
  for (const entry of entries) {
    if (isOver(round)) break;
    const next = step(round, entry);
    if (!next.ok) break;
    round = next.round;
  }
  return round.entries;
}
