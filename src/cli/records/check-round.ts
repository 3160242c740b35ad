// Records of rounds (`record: "round"`): the deal is played again by the rules, and every field that is there compared.
import { announceObjection } from '../../engine/announce-rules.ts';
import type { Card } from '../../engine/cards.ts';
import { handSizeOf } from '../../engine/cards.ts';
import type { Announcement, Contract } from '../../engine/contract.ts';
import { announcementsOf, contractOf, sameAnnouncement } from '../../engine/contract.ts';
import { partnerOf, sideOf } from '../../engine/parties.ts';
import type { RoundResult } from '../../engine/result.ts';
import { resultOf } from '../../engine/result.ts';
import { settle } from '../../engine/scoring/money.ts';
import type { BySeat } from '../../engine/seats.ts';
import { bySeat, seatAfter } from '../../engine/seats.ts';
import { pureRules, rowOf } from '../../engine/table-rules.ts';
import type { PlayState } from '../../engine/tricks.ts';
import { startPlay } from '../../engine/tricks.ts';
import { tariffOf } from '../tariff.ts';
import { objectionsToHands, ruferCalls } from './check-calls.ts';
import type { Difference, Findings } from './difference.ts';
import { compare, compareFields, nonsense, unsupported } from './difference.ts';
import type { Replayed } from './replay-tricks.ts';
import { trickAgain } from './replay-tricks.ts';
import type { ContractInput, RoundInput } from './schemas.ts';
import { parse, RoundHeadSchema, RoundSchema } from './schemas.ts';

/** Kinds of contract that the engine plays; with `tout` the row is another one. */
const KINDS = ['rufer', 'wenz', 'solo', 'sie'];
const TOUT_KINDS = ['wenz', 'solo'];

export function checkRound(json: unknown): Findings {
  const head = parse(RoundHeadSchema, json);
  if (!head.ok) return head;
  const { game, contract, options } = head.value;
  if (game !== 'schafkopf') return unsupported(`game ${game}`);
  if (contract && !KINDS.includes(contract.kind)) return unsupported(`contract ${contract.kind}`);
  const { variant = null, first_lead = null } = options ?? {};
  if (variant !== null) return unsupported(`option variant ${JSON.stringify(variant)}`);
  if (first_lead !== null && first_lead !== 'forehand')
    return unsupported(`option first_lead ${JSON.stringify(first_lead)}`);
  const parsed = parse(RoundSchema, json);
  if (!parsed.ok) return parsed;
  return { differences: differencesOf(parsed.value) };
}

function differencesOf(record: RoundInput): readonly Difference[] {
  const objections = objectionsToDeal(record);
  if (objections.length > 0) return objections;
  const hands = bySeat((seat) => record.hands[seat] ?? []);
  const { contract, differences } = contractIn(record, hands);
  if (!contract) return differences;
  const forehand = seatAfter(record.dealer);
  const start = startPlay(contract, record.deck, hands, forehand);
  const play = contract.row.goal.kind === 'laidDown' ? nothingPlayed(record, start) : playedAgain(record, start);
  return [
    ...compareFields('', record, { forehand, leader: forehand, hochzeit: null }),
    ...differences,
    ...play.differences,
    ...(play.end ? outcomeDifferences(record, contract, hands, play.end) : []),
  ];
}

function objectionsToDeal({ deck, hands }: RoundInput): readonly Difference[] {
  if (hands.length !== 4) return [nonsense('hands', hands, `${hands.length} hands instead of 4`)];
  return objectionsToHands(deck, hands, (seat) => `hands[${seat}]`);
}

interface FoundContract {
  /** Undefined if the record's contract cannot be. */
  readonly contract?: Contract;
  readonly differences: readonly Difference[];
}

/** What the declarer of a record announced. */
export const announcementIn = ({ kind, suit, called, tout }: ContractInput): Announcement => ({
  contract: tout ? `${kind}-tout` : kind,
  ...(suit && { trump: suit }),
  ...(called && { called }),
});

/** The contract of a record, and whether the declarer's hand allows it. */
function contractIn(record: RoundInput, hands: BySeat<readonly Card[]>): FoundContract {
  const { kind, suit, called, declarer, partner, tout } = record.contract;
  if (tout && !TOUT_KINDS.includes(kind))
    return { differences: [nonsense('contract.tout', tout, `there is no Tout of a ${kind}`)] };
  const announcement = announcementIn(record.contract);
  const row = rowOf(pureRules(record.deck), announcement.contract);
  if (!row || !announcementsOf(row).some((each) => sameAnnouncement(each, announcement)))
    return { differences: [nonsense(pathOfChoice(record, 'form'), called ?? suit, `does not fit a ${kind}`)] };
  const contract = contractOf(row, announcement);
  const objection = announceObjection(contract, record.deck, hands[declarer]);
  const holder = partnerOf(contract, hands);
  return {
    contract,
    differences: [
      ...(objection ? [nonsense(pathOfChoice(record, 'hand'), called ?? suit ?? kind, objection.id)] : []),
      ...compare('contract.partner', partner, holder ?? null),
      ...compare('legal_calls', record.legal_calls, called ? ruferCalls(record.deck, hands[declarer]) : null),
    ],
  };
}

/** The field of the contract that is wrong: in form (missing, too much, not callable) or for the hand. */
function pathOfChoice({ contract: { kind, suit, called } }: RoundInput, wrong: 'form' | 'hand'): string {
  if (kind === 'rufer') return wrong === 'form' && suit ? 'contract.suit' : 'contract.called';
  if (kind === 'solo') return wrong === 'form' && called ? 'contract.called' : 'contract.suit';
  if (wrong === 'hand') return 'contract.kind';
  return suit ? 'contract.suit' : 'contract.called';
}

const nothingPlayed = ({ tricks }: RoundInput, start: PlayState): Replayed => ({
  differences: tricks.length > 0 ? [nonsense('tricks', tricks.length, 'a Sie is not played')] : [],
  end: start,
});

/** Plays the tricks of a record, also those after a Tout has been lost; stops at the first card that cannot be. */
function playedAgain({ deck, tricks }: RoundInput, start: PlayState): Replayed {
  const differences: Difference[] = [];
  let play = start;
  for (const [index, trick] of tricks.slice(0, handSizeOf(deck)).entries()) {
    const next = trickAgain(trick, `tricks[${index}]`, play);
    differences.push(...next.differences);
    if (!next.end) return { differences };
    play = next.end;
  }
  if (tricks.length === handSizeOf(deck)) return { differences, end: play };
  const message = `${tricks.length} tricks instead of ${handSizeOf(deck)}`;
  return { differences: [...differences, nonsense('tricks', tricks.length, message)] };
}

function outcomeDifferences(
  record: RoundInput,
  contract: Contract,
  hands: BySeat<readonly Card[]>,
  { done }: PlayState,
): readonly Difference[] {
  const { declarer } = record.contract;
  const result = resultOf(contract, record.deck, hands, declarer, partnerOf(contract, hands), done);
  return [
    ...resultDifferences(record, contract, result),
    ...moneyDifferences(record, contract, result, 'payments'),
    ...moneyDifferences(record, contract, result, 'payments_no_runners'),
    ...unitDifferences(record, contract, result),
  ];
}

/** Compared by the fields of the format: no points or tricks in a Sie, no Schneider or Schwarz in a Tout or Sie. */
function resultDifferences(record: RoundInput, { row }: Contract, result: RoundResult): readonly Difference[] {
  const expected = record.result ?? {};
  const counted = row.goal.kind !== 'laidDown';
  const graded = row.goal.kind === 'points';
  const { runners, ...fields } = expected;
  return [
    ...compareFields('result', fields, {
      points: counted ? result.points : null,
      tricks: counted ? result.tricks : null,
      declarer_side: [...sideOf(result.declarer, result.partner)].sort(),
      side_points: counted ? result.sidePoints : null,
      side_tricks: counted ? result.sideTricks : null,
      winner: result.winner,
      won: result.winner === 'declarer',
      schneider: graded ? result.schneider : null,
      schwarz: graded ? result.schwarz : null,
      ramsch: null,
    }),
    ...(runners
      ? compareFields('result.runners', runners, { ...result.runners })
      : compare('result.runners', runners, result.runners)),
  ];
}

function moneyDifferences(
  record: RoundInput,
  contract: Contract,
  result: RoundResult,
  field: 'payments' | 'payments_no_runners',
): readonly Difference[] {
  const runnersPaid = field === 'payments';
  return Object.entries(record[field] ?? {}).flatMap(([name, byDoublings]) => {
    const path = `${field}["${name}"]`;
    const tariff = tariffOf(name);
    if (!tariff) return [nonsense(path, name, 'not a tariff such as 10/50 or 10/20/50')];
    return Object.entries(byDoublings).flatMap(([key, balance]) => {
      if (!/^\d$/.test(key)) return [nonsense(`${path}["${key}"]`, key, 'not a number of doublings')];
      const settlement = settle(contract, result, { tariff, runnersPaid, doublings: Number(key) });
      return compare(`${path}["${key}"]`, balance, settlement.balance);
    });
  });
}

const unitDifferences = (record: RoundInput, contract: Contract, result: RoundResult): readonly Difference[] =>
  Object.entries(record.unit ?? {}).flatMap(([name, unit]) => {
    const tariff = tariffOf(name);
    if (!tariff) return [nonsense(`unit["${name}"]`, name, 'not a tariff such as 10/50 or 10/20/50')];
    return compare(`unit["${name}"]`, unit, settle(contract, result, { tariff, runnersPaid: true, doublings: 0 }).unit);
  });
