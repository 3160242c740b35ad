// Rounds to comment on: a .schafkopf file, or records of the exchange format, one a line.
import type { PackSize } from '../../engine/base/cards.ts';
import { singlePack } from '../../engine/base/cards.ts';
import type { Entry, RoundRecord } from '../../engine/table/log.ts';
import { entriesForHands } from '../../engine/table/dealing.ts';
import type { Round } from '../../engine/table/round.ts';
import { forehandOf, isOver, startRound } from '../../engine/table/round.ts';
import type { BySeat, Seat } from '../../engine/base/seats.ts';
import { bySeat, seatsFrom } from '../../engine/base/seats.ts';
import { step } from '../../engine/round/step.ts';
import type { TableRules } from '../../engine/table/table-rules.ts';
import { pureRules, rowOf } from '../../engine/table/table-rules.ts';
import { reviewable } from '../../engine/tutor/review/review-entry.ts';
import { RoundFileSchema } from '../../shared/round-file.ts';
import { checkRound } from '../records/check-round.ts';
import { recordIn } from '../records/check.ts';
import { announcementIn } from '../records/record-contracts.ts';
import type { ContractInput, RoundInput } from '../records/schemas.ts';
import { parse, RoundSchema } from '../records/schemas.ts';

/** A round that can be commented on. */
export interface ReadRound {
  readonly id: string;
  readonly record: RoundRecord;
  /** Entries to comment on: without the calls where the record holds none. */
  readonly entries: readonly number[];
  /** Names of the players; none in records of other programs. */
  readonly players?: BySeat<string>;
  /** Seat of the person who played. */
  readonly you?: Seat;
}

export type Read = { readonly ok: true; readonly round: ReadRound } | { readonly ok: false; readonly why: string };

const no = (why: string): Read => ({ ok: false, why });

/** The round in a line; `number` counts from 1 and names the line. */
export function readRound(line: string, number: number, rules: (pack: TableRules['pack']) => TableRules): Read {
  const read = recordIn(line, number);
  if ('wrong' in read) return no(read.wrong.message ?? 'not JSON');
  const { json } = read;
  if (json.format === 'schafkopf-stube-round') return fromFile(json);
  if (json.record !== 'round') return no(`line ${number}: no round`);
  const { differences, unsupported } = checkRound(json);
  if (unsupported !== undefined) return no(`unsupported ${unsupported}`);
  const [wrong] = differences;
  if (wrong) return no(`${wrong.path}: ${wrong.message ?? `${JSON.stringify(wrong.expected)} cannot be`}`);
  const parsed = parse(RoundSchema, json);
  if (!parsed.ok) return no(parsed.differences[0]?.message ?? 'no round');
  return fromRecord(typeof json.id === 'string' ? json.id : `line ${number}`, parsed.value, rules(parsed.value.deck));
}

function fromFile(json: unknown): Read {
  const file = RoundFileSchema.safeParse(json);
  if (!file.success) return no(file.error.issues[0]?.message ?? 'no round file');
  const { id, record, players, you } = file.data;
  const names = bySeat((seat) => players[seat].name);
  return finished({ id, record, entries: reviewable(record), players: names, you });
}

/** A record of another program knows no auction: one that fits is made up, and nothing is said of it. */
function fromRecord(id: string, input: RoundInput, rules: TableRules): Read {
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

function finished(round: ReadRound): Read {
  const { rules, terms, entries } = round.record;
  let state: Round = startRound(rules, terms);
  for (const [at, entry] of entries.entries()) {
    const next = step(state, entry);
    if (!next.ok) return no(`entry ${at} is against the rules: ${next.because.id}`);
    state = next.round;
  }
  return isOver(state) ? { ok: true, round } : no('the round is not over');
}

/** The rules of records that name no tariff. */
export const usualRules = (pack: PackSize): TableRules => pureRules(singlePack(pack));
