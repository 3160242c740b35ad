// Runs the worked examples of Legen and Klopfen: who lays or knocks, and what the deal counts.
import { expect } from 'vitest';
import { cardsOfPack } from '../../src/engine/cards.ts';
import { doublingsIn } from '../../src/engine/doubling/doublings-in.ts';
import type { HouseRules } from '../../src/engine/options/options.ts';
import { laidIn } from '../../src/engine/doubling/laid.ts';
import { startRound } from '../../src/engine/round.ts';
import { factorOf } from '../../src/engine/scoring/doublings.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { SEATS } from '../../src/engine/seats.ts';
import { turnIn } from '../../src/engine/step.ts';
import { houseTable } from '../fixtures/house-tables.ts';
import { after, call } from '../fixtures/rounds.ts';

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
