// Runs the worked examples of Doppelkopf: announcements, reservations, tricks and points through the rules (SPEC 8).
import { expect } from 'vitest';
import { type Card, cardsOfPack, sumPoints } from '../../../src/engine/base/cards.ts';
import type { AnsageStep, AnsageWord, ReSide } from '../../../src/engine/base/ansage-words.ts';
import { type Announcement, contractOf, type ContractRow } from '../../../src/engine/base/contract.ts';
import { reSidesIn } from '../../../src/engine/table/re-sides-in.ts';
import { type BySeat, bySeat, type Seat, SEATS } from '../../../src/engine/base/seats.ts';
import { step } from '../../../src/engine/round/step.ts';
import { DOPPELKOPF_RULES, reserve } from '../rounds/doppelkopf-rounds.ts';
import { entriesForHands } from '../../../src/engine/table/dealing.ts';
import type { RoundTerms } from '../../../src/engine/table/log.ts';
import { startRound } from '../../../src/engine/table/round.ts';
import { after } from '../rounds/rounds.ts';
import { DOPPELKOPF_CONTRACTS } from '../../../src/engine/contracts/doppelkopf-contracts.ts';
import { ansageObjection } from '../../../src/engine/play/ansagen.ts';
import { orderOf, winningIndex } from '../../../src/engine/play/order.ts';
import { type ExtraPoint, gameLines, netOf, scoresOf } from '../../../src/engine/scoring/re-kontra.ts';

type Announced = Readonly<Record<ReSide, readonly AnsageStep[]>>;

function doppelkopfAnnounce(
  given: {
    cards: 48 | 40;
    inHand: number;
    side: ReSide;
    announced: Announced;
    weddingTrick: number | null;
    word: AnsageWord;
  },
  wanted: { rule: string | null },
): void {
  const { cards, weddingTrick, word, ...situation } = given;
  const terms = weddingTrick === 0 ? undefined : { handSize: cards / 4, shift: Math.max(0, (weddingTrick ?? 1) - 1) };
  expect(ansageObjection({ ...situation, terms }, word)?.id ?? null).toBe(wanted.rule);
}

function doppelkopfValue(
  given: {
    rePoints: number;
    reTricks: number;
    announced: Announced;
    alone: boolean;
    extras: readonly [ExtraPoint, ReSide][];
  },
  wanted: object,
): void {
  const { winner, lines } = gameLines({ ...given, allTricks: 12 });
  const extras = given.extras.map(([name, side]) => ({ name, side, points: 1 }));
  const net = netOf([...lines, ...extras]);
  const sides = given.alone ? ({ re: [1], alone: 1 } as const) : ({ re: [1, 3] } as const);
  const scores = scoresOf(sides, net);
  expect(scores.reduce<number>((sum, score) => sum + score, 0)).toBe(0);
  expect({ winner: winner ?? null, net, reScore: scores[1] }).toEqual(wanted);
}

/** Who has won by card points alone, nothing announced and no trick of importance. */
function doppelkopfResult({ rePoints }: { rePoints: number }, wanted: { winner: ReSide }): void {
  const silent = { re: [], kontra: [] };
  const { winner } = gameLines({ rePoints, reTricks: 6, allTricks: 12, announced: silent, alone: false });
  expect({ winner }).toEqual(wanted);
}

/** A reservation or contract as the examples and records name it. */
export function namedIn(text: string): Announcement {
  if (text === 'normal' || text === 'hochzeit') return { contract: `dok-${text}` };
  const kind = text.replace('solo ', '');
  return kind.length === 1 ? ({ contract: 'dok-solo', trump: kind } as Announcement) : { contract: `dok-${kind}` };
}

function doppelkopfTrick(
  given: { contract: string; cards: readonly Card[] },
  wanted: object,
  options: { 'dok.secondTenBeatsFirst'?: boolean } = {},
): void {
  const announcement = namedIn(given.contract);
  const found = DOPPELKOPF_CONTRACTS.find(({ id }) => id === announcement.contract);
  if (!found) throw new Error(`no contract ${given.contract}`);
  const row: ContractRow = { ...found, ...(options['dok.secondTenBeatsFirst'] && { laterBeats: 'HT' }) };
  const winner = 'ABCD'[winningIndex(orderOf(contractOf(row, announcement), 24), given.cards)];
  expect({ winner, points: sumPoints(given.cards) }).toEqual(wanted);
}

type SeatName = 'A' | 'B' | 'C' | 'D';
const seatOf = (name: SeatName): Seat => 'ABCD'.indexOf(name) as Seat;

/** Hands in which each player has so many Old Ones; what else they hold says nothing of reservations. */
function handsWith(oldOnes: Partial<Record<SeatName, number>>): BySeat<readonly Card[]> {
  const wanted = bySeat((seat) => oldOnes['ABCD'[seat] as SeatName] ?? 0);
  const free = 2 - wanted.reduce((sum, each) => sum + each, 0);
  let rest = cardsOfPack(48).filter((card) => card !== 'EO');
  return bySeat((seat) => {
    // Where nothing is said of the Old Ones, those who say nothing of them have one each.
    const old = wanted[seat] + (free > 0 && seat < free ? 1 : 0);
    const others = rest.slice(0, 12 - old);
    rest = rest.slice(12 - old);
    return [...Array.from({ length: old }, (): Card => 'EO'), ...others];
  });
}

function doppelkopfReservation(
  given: {
    oldOnes: Partial<Record<SeatName, number>>;
    said: readonly ('gesund' | 'vorbehalt')[];
    names: readonly [SeatName, string][];
    due?: readonly SeatName[];
  },
  wanted: object,
): void {
  const terms: RoundTerms = { dealer: 3, ...(given.due && { solos: { due: given.due.map(seatOf) } }) };
  const start = startRound(DOPPELKOPF_RULES, terms);
  const dealt = entriesForHands(DOPPELKOPF_RULES, terms, handsWith(given.oldOnes));
  let round = after(start, ...dealt, ...SEATS.map((seat) => reserve(seat, given.said[seat] ?? 'gesund')));
  for (const [at, [name, said]] of given.names.entries()) {
    const names = said === 'none' ? said : namedIn(said);
    const next = step(round, { type: 'reservation', seat: seatOf(name), names });
    if (!next.ok) {
      expect({ error: next.because.id, at }).toEqual(wanted);
      return;
    }
    round = next.round;
  }
  if (round.phase !== 'playing') throw new Error(`the reservations end in ${round.phase}`);
  const { row, trump } = round.play.contract;
  const kind = trump ?? row.id.replace('dok-', '');
  const normal = row.id === 'dok-normal';
  expect({
    contract: normal || row.id === 'dok-hochzeit' ? kind : `solo ${kind}`,
    player: round.declarer === undefined ? null : 'ABCD'[round.declarer],
    leader: 'ABCD'[round.play.trick.leader],
    silent: normal && reSidesIn(round)?.alone !== undefined,
  }).toEqual(wanted);
}

export const DOPPELKOPF_RUNNERS = { doppelkopfReservation, doppelkopfAnnounce, doppelkopfValue, doppelkopfTrick };
/** Those of the first collection. */
export const DOPPELKOPF_BASICS = { doppelkopfTrick, doppelkopfResult };
