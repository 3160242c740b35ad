// Chances that are told of one seat at one moment are one: beside its cards, for a Stoss or Retour, and in the outlook of the commentary.
import { describe, expect, test } from 'vitest';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { type Seat, SEATS } from '../../../../src/engine/base/seats.ts';
import { doublingOf } from '../../../../src/engine/bots/random-player.ts';
import { isPlaying } from '../../../../src/engine/table/readers.ts';
import { viewFor } from '../../../../src/engine/round/view.ts';
import { afterDoubling, leadIn, playedContract } from '../../../../src/engine/table/announced-contract.ts';
import type { RoundRecord } from '../../../../src/engine/table/log.ts';
import { type PlayingRound, recordOf } from '../../../../src/engine/table/round.ts';
import type { AdviceThink, EffortRow } from '../../../../src/engine/tutor/advice/advice.ts';
import { adviseAt } from '../../../../src/engine/tutor/advice/advise.ts';
import { adviseAside } from '../../../../src/engine/tutor/advice/aside-advice.ts';
import { outlookOf } from '../../../../src/engine/tutor/review/outlook.ts';
import { reviewEntry, roundBefore } from '../../../../src/engine/tutor/review/review-entry.ts';
import { PATIENCE_MS, sample } from '../../../../lab/base/thorough.ts';
import {
  type CheckedTable,
  HOUSE_TABLES,
  playedRound,
  PURE_TABLES,
} from '../../../../lab/support/tutor/checked-tables.ts';

const DEALS = 40;
const LITTLE: EffortRow = {
  worlds: [DEALS],
  exact: [0],
  enumerate: 0,
  nodes: 400_000,
  bids: 1,
  outlook: DEALS,
  end: [],
  among: 32,
  again: 0,
};

/** How far two means over so many deals may be apart by chance: four standard errors of such chances. */
const BY_CHANCE = 0.25;

/** A seat that may double, in a round of which the record goes so far. */
interface Moment {
  readonly record: RoundRecord;
  readonly round: PlayingRound;
  readonly seat: Seat;
}

/** Those of the first trick of a round in which somebody plays, where the doubling does not make the sides change places. */
function momentsOf(table: CheckedTable, seed: string): readonly Moment[] {
  const whole = recordOf(playedRound(table, seed));
  const first = whole.entries.findIndex(({ type }) => type === 'play');
  if (first < 0) return [];
  return [first, first + 1].flatMap((entry) => {
    const record = { ...whole, entries: whole.entries.slice(0, entry) };
    const round = roundBefore(record, entry);
    if (!isPlaying(round) || round.declarer === undefined) return [];
    return SEATS.flatMap((seat) => (maySay(round, seat) ? { record, round, seat } : []));
  });
}

function maySay(round: PlayingRound, seat: Seat): boolean {
  const view = viewFor(round, seat);
  const give = doublingOf(view);
  if (!view.contract || (give?.type !== 'stoss' && give?.type !== 'retour')) return false;
  const contract = playedContract(view.rules, view.contract);
  return afterDoubling(view.rules, contract, leadIn({ trick: view.trick, done: view.tricks })) === contract;
}

const thinkAt = ({ record, seat }: Moment): AdviceThink => ({
  random: randomOf('told', record.entries.length, seat, ...JSON.stringify(record.entries)),
  effort: LITTLE,
});

/** The chances that are told for doubling and for leaving it. */
function toldFor(moment: Moment): readonly number[] {
  const advice = adviseAside(viewFor(moment.round, moment.seat), thinkAt(moment));
  if (!advice) throw new Error('it may double');
  return advice.ranked.map(({ chance = NaN }) => chance);
}

const TABLES = [...PURE_TABLES, ...HOUSE_TABLES].filter(({ name }) => !name.includes('Ramsch'));
const MOMENTS = TABLES.flatMap((table) =>
  Array.from({ length: sample(2, 20) }, (_, n) => momentsOf(table, `told ${n}`)).flat(),
);

describe('of a seat that may double', () => {
  test(
    'the chance told for a Stoss is that of its best card where it is to play',
    () => {
      const turns = MOMENTS.filter(({ round, seat }) => viewFor(round, seat).turn === seat && !round.play.table);
      expect(turns.length).toBeGreaterThan(8);
      for (const moment of turns.slice(0, sample(5, 400))) {
        const { chance } = adviseAt(viewFor(moment.round, moment.seat), thinkAt(moment)).ranked[0] ?? {};
        expect(toldFor(moment)).toEqual([chance, chance]);
      }
    },
    PATIENCE_MS,
  );

  test(
    'the outlook of the commentary is the same, but for the deals that are drawn',
    () => {
      const others = MOMENTS.filter(({ round, seat }) => viewFor(round, seat).turn !== seat);
      expect(others.length).toBeGreaterThan(8);
      for (const moment of others.slice(0, sample(4, 200))) {
        const { round, seat } = moment;
        const outlook = outlookOf(round, thinkAt(moment))?.chance[seat] ?? NaN;
        const own = seat === round.declarer || seat === round.partner ? outlook : 1 - outlook;
        for (const chance of toldFor(moment)) expect(Math.abs(chance - own)).toBeLessThan(BY_CHANCE);
      }
    },
    PATIENCE_MS,
  );

  test(
    'beside a Stoss that is given stands the chance that was told for it',
    () => {
      for (const moment of MOMENTS.slice(0, sample(3, 100))) {
        const { record, round, seat } = moment;
        const give = doublingOf(viewFor(round, seat));
        if (give?.type !== 'stoss' && give?.type !== 'retour') throw new Error('it may double');
        const { entries } = record;
        const said = { ...record, entries: [...entries, give] };
        const { advice, outlook } = reviewEntry(said, entries.length, thinkAt(moment));
        const told = advice.ranked.find(({ decision }) => decision.type === give.type)?.chance ?? NaN;
        const declares = seat === round.declarer || seat === round.partner;
        expect(outlook?.chance[seat]).toBeCloseTo(declares ? told : 1 - told, 9);
      }
    },
    PATIENCE_MS,
  );
});
