// Bock rounds: what starts one, how long it runs, how often it doubles the next deal (SPEC 3.10).
import type { ContractRow } from '../base/contract.ts';
import type { HouseRules } from '../options/options.ts';
import { sidesOf } from '../scoring/by-kind.ts';
import type { RoundResult, SidesResult } from '../scoring/result.ts';
import { isSolo } from './solo.ts';

/** Deals that are left of each Bock round, the earliest first. */
export type Bocks = readonly number[];

export type BockTrigger = HouseRules['bock.triggers'][number];

/** More doublings than this no deal brings along, however many rounds overlap. */
const MOST_BOCKS = 16;

const HALF = 60;

/** What each trigger looks for; by hand a round is asked for between two deals. A round that a wrong card has ended was not played to its count of points. */
const HAPPENED: Readonly<Record<BockTrigger, (row: ContractRow, result: SidesResult, house: HouseRules) => boolean>> = {
  'tie-60-60': ({ goal }, { sidePoints, revoke }) => goal.kind === 'points' && sidePoints === HALF && !revoke,
  schwarz: (_row, { schwarz }) => schwarz,
  'solo-lost': (row, { winner }, house) => isSolo(row, house) && winner === 'defenders',
  manual: () => false,
};

/** The triggers that a played deal has set off, in the order of the table's rules; each starts a Bock round. A Ramsch starts none. */
export function bockTriggers(house: HouseRules, row: ContractRow, result: RoundResult): readonly BockTrigger[] {
  const sides = sidesOf(result);
  if (house['bock.mode'] === 'off' || !sides) return [];
  return house['bock.triggers'].filter((trigger) => HAPPENED[trigger](row, sides, house));
}

/** How often the next deal is doubled: by each round that runs, or by the first one while the others wait. */
export function bockDoublings(house: HouseRules, bocks: Bocks): number {
  return Math.min(MOST_BOCKS, house['bock.mode'] === 'queue' ? 1 : bocks.length, bocks.length);
}

/** The Bock rounds after a deal that was played and has started so many new ones. */
export function bocksAfter(house: HouseRules, bocks: Bocks, started: number): Bocks {
  const running = house['bock.mode'] === 'queue' ? 1 : bocks.length;
  const left = bocks.map((deals, index) => (index < running ? deals - 1 : deals)).filter((deals) => deals > 0);
  return [...left, ...Array.from({ length: started }, () => house['round.length'])];
}
