// Records of rounds (`record: "round"`): the deal is played again by the rules, and every field that is there compared.
import { announceObjection } from '../../../src/engine/play/announce-rules.ts';
import { type Card, handSizeOf } from '../../../src/engine/base/cards.ts';
import {
  announcementsOf,
  type Contract,
  contractOf,
  type ContractRow,
  sameAnnouncement,
} from '../../../src/engine/base/contract.ts';
import { partnerFor } from '../../../src/engine/play/parties.ts';
import { type BySeat, bySeat, type Seat, seatAfter } from '../../../src/engine/base/seats.ts';
import { type PlayState, startPlay } from '../../../src/engine/play/tricks.ts';
import { mussCallsOf, objectionsToHands, ruferCalls } from './check-calls.ts';
import { hochzeitDifferences } from './check-hochzeit.ts';
import { outcomeDifferences } from './check-outcome.ts';
import { ramschDifferences } from './check-ramsch.ts';
import { compare, compareFields, type Difference, type Findings, nonsense, unsupported } from './difference.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkWidow } from './check-widow.ts';
import { checkLogged } from './logged/check-logged.ts';
import { loggedGame } from './logged/logged-games.ts';
import { announcementIn, hasTout, kindOf, type RecordKind, rowOfRecord, unknownOption } from './record-contracts.ts';
import type { FoundContract } from './found-contract.ts';
import { type Replayed, trickAgain } from './replay-tricks.ts';
import { parse, RoundHeadSchema, type RoundInput, RoundSchema } from './schemas.ts';

/** Games of other families whose records tell the round as it lay, without a log of decisions. */
const WITHOUT_LOG: Readonly<Record<string, (json: unknown) => Findings>> = {
  denexa: checkWidow,
  bauernstoss: checkNumbers,
  schoofkopp: checkNumbers,
};

export function checkRound(json: unknown): Findings {
  const head = parse(RoundHeadSchema, json);
  if (!head.ok) return head;
  const { game, contract, options, log } = head.value;
  const logged = log === undefined ? undefined : loggedGame(game);
  if (logged) return checkLogged(json, logged);
  const without = Object.hasOwn(WITHOUT_LOG, game) ? WITHOUT_LOG[game] : undefined;
  if (without) return without(json);
  if (game !== 'schafkopf') return unsupported(`game ${game}`);
  const kind = contract && kindOf(contract.kind);
  if (contract && !kind) return unsupported(`contract ${contract.kind}`);
  const unknown = kind && unknownOption(kind, options ?? {});
  if (unknown) return unsupported(unknown);
  const parsed = parse(RoundSchema, json);
  if (!parsed.ok) return parsed;
  return { differences: kind ? differencesOf(parsed.value, kind) : [] };
}

function differencesOf(record: RoundInput, kind: RecordKind): readonly Difference[] {
  const objections = objectionsToDeal(record);
  if (objections.length > 0) return objections;
  const hands = bySeat((seat) => record.hands[seat] ?? []);
  const { found, differences } = contractIn(record, kind, hands);
  if (!found) return differences;
  const { contract, declarer } = found;
  const forehand = seatAfter(record.dealer, 1, 4);
  const leader = contract.row.firstLead === 'declarer' ? declarer : forehand;
  const start = startPlay({ contract, pack: record.deck, players: 4 }, hands, leader);
  const play = contract.row.goal.kind === 'laidDown' ? nothingPlayed(record, start) : playedAgain(record, start);
  return [
    ...compareFields('', record, { forehand, leader }),
    ...hochzeitDifferences(record, contract, hands),
    ...differences,
    ...play.differences,
    ...(play.end ? endDifferences(record, found, hands, play.end) : []),
  ];
}

const endDifferences = (
  record: RoundInput,
  found: FoundContract,
  hands: BySeat<readonly Card[]>,
  end: PlayState,
): readonly Difference[] =>
  found.contract.row.goal.kind === 'fewestPoints'
    ? ramschDifferences(record, found.contract, end.done)
    : outcomeDifferences(record, found, hands, end);

function objectionsToDeal({ deck, hands }: RoundInput): readonly Difference[] {
  if (hands.length !== 4) return [nonsense('hands', hands, `${hands.length} hands instead of 4`)];
  return objectionsToHands(deck, hands, (seat) => `hands[${seat}]`);
}

interface ContractFindings {
  /** Undefined if the record's contract cannot be. */
  readonly found?: FoundContract;
  readonly differences: readonly Difference[];
}

/** The contract of a record, and whether the declarer's hand allows it. */
function contractIn(record: RoundInput, kind: RecordKind, hands: BySeat<readonly Card[]>): ContractFindings {
  const { suit, called, declarer, partner, tout } = record.contract;
  if (tout && !hasTout(kind))
    return { differences: [nonsense('contract.tout', tout, `there is no Tout of a ${kind}`)] };
  const row = rowOfRecord(kind, tout ? 'tout' : 'plain', record.options ?? {});
  const announcement = announcementIn(record.contract);
  if (!announcementsOf(row).some((each) => sameAnnouncement(each, announcement)))
    return { differences: [nonsense(pathOfChoice(record, row, 'form'), called ?? suit, `does not fit a ${kind}`)] };
  const announced = hasDeclarer(row);
  if (announced !== (typeof declarer === 'number'))
    return { differences: [nonsense('contract.declarer', declarer, announced ? 'missing' : `a ${kind} has none`)] };
  const contract = contractOf(row, announcement);
  const first = declarer ?? seatAfter(record.dealer, 1, 4);
  const found = { contract, declarer: first, partner: partnerIn(record, contract, hands, first) };
  return { found, differences: [...handDifferences(record, found, hands), ...partnerDifferences(found, partner)] };
}

/** Kreuz, Bierkopf and Ramsch are announced by nobody. */
const hasDeclarer = ({ parties }: ContractRow): boolean => parties.kind !== 'opposite' && parties.kind !== 'everyone';

/** The suitor of a Hochzeit is named by the record alone; all other partners follow from cards or seats. */
const partnerIn = (
  { contract: { partner } }: RoundInput,
  contract: Contract,
  hands: BySeat<readonly Card[]>,
  declarer: Seat,
): Seat | undefined =>
  contract.row.parties.kind === 'offered' ? (partner ?? undefined) : partnerFor(contract, hands, declarer);

/** Records name no partner where the sides follow from the seats. */
function partnerDifferences(
  { contract, partner }: FoundContract,
  said: Seat | null | undefined,
): readonly Difference[] {
  if (contract.row.parties.kind === 'offered')
    return partner === undefined ? [nonsense('contract.partner', said, 'missing')] : [];
  return compare('contract.partner', said, contract.row.parties.kind === 'opposite' ? null : (partner ?? null));
}

function handDifferences(
  record: RoundInput,
  { contract, declarer }: FoundContract,
  hands: BySeat<readonly Card[]>,
): readonly Difference[] {
  const { kind, suit, called } = record.contract;
  const hand = hands[declarer];
  // In a Hochzeit it is the suitor's hand that counts, before the exchange: see check-hochzeit.ts.
  const offered = contract.row.parties.kind === 'offered';
  const objection = offered ? undefined : announceObjection(contract, record.deck, hand);
  const calls = contract.row.id === 'muss' ? mussCallsOf(record.deck, hand) : ruferCalls(record.deck, hand);
  const noOber = contract.row.id === 'muss' && !hand.includes('EO');
  return [
    ...(noOber ? [nonsense('contract.declarer', declarer, 'does not hold EO')] : []),
    ...(objection ? [nonsense(pathOfChoice(record, contract.row, 'hand'), called ?? suit ?? kind, objection.id)] : []),
    ...compare('legal_calls', record.legal_calls, called ? calls : null),
  ];
}

/** The field of the contract that is wrong: in form (missing, too much, not callable) or for the hand. */
function pathOfChoice({ contract: { suit, called } }: RoundInput, row: ContractRow, wrong: 'form' | 'hand'): string {
  if (row.parties.kind === 'calledAce') return wrong === 'form' && suit ? 'contract.suit' : 'contract.called';
  if (announcementsOf(row).some(({ trump }) => trump))
    return wrong === 'form' && called ? 'contract.called' : 'contract.suit';
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
  for (const [index, trick] of tricks.slice(0, handSizeOf(deck, 4)).entries()) {
    const next = trickAgain(trick, `tricks[${index}]`, play);
    differences.push(...next.differences);
    if (!next.end) return { differences };
    play = next.end;
  }
  if (tricks.length === handSizeOf(deck, 4)) return { differences, end: play };
  const message = `${tricks.length} tricks instead of ${handSizeOf(deck, 4)}`;
  return { differences: [...differences, nonsense('tricks', tricks.length, message)] };
}
