// Runs the worked examples of Legen, Klopfen, laying after a trick and long chains of Stoss: who doubles, and what the deal counts.
import { expect } from 'vitest';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import { doublingsIn } from '../../../src/engine/doubling/doublings-in.ts';
import type { Entry } from '../../../src/engine/table/log.ts';
import type { HouseRules } from '../../../src/engine/options/options.ts';
import { laidIn } from '../../../src/engine/doubling/laid.ts';
import { type Round, startRound } from '../../../src/engine/table/round.ts';
import { factorOf } from '../../../src/engine/scoring/doublings.ts';
import { type Seat, SEATS } from '../../../src/engine/base/seats.ts';
import { step, turnIn } from '../../../src/engine/round/step.ts';
import { cardsLater } from '../rounds/durchbruch.ts';
import { houseTable } from '../rounds/house-tables.ts';
import { after, announced, call, cards, filledUp } from '../rounds/rounds.ts';

type SeatName = 'A' | 'B' | 'C' | 'D';

const SEAT_OF = (name: SeatName): Seat => (({ A: 0, B: 1, C: 2, D: 3 }) as const)[name];

/** Everybody who wants to lay and is asked does so. */
export function legen(
  { form, wants }: { form: HouseRules['legen.form']; wants: SeatName[] },
  wanted: { laid: SeatName[]; factor: number },
): void {
  const table = houseTable({ 'legen.form': form });
  let round = after(
    startRound(table, { dealer: 3 }),
    { type: 'shuffled', pack: cardsOfPack(32) },
    { type: 'cut', seat: 2, at: 16 },
  );
  for (let turn = turnIn(round); round.phase === 'legen' && turn !== undefined; turn = turnIn(round)) {
    const says = wants.map(SEAT_OF).includes(turn) ? 'lay' : 'leave';
    round = after(round, { type: 'legen', seat: turn, says });
  }
  expect({ laid: laidIn(round.entries), factor: factorOf(doublingsIn(round)) }).toEqual({
    laid: wanted.laid.map(SEAT_OF),
    factor: wanted.factor,
  });
}

/** The cutter knocks; the deal is played or passed out, and then the next one has nothing of it. */
export function klopfen(given: { passedOut: boolean }, wanted: { factor: number }): void {
  const table = houseTable({ 'klopfen.enabled': true });
  const knocked = after(
    startRound(table, { dealer: 3 }),
    { type: 'shuffled', pack: cardsOfPack(32) },
    { type: 'knock', seat: 2, packets: [4, 4] },
  );
  if (given.passedOut) {
    const over = after(knocked, ...SEATS.map((seat) => call(seat, 'weiter')));
    expect(over.phase).toBe('thrownIn');
    expect(factorOf(doublingsIn(over))).toBe(wanted.factor);
  } else expect(factorOf(doublingsIn(knocked))).toBe(wanted.factor);
}

/** B plays a Solo in Acorns that takes the first trick, at a table with these rules. */
function soloOfB(house: Partial<HouseRules>): Round {
  const table = houseTable(house);
  const hands = filledUp(table, { 1: cards('EO GO HO SO EU GU EA ET') });
  return announced(table, hands, 1, { contract: 'solo', trump: 'E' });
}

/** After the first trick its winner and then the players to the right say whether they lay. */
export function sheetLay(
  { firstTrickWinner, lays }: { firstTrickWinner: SeatName; lays: [SeatName, boolean][] },
  wanted: { doublings: number; next: SeatName | null },
): void {
  const taken = cardsLater(soloOfB({ 'lay.afterFirstTrick': 'stop-at-refusal' }), SEATS.length);
  expect([taken.phase, turnIn(taken)]).toEqual(['laying', SEAT_OF(firstTrickWinner)]);
  const round = after(
    taken,
    ...lays.map(([name, lay]): Entry => ({ type: 'lay', seat: SEAT_OF(name), says: lay ? 'lay' : 'leave' })),
  );
  expect({ doublings: doublingsIn(round).lay, asks: round.phase === 'laying' }).toEqual({
    doublings: wanted.doublings,
    asks: wanted.next !== null,
  });
}

/** Steps of the chain before the first card, up to the first one that is refused. */
export function sheetStoss(
  { sequence }: { sequence: ['defender' | 'caller', string][] },
  wanted: { legal: boolean; doublings?: number; at?: number },
): void {
  let round = soloOfB({ 'stoss.window': 'with-first-card', 'stoss.levels': 4, 'stoss.replyBy': 'declarer-side' });
  for (const [at, [who]] of sequence.entries()) {
    const next = step(round, who === 'defender' ? { type: 'stoss', seat: 2 } : { type: 'retour', seat: 1 });
    if (!next.ok) return expect({ legal: false, at }).toEqual(wanted);
    round = next.round;
  }
  expect({ legal: true, doublings: doublingsIn(round).stoss }).toEqual(wanted);
}
