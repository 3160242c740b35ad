// Records of older builds: what they wrote otherwise is read as what it means today, and nothing else is touched.
import { describe, expect, test } from 'vitest';
import type { Entry, RoundRecord } from '../../src/engine/table/log.ts';
import { recordOf } from '../../src/engine/table/round.ts';
import { bySeat, type Seat } from '../../src/engine/base/seats.ts';
import { replay } from '../../src/engine/round/step.ts';
import type { TableRules } from '../../src/engine/table/table-rules.ts';
import { asFinished } from '../../src/shared/border/old-records.ts';
import { RoundFileSchema } from '../../src/shared/files/round-file.ts';
import { RoundRecordSchema } from '../../src/shared/border/schemas.ts';
import { doppler, ramschWith } from '../../lab/support/rounds/durchbruch.ts';
import { after, announce, call, dealt, play } from '../../lab/support/rounds/rounds.ts';
import { rufer } from '../../lab/support/tutor/situations.ts';
import { handsWithSuitor, hochzeitRules } from '../../lab/support/examples/hochzeit-examples.ts';

const doubled = recordOf(after(ramschWith('EO GO HO SO EU GU HU E7', 'old', { 'ramsch.doppler': true }), doppler(2)));
const asStoss: RoundRecord = {
  ...doubled,
  entries: doubled.entries.map((entry) => (entry.type === 'doppler' ? { ...entry, type: 'stoss' } : entry)),
};

test('a doubled Ramsch that was written down as a Stoss is read as doubled, and folds', () => {
  expect(asStoss).not.toEqual(doubled);
  expect(RoundRecordSchema.parse(asStoss)).toEqual(doubled);
  expect(replay(RoundRecordSchema.parse(asStoss)).ok).toBe(true);
});

test('the Stoss of an announced game stays one', () => {
  const record = recordOf(after(rufer, play(0, 'H9'), { type: 'stoss', seat: 2 }));
  expect(RoundRecordSchema.parse(record)).toEqual(record);
});

describe('a Hochzeit that ended the auction', () => {
  const onTurn = hochzeitRules('on-turn', { 'auction.form': 'named' });
  const inAuction = hochzeitRules('in-auction', { 'hochzeit.noTaker': 'continue', 'passout.rule': 'ramsch' });
  const log = (rules: TableRules, suitor: Seat, ...entries: readonly Entry[]): RoundRecord => {
    const record = recordOf(dealt(rules, handsWithSuitor(rules, suitor)));
    return { ...record, entries: [...record.entries, ...entries] };
  };
  const accepted = [call(0, 'weiter'), call(1, 'hochzeit'), call(2, 'mit-mir')];
  const back: Entry = { type: 'return', seat: 2, card: 'G9' };

  test('because it was accepted, is replayed as it was played', () => {
    const old = log(onTurn, 1, ...accepted, back, play(0, 'EA'));
    expect(replay(old).ok).toBe(false);
    const read = RoundRecordSchema.parse(old);
    expect(read).toEqual({ ...old, terms: { dealer: 3, hochzeitEnds: true } });
    expect(replay(read)).toMatchObject({ ok: true, round: { phase: 'playing', declarer: 2, partner: 1 } });
    expect(RoundRecordSchema.parse(read)).toEqual(read);
  });

  test('because nobody wanted it, is replayed as it was played, also over a bid that stood', () => {
    const refused = [
      ...[call(0, 'spiele'), call(1, 'spiele-auch'), call(0, 'gut'), call(2, 'gut'), call(3, 'gut')],
      announce(1, { contract: 'hochzeit' }),
      ...[call(0, 'ohne-mich'), call(2, 'ohne-mich'), call(3, 'ohne-mich')],
    ];
    const old = log(inAuction, 1, ...refused, play(0, 'EA'));
    expect(replay(old).ok).toBe(false);
    expect(replay(RoundRecordSchema.parse(old))).toMatchObject({
      ok: true,
      round: { phase: 'playing', play: { contract: { row: { id: 'ramsch' } } } },
    });
  });

  test('because nobody wanted it, and made the deal void, is read as over where the round is known to be', () => {
    const voids = hochzeitRules('in-auction', { 'hochzeit.noTaker': 'void' });
    const refused = [
      ...[call(0, 'spiele'), call(1, 'spiele-auch'), call(0, 'gut'), call(2, 'gut'), call(3, 'gut')],
      announce(1, { contract: 'hochzeit' }),
      ...[call(0, 'ohne-mich'), call(2, 'ohne-mich'), call(3, 'ohne-mich')],
    ];
    const old = log(voids, 1, ...refused);
    expect(replay(old)).toMatchObject({ ok: true, round: { phase: expect.not.stringMatching(/thrownIn/) as string } });
    const read = asFinished(old);
    expect(read).toEqual({ ...old, terms: { dealer: 3, hochzeitEnds: true } });
    expect(replay(read)).toMatchObject({ ok: true, round: { phase: 'thrownIn', why: 'noTaker' } });
    expect(asFinished(read)).toEqual(read);
    const file = {
      ...{ format: 'schafkopf-stube-round', version: 1, id: 'void', finishedAt: '2026-11-01T20:00:00.000Z' },
      ...{ players: bySeat(() => ({ name: '', kind: 'bot' })), you: 0, record: old, notes: [] },
    };
    expect(RoundFileSchema.parse(file).record).toEqual(read);
    // A round of today in which the last one has just refused goes on.
    expect(RoundRecordSchema.parse(old)).toEqual(old);
  });

  test('void without a bid before it, is over in rounds of today as well', () => {
    const voids = hochzeitRules('in-auction', { 'hochzeit.noTaker': 'void' });
    const passed = ([0, 1, 2] as const).map((seat) => call(seat, 'weiter'));
    const answers = ([0, 1, 2] as const).map((seat) => call(seat, 'ohne-mich'));
    const record = log(voids, 3, ...passed, call(3, 'spiele'), announce(3, { contract: 'hochzeit' }), ...answers);
    expect(replay(record)).toMatchObject({ ok: true, round: { phase: 'thrownIn' } });
    expect(asFinished(record)).toEqual(record);
  });

  test('is nothing that rounds of today say', () => {
    const rounds = [
      log(onTurn, 1, ...accepted, call(2, 'weiter'), call(3, 'weiter'), back),
      log(
        onTurn,
        3,
        ...([0, 1, 2] as const).map((seat) => call(seat, 'weiter')),
        call(3, 'hochzeit'),
        call(0, 'mit-mir'),
      ),
      log(inAuction, 3, ...([0, 1, 2] as const).map((seat) => call(seat, 'weiter')), call(3, 'spiele')),
    ];
    for (const record of rounds) {
      expect(replay(record).ok).toBe(true);
      expect(RoundRecordSchema.parse(record)).toEqual(record);
    }
  });
});
